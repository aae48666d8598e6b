# Words that Queen of Ash brought: types that are named.

do-name-type = { $mode ->
    [you] Name a type of cards (asset, event or skill)
   *[may] name a type of cards (asset, event or skill)
 }
do-name-type-of = The type of { $what } is named
mod-of-named-type = { $inner } of the named type
do-become-both = Agenda { $number } takes the place of the current act and the current agenda, and is both from now on
do-kill-all = Each investigator is killed, also those who have been defeated or have resigned
do-kill-all-unresigned = Each investigator who has not resigned is killed
nothing-reacts = No ability reacts to this.
by-chance = One of these, at random: { $options }
cond-test-against = this test is for attacking or evading { $what }
cond-test-against-not = this test is not for attacking or evading { $what }

trait-sewer = Sewer
trait-ritual-site = Ritual Site
trait-flora = Flora
set-queen_of_ash = Queen of Ash
set-arkham_sewers = Sewers
set-cultists_ch2 = Cultists
set-reeking_decay = Reeking Decay
set-torment = Torment
rule-costs-more-of = For { $who-acc }, { $doing } { $to } has an additional cost: { $price }
