# What the board of Fate says besides the game's own messages.
altar = The altar
altar-round = Round { $round }
altar-setting-up = Setting up
altar-turn = { $who-is ->
    [you] Your turn
   *[other] Turn of { $who }
 }
altar-over = The game is over
altar-phase-preparation = Preparation
altar-phase-movement = Movement
altar-phase-activation = Activation
altar-phase-conclusion = Conclusion
altar-phase-now = Phase: { $phase }
altar-window-prep = Open window before the move
altar-window-moved = Open window after the move
altar-window-acted = Open window after the actions
altar-window-end = Open window at the end of the turn
altar-control-full = in control
altar-control-temporary = in control for this turn
altar-road = Dream Road in force

altar-joker = Joker
altar-letter-crimson = C
altar-letter-amber = A
altar-letter-jade = J
altar-letter-violet = V

altar-abyss = Abyss
altar-abyss-label = The abyss: { $figures }
altar-nobody-there = nobody
altar-figures = { $who-is ->
    [you] you
   *[other] { $who }
 } { $count }
altar-cultists = cultists: { $figures }
altar-no-cultists = no cultists
altar-investigators = { $count ->
    [0] no investigator
    [one] 1 investigator
   *[other] { $count } investigators
 }
altar-symbol = symbol { $symbol }
altar-column = astral column: { $cards }
altar-column-empty = astral column empty
altar-fate-here = the fate piece is here
altar-controlled = { $who-is ->
    [you] you have
   *[other] { $who } has
 } the numbers for control
altar-squall = winter squall { $squall }
altar-squall-hidden = a winter squall, face down
altar-lifted = a cultist is picked up here; choose where it goes

altar-lodge-cultists = { $count ->
    [0] no cultist in the lodge
    [one] 1 cultist in the lodge
   *[other] { $count } cultists in the lodge
 }
altar-lodge-investigators = { $count ->
    [0] no investigator in the lodge
    [one] 1 investigator in the lodge
   *[other] { $count } investigators in the lodge
 }
altar-lodge-raid = enough for a raid at the end of the turn
altar-serves = serves { $god }
altar-plays = plays { $colour }
altar-circle-label = { $who-is ->
    [you] Your summoning circle
   *[other] Summoning circle of { $who }
 }: marker on { $summon } of 9, { $signs ->
    [0] no elder sign
    [one] 1 elder sign
   *[other] { $signs } elder signs
 } of 10
altar-summon = summon { $summon }
altar-signs = { $signs ->
    [one] 1 elder sign
   *[other] { $signs } elder signs
 }
altar-hand-label = { $who-is ->
    [you] Your hand
   *[other] Hand of { $who }
 }: { $cards }
altar-no-cards = No cards in your hand.
altar-hand-empty = empty
altar-gate = a Gate
altar-gate-card = Gate in your hand: moves the fate piece anywhere
altar-gate-text = Moves the fate piece to any other location; then it is a joker in the column it left.
altar-readied = Readied
altar-readied-label = { $who-is ->
    [you] You have readied
   *[other] { $who } has readied
 }: { $cards }
altar-readied-none = { $who-is ->
    [you] You have no readied spell
   *[other] { $who } has no readied spell
 }
altar-card-cost = { $card }, cost { $cost }
altar-cost = Cost
altar-cost-label = cost: { $cost }
altar-in-hand = in your hand
altar-is-readied = readied
altar-artefact-ready = ready
altar-artefact-exhausted = exhausted
altar-artefact-of = of { $who-is ->
    [you] your lodge
   *[other] { $who }
 }
altar-artefact-shown = on show in the Museum
altar-captives = captives: { $figures }
altar-curses-label = { $who-is ->
    [you] You have
   *[other] { $who } has
 } { $count ->
    [one] 1 curse
   *[other] { $count } curses
 }, watched by { $watcher-is ->
    [you] you
   *[other] { $watcher }
 }
altar-open = Show the lodge: { $name }
altar-order-turn = You pass until the turn ends
altar-order-own = You pass until your turn
altar-order-raid = You pass until you are raided or your turn begins
altar-drawn = You drew: { $squall }

altar-deck-label = Spell deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
altar-deck-top = on top: { $symbol }
altar-discard-label = Discard pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
altar-discard-seen = of these you have seen: { $cards }
altar-museum-label = Artefact deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
altar-gates-label = { $count ->
    [0] No Gate in the supply
    [one] 1 Gate in the supply
   *[other] { $count } Gates in the supply
 }
altar-supply-label = { $count ->
    [0] No investigator in the supply: all lodges are raided at the next move
    [one] 1 investigator in the supply
   *[other] { $count } investigators in the supply
 }
altar-curse-deck = Curse deck: { $count }
altar-discarded = Already discarded:

altar-roll-control = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } for control
altar-roll-other-worlds = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } in Other Worlds
altar-roll-raid = Raid on { $who-is ->
    [you] you
   *[other] { $who }
 }
altar-roll-gift = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
 } for the Dark Gift
altar-roll-label = Last roll: { $why }: { $faces }
altar-no-roll = No dice have been rolled yet
altar-die-label = Die { $number }: { $face }
altar-die-picked = picked

altar-casting = { $who-is ->
    [you] You cast
   *[other] { $who } casts
 } { $card }
altar-casting-cancelled = { $card } is cancelled
altar-gale = { $who-is ->
    [you] You met
   *[other] { $who } met
 } a winter squall: { $squall } ({ $location })

altar-does-control = Control:
altar-does-other-worlds = Roll a die for each of your cultists here: every success is a step on your circle.
altar-does-other-worlds-control = Eyes bring cultists from the abyss to the lodge.
altar-does-library = Draw spells, and ready one more at the end of the turn.
altar-does-library-control = ready a spell without symbols.
altar-does-streets = Send investigators to rivals; they are raided.
altar-does-streets-control = sacrifice to send one to every rival.
altar-does-ceremony = Take a Gate and use your Dark Gift.
altar-does-ceremony-control = sacrifice for a step on your circle.
altar-does-museum = Take an artefact.
altar-does-museum-control = sacrifice to destroy elder signs, before that.
altar-does-gathering = Cultists return from the abyss; then you may move one.
altar-does-gathering-control = move as many as you like.

altar-if-comes = If { $who-is ->
    [you] you move
   *[other] { $who } moves
 } here
altar-bring-symbols = Symbols here
altar-bring-readied = and from readied spells
altar-bring-follow = { $count } investigators follow; { $guests } in the lodge then
altar-bring-raid = enough for a raid at the end of the turn
altar-bring-no-follow = { $count ->
    [0] No investigator is here
    [one] 1 investigator stays here
   *[other] { $count } investigators stay here
 }
altar-bring-control = Control: { $own } against { $rival }
altar-bring-few = No control: { $own } of 3 cultists
altar-bring-rival = No control: { $own } against { $rival }
altar-bring-squall = A winter squall lies here
altar-bring-readiable = Could be readied: { $cards }
altar-bring-unreadiable = Nothing in your hand could be readied
altar-anywhere = Anywhere else: choose the location next.
altar-point = Point at a card or a place to read it.
altar-choose-god = Two gods call you
altar-choose-colour = The four colours
altar-taken = taken by { $who-is ->
    [you] you
   *[other] { $who }
 }

altar-place = { $place }.
altar-place-label = Place { $place }
altar-beside = Beside the altar
altar-yours = Yours
altar-result = Result
