# Wann
on-after = Nachdem { $what }
on-when = Sobald { $what }
on-would = Sobald { $what }
on-at = Falls { $what }
on-other = { $on } (beteiligt: { $other })
on-least = { $on } (mindestens { $count })
on-least-by = { $on } (um mindestens { $count })
on-if = { $on }, falls { $condition }
on-game-begins = das Spiel { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-game-begins = Zu Beginn des Spiels
on-game-ends = das Spiel { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-game-ends = Am Ende des Spiels
on-round-begins = die Runde { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-round-begins = Zu Beginn der Runde
on-round-ends = die Runde { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-round-ends = Am Ende der Runde
on-mythos-begins = die Mythosphase { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-mythos-begins = Zu Beginn der Mythosphase
on-mythos-ends = die Mythosphase { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-mythos-ends = Am Ende der Mythosphase
on-investigation-begins = die Ermittlungsphase { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-investigation-begins = Zu Beginn der Ermittlungsphase
on-investigation-ends = die Ermittlungsphase { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-investigation-ends = Am Ende der Ermittlungsphase
on-enemy-phase-begins = die Gegnerphase { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-enemy-phase-begins = Zu Beginn der Gegnerphase
on-enemy-phase-ends = die Gegnerphase { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-enemy-phase-ends = Am Ende der Gegnerphase
on-upkeep-begins = die Unterhaltsphase { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-upkeep-begins = Zu Beginn der Unterhaltsphase
on-upkeep-ends = die Unterhaltsphase { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-upkeep-ends = Am Ende der Unterhaltsphase
on-turn-begins = { $mode ->
    [you] dein Zug
   *[one] der Zug { $who-gen }
 } { $when ->
    [would] beginnen würde
    [done] begonnen hat
   *[now] beginnt
 }
at-turn-begins = Zu Beginn { $mode ->
    [you] deines Zuges
   *[one] des Zuges { $who }
 }
on-turn-ends = { $mode ->
    [you] dein Zug
   *[one] der Zug { $who-gen }
 } { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
at-turn-ends = Am Ende { $mode ->
    [you] deines Zuges
   *[one] des Zuges { $who }
 }
on-first = Das erste Mal in jedem Zug, wenn { $what }
on-exactly = { $on } (genau { $count })
on-exactly-by = { $on } (um genau { $count })
on-most = { $on } (höchstens { $count })
on-most-by = { $on } (um höchstens { $count })

# Wie oft
limit = Nur { $count ->
    [1] einmal
   *[other] { $count }-mal
 } pro { $period }.
limit-group = Nur { $count ->
    [1] einmal
   *[other] { $count }-mal
 } pro { $period } für die gesamte Gruppe.
max = Max. { $count } pro { $period }.
max-group = Max. { $count } pro { $period } für die gesamte Gruppe.
period-test = Fertigkeitsprobe
period-turn = Zug
period-phase = Phase
period-round = Runde
period-game = Spiel
period-attack = Angriff
period-investigator = Ermittler
period-location = Ort
period-enemy = Gegner
period-deck = Deck
