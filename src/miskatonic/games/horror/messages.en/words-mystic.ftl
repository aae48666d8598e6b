# Words that mystic and neutral cards and weaknesses brought
this-attack-deals = This attack deals { $by } damage.
on-this-test-succeeds = this skill test { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-this-test-fails = this skill test { $when ->
    [would] would fail
   *[other] fails
 }
ability-on = { $on }: { $effects }
ref-performer = the performing investigator
ref-performer-start = The performing investigator
trait-improvised = Improvised
trait-apparel = Apparel
trait-headwear = Headwear
trait-alchemy = Alchemy
trait-mask = Mask
trait-developed = Developed
trait-syndicate = Syndicate
do-lose-all-resources = { $mode ->
    [you] Lose all your resources
   *[may] lose all your resources
 }
drawn-gains = What is drawn gains { $keyword }.
do-discard-all-but = { $mode ->
    [you] Choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from your hand
    [may] choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from your hand
    [one] { $who } chooses and discards all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from their hand
   *[many] { $who } choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from their hands
 }
rule-stays-in-play = { $mode ->
    [you] You cannot leave play except by your own abilities
    [many] { $who } cannot leave play except by their own abilities
   *[one] { $who } cannot leave play except by its own abilities
 }
on-first = The first time each turn { $what }
on-enemy-enters-here = { $card-nom } { $when ->
    [would] would enter your location by moving or spawning
   *[other] enters your location by moving or spawning
 }
on-spends-resources = { $who-nom } { $when ->
    [would] would spend resources
   *[other] { $mode ->
        [you] spend resources
       *[one] spends resources
     }
 }
