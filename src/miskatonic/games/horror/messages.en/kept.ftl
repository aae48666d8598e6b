# What stored matches of rules version 3 still say; cards say it otherwise now
found-hand = Add what you find to your hand.
found-draw = Draw what you find.
found-play = Put what you find into play.
found-discard = Discard what you find.
found-top = Put what you find on top of the deck.
found-shuffle = Shuffle the deck.
do-spawn = { $mode ->
    [you] Spawn { $what } at { $place }
   *[may] spawn { $what } at { $place }
 }
do-discover = { $mode ->
    [you] Discover { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } at { $place }
   *[may] discover { $count ->
        [one] { $count } clue
       *[other] { $count } clues
     } at { $place }
 }
as-if-at = Do so as if you were at { $place }.
may = You may { $clause }.
may-pay = You may { $price }. If you do: { $effects }
must-pay = As an additional cost, you must { $price }. If you do: { $effects }
if = If { $condition }: { $effects }
while = While { $condition }: { $effects }
otherwise = Otherwise: { $effects }
then = Then: { $effects }
if-not-possible = If that is not possible: { $effects }
if-you-succeed = If you succeed: { $effects }
if-you-fail = If you fail: { $effects }
instead = Instead: { $effects }
delayed = { $on }: { $effects }
lasting = { $until }: { $effects }
if-you-reveal = If you reveal { $token } during this test: { $effects }
if-you-succeed-by = If you succeed by { $count } or more: { $effects }
if-you-fail-by = If you fail by { $count } or more: { $effects }
mod-at-place = { $inner } at { $place }
cond-all-at = { $who } is at { $place }
cond-all-at-not = not { $who } is at { $place }
objective-does = { $this } advances.
objective-may = { $this } may advance.
ability-on = { $on }: { $effects }
objective-spend = The { $who } may together spend the required clues; then { $this } advances.
slot-accessory = accessory slot
slot-head = head slot
slot-body = body slot
slot-ally = ally slot
slot-hand = hand slot
slot-arcane = arcane slot
