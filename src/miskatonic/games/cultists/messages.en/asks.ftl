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
option-discussion-default = 3 minutes; no limit if the table has none
option-discussion-1m = 1 minute
option-discussion-3m = 3 minutes
option-discussion-5m = 5 minutes
option-discussion-10m = 10 minutes
option-discussion-1d = 1 day
option-discussion-none = no limit
option-guess = Time to guess the Seer
option-guess-default = 1 minute; no limit if the table has none
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

# Why not?
why-not-fish-man = The fish-man is there: while living you only get past him with the knife.
why-not-door = No open door leads there from where you are, or you may not end your move there.
why-not-now = This is not what you are being asked.
why-not-place = Rooms are acted in by standing there, and only where your route names them this round.
why-not-yourself = You cannot check yourself: your own pulse stays unknown to you.
why-not-ghost = Ghosts cannot be checked.
why-not-elsewhere = You can only check a living figure in the same place as yours.
why-not-lake = The lake is no place to go: only the fish-man is ever there.
why-not-unsafe = This deck comes into play only when a turned room marker shows the unsafe paths.
why-not-pile = Its cards go face down to room decks when a state is checked; nobody sees them.
why-not-markers = Cultist markers are turned up by events and by unsafe paths.
