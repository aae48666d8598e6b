# Fights and harm, behind “after” and “when”
on-engages = { $card-nom } { $when ->
    [would] would engage
   *[other] engages
 } { $who-acc }
on-disengages = { $card-nom } { $when ->
    [would] would disengage
   *[other] disengages
 } from { $who-dat }
on-attacks = { $card-nom } { $when ->
    [would] would attack
   *[other] attacks
 } { $who-acc }
on-is-attacked = { $who-nom } { $when ->
    [would] would attack
   *[other] { $mode ->
        [you] attack
       *[other] attacks
     }
 } { $card-acc }
on-evades = { $who-nom } { $when ->
    [would] would evade
   *[other] { $mode ->
        [you] evade
       *[other] evades
     }
 } { $card-dat }
on-is-dealt = { $count ->
    [0] damage or horror
   *[other] at least { $count } damage or horror
 } { $when ->
    [would] would be
   *[other] is
 } dealt to { $card-dat }
on-takes = { $card-nom } { $when ->
    [would] would take
   *[other] { $mode ->
        [you] take
       *[other] takes
     }
 } { $count ->
    [0] damage or horror
   *[other] at least { $count } damage or horror
 }
on-heals = damage or horror { $when ->
    [would] would be
   *[other] is
 } healed from { $card-dat }
on-is-defeated = { $card-nom } { $when ->
    [would] would be
   *[other] { $mode ->
        [you] are
       *[other] is
     }
 } defeated
on-defeats = { $who-nom } { $when ->
    [would] would defeat
   *[other] { $mode ->
        [you] defeat
       *[other] defeats
     }
 } { $card-acc }
on-is-eliminated = { $who-nom } { $when ->
    [would] would be eliminated
   *[other] { $mode ->
        [you] are eliminated
       *[other] is eliminated
     }
 }
on-resigns = { $who-nom } { $when ->
    [would] would resign
   *[other] { $mode ->
        [you] resign
       *[other] resigns
     }
 }
on-horror-placed = horror { $when ->
    [would] would be
   *[other] is
 } placed on { $card-dat }
on-evades-successfully = { $who-nom } { $when ->
    [would] would successfully evade
   *[other] { $mode ->
        [you] successfully evade
       *[other] successfully evades
     }
 } { $card-dat }
on-is-defeated-by = { $card-nom } { $when ->
    [would] would be
   *[other] { $mode ->
        [you] are
       *[other] is
     }
 } defeated by { $other-acc }
on-deals-damage = { $who-nom } { $when ->
    [would] would deal
   *[other] { $mode ->
        [you] deal
       *[other] deals
     }
 } { $count ->
    [0] damage
   *[other] at least { $count } damage
 } to { $card-dat }
on-takes-damage = { $card-nom } { $when ->
    [would] would take
   *[other] { $mode ->
        [you] take
       *[other] takes
     }
 } { $count ->
    [0] damage
   *[other] at least { $count } damage
 }
on-takes-horror = { $card-nom } { $when ->
    [would] would take
   *[other] { $mode ->
        [you] take
       *[other] takes
     }
 } { $count ->
    [0] horror
   *[other] at least { $count } horror
 }
