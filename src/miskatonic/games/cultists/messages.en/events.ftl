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
    .weight = staged
    .sound = toll
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
round-begins = { $who-is ->
    [you] You have the knife.
   *[other] { $who } has the knife.
 }
    .heading = Round { $round }
stepped = { $who-is ->
    [you] You go { $to }.
   *[other] { $who } goes { $to }.
 }
    .weight = shown
stopped = { $who-is ->
    [you] You stay { $place }.
   *[other] { $who } stays { $place }.
 }
    .weight = shown
teleported = { $who-is ->
    [you] You drift { $to }.
   *[other] { $who }’s ghost drifts { $to }.
 }
    .weight = shown
meeting = Encounter { $place }: { $figures }.
    .weight = shown
gave = { $who-is ->
    [you] You give { $to } one { $card }, face down.
   *[other] { $who } gives { $to-is ->
        [you] you
       *[other] { $to }
    } one { $card }, face down.
 }
    .weight = drawn
gave-hidden = { $who-is ->
    [you] You give
   *[other] { $who } gives
 } { $to-is ->
    [you] you
   *[other] { $to }
 } a card, face down.
    .weight = drawn
gave-nothing = { $who-is ->
    [you] You have no pulse card left and give nothing.
   *[other] { $who } has no pulse card left and gives nothing.
 }
    .weight = shown
drew-pulse = You draw one { $card }.

# Events
burnt = Fire { $place }! Its whole room deck burns.
    .weight = staged
    .sound = drum
event-drawn = Event: { $event }. { $effect }
    .weight = staged
power-off = It is dark: the power is off.
    .weight = staged
swapped = { $who-is ->
    [you] A secret door takes you { $to }.
   *[other] A secret door takes { $who } { $to }.
 }
    .weight = shown
portal-opens = The portal in the portal chamber is open. It can be closed until the end of round { $last }.
    .weight = staged
    .sound = gong
portal-stays = No second portal opens.
cultist-comes = A cultist marker now lies { $place }: room actions are impossible there.
    .weight = shown
fish-man-comes = The fish-man comes out of the lake { $to }.
    .weight = staged
    .sound = gong
fish-man-stays = The fish-man is here already: he stays { $place }.

# Actions
action-phase-begins = The action phase of round { $round } begins.
    .style = phase
passed = { $who-is ->
    [you] You pass.
   *[other] { $who } passes.
 }
skipped = { $who-is ->
    [you] You have helped at the portal and miss your turn.
   *[other] { $who } has helped at the portal and misses the turn.
 }
checks = You check the state of { $whom }. Alive cards: { $alive }, Dead cards: { $dead }.
    .weight = shown
checks-hidden = { $who-is ->
    [you] You check
   *[other] { $who } checks
 } { $whom-is ->
    [you] your state
   *[other] the state of { $whom }
 }.
    .weight = shown
checks-camera = You check the state of { $whom } by camera. Alive cards: { $alive }, Dead cards: { $dead }.
    .weight = shown
checks-camera-hidden = { $who-is ->
    [you] You check
   *[other] { $who } checks
 } { $whom-is ->
    [you] your state
   *[other] the state of { $whom }
 } by camera.
    .weight = shown
no-death = { $who-is ->
    [you] You have checked { $whom }; no death reported.
   *[other] { $who } has checked { $whom-is ->
        [you] you
       *[other] { $whom }
    }; no death reported.
 }
    .weight = shown
death-reported = { $who-is ->
    [you] You report a death: { $whom } is dead.
   *[other] { $who } reports a death: { $whom-is ->
        [you] you are dead.
       *[other] { $whom } is dead.
    }
 }
    .weight = drawn
fell = { $who-is ->
    [you] You are a ghost now.
   *[other] { $who } is a ghost now.
 }
    .weight = drawn
added = A card of the draw pile goes unseen onto the room deck { $place }.
    .weight = shown
added-unsafe = A card of the draw pile goes unseen into the unsafe-paths deck.
    .weight = shown
pile-empty = The draw pile is empty; no card is moved.
filled = { $who-is ->
    [you] You fill the room deck ({ $place }) with { $card }.
   *[other] { $who } fills the room deck ({ $place }) with { $card }.
 }
    .weight = shown
filled-hidden = { $who-is ->
    [you] You fill the room deck ({ $place }).
   *[other] { $who } fills the room deck ({ $place }).
 }
    .weight = shown
secured = { $who-is ->
    [you] You secure the corridor ({ $place }) with { $card }.
   *[other] { $who } secures the corridor ({ $place }) with { $card }.
 }
    .weight = shown
secured-hidden = { $who-is ->
    [you] You secure the corridor ({ $place }).
   *[other] { $who } secures the corridor ({ $place }).
 }
    .weight = shown
