# Symbols, places, colours
symbol-book = Book
symbol-lantern = Lantern
symbol-flame = Flame
symbol-skull = Skull
symbol-moon = Moon
location-other-worlds = Other Worlds
location-library = Library
location-streets = Streets of Arkham
location-ceremony = The Ceremony
location-museum = Museum
location-gathering = The Gathering
from-other-worlds = from Other Worlds
from-library = from the Library
from-streets = from the Streets of Arkham
from-ceremony = from The Ceremony
from-museum = from the Museum
from-gathering = from The Gathering
from-lodge = from the lodge
from-abyss = from the abyss
from-captive = from captivity
to-other-worlds = to Other Worlds
to-library = to the Library
to-streets = to the Streets of Arkham
to-ceremony = to The Ceremony
to-museum = to the Museum
to-gathering = to The Gathering
to-lodge = to the lodge
to-abyss = to the abyss
to-captive = into captivity
colour-crimson = Crimson
colour-amber = Amber
colour-jade = Jade
colour-violet = Violet

# Dice
face-tentacle = Tentacle
face-star = Star
face-eye = Eye
dice-tentacle = { $count ->
    [one] a Tentacle
   *[other] { $count } Tentacles
 }
dice-star = { $count ->
    [one] a Star
   *[other] { $count } Stars
 }
dice-eye = { $count ->
    [one] an Eye
   *[other] { $count } Eyes
 }

# Cards
card = { $spell } ({ $back })
card-gate = Gate
back = a { $symbol } spell
spell-call-from-below = Call from Below
spell-false-trail = False Trail
spell-dream-road = Dream Road
spell-mind-theft = Mind Theft
spell-blood-price = Blood Price
spell-frenzy = Frenzy
spell-warding-circle = Warding Circle
spell-betrayal = Betrayal
spell-banishment = Banishment
spell-press-call = Press Call
spell-rising-tide = Rising Tide
spell-broken-seal = Broken Seal
artefact-necronomicon = Necronomicon
artefact-amulet = Amulet of Nephren-Ka
artefact-silver-key = Silver Key
artefact-elder-lamp = Elder Lamp
artefact-idol = Idol
artefact-dagger = Sacrificial Dagger
artefact-shining-stone = Shining Stone
artefact-black-mirror = Black Mirror
artefact-bone-flute = Bone Flute
artefact-ward-ring = Ward Ring
artefact-yellow-mask = Yellow Mask
artefact-star-chart = Star Chart
curse-broken-word = Broken Word
curse-blind-stars = Blind Stars
curse-empty-showcase = Empty Showcase
curse-hunger = Hunger of the Deep
curse-torn-veil = Torn Veil
curse-doubt = Doubt
curse-backlash = Backlash
curse-barred-gate = Barred Gate
god-cthulhu = Cthulhu
god-hastur = Hastur
god-nyarlathotep = Nyarlathotep
god-ithaqua = Ithaqua
god-tsathoggua = Tsathoggua
god-shub-niggurath = Shub-Niggurath
god-yog-sothoth = Yog-Sothoth
god-azathoth = Azathoth
squall-frost = Frost
squall-tracks = Tracks
squall-gust = Gust
squall-calm = Calm

# Setup
gods-dealt = { $who-is ->
    [you] You are
   *[other] { $who } is
 } dealt two gods: { $gods }.
gods-dealt-hidden = { $who } is dealt two gods.
god-chosen = { $who-is ->
    [you] You serve { $god }.
   *[other] { $who } serves { $god }.
 }
colour-chosen = { $who-is ->
    [you] Your colour is { $colour }.
   *[other] { $who } plays { $colour }.
 }
start-player = { $who-is ->
    [you] Your god is drawn: you are the start player.
   *[other] The god of { $who } is drawn: { $who } is the start player.
 }
laid-out = The altar is laid out. Beside the Museum lie: { $artefacts }. { $supply } investigators are in the supply.

# Turn and movement
turn-begins = Round { $round }: { $who-is ->
    [you] it is your turn.
   *[other] it is the turn of { $who }.
 }
refreshed = { $who-is ->
    [you] Your artefacts are ready again.
   *[other] The artefacts of { $who } are ready again.
 }
