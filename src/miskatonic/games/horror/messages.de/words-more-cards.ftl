# Was die Karten der Sucher und Schurken aus der Grundbox außerdem sagen
stat-opening-hand = Starthand
stat-starting-resources = Startressourcen
rule-more-hand-limit = { $mode ->
    [you] Dein Handkartenlimit
   *[other] Das Handkartenlimit { $who-gen }
 } erhöht sich um { $count }
rule-more-opening-hand = { $mode ->
    [you] Du beginnst
    [many] { $who } beginnen
   *[one] { $who } beginnt
 } jedes Spiel mit { $count ->
    [one] { $count } zusätzlichen Karte
   *[other] { $count } zusätzlichen Karten
 } auf der Starthand
rule-more-starting-resources = { $mode ->
    [you] Du beginnst
    [many] { $who } beginnen
   *[one] { $who } beginnt
 } jedes Spiel mit { $count ->
    [one] { $count } zusätzlichen Ressource
   *[other] { $count } zusätzlichen Ressourcen
 }
do-disengage-you = { $mode ->
    [you] Löse dich von { $what }
   *[may] dich von { $what } lösen
 }
number-damage-yours = der Schaden auf dir
number-horror-yours = der Horror auf dir
number-clues-yours = die Anzahl deiner Hinweise
number-doom-yours = die Menge an Verderben auf dir
number-resources-yours = die Anzahl deiner Ressourcen
number-uses-yours = die Anzahl der Anwendungen auf dir
the-found-card = jener Karte
only-play-your-turn = Spiele dies nur während deines Zuges.
only-your-turn = Nutze dies nur während deines Zuges.
trait-gambit = Gambit
trait-agency = Behörde
trait-coterie = Zirkel
trait-expert = Experte
one-investigator = { $who } führt Folgendes aus: { $effects }
rule-add-skill = { $mode ->
    [you] Addiere deinen Wert für { $skill } zu deinem Wert für { $other }
   *[other] Der Wert { $who-gen } für { $skill } wird zum Wert für { $other } addiert
 }
or-if = (Stattdessen { $number }, falls { $condition }.)
on-exactly = { $on } (genau { $count })
on-exactly-by = { $on } (um genau { $count })
on-evades-successfully = { $who-nom } { $card-dat } erfolgreich { $when ->
    [would] entkommen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] entkommen { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] entkommst
       *[other] entkommt
     }
 }
on-is-defeated-by = { $card-nom } durch { $other-acc } besiegt { $when ->
    [would] werden { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] worden { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] wirst
       *[other] wird
     }
 }
if-you-succeed-by = Falls die Probe um { $count } oder mehr gelingt: { $effects }
if-you-fail-by = Falls die Probe um { $count } oder mehr misslingt: { $effects }
do-draw-card = { $mode ->
    [you] Ziehe { $what }
   *[may] { $what } ziehen
 }
do-shuffle-deck = { $mode ->
    [you] Mische { $deck }
   *[may] { $deck } mischen
 }
do-show = { $mode ->
    [you] Zeige { $what } vor
   *[may] { $what } vorzeigen
 }
do-lose-experience = { $mode ->
    [you] Du erhältst
    [one] { $who } erhält
   *[many] { $who } erhalten
 } { $count ->
    [one] { $count } Erfahrungspunkt
   *[other] { $count } Erfahrungspunkte
 } weniger
do-reveal-top = { $mode ->
    [you] Decke die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } auf
   *[may] die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } aufdecken
 }
look-draw = Ziehe { $count } dieser Karten.
look-put-back = Lege die übrigen in beliebiger Reihenfolge obenauf zurück.
look-put-either = Lege jede der übrigen auf das Deck oder unter das Deck, in beliebiger Reihenfolge.
found-weaknesses = Sind Schwächen unter den durchsuchten Karten, findest du sie ebenfalls.
mod-searched = { $inner } unter den durchsuchten Karten
is-searched = unter den durchsuchten Karten
cost-uses-range = { $mode ->
    [you] Gib { $what } aus
    [low] gib { $what } aus
   *[may] { $what } ausgeben
 } (X ist { $range })
zone-hand-on = { $on }, solange diese Karte auf deiner Hand ist
zone-deck-on = { $on }, solange diese Karte in deinem Deck ist
do-look-only = { $mode ->
    [you] Sieh dir die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } an
   *[may] dir die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } ansehen
 }
do-cancel-search = { $mode ->
    [you] Hebe die Effekte der Suche auf
   *[may] die Effekte der Suche aufheben
 }
zone-hand-at-the-end = Sobald das Spiel endet oder du ausscheidest, solange diese Karte auf deiner Hand ist
rule-extra-action = { $mode ->
    [you] Du darfst in deinem Zug
   *[other] { $who } darf im eigenen Zug
 } eine zusätzliche Aktion durchführen, nur für { $doing }
