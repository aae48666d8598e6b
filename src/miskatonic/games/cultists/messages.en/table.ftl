# The table in the terminal
board-round = Round { $round } of { $all }
board-phase-night = Night
board-phase-move = I Movement
board-phase-event = II Event
board-phase-action = III Actions
board-phase-clean-up = IV Clean-up
board-phase-guess = the search for the Seer
board-phase-over = the game is over
board-points = points: { $score } of { $target }
board-power-on = The power is on.
board-power-off = The power is off: whoever meets others has an encounter, and the camera is dead.
board-portal-none = There is no portal.
board-portal-open = The portal is open: it can be closed until the end of round { $last }.
board-portal-closed = The portal is closed.
board-portal-lost = The portal can no longer be closed.
board-fish-man-lake = The fish-man is at the lake.
board-fish-man-here = The fish-man stands { $place }: among the living only whoever has the knife gets in.
board-event-none = No event is in force.
board-event = Event in force: { $event }.
board-event-lasting = Event in force: { $event } ({ $effect }).
board-lasts-secret-doors = secret doors are open
board-lasts-locked = doors between two rooms are closed
board-lasts-fog = living figures have only 2 movement points
board-lasts-courage = fighting a cultist marker, chasing the fish-man and closing the portal are free
board-clock = Clock: { $events }.
board-hour = { $round } { $event }
board-bag = Still in the bag: { $events }.
board-several = { $count } × { $thing }
board-decks = Unsafe-paths deck: { $unsafe }. Draw pile: { $pile }. Cultist markers face down: { $markers }.
board-cultists = { $count ->
    [one] One of you is a cultist; { $threshold } dead investigators are enough for a cultist’s victory.
   *[other] { $count } of you are cultists; { $threshold } dead investigators are enough for their victory.
 }
board-special-roles = Also in the game: { $roles }.
board-vote-yes = In this round a vote can still be called (Cafeteria).
board-vote-no = In this round no further vote can be called.
board-order = Turn order: { $figures }.
board-name = { $who-is ->
    [you] You
   *[other] { $who }
 }
board-facts = { $name }: { $facts }.
board-head-place = Place
board-head-deck = Deck
board-head-state = State
board-head-books = Books
board-head-points = Pts
board-head-doors = Doors
board-head-here = Who is there
board-pulse-decks = Pulse decks: { $figures }.
board-ghosts = Ghosts: { $figures }.
board-head-figure = Figure
board-head-character = Character
board-head-pulse = Pulse
board-head-hand = Hand
board-head-supply = Supply
board-head-rooms = Room cards
short-CAF = Caf
short-PNK = Dor
short-YEL = Lab
short-GRN = Por
short-RED = Sur
short-VIO = Lib
short-ORG = Ass
short-BRN = Boi
short-gW = W
short-gN = N
short-gE = E
short-gS = S
short-gZ = C
board-state-explored = explored
board-state-done = done
board-here = here: { $figures }
board-empty = nobody here
board-fish-man = fish-man
board-portal = portal
board-marker = cultist marker
board-burnt = has burnt
board-doors = doors: { $places }
board-doors-closed = closed door: { $places }
board-doors-secret = secret door: { $places }
board-room = { $deck ->
    [one] 1 card in the room deck
   *[other] { $deck } cards in the room deck
 }, books on the shelf: { $books } of { $all } (full row: { $points } points)
board-unexplored = not explored
board-symbol = its marker shows unsafe paths
board-on-route = on your route in this round
board-sign-you = here you are
board-sign-route = on your route in this round
board-sign-symbol = its marker shows unsafe paths
board-sign-secret = secret door
board-sign-closed = closed door
board-figure = { $who } ({ $character })
board-sizes = pulse deck: { $pulse }; pulse cards: { $hand } in hand, { $supply } in the supply; room cards: { $rooms }
board-knife = knife
board-active = has the turn
board-acted = had the turn
board-ghost-reported = ghost (found dead)
board-ghost-voted = ghost (voted out)
board-ghost-attacked = ghost (attacked by the Assassin)
board-ghost = ghost
board-open-dead = a Dead card lies open
board-surely-investigators = surely an investigator
board-surely-cultists = surely a cultist
board-route = route: { $rooms }
board-moving = { $who-is ->
    [you] You are on the move
   *[other] { $who } is on the move
 }: { $path }. Points left: { $points }.
