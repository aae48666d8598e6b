# What Horror's table says in the browser. What cards say comes from the rules.
case-table = The table
case-map = Map
case-story = Story
case-result = Result
case-going-on = What is going on
case-round = Round { $round }
case-phase-setup = Setup
case-phase-mythos = Mythos
case-phase-investigation = Investigation
case-phase-enemy = Enemies
case-phase-upkeep = Upkeep
case-tab-map = Map
case-tab-story = Story
case-tab-people = People
case-tab-hand = Hand ({ $count })

# What is being resolved, outermost first
case-something = a card
case-now-turn = { $who-is ->
    [you] your turn
   *[other] { $who }’s turn
 }
case-now-about = { $what } ({ $card })
case-now-act-draw = { $who-is ->
    [you] you draw a card
   *[other] { $who } draws a card
 }
case-now-act-resource = { $who-is ->
    [you] you take a resource
   *[other] { $who } takes a resource
 }
case-now-act-move = { $who-is ->
    [you] you move to { $card }
   *[other] { $who } moves to { $card }
 }
case-now-act-investigate = { $who-is ->
    [you] you investigate
   *[other] { $who } investigates
 }
case-now-act-engage = { $who-is ->
    [you] you engage { $card }
   *[other] { $who } engages { $card }
 }
case-now-act-fight = { $who-is ->
    [you] you fight { $card }
   *[other] { $who } fights { $card }
 }
case-now-act-evade = { $who-is ->
    [you] you evade { $card }
   *[other] { $who } evades { $card }
 }
case-now-attacks = { $who-is ->
    [you] { $card } attacks you
   *[other] { $card } attacks { $who }
 }
case-now-opportunity = attack of opportunity
case-now-draws-encounter = { $who-is ->
    [you] you draw { $card }
   *[other] { $who } draws { $card }
 }
case-now-resolves-revelation = revelation of { $card }
case-now-resolves = effect of { $card }
case-now-pays = { $who-is ->
    [you] you pay for { $card }
   *[other] { $who } pays for { $card }
 }
case-now-uses = { $who-is ->
    [you] you use { $card }
   *[other] { $who } uses { $card }
 }
case-now-plays = { $who-is ->
    [you] you play { $card }
   *[other] { $who } plays { $card }
 }
case-now-test = { $who-is ->
    [you] your skill test
   *[other] { $who }’s skill test
 }
case-now-advances = { $card } advances
case-now-act-advances = { $card } advances
case-now-agenda-advances = { $card } advances
case-now-is-attacked = { $who-is ->
    [you] you attack { $card }
   *[other] { $who } attacks { $card }
 }
case-now-is-defeated = { $card } is defeated
case-now-evades = { $who-is ->
    [you] you evade { $card }
   *[other] { $who } evades { $card }
 }
case-now-spawns = { $card } spawns
case-now-engages = { $who-is ->
    [you] { $card } engages you
   *[other] { $card } engages { $who }
 }
case-now-moves = { $who-is ->
    [you] you move to { $card }
   *[other] { $who } moves to { $card }
 }
case-now-enters-location = { $card } is entered
case-now-reveals-location = { $card } is revealed
case-now-enemy-moves = { $card } moves
case-now-discovers-clue = { $who-is ->
    [you] you discover clues
   *[other] { $who } discovers clues
 }
case-now-enters-play = { $card } enters play
case-now-leaves-play = { $card } leaves play
case-now-is-dealt = { $card } is dealt damage or horror
case-peril = { $who-is ->
    [you] Peril: you decide alone
   *[other] Peril: { $who } decides alone
 }
case-point-would = about to happen: { $what }
case-point-when = at this moment: { $what }
case-point-at = at this point: { $what }
case-point-after = just now: { $what }

# Cards and what lies on them
case-exhausted = exhausted
case-unrevealed = not revealed yet
case-health = health { $left } of { $of }
case-sanity = sanity { $left } of { $of }
case-damage = { $count } damage
case-horror = { $count } horror
case-uses = { $count ->
    [one] { $count } use
   *[other] { $count } uses
 }
case-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
 }
case-doom = { $count } doom
case-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }
case-sealed = sealed on it: { $tokens }
case-fight = fight { $number }
case-evade = evade { $number }
case-deals = deals { $damage } damage and { $horror } horror
case-engaged = engaged with { $who }
case-icon = { $count }× { $skill }
case-shroud = shroud { $number }
case-here = here: { $people }
case-foes = enemies here: { $cards }
case-attached = attached: { $cards }
case-facedown = { $count ->
    [one] a facedown card beneath it
   *[other] { $count } facedown cards beneath it
 }
case-beneath = beneath it: { $cards }
case-leads = leads to { $places }
case-skill = { $skill } { $number }
case-lead = lead investigator
case-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
 }
case-turn-taken = has had their turn
case-out-defeated = defeated
case-out-resigned = resigned
case-physical = { $count } physical trauma
case-mental = { $count } mental trauma
case-cards = { $hand } cards in hand, { $deck } in the deck
case-show = Show the area of { $name }

# Story, bag and piles
case-act-progress = { $done } of { $of } clues found
case-agenda-progress = { $done } of { $of } doom
case-follow = { $count ->
    [0] the last one
   *[other] { $count } to follow
 }
case-more = { $count } more
case-objective = Objective
case-bag = Chaos bag
case-bag-label = Chaos bag: { $tokens }
case-token-count = { $count ->
    [one] { $token }
   *[other] { $count }× { $token }
 }
case-encounter = Encounter
case-encounter-label = Encounter deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
case-encounter-discard = Discard
case-victory = Victory
case-victory-display = In the victory display
case-deck = Deck
case-deck-label = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
case-discard = Discard
case-encounter-discard-pile = Encounter discard pile
case-victory-pile = Victory display
case-discard-of = { $who-is ->
    [you] Your discard pile
   *[other] Discard pile of { $who }
 }
case-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
case-top = on top { $card }
case-hand-of = { $who-is ->
    [you] Your hand
   *[other] { $who }’s hand
 }
case-free-slots = Free slots: { $slots }
case-threat = Threat area
case-resolving = Being resolved
case-offered = To choose from
case-in-threat = Threat area
case-in-play = In play
case-in-hand = In hand

# Tests
case-test = { $who-is ->
    [you] You test { $skill }
   *[other] { $who } tests { $skill }
 }
case-test-of = { $who-is ->
    [you] You test { $skill }: { $card }
   *[other] { $who } tests { $skill }: { $card }
 }
case-may-commit = May still commit cards: { $who }
case-against = against
case-difficulty = Difficulty
case-token = Token
case-rest = other
case-chance = { $percent } % chance
case-if-failed = If it fails:
case-if-passed = If it succeeds:
case-strikes = The enemy strikes back: { $damage } damage, { $horror } horror.
case-passed = Success by { $by }
case-failed = Failure by { $by }
case-sum = base { $base }, now { $value } against { $difficulty }
case-adds = { $card }: { $by }

# The end
case-won = You have won
case-lost = You have lost
case-experience = { $count } experience
case-survived = is still standing
case-fate-killed = was killed
case-fate-insane = has gone insane
case-fate-devoured = was devoured
case-trauma = { $physical ->
    [0] { $mental } mental trauma
   *[other] { $mental ->
        [0] { $physical } physical trauma
       *[other] { $physical } physical, { $mental } mental trauma
     }
 }
