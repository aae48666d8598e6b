# Nouns
noun-card = { $en ->
    [many] cards
   *[one] card
 }
noun-investigator = { $en ->
    [many] investigators
   *[one] investigator
 }
noun-asset = { $en ->
    [many] assets
   *[one] asset
 }
noun-event = { $en ->
    [many] events
   *[one] event
 }
noun-skill = { $en ->
    [many] skill cards
   *[one] skill card
 }
noun-enemy = { $en ->
    [many] enemies
   *[one] enemy
 }
noun-treachery = { $en ->
    [many] treacheries
   *[one] treachery
 }
noun-location = { $en ->
    [many] locations
   *[one] location
 }
noun-act = { $en ->
    [many] acts
   *[one] act
 }
noun-agenda = { $en ->
    [many] agendas
   *[one] agenda
 }
noun-story = { $en ->
    [many] story cards
   *[one] story card
 }
noun-reference = { $en ->
    [many] scenario reference cards
   *[one] scenario reference card
 }
noun-weakness = { $en ->
    [many] weaknesses
   *[one] weakness
 }
noun-basic-weakness = { $en ->
    [many] basic weaknesses
   *[one] basic weakness
 }
noun-encounter-card = { $en ->
    [many] encounter cards
   *[one] encounter card
 }
noun-scenario-card = { $en ->
    [many] scenario cards
   *[one] scenario card
 }

# How a phrase begins
np-a = { $en } { $inner }
np-a-start = { $en } { $inner }
np-another = an{ $inner }
np-another-start = An{ $inner }
np-each = each { $inner }
np-each-start = Each { $inner }
np-the = the { $inner }
np-the-start = The { $inner }
np-no = no { $inner }
np-no-start = No { $inner }
np-this = this { $inner }
np-this-start = This { $inner }
np-that = that { $inner }
np-that-start = That { $inner }
np-count = { $count } { $inner }
np-up-to = up to { $count } { $inner }
np-up-to-start = Up to { $count } { $inner }
np-any = any number of { $inner }
np-any-start = Any number of { $inner }
np-number = the number of { $inner }
or-none = { $what } (or none)
chosen-by = { $what } chosen by { $who }
join-and = { $first } and { $second }
join-or = { $first } or { $second }
comma = { $first }, { $second }
row = { $first } { $second }
sentence = { $clause }.

# References
ref-you = you
ref-you-start = You
ref-lead = the lead investigator
ref-lead-start = The lead investigator
ref-active = the active investigator
ref-active-start = The active investigator
ref-location = your location
ref-location-start = Your location
ref-host = the attached card
ref-host-start = The attached card
ref-drawn = each of those cards
ref-drawn-start = Each of those cards
place-of = the location of { $who }
at-place = at { $place }
at-place-of = at the location of { $who }
at-called = at “{ $name }”
ref-performer = the performing investigator
ref-performer-start = The performing investigator

# What is said about a noun
mod-trait = { $trait } { $inner }
trait-or = { $first } or { $second }
mod-not-trait = non-{ $trait } { $inner }
mod-ready = ready { $inner }
mod-exhausted = exhausted { $inner }
mod-revealed = revealed { $inner }
mod-unrevealed = unrevealed { $inner }
mod-empty = empty { $inner }
mod-haunted = haunted { $inner }
mod-unique = unique { $inner }
mod-not-unique = non-unique { $inner }
mod-engaged = engaged { $inner }
mod-not-engaged = unengaged { $inner }
mod-chosen = chosen { $inner }
mod-other = other { $inner }
mod-other-than = { $inner } other than { $who }
mod-weakness = weakness { $inner }
mod-basic-weakness = basic weakness { $inner }
mod-not-weakness = non-weakness { $inner }
mod-not-basic-weakness = non-basic-weakness { $inner }
mod-kind = { $inner } that is also { $en } { $kind }
mod-of-set = { $inner } of the encounter set { $set }
called = “{ $name }”
place-called = “{ $name }”
mod-of = { $inner } of { $who }
mod-named = { $inner } named { $name }
mod-keyword = { $inner } with { $keyword }
mod-not-keyword = { $inner } without { $keyword }
mod-is = { $inner } (only { $who })
mod-except = { $inner } except { $what }
mod-at = { $inner } { $at }
mod-not-at = { $inner } not { $at }
mod-connecting = connecting { $inner }
mod-connecting-to = { $inner } connecting to { $place }
mod-within = { $inner } within { $count ->
    [one] { $count } connection
   *[other] { $count } connections
 } of { $place }
