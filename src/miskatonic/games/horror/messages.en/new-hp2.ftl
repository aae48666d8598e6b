ask-icon = Which card gives you the { $skill } icon?
option-wild = { $card }, a wild icon of it
wild-stands-for = { $who-is ->
    [you] You let a wild icon of { $card } stand for { $skill }.
   *[other] { $who } lets a wild icon of { $card } stand for { $skill }.
 }
why-not-icons = Your hand does not show all the skill icons that are asked for.
ask-destination = Which location is { $card } on its way to?
deck-killed = { $card } has been killed and cannot play.
deck-insane = { $card } has gone insane and cannot play.
ask-contribute = { $count ->
    [one] 1 clue is still needed. How many do you give?
   *[other] { $count } clues are still needed. How many do you give?
 }
