# Wörter, die Szenarien mitgebracht haben: Orte, Verstärkungen, Szenen
mod-at-place = { $inner } an { $place }
mod-with-attached = { $inner } mit { $what } als Verstärkung
mod-not-with-attached = { $inner } ohne { $what } als Verstärkung
mod-everywhere = { $inner }, wo auch immer sich diese befindet,
number-stage-act = die Nummer der aktuellen Szene
number-stage-agenda = die Nummer der aktuellen Agenda
number-given = { $number }, falls { $condition }, sonst { $otherwise }
cond-all-at = { $who } an { $place } ist
cond-all-at-not = nicht { $who } an { $place } ist
do-draw-topmost = { $mode ->
    [you] Ziehe { $what } vom Begegnungs-Ablagestapel (die oberste solche Karte)
    [may] { $what } vom Begegnungs-Ablagestapel ziehen (die oberste solche Karte)
    [one] { $who } zieht { $what } vom Begegnungs-Ablagestapel (die oberste solche Karte)
   *[many] { $who } ziehen { $what } vom Begegnungs-Ablagestapel (die oberste solche Karte)
 }
under-control = Die Kontrolle darüber erhält { $who }.
objective-spend = Die { $who } dürfen gemeinsam die nötigen Hinweise ausgeben; dann rückt dieses Deck vor.
provokes-nothing = Diese Aktion provoziert keine Gelegenheitsangriffe.
rule-no-opportunity-first = Für { $who-acc } provoziert die erste Aktion jeder Runde keine Gelegenheitsangriffe
rule-no-opportunity-as-first = Für { $who-acc } provoziert { $doing } als erste Aktion einer Runde keine Gelegenheitsangriffe
trait-civilian = Zivilist
trait-mutation = Mutation
trait-mutated = Mutiert
trait-bane = Unheil
set-spreading_flames = Um sich greifende Flammen
set-ashen_pilgrims = Aschepilger
set-bystanders = Schaulustige
set-cosmic_evils = Kosmische Übel
set-eldritch_lore = Unheimliches Wissen
set-fire = Feuer
set-hallucinations = Halluzinationen
set-mad_science = Wahnsinnige Wissenschaft
set-miskatonic_university = Miskatonic-Universität
cond-failed-by = die Probe um mindestens { $count } misslungen ist
cond-failed-by-not = die Probe nicht um mindestens { $count } misslungen ist
cond-you-have = du mindestens { $tokens } hast
cond-you-have-not = du weniger als { $tokens } hast
cond-you-have-none = du { $kind ->
    [damage] keinen Schaden
    [horror] keinen Horror
    [doom] kein Verderben
    [resources] keine Ressourcen
    [uses] keine Anwendungen
   *[clues] keine Hinweise
 } hast
