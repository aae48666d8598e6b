# The text on cards, put together from words
text-spell = { $timing }: { $effect }.
text-spell-needs = { $timing }, if { $needs }: { $effect }.
text-artefact = { $timing }, { $price }: { $effect }.
text-artefact-needs = { $timing }, { $price }, if { $needs }: { $effect }.
text-curse = { $trigger }: { $effect }.
text-plain = { $effect }.
timing-any-turn = Any turn
timing-own-turn = Your turn
timing-prep = Your turn, before the move
timing-roll = After any roll
timing-own-roll = After a roll of yours
timing-cast = When a rival casts a spell
timing-raid = After the roll of a raid on you
timing-before-raid = Before the roll of a raid on you
timing-moving = When you move with one spell
timing-readying = While you ready a spell
timing-counting = When you lack control and this gives it
timing-sacrificing = When you sacrifice
price-exhaust = exhaust
price-destroy = destroy
need-own-cultists-abyss = { $count ->
    [one] a cultist of yours is in the abyss
   *[other] { $count } cultists of yours are in the abyss
 }
need-own-cultists-here = { $count ->
    [one] a cultist of yours is here
   *[other] { $count } cultists of yours are here
 }
need-own-investigators = an investigator is in your lodge
need-own-signs = an elder sign is on your circle
need-marker-at-most = your marker is on { $space } or less
need-rival-spell = a rival of your choice has a spell in hand
need-rival-here = a rival of your choice has a cultist here
need-raid-possible = an investigator is in the supply or in the lodge of a rival of your choice
need-not-in-force = it is not in force already
need-success-rolled = the roll shows a success
need-swap-possible = a cultist of yours and one of a rival are in different locations
when-broken-word = When the victim readies a spell in any way
when-blind-stars = When the victim’s roll in Other Worlds shows a success
when-empty-showcase = When the victim takes an artefact
when-hunger = As soon as the victim has { $hungry } or more cultists in the lodge
when-torn-veil = When the victim moves the fate piece with a pair
when-doubt = When the victim would have control or temporary control, after any roll for it
when-backlash = After the victim has cast a spell
when-barred-gate = When the victim’s marker comes forward to { $barred } or further
word-then = { $first }. Then: { $second }
word-either = Either: { $first }. Or: { $second }
word-cultists-abyss-lodge-own = { $count } of your cultists go from the abyss to your lodge, as far as possible
word-cultists-lodge-abyss-own = { $count } cultists go from the lodge to the abyss, as far as possible
word-cultists-abyss-any-own = { $count ->
    [one] One of your cultists goes
   *[other] { $count } of your cultists go
 } from the abyss to any location
word-cultists-here-abyss-rival = { $count ->
    [one] One of that rival’s cultists here goes
   *[other] { $count } of that rival’s cultists here go
 } to the abyss
word-investigators-lodge-rival = { $least ->
    [0] { $count ->
        [one] One investigator goes
       *[other] { $count } investigators go
    }
   *[other] { $least } or { $count } investigators go
 } from your lodge to a rival’s
word-investigators-supply-rival = { $count } investigators go from the supply to that rival’s lodge, as far as possible
word-investigators-supply-lodge = { $count } investigators go from the supply to the lodge, as far as possible
word-investigators-lodge-supply = All investigators in your lodge go to the supply
word-summon = Summon +{ $steps }
word-step-back = The marker goes back { $steps }, before it can win
word-remove-signs = Remove { $count } elder signs from your circle, as far as possible
word-draw = Draw { $count ->
    [one] a spell
   *[other] { $count } spells
 }
word-sacrifice = Sacrifice { $count ->
    [one] a cultist
   *[other] { $count } cultists
 } here
word-steal-spell = Choose a spell in that rival’s hand by its back; it comes into your hand, and only the two of you learn its face
word-reroll-chosen = Roll one or more of the dice again
word-reroll-one = Roll one of the dice again
word-reroll-successes = All successes are rolled again once, before the reactions to the roll
word-ward-signs = The first { $count } elder signs of this raid are not taken; investigators move as rolled
word-cancel = The spell is cancelled
word-raid-rival = That rival is raided
word-end-raid = No dice are rolled
word-curse-rival = A rival of your choice receives a curse; it does not count as the one curse that signs bring
word-swap = A cultist of yours and a rival’s in another location change places
word-any-road = A single spell moves the fate piece to any other location, whatever its symbol
word-joker = One joker more for this spell
word-count-more = Count { $count } of your cultists more here, for the number and for the majority
word-cheaper = The price is { $count ->
    [one] one cultist
   *[other] { $count } cultists
 } less, at least 0; the effect is that of the full price
word-discard-spell = Discard a spell of your choice from hand, if you have one
word-lose-spell = The spell is discarded without effect, and a fourth one is not cast; the column is cleared as usual
word-lose-artefact = The artefact goes to the discard pile instead
word-no-control = There is no control this turn
word-nothing = No effect
word-oust = A rival’s cultist outside Other Worlds goes to the abyss; then one of yours from the lodge, if there is one, takes its place
word-capture = Capture a rival’s cultist outside Other Worlds; it lies on your lodge
word-release = With { $count } or more captives you may send { $count } of your choice to the abyss for summon +{ $steps }, once per Dark Gift
word-lay-tile = Draw a winter squall at random, look at it and lay it face down on a location without one (at most { $most } on the board)
word-drop-readied = Discard one of your readied spells without effect for summon +{ $steps }
word-place = You may put { $count ->
    [one] a cultist
   *[other] { $count } cultists
 } from your lodge into any location
word-roam = Move up to { $count } of your cultists, each from its location to a different one
word-roll-for-summon = Roll { $dice } dice; with at least one success summon +{ $steps }, with several no more; then for each Eye one investigator goes from the supply to your lodge, as far as possible
