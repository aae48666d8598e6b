ask-who-first = Several investigators want to act in this player window. Who is first?
decides-first = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } who acts first.
alone-with-peril = { $who-is ->
    [you] You are alone with this card: until it is resolved you cannot confer with the others, and they
   *[other] { $who } is alone with this card: until it is resolved nobody may confer with { $who }, and the others
 } cannot play cards, trigger abilities or commit cards.
cannot-pay = { $who-is ->
    [you] You cannot
   *[other] { $who } cannot
 } pay for { $card } after all: nothing is paid and nothing happens.
introduction = The introduction to the scenario is read: { $scenario }.
refused-same-investigator = Two players cannot choose the same investigator.
ask-follow = These cards contradict each other. Which one is followed?
decides-follow = { $who-is ->
    [you] You decide
   *[other] { $who } decides
 } which card is followed.
