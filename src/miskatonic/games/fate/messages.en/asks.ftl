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
decides-return = { $who-is ->
    [you] You may call cultists back from the abyss.
   *[other] { $who } may call cultists back from the abyss.
 }
decides-roam = { $who-is ->
    [you] You may move cultists.
   *[other] { $who } may move cultists.
 }
decides-gift = { $who-is ->
    [you] You choose what your Dark Gift does.
   *[other] { $who } chooses what the Dark Gift does.
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
ask-return = Control: { $count ->
    [one] call a cultist
   *[other] call { $count } cultists
 } back from the abyss to your lodge?
ask-send = Where does an investigator go?
ask-send-more = Where does a second investigator go?
ask-sacrifice-streets = Control: sacrifice a cultist, so that an investigator goes to every rival?
ask-sacrifice-ceremony = Control: sacrifice two cultists for one step on the summoning circle?
ask-turn-over = Control: on show are { $artefacts }. Turn up new ones?
ask-destroy-sign = Control: sacrifice a cultist to destroy an elder sign?
ask-artefact = Which artefact do you take?
ask-give-up = You have four artefacts. Which one do you discard?
ask-roam = Which cultist moves, and where to?
ask-gift = The Dark Gift of { $god } takes effect. What do you choose?
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
option-pass-idle = Pass (nothing to use)
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
option-return = { $count ->
    [one] Call the cultist back
   *[other] Call { $count } cultists back
 }
option-no-return = Leave them in the abyss
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
option-remove-signs = Remove elder signs
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

# Why not?
why-not-stay = The fate piece is here already; it must go somewhere else.
why-not-other-worlds = No spell’s back shows Other Worlds: only a pair, a Gate or Dream Road leads there.
why-not-no-spell = You have no spell with this location’s symbol, and no pair or Gate that leads anywhere.
why-not-card-move = This card does not move the fate piece alone: its symbol is that of the place where the piece stands.
why-not-card-ready = Its cost is not covered here: every symbol needs a source of its own.
why-not-card-window = Only readied spells are cast, and each only at the time that it names.
why-not-card-reaction = At this moment only reactions can be used that name it.
why-not-abyss = Cultists come back from the abyss by The Gathering, by spells and by gifts.
why-not-deck = Spells are drawn at the end of your turn, and in the Library.
why-not-discard = The discard pile may not be searched.
why-not-museum = Artefacts are taken by whoever moves the fate piece to the Museum.
why-not-gates = A Gate is taken by whoever moves the fate piece to The Ceremony.
why-not-curse-deck = Curses are drawn when a sign covers a summon marker.
why-not-supply = Investigators come out of the supply when the fate piece moves.
why-not-circle = The marker moves by what is done, not by hand.
why-not-curses = A curse is seen by its watcher alone until it strikes.
why-not-readied = Of a rival’s readied spell all see the back and the cost, and no more.
