# Campaigns between their scenarios
bad-campaign-foreign = This document is no campaign of Horror.
bad-campaign-decks = A deck of this campaign has a number of copies that no deck could have.
note-total-experience = The total experience of { $card } is { $number }

refused-no-campaign = There is no such campaign.
refused-scenario-missing = The next scenario cannot be played here yet.
refused-campaign-over = The campaign is over.
refused-campaign-goes-on = The campaign is not over yet.
refused-while-playing = A scenario is being played. This is done between two scenarios.
refused-no-hero = Nobody with the code “{ $code }” takes part in this campaign.
refused-not-here = This investigator does not take part right now.
refused-not-away = This investigator has not left.
refused-not-lost = This investigator is not lost, or has been replaced already.
refused-not-survived = Only investigators who survived go on into another campaign.
refused-not-free = This investigator is lost, or somebody in this campaign plays them.
refused-used-before = This investigator has been used in this campaign before.
refused-party-full = No more than { $most } investigators take part.
refused-party-size = Between 1 and { $most } investigators take part.
refused-difficulty = This campaign does not have that difficulty.
refused-no-bearer = Nobody has to become the bearer of that card, or that investigator does not take part.
refused-nothing-to-decide = There is nothing to read or to decide now: a scenario comes next.
refused-no-way = That is not one of the answers.
refused-no-scenario = No scenario comes next.
refused-must-replace = The player of { $investigator } has to choose a new investigator first.
refused-ownerless = Choose first who bears { $card } from now on.
refused-not-finished = This match is not finished, or the campaign is not waiting for one.
refused-other-match = This match does not belong to the campaign as it is now.

refused-nothing-bought = This investigator has bought nothing since the last scenario.
refused-not-for-sale = That card cannot be purchased.
refused-at-creation = This card can be chosen only when a deck is first built.
refused-copies = { $most ->
    [one] Cards are purchased one at a time.
   *[other] No more than { $most } copies come at once.
 }
refused-researched-new = A researched card comes into a deck only as an upgrade of its lower version.
refused-researched-task = The campaign log does not say yet that the task for this card has been completed.
refused-not-in-deck = A card that is to be removed is not in the deck.
refused-must-stay = { $card } must stay in the deck.
refused-room = { $count ->
    [one] 1 card of the deck has to make room.
   *[other] { $count } cards of the deck have to make room.
 }
refused-too-much-room = More cards would be removed than have to make room.
refused-experience = { $price ->
    [one] That costs 1 experience; { $unspent } are left.
   *[other] That costs { $price } experience; { $unspent } are left.
 }
