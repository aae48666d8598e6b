# Karten unter anderen, verdeckte Karten, Zufall, und wo das Spiel beginnt
do-put-beneath = { $mode ->
    [you] Lege { $what } unter { $under }
   *[may] { $what } unter { $under } legen
 }
do-deal-beneath = { $mode ->
    [you] Mische { $what } zusammen und lege je 1 Karte verdeckt unter { $under }
   *[may] { $what } zusammenmischen und je 1 Karte verdeckt unter { $under } legen
 }
do-turn-up = { $mode ->
    [you] Drehe { $what } offen um
   *[may] { $what } offen umdrehen
 }
do-set-aside-facedown = { $mode ->
    [you] Lege { $what } verdeckt beiseite, ohne sie dir anzusehen
   *[may] { $what } verdeckt beiseitelegen, ohne sie dir anzusehen
 }
do-begin-at = { TURN("Jeder Ermittler", "beginnt", $de) } das Spiel { $at }
do-move-toward = { $mode ->
    [you] Bewege { $what } ein Mal in Richtung { $to }
   *[may] { $what } ein Mal in Richtung { $to } bewegen
 }
do-attack-engaged = { $mode ->
    [you] { TURN("Du", "greifst", $de) } den in den Kampf verwickelten Ermittler an
    [many] { TURN($who, "greifen", $de) } die in den Kampf verwickelten Ermittler an
   *[one] { TURN($who, "greift", $de) } den in den Kampf verwickelten Ermittler an
 }
do-discard-until = { $mode ->
    [you] Lege so lange die jeweils oberste Karte { $deck } ab, bis { $what } abgelegt wird
   *[may] so lange die jeweils oberste Karte { $deck } ablegen, bis { $what } abgelegt wird
 }
do-draw-shared = { TURN($who, "zieht", $de) } Karten, insgesamt { $count }, von dir beliebig aufgeteilt
do-read-passage = { $mode ->
    [you] Lies im Leitfaden weiter
   *[may] im Leitfaden weiterlesen
 }
look-discard = Du darfst { $count ->
    [one] { $count } davon
   *[other] bis zu { $count } davon
 } ablegen.
look-discard-it = Du darfst sie ablegen.
at-random = { $what } (zufällig bestimmt)
version = { $name } ({ $subtitle })
mod-where = { $inner } mit { $what } vor Ort
mod-not-where = { $inner } ohne { $what } vor Ort
mod-beneath = { $inner } unter { $what }
mod-in-facedown = verdeckt beiseitegelegt{ $de } { $inner }
asset-first = So weit möglich, muss dies Vorteilen unter deiner Kontrolle zugewiesen werden.
number-less = { $first } minus { $second }