moved-spell = { $who-is ->
    [you] You play { $card } and move
   *[other] { $who } plays { $card } and moves
 } the fate piece { $to }.
moved-spell-hidden = { $who } plays a { $symbol } spell and moves the fate piece { $to }.
moved-pair = { $who-is ->
    [you] You play { $card } and { $second } as a pair and move
   *[other] { $who } plays { $card } and { $second } as a pair and moves
 } the fate piece { $to }.
moved-pair-hidden = { $who } plays a pair of { $symbol } spells and moves the fate piece { $to }.
moved-gate = { $who-is ->
    [you] You open
   *[other] { $who } opens
 } a Gate: the fate piece moves { $to }.
moved-road = { $who-is ->
    [you] You play { $card } and move
   *[other] { $who } plays { $card } and moves
 } the fate piece along the Dream Road { $to }.
moved-road-hidden = { $who } plays a { $symbol } spell and moves the fate piece along the Dream Road { $to }.
moved-key = { $who-is ->
    [you] You play { $card } and move
   *[other] { $who } plays { $card } and moves
 } the fate piece with the Silver Key { $to }.
moved-key-hidden = { $who } plays a { $symbol } spell and moves the fate piece with the Silver Key { $to }.
drifted = { $who-is ->
    [you] You have
   *[other] { $who } has
 } no way to move: the fate piece drifts { $to }.
hand-discarded = { $who-is ->
    [you] You have no way to move and discard your hand
   *[other] { $who } has no way to move and discards the hand
 }: { $cards }.
hand-discarded-hidden = { $who } has no way to move and discards { $count ->
    [one] a spell
   *[other] { $count } spells
 }.
investigators-follow = { $count } investigators follow { $origin } into { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }.
cultist-placed = { $who-is ->
    [you] You send
   *[other] { $who } sends
 } a cultist { $to }.
cultists-rise = { $who-is ->
    [you] Your lodge is empty: two of your cultists
   *[other] The lodge of { $who } is empty: two cultists
 } rise from the abyss, one into the lodge, one { $to }.
last-cultist-rises = { $who-is ->
    [you] Your lodge is empty: your last cultist
   *[other] The lodge of { $who } is empty: the last cultist
 } in the abyss goes { $to }.
investigator-placed = An investigator comes { $to }.
supply-empty = No investigator is left in the supply: all players are raided.

# Figures
cultists-moved = { $count ->
    [one] { $who-is ->
        [you] One of your cultists goes
       *[other] One cultist of { $who } goes
    }
   *[other] { $who-is ->
        [you] { $count } of your cultists go
       *[other] { $count } cultists of { $who } go
    }
 } { $origin } { $to }.
investigators-from-supply = { $count ->
    [one] An investigator comes
   *[other] { $count } investigators come
 } from the supply into { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }.
investigators-to-supply = { $count ->
    [one] An investigator leaves
   *[other] { $count } investigators leave
 } { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 } for the supply.
investigators-to-rival = { $count ->
    [one] An investigator goes
   *[other] { $count } investigators go
 } from { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 } to { $rival-is ->
    [you] yours
   *[other] that of { $rival }
 }.
swapped = { $who-is ->
    [you] Your cultist
   *[other] A cultist of { $who }
 } ({ $own }) and { $rival-is ->
    [you] one of yours
   *[other] one of { $rival }
 } ({ $other }) change places.

# The summoning circle
summoned = { $who-is ->
    [you] Your summon marker moves
   *[other] The summon marker of { $who } moves
 } to { $space }.
fell-back = { $who-is ->
    [you] Your summon marker falls
   *[other] The summon marker of { $who } falls
 } back to { $space }.
sign-taken = { $who-is ->
    [you] You take an elder sign and have
   *[other] { $who } takes an elder sign and has
 } { $signs } now.
sign-warded = The Warding Circle keeps an elder sign off { $who-is ->
    [you] your circle
   *[other] the circle of { $who }
 }.
signs-removed = { $count ->
    [one] An elder sign leaves
   *[other] { $count } elder signs leave
 } { $who-is ->
    [you] your circle
   *[other] the circle of { $who }
 }; { $signs ->
    [0] none is left
    [one] one is left
   *[other] { $signs } are left
 }.