board-checking = { $who-is ->
    [you] You are looking
   *[other] { $who } is looking
 } at { $whom-is ->
    [you] your pulse deck
   *[other] the pulse deck of { $whom }
 }.
board-checking-camera = { $who-is ->
    [you] You are looking
   *[other] { $who } is looking
 } by camera at { $whom-is ->
    [you] your pulse deck
   *[other] the pulse deck of { $whom }
 }.
board-poll-called = Vote { $number }, called by { $who-is ->
    [you] you
   *[other] { $who }
 }: { $stage }.
board-poll-murder = Vote { $number }, because { $who-is ->
    [you] you have
   *[other] { $who } has
 } reported a death: { $stage }.
board-stage-discussion = discussion, part { $turn }
board-stage-vote = everybody votes in secret
board-stage-change = the votes are open, the start player may change one
board-votes = Votes: { $votes }.
board-vote-against = { $who-is ->
    [you] you
   *[other] { $who }
 } against { $whom-is ->
    [you] you
   *[other] { $whom }
 }
board-vote-abstained = { $who-is ->
    [you] you: abstention
   *[other] { $who }: abstention
 }
board-claims = Claimed in this round, true or false:
board-claim = { $who-is ->
    [you] You
   *[other] { $who }
 }: { $claims }
board-claims-before = { $count ->
    [one] One earlier claim is in the log.
   *[other] { $count } earlier claims are in the log.
 }
board-mine = Only you know this:
board-my-role = Your role: { $role }.
board-my-special-role = Your role: { $role } (team: { $team }).
board-my-route = Your route: in this round { $now }; in the next { $next }.
board-my-last-route = Your route: in this round { $now }.
board-my-first-route = Your route: in round 1 { $next }.
board-my-freedom = As a cultist you need not keep to it.
board-my-pulse = Your pulse cards in hand: { $hand }. In the supply: { $supply }.
board-my-rooms = Your room cards: { $cards }.
board-none = none
board-my-cultists = Cultists: { $figures }.
board-my-firestarter = Firestarter: { $figures }.
board-my-dead = Dead from the start: { $figures }.
board-my-checks = You have seen: { $checks }.
board-my-check = { $whom } in round { $round } (Alive { $alive }, Dead { $dead })
board-my-gifts = You have given: { $gifts }.
board-my-gift = { $cards } to { $whom } ({ $count ->
    [one] round
   *[other] rounds
 } { $rounds })
board-my-laid = You have laid: { $cards }.
board-my-card = { $card } { $to } (round { $round })
board-my-secured = { $card } into the unsafe-paths deck (round { $round })
board-revealed = All is shown:
board-dead = Dead investigators at the end: { $count }. When the game began and after each round: { $notes }.
board-routes = Route cards: { $routes }.
board-route-of = { $who-is ->
    [you] you
   *[other] { $who }
 } { $route }
board-all-pulse = Pulse decks (who gave each card, and in which round):
board-all-rooms = Room decks (who laid each card, and in which round):
board-all-left = What was never played:
board-pulse-of = { $who-is ->
    [you] Your pulse deck
   *[other] The pulse deck of { $who }
 }: { $cards }.
board-deck-of = { $deck }: { $cards }.
board-gone-from = { $deck }, no longer there: { $cards }.
board-unsafe-deck = Unsafe-paths deck
board-from-start = start
board-from-pile = draw pile { $round }
board-from-hand = { $who-is ->
    [you] you
   *[other] { $who }
 } { $round }
board-left-of = { $who-is ->
    [you] You
   *[other] { $who }
 }: pulse cards: { $pulse }; room cards: { $rooms }.
board-left-pile = Draw pile: { $cards }.
board-left-markers = Cultist markers that stayed face down: { $places }.

# The chart after the match
chart-score = Points for books
chart-dead = Dead investigators, known or not
