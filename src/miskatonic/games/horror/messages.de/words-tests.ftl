# Was für eine Probe gilt
cond-you-reveal = du während dieser Probe { $token } enthüllst
each-token = Mit jedem während dieser Probe enthüllten Chaosmarker: { $effects }
cond-you-succeed-by = die Probe um { $count } oder mehr gelingt
cond-you-fail-by = die Probe um { $count } oder mehr misslingt
for-test = { $clause } für diese Fertigkeitsprobe
for-attack = { $clause } für diesen Angriff
for-again = { TURN("Dabei", "gilt", $de) } statt des Bisherigen: { $clause }
rule-this-deals-more = { TURN("Dieser Angriff", "fügt", $de) } { $by } Schaden zu
rule-this-discovers-more = { TURN("Du", "entdeckst", $de) } bei dieser Ermittlung { $count ->
    [one] { $count } zusätzlichen Hinweis
   *[other] { $count } zusätzliche Hinweise
 }
rule-this-deals = { TURN("Dieser Angriff", "fügt", $de) } { $count } Schaden statt 1 Schaden zu
rule-attack-deals = { $de ->
    [behind] fügen { $mode ->
        [you] deine Angriffe
       *[other] die Angriffe { $who-gen }
     }
   *[start] { $mode ->
        [you] Deine Angriffe
       *[other] Die Angriffe { $who-gen }
     } fügen
 } { $count } Schaden statt 1 Schaden zu
own-tests = { " " }zu deinen eigenen Fertigkeitsproben
any-tests = { "" }
by-ability = Nutze dazu die Basisaktion oder eine Fähigkeit dieser Art auf einer Karte.

# Versuche, hinter „nachdem“ und „sobald“
attempt-fight = { $whose ->
    [this] dieser Angriff
    [your] dein Angriff
   *[a] ein Angriff
 }
attempt-fight-on = { $whose ->
    [this] dieser Angriff
    [your] dein Angriff
   *[a] ein Angriff
 } gegen { $card-acc }
attempt-evade = { $whose ->
    [this] dieser Versuch
    [your] dein Versuch
   *[a] ein Versuch
 } zu entkommen
attempt-evade-on = { $whose ->
    [this] dieser Versuch
    [your] dein Versuch
   *[a] ein Versuch
 }, { $card-dat } zu entkommen,
attempt-investigate = { $whose ->
    [this] dieser Versuch
    [your] dein Versuch
   *[a] ein Versuch
 } zu ermitteln
attempt-investigate-on = { $whose ->
    [this] dieser Versuch
    [your] dein Versuch
   *[a] ein Versuch
 }, an { $card-dat } zu ermitteln,
attempt-parley = { $whose ->
    [this] dieser Versuch
    [your] dein Versuch
   *[a] ein Versuch
 } zu verhandeln
attempt-parley-on = { $whose ->
    [this] dieser Versuch
    [your] dein Versuch
   *[a] ein Versuch
 }, mit { $card-dat } zu verhandeln,

# Proben, hinter „nachdem“ und „sobald“
on-test-begins = { $who-nom } eine Fertigkeitsprobe { $when ->
    [would] beginnen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] begonnen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] beginnst
       *[other] beginnt
     }
 }
on-test-succeeds = { $mode ->
    [you] dir
   *[other] { $who-dat }
 } eine Fertigkeitsprobe { $when ->
    [would] gelingen würde
    [done] gelungen ist
   *[now] gelingt
 }
on-test-fails = { $mode ->
    [you] dir
   *[other] { $who-dat }
 } eine Fertigkeitsprobe { $when ->
    [would] misslingen würde
    [done] misslungen ist
   *[now] misslingt
 }
on-test-succeeds-plain = eine Fertigkeitsprobe { $when ->
    [would] gelingen würde
    [done] gelungen ist
   *[now] gelingt
 }
on-test-fails-plain = eine Fertigkeitsprobe { $when ->
    [would] misslingen würde
    [done] misslungen ist
   *[now] misslingt
 }
on-test-ends-plain = eine Fertigkeitsprobe { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
on-test-ends = eine { $mode ->
    [you] deiner Fertigkeitsproben
   *[other] Fertigkeitsprobe { $who-gen }
 } { $when ->
    [would] enden würde
    [done] geendet hat
   *[now] endet
 }
on-this-test-succeeds = diese Fertigkeitsprobe { $when ->
    [would] gelingen würde
    [done] gelungen ist
   *[now] gelingt
 }
on-this-test-fails = diese Fertigkeitsprobe { $when ->
    [would] misslingen würde
    [done] misslungen ist
   *[now] misslingt
 }
on-test-succeeds-of = { $test } { $when ->
    [would] gelingen würde
    [done] gelungen ist
   *[now] gelingt
 }
on-test-fails-of = { $test } { $when ->
    [would] misslingen würde
    [done] misslungen ist
   *[now] misslingt
 }
on-this-test-ends = diese Fertigkeitsprobe geendet hat
