# Damage, horror and healing
do-take = { $mode ->
    [you] Take { $harm }
   *[may] take { $harm }
 }
do-deal = { $mode ->
    [you] Deal { $harm } to { $who }
   *[may] deal { $harm } to { $who }
 }
do-heal-damage = { $mode ->
    [you] Heal { $count } damage from { $who }
   *[may] heal { $count } damage from { $who }
 }
do-heal-horror = { $mode ->
    [you] Heal { $count } horror from { $who }
   *[may] heal { $count } horror from { $who }
 }
do-heal-damage-you = { $mode ->
    [you] Heal { $count } damage
   *[may] heal { $count } damage
 }
do-heal-horror-you = { $mode ->
    [you] Heal { $count } horror
   *[may] heal { $count } horror
 }
do-prevent = { $mode ->
    [you] Prevent up to { $count } { $what }
   *[may] prevent up to { $count } { $what }
 }
do-prevent-all-damage = { $mode ->
    [you] Prevent all of that damage
   *[may] prevent all of that damage
 }
do-prevent-all-horror = { $mode ->
    [you] Prevent all of that horror
   *[may] prevent all of that horror
 }
do-prevent-all-both = { $mode ->
    [you] Prevent all of that damage and horror
   *[may] prevent all of that damage and horror
 }
of-damage = of that damage
of-horror = of that horror
of-both = of that damage and horror
do-redirect = { $mode ->
    [you] Deal { $count } { $what } to { $who } instead
   *[may] deal { $count } { $what } to { $who } instead
 }
do-defeat = { $mode ->
    [you] Defeat { $what }
   *[may] defeat { $what }
 }

# Moving and fighting
do-move-enemy = { $mode ->
    [you] Move { $what } to { $to }
   *[may] move { $what } to { $to }
 }
do-engage = { $mode ->
    [you] Engage { $what } with { $who }
   *[may] engage { $what } with { $who }
 }
do-disengage = { $mode ->
    [you] Disengage { $what } from all investigators
   *[may] disengage { $what } from all investigators
 }
do-evade = { $mode ->
    [you] Automatically evade { $what }
   *[may] automatically evade { $what }
 }
do-enemy-attack = { $mode ->
    [you] You attack
    [many] { $who } attack
   *[one] { $who } attacks
 } { $whom }
do-reveal-location = { $mode ->
    [you] Reveal { $what }
   *[may] reveal { $what }
 }
do-place-location = { $mode ->
    [you] Put { $what } into play
   *[may] put { $what } into play
 }
do-action-any = { $mode ->
    [you] Take an action
   *[may] take an action
 }
do-action-fight = { $mode ->
    [you] Fight
   *[may] fight
 }
do-action-fight-on = { $mode ->
    [you] Fight { $what }
   *[may] fight { $what }
 }
do-action-evade = { $mode ->
    [you] Evade
   *[may] evade
 }
do-action-evade-on = { $mode ->
    [you] Evade { $what }
   *[may] evade { $what }
 }
do-action-investigate = { $mode ->
    [you] Investigate
   *[may] investigate
 }
do-action-investigate-on = { $mode ->
    [you] Investigate { $what }
   *[may] investigate { $what }
 }
do-action-move = { $mode ->
    [you] Move
   *[may] move
 }
do-action-move-on = { $mode ->
    [you] Move to { $what }
   *[may] move to { $what }
 }
do-action-engage = { $mode ->
    [you] Engage an enemy
   *[may] engage an enemy
 }
do-action-engage-on = { $mode ->
    [you] Engage { $what }
   *[may] engage { $what }
 }
do-action-parley = { $mode ->
    [you] Parley
   *[may] parley
 }
do-action-parley-on = { $mode ->
    [you] Parley with { $what }
   *[may] parley with { $what }
 }
do-action-resign = { $mode ->
    [you] Resign
   *[may] resign
 }
do-action-draw = { $mode ->
    [you] Take a draw action
   *[may] take a draw action
 }
do-action-resource = { $mode ->
    [you] Take a resource action
   *[may] take a resource action
 }
with-skill = Use { $skill } for this test.
as-if = Do so as if you were { $at }.
do-disengage-you = { $mode ->
    [you] Disengage from { $what }
   *[may] disengage from { $what }
 }
do-engages-you = { $mode ->
    [many] { $who } engage you
   *[other] { $who } engages you
 }
do-cancel-attack = { $mode ->
    [you] Cancel that attack
   *[may] cancel that attack
 }

# Chaos tokens
do-succeed-automatically = The test succeeds automatically
do-fail-automatically = The test fails automatically
do-reveal-token = { $mode ->
    [you] Reveal { $count ->
        [one] { $count } additional chaos token
       *[other] { $count } additional chaos tokens
     }
   *[may] reveal { $count ->
        [one] { $count } additional chaos token
       *[other] { $count } additional chaos tokens
     }
 }
do-redraw-token = { $mode ->
    [you] Cancel
   *[may] cancel
 } the revealed chaos token, return it to the chaos bag and reveal another
