# Substantive
noun-card = { $de ->
    [many] Karten
    [many-dat] Karten
   *[one] Karte
 }
noun-investigator = { $de ->
    [gen] Ermittlers
    [many] Ermittler
    [many-dat] Ermittlern
   *[one] Ermittler
 }
noun-asset = { $de ->
    [gen] Vorteils
    [many] Vorteile
    [many-dat] Vorteilen
   *[one] Vorteil
 }
noun-event = { $de ->
    [gen] Ereignisses
    [many] Ereignisse
    [many-dat] Ereignissen
   *[one] Ereignis
 }
noun-skill = { $de ->
    [many] Fertigkeitskarten
    [many-dat] Fertigkeitskarten
   *[one] Fertigkeitskarte
 }
noun-enemy = { $de ->
    [gen] Gegners
    [many] Gegner
    [many-dat] Gegnern
   *[one] Gegner
 }
noun-treachery = { $de ->
    [many] Verratskarten
    [many-dat] Verratskarten
   *[one] Verratskarte
 }
noun-location = { $de ->
    [gen] Ortes
    [many] Orte
    [many-dat] Orten
   *[one] Ort
 }
noun-act = { $de ->
    [many] Szenen
    [many-dat] Szenen
   *[one] Szene
 }
noun-agenda = { $de ->
    [many] Agenden
    [many-dat] Agenden
   *[one] Agenda
 }
noun-story = { $de ->
    [many] Handlungskarten
    [many-dat] Handlungskarten
   *[one] Handlungskarte
 }
noun-reference = { $de ->
    [many] Szenarioübersichtskarten
    [many-dat] Szenarioübersichtskarten
   *[one] Szenarioübersichtskarte
 }
noun-weakness = { $de ->
    [many] Schwächen
    [many-dat] Schwächen
   *[one] Schwäche
 }
noun-basic-weakness = { $de ->
    [many] Grundschwächen
    [many-dat] Grundschwächen
   *[one] Grundschwäche
 }
noun-encounter-card = { $de ->
    [many] Begegnungskarten
    [many-dat] Begegnungskarten
   *[one] Begegnungskarte
 }
noun-scenario-card = { $de ->
    [many] Szenariokarten
    [many-dat] Szenariokarten
   *[one] Szenariokarte
 }

# Wie eine Wortgruppe beginnt
np-a = ein{ $de } { $inner }
np-a-start = Ein{ $de } { $inner }
np-another = ein{ $de } { $inner }
np-another-start = Ein{ $de } { $inner }
np-each = jed{ $de } { $inner }
np-each-start = Jed{ $de } { $inner }
np-the = d{ $de } { $inner }
np-the-start = D{ $de } { $inner }
np-no = kein{ $de } { $inner }
np-no-start = Kein{ $de } { $inner }
np-this = dies{ $de } { $inner }
np-this-start = Dies{ $de } { $inner }
np-that = jen{ $de } { $inner }
np-that-start = Jen{ $de } { $inner }
np-count = { $count } { $inner }
np-up-to = bis zu { $count } { $inner }
np-up-to-start = Bis zu { $count } { $inner }
np-any = beliebig viele { $inner }
np-any-start = Beliebig viele { $inner }
np-number = die Anzahl der { $inner }
or-none = { $what } (oder nichts)
chosen-by = { $what } nach Wahl { $who }
join-and = { $first } und { $second }
join-or = { $first } oder { $second }
comma = { $first }, { $second }
row = { $first } { $second }
sentence = { $clause }.

# Bezüge
ref-you = { $de ->
    [acc] dich
    [dat] dir
    [gen] deiner
   *[nom] du
 }
ref-you-start = Du
ref-lead = { $de ->
    [acc] den Ermittlungsleiter
    [dat] dem Ermittlungsleiter
    [gen] des Ermittlungsleiters
   *[nom] der Ermittlungsleiter
 }
ref-lead-start = Der Ermittlungsleiter
ref-active = { $de ->
    [acc] den aktiven Ermittler
    [dat] dem aktiven Ermittler
    [gen] des aktiven Ermittlers
   *[nom] der aktive Ermittler
 }
ref-active-start = Der aktive Ermittler
ref-location = { $de ->
    [acc] deinen Ort
    [dat] deinem Ort
    [gen] deines Ortes
   *[nom] dein Ort
 }
ref-location-start = Dein Ort
ref-host = { $de ->
    [dat] der verstärkten Karte
    [gen] der verstärkten Karte
   *[nom] die verstärkte Karte
 }
