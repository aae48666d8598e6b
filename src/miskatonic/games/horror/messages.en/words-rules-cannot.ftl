# What cannot be done
rule-cannot-move = { $mode ->
    [you] You cannot move
    [none] { $who } can move
    [many] { $who } cannot move
   *[one] { $who } cannot move
 }
rule-cannot-move-to = { $mode ->
    [you] You cannot move there
    [none] { $who } can move there
    [many] { $who } cannot move there
   *[one] { $who } cannot move there
 }
rule-cannot-play = { $mode ->
    [you] You cannot play cards
    [none] { $who } can play cards
    [many] { $who } cannot play cards
   *[one] { $who } cannot play cards
 }
rule-cannot-commit = { $mode ->
    [you] You cannot commit cards
    [none] { $who } can commit cards
    [many] { $who } cannot commit cards
   *[one] { $who } cannot commit cards
 }
rule-cannot-draw = { $mode ->
    [you] You cannot draw cards
    [none] { $who } can draw cards
    [many] { $who } cannot draw cards
   *[one] { $who } cannot draw cards
 }
rule-cannot-gain-resources = { $mode ->
    [you] You cannot gain resources
    [none] { $who } can gain resources
    [many] { $who } cannot gain resources
   *[one] { $who } cannot gain resources
 }
rule-cannot-fight = { $mode ->
    [you] You cannot fight
    [none] { $who } can fight
    [many] { $who } cannot fight
   *[one] { $who } cannot fight
 }
rule-cannot-evade = { $mode ->
    [you] You cannot evade
    [none] { $who } can evade
    [many] { $who } cannot evade
   *[one] { $who } cannot evade
 }
rule-cannot-investigate = { $mode ->
    [you] You cannot investigate
    [none] { $who } can investigate
    [many] { $who } cannot investigate
   *[one] { $who } cannot investigate
 }
rule-cannot-engage = { $mode ->
    [you] You cannot engage enemies
    [none] { $who } can engage enemies
    [many] { $who } cannot engage enemies
   *[one] { $who } cannot engage enemies
 }
rule-cannot-activate = { $mode ->
    [you] You cannot activate abilities
    [none] { $who } can activate abilities
    [many] { $who } cannot activate abilities
   *[one] { $who } cannot activate abilities
 }
rule-cannot-trigger = { $mode ->
    [you] You cannot trigger abilities
    [none] { $who } can trigger abilities
    [many] { $who } cannot trigger abilities
   *[one] { $who } cannot trigger abilities
 }
rule-cannot-be-attacked = { $mode ->
    [you] You cannot be attacked
    [none] { $who } can be attacked
    [many] { $who } cannot be attacked
   *[one] { $who } cannot be attacked
 }
rule-cannot-be-damaged = { $mode ->
    [you] You cannot be damaged
    [none] { $who } can be damaged
    [many] { $who } cannot be damaged
   *[one] { $who } cannot be damaged
 }
rule-cannot-be-discarded = { $mode ->
    [you] You cannot be discarded
    [none] { $who } can be discarded
    [many] { $who } cannot be discarded
   *[one] { $who } cannot be discarded
 }
rule-cannot-leave-play = { $mode ->
    [you] You cannot leave play
    [none] { $who } can leave play
    [many] { $who } cannot leave play
   *[one] { $who } cannot leave play
 }
rule-cannot-ready = { $mode ->
    [you] You cannot ready
    [none] { $who } can ready
    [many] { $who } cannot ready
   *[one] { $who } cannot ready
 }
rule-cannot-heal = { $mode ->
    [you] You cannot heal damage or horror
    [none] { $who } can heal damage or horror
    [many] { $who } cannot heal damage or horror
   *[one] { $who } cannot heal damage or horror
 }
rule-cannot-discover = { $mode ->
    [you] You cannot discover clues
    [none] { $who } can discover clues
    [many] { $who } cannot discover clues
   *[one] { $who } cannot discover clues
 }
rule-cannot-be-evaded = { $mode ->
    [you] You cannot be evaded
    [none] { $who } can be evaded
    [many] { $who } cannot be evaded
   *[one] { $who } cannot be evaded
 }
rule-cannot-spawn = { $mode ->
    [you] You cannot spawn
    [none] { $who } can spawn
    [many] { $who } cannot spawn
   *[one] { $who } cannot spawn
 }
rule-cannot-take-action = { $mode ->
    [you] You cannot take actions
    [none] { $who } can take actions
    [many] { $who } cannot take actions
   *[one] { $who } cannot take actions
 }
rule-cannot-enter = { $mode ->
    [you] You cannot enter locations
    [none] { $who } can enter locations
    [many] { $who } cannot enter locations
   *[one] { $who } cannot enter locations
 }
rule-cannot-attack = { $mode ->
    [you] You cannot attack
    [none] { $who } can attack
    [many] { $who } cannot attack
   *[one] { $who } cannot attack
 }
rule-cannot-reveal = { $mode ->
    [you] You cannot reveal locations
    [none] { $who } can reveal locations
    [many] { $who } cannot reveal locations
   *[one] { $who } cannot reveal locations
 }
rule-cannot-exhaust = { $mode ->
    [you] You cannot exhaust
    [none] { $who } can exhaust
    [many] { $who } cannot exhaust
   *[one] { $who } cannot exhaust
 }
rule-cannot-be-engaged = { $mode ->
    [you] You cannot be engaged
    [none] { $who } can be engaged
    [many] { $who } cannot be engaged
   *[one] { $who } cannot be engaged
 }
rule-cannot-advance = { $mode ->
    [you] You cannot advance
    [none] { $who } can advance
    [many] { $who } cannot advance
   *[one] { $who } cannot advance
 }
