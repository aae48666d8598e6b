# Was gespeicherte Partien der Regelversion 3 noch sagen; Karten sagen es jetzt anders
found-hand = Nimm das Gefundene auf die Hand.
found-draw = Ziehe das Gefundene.
found-play = Bringe das Gefundene ins Spiel.
found-discard = Lege das Gefundene ab.
found-top = Lege das Gefundene oben auf das Deck.
found-shuffle = Mische das Deck.
do-spawn = { $mode ->
    [you] Lass { $what } an { $place } erscheinen
   *[may] { $what } an { $place } erscheinen lassen
 }
do-discover = { $mode ->
    [you] Entdecke an { $place } { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     }
   *[may] an { $place } { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } entdecken
 }
as-if-at = Handle dabei so, als wärst du an { $place }.
may = Du darfst { $clause }.
may-pay = Du darfst { $price }. Falls du das tust: { $effects }
must-pay = Als zusätzliche Kosten musst du { $price }. Falls du das tust: { $effects }
if = Falls { $condition }: { $effects }
while = Solange { $condition }: { $effects }
otherwise = Andernfalls: { $effects }
then = Dann: { $effects }
if-not-possible = Falls das nicht möglich ist: { $effects }
if-you-succeed = Falls die Probe gelingt: { $effects }
if-you-fail = Falls die Probe misslingt: { $effects }
instead = Stattdessen: { $effects }
delayed = { $on }: { $effects }
lasting = { $until }: { $effects }
if-you-reveal = Falls du während dieser Probe { $token } enthüllst: { $effects }
if-you-succeed-by = Falls die Probe um { $count } oder mehr gelingt: { $effects }
if-you-fail-by = Falls die Probe um { $count } oder mehr misslingt: { $effects }
mod-at-place = { $inner } an { $place }
cond-all-at = { $who } an { $place } ist
cond-all-at-not = nicht { $who } an { $place } ist
objective-does = { $this } rückt vor.
objective-may = { $this } darf vorrücken.
ability-on = { $on }: { $effects }
objective-spend = Die { $who } dürfen gemeinsam die nötigen Hinweise ausgeben; dann rückt { $this } vor.
slot-accessory = Zubehörslot
slot-head = Kopfslot
slot-body = Körperslot
slot-ally = Verbündeter-Slot
slot-hand = Handslot
slot-arcane = arkaner Slot
