# Merkmale
trait-warden = Hüter
trait-worker = Arbeiter
trait-chosen = Auserwählt
trait-hardship = Mühsal
trait-bold = Kühn
trait-desperate = Verzweifelt

number-remaining-sanity-yours = deine verbliebene Geistige Gesundheit
number-remaining-health-yours = deine verbliebene Ausdauer
stat-remaining-sanity = verbliebene Geistige Gesundheit
stat-remaining-health = verbliebene Ausdauer

# Was für eine Probe gilt
for-test = { $clause } für diese Fertigkeitsprobe
for-attack = { $clause } für diesen Angriff
for-again = Dabei gilt statt des Bisherigen: { $clause }
rule-this-deals-more = Dieser Angriff fügt { $by } Schaden zu
rule-this-discovers-more = Du entdeckst bei dieser Ermittlung { $count ->
    [one] { $count } zusätzlichen Hinweis
   *[other] { $count } zusätzliche Hinweise
 }
rule-this-deals = Dieser Angriff fügt { $count } Schaden statt 1 Schaden zu
rule-attack-deals = { $mode ->
    [you] Deine Angriffe
   *[other] Angriffe { $who-gen }
 } fügen { $count } Schaden statt 1 Schaden zu
until-next-upkeep = In der nächsten Unterhaltsphase
own-tests = { " " }zu deinen eigenen Fertigkeitsproben
any-tests = { "" }

# Effekte
do-engages-you = { $mode ->
    [many] { $who } verwickeln dich in einen Kampf
   *[other] { $who } verwickelt dich in einen Kampf
 }
do-cancel-attack = { $mode ->
    [you] Hebe jenen Angriff auf
   *[may] jenen Angriff aufheben
 }
do-place-tokens = { $mode ->
    [you] Lege { $tokens } auf { $what }
   *[may] { $tokens } auf { $what } legen
 }
do-succeed-instead = { $mode ->
    [you] Du bestehst diese Fertigkeitsprobe stattdessen um { $count }
   *[may] diese Fertigkeitsprobe stattdessen um { $count } bestehen
 }
do-try-again = { $mode ->
    [you] Lege diese Fertigkeitsprobe nach ihrem Ende noch einmal ab
   *[may] diese Fertigkeitsprobe nach ihrem Ende noch einmal ablegen
 }
do-commit = { $mode ->
    [you] Trage { $what } zu dieser Fertigkeitsprobe bei (nur eine dazu passende)
   *[may] { $what } zu dieser Fertigkeitsprobe beitragen (nur eine dazu passende)
 }
by-ability = Nutze dazu die Basisaktion oder eine Fähigkeit dieser Art auf einer Karte.
discard-without-uses = Falls auf { $on } keine { $type } liegen, lege { $what } ab.

# Bedingungen und Ausdrücke
cond-at-most = { $number } höchstens { $other } beträgt
cond-other-token-revealed = ein anderer Chaosmarker als { $token } enthüllt wurde
cond-other-token-revealed-not = kein anderer Chaosmarker als { $token } enthüllt wurde
cond-has-attacked = { $who } { $whom } in dieser Runde angegriffen hat
cond-has-attacked-not = { $who } { $whom } in dieser Runde nicht angegriffen hat
test-on-scenario-card = { $test } von einer Szenariokarte
mod-has-attacked = { $inner } nach einem Angriff auf { $who } in dieser Runde
mod-in-committed = zu dieser Fertigkeitsprobe beigetragen{ $de } { $inner }

# Wann
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
on-most = { $on } (höchstens { $count })
on-most-by = { $on } (um höchstens { $count })
on-this-test-ends = diese Fertigkeitsprobe geendet hat
on-activates = { $who-nom } eine [Aktion]-Fähigkeit { $card-gen } { $when ->
    [would] aktivieren { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] abgehandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] aktivierst
       *[other] aktiviert
     }
 }
on-activates-plain = { $who-nom } eine [Aktion]-Fähigkeit { $when ->
    [would] aktivieren { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] abgehandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] aktivierst
       *[other] aktiviert
     }
 }
on-deals-damage = { $who-nom } { $card-dat } { $count ->
    [0] Schaden
   *[other] mindestens { $count } Schaden
 } { $when ->
    [would] zufügen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] zugefügt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] zufügst
       *[other] zufügt
     }
 }
on-takes-damage = { $card-nom } { $count ->
    [0] Schaden
   *[other] mindestens { $count } Schaden
 } { $when ->
    [would] nehmen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genommen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nimmst
       *[other] nimmt
     }
 }
on-takes-horror = { $card-nom } { $count ->
    [0] Horror
   *[other] mindestens { $count } Horror
 } { $when ->
    [would] nehmen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genommen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nimmst
       *[other] nimmt
     }
 }