ref-host-start = Die verstärkte Karte
ref-drawn = { $de ->
    [dat] jeder dieser Karten
    [gen] jeder dieser Karten
   *[nom] jede dieser Karten
 }
ref-drawn-start = Jede dieser Karten
place-of = dem Ort { $who }
at-place = an { $place }
at-place-of = am Ort { $who }
at-called = am Ort „{ $name }“
ref-performer = { $de ->
    [acc] den Ermittler, der die Probe ablegt,
    [dat] dem Ermittler, der die Probe ablegt,
    [gen] des Ermittlers, der die Probe ablegt,
   *[nom] der Ermittler, der die Probe ablegt,
 }
ref-performer-start = Der Ermittler, der die Probe ablegt,

# Was über ein Substantiv gesagt wird
mod-trait = { $trait }-{ $inner }
trait-or = { $first }- oder { $second }
mod-not-trait = Nicht-{ $trait }-{ $inner }
mod-ready = spielbereit{ $de } { $inner }
mod-exhausted = erschöpft{ $de } { $inner }
mod-revealed = enthüllt{ $de } { $inner }
mod-unrevealed = verhüllt{ $de } { $inner }
mod-empty = leer{ $de } { $inner }
mod-haunted = heimgesucht{ $de } { $inner }
mod-unique = einzigartig{ $de } { $inner }
mod-not-unique = nicht einzigartig{ $de } { $inner }
mod-engaged = in einen Kampf verwickelt{ $de } { $inner }
mod-not-engaged = in keinen Kampf verwickelt{ $de } { $inner }
mod-chosen = gewählt{ $de } { $inner }
mod-other = ander{ $de } { $inner }
mod-other-than = { $inner } außer { $who }
mod-weakness = Schwäche-{ $inner }
mod-basic-weakness = Grundschwäche-{ $inner }
mod-not-weakness = Nicht-Schwäche-{ $inner }
mod-not-basic-weakness = Nicht-Grundschwäche-{ $inner }
mod-kind = zugleich als { $kind } geltend{ $de } { $inner }
mod-of-set = { $inner } des Begegnungssets { $set }
called = „{ $name }“
place-called = { $de ->
    [nom] der Ort
    [acc] den Ort
    [gen] des Ortes
   *[dat] dem Ort
 } „{ $name }“
mod-of = { $inner } { $who }
mod-named = { $inner } namens { $name }
mod-keyword = { $inner } mit { $keyword }
mod-not-keyword = { $inner } ohne { $keyword }
mod-is = { $inner } (nur { $who })
mod-except = { $inner } außer { $what }
mod-at = { $inner } { $at }
mod-not-at = nicht { $at } befindlich{ $de } { $inner }
mod-connecting = verbunden{ $de } { $inner }
mod-connecting-to = mit { $place } verbunden{ $de } { $inner }
mod-within = höchstens { $count ->
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
 } von { $place } entfernt{ $de } { $inner }
