# Wörter, die mit mystischen und neutralen Karten und Schwächen kamen
this-attack-deals = Dieser Angriff fügt { $by } Schaden zu.
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
ability-on = { $on }: { $effects }
ref-performer = { $de ->
    [acc] den Ermittler, der die Probe ablegt,
    [dat] dem Ermittler, der die Probe ablegt,
    [gen] des Ermittlers, der die Probe ablegt,
   *[nom] der Ermittler, der die Probe ablegt,
 }
ref-performer-start = Der Ermittler, der die Probe ablegt,
trait-improvised = Improvisiert
trait-apparel = Bekleidung
trait-headwear = Kopfbedeckung
trait-alchemy = Alchemie
trait-mask = Maske
trait-developed = Entwickelt
trait-syndicate = Syndikat
do-lose-all-resources = { $mode ->
    [you] Verliere alle deine Ressourcen
   *[may] alle deine Ressourcen verlieren
 }
drawn-gains = Das Gezogene erhält { $keyword }.
do-discard-all-but = { $mode ->
    [you] Wähle alle Karten deiner Hand bis auf { $count } und lege sie ab
    [may] alle Karten deiner Hand bis auf { $count } wählen und ablegen
    [one] { $who } wählt alle Karten der eigenen Hand bis auf { $count } und legt sie ab
   *[many] { $who } wählen alle Karten der eigenen Hand bis auf { $count } und legen sie ab
 }
rule-stays-in-play = { $mode ->
    [you] Du kannst das Spiel nur durch deine eigenen Fähigkeiten verlassen
    [many] { $who } können das Spiel nur durch ihre eigenen Fähigkeiten verlassen
   *[one] { $who } kann das Spiel nur durch die eigenen Fähigkeiten verlassen
 }
on-first = Das erste Mal in jedem Zug, wenn { $what }
on-enemy-enters-here = { $card-nom } deinen Ort { $when ->
    [would] betreten würde
    [done] betreten hat
   *[now] betritt
 } (durch Bewegung oder Erscheinen)
on-spends-resources = { $who-nom } Ressourcen { $when ->
    [would] ausgeben { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] ausgegeben { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] ausgibst
       *[other] ausgibt
     }
 }