# Curses
curse-received = { $who } receives a curse, and { $watcher-is ->
    [you] you watch
   *[other] { $watcher } watches
 } over it: { $curse }.
curse-received-hidden = { $who-is ->
    [you] You receive
   *[other] { $who } receives
 } a curse; { $watcher } watches over it.
curse-strikes = Curse { $curse }: { $why }.
curse-strikes-broken-word = the spell { $who-is ->
    [you] you
   *[other] { $who }
 } readied is lost
curse-strikes-blind-stars = the successes { $who-is ->
    [you] you
   *[other] { $who }
 } rolled are rolled again
curse-strikes-empty-showcase = the artefact { $who-is ->
    [you] you
   *[other] { $who }
 } took is lost
curse-strikes-hunger = the abyss calls back cultists from { $who-is ->
    [you] your crowded lodge
   *[other] the crowded lodge of { $who }
 }
curse-strikes-torn-veil = the pair { $who-is ->
    [you] you
   *[other] { $who }
 } played draws investigators
curse-strikes-doubt = { $who-is ->
    [you] you have
   *[other] { $who } has
 } no control this turn
curse-strikes-backlash = the spell strikes back at { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }
curse-strikes-barred-gate = { $who-is ->
    [you] your summon marker
   *[other] the summon marker of { $who }
 } is turned back
curses-shuffled = The discarded curses are shuffled into a new curse deck.

# Rolls, control, raids
rolled-control = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } for temporary control: { $faces }.
rolled-other-worlds = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } in Other Worlds: { $faces }.
rolled-raid = The raid on { $who-is ->
    [you] you
   *[other] { $who }
 }: { $faces }.
rolled-gift = { $who-is ->
    [you] You roll for your
   *[other] { $who } rolls for the
 } Dark Gift: { $faces }.
rerolled = { $count ->
    [one] One die is
   *[other] { $count } dice are
 } rolled again. { $who-is ->
    [you] Your roll
   *[other] The roll of { $who }
 } now shows { $faces }.
controls-full = { $who-is ->
    [you] You have
   *[other] { $who } has
 } control ({ $location }).
controls-temporary = { $who-is ->
    [you] You have
   *[other] { $who } has
 } temporary control ({ $location }).
raided = { $count ->
    [one] An investigator raids
   *[other] { $count } investigators raid
 } { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }.

# Spells
drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { $cards }.
drew-hidden = { $who } draws: { $backs }.
spells-shuffled = The discard pile is shuffled and becomes the spell deck.
discarded = { $who-is ->
    [you] You discard
   *[other] { $who } discards
 } { $card }.
discarded-hidden = { $who } discards { $card }.
dropped = { $who-is ->
    [you] You drop
   *[other] { $who } drops
 } { $card } without effect.
dropped-hidden = { $who } drops { $card } (cost: { $cost }) without effect.
readied = { $who-is ->
    [you] You ready
   *[other] { $who } readies
 } { $card }, showing its cost: { $cost }.
readied-hidden = { $who } readies { $card }, showing its cost: { $cost }.
column-cleared = The astral column is cleared ({ $location }): { $count ->
    [one] one card
   *[other] { $count } cards
 }.
cast = { $named ->
    [rival] { $who-is ->
        [you] You cast
       *[other] { $who } casts
    } { $card } against { $rival-is ->
        [you] you
       *[other] { $rival }
    }.
    [number] { $who-is ->
        [you] You cast
       *[other] { $who } casts
    } { $card } against { $rival-is ->
        [you] you
       *[other] { $rival }
    } with { $number ->
        [one] one investigator
       *[other] { $number } investigators
    }.
    [theft] { $who-is ->
        [you] You cast
       *[other] { $who } casts
    } { $card } against { $rival-is ->
        [you] you
       *[other] { $rival }
    }, for a { $symbol } spell.
    [dice] { $who-is ->
        [you] You cast
       *[other] { $who } casts
    } { $card } on { $faces }.
   *[nothing] { $who-is ->
        [you] You cast
       *[other] { $who } casts
    } { $card }.
 }
cancelled = { $card } is cancelled and has no effect.
stolen = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $card } from { $rival-is ->
    [you] your hand
   *[other] the hand of { $rival }
 }.