mod-engaged-with = { $inner } engaged with { $who }
mod-not-engaged-with = { $inner } not engaged with { $who }
mod-controlled-by-you = { $inner } you control
mod-controlled-by = { $inner } controlled by { $who }
mod-attached-to = { $inner } attached to { $what }
mod-in-your-threat-area = { $inner } in your threat area
mod-in-threat-area = { $inner } in the threat area of { $who }
mod-in-hand = { $inner } in your hand
mod-in-deck = { $inner } in your deck
mod-in-discard = { $inner } in your discard pile
mod-in-encounter-deck = { $inner } in the encounter deck
mod-in-encounter-discard = { $inner } in the encounter discard pile
mod-from-hand = { $inner } from your hand
mod-from-deck = { $inner } from your deck
mod-from-discard = { $inner } from your discard pile
mod-from-encounter-deck = { $inner } from the encounter deck
mod-from-encounter-discard = { $inner } from the encounter discard pile
mod-in-aside = set-aside { $inner }
mod-in-victory = { $inner } in the victory display
mod-having = { $inner } with at least { $tokens }
mod-without = { $inner } without { $tokens }
mod-with-uses = { $inner } with uses ({ $type })
mod-stat-exact = { $inner } with { $stat } { $least }
mod-stat-least = { $inner } with { $stat } { $least } or more
mod-stat-most = { $inner } with { $stat } { $most } or less
mod-stat-range = { $inner } with { $stat } { $least } to { $most }
mod-nearest = nearest { $inner }
mod-nearest-to = { $inner } nearest to { $who }
mod-farthest = farthest { $inner }
mod-farthest-to = farthest { $inner } from { $who }
mod-farthest-from-all = farthest { $inner } from all investigators
mod-most = { $inner } with the highest { $stat }
mod-fewest = { $inner } with the lowest { $stat }
mod-story = story { $inner }
mod-not-story = non-story { $inner }
mod-scenario = scenario { $inner }
mod-not-scenario = non-scenario { $inner }
mod-different = differently named { $inner }
mod-in-any-threat-area = { $inner } in any investigator’s threat area
mod-stat-any = { $inner } with a value of { $stat }
mod-searched = { $inner } among the cards searched
mod-has-attacked = { $inner } that has attacked { $who } this round
mod-in-committed = { $inner } committed to this skill test
mod-located = { $inner } { $at }
mod-with-attached = { $inner } with { $what } attached
mod-not-with-attached = { $inner } without { $what } attached
mod-everywhere = { $inner }, wherever it is,

# Tokens on cards
tokens-damage = { $count } damage
tokens-horror = { $count } horror
tokens-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
 }
tokens-doom = { $count } doom
tokens-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }
tokens-uses = { $count ->
    [one] { $count } use
   *[other] { $count } uses
 }
bare-damage = damage
bare-horror = horror
bare-clues = clues
bare-doom = doom
bare-resources = resources
bare-uses = uses
symbol = [{ $what }]
a-token = { $en } { $token } token
a-token-with-symbol = a token with a symbol
token-of-any = [any]
token-of-symbol = [symbol]
icon-willpower = willpower
icon-intellect = intellect
icon-combat = combat
icon-agility = agility
icon-wild = wild

