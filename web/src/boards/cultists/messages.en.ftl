# What the board of Cultists says besides the game's own messages.
campus = The university
campus-round-short = { $round ->
    [0] night
   *[other] round { $round }
 }
campus-over = The game is over
campus-result = Everything revealed
campus-now-characters = Choosing characters
campus-now-night = It is night
campus-now-event = The event is drawn
campus-now-clean-up = The round ends
campus-now-guess = The cultists guess who the Seer is
campus-now-over = The game is over
campus-now-move = Everybody moves
campus-now-action = Everybody acts
campus-moves = { $who-is ->
    [you] You move
   *[other] { $who } moves
 }
campus-acts-now = { $who-is ->
    [you] Your turn to act
   *[other] { $who } acts
 }
campus-poll-discussion = Discussion before the vote
campus-poll-vote = The vote
campus-poll-change = The votes are open
campus-phase-move = Movement
campus-phase-event = Event
campus-phase-action = Action
campus-phase-clean-up = Clean-up
campus-power-on = Power on
campus-power-off = Power off
campus-vote-active = Vote marker active
campus-vote-inactive = Vote marker inactive
campus-roles = Special roles in the game: { $roles }
campus-clock = { $round ->
    [0] The clock: the first round has not begun
   *[other] The clock: round { $round } of 10
 }
campus-struck = round { $round } { $event }
campus-event-now = Event in force: { $event } – { $effect }
campus-effect-calm = nothing happens
campus-effect-lightning = the power went off; whoever was not alone had an encounter
campus-effect-secret-doors = the secret doors stand open
campus-effect-portal = a gate in the portal chamber
campus-effect-fish-man = something came out of the lake
campus-effect-cultist = a cultist marker came into a room
campus-effect-locked = doors between two rooms are closed
campus-effect-fog = living figures have 2 movement points
campus-effect-courage = fighting, chasing and closing the portal are free

# Places
campus-place-now = Place: { $place }
campus-deck = { $count ->
    [0] room deck empty
    [one] 1 card in the room deck
   *[other] { $count } cards in the room deck
 }
campus-unexplored = unexplored
campus-explored = explored
campus-explored-symbol = explored, with unsafe paths
campus-symbol = unsafe paths
campus-books-here = { $count ->
    [0] no book here
    [one] 1 book here
   *[other] { $count } books here
 }
campus-room-done = done: all its books are on the shelf
campus-marker-here = a cultist marker: no room action possible
campus-burnt = its deck has burnt
campus-portal-open = the portal is open; it can be closed until round { $round }
campus-portal-lost = the portal is open and can no longer be closed
campus-until = to { $round }
campus-fish-here = the fish-man is here
campus-living = living: { $figures }
campus-ghosts = ghosts: { $figures }
campus-doors = doors to: { $places }
campus-doors-closed = closed doors to: { $places }
campus-doors-secret = secret doors to: { $places }
campus-on-route = on your route this round
campus-points-left = { $points ->
    [0] no point left after it
    [one] 1 point left after it
   *[other] { $points } points left after it
 }
campus-would-meet = encounter with { $figures }
campus-no-meeting = no encounter: three or more are together
campus-lake = Lake
campus-lake-fish = The lake: the fish-man is in it
campus-lake-empty = The lake: the fish-man has left it
campus-unsafe = Unsafe paths
campus-unsafe-full = Unsafe-paths deck
campus-unsafe-label = { $count ->
    [one] Unsafe-paths deck: 1 card
   *[other] Unsafe-paths deck: { $count } cards
 }
campus-pile = Draw pile
campus-pile-label = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
 }
campus-markers = Face down
campus-markers-label = { $count ->
    [0] No cultist marker lies face down any more
    [one] 1 cultist marker lies face down
   *[other] { $count } cultist markers lie face down
 }

# Bookshelf
campus-shelf = Bookshelf
campus-points-label = Points: { $score } of { $target }
campus-row = Row of { $place }: { $books } of { $all } books; the full row scores { $points }
campus-row-full = full