stolen-hidden = { $who } takes { $card } from the hand of { $rival }.

# Artefacts, Gates, Dark Gifts, squalls
used = { $named ->
    [rival] { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $artefact } against { $rival-is ->
        [you] you
       *[other] { $rival }
    }.
    [dice] { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $artefact } on { $faces }.
    [swap] { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $artefact }: { $own } against { $other } ({ $rival-is ->
        [you] you
       *[other] { $rival }
    }).
   *[nothing] { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $artefact }.
 }
used-up = { $named ->
    [rival] { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $artefact } against { $rival-is ->
        [you] you
       *[other] { $rival }
    } and { $who-is ->
        [you] destroy
       *[other] destroys
    } it.
   *[nothing] { $who-is ->
        [you] You use
       *[other] { $who } uses
    } { $artefact } and { $who-is ->
        [you] destroy
       *[other] destroys
    } it.
 }
exhausted = { $who-is ->
    [you] You exhaust
   *[other] { $who } exhausts
 } { $artefact }.
destroyed = { $who-is ->
    [you] You destroy
   *[other] { $who } destroys
 } { $artefact }.
artefact-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $artefact }.
artefact-drawn = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } the top artefact, unseen: { $artefact }.
artefact-lost = { $artefact } of { $who-is ->
    [you] yours
   *[other] { $who }
 } is discarded.
artefacts-shown = New in the Museum: { $artefacts }.
artefacts-shuffled = The discarded artefacts are shuffled into a new deck.
gate-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } a Gate.
gift-used = { $who-is ->
    [you] You use
   *[other] { $who } uses
 } the Dark Gift of { $god }.
squall-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } a winter squall: { $squall }.
squall-drawn-hidden = { $who } draws a winter squall and looks at it.
squall-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
 } the squall face down ({ $location }).
squall-turned-up = { $who-is ->
    [you] You run
   *[other] { $who } runs
 } into a winter squall ({ $location }): { $squall }.

# The end
game-won = The summoning is complete: { $who-is ->
    [you] you win
   *[other] { $who } wins
 } alone.
game-lost = Ten elder signs bind { $loser-is ->
    [you] your circle: you lose
   *[other] the circle of { $loser }, who loses
 }. The game is won by: { $winners }.

# What the game waits for, as everybody may know it
decides-god = { $who-is ->
    [you] You choose your god.
   *[other] { $who } chooses a god.
 }
decides-colour = { $who-is ->
    [you] You choose your colour.
   *[other] { $who } chooses a colour.
 }
decides-window = { $who-is ->
    [you] You may act now, or pass.
   *[other] { $who } may act now, or pass.
 }
decides-roll = { $who-is ->
    [you] You may react to the roll.
   *[other] { $who } may react to the roll.
 }
decides-cast = { $who-is ->
    [you] You may answer the spell.
   *[other] { $who } may answer the spell.
 }
decides-ward = { $who-is ->
    [you] You may protect your circle.
   *[other] { $who } may protect the circle.
 }
decides-amulet = { $who-is ->
    [you] You may destroy the Amulet.
   *[other] { $who } may destroy the Amulet.
 }
decides-dagger = { $who-is ->
    [you] You may use the Sacrificial Dagger.
   *[other] { $who } may use the Sacrificial Dagger.
 }
decides-move = { $who-is ->
    [you] You move the fate piece.
   *[other] { $who } moves the fate piece.
 }
decides-gust = { $who-is ->
    [you] You discard a spell.
   *[other] { $who } discards a spell.
 }
decides-control = { $who-is ->
    [you] You may seek control.
   *[other] { $who } may seek control.
 }
decides-free-ready = { $who-is ->
    [you] You may ready a spell for free.
   *[other] { $who } may ready a spell for free.
 }
decides-send = { $who-is ->
    [you] You send investigators.
   *[other] { $who } sends investigators.
 }
decides-sacrifice = { $who-is ->
    [you] You may sacrifice.
   *[other] { $who } may sacrifice.
 }
decides-turn-over = { $who-is ->
    [you] You may change the artefacts on show.
   *[other] { $who } may change the artefacts on show.
 }
decides-destroy-sign = { $who-is ->
    [you] You may destroy elder signs.
   *[other] { $who } may destroy elder signs.
 }
