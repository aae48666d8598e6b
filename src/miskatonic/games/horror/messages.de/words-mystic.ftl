# Wörter, die mit mystischen und neutralen Karten und Schwächen kamen
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
commit-cost = Zusätzliche Kosten, um { $this } beizutragen: { $price }.
if-you-reveal = Falls du während dieser Probe { $token } enthüllst: { $effects }
each-token = Mit jedem während dieser Probe enthüllten Chaosmarker: { $effects }
do-play-found = { $mode ->
    [you] Spiele das Gefundene
   *[may] das Gefundene spielen
 }
do-play-found-free = { $mode ->
    [you] Spiele das Gefundene, ohne die Kosten zu bezahlen
   *[may] das Gefundene spielen, ohne die Kosten zu bezahlen
 }
do-play-found-cheaper = { $mode ->
    [you] Spiele das Gefundene für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger
   *[may] das Gefundene für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger spielen
 }
do-seal-random = { $mode ->
    [you] Versiegle einen zufälligen Marker aus dem Chaosbeutel auf { $what }
   *[may] einen zufälligen Marker aus dem Chaosbeutel auf { $what } versiegeln
 }
do-resolve-sealed = { $mode ->
    [you] Handle den auf { $what } versiegelten Chaosmarker ab, als wäre er gerade enthüllt worden
   *[may] den auf { $what } versiegelten Chaosmarker abhandeln, als wäre er gerade enthüllt worden
 }
do-reveal-and-choose = { $mode ->
    [you] Enthülle { $count } Chaosmarker, wähle 1 davon zum Abhandeln und ignoriere den Rest
   *[may] { $count } Chaosmarker enthüllen, 1 davon zum Abhandeln wählen und den Rest ignorieren
 }
cond-test-on = diese Probe auf { $what } steht
cond-test-on-not = diese Probe auf { $what } steht
cond-token-resolved = { $token } abgehandelt wurde
cond-token-resolved-not = kein { $token }-Marker abgehandelt wurde
mod-story = Story-{ $inner }
mod-not-story = Nicht-Story-{ $inner }
mod-different = anders heißend{ $de } { $inner }
mod-in-any-threat-area = { $inner } in der Bedrohungszone eines beliebigen Ermittlers
on-horror-placed = Horror auf { $card-acc } { $when ->
    [would] gelegt werden würde
    [done] gelegt worden ist
   *[now] gelegt wird
 }
cond-succeeded-by = die Probe um mindestens { $count } gelungen ist
cond-succeeded-by-not = die Probe nicht um mindestens { $count } gelungen ist
mod-stat-any = { $inner } mit einem Wert für { $stat }
trait-hex = Verhexung
