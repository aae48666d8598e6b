# Why something cannot be done
why-not-no-turn = Clues for the act are spent during a turn.
why-not-objective = The objective of the act says otherwise when it advances.
why-not-cannot-be = A card forbids it.
why-not-clues = That takes { $count ->
    [one] { $count } clue
   *[other] { $count } clues
 }.
why-not-fast = A fast card is played without an action.
why-not-only-when = This card is played only at the moment it names.
why-not-actions = That takes { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }.
why-not-cannot = Forbidden by: { $card }.
why-not-unrevealed = Only a revealed location with a shroud can be investigated.
why-not-not-here = It is not at your location.
why-not-engaged = You are already engaged with it.
why-not-massive = A massive enemy is engaged with everybody here anyway.
why-not-aloof = The enemy is aloof and must be engaged first.
why-not-not-engaged = You are not engaged with it.
why-not-peril = Whoever faces peril is alone with it.
why-not-setup = Not before the game has begun.
why-not-condition = What the card requires is not met.
why-not-limit = It has been used as often as allowed.
why-not-no-target = It has no valid target, or nothing would change.
why-not-not-playable = Cards of this type are not played.
why-not-no-cost = A card without a cost cannot be played.
why-not-unique = This unique card is already in play.
why-not-copies = No further copy of it is allowed.
why-not-slots = It would find no slot.
why-not-no-token = The token to be sealed is not in the chaos bag.
why-not-already-there = You are already there.
why-not-not-connected = There is no connection to that location.
why-not-resources = That takes { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }.
why-not-exhausted = There is nothing ready to exhaust.
why-not-uses = There are fewer than { $count } uses left.
why-not-cards = That takes { $count ->
    [one] { $count } suitable card
   *[other] { $count } suitable cards
 } in hand.
why-not-discard = There is nothing that could be discarded for it.
why-not-tokens = There are fewer than { $count } tokens on it.
why-not-nothing-sealed = No token is sealed on it.
why-not-icons = Your hand does not show all the skill icons that are asked for.
deck-killed = { $card } has been killed and cannot play.
deck-insane = { $card } has gone insane and cannot play.
refused-story-asset = A deck is built without story assets.
why-not-no-host = There is nothing in play to which this card may be attached.
refused-same-investigator = Two players cannot choose the same investigator.
