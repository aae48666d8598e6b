# Investigators
do-draw = { $mode ->
    [you] Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
    [may] draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
    [one] { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
   *[many] { $who } draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
 }
do-draw-encounter = { $mode ->
    [you] Draw { $count ->
        [one] { $count } encounter card
       *[other] { $count } encounter cards
     }
    [may] draw { $count ->
        [one] { $count } encounter card
       *[other] { $count } encounter cards
     }
    [one] { $who } draws { $count ->
        [one] { $count } encounter card
       *[other] { $count } encounter cards
     }
   *[many] { $who } draw { $count ->
        [one] { $count } encounter card
       *[other] { $count } encounter cards
     }
 }
do-gain-resources = { $mode ->
    [you] Gain { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
    [may] gain { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
    [one] { $who } gains { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
   *[many] { $who } gain { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
 }
do-lose-resources = { $mode ->
    [you] Lose { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
    [may] lose { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
    [one] { $who } loses { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
   *[many] { $who } lose { $count ->
        [one] { $count } resource
       *[other] { $count } resources
     }
 }
do-gain-actions = { $mode ->
    [you] Gain { $count ->
        [one] { $count } additional action
       *[other] { $count } additional actions
     }
    [may] gain { $count ->
        [one] { $count } additional action
       *[other] { $count } additional actions
     }
    [one] { $who } gains { $count ->
        [one] { $count } additional action
       *[other] { $count } additional actions
     }
   *[many] { $who } gain { $count ->
        [one] { $count } additional action
       *[other] { $count } additional actions
     }
 }
do-lose-actions = { $mode ->
    [you] Lose { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
    [may] lose { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
    [one] { $who } loses { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
   *[many] { $who } lose { $count ->
        [one] { $count } action
       *[other] { $count } actions
     }
 }
do-discard-cards = { $mode ->
    [you] Discard { $what } from your hand
    [may] discard { $what } from your hand
    [one] { $who } discards { $what } from their hand
   *[many] { $who } discard { $what } from their hand
 }
do-discard-random = { $mode ->
    [you] Discard { $what } from your hand at random
    [may] discard { $what } from your hand at random
    [one] { $who } discards { $what } from their hand at random
   *[many] { $who } discard { $what } from their hand at random
 }
do-trauma-physical = { $mode ->
    [you] Suffer { $count } physical trauma
    [may] suffer { $count } physical trauma
    [one] { $who } suffers { $count } physical trauma
   *[many] { $who } suffer { $count } physical trauma
 }
do-trauma-mental = { $mode ->
    [you] Suffer { $count } mental trauma
    [may] suffer { $count } mental trauma
    [one] { $who } suffers { $count } mental trauma
   *[many] { $who } suffer { $count } mental trauma
 }
do-trauma-choice = { $mode ->
    [you] Suffer { $count } physical or mental trauma
    [may] suffer { $count } physical or mental trauma
    [one] { $who } suffers { $count } physical or mental trauma
   *[many] { $who } suffer { $count } physical or mental trauma
 }
do-killed = { $mode ->
    [happens] You are killed
    [many] { $who } are killed
   *[one] { $who } is killed
 }
do-insane = { $mode ->
    [happens] You are driven insane
    [many] { $who } are driven insane
   *[one] { $who } is driven insane
 }
do-devoured = { $mode ->
    [happens] You are devoured
    [many] { $who } are devoured
   *[one] { $who } is devoured
 }
do-are-defeated = { $mode ->
    [happens] You are defeated
    [many] { $who } are defeated
   *[one] { $who } is defeated
 }
do-resign = { $mode ->
    [you] Resign
   *[may] resign
 }
do-test = { $mode ->
    [you] Take a test of { $skill } ({ $count })
    [may] take a test of { $skill } ({ $count })
    [one] { $who } takes a test of { $skill } ({ $count })
   *[many] { $who } take a test of { $skill } ({ $count })
 }
do-move = { $mode ->
    [you] Move to { $to }
    [may] move to { $to }
    [one] { $who } moves to { $to }
   *[many] { $who } move to { $to }
 }
do-lose-all-resources = { $mode ->
    [you] Lose all your resources
   *[may] lose all your resources
 }
do-discard-all-but = { $mode ->
    [you] Choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from your hand
    [may] choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from your hand
    [one] { $who } chooses and discards all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from their hand
   *[many] { $who } choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from their hands
 }
do-lose-experience = { $mode ->
    [you] You earn { $count } fewer experience
    [may] earn { $count } fewer experience
    [one] { $who } earns { $count } fewer experience
   *[many] { $who } earn { $count } fewer experience
 }

# Cards and decks
do-discard-top = { $mode ->
    [you] Discard { $count ->
        [one] the top card
       *[other] the top { $count } cards
     } of { $deck }
   *[may] discard { $count ->
        [one] the top card
       *[other] the top { $count } cards
     } of { $deck }
 }
do-look-at-top = { $mode ->
    [you] Look
   *[may] look
 } at { $count ->
    [one] the top card of { $deck } and put it back
   *[other] the top { $count } cards of { $deck } and put them back in any order
 }
do-search = { $mode ->
    [you] Search { $deck } for { $what }
   *[may] search { $deck } for { $what }
 }
do-search-top = { $mode ->
    [you] Search { $count ->
        [one] the top card
       *[other] the top { $count } cards
     } of { $deck } for { $what }
   *[may] search { $count ->
        [one] the top card
       *[other] the top { $count } cards
     } of { $deck } for { $what }
 }
deck-yours = your deck
deck-encounter = the encounter deck
deck-encounter-and-discard = the encounter deck and its discard pile
deck-encounter-discard = the encounter discard pile
deck-discard = your discard pile
deck-of-yours = your deck
deck-of-encounter = the encounter deck
deck-of-encounter-and-discard = the encounter deck and of its discard pile
deck-of-encounter-discard = the encounter discard pile
deck-of-discard = your discard pile
do-found-hand = Add { $count ->
    [1] the card
   *[other] the cards
 } you find to your hand
do-found-draw = Draw { $count ->
    [1] the card
   *[other] the cards
 } you find
do-found-play = Put { $count ->
    [1] the card
   *[other] the cards
 } you find into play
do-found-discard = Discard { $count ->
    [1] the card
   *[other] the cards
 } you find
do-found-top = Put { $count ->
    [1] the card
   *[other] the cards
 } you find on top of the deck
do-found-shuffle = Shuffle the deck
do-play = { $mode ->
    [you] Play { $what } from your { $zone ->
        [discard] discard pile
       *[hand] hand
     }
   *[may] play { $what } from your { $zone ->
        [discard] discard pile
       *[hand] hand
     }
 }
do-play-free = { $mode ->
    [you] Play { $what } from your { $zone ->
        [discard] discard pile
       *[hand] hand
     } at no cost
   *[may] play { $what } from your { $zone ->
        [discard] discard pile
       *[hand] hand
     } at no cost
 }
do-play-cheaper = { $mode ->
    [you] Play
   *[may] play
 } { $what } from your { $zone ->
        [discard] discard pile
       *[hand] hand
     } for { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 } less
do-put-on-deck = { $mode ->
    [you] Put { $what } on top of the deck it belongs to
   *[may] put { $what } on top of the deck it belongs to
 }
do-put-under-deck = { $mode ->
    [you] Put { $what } at the bottom of the deck it belongs to
   *[may] put { $what } at the bottom of the deck it belongs to
 }
do-put-into-play = { $mode ->
    [you] Put { $what } into play
   *[may] put { $what } into play
 }
do-put-into-play-exhausted = { $mode ->
    [you] Put { $what } into play, exhausted
   *[may] put { $what } into play, exhausted
 }
do-put-into-threat = { $mode ->
    [you] Put { $what } into play in your threat area
   *[may] put { $what } into play in your threat area
 }
do-put-into-threat-exhausted = { $mode ->
    [you] Put { $what } into play in your threat area, exhausted
   *[may] put { $what } into play in your threat area, exhausted
 }
do-put-into-location = { $mode ->
    [you] Put { $what } into play at your location
   *[may] put { $what } into play at your location
 }
do-put-into-location-exhausted = { $mode ->
    [you] Put { $what } into play at your location, exhausted
   *[may] put { $what } into play at your location, exhausted
 }
do-put-into-agenda = { $mode ->
    [you] Put { $what } into play next to the agenda
   *[may] put { $what } into play next to the agenda
 }
do-put-into-agenda-exhausted = { $mode ->
    [you] Put { $what } into play next to the agenda, exhausted
   *[may] put { $what } into play next to the agenda, exhausted
 }
do-become-bearer = { $mode ->
    [you] Become the bearer of { $what }
   *[may] become the bearer of { $what }
 }
do-attach = { $mode ->
    [you] Attach { $what } to { $to }
   *[may] attach { $what } to { $to }
 }
do-spawn-at = { $mode ->
    [you] Spawn { $what } { $at }
   *[may] spawn { $what } { $at }
 }
do-spawn-engaged = { $mode ->
    [you] Spawn { $what } engaged with you
   *[may] spawn { $what } engaged with you
 }
do-shuffle-into = { $mode ->
    [you] Shuffle { $what } into the deck it belongs to
   *[may] shuffle { $what } into the deck it belongs to
 }
do-return-to-hand = { $mode ->
    [you] Return { $what } to its owner’s hand
   *[may] return { $what } to its owner’s hand
 }
do-discard = { $mode ->
    [you] Discard { $what }
   *[may] discard { $what }
 }
do-exile = { $mode ->
    [you] Exile { $what }
   *[may] exile { $what }
 }
do-remove-from-game = { $mode ->
    [you] Remove { $what } from the game
   *[may] remove { $what } from the game
 }
do-set-aside = { $mode ->
    [you] Set { $what } aside
   *[may] set { $what } aside
 }
do-to-victory-display = { $mode ->
    [you] Add { $what } to the victory display
   *[may] add { $what } to the victory display
 }
do-take-control = { $mode ->
    [you] Take control of { $what }
   *[may] take control of { $what }
 }
do-add-to-hand = { $mode ->
    [you] Add { $what } to your hand
   *[may] add { $what } to your hand
 }
do-flip = { $mode ->
    [you] Turn { $what } over
   *[may] turn { $what } over
 }
do-exhaust = { $mode ->
    [you] Exhaust { $what }
   *[may] exhaust { $what }
 }
do-ready = { $mode ->
    [you] Ready { $what }
   *[may] ready { $what }
 }
drawn-gains = What is drawn gains { $keyword }.
do-play-found = { $mode ->
    [you] Play
   *[may] play
 } what was found
do-play-found-free = { $mode ->
    [you] Play
   *[may] play
 } what was found without paying its cost
do-play-found-cheaper = { $mode ->
    [you] Play
   *[may] play
 } what was found for { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 } less
the-found-card = that card
do-draw-card = { $mode ->
    [you] Draw { $what }
   *[may] draw { $what }
 }
do-shuffle-deck = { $mode ->
    [you] Shuffle { $deck }
   *[may] shuffle { $deck }
 }
do-show = { $mode ->
    [you] Reveal { $what }
   *[may] reveal { $what }
 }
do-reveal-top = { $mode ->
    [you] Reveal
   *[may] reveal
 } the top { $count ->
    [one] card
   *[other] { $count } cards
 } of { $deck }
look-draw = Draw { $count } of those cards.
look-put-back = Put the others back on top in any order.
look-put-either = Put each of the others on the top or at the bottom of the deck, in any order.
found-weaknesses = If weaknesses are among the cards you searched, you find them as well.
do-look-only = { $mode ->
    [you] Look
   *[may] look
 } at the top { $count ->
    [one] card
   *[other] { $count } cards
 } of { $deck }
do-cancel-search = { $mode ->
    [you] Cancel the effects of the search
   *[may] cancel the effects of the search
 }
do-commit = { $mode ->
    [you] Commit { $what } to this skill test (only an eligible one)
   *[may] commit { $what } to this skill test (only an eligible one)
 }
discard-without-uses = If there are no { $type } on { $on }, discard { $what }.
do-draw-topmost = { $mode ->
    [you] Draw { $what } from the encounter discard pile (the topmost one)
    [may] draw { $what } from the encounter discard pile (the topmost one)
    [one] { $who } draws { $what } from the encounter discard pile (the topmost one)
   *[many] { $who } draw { $what } from the encounter discard pile (the topmost one)
 }

# Tokens
do-discover-at = { $mode ->
    [you] Discover { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } { $at }
   *[may] discover { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } { $at }
 }
do-place-clues = { $mode ->
    [you] Place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } on { $what }
   *[may] place { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } on { $what }
 }
do-place-clues-yours = { $mode ->
    [you] Place { $count } of your clues on { $what }
   *[may] place { $count } of your clues on { $what }
 }
do-place-doom = { $mode ->
    [you] Place { $count } doom on { $what }
   *[may] place { $count } doom on { $what }
 }
do-doom-on-agenda = { $mode ->
    [you] Place { $count } doom on the current agenda
   *[may] place { $count } doom on the current agenda
 }
agenda-may-advance = This can cause the current agenda to advance.
do-remove-tokens = { $mode ->
    [you] Remove { $tokens } from { $what }
   *[may] remove { $tokens } from { $what }
 }
do-move-tokens = { $mode ->
    [you] Move { $tokens } from { $from } to { $to }
   *[may] move { $tokens } from { $from } to { $to }
 }
do-add-uses = { $mode ->
    [you] Add { $uses } to { $what }
   *[may] add { $uses } to { $what }
 }
do-replenish = { $mode ->
    [you] Replenish { $count ->
        [one] { $count } use
       *[other] { $count } uses
     } on { $what }
   *[may] replenish { $count ->
        [one] { $count } use
       *[other] { $count } uses
     } on { $what }
 }
do-place-tokens = { $mode ->
    [you] Place { $tokens } on { $what }
   *[may] place { $tokens } on { $what }
 }
