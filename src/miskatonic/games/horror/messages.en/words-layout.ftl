# Cards beneath others, facedown cards, chance, and where play begins
do-put-beneath = { $mode ->
    [you] Place { $what } beneath { $under }
   *[may] place { $what } beneath { $under }
 }
do-deal-beneath = { $mode ->
    [you] Shuffle { $what } together and deal 1 card facedown beneath { $under }
   *[may] shuffle { $what } together and deal 1 card facedown beneath { $under }
 }
do-turn-up = { $mode ->
    [you] Turn { $what } faceup
   *[may] turn { $what } faceup
 }
do-set-aside-facedown = { $mode ->
    [you] Set { $what } aside facedown, without looking at it
   *[may] set { $what } aside facedown, without looking at it
 }
do-begin-at = Each investigator begins play { $at }
do-move-toward = { $mode ->
    [you] Move { $what } once toward { $to }
   *[may] move { $what } once toward { $to }
 }
do-attack-engaged = { $mode ->
    [you] You attack the investigator engaged with you
    [many] { $who } attack the investigators they are engaged with
   *[one] { $who } attacks the investigator it is engaged with
 }
do-discard-until = { $mode ->
    [you] Discard cards from the top of { $deck } until { $what } is discarded
   *[may] discard cards from the top of { $deck } until { $what } is discarded
 }
do-draw-shared = { $who } draws cards, { $count } in all, divided as you choose
do-read-passage = { $mode ->
    [you] Read on in the guide
   *[may] read on in the guide
 }
look-discard = You may discard { $count ->
    [one] { $count } of them
   *[other] up to { $count } of them
 }.
look-discard-it = You may discard it.
at-random = { $what } chosen at random
version = { $name } ({ $subtitle })
mod-where = { $inner } with { $what } there
mod-not-where = { $inner } without { $what } there
mod-beneath = { $inner } beneath { $what }
mod-in-facedown = facedown set-aside { $inner }
asset-first = As far as possible, it must be assigned to assets you control.
number-less = { $first } minus { $second }
