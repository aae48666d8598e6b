# Turns and windows
ask-turn = Your turn: what do you do? { $actions ->
    [0] You have no action left.
    [one] You have { $actions } action left.
   *[other] You have { $actions } actions left.
 }
ask-window-turn = Do you use something during this turn?
ask-window-mythos = Do you use something before the mythos phase ends?
ask-window-investigation = Do you use something before the next turn begins?
ask-window-enemy-attacks = Do you use something before enemies attack?
ask-window-enemy-end = Do you use something after the attacks of the enemies?
ask-window-upkeep = Do you use something before the upkeep begins?
ask-window-test-1 = Do you use something before cards are committed?
ask-window-test-2 = Do you use something before a chaos token is revealed?
option-pass = Pass
option-end-turn = End the turn
option-card = { $card }
option-attached = { $card } ({ $host })
option-seat = { $who }
option-play = Play { $card }
option-activate = Activate { $card }{ $actions ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $actions } actions)
 }: { $effect }
option-use = Use { $card }: { $effect }
option-react = Use { $card }: { $effect }
option-react-play = Play { $card }: { $effect }
option-advance = Advance { $card }
option-draw = Draw a card
option-resource = Gain a resource
option-investigate = Investigate
option-move = Move to { $card }
option-engage = Engage { $card }
option-evade = Evade { $card }
option-fight = Fight { $card }
ask-reaction = { $timing } { $what }: do you react?
ask-reaction-to = { $timing } { $what } ({ $card }): do you react?
timing-would = Before
timing-when = When
timing-at = When
timing-after = After
happens-game-begins = the game begins
happens-game-ends = the game ends
happens-round-begins = the round begins
happens-round-ends = the round ends
happens-mythos-begins = the mythos phase begins
happens-mythos-ends = the mythos phase ends
happens-investigation-begins = the investigation phase begins
happens-investigation-ends = the investigation phase ends
happens-enemy-phase-begins = the enemy phase begins
happens-enemy-phase-ends = the enemy phase ends
happens-upkeep-begins = the upkeep phase begins
happens-upkeep-ends = the upkeep phase ends
happens-turn-begins = a turn begins
happens-turn-ends = a turn ends
happens-takes-action = an action is taken
happens-draws-card = a card is drawn
happens-draws-encounter = an encounter card is drawn
happens-resolves-revelation = a revelation is resolved
happens-spawns = an enemy spawns
happens-enters-play = a card enters play
happens-leaves-play = a card leaves play
happens-is-discarded = a card is discarded
happens-plays = a card is played
happens-uses = an ability is used
happens-commits = a card is committed
happens-searches = a deck is searched
happens-shuffles = a deck is shuffled
happens-moves = an investigator moves
happens-enemy-moves = an enemy moves
happens-reveals-location = a location is revealed
happens-enters-location = a location is entered
happens-leaves-location = a location is left
happens-engages = an enemy engages an investigator
happens-disengages = an enemy disengages
happens-attacks = an enemy attacks
happens-is-attacked = an enemy is attacked
happens-evades = an enemy is evaded
happens-evades-successfully = an enemy is successfully evaded
happens-investigates = an investigation succeeds
happens-parleys = somebody parleys
happens-discovers-clue = clues are discovered
happens-is-dealt = damage or horror is dealt
happens-takes = somebody takes damage or horror
happens-heals = damage or horror is healed
happens-is-defeated = somebody is defeated
happens-is-eliminated = an investigator is eliminated
happens-resigns = an investigator resigns
happens-test-begins = a skill test begins
happens-reveals-token = a chaos token is revealed
happens-resolves-token = a chaos token is resolved
happens-test-succeeds = a skill test succeeds
happens-test-fails = a skill test fails
happens-test-ends = a skill test ends
happens-gains-resources = resources are gained
happens-horror-placed = horror is placed on a card
happens-spends-resources = resources are spent
happens-spends-clues = clues are spent
happens-places-doom = doom is placed
happens-act-advances = the act advances
happens-agenda-advances = the agenda advances
happens-readies = a card readies
happens-exhausts = a card exhausts
happens-seals = a chaos token is sealed
happens-releases = chaos tokens are released
ask-order-forced = Several effects are due: which one is next?

