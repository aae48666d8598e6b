# Setup
gods-dealt = { $who-is ->
    [you] You are
   *[other] { $who } is
 } dealt two gods: { $gods }.
gods-dealt-hidden = { $who-is ->
    [you] You are dealt two gods.
   *[other] { $who } is dealt two gods.
 }
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
turn-begins = { $who-is ->
    [you] It is your turn.
   *[other] It is the turn of { $who }.
 }
    .heading = Round { $round }
    .style = turn
refreshed = { $who-is ->
    [you] Your artefacts are ready again.
   *[other] The artefacts of { $who } are ready again.
 }
moved-spell = { $who-is ->
    [you] You play { $card } and move
   *[other] { $who } plays { $card } and moves
 } the fate piece { $to }.
    .weight = shown
moved-spell-hidden = { $who-is ->
    [you] You play a { $symbol } spell and move the fate piece { $to }.
   *[other] { $who } plays a { $symbol } spell and moves the fate piece { $to }.
 }
    .weight = shown
moved-pair = { $who-is ->
    [you] You play { $card } and { $second } as a pair and move
   *[other] { $who } plays { $card } and { $second } as a pair and moves
 } the fate piece { $to }.
    .weight = shown
moved-pair-hidden = { $who-is ->
    [you] You play a pair of { $symbol } spells and move the fate piece { $to }.
   *[other] { $who } plays a pair of { $symbol } spells and moves the fate piece { $to }.
 }
    .weight = shown
moved-gate = { $who-is ->
    [you] You open
   *[other] { $who } opens
 } a Gate: the fate piece moves { $to }.
    .weight = shown
moved-road = { $who-is ->
    [you] You play { $card } and move
   *[other] { $who } plays { $card } and moves
 } the fate piece along the Dream Road { $to }.
    .weight = shown
moved-road-hidden = { $who-is ->
    [you] You play a { $symbol } spell and move the fate piece along the Dream Road { $to }.
   *[other] { $who } plays a { $symbol } spell and moves the fate piece along the Dream Road { $to }.
 }
    .weight = shown
moved-key = { $who-is ->
    [you] You play { $card } and move
   *[other] { $who } plays { $card } and moves
 } the fate piece with the Silver Key { $to }.
    .weight = shown
moved-key-hidden = { $who-is ->
    [you] You play a { $symbol } spell and move the fate piece with the Silver Key { $to }.
   *[other] { $who } plays a { $symbol } spell and moves the fate piece with the Silver Key { $to }.
 }
    .weight = shown
drifted = { $who-is ->
    [you] You have
   *[other] { $who } has
 } no way to move: the fate piece drifts { $to }.
    .weight = shown
hand-discarded = { $who-is ->
    [you] You have no way to move and discard your hand
   *[other] { $who } has no way to move and discards the hand
 }: { $cards }.
    .weight = shown
hand-discarded-hidden = { $who-is ->
    [you] You have no way to move and discard
   *[other] { $who } has no way to move and discards
 } { $count ->
    [one] a spell
   *[other] { $count } spells
 }.
    .weight = shown
investigators-follow = { $count } investigators follow { $origin } into { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }.
    .weight = shown
cultist-placed = { $who-is ->
    [you] You send
   *[other] { $who } sends
 } a cultist { $to }.
    .weight = shown
cultists-rise = { $who-is ->
    [you] Your lodge is empty: two of your cultists
   *[other] The lodge of { $who } is empty: two cultists
 } rise from the abyss, one into the lodge, one { $to }.
    .weight = shown
last-cultist-rises = { $who-is ->
    [you] Your lodge is empty: your last cultist
   *[other] The lodge of { $who } is empty: the last cultist
 } in the abyss goes { $to }.
    .weight = shown
investigator-placed = An investigator comes { $to }.
    .weight = shown
supply-empty = No investigator is left in the supply: all players are raided.
    .weight = staged
    .sound = drum

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
    .weight = shown
investigators-from-supply = { $count ->
    [one] An investigator comes
   *[other] { $count } investigators come
 } from the supply into { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }.
    .weight = shown
investigators-to-supply = { $count ->
    [one] An investigator leaves
   *[other] { $count } investigators leave
 } { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 } for the supply.
    .weight = shown
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
    .weight = shown
swapped = { $who-is ->
    [you] Your cultist
   *[other] A cultist of { $who }
 } ({ $own }) and { $rival-is ->
    [you] one of yours
   *[other] one of { $rival }
 } ({ $other }) change places.
    .weight = shown

# The summoning circle
summoned = { $who-is ->
    [you] Your summon marker moves
   *[other] The summon marker of { $who } moves
 } to { $space }.
    .weight = shown
fell-back = { $who-is ->
    [you] Your summon marker falls
   *[other] The summon marker of { $who } falls
 } back to { $space }.
    .weight = shown
sign-taken = { $who-is ->
    [you] You take an elder sign and have
   *[other] { $who } takes an elder sign and has
 } { $signs } now.
    .weight = staged
    .sound = toll
