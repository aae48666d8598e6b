# Wörter, die mit mystischen und neutralen Karten und Schwächen kamen
this-attack-deals = Dieser Angriff fügt { $by } Schaden zu.
on-this-test-succeeds = diese Fertigkeitsprobe { $when ->
    [would] gelingen würde
    [done] gelungen ist
   *[now] gelingt
 }
on-this-test-fails = diese Fertigkeitsprobe { $when ->
    [would] misslingen würde
    [done] misslungen ist
   *[now] misslingt
 }
ability-on = { $on }: { $effects }
ref-performer = { $de ->
    [acc] den Ermittler, der die Probe ablegt,
    [dat] dem Ermittler, der die Probe ablegt,
    [gen] des Ermittlers, der die Probe ablegt,
   *[nom] der Ermittler, der die Probe ablegt,
 }
ref-performer-start = Der Ermittler, der die Probe ablegt,
trait-improvised = Improvisiert
trait-apparel = Bekleidung
trait-headwear = Kopfbedeckung
trait-alchemy = Alchemie
trait-mask = Maske
trait-developed = Entwickelt
trait-syndicate = Syndikat
