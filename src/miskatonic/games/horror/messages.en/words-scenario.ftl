# Words that scenarios brought along: places, attachments, acts
mod-at-place = { $inner } at { $place }
mod-with-attached = { $inner } with { $what } attached
mod-not-with-attached = { $inner } without { $what } attached
mod-everywhere = { $inner }, wherever it is,
number-stage-act = the number of the current act
number-stage-agenda = the number of the current agenda
number-given = { $number } if { $condition }, otherwise { $otherwise }
cond-all-at = { $who } is at { $place }
cond-all-at-not = not { $who } is at { $place }
do-draw-topmost = { $mode ->
    [you] Draw { $what } from the encounter discard pile (the topmost one)
    [may] draw { $what } from the encounter discard pile (the topmost one)
    [one] { $who } draws { $what } from the encounter discard pile (the topmost one)
   *[many] { $who } draw { $what } from the encounter discard pile (the topmost one)
 }
under-control = It is controlled by { $who }.
objective-spend = The { $who } may together spend the required clues; then this deck advances.
provokes-nothing = This action provokes no attacks of opportunity.
rule-no-opportunity-first = For { $who-acc }, the first action of each round provokes no attacks of opportunity
rule-no-opportunity-as-first = For { $who-acc }, { $doing } as the first action of a round provokes no attacks of opportunity
trait-civilian = Civilian
trait-mutation = Mutation
trait-mutated = Mutated
trait-bane = Bane
set-spreading_flames = Spreading Flames
set-ashen_pilgrims = Ashen Pilgrims
set-bystanders = Bystanders
set-cosmic_evils = Cosmic Evils
set-eldritch_lore = Eldritch Lore
set-fire = Fire
set-hallucinations = Hallucinations
set-mad_science = Mad Science
set-miskatonic_university = Miskatonic University
cond-failed-by = the test was failed by { $count } or more
cond-failed-by-not = the test was not failed by { $count } or more
cond-you-have = you have at least { $tokens }
cond-you-have-not = you have fewer than { $tokens }
cond-you-have-none = you have no { $kind ->
    [damage] damage
    [horror] horror
    [doom] doom
    [resources] resources
    [uses] uses
   *[clues] clues
 }