sign-warded = The Warding Circle keeps an elder sign off { $who-is ->
    [you] your circle
   *[other] the circle of { $who }
 }.
    .weight = shown
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
    .weight = shown

# Curses
curse-received = { $who } receives a curse, and { $watcher-is ->
    [you] you watch
   *[other] { $watcher } watches
 } over it: { $curse }.
    .weight = shown
curse-received-hidden = { $who-is ->
    [you] You receive
   *[other] { $who } receives
 } a curse; { $watcher-is ->
    [you] you watch
   *[other] { $watcher } watches
 } over it.
    .weight = shown
curse-strikes = Curse { $curse }: { $why }.
    .weight = staged
    .sound = toll
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
    .weight = staged
    .sound = rattle
rolled-other-worlds = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } in Other Worlds: { $faces }.
    .weight = staged
    .sound = rattle
rolled-raid = The raid on { $who-is ->
    [you] you
   *[other] { $who }
 }: { $faces }.
    .weight = staged
    .sound = rattle
rolled-gift = { $who-is ->
    [you] You roll for your
   *[other] { $who } rolls for the
 } Dark Gift: { $faces }.
    .weight = staged
    .sound = rattle
rerolled = { $count ->
    [one] One die is
   *[other] { $count } dice are
 } rolled again. { $who-is ->
    [you] Your roll
   *[other] The roll of { $who }
 } now shows { $faces }.
    .weight = shown
controls-full = { $who-is ->
    [you] You have
   *[other] { $who } has
 } control ({ $location }).
    .weight = staged
controls-temporary = { $who-is ->
    [you] You have
   *[other] { $who } has
 } temporary control ({ $location }).
    .weight = staged
raided = { $count ->
    [one] An investigator raids
   *[other] { $count } investigators raid
 } { $who-is ->
    [you] your lodge
   *[other] the lodge of { $who }
 }.
    .weight = staged
    .sound = drum

# Spells
drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } { $cards }.
drew-hidden = { $who-is ->
    [you] You draw: { $backs }.
   *[other] { $who } draws: { $backs }.
 }
spells-shuffled = The discard pile is shuffled and becomes the spell deck.
discarded = { $who-is ->
    [you] You discard
   *[other] { $who } discards
 } { $card }.
discarded-hidden = { $who-is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
 }
dropped = { $who-is ->
    [you] You drop
   *[other] { $who } drops
 } { $card } without effect.
dropped-hidden = { $who-is ->
    [you] You drop { $card } (cost: { $cost }) without effect.
   *[other] { $who } drops { $card } (cost: { $cost }) without effect.
 }
readied = { $who-is ->
    [you] You ready
   *[other] { $who } readies
 } { $card }, showing its cost: { $cost }.
    .weight = shown
readied-hidden = { $who-is ->
    [you] You ready { $card }, showing its cost: { $cost }.
   *[other] { $who } readies { $card }, showing its cost: { $cost }.
 }
    .weight = shown
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
    .weight = staged
cancelled = { $card } is cancelled and has no effect.
    .weight = staged
stolen = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $card } from { $rival-is ->
    [you] your hand
   *[other] the hand of { $rival }
 }.
    .weight = shown
stolen-hidden = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $card } from { $rival-is ->
    [you] your hand
   *[other] the hand of { $rival }
 }.
    .weight = shown

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
    .weight = shown
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
    .weight = shown
exhausted = { $who-is ->
    [you] You exhaust
   *[other] { $who } exhausts
 } { $artefact }.
destroyed = { $who-is ->
    [you] You destroy
   *[other] { $who } destroys
 } { $artefact }.
    .weight = shown
artefact-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $artefact }.
    .weight = shown
artefact-drawn = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } the top artefact, unseen: { $artefact }.
    .weight = shown
artefact-lost = { $artefact } of { $who-is ->
    [you] yours
   *[other] { $who }
 } is discarded.
    .weight = shown
artefacts-shown = New in the Museum: { $artefacts }.
artefacts-shuffled = The discarded artefacts are shuffled into a new deck.
gate-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } a Gate.
    .weight = shown
gift-used = { $who-is ->
    [you] You use
   *[other] { $who } uses
 } the Dark Gift of { $god }.
    .weight = shown
squall-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
 } a winter squall: { $squall }.
squall-drawn-hidden = { $who-is ->
    [you] You draw a winter squall and look at it.
   *[other] { $who } draws a winter squall and looks at it.
 }
squall-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
 } the squall face down ({ $location }).
    .weight = shown
squall-turned-up = { $who-is ->
    [you] You run
   *[other] { $who } runs
 } into a winter squall ({ $location }): { $squall }.
    .weight = shown

# The end
game-won = The summoning is complete: { $who-is ->
    [you] you win
   *[other] { $who } wins
 } alone.
    .weight = drawn
game-lost = Ten elder signs bind { $loser-is ->
    [you] your circle: you lose
   *[other] the circle of { $loser }, who loses
 }. The game is won by: { $winners }.
    .weight = drawn
