# When
on-after = After { $what }
on-when = When { $what }
on-would = When { $what }
on-at = If { $what }
on-other = { $on } (involving { $other })
on-least = { $on } (at least { $count })
on-least-by = { $on } (by at least { $count })
on-if = { $on }, if { $condition }
on-game-begins = the game { $when ->
    [would] would begin
   *[other] begins
 }
at-game-begins = At the beginning of the game
on-game-ends = the game { $when ->
    [would] would end
   *[other] ends
 }
at-game-ends = At the end of the game
on-round-begins = the round { $when ->
    [would] would begin
   *[other] begins
 }
at-round-begins = At the beginning of the round
on-round-ends = the round { $when ->
    [would] would end
   *[other] ends
 }
at-round-ends = At the end of the round
on-mythos-begins = the mythos phase { $when ->
    [would] would begin
   *[other] begins
 }
at-mythos-begins = At the beginning of the mythos phase
on-mythos-ends = the mythos phase { $when ->
    [would] would end
   *[other] ends
 }
at-mythos-ends = At the end of the mythos phase
on-investigation-begins = the investigation phase { $when ->
    [would] would begin
   *[other] begins
 }
at-investigation-begins = At the beginning of the investigation phase
on-investigation-ends = the investigation phase { $when ->
    [would] would end
   *[other] ends
 }
at-investigation-ends = At the end of the investigation phase
on-enemy-phase-begins = the enemy phase { $when ->
    [would] would begin
   *[other] begins
 }
at-enemy-phase-begins = At the beginning of the enemy phase
on-enemy-phase-ends = the enemy phase { $when ->
    [would] would end
   *[other] ends
 }
at-enemy-phase-ends = At the end of the enemy phase
on-upkeep-begins = the upkeep phase { $when ->
    [would] would begin
   *[other] begins
 }
at-upkeep-begins = At the beginning of the upkeep phase
on-upkeep-ends = the upkeep phase { $when ->
    [would] would end
   *[other] ends
 }
at-upkeep-ends = At the end of the upkeep phase
on-turn-begins = { $mode ->
    [you] your turn
   *[one] the turn of { $who-gen }
 } { $when ->
    [would] would begin
   *[other] begins
 }
at-turn-begins = At the beginning of { $mode ->
    [you] your turn
   *[one] the turn of { $who }
 }
on-turn-ends = { $mode ->
    [you] your turn
   *[one] the turn of { $who-gen }
 } { $when ->
    [would] would end
   *[other] ends
 }
at-turn-ends = At the end of { $mode ->
    [you] your turn
   *[one] the turn of { $who }
 }
on-first = The first time each turn { $what }
on-exactly = { $on } (exactly { $count })
on-exactly-by = { $on } (by exactly { $count })
on-most = { $on } (at most { $count })
on-most-by = { $on } (by { $count } or less)

# How often
limit = Limit { $count } per { $period }.
limit-group = Limit { $count } per { $period } for the group.
max = Max { $count } per { $period }.
max-group = Max { $count } per { $period } for the group.
period-test = skill test
period-turn = turn
period-phase = phase
period-round = round
period-game = game
period-attack = attack
period-investigator = investigator
period-location = location
period-enemy = enemy
period-deck = deck
