# Words that mystic and neutral cards and weaknesses brought
this-attack-deals = This attack deals { $by } damage.
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