# Targets and choices
ask-target = { $card } – choose a target. { $effect }
ask-origin = { $card } – choose where to take it from. { $effect }
ask-choice = { $card }: what do you choose?
ask-choice-again = { $card }: what do you choose? After this the same follows { $more ->
    [one] once more.
   *[other] { $more } more times.
}
option-effect = { $effect }
option-pay-effect = { $price } { $effect }
ask-may = { $card }: do you want to?
option-no = No
ask-fight = Which enemy do you attack?
ask-evade = Which enemy do you evade?
ask-investigate = Where do you investigate?
ask-move = Where do you move?
ask-engage = Which enemy do you engage?
ask-parley = With whom do you parley?
ask-resign = Do you resign?
ask-draw = Where do you draw from?
ask-resource = Where do you gain the resource?
option-number = { $number }
ask-x = How much is X?
ask-pay-exhaust = Which card do you exhaust?
ask-pay-discard = Which card do you discard?
option-price = { $price }
ask-pay = How do you pay?
ask-discard = Which { $count ->
    [one] card
   *[other] { $count } cards
 } do you discard from your hand?
ask-search = { $count ->
    [one] Do you take a card?
   *[other] Which cards do you take? At most { $count }.
 }
ask-put-back = Which card do you put back next? The last one will be on top.
ask-play = Which card do you play?
option-discard = Discard { $cards }
ask-make-room = There is no slot free for { $card }: what do you discard?
ask-discard-asset = Which asset do you discard?

# Tests
ask-skill = { $card }, difficulty { $difficulty }: which skill do you test?
option-commit = { $card } ({ $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
 })
option-wait = Wait: let the others commit first, then be asked again
ask-commit = { $who-is ->
    [you] Your
   *[other] { $who }’s
 } { $skill } test, difficulty { $difficulty }: which cards do you commit?
option-result-token = Chaos token: { $token }
option-result-action = The result of the action
option-result-ability = The result of the ability
ask-order-results = Several results are due: which one is next?
ask-order-haunted = The location is haunted: which effect is next?
option-token = { $token }
ask-resolve-one = Which chaos token do you resolve?
ask-seal = Which chaos token do you seal?

# Damage, enemies
option-rest = Me{ $count ->
    [one] {""}
   *[other] , all { $count }
 } ({ $left } { $kind ->
    [damage] health
   *[horror] sanity
 } left)
option-soak = { $card } (can take { $left } more)
ask-assign-damage = { $count ->
    [one] You are dealt { $count } damage: who takes it?
   *[other] You are dealt { $count } damage: who takes the next point?
 }
ask-assign-damage-by = { $count ->
    [one] { $card } deals you { $count } damage: who takes it?
   *[other] { $card } deals you { $count } damage: who takes the next point?
 }
ask-assign-horror = { $count ->
    [one] You are dealt { $count } horror: who takes it?
   *[other] You are dealt { $count } horror: who takes the next point?
 }
ask-assign-horror-by = { $count ->
    [one] { $card } deals you { $count } horror: who takes it?
   *[other] { $card } deals you { $count } horror: who takes the next point?
 }
ask-trauma = Which trauma do you suffer?
ask-order-attacks = Which enemy attacks next?
ask-massive = Whom does { $card } attack next?
ask-engages = With whom does { $card } engage?
ask-spawn = Where does { $card } spawn?
ask-enemy-moves = Where does { $card } move?
ask-order-moves = Which enemy moves next?

# Who
option-random-lead = Let chance decide
ask-lead = Who is the lead investigator?
ask-next-turn = Who takes the next turn?
ask-mulligan = Which cards of your opening hand do you replace?

# What the game waits for, as all may know
decides-turn = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } an action.
decides-window = { $who-is ->
    [you] You may
   *[other] { $who } may
 } use something.
decides-reaction = { $who-is ->
    [you] You may
   *[other] { $who } may
 } react.
decides-order = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } on an order.
decides-target = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a target.
decides-choice = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } an effect.
decides-may = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } whether to use an effect.
decides-number = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a number.
decides-pay = { $who-is ->
    [you] You pay
   *[other] { $who } pays
 } a cost.
