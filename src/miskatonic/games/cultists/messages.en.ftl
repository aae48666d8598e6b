# Cards, places, characters, roles, events
card-alive = Alive card
card-dead = Dead card
card-success = Success
card-failure = Failure
card-sabotage = Sabotage
place-CAF = Cafeteria
place-PNK = dormitory
place-YEL = laboratory
place-GRN = portal chamber
place-RED = surveillance room
place-VIO = library
place-ORG = assembly hall
place-BRN = boiler room
place-gW = west corridor
place-gN = north corridor
place-gE = east corridor
place-gS = south corridor
place-gZ = central corridor
to-CAF = into the Cafeteria
to-PNK = into the dormitory
to-YEL = into the laboratory
to-GRN = into the portal chamber
to-RED = into the surveillance room
to-VIO = into the library
to-ORG = into the assembly hall
to-BRN = into the boiler room
to-gW = into the west corridor
to-gN = into the north corridor
to-gE = into the east corridor
to-gS = into the south corridor
to-gZ = into the central corridor
in-CAF = in the Cafeteria
in-PNK = in the dormitory
in-YEL = in the laboratory
in-GRN = in the portal chamber
in-RED = in the surveillance room
in-VIO = in the library
in-ORG = in the assembly hall
in-BRN = in the boiler room
in-gW = in the west corridor
in-gN = in the north corridor
in-gE = in the east corridor
in-gS = in the south corridor
in-gZ = in the central corridor
character-archivist = archivist
character-caretaker = caretaker
character-physician = physician
character-dean = dean
character-reporter = reporter
character-student = student
character-professor = professor
character-watchman = night watchman
role-investigator = investigator
role-seer = Seer
role-assassin = Assassin
role-cultist = cultist
role-firestarter = Firestarter
event-calm = Calm
event-lightning = Lightning
event-secret-doors = Secret Doors
event-portal = Portal
event-fish-man = Fish-man
event-cultist = Cultist
event-locked = Locked
event-fog = Fog
event-courage = Courage
effect-calm = Nothing happens.
effect-lightning = The power fails, and whoever is not alone has an encounter.
effect-secret-doors = From each joined room one living figure changes over; the secret doors stay open until the next event is drawn.
effect-portal = A gate flickers in the portal chamber.
effect-fish-man = Something rises from the lake.
effect-cultist = A cultist marker is turned up.
effect-locked = Doors between two rooms are closed until the next event is drawn.
effect-fog = In the next movement phase living figures have only 2 movement points.
effect-courage = Fighting a cultist marker, chasing the fish-man and closing the portal cost no action until the next event is drawn.
automa = Automa

# Setup and night
start-player = { $who-is ->
    [you] You are the start player and get the knife.
   *[other] { $who } is the start player and gets the knife.
 }
character-chosen = { $who-is ->
    [you] Your character: { $character }.
   *[other] { $who }’s character: { $character }.
 }
night-falls = It is night. Everybody looks at their own sheet.
sheet = Your role: { $role }. Your route card: { $route }.
seer-sees = { $count ->
    [one] In your dream you see the cultist: { $cultists }.
   *[other] In your dream you see the cultists: { $cultists }.
 }
fellow = In league with you: { $who }, cultist.
fellow-firestarter = In league with you: { $who }, Firestarter.
dead-from-start = { $count ->
    [0] Nobody is dead from the start.
    [one] Dead from the start: { $figures }. Nobody else knows yet.
   *[other] Dead from the start: { $figures }. Nobody else knows yet.
 }

# Round, movement, encounters
round-begins = Round { $round }. { $who-is ->
    [you] You have the knife.
   *[other] { $who } has the knife.
 }
stepped = { $who-is ->
    [you] You go { $to }.
   *[other] { $who } goes { $to }.
 }
stopped = { $who-is ->
    [you] You stay { $place }.
   *[other] { $who } stays { $place }.
 }
teleported = { $who-is ->
    [you] You drift { $to }.
   *[other] { $who }’s ghost drifts { $to }.
 }
meeting = Encounter { $place }: { $figures }.
gave = { $who-is ->
    [you] You give { $to } one { $card }, face down.
   *[other] { $who } gives { $to-is ->
        [you] you
       *[other] { $to }
    } one { $card }, face down.
 }
gave-hidden = { $who } gives { $to-is ->
    [you] you
   *[other] { $to }
 } a card, face down.
gave-nothing = { $who-is ->
    [you] You have no pulse card left and give nothing.
   *[other] { $who } has no pulse card left and gives nothing.
 }
drew-pulse = You draw one { $card }.

# Events
burnt = Fire { $place }! Its whole room deck burns.
event-drawn = Event: { $event }. { $effect }
power-off = It is dark: the power is off.
swapped = { $who-is ->
    [you] A secret door takes you { $to }.
   *[other] A secret door takes { $who } { $to }.
 }