decides-artefact = { $who-is ->
    [you] You take an artefact.
   *[other] { $who } takes an artefact.
 }
decides-give-up = { $who-is ->
    [you] You discard an artefact.
   *[other] { $who } discards an artefact.
 }
decides-roam = { $who-is ->
    [you] You may move cultists.
   *[other] { $who } may move cultists.
 }
decides-gift = { $who-is ->
    [you] You may use your Dark Gift.
   *[other] { $who } may use the Dark Gift.
 }
decides-place = { $who-is ->
    [you] You may place a cultist.
   *[other] { $who } may place a cultist.
 }
decides-release = { $who-is ->
    [you] You may give up captives.
   *[other] { $who } may give up captives.
 }
decides-lay-tile = { $who-is ->
    [you] You lay the squall on a location.
   *[other] { $who } lays the squall on a location.
 }
decides-ready = { $who-is ->
    [you] You may ready a spell.
   *[other] { $who } may ready a spell.
 }
decides-fourth = { $who-is ->
    [you] You have a fourth readied spell.
   *[other] { $who } has a fourth readied spell.
 }

# What is asked
ask-god = Which god do you serve?
ask-colour = Which colour do you want?
ask-idle = { $question } There is nothing you could use now.
ask-window-prep = Before the move: will you act?
ask-window-moved = The fate piece has moved: will you act?
ask-window-acted = After the actions: will you act?
ask-window-end = At the end of the turn: will you act?
ask-roll-control = { $who-is ->
    [you] Your roll
   *[other] The roll of { $who }
 } for temporary control shows { $faces }. Will you react?
ask-roll-other-worlds = { $who-is ->
    [you] Your roll
   *[other] The roll of { $who }
 } in Other Worlds shows { $faces }. Will you react?
ask-roll-raid = The raid on { $who-is ->
    [you] you
   *[other] { $who }
 } shows { $faces }. Will you react?
ask-roll-gift = { $who-is ->
    [you] Your roll for the Dark Gift
   *[other] The roll of { $who } for the Dark Gift
 } shows { $faces }. Will you react?
ask-cast = { $who } casts { $card }. Will you answer?
ask-ward = The raid on you shows { $faces }. Will you protect your circle?
ask-amulet = { $count ->
    [one] An investigator is
   *[other] { $count } investigators are
 } about to raid you. Destroy the Amulet to send them away?
ask-dagger = You sacrifice { $count }. Use the Sacrificial Dagger?
ask-name = { $thing }: choose the target.
ask-dice = { $thing }: which dice are rolled again?
ask-die = { $thing }: which die is rolled again?
ask-move = How do you move the fate piece?
ask-destination = Where does the fate piece go?
ask-gust = The gust takes a spell from your hand. Which?
ask-control = You have no control here. Will you seek it?
ask-free-ready = Control: which spell do you ready without symbols?
ask-send = Where does an investigator go?
ask-send-more = Where does a second investigator go?
ask-sacrifice-streets = Control: sacrifice a cultist, so that an investigator goes to every rival?
ask-sacrifice-ceremony = Control: sacrifice two cultists for one step on the summoning circle?
ask-turn-over = Control: on show are { $artefacts }. Turn up new ones?
ask-destroy-sign = Control: sacrifice a cultist to destroy an elder sign?
ask-artefact = Which artefact do you take?
ask-give-up = You have four artefacts. Which one do you discard?
ask-roam = Which cultist moves, and where to?
ask-gift = Will you use the Dark Gift of { $god }?
ask-place = Where do you put a cultist from the lodge?
ask-release = Send two captives to the abyss for one step on the summoning circle?
ask-lay-tile = You drew { $squall }. On which location do you lay it?
ask-ready = Which spell do you ready?
ask-ready-nothing = You cannot pay for any of your spells here.
ask-fourth = { $card } is your fourth readied spell. Cast it at once, or drop an old one?
option-god = { $god }
option-any-colour = Any colour
option-cast = Cast { $card }
option-use = Use { $artefact }
option-pass = Pass
option-pass-turn = Pass, and do not ask me again this turn
option-pass-own = Pass, and do not ask me until my turn
option-pass-raid = Pass, and ask me only when I am raided or it is my turn
option-own-cultist = Your cultist: { $location }
option-other-cultist = Cultist of { $rival }: { $location }
option-theft = { $rival }: a { $symbol } spell
option-rival-number = { $rival }: { $number ->
    [one] one investigator
   *[other] { $number } investigators
 }
