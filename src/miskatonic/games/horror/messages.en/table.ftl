# The table as text, in the terminal

table-heading = { $scenario }{ $round ->
    [0] {""}
   *[other] , round { $round }
 }, { $phase }
table-phase-setup = setup
table-phase-mythos = mythos phase
table-phase-investigation = investigation phase
table-phase-enemy = enemy phase
table-phase-upkeep = upkeep phase
table-agenda = Agenda: { $card }, { $doom } of { $needed } doom.
table-act = { $needed ->
    [0] Act: { $card }.
   *[other] Act: { $card }, { $needed } clues to advance.
 } { $written }
table-place = { $card }: { $facts }.
table-shroud = shroud { $shroud }, { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
 }
table-unrevealed = not revealed yet
table-leads = leads to { $places }
table-facedown = { $count ->
    [one] a facedown card beneath it
   *[other] { $count } facedown cards beneath it
 }
table-beneath-act = Beneath the act: { $cards }.
table-leads-on = { $count ->
    [one] { $count } resource on it
   *[other] { $count } resources on it
 }
table-here = here: { $people }
table-enemy = fight { $fight }, { $health } health left, evade { $evade }, damage { $damage }, horror { $horror }
table-enemy-left = { $health } health left
table-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
 }
table-damage = { $count } damage
table-horror = { $count } horror
table-doom = { $count } doom
table-no-uses = used up
table-exhausted = exhausted
table-person = { $card }: { $facts }.
table-out-defeated = { $card } is defeated.
table-out-resigned = { $card } has resigned.
table-skills = willpower { $willpower }, intellect { $intellect }, combat { $combat }, agility { $agility }
table-health = health left { $left }
table-sanity = sanity left { $left }
table-tokens = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
 }, { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
 }
table-cards = { $hand } in hand, { $deck } in the deck
table-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
 }
table-assets = in play: { $cards }
table-threat = threat area: { $cards }
table-test = Test: { $who }, { $skill } { $value }{ $icons ->
    [0] {""}
    [one] {" "}with { $icons } icon
   *[other] {" "}with { $icons } icons
 } against { $difficulty }{ $percent ->
    [-1] .
   *[other] ; chance { $percent } %.
 }
table-resolving = Being resolved: { $card }. { $written }
table-won = You have won: { $ending }.
table-lost = You have lost: { $ending }.
table-balance = { $card }: { $gains }.
table-experience = { $count } experience
table-physical = { $count } physical trauma
table-mental = { $count } mental trauma
table-skill-willpower = willpower
table-skill-intellect = intellect
table-skill-combat = combat
table-skill-agility = agility
table-hand = Your hand (cost): { $cards }.

# The chart after the match
chart-doom = Doom in play
chart-clues = Clues