portal-opens = The portal in the portal chamber is open. It can be closed until the end of round { $last }.
portal-stays = No second portal opens.
cultist-comes = A cultist marker now lies { $place }: room actions are impossible there.
fish-man-comes = The fish-man comes out of the lake { $to }.
fish-man-stays = The fish-man is here already: he stays { $place }.

# Actions
action-phase-begins = The action phase of round { $round } begins.
passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
 }
skipped = { $who-is ->
    [you] You have helped at the portal and miss your turn.
   *[other] { $who } has helped at the portal and misses the turn.
 }
checks = You check the state of { $whom }. Alive cards: { $alive }, Dead cards: { $dead }.
checks-hidden = { $who } checks { $whom-is ->
    [you] your state
   *[other] the state of { $whom }
 }.
checks-camera = You check the state of { $whom } by camera. Alive cards: { $alive }, Dead cards: { $dead }.
checks-camera-hidden = { $who } checks { $whom-is ->
    [you] your state
   *[other] the state of { $whom }
 } by camera.
no-death = { $who-is ->
    [you] You have checked { $whom }; no death reported.
   *[other] { $who } has checked { $whom-is ->
        [you] you
       *[other] { $whom }
    }; no death reported.
 }
death-reported = { $who-is ->
    [you] You report a death: { $whom } is dead.
   *[other] { $who } reports a death: { $whom-is ->
        [you] you are dead.
       *[other] { $whom } is dead.
    }
 }
fell = { $who-is ->
    [you] You are a ghost now.
   *[other] { $who } is a ghost now.
 }
added = A card of the draw pile goes unseen onto the room deck { $place }.
added-unsafe = A card of the draw pile goes unseen into the unsafe-paths deck.
pile-empty = The draw pile is empty; no card is moved.
filled = { $who-is ->
    [you] You fill the room deck ({ $place }) with { $card }.
   *[other] { $who } fills the room deck ({ $place }) with { $card }.
 }
filled-hidden = { $who } fills the room deck ({ $place }).
secured = { $who-is ->
    [you] You secure the corridor ({ $place }) with { $card }.
   *[other] { $who } secures the corridor ({ $place }) with { $card }.
 }
secured-hidden = { $who } secures the corridor ({ $place }).
explored = Explored: { $place }.
explored-symbol = Explored: { $place }. The room marker shows unsafe paths.
unsafe-card = The unsafe-paths deck yields { $card }.
searched = { $who-is ->
    [you] You check the room ({ $place }): { $card }.
   *[other] { $who } checks the room ({ $place }): { $card }.
 }
searched-camera = { $who-is ->
    [you] You check the room by camera ({ $place }): { $card }.
   *[other] { $who } checks the room by camera ({ $place }): { $card }.
 }
book-found = A book goes to the bookshelf ({ $place }): { $books } of { $all }.
book-lost = A book comes back from the bookshelf ({ $place }): { $books } of { $all } stay.
row-scored = The row is full ({ $place }): { $points } points, { $score } of { $target } in all. The room is done.
fought = { $who-is ->
    [you] You fight the cultist marker { $place }; it is out of the game.
   *[other] { $who } fights the cultist marker { $place }; it is out of the game.
 }
chased = { $who-is ->
    [you] You chase the fish-man back into the lake.
   *[other] { $who } chases the fish-man back into the lake.
 }
restarted = { $who-is ->
    [you] You restart the power.
   *[other] { $who } restarts the power.
 }