option-rival = { $rival }
option-die = Die { $number }: { $face }
option-amulet = Destroy the Amulet: no raid
option-sacrifice = { $count ->
    [one] Sacrifice one cultist
   *[other] Sacrifice { $count } cultists
 }
option-dagger = { $count ->
    [0] Exhaust the Sacrificial Dagger: sacrifice no cultist
    [one] Exhaust the Sacrificial Dagger: sacrifice one cultist
   *[other] Exhaust the Sacrificial Dagger: sacrifice { $count } cultists
 }
option-move-spell = With { $card } { $to }
option-move-pair = With { $card } and { $second } as a pair: anywhere
option-move-gate = Through a Gate: anywhere
option-move-road = With { $card } on the Dream Road: anywhere
option-move-key = With { $card } and the Silver Key: anywhere
option-discard = Discard { $card }
option-idol = Exhaust the Idol: control
option-roll = Roll for temporary control
option-no-control = Do without
option-ready = Ready { $card }
option-ready-with-book = Ready { $card }, exhausting the Necronomicon
option-ready-none = Ready nothing
option-send-lodge = From your lodge to { $rival }
option-send-supply = From the supply to { $rival }
option-enough = One is enough
option-no-sacrifice = Sacrifice nobody
option-turn-over = Discard them and turn up new ones
option-keep-shown = Leave them
option-sign-plain = Sacrifice a cultist: destroy a sign of { $who-is ->
    [you] your own
   *[other] { $who }
 }
option-sign-dagger = Exhaust the Sacrificial Dagger: destroy a sign of { $who-is ->
    [you] your own
   *[other] { $who }
 }
option-no-sign = Destroy no sign
option-take-artefact = Take { $artefact }
option-take-top = Take the top one, unseen
option-give-up-artefact = Discard { $artefact }
option-roam = { $origin } { $to }
option-no-move = Move nobody
option-no-gift = Decline the Dark Gift
option-gift-ithaqua = Draw a winter squall
option-gift-tsathoggua = Remove elder signs
option-gift-shub-niggurath = Call cultists from the abyss
option-gift-yog-sothoth = Move cultists
option-gift-azathoth = Roll the dice
option-drop = Drop { $card }
option-release = Give up captives of { $owners }
option-no-release = Keep the captives

# Options of a match
option-seats = Players
option-library_keeps = The Library’s astral column is never cleared

# Talk
phrase-beware = Beware …
phrase-not-me = Not me, I beg you!
phrase-together = Let us stop the leader together.
phrase-thanks = Thank you!
phrase-sorry = Sorry about that.
phrase-well-played = Well played.
phrase-unsure = I am not sure.
phrase-hurry = The stars are right – your move.

# The text on cards, put together from words
text-spell = { $timing }: { $effect }.
text-spell-needs = { $timing }, if { $needs }: { $effect }.
text-artefact = { $timing }, { $price }: { $effect }.
text-artefact-needs = { $timing }, { $price }, if { $needs }: { $effect }.
text-curse = { $trigger }: { $effect }.
text-plain = { $effect }.
timing-any-turn = Any turn
timing-own-turn = Your turn
timing-prep = Your turn, before the move
timing-roll = After any roll
timing-own-roll = After a roll of yours
timing-cast = When a rival casts a spell
timing-raid = After the roll of a raid on you
timing-before-raid = Before the roll of a raid on you
timing-moving = When you move with one spell
timing-readying = While you ready a spell
timing-counting = When you lack control and this gives it
timing-sacrificing = When you sacrifice
price-exhaust = exhaust
price-destroy = destroy
need-own-cultists-abyss = { $count ->
    [one] a cultist of yours is in the abyss
   *[other] { $count } cultists of yours are in the abyss
 }
need-own-cultists-here = { $count ->
    [one] a cultist of yours is here
   *[other] { $count } cultists of yours are here
 }