explored = Explored: { $place }.
    .weight = shown
explored-symbol = Explored: { $place }. The room marker shows unsafe paths.
    .weight = shown
unsafe-card = The unsafe-paths deck yields { $card }.
    .weight = shown
searched = { $who-is ->
    [you] You check the room ({ $place }): { $card }.
   *[other] { $who } checks the room ({ $place }): { $card }.
 }
    .weight = shown
searched-camera = { $who-is ->
    [you] You check the room by camera ({ $place }): { $card }.
   *[other] { $who } checks the room by camera ({ $place }): { $card }.
 }
    .weight = shown
book-found = A book goes to the bookshelf ({ $place }): { $books } of { $all }.
    .weight = shown
book-lost = A book comes back from the bookshelf ({ $place }): { $books } of { $all } stay.
    .weight = shown
row-scored = The row is full ({ $place }): { $points } points, { $score } of { $target } in all. The room is done.
    .weight = shown
fought = { $who-is ->
    [you] You fight the cultist marker { $place }; it is out of the game.
   *[other] { $who } fights the cultist marker { $place }; it is out of the game.
 }
    .weight = shown
chased = { $who-is ->
    [you] You chase the fish-man back into the lake.
   *[other] { $who } chases the fish-man back into the lake.
 }
    .weight = shown
restarted = { $who-is ->
    [you] You restart the power.
   *[other] { $who } restarts the power.
 }
    .weight = shown
attacked = { $who-is ->
    [you] You reveal that you are the Assassin and attack { $whom }.
   *[other] { $who } turns out to be the Assassin and attacks { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
    .weight = shown

# The portal
help-wanted = { $who-is ->
    [you] You ask { $whom } for help at the portal.
   *[other] { $who } asks { $whom-is ->
        [you] you
       *[other] { $whom }
    } for help at the portal.
 }
    .weight = shown
helped = { $who-is ->
    [you] You help { $whom }.
   *[other] { $who } helps { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
    .weight = shown
help-refused = { $who-is ->
    [you] You do not help { $whom }.
   *[other] { $who } does not help { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
    .weight = shown
portal-closed = Portal closed! Hands at work: { $figures }. The target falls to { $target }.
    .weight = staged
portal-lost = The portal can no longer be closed. The target rises to { $target }.
    .weight = staged
    .sound = gong

# Votes
vote-called = { $who-is ->
    [you] You call a vote. First there is a discussion.
   *[other] { $who } calls a vote. First there is a discussion.
 }
    .weight = staged
    .sound = knock
vote-murder = { $who-is ->
    [you] Your report leads to a discussion and a vote.
   *[other] { $who }’s report leads to a discussion and a vote.
 }
    .weight = staged
    .sound = toll
claimed = { $who-is ->
    [you] You claim:
   *[other] { $who } claims:
 } “{ $claim }”
    .weight = shown
more-time = { $who-is ->
    [you] You want more time to talk.
   *[other] { $who } wants more time to talk.
 }
abstained = { $who-is ->
    [you] You abstain.
   *[other] { $who } abstains.
 }
    .weight = drawn
voted = { $who-is ->
    [you] You vote against { $whom }.
   *[other] { $who } votes against { $whom-is ->
        [you] you
       *[other] { $whom }
    }.
 }
    .weight = drawn
voted-double = { $who-is ->
    [you] You vote against { $whom }; as start player you count double.
   *[other] { $who } votes against { $whom-is ->
        [you] you
       *[other] { $whom }
    }; the start player’s vote counts double.
 }
    .weight = drawn
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
    .pause = yes
    .weight = drawn
vote-ends = The vote is over. { $who-is ->
    [you] You are eliminated.
   *[other] { $who } is eliminated.
 }
    .pause = yes
    .weight = drawn

# The end
claimed-threshold = { $who-is ->
    [you] You claim
   *[other] { $who } claims
 } that at least { $threshold } investigators are dead. All pulse decks are searched.
revealed = { $who-is ->
    [you] Your role is shown to all: { $role }.
   *[other] { $who }’s role is shown: { $role }.
 }
    .weight = staged
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
    .weight = drawn
ending-books = Enough books are on the shelf: the investigators win.
    .weight = drawn
ending-claim-right = The claim is right: the cultist wins.
    .weight = drawn
ending-claim-wrong = The claim is wrong: the investigators win.
    .weight = drawn
ending-noted = Enough investigators were dead when the previous round ended: the cultists win.
    .weight = drawn
ending-dead = The target is reached, but too many investigators are dead: the cultist wins.
    .weight = drawn
ending-clock = The last hour is over and the target missed: the cultists win.
    .weight = drawn
ending-seer-found = The Seer is found out: the cultists win.
    .weight = drawn