decides-discard = { $who-is ->
    [you] You discard
   *[other] { $who } discards
 } cards.
decides-search = { $who-is ->
    [you] You search
   *[other] { $who } searches
 } cards.
decides-play = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a card to play.
decides-skill = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a skill.
decides-commit = { $who-is ->
    [you] You may
   *[other] { $who } may
 } commit cards.
decides-token = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a chaos token.
decides-assign = { $who-is ->
    [you] You assign
   *[other] { $who } assigns
 } damage or horror.
decides-trauma = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a trauma.
decides-lead = { $who-is ->
    [you] You name
   *[other] { $who } names
 } an investigator.
decides-place = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
 } a location.
decides-next-turn = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } who takes the next turn.
decides-mulligan = { $who-is ->
    [you] You may
   *[other] { $who } may
 } replace cards.

# Options of a game
option-seats = Players
option-scenario = Scenario
option-scenario-cellar = The Cellar
option-scenario-spreading_flames = Spreading Flames
option-scenario-smoke_and_mirrors = Smoke and Mirrors
option-scenario-queen_of_ash = Queen of Ash
option-difficulty = Difficulty level
option-difficulty-easy = Easy
option-difficulty-standard = Standard
option-difficulty-hard = Hard
option-difficulty-expert = Expert
option-windows = Player windows
option-windows-every = Ask whenever something can be used
option-windows-useful = Ask where it usually matters
option-windows-few = Ask only in own turns and tests
option-open_hands = Play with open hands

# Talk
phrase-help = I need help here!
phrase-on-my-way = I am on my way.
phrase-i-fight = I take care of the enemy.
phrase-i-search = I look for clues.
phrase-run = Let us get out of here!
phrase-thanks = Thank you!
phrase-well-played = Well played.
phrase-hurry = Time is running out.
ask-bearer = Who becomes the bearer of { $card }?
ask-ending = How do you decide, as a group?
decides-bearer = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } who becomes the bearer of the story asset.
decides-ending = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } for the group how the story goes on.
ask-search-exactly = { $count ->
    [one] Which card do you take?
   *[other] Which { $count } cards do you take?
 }
decides-granted = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } how to act.
ask-granted = { $card }: how do you do it?
happens-activates = an [action] ability is activated
happens-deals-damage = damage is dealt
happens-takes-damage = somebody takes damage
happens-takes-horror = somebody takes horror
ask-place-rest = Which card do you put down next, and where? What comes later lies further out.
option-deck-top = { $card } on top
option-deck-bottom = { $card } at the bottom
ask-turn-besides = { $first } One more only for { $doing }.
ask-order-discards = In which order do these cards go on the discard pile? The last one lies on top.
ask-icon = Which card gives you the { $skill } icon?
option-wild = { $card }, a wild icon of it
ask-destination = Which location is { $card } on its way to?
ask-contribute = { $count ->
    [one] 1 clue is still needed. How many do you give?
   *[other] { $count } clues are still needed. How many do you give?
 }
ask-host = To what do you attach { $card }?
ask-slots = Which slot does { $card } take?
option-slots = { $slots }
filled-slots = { $slot ->
    [accessory] { $count ->
        [1] accessory slot
       *[other] { $count } accessory slots
     }
    [head] { $count ->
        [1] head slot
       *[other] { $count } head slots
     }
    [body] { $count ->
        [1] body slot
       *[other] { $count } body slots
     }
    [ally] { $count ->
        [1] ally slot
       *[other] { $count } ally slots
     }
    [arcane] { $count ->
        [1] arcane slot
       *[other] { $count } arcane slots
     }
   *[hand] { $count ->
        [1] hand slot
       *[other] { $count } hand slots
     }
 }
decides-slots = { $who-is ->
    [you] You decide which slot a card takes.
   *[other] { $who } decides which slot a card takes.
}
ask-who-first = Several investigators want to act in this player window. Who is first?
decides-first = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } who acts first.
ask-follow = These cards contradict each other. Which one is followed?
decides-follow = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } which card is followed.
type-asset = Asset
type-event = Event
type-skill = Skill
ask-type = Which type of cards do you name?
decides-type = { $who-is ->
    [you] You name
   *[other] { $who } names
 } a type of cards.
