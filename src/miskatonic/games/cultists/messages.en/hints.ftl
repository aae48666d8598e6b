# What a hint says
hint-points = about { NUMBER($points, minimumFractionDigits: 1) } points of the bookshelf
hint-plot = about { NUMBER($points, minimumFractionDigits: 1) } for your plan, in points of the bookshelf
hint-suspicion = suspected with about { $percent } %
hint-chance-change = changes your team's chance to win by about { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
 }
hint-chance-pretended = to an investigator in your place a change of about { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
 } in his team's chance to win
hint-remarkable = { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
 } more remarkable than what goes without saying
hint-marks = { NUMBER($marks, minimumFractionDigits: 1) } marks for behaving like somebody who knows you
hint-cover = You are suspected with about { $percent } %: be seen doing what everybody does.
hint-murder = You know of { $dead } dead, and need { $threshold }.
hint-spoil = A bad card in { $place } costs them more than a good one would bring you trust.
hint-check = { $who } is dead with about { $percent } %, and nobody has looked.
hint-search = The next card in { $place } is a Success with about { $percent } %.
hint-fill = { $place } has { $books } of { $all } books, and its deck must be filled before more turn up.
hint-fight = The cult blocks { $place } until somebody fights it.
hint-secure = Cards laid here keep unsafe paths quiet; nothing else in reach brings more.
hint-chase = The fish-man closes { $place } until he is chased away.
hint-restart = While the power is off, crowds have encounters too, and the camera is blind.
hint-pass = Nothing in reach is worth more than nothing.
hint-goes = That way { $who } is eliminated, who is suspected with about { $percent } %.
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