# Figures
campus-roster = Everybody, in turn order
campus-plays = plays { $character }
campus-automa = moved by the rules
campus-acts = has the turn
campus-knife = start player with the knife
campus-ghost = ghost
campus-fell-reported = found dead
campus-fell-voted = voted out
campus-fell-attacked = killed by the Assassin
campus-stands = { $place }
campus-pulse-deck = { $count ->
    [one] pulse deck 1 card
   *[other] pulse deck { $count } cards
 }
campus-open-dead = a Dead card lies open
campus-cards-left = pulse cards left { $pulse }, room cards left { $room }
campus-had-turn = has had the turn
campus-known-role = { $role }
campus-known-investigators = investigator
campus-known-cultists = cultist

# The viewer's own sheet
campus-sheet = My sheet
campus-peek = Hold to look
campus-peeking = Let go to cover it
campus-peek-cards = Hold to see your cards
campus-peek-certain = Hold to see what you know for certain
campus-uncover = Press to uncover
campus-cover = Press to cover
campus-role-investigator = Find the cultists, fill and check rooms, collect books. You hold only Alive and Success.
campus-role-seer = You know the cultists. Do not show it: if they find you out at the end, they win.
campus-role-assassin = Once in the game you may kill a living player where you stand, before everybody’s eyes.
campus-role-cultist = Kill unseen, spoil the search, do not get caught. Your route does not bind you.
campus-role-firestarter = A cultist who may burn one room’s deck in round 5 or 6. Your route does not bind you.
campus-fellows = In league with you: { $figures }
campus-seen-cultists = { $count ->
    [one] You know: the cultist is { $figures }
   *[other] You know: the cultists are { $figures }
 }
campus-fellow-firestarter = Firestarter: { $who }
campus-dead-from-start = { $count ->
    [0] Nobody was dead from the start.
   *[other] Dead from the start: { $figures }
 }
campus-pulse-hand = Pulse cards
campus-cards = { $cards }
campus-supply = Supply, in unknown order: Alive { $alive }, Dead { $dead }
campus-room-hand = Room cards
campus-times = { $count } × { $card }
campus-route = Route { $name }
campus-rooms = { $rooms }
campus-card-alive = Alive
campus-card-dead = Dead
campus-card-success = Success
campus-card-failure = Failure
campus-card-sabotage = Sabotage
campus-does-alive = Goes face down into the pulse deck of whoever you meet, and does no harm.
campus-does-dead = A single one in a pulse deck, and its figure is dead. Nobody knows until somebody checks.
campus-does-success = In a room it finds a book. On unsafe paths nothing happens.
campus-does-failure = In a room it finds nothing. On unsafe paths it brings a cultist marker.
campus-does-sabotage = In a room it takes a book off the shelf again. On unsafe paths it calls the fish-man.

# Scenes
campus-discussion = The discussion
campus-said-night = Look at your sheet, then confirm. Nobody sees how long you look.
campus-said-fire = Everybody confirms before the event marker is drawn.
campus-said-clean-up = Everybody confirms before the round ends.
campus-said-encounter = Which card do you give, face down?
campus-said-discussion = What do you say? It need not be true.
campus-said-check-state = Look at the pulse deck, then confirm. Nobody else sees what lies in it.
campus-give = Card { $at } to { $who }
campus-lay = { $deed }, card { $at }
campus-only-you = Anything else?
campus-special = Special action
campus-nothing-more = Nothing else for you here.
campus-the-deck = Pulse deck of { $who }
campus-deed-check = Check a state
campus-deed-camera = Camera: check a state
campus-deed-camera-room = Camera: check a room
campus-deed-fill = Fill the room deck
campus-deed-secure = Secure the corridor
campus-deed-close = Close the portal with
campus-deed-attack = Assassin attack on
campus-abstained = Abstentions
campus-votes-of = { $figures }
campus-last-vote = The last vote
campus-claimed-so-far = Claimed so far; nothing of it need be true
campus-topic-self = Who I am
campus-topic-suspect = I suspect …
campus-topic-trust = I trust …
campus-topic-cultist = … is a cultist, I know it
campus-topic-checked = What I saw in pulse decks
campus-topic-gave = What I gave
campus-topic-cards = What I put down
campus-topic-route = On my route this round
campus-topic-more = Time
campus-speak = Say something
campus-listen = Said and seen
campus-quoted = “{ $claim }”
campus-nothing-said = Nobody has said anything yet.
campus-who-met = Who met whom
campus-who-checked = Who checked whom
campus-met = Round { $round }, { $place }: { $figures }
campus-met-now = An encounter { $place }: { $figures }
campus-checked = { $who-is ->
    [you] Round { $round }: you checked { $whom }, { $reported ->
        [yes] death reported
       *[no] no death reported
     }
   *[other] Round { $round }: { $who } checked { $whom }, { $reported ->
        [yes] death reported
       *[no] no death reported
     }
 }