attacked = { $who-is ->
    [you] You reveal that you are the Assassin and attack { $whom }.
   *[other] { $who } turns out to be the Assassin and attacks { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }

# The portal
help-wanted = { $who-is ->
    [you] You ask { $whom } for help at the portal.
   *[other] { $who } asks { $whom-is ->
        [you] you
       *[other] { $whom }
    } for help at the portal.
 }
helped = { $who-is ->
    [you] You help { $whom }.
   *[other] { $who } helps { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
help-refused = { $who-is ->
    [you] You do not help { $whom }.
   *[other] { $who } does not help { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
portal-closed = Portal closed! Hands at work: { $figures }. The target falls to { $target }.
portal-lost = The portal can no longer be closed. The target rises to { $target }.

# Votes
vote-called = { $who-is ->
    [you] You call a vote. First there is a discussion.
   *[other] { $who } calls a vote. First there is a discussion.
 }
vote-murder = { $who-is ->
    [you] Your report leads to a discussion and a vote.
   *[other] { $who }’s report leads to a discussion and a vote.
 }
claimed = { $who-is ->
    [you] You claim:
   *[other] { $who } claims:
 } “{ $claim }”
more-time = { $who-is ->
    [you] You want more time to talk.
   *[other] { $who } wants more time to talk.
 }
abstained = { $who-is ->
    [you] You abstain.
   *[other] { $who } abstains.
 }
voted = { $who-is ->
    [you] You vote against { $whom }.
   *[other] { $who } votes against { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
voted-double = { $who-is ->
    [you] You vote against { $whom }; as start player you count double.
   *[other] { $who } votes against { $whom-is ->
        [you] you
       *[other] { $whom }
    }; the start player’s vote counts double.
 }
counted-nobody = As the votes stand, nobody is eliminated.
counted = As the votes stand, { $who-is ->
    [you] you are eliminated
   *[other] { $who } is eliminated
 }.
vote-kept = { $who-is ->
    [you] As start player you keep to your vote.
   *[other] { $who }, the start player, keeps the vote as it is.
 }
vote-withdrawn = { $who-is ->
    [you] As start player you change your vote and abstain.
   *[other] { $who }, the start player, takes the vote back and abstains.
 }
vote-changed = { $who-is ->
    [you] As start player you change your vote: against { $whom }.
   *[other] { $who }, the start player, changes the vote: against { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
vote-ends-nobody = The vote is over. Nobody is eliminated.
vote-ends = The vote is over. { $who-is ->
    [you] You are eliminated.
   *[other] { $who } is eliminated.
 }

# The end
claimed-threshold = { $who-is ->
    [you] You claim
   *[other] { $who } claims
 } that at least { $threshold } investigators are dead. All pulse decks are searched.
revealed = { $who-is ->
    [you] Your role is shown to all: { $role }.
   *[other] { $who }’s role is shown: { $role }.
 }
guess-begins = { $cause } But the cultists may still guess who the Seer is.
won-eliminated = No cultist is living any more.
won-books = The target is reached.
guessed = { $who-is ->
    [you] You take { $whom } for the Seer.
   *[other] { $who } takes { $whom-is ->
        [you] you
       *[other] { $whom }
    } for the Seer.
 }
guessed-nobody = { $who-is ->
    [you] You name nobody.
   *[other] { $who } names nobody.
 }
ending-eliminated = No cultist is living any more: the investigators win.
ending-books = Enough books are on the shelf: the investigators win.
ending-claim-right = The claim is right: the cultist wins.
ending-claim-wrong = The claim is wrong: the investigators win.
ending-noted = Enough investigators were dead when the previous round ended: the cultists win.
ending-dead = The target is reached, but too many investigators are dead: the cultist wins.
ending-clock = The last hour is over and the target missed: the cultists win.
ending-seer-found = The Seer is found out: the cultists win.

# Questions
ask-character = Which character do you play?
option-any = One at random
ask-night = It is night. Your role: { $role }. Look at your sheet and confirm.
option-confirm = Confirm
ask-move = Where do you go? Movement points: { $points }.
ask-teleport = Where do you drift?
option-step = { $place }
option-teleport = { $place }
option-stop = Stay here
ask-encounter = Encounter with { $others }: which card do you give, face down?
option-give = { $card } to { $to }
ask-fire = Before the event is drawn, everybody confirms.
ask-fire-rooms = Before the event is drawn, everybody confirms. Only you can set fire to a room now.
option-burn = Set fire: { $place }
ask-clean-up = Before the round ends, everybody confirms.
ask-clean-up-cultist = Before the round ends, everybody confirms. Only you can claim now that enough investigators are dead.
option-claim = Claim that enough investigators are dead
ask-action = What do you do?
ask-free-action = Is there anything else you want to do that Courage makes free?
option-check = Check the state: { $who }
option-camera = Check the state by camera: { $who }
option-camera-room = Check the room by camera: { $place }
option-attack = Assassin attack on { $who }
option-secure = Secure the corridor: { $card }
option-fill = Fill the room deck: { $card }
option-search = Check the room
option-vote = Call a vote
option-restart = Restart the power
option-fight = Fight the cultist marker
option-chase = Chase the fish-man
option-close = Close the portal with the help of { $who }
option-pass = Pass
option-done = Done
ask-result = The pulse deck of { $who }: Alive cards { $alive }, Dead cards { $dead }.
option-silent = Keep silent
option-report = Report the death
option-must-report = Confirm: the death is reported
option-nothing-to-report = Confirm: no death to report
ask-help = { $who } asks for your help at the portal. It takes your action.
ask-help-free = { $who } asks for your help at the portal. With Courage it takes no action.
option-agree = Help
option-refuse = Refuse
ask-discussion = What do you say? Up to { $most } claims, true or false; with none you are ready to vote.
option-more-time = I want more time to talk.
claim-investigator = I am an investigator.
claim-seer = I am the Seer.
claim-assassin = I am the Assassin.
claim-suspect = { $who-is ->
    [you] I suspect you.
   *[other] I suspect { $who }.
 }
claim-trust = { $who-is ->
    [you] I trust you.
   *[other] I trust { $who }.
 }
claim-cultist = { $who-is ->
    [you] You are a cultist, I know it.
   *[other] { $who } is a cultist, I know it.
 }
claim-checked-alive = { $who-is ->
    [you] I checked you: only Alive cards.
   *[other] I checked { $who }: only Alive cards.
 }
claim-checked-dead = { $who-is ->
    [you] I checked you and saw a Dead card.
   *[other] I checked { $who } and saw a Dead card.
 }
claim-gave-alive = { $who-is ->
    [you] I gave you an Alive card.
   *[other] I gave { $who } an Alive card.
 }
claim-put-success = I put Success into the room deck: { $place }.
claim-secured = I secured the corridor with Success: { $place }.
claim-route = On my route in this round: { $place }.
ask-vote = Whom do you vote against?
option-vote-for = { $who }
option-abstain = Abstention
ask-change = The votes are open. As start player you may still change yours.
option-keep = Keep to my vote
ask-guess = Who is the Seer?
option-name-seer = { $who }
option-name-nobody = Name nobody

# What the game is waiting for
decides-character = { $who-is ->
    [you] You choose your character.
   *[other] { $who } chooses a character.
 }
decides-night = { $who-is ->
    [you] You look at your sheet.
   *[other] { $who } looks at their own sheet.
 }
decides-move = { $who-is ->
    [you] You move.
   *[other] { $who } moves.
 }
decides-encounter = { $who-is ->
    [you] You give a card in the encounter.
   *[other] { $who } gives a card in the encounter.
 }
decides-fire = { $who-is ->
    [you] You confirm before the event.
   *[other] { $who } confirms before the event.
 }
decides-clean-up = { $who-is ->
    [you] You confirm the end of the round.
   *[other] { $who } confirms the end of the round.
 }
decides-action = { $who-is ->
    [you] It is your turn to act.
   *[other] It is { $who }’s turn to act.
 }
decides-check-state = { $who-is ->
    [you] You look at a pulse deck.
   *[other] { $who } looks at a pulse deck.
 }
decides-help = { $who-is ->
    [you] You decide whether to help at the portal.
   *[other] { $who } decides whether to help at the portal.
 }
decides-discussion = { $who-is ->
    [you] You take part in the discussion.
   *[other] { $who } takes part in the discussion.
 }
decides-vote = { $who-is ->
    [you] You vote.
   *[other] { $who } votes.
 }
decides-change = { $who-is ->
    [you] You may change your vote, as start player.
   *[other] { $who }, the start player, may change the vote.
 }
decides-guess = { $who-is ->
    [you] You guess who the Seer is.
   *[other] { $who } guesses who the Seer is.
 }

# Settings
option-seats = Players
option-seer = Seer
option-seer-default = as intended for the number of players
option-seer-yes = in the game
option-seer-no = not in the game
option-assassin = Assassin
option-assassin-default = as intended for the number of players
option-assassin-yes = in the game
option-assassin-no = not in the game
option-firestarter = Firestarter (7 or 8 players)
option-firestarter-default = not in the game, as intended
option-firestarter-yes = in the game
option-firestarter-no = not in the game
option-start = Who last had a nightmare (start player)
option-start-None = drawn at random
option-discussion = Discussion before a vote
option-discussion-1m = 1 minute
option-discussion-3m = 3 minutes
option-discussion-5m = 5 minutes
option-discussion-10m = 10 minutes
option-discussion-1d = 1 day
option-discussion-none = no limit
option-guess = Time to guess the Seer
option-guess-1m = 1 minute
option-guess-3m = 3 minutes
option-guess-1d = 1 day
option-guess-none = no limit
bad-option-firestarter = The Firestarter needs { $least } or { $most } players.
bad-option-start = The start player must be one of the { $seats } players.

# Table talk
phrase-not-me = It was not me!
phrase-who-was-there = Who was there?
phrase-check-him = We should check that one.
phrase-restart-power = Somebody must restart the power.
phrase-portal = We must close the portal.
phrase-thanks = Thank you!
phrase-well-played = Well played.
phrase-hurry = The clock is about to strike – your turn.

# What simulations count
count-rounds = Rounds per game
count-points = Points of the investigators
count-dead = Dead investigators at the end
count-ending = How games ended
count-team = Wins by team
count-role = Wins by role
team-investigators = investigators
team-cultists = cultists

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
board-my-gift = { $card } to { $whom } (round { $rounds })
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
