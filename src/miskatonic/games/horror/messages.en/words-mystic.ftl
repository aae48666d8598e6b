# Words that mystic and neutral cards and weaknesses brought
on-this-test-succeeds = this skill test { $when ->
    [would] would succeed
   *[other] succeeds
 }
on-this-test-fails = this skill test { $when ->
    [would] would fail
   *[other] fails
 }
ability-on = { $on }: { $effects }
ref-performer = the performing investigator
ref-performer-start = The performing investigator
trait-improvised = Improvised
trait-apparel = Apparel
trait-headwear = Headwear
trait-alchemy = Alchemy
trait-mask = Mask
trait-developed = Developed
trait-syndicate = Syndicate
do-lose-all-resources = { $mode ->
    [you] Lose all your resources
   *[may] lose all your resources
 }
drawn-gains = What is drawn gains { $keyword }.
do-discard-all-but = { $mode ->
    [you] Choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from your hand
    [may] choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from your hand
    [one] { $who } chooses and discards all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from their hand
   *[many] { $who } choose and discard all but { $count ->
        [one] { $count } card
       *[other] { $count } cards
     } from their hands
 }
rule-stays-in-play = { $mode ->
    [you] You cannot leave play except by your own abilities
    [many] { $who } cannot leave play except by their own abilities
   *[one] { $who } cannot leave play except by its own abilities
 }
on-first = The first time each turn { $what }
on-enemy-enters-here = { $card-nom } { $when ->
    [would] would enter your location by moving or spawning
   *[other] enters your location by moving or spawning
 }
on-spends-resources = { $who-nom } { $when ->
    [would] would spend resources
   *[other] { $mode ->
        [you] spend resources
       *[one] spends resources
     }
 }
commit-cost = Additional cost to commit { $this }: { $price }.
if-you-reveal = If you reveal { $token } during this test: { $effects }
each-token = With each chaos token revealed during this test: { $effects }
do-play-found = { $mode ->
    [you] Play
   *[may] play
 } what was found
do-play-found-free = { $mode ->
    [you] Play
   *[may] play
 } what was found without paying its cost
do-play-found-cheaper = { $mode ->
    [you] Play
   *[may] play
 } what was found for { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 } less
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
cond-test-on = this test is on { $what }
cond-test-on-not = this test is on { $what }
cond-token-resolved = { $token } was resolved
cond-token-resolved-not = no { $token } token was resolved
mod-story = story { $inner }
mod-not-story = non-story { $inner }
mod-different = differently named { $inner }
mod-in-any-threat-area = { $inner } in any investigator’s threat area
on-horror-placed = horror { $when ->
    [would] would be
   *[other] is
 } placed on { $card-acc }
cond-succeeded-by = the test was passed by { $count } or more
cond-succeeded-by-not = the test was not passed by { $count } or more
mod-stat-any = { $inner } with a value of { $stat }
trait-hex = Hex