need-own-investigators = an investigator is in your lodge
need-own-signs = an elder sign is on your circle
need-marker-at-most = your marker is on { $space } or less
need-rival-spell = a rival of your choice has a spell in hand
need-rival-here = a rival of your choice has a cultist here
need-raid-possible = an investigator is in the supply or in the lodge of a rival of your choice
need-not-in-force = it is not in force already
need-success-rolled = the roll shows a success
need-swap-possible = a cultist of yours and one of a rival are in different locations
when-broken-word = When the victim readies a spell in any way
when-blind-stars = When the victim’s roll in Other Worlds shows a success
when-empty-showcase = When the victim takes an artefact
when-hunger = As soon as the victim has { $hungry } or more cultists in the lodge
when-torn-veil = When the victim moves the fate piece with a pair
when-doubt = When the victim would have control or temporary control, after any roll for it
when-backlash = After the victim has cast a spell
when-barred-gate = When the victim’s marker comes forward to { $barred } or further
word-then = { $first }. Then: { $second }
word-either = Either: { $first }. Or: { $second }
word-cultists-abyss-lodge-own = { $count } of your cultists go from the abyss to your lodge, as far as possible
word-cultists-lodge-abyss-own = { $count } cultists go from the lodge to the abyss, as far as possible
word-cultists-abyss-any-own = { $count ->
    [one] One of your cultists goes
   *[other] { $count } of your cultists go
 } from the abyss to any location
word-cultists-here-abyss-rival = { $count ->
    [one] One of that rival’s cultists here goes
   *[other] { $count } of that rival’s cultists here go
 } to the abyss
word-investigators-lodge-rival = { $least ->
    [0] { $count ->
        [one] One investigator goes
       *[other] { $count } investigators go
    }
   *[other] { $least } or { $count } investigators go
 } from your lodge to a rival’s
word-investigators-supply-rival = { $count } investigators go from the supply to that rival’s lodge, as far as possible
word-investigators-supply-lodge = { $count } investigators go from the supply to the lodge, as far as possible
word-investigators-lodge-supply = All investigators in your lodge go to the supply
word-summon = Summon +{ $steps }
word-step-back = The marker goes back { $steps }, before it can win
word-remove-signs = Remove { $count } elder signs from your circle, as far as possible
word-draw = Draw { $count ->
    [one] a spell
   *[other] { $count } spells
 }
word-sacrifice = Sacrifice { $count ->
    [one] a cultist
   *[other] { $count } cultists
 } here
word-steal-spell = Choose a spell in that rival’s hand by its back; it comes into your hand, and only the two of you learn its face
word-reroll-chosen = Roll one or more of the dice again
word-reroll-one = Roll one of the dice again
word-reroll-successes = All successes are rolled again once, before the reactions to the roll
word-ward-signs = The first { $count } elder signs of this raid are not taken; investigators move as rolled
word-cancel = The spell is cancelled
word-raid-rival = That rival is raided
word-end-raid = No dice are rolled
word-curse-rival = A rival of your choice receives a curse; it does not count as the one curse that signs bring
word-swap = A cultist of yours and a rival’s in another location change places
word-any-road = A single spell moves the fate piece to any other location, whatever its symbol
word-joker = One joker more for this spell
word-count-more = Count { $count } of your cultists more here, for the number and for the majority
word-cheaper = The price is { $count ->
    [one] one cultist
   *[other] { $count } cultists
 } less, at least 0; the effect is that of the full price
word-discard-spell = Discard a spell of your choice from hand, if you have one
word-lose-spell = The spell is discarded without effect, and a fourth one is not cast; the column is cleared as usual
word-lose-artefact = The artefact goes to the discard pile instead
word-no-control = There is no control this turn
word-nothing = No effect
word-oust = A rival’s cultist outside Other Worlds goes to the abyss; then one of yours from the lodge, if there is one, takes its place
word-capture = Capture a rival’s cultist outside Other Worlds; it lies on your lodge
word-release = With { $count } or more captives you may send { $count } of your choice to the abyss for summon +{ $steps }, once per Dark Gift
word-lay-tile = Draw a winter squall at random, look at it and lay it face down on a location without one (at most { $most } on the board)
word-drop-readied = Discard one of your readied spells without effect for summon +{ $steps }
word-place = You may put { $count ->
    [one] a cultist
   *[other] { $count } cultists
 } from your lodge into any location