# Numbers
number-plain = { $number }
number-per-investigator = { $count } [per investigator]
number-x = X
number-letter = { $letter }
number-plus = +{ $number }
number-minus = −{ $number }
letter-is = { $letter } is { $number }.
number-damage-on = the damage on { $what }
number-horror-on = the horror on { $what }
number-clues-on = the number of clues on { $what }
number-doom-on = the doom on { $what }
number-resources-on = the number of resources on { $what }
number-uses-on = the number of uses on { $what }
number-stat = the { $stat } of { $who }
number-stat-yours = your { $stat }
number-stat-printed = the printed { $stat } of { $who }
number-stat-printed-yours = your printed { $stat }
number-failed-by = the number of points the test was failed by
number-succeeded-by = the number of points the test was passed by
number-amount = that same amount
number-excess = the amount of excess healing
number-different = { $number } (only different ones count)
number-different-actions = the number of different actions you have taken this turn
number-cards-in-hand = the number of cards in your hand
number-cards-in-deck = the number of cards in your deck
number-cards-in-discard = the number of cards in your discard pile
number-times = { $factor } × { $number }
number-sum = { $first } plus { $second }
number-at-most = { $number } (to a maximum of { $most })
number-half = { $number } ÷ 2 (rounded up)
number-damage-yours = the damage on you
number-horror-yours = the horror on you
number-clues-yours = the number of clues you control
number-doom-yours = the doom on you
number-resources-yours = the number of your resources
number-uses-yours = the number of uses on you
number-remaining-sanity-yours = your remaining sanity
number-remaining-health-yours = your remaining health
number-stage-act = the number of the current act
number-stage-agenda = the number of the current agenda
number-given = { $number } if { $condition }, otherwise { $otherwise }

# Conditions, behind "if" and "while"
cond-at-least = { $number } is at least { $other }
cond-fewer = { $number } is less than { $other }
cond-exists = there is { $what }
cond-is = { $who } { $mode ->
    [you] are
   *[one] is
 } { $what }
cond-is-not = { $who } { $mode ->
    [you] are
   *[one] is
 } not { $what }
cond-who = { $who } { $what }
is-such = { $mode ->
    [you] are
   *[one] is
 } { $what }
bears = has at least { $tokens }
bears-no = has no { $kind }
is-ready = ready
is-exhausted = exhausted
is-revealed = revealed
is-unrevealed = unrevealed
is-empty = empty
is-unique = unique
is-engaged = engaged
is-engaged-with = engaged with { $who }
is-attached-to = attached to { $what }
cond-your-turn = it is your turn
cond-your-turn-not = it is not your turn
cond-phase = it is { $phase }
cond-phase-not = it is not { $phase }
phase-name-mythos = the mythos phase
phase-name-investigation = the investigation phase
phase-name-enemy = the enemy phase
phase-name-upkeep = the upkeep phase
cond-your-test = you are taking { $test }
cond-your-test-not = you are not taking { $test }
cond-any-test = somebody is taking { $test }
cond-any-test-not = nobody is taking { $test }
test-any = a skill test
test-of-skill = a test of { $skill }
test-fight = { $test } for an attack
test-evade = { $test } to evade
test-investigate = { $test } to investigate
test-parley = { $test } to parley
cond-token-revealed = { $token } was revealed
cond-token-revealed-not = no { $token } token was revealed
cond-first-action = you have not taken an action this turn
cond-first-action-not = you have already taken an action this turn
cond-remembered = you remember that { $what }
cond-remembered-not = you do not remember that { $what }
cond-recorded = the campaign log says “{ $what }”
cond-recorded-not = the campaign log does not say “{ $what }”
noted-card = somebody
cond-test-on = this test is on { $what }
cond-test-on-not = this test is on { $what }
cond-token-resolved = { $token } was resolved
cond-token-resolved-not = no { $token } token was resolved
cond-succeeded-by = the test was passed by { $count } or more
cond-succeeded-by-not = the test was not passed by { $count } or more
is-searched = among the cards searched
cond-at-most = { $number } is { $other } or less
cond-other-token-revealed = a chaos token other than { $token } was revealed
cond-other-token-revealed-not = no chaos token other than { $token } was revealed
cond-has-attacked = { $who } has attacked { $whom } this round
cond-has-attacked-not = { $who } has not attacked { $whom } this round
cond-all-located = { $who } is { $at }
cond-all-located-not = not { $who } is { $at }
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