campus-ghost-now = { $cause ->
    [reported] { $who-is ->
        [you] You were found dead
       *[other] { $who } was found dead
     }
    [attacked] { $who-is ->
        [you] The Assassin got you
       *[other] The Assassin got { $who }
     }
   *[voted] { $who-is ->
        [you] You are voted out
       *[other] { $who } is voted out
     }
 }
campus-pulse-card = Pulse card { $at }
campus-no-hand = Your cards come with the night.
campus-standing = How it stands

# Notebook
campus-notebook = Notebook
campus-notebook-said = For your eyes only. It stays in this browser and is never sent.
campus-certain = Certain
campus-claims = Claimed
campus-claim-line = Round { $round }, { $name }: “{ $claim }”
campus-earlier = { $count ->
    [one] 1 earlier claim
   *[other] { $count } earlier claims
 }
campus-witnessed = { $count ->
    [one] Seen by all: 1 thing
   *[other] Seen by all: { $count } things
 }
campus-suspicion = My suspicion: { $name }
campus-mark-trusted = I trust
campus-mark-unsure = Unsure
campus-mark-doubted = Suspicious
campus-mark-accused = Cultist, I think
campus-notes = My notes
campus-known-dead-start = Dead from the start
campus-known-check = Round { $round }: I saw the pulse deck: Alive { $alive }, Dead { $dead }
campus-known-gave = Round { $round }: got one { $card } from me
campus-known-given = Round { $round }: got one { $card } from { $who }
campus-seen-gave = Round { $round }: gave { $who } a card ({ $place })
campus-seen-got = Round { $round }: got a card from { $who } ({ $place })
campus-seen-checks-silent = Round { $round }: checked { $who }, no death reported
campus-seen-checks-dead = Round { $round }: checked { $who } and reported the death
campus-seen-checked-silent = Round { $round }: was checked by { $who }, no death reported
campus-seen-checked-dead = Round { $round }: was reported dead by { $who }
campus-seen-laid = Round { $round }: put down a card ({ $place })
campus-seen-searched = Round { $round }: checked the room ({ $place }): { $card }
campus-seen-attacked = Round { $round }: attacked { $who } as Assassin
campus-seen-voted = Round { $round }: voted against { $who }
campus-seen-abstained = Round { $round }: abstained
campus-seen-helped = Round { $round }: helped { $who } at the portal
campus-seen-refused = Round { $round }: refused { $who } help at the portal

# The end
campus-page-people = Who was who
campus-page-pulse = Pulse decks and routes
campus-page-rooms = Room decks
campus-team-cultists = Cultists
campus-team-investigators = Investigators
campus-secretly-dead = dead, and nobody knew
campus-alive = alive
campus-dead-notes = Dead investigators at the end: { $dead }; the cultists needed { $threshold }.
campus-note-start = Start: { $note }
campus-note = Round { $round }: { $note }
campus-in-deck = Still in the deck
campus-gone = Drawn or gone
campus-from-start = from the start
campus-from-pile = draw pile, round { $round }
campus-from-hand = { $who }, round { $round }
campus-hidden-markers = Cultist markers that stayed face down: { $places }
campus-truth = Show what was hidden
campus-dead-then = Dead investigators at this moment: { $dead }; the cultists need { $threshold }.
campus-truth-dead = { $count ->
    [0] all alive
    [one] 1 Dead card
   *[other] { $count } Dead cards
 }
