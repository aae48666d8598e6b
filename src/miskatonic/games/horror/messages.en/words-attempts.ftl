# Traits
trait-warden = Warden
trait-worker = Worker
trait-chosen = Chosen
trait-hardship = Hardship
trait-bold = Bold
trait-desperate = Desperate

number-remaining-sanity-yours = your remaining sanity
number-remaining-health-yours = your remaining health
stat-remaining-sanity = remaining sanity
stat-remaining-health = remaining health

# What holds for a test
for-test = { $clause } for this skill test
for-attack = { $clause } for this attack
for-again = This time, instead of what held before: { $clause }
rule-this-deals-more = This attack deals { $by } damage
rule-this-discovers-more = You discover { $count ->
    [one] { $count } additional clue
   *[other] { $count } additional clues
 } with this investigation
rule-this-deals = This attack deals { $count } damage in place of 1
rule-attack-deals = { $mode ->
    [you] Your attacks
   *[other] Attacks of { $who-gen }
 } deal { $count } damage in place of 1
until-next-upkeep = During the next upkeep phase
own-tests = { " " }to skill tests you are performing
any-tests = { "" }

# Effects
do-engages-you = { $mode ->
    [many] { $who } engage you
   *[other] { $who } engages you
 }
do-cancel-attack = { $mode ->
    [you] Cancel that attack
   *[may] cancel that attack
 }
do-place-tokens = { $mode ->
    [you] Place { $tokens } on { $what }
   *[may] place { $tokens } on { $what }
 }
do-succeed-instead = { $mode ->
    [you] You succeed at this skill test by { $count } instead
   *[may] succeed at this skill test by { $count } instead
 }
do-try-again = { $mode ->
    [you] Attempt this skill test again when it has ended
   *[may] attempt this skill test again when it has ended
 }
do-commit = { $mode ->
    [you] Commit { $what } to this skill test (only an eligible one)
   *[may] commit { $what } to this skill test (only an eligible one)
 }
by-ability = Do so as a basic action or with an ability of that kind on a card.
discard-without-uses = If there are no { $type } on { $on }, discard { $what }.

# Conditions and phrases
cond-at-most = { $number } is { $other } or less
cond-other-token-revealed = a chaos token other than { $token } was revealed
cond-other-token-revealed-not = no chaos token other than { $token } was revealed
cond-has-attacked = { $who } has attacked { $whom } this round
cond-has-attacked-not = { $who } has not attacked { $whom } this round
test-on-scenario-card = { $test } that is on a scenario card
mod-has-attacked = { $inner } that has attacked { $who } this round
mod-in-committed = { $inner } committed to this skill test

# When
attempt-fight = { $whose ->
    [this] this attack
    [your] your attack
   *[a] an attack
 }
attempt-fight-on = { $whose ->
    [this] this attack
    [your] your attack
   *[a] an attack
 } against { $card-acc }
attempt-evade = { $whose ->
    [this] this attempt
    [your] your attempt
   *[a] an attempt
 } to evade
attempt-evade-on = { $whose ->
    [this] this attempt
    [your] your attempt
   *[a] an attempt
 } to evade { $card-dat }
attempt-investigate = { $whose ->
    [this] this attempt
    [your] your attempt
   *[a] an attempt
 } to investigate
attempt-investigate-on = { $whose ->
    [this] this attempt
    [your] your attempt
   *[a] an attempt
 } to investigate { $card-dat }
attempt-parley = { $whose ->
    [this] this attempt
    [your] your attempt
   *[a] an attempt
 } to parley
attempt-parley-on = { $whose ->
    [this] this attempt
    [your] your attempt
   *[a] an attempt
 } to parley with { $card-dat }
on-test-succeeds-of = { $test } { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-test-fails-of = { $test } { $when ->
    [would] would fail
   *[other] fails
 }
on-most = { $on } (at most { $count })
on-most-by = { $on } (by { $count } or less)
on-this-test-ends = this skill test has ended
on-activates = { $who-nom } { $when ->
    [would] would activate
    [done] { $mode ->
        [you] have resolved
       *[other] has resolved
     }
   *[now] { $mode ->
        [you] activate
       *[other] activates
     }
 } an [action] ability of { $card-gen }
on-activates-plain = { $who-nom } { $when ->
    [would] would activate
    [done] { $mode ->
        [you] have resolved
       *[other] has resolved
     }
   *[now] { $mode ->
        [you] activate
       *[other] activates
     }
 } an [action] ability
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