do-ignore-token = { $mode ->
    [you] Ignore the revealed chaos token
   *[may] ignore the revealed chaos token
 }
do-return-token = { $mode ->
    [you] Return the revealed chaos token to the chaos bag
   *[may] return the revealed chaos token to the chaos bag
 }
do-add-token = { $mode ->
    [you] Add { $token } to the chaos bag
   *[may] add { $token } to the chaos bag
 }
do-remove-token = { $mode ->
    [you] Remove { $token } from the chaos bag
   *[may] remove { $token } from the chaos bag
 }
do-seal-token = { $mode ->
    [you] Seal { $token } on { $what }
   *[may] seal { $token } on { $what }
 }
do-release-tokens = { $mode ->
    [you] Release all chaos tokens sealed on { $what }
   *[may] release all chaos tokens sealed on { $what }
 }
do-cancel = { $mode ->
    [you] Cancel this effect
   *[may] cancel this effect
 }
do-ignore = { $mode ->
    [you] Ignore this effect
   *[may] ignore this effect
 }
do-seal-random = { $mode ->
    [you] Seal
   *[may] seal
 } a random token from the chaos bag on { $what }
do-resolve-sealed = { $mode ->
    [you] Resolve
   *[may] resolve
 } the chaos token sealed on { $what } as if it had just been revealed
do-reveal-and-choose = { $mode ->
    [you] Reveal
   *[may] reveal
 } { $count } chaos tokens, choose 1 of them to resolve and ignore the rest
do-succeed-instead = { $mode ->
    [you] You succeed at this skill test by { $count } instead
   *[may] succeed at this skill test by { $count } instead
 }
do-try-again = { $mode ->
    [you] Attempt this skill test again when it has ended
   *[may] attempt this skill test again when it has ended
 }

# The scenario
do-advance-act = { $mode ->
    [you] Advance the current act
   *[may] advance the current act
 }
do-advance-agenda = { $mode ->
    [you] Advance the current agenda
   *[may] advance the current agenda
 }
do-no-resolution = The scenario ends without a resolution
do-resolution = The scenario ends with resolution { $number }
do-remember = Remember that { $what }
do-record = Record in the campaign log: “{ $what }”
do-cross-out = { $mode ->
    [you] Cross out
   *[may] cross out
 } “{ $what }” in the campaign log
do-earn-reward = You have earned the reward card { $card }
do-campaign-won = The investigators win the campaign
do-campaign-lost = The investigators lose the campaign
do-read-codex = { $mode ->
    [you] Read
   *[may] read
 } codex entry { $number ->
    [0] Φ
   *[other] { $number }
 }
do-read-story = { $mode ->
    [you] Resolve the story on { $what }
   *[may] resolve the story on { $what }
 }
do-current-act = Act { $number } becomes the current act
do-current-agenda = Agenda { $number } becomes the current agenda
do-define-x = X is { $number }
do-run = { $what }

# How effects are put together
nothing-happens = Nothing happens.
opened = { $opening }, { $clause }
opened-adverb = { $opening }, { $clause }
opened-list = { $opening }: { $effects }
low = { LOW($clause) }
semicolon = { $first }; { $second }
choice = Choose one: { $options }
choice-by = { $who } chooses one: { $options }
choice-times = Choose one { $count ->
    [1] once
   *[other] { $count } times
 }: { $options }
numbered = ({ $number }) { $effects }
may-clause = You may { $clause }
may-do = You may do this: { $effects }
may-by = { $who } may let this happen: { $effects }
may-by-price = The price for it: { $price }.
must-clause = As an additional cost, you must { $clause }
opening-if = If { $condition }
opening-if-then = Then, if { $condition }
opening-while = While { $condition }
opening-otherwise = Otherwise
opening-then = Then
cond-impossible = that is not possible
cond-you-do = you do
cond-you-succeed = you succeed
cond-you-fail = you fail
opening-instead = Instead
for-each = For { $what }: { $effects }
times = { $count ->
    [one] Once
   *[other] { $count } times
 }: { $effects }
each-investigator = { $who }, in player order: { $effects }
until-action = Until the end of this action
until-turn = Until the end of the turn
until-phase = Until the end of the phase
until-round = Until the end of the round
until-game = Until the end of the game
until-mythos-begins = Until the beginning of the next mythos phase
until-mythos-ends = Until the end of the mythos phase
until-investigation-begins = Until the beginning of the next investigation phase
until-investigation-ends = Until the end of the investigation phase
until-enemy-begins = Until the beginning of the next enemy phase
until-enemy-ends = Until the end of the enemy phase
until-upkeep-begins = Until the beginning of the next upkeep phase
until-upkeep-ends = Until the end of the upkeep phase
until-your-next-turn = Until your next turn begins
one-investigator = { $who } does this: { $effects }
or-if = ({ $number } instead if { $condition }.)
until-next-upkeep = During the next upkeep phase
under-control = It is controlled by { $who }.