rule-cannot-play-such = { $mode ->
    [you] You cannot play { $to-acc }
    [none] { $who } can play { $to-acc }
    [many] { $who } cannot play { $to-acc }
   *[one] { $who } cannot play { $to-acc }
 }
rule-cannot-commit-such = { $mode ->
    [you] You cannot commit { $to-acc }
    [none] { $who } can commit { $to-acc }
    [many] { $who } cannot commit { $to-acc }
   *[one] { $who } cannot commit { $to-acc }
 }
rule-cannot-draw-such = { $mode ->
    [you] You cannot draw { $to-acc }
    [none] { $who } can draw { $to-acc }
    [many] { $who } cannot draw { $to-acc }
   *[one] { $who } cannot draw { $to-acc }
 }
rule-cannot-fight-such = { $mode ->
    [you] You cannot fight { $to-acc }
    [none] { $who } can fight { $to-acc }
    [many] { $who } cannot fight { $to-acc }
   *[one] { $who } cannot fight { $to-acc }
 }
rule-cannot-attack-such = { $mode ->
    [you] You cannot attack { $to-acc }
    [none] { $who } can attack { $to-acc }
    [many] { $who } cannot attack { $to-acc }
   *[one] { $who } cannot attack { $to-acc }
 }
rule-cannot-evade-such = { $mode ->
    [you] You cannot evade { $to-dat }
    [none] { $who } can evade { $to-dat }
    [many] { $who } cannot evade { $to-dat }
   *[one] { $who } cannot evade { $to-dat }
 }
rule-cannot-investigate-such = { $mode ->
    [you] You cannot investigate { $to-dat }
    [none] { $who } can investigate { $to-dat }
    [many] { $who } cannot investigate { $to-dat }
   *[one] { $who } cannot investigate { $to-dat }
 }
rule-cannot-engage-such = { $mode ->
    [you] You cannot engage { $to-acc }
    [none] { $who } can engage { $to-acc }
    [many] { $who } cannot engage { $to-acc }
   *[one] { $who } cannot engage { $to-acc }
 }
rule-cannot-activate-such = { $mode ->
    [you] You cannot activate abilities of { $to-dat }
    [none] { $who } can activate abilities of { $to-dat }
    [many] { $who } cannot activate abilities of { $to-dat }
   *[one] { $who } cannot activate abilities of { $to-dat }
 }
rule-cannot-trigger-such = { $mode ->
    [you] You cannot trigger abilities of { $to-dat }
    [none] { $who } can trigger abilities of { $to-dat }
    [many] { $who } cannot trigger abilities of { $to-dat }
   *[one] { $who } cannot trigger abilities of { $to-dat }
 }
rule-cannot-discover-such = { $mode ->
    [you] You cannot discover clues at { $to-dat }
    [none] { $who } can discover clues at { $to-dat }
    [many] { $who } cannot discover clues at { $to-dat }
   *[one] { $who } cannot discover clues at { $to-dat }
 }
rule-cannot-enter-such = { $mode ->
    [you] You cannot enter { $to-acc }
    [none] { $who } can enter { $to-acc }
    [many] { $who } cannot enter { $to-acc }
   *[one] { $who } cannot enter { $to-acc }
 }
rule-cannot-reveal-such = { $mode ->
    [you] You cannot reveal { $to-acc }
    [none] { $who } can reveal { $to-acc }
    [many] { $who } cannot reveal { $to-acc }
   *[one] { $who } cannot reveal { $to-acc }
 }
rule-cannot-move-such = { $mode ->
    [you] You cannot move to { $to-acc }
    [none] { $who } can move to { $to-acc }
    [many] { $who } cannot move to { $to-acc }
   *[one] { $who } cannot move to { $to-acc }
 }
rule-cannot-move-to-such = { $mode ->
    [you] You cannot move to { $to-acc }
    [none] { $who } can move to { $to-acc }
    [many] { $who } cannot move to { $to-acc }
   *[one] { $who } cannot move to { $to-acc }
 }

# What is done
doing-move = moving
doing-move-to = moving to a location
doing-play = playing a card
doing-commit = committing a card
doing-draw = drawing a card
doing-gain-resources = gaining resources
doing-fight = fighting
doing-evade = evading
doing-investigate = investigating
doing-engage = engaging an enemy
doing-activate = activating an ability
doing-trigger = triggering an ability
doing-be-attacked = being attacked
doing-be-damaged = being damaged
doing-be-discarded = being discarded
doing-leave-play = leaving play
doing-ready = readying
doing-heal = healing
doing-discover = discovering clues
doing-be-evaded = being evaded
doing-spawn = spawning
doing-take-action = taking an action
doing-enter = entering
doing-attack = attacking
doing-reveal = revealing a location
doing-exhaust = exhausting
doing-be-engaged = being engaged
doing-advance = advancing
doing-leave = leaving
doing-attack-of-opportunity = making attacks of opportunity
rule-cannot-leave = { $mode ->
    [you] You cannot leave your location
    [none] { $who } can leave its location
    [many] { $who } cannot leave their location
   *[one] { $who } cannot leave its location
 }
rule-cannot-leave-such = { $mode ->
    [you] You cannot leave { $to-acc }
    [none] { $who } can leave { $to-acc }
    [many] { $who } cannot leave { $to-acc }
   *[one] { $who } cannot leave { $to-acc }
 }
rule-cannot-attack-of-opportunity = { $mode ->
    [you] You cannot make attacks of opportunity
    [none] { $who } can make attacks of opportunity
    [many] { $who } cannot make attacks of opportunity
   *[one] { $who } cannot make attacks of opportunity
 }
