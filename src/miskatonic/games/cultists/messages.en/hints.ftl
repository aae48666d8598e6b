# What a hint says
hint-points = Worth about { NUMBER($points, minimumFractionDigits: 1) } points of the bookshelf: { $option }
hint-suspicion = Suspected with { $percent } %: { $option }
hint-chance-change = Changes your team's chance to win by about { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}: { $option }
hint-chance-pretended = An investigator in your place would reckon that it changes his team's chance to win by about { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}: { $option }
hint-plot = Worth about { NUMBER($points, minimumFractionDigits: 1) } to your plan, in points of the bookshelf: { $option }
hint-nobody-goes = That way nobody is eliminated.
hint-investigator-goes = That way { $who } is eliminated, an investigator.
hint-fellow-goes = Whatever you do, one of your own is eliminated.
hint-way = The way leads to { $place }.
hint-character = Characters differ in nothing but their looks.
hint-nobody-to-name = There is nobody left whom you could name.
hint-spare-fellow = The table looks at one of your own; do not help it.
hint-abstain = { $least } percentage points of chance to win are what naming somebody must bring; { $who } would bring about { $percent }.
hint-abstain-pretended = An investigator in your place would name nobody who brings his team less than { $least } percentage points of chance to win; by his reckoning { $who } would bring about { $percent }.
hint-all-said = Nothing new has come up since the first round.
hint-suspected = By what lies open, { $who } is a cultist with about { $percent } %.
hint-accused = You have been accused; an investigator would deny it.
hint-nobody-stands-out = By what lies open, nobody stands out.
hint-report = If you report it, the table will look at an investigator.
hint-silent = If you report it, the table will look at you or your own.
hint-close-portal = An open portal helps only the cultists.
hint-help = All see who refuses, and you are suspected with about { $percent } % already.
hint-refuse = You are suspected with only about { $percent } %; a refusal can be afforded.
hint-fire = Most is lost in this room.
hint-no-fire = In no room enough would be lost yet.
hint-claim = You know of { $dead } dead, and { $threshold } are enough.
hint-no-claim = You know of { $dead } dead; { $threshold } are needed.
hint-guess = Of all investigators { $who } behaved most like somebody who knows you.
