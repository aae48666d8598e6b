# Wörter, die Königin der Asche mitbrachte: Kartentypen, die genannt werden.

do-name-type = { $mode ->
    [you] Nenne einen Kartentyp (Vorteil, Ereignis oder Fertigkeit)
   *[may] einen Kartentyp (Vorteil, Ereignis oder Fertigkeit) nennen
 }
do-name-type-of = { $de ->
    [behind] gilt der Kartentyp { $what } als genannt
   *[start] Der Kartentyp { $what } gilt als genannt
 }
mod-of-named-type = { $inner } des genannten Typs
do-become-both = { $de ->
    [behind] tritt Agenda { $number } an die Stelle der aktuellen Szene und der aktuellen Agenda und ist von nun an beides
   *[start] Agenda { $number } tritt an die Stelle der aktuellen Szene und der aktuellen Agenda und ist von nun an beides
 }
do-kill-all = { TURN("Jeder Ermittler", "wird", $de) } getötet, auch wer besiegt wurde oder aufgegeben hat
do-kill-all-unresigned = { TURN("Jeder Ermittler", "wird", $de) } getötet, der nicht aufgegeben hat
nothing-reacts = Keine Fähigkeit reagiert darauf.
by-chance = Eines davon, durch Zufall: { $options }
cond-test-against = diese Probe einem Angriff gegen { $what } oder dem Entkommen davor gilt
cond-test-against-not = diese Probe weder einem Angriff gegen { $what } noch dem Entkommen davor gilt

trait-sewer = Kanalisation
trait-ritual-site = Ritualstätte
trait-flora = Flora
set-queen_of_ash = Königin der Asche
set-arkham_sewers = Kanalisation
set-cultists_ch2 = Kultisten
set-reeking_decay = Stinkender Verfall
set-torment = Qual
rule-costs-more-of = { $de ->
    [behind] hat für { $who-acc }
   *[start] Für { $who-acc } hat
 } { $doing } { $to } zusätzliche Kosten: { $price }
