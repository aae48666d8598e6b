# Cards beneath others, and facedown ones
set-aside-facedown = A card is set aside facedown. Nobody has looked at it.
put-beneath = { $card } is placed beneath { $over }.
dealt-beneath = A facedown card now lies beneath each of these: { $cards }.
laid-open = { $card } is revealed.
ask-who-draws = Who draws { $count ->
    [one] the last card
   *[other] the next of { $count } cards
 }?
decides-share = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } who draws how many cards.
ask-discard-looked = { $count ->
    [one] Do you discard it?
   *[other] Which of them do you discard? At most { $count }.
 }
decides-look-discard = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } what to do with a card from the top of the deck.
