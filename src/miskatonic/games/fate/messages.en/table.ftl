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

# The chart after the match
chart-summon = Summoning
chart-lodge = Investigators in the lodge