word-roam = Move up to { $count } of your cultists, each from its location to a different one
word-roll-for-summon = Roll { $dice } dice; with at least one success summon +{ $steps }, with several no more; then for each Eye one investigator goes from the supply to your lodge, as far as possible

# The table in the terminal
board-round = Round { $round }
board-turn = { $who-is ->
    [you] your turn
   *[other] turn of { $who }
 }
board-phase-preparation = I Preparation
board-phase-movement = II Movement
board-phase-activation = III Activation
board-phase-conclusion = IV Conclusion
board-phase-over = the game is over
board-supply = Supply: investigators { $investigators }, Gates { $gates }. Spell deck: { $deck }{ $top }. Discards: { $discard }.
board-deck-top = {" "}({ $symbol } on top)
board-name = { $who-is ->
    [you] You
   *[other] { $who }
 }
board-player = { $who } ({ $colour }, { $god })
board-facts = { $name }: { $facts }.
board-figures = summon marker on { $marker }; elder signs: { $signs }; cultists in the lodge: { $lodge }, in the abyss: { $abyss }; investigators in the lodge: { $investigators }
board-count = { $who-is ->
    [you] you { $count }
   *[other] { $who } { $count }
 }
board-place = { $place } ({ $symbol })
board-joker = joker
board-fate-here = the fate piece is here
board-cultists = cultists: { $counts }
board-controls = { $who-is ->
    [you] you have
   *[other] { $who } has
 } cultists enough for control
board-would-control = coming here would bring { $who-is ->
    [you] you
   *[other] { $who }
 } control
board-investigators = investigators: { $count }
board-follow = they follow whoever comes here
board-column = astral column: { $cards }
board-squall = winter squall: { $squall }
board-squall-hidden = winter squall, face down
board-empty = empty
board-several = { $count } × { $card }
board-hand = hand: { $cards }
board-readied = readied: { $cards }
board-readied-card = { $back } (cost { $cost })
board-artefacts = artefacts: { $artefacts }
board-exhausted = { $artefact } (exhausted)
board-captives = captives: { $counts }
board-curses = { $count ->
    [one] one curse
   *[other] { $count } curses
 }, watched by { $who-is ->
    [you] you
   *[other] { $who }
 }
board-head-investigators = Inv.
board-head-column = Astral column
board-head-marker = Marker
board-head-signs = Signs
board-head-circle = Circle 0–9
board-head-lodge = Lodge
board-head-abyss = Abyss
board-sign-fate = fate piece
board-sign-control = enough for control
board-sign-lure = coming here brings { $who-is ->
    [you] you
   *[other] { $who }
 } control
board-sign-follow = these investigators follow whoever comes
board-sign-marker = marker
board-sign-sign = elder sign
board-sign-both = marker and sign
board-road = The Dream Road is open: this turn a single spell leads anywhere.
board-roll = Last roll: { $roll }
board-casting = { $who-is ->
    [you] You are casting
   *[other] { $who } is casting
 } { $card }. { $text }
board-order-turn = You pass until this turn ends, as you wished.
board-order-own = You pass until your turn, as you wished.
board-order-raid = You pass until you are raided or your turn comes, as you wished.
board-ranking = Final places: { $places }.
board-rank = { $place }. { $who-is ->
    [you] you
   *[other] { $who }
 }
board-museum = Beside the Museum: { $artefacts } (face down: { $deck }, discarded: { $discard }).
board-god = { $god }. Dark Gift: { $text }
board-my-hand = Your hand:
board-my-readied = Your readied spells:
board-my-artefacts = Your artefacts:
board-my-gift = Your Dark Gift ({ $god }): { $text }
board-card = { $card }: { $text }
board-cost = { $card }, cost { $cost }
board-gate = Moves the fate piece to any other location, then lies there as a joker.
board-watched = { $who } has the curse { $curse }, which only you see: { $text }

# What simulations count
count-rounds = Rounds per game
count-ending = How games ended
ending-win = a marker on space 9
ending-loss = ten signs on a circle
count-god = Wins by god
count-order = Wins by place in the order of turns
order-1 = first
order-2 = second
order-3 = third
order-4 = fourth
