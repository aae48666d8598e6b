# What holds
rule-change = { $mode ->
    [you] You get
    [many] { $who } get
   *[one] { $who } gets
 } { $by } { $stat }
rule-double = { $mode ->
    [you] Your { $stat }
   *[other] The { $stat } of { $who-gen }
 } is doubled
rule-halve = { $mode ->
    [you] Your { $stat }
   *[other] The { $stat } of { $who-gen }
 } is halved (rounded up)
rule-base = { $mode ->
    [you] Your base { $stat }
   *[other] The base { $stat } of { $who-gen }
 } is { $count }
rule-deals-more = { $mode ->
    [you] Your attacks
   *[other] Attacks of { $who-gen }
 } deal { $by } damage
rule-discovers-more = { $mode ->
    [you] You discover
    [many] { $who } discover
   *[one] { $who } discovers
 } { $count ->
    [one] { $count } additional clue
   *[other] { $count } additional clues
 } when investigating
rule-extra-slot = { $mode ->
    [you] You have
    [many] { $who } have
   *[one] { $who } has
 } { $slot }
rule-extra-slot-only = { $mode ->
    [you] You have
    [many] { $who } have
   *[one] { $who } has
 } { $slot }, only for { $only }
rule-costs-less = For { $who-acc }, { $what } cost { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 } less
rule-gain-keyword = { $mode ->
    [you] You gain
    [many] { $who } gain
   *[one] { $who } gains
 } { $keyword }
rule-lose-keyword = { $mode ->
    [you] You lose
    [many] { $who } lose
   *[one] { $who } loses
 } { $keyword }
rule-gain-trait = { $mode ->
    [you] You gain
    [many] { $who } gain
   *[one] { $who } gains
 } the trait { $trait }
rule-gain-icons = { $mode ->
    [you] You gain
    [many] { $who } gain
   *[one] { $who } gains
 } { $count } { $icon }
rule-become = { $mode ->
    [you] You become
    [many] { $who } become
   *[one] { $who } becomes
 } { $type }
rule-enters-exhausted = { $mode ->
    [you] You enter
    [many] { $who } enter
   *[one] { $who } enters
 } play exhausted
rule-blank = The text box of { $who-gen } counts as blank
rule-immune = { $mode ->
    [you] You are
    [many] { $who } are
   *[one] { $who } is
 } immune to { $to }
immune-player = effects of player cards
immune-scenario = effects of scenario cards
immune-encounter = effects of encounter cards
immune-treachery = effects of treacheries
immune-enemy = effects of enemies
immune-event = effects of events
rule-assign-damage = Damage dealt to { $who-dat } may be assigned to { $this }
rule-assign-horror = Horror dealt to { $who-dat } may be assigned to { $this }
rule-no-slot = { $what } takes up no slot
rule-slot-instead = { $what } may take up { $slot } instead
rule-use-skill = { $mode ->
    [you] You may use
    [many] { $who } may use
   *[one] { $who } may use
 } { $skill } in place of { $other }
rule-connects = { $mode ->
    [you] You are
    [many] { $who } are
   *[one] { $who } is
 } connected to { $place }
rule-leads = { $mode ->
    [you] You lead
    [many] { $who } lead
   *[one] { $who } leads
 } to { $place }, but not back
rule-commit = You may commit { $what }{ $tests }
rule-commit-late = You may commit { $what }{ $tests } even after chaos tokens are revealed
rule-commit-elsewhere = You may commit { $what } to tests at any location
rule-commit-late-elsewhere = You may commit { $what } to tests at any location, even after chaos tokens are revealed
rule-costs-more = For { $who-acc }, { $doing } has an additional cost: { $price }
rule-costs-more-only = For { $who-acc }, { $doing } has an additional cost (only: { $to }): { $price }
rule-no-opportunity = For { $who-acc }, { $doing } provokes no attacks of opportunity
rule-cannot-only = { $rule } (this concerns only { $to })
gains = { $mode ->
    [you] You gain
   *[other] { $who } gains
 }: “{ $ability }”
rule-stays-in-play = { $mode ->
    [you] You cannot leave play except by your own abilities
    [many] { $who } cannot leave play except by their own abilities
   *[one] { $who } cannot leave play except by its own abilities
 }
rule-more-hand-limit = { $mode ->
    [you] Your hand limit
   *[other] The hand limit of { $who-gen }
 } is increased by { $count }
rule-more-opening-hand = { $mode ->
    [you] You begin
    [many] { $who } begin
   *[one] { $who } begins
 } each game with { $count ->
    [one] { $count } additional card
   *[other] { $count } additional cards
 } in the opening hand
rule-more-starting-resources = { $mode ->
    [you] You begin
    [many] { $who } begin
   *[one] { $who } begins
 } each game with { $count ->
    [one] { $count } additional resource
   *[other] { $count } additional resources
 }
rule-add-skill = { $mode ->
    [you] Add your { $skill } to your { $other }
   *[other] The { $skill } of { $who-gen } is added to their { $other }
 }
rule-extra-action = { $mode ->
    [you] In your turn, you may take
   *[other] In their turn, { $who } may take
 } an additional action, only for { $doing }
provokes-nothing = This action provokes no attacks of opportunity.
rule-no-opportunity-first = For { $who-acc }, the first action of each round provokes no attacks of opportunity
rule-no-opportunity-as-first = For { $who-acc }, { $doing } as the first action of a round provokes no attacks of opportunity