mod-engaged-with = mit { $who } in einen Kampf verwickelt{ $de } { $inner }
mod-not-engaged-with = nicht mit { $who } in einen Kampf verwickelt{ $de } { $inner }
mod-controlled-by-you = { $inner } unter deiner Kontrolle
mod-controlled-by = { $inner } unter der Kontrolle { $who }
mod-attached-to = an { $what } angehängt{ $de } { $inner }
mod-in-your-threat-area = { $inner } in deiner Bedrohungszone
mod-in-threat-area = { $inner } in der Bedrohungszone { $who }
mod-in-hand = { $inner } auf deiner Hand
mod-in-deck = { $inner } in deinem Deck
mod-in-discard = { $inner } in deinem Ablagestapel
mod-in-encounter-deck = { $inner } im Begegnungsdeck
mod-in-encounter-discard = { $inner } im Begegnungs-Ablagestapel
mod-from-hand = { $inner } von deiner Hand
mod-from-deck = { $inner } aus deinem Deck
mod-from-discard = { $inner } aus deinem Ablagestapel
mod-from-encounter-deck = { $inner } aus dem Begegnungsdeck
mod-from-encounter-discard = { $inner } aus dem Begegnungs-Ablagestapel
mod-in-aside = beiseitegelegt{ $de } { $inner }
mod-in-victory = { $inner } im Siegpunktstapel
mod-having = { $inner } mit mindestens { $tokens }
mod-without = { $inner } ohne { $tokens }
mod-with-uses = { $inner } mit Anwendungen ({ $type })
mod-stat-exact = { $inner } mit { $stat } { $least }
mod-stat-least = { $inner } mit { $stat } { $least } oder mehr
mod-stat-most = { $inner } mit { $stat } { $most } oder weniger
mod-stat-range = { $inner } mit { $stat } { $least } bis { $most }
mod-nearest = nächstgelegen{ $de } { $inner }
mod-nearest-to = von { $who } aus nächstgelegen{ $de } { $inner }
mod-farthest = am weitesten entfernt{ $de } { $inner }
mod-farthest-to = am weitesten von { $who } entfernt{ $de } { $inner }
mod-farthest-from-all = am weitesten von allen Ermittlern entfernt{ $de } { $inner }
mod-most = { $inner } mit dem höchsten Wert für { $stat }
mod-fewest = { $inner } mit dem niedrigsten Wert für { $stat }
mod-story = Story{ LOW($inner) }
mod-not-story = Nicht-Story{ LOW($inner) }
mod-scenario = Szenario-{ $inner }
mod-not-scenario = Nicht-Szenario-{ $inner }
mod-different = { $inner } mit anderem Namen
mod-in-any-threat-area = { $inner } in der Bedrohungszone eines beliebigen Ermittlers
mod-stat-any = { $inner } mit einem Wert für { $stat }
mod-searched = { $inner } unter den durchsuchten Karten
mod-has-attacked = { $inner } nach einem Angriff auf { $who } in dieser Runde
mod-in-committed = zu dieser Fertigkeitsprobe beigetragen{ $de } { $inner }
mod-located = { $inner } { $at }
mod-with-attached = { $inner } mit { $what } als Verstärkung
mod-not-with-attached = { $inner } ohne { $what } als Verstärkung
mod-everywhere = { $inner }, wo auch immer sich diese befindet,

# Marker auf Karten
tokens-damage = { $count } Schaden
tokens-horror = { $count } Horror
tokens-clues = { $count ->
    [one] { $count } Hinweis
   *[other] { $de ->
        [dat] { $count } Hinweisen
       *[acc] { $count } Hinweise
     }
 }
tokens-doom = { $count } Verderben
tokens-resources = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }
tokens-uses = { $count ->
    [one] { $count } Anwendung
   *[other] { $count } Anwendungen
 }
bare-damage = Schaden
bare-horror = Horror
bare-clues = Hinweise
bare-doom = Verderben
bare-resources = Ressourcen
bare-uses = Anwendungen
symbol = [{ $what }]
a-token = ein{ $de } { $token }-Marker
a-token-with-symbol = ein{ $de } Marker mit einem Symbol
token-of-any = [beliebig]
token-of-symbol = [Symbol]
icon-willpower = Willenskraft
icon-intellect = Intellekt
icon-combat = Kampf
icon-agility = Beweglichkeit
icon-wild = Joker

# Zahlen
number-plain = { $number }
number-per-investigator = { $count } [pro Ermittler]
number-x = X
number-letter = { $letter }
number-plus = +{ $number }
number-minus = −{ $number }
letter-is = { $letter } ist { $number }.
number-damage-on = die Menge an Schaden auf { $what }
number-horror-on = die Menge an Horror auf { $what }
number-clues-on = die Anzahl der Hinweise auf { $what }
number-doom-on = die Menge an Verderben auf { $what }
number-resources-on = die Anzahl der Ressourcen auf { $what }
number-uses-on = die Anzahl der Anwendungen auf { $what }
number-stat = der Wert { $who } für { $stat }
number-stat-yours = dein Wert für { $stat }
number-stat-printed = der aufgedruckte Wert { $who } für { $stat }
number-stat-printed-yours = dein aufgedruckter Wert für { $stat }
number-failed-by = der Fehlbetrag der misslungenen Probe
number-succeeded-by = der Überschuss der gelungenen Probe
number-amount = ebendiese Menge
number-excess = die Menge der überschüssigen Heilung
number-different = { $number } (nur unterschiedliche zählen)
number-different-actions = die Anzahl deiner unterschiedlichen Aktionen in diesem Zug
number-cards-in-hand = die Anzahl der Karten auf deiner Hand
number-cards-in-deck = die Anzahl der Karten in deinem Deck
number-cards-in-discard = die Anzahl der Karten in deinem Ablagestapel
number-times = { $factor } × { $number }
number-sum = { $first } plus { $second }
number-at-most = { $number } (höchstens { $most })
number-half = { $number } ÷ 2 (aufgerundet)
number-damage-yours = der Schaden auf dir
number-horror-yours = der Horror auf dir
number-clues-yours = die Anzahl deiner Hinweise
number-doom-yours = die Menge an Verderben auf dir
number-resources-yours = die Anzahl deiner Ressourcen
number-uses-yours = die Anzahl der Anwendungen auf dir
number-remaining-sanity-yours = deine verbliebene Geistige Gesundheit
number-remaining-health-yours = deine verbliebene Ausdauer
number-stage-act = die Nummer der aktuellen Szene
number-stage-agenda = die Nummer der aktuellen Agenda
number-given = { $number }, falls { $condition }, sonst { $otherwise }

