# What a hint says
hint-steps = about { NUMBER($steps, minimumFractionDigits: 1) } steps of the summon marker
hint-god-place = place { $place } of { $gods } by matches won
hint-aim = Most is to be had in { $place }; the chance of control there is about { $percent } %.
hint-ready = Of the spells you could ready, { $card } brings you most.
hint-ready-none = No spell you could ready now is worth its price.
hint-missed-least = { $card } would be missed least.
hint-enough = Another investigator would do more for your rivals than for you.
hint-turn-over = The best that lies open is { $artefact }; an unknown artefact is worth more on average.
hint-keep-shown = { $artefact } lies open, and few artefacts are worth more.
hint-none-shown = No artefact lies open.
hint-keep-signs = Your signs, { $signs } of them, do not weigh as much as a cultist yet.
hint-artefact = Of these, { $artefact } will serve you longest.
hint-top = None that lies open is worth as much as an unknown one on average.
hint-artefact-least = { $artefact } would be missed least.
hint-roam = Every cultist in Other Worlds is a die more; { $count ->
    [0] you have none there yet.
    [one] you have { $count } there so far.
   *[other] you have { $count } there so far.
 }
hint-stay = No cultist would be worth more anywhere else.
hint-god = Of these, this god has won more often.
hint-colour = Colours differ in nothing but their looks.
hint-not-now = What you could use now serves better at another moment.
hint-nothing-to-use = You have nothing that could be used now.
hint-call-from-below = Your lodge is empty, and cultists wait in the abyss.
hint-false-trail = So many investigators are in your lodge that a raid threatens.
hint-dream-road = Your cards alone do not lead to the place that brings most.
hint-mind-theft = You have no pair in hand and no Gate; a second spell with the same back lets you go anywhere.
hint-blood-price = The cultists here have done what they could; now they are worth a step.
hint-betrayal = One cultist less here decides who has control.
hint-betrayal-dice = One cultist less in Other Worlds is one die less for { $rival }.
hint-press-call = The signs that this raid may bring are worth more than the spell.
hint-rising-tide = A step for nothing; once your marker is past 4 it can no longer be cast.
hint-broken-seal = Your signs weigh so much that two less are worth the spell.
hint-shining-stone = It is worth a step, and nothing better comes of waiting.
hint-black-mirror = A curse hurts a rival all the longer, the sooner it comes.
hint-bone-flute = More than one of your cultists waits in the abyss.
hint-ward-ring = One investigator less in your lodge, one more in a rival's.
hint-yellow-mask = One of your cultists can take a rival's place in Other Worlds.
hint-star-chart = A spell more, every time it is ready.
hint-dice = Dice here that you would like to see rolled again: { $count }.
hint-theft = A back that you have once already makes a pair.
hint-own-cultist = That cultist is missed least where it stands.
hint-rivals-cultist = That cultist is worth most to the rival where it stands.
hint-rival = It hurts most here: { $rival } has { $signs ->
    [one] { $signs } sign
   *[other] { $signs } signs
}, and a summon value of { $steps }.
hint-banish = This spell would bring { $rival } dangerously far ahead.
hint-signs = You have { $signs ->
    [one] { $signs } sign
   *[other] { $signs } signs
} already; each one weighs more than the one before.
hint-ward = This roll would bring you { $brought ->
    [one] a sign
   *[other] { $brought } signs
}, and you have { $signs ->
    [0] none yet
   *[other] { $signs } already
}.
hint-amulet = { $count ->
    [one] { $count } investigator stands
   *[other] { $count } investigators stand
} in your lodge, and you have { $signs ->
    [one] { $signs } sign
   *[other] { $signs } signs
}.
hint-dagger = With the Dagger it costs one cultist less.
hint-sacrifice = What it brings is worth more than the cultists.
hint-idol = With the Idol control is certain; a roll seldom brings it.
hint-free-roll = The roll costs nothing, and may bring control.
hint-return = From the lodge they can be sent out again; in the abyss they do nothing.
hint-gift = The step is worth more than the spell that you give up for it.
hint-place = Cultists count most there.
hint-release = They help your rivals least when they come back.
hint-lay-tile = One place is as good as another; others come everywhere.
hint-fourth-cast = It serves at once, and then takes up no place.
