# What holds for a test
cond-you-reveal = you reveal { $token } during this test
each-token = With each chaos token revealed during this test: { $effects }
cond-you-succeed-by = you succeed by { $count } or more
cond-you-fail-by = you fail by { $count } or more
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
own-tests = { " " }to skill tests you are performing
any-tests = { "" }
by-ability = Do so as a basic action or with an ability of that kind on a card.

# Attempts, behind “after” and “when”
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

# Tests, behind “after” and “when”
on-test-begins = { $who-nom } { $when ->
    [would] would begin
   *[other] { $mode ->
        [you] begin
       *[other] begins
     }
 } a skill test
on-test-succeeds = a skill test { $mode ->
    [you] of yours
   *[other] of { $who-dat }
 } { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-test-fails = a skill test { $mode ->
    [you] of yours
   *[other] of { $who-dat }
 } { $when ->
    [would] would fail
   *[other] fails
 }
on-test-succeeds-plain = a skill test { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-test-fails-plain = a skill test { $when ->
    [would] would fail
   *[other] fails
 }
on-test-ends-plain = a skill test { $when ->
    [would] would end
   *[other] ends
 }
on-test-ends = a skill test { $mode ->
    [you] of yours
   *[other] of { $who-gen }
 } { $when ->
    [would] would end
   *[other] ends
 }
on-this-test-succeeds = this skill test { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-this-test-fails = this skill test { $when ->
    [would] would fail
   *[other] fails
 }
on-test-succeeds-of = { $test } { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-test-fails-of = { $test } { $when ->
    [would] would fail
   *[other] fails
 }
on-this-test-ends = this skill test has ended