# Bedingungen, hinter „falls“ und „solange“
cond-at-least = { $number } mindestens { $other } ist
cond-fewer = { $number } kleiner als { $other } ist
cond-exists = es { $what } gibt
cond-is = { $who } { $what } { $mode ->
    [you] bist
   *[one] ist
 }
cond-is-not = { $who } nicht { $what } { $mode ->
    [you] bist
   *[one] ist
 }
cond-who = { $who } { $what }
is-such = { $what } { $mode ->
    [you] bist
   *[one] ist
 }
bears = mindestens { $tokens } trägt
bears-no = { $kind ->
    [damage] keinen Schaden
    [horror] keinen Horror
    [doom] kein Verderben
    [resources] keine Ressourcen
    [uses] keine Anwendungen
   *[clues] keine Hinweise
 } trägt
is-ready = spielbereit
is-exhausted = erschöpft
is-revealed = enthüllt
is-unrevealed = verhüllt
is-empty = leer
is-unique = einzigartig
is-engaged = in einen Kampf verwickelt
is-engaged-with = mit { $who } in einen Kampf verwickelt
is-attached-to = an { $what } angehängt
cond-your-turn = du am Zug bist
cond-your-turn-not = du nicht am Zug bist
cond-phase = gerade { $phase } ist
cond-phase-not = gerade nicht { $phase } ist
phase-name-mythos = Mythosphase
phase-name-investigation = Ermittlungsphase
phase-name-enemy = Gegnerphase
phase-name-upkeep = Unterhaltsphase
cond-your-test = du { $test } ablegst
cond-your-test-not = du nicht gerade { $test } ablegst
cond-any-test = jemand { $test } ablegt
cond-any-test-not = niemand { $test } ablegt
test-any = eine Fertigkeitsprobe
test-of-skill = eine Probe auf { $skill }
test-fight = { $test } für einen Angriff
test-evade = { $test } zum Entkommen
test-investigate = { $test } zum Ermitteln
test-parley = { $test } zum Verhandeln
cond-token-revealed = { $token } enthüllt wurde
cond-token-revealed-not = kein { $token }-Marker enthüllt wurde
cond-first-action = du in diesem Zug noch keine Aktion durchgeführt hast
cond-first-action-not = du in diesem Zug schon eine Aktion durchgeführt hast
cond-remembered = eurer Erinnerung nach { $what }
cond-remembered-not = ihr euch nicht daran erinnert, dass { $what }
cond-recorded = im Kampagnenlogbuch „{ $what }“ steht
cond-recorded-not = im Kampagnenlogbuch nicht „{ $what }“ steht
noted-card = jemand
cond-test-on = diese Probe auf { $what } steht
cond-test-on-not = diese Probe auf { $what } steht
cond-token-resolved = { $token } abgehandelt wurde
cond-token-resolved-not = kein { $token }-Marker abgehandelt wurde
cond-succeeded-by = die Probe um mindestens { $count } gelungen ist
cond-succeeded-by-not = die Probe nicht um mindestens { $count } gelungen ist
is-searched = unter den durchsuchten Karten
cond-at-most = { $number } höchstens { $other } beträgt
cond-other-token-revealed = ein anderer Chaosmarker als { $token } enthüllt wurde
cond-other-token-revealed-not = kein anderer Chaosmarker als { $token } enthüllt wurde
cond-has-attacked = { $who } { $whom } in dieser Runde angegriffen hat
cond-has-attacked-not = { $who } { $whom } in dieser Runde nicht angegriffen hat
cond-all-located = { $who } { $at } ist
cond-all-located-not = nicht { $who } { $at } ist
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
