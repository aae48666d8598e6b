# Was gilt
rule-change = { $mode ->
    [you] Du erhältst
    [many] { $who } erhalten
   *[one] { $who } erhält
 } { $by } { $stat }
rule-double = { $mode ->
    [you] Dein Wert
   *[other] Der Wert { $who-gen }
 } für { $stat } wird verdoppelt
rule-halve = { $mode ->
    [you] Dein Wert
   *[other] Der Wert { $who-gen }
 } für { $stat } wird halbiert (aufgerundet)
rule-base = { $mode ->
    [you] Dein Grundwert
   *[other] Der Grundwert { $who-gen }
 } für { $stat } ist { $count }
rule-deals-more = { $mode ->
    [you] Deine Angriffe
   *[other] Die Angriffe { $who-gen }
 } fügen { $by } Schaden zu
rule-discovers-more = { $mode ->
    [you] Du entdeckst
    [many] { $who } entdecken
   *[one] { $who } entdeckt
 } beim Ermitteln { $count ->
    [one] { $count } zusätzlichen Hinweis
   *[other] { $count } zusätzliche Hinweise
 }
rule-extra-slot = { $mode ->
    [you] Du hast
    [many] { $who } haben
   *[one] { $who } hat
 } { $slot }
rule-extra-slot-only = { $mode ->
    [you] Du hast
    [many] { $who } haben
   *[one] { $who } hat
 } { $slot }, nur für { $only }
rule-costs-less = Für { $who-acc } kosten { $what } { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 } weniger
rule-gain-keyword = { $mode ->
    [you] Du erhältst
    [many] { $who } erhalten
   *[one] { $who } erhält
 } { $keyword }
rule-lose-keyword = { $mode ->
    [you] Du verlierst
    [many] { $who } verlieren
   *[one] { $who } verliert
 } { $keyword }
rule-gain-trait = { $mode ->
    [you] Du erhältst
    [many] { $who } erhalten
   *[one] { $who } erhält
 } das Merkmal { $trait }
rule-gain-icons = { $mode ->
    [you] Du erhältst
    [many] { $who } erhalten
   *[one] { $who } erhält
 } { $count } { $icon }
rule-become = { $mode ->
    [you] Du wirst
    [many] { $who } werden
   *[one] { $who } wird
 } zu { $type }
rule-enters-exhausted = { $mode ->
    [you] Du kommst
    [many] { $who } kommen
   *[one] { $who } kommt
 } erschöpft ins Spiel
rule-blank = Das Textfeld { $who-gen } gilt als leer
rule-immune = { $mode ->
    [you] Du bist
    [many] { $who } sind
   *[one] { $who } ist
 } gegen { $to } immun
immune-player = Effekte von Spielerkarten
immune-scenario = Effekte von Szenariokarten
immune-encounter = Effekte von Begegnungskarten
immune-treachery = Effekte von Verratskarten
immune-enemy = Effekte von Gegnern
immune-event = Effekte von Ereignissen
rule-assign-damage = Schaden, der { $who-dat } zugefügt wird, darf { $this } zugewiesen werden
rule-assign-horror = Horror, der { $who-dat } zugefügt wird, darf { $this } zugewiesen werden
rule-no-slot = { $what } belegt keinen Slot
rule-slot-instead = { $what } darf stattdessen { $slot } belegen
rule-use-skill = { $mode ->
    [you] Du darfst
    [many] { $who } dürfen
   *[one] { $who } darf
 } { $skill } anstelle von { $other } verwenden
rule-connects = { $mode ->
    [you] Du bist
    [many] { $who } sind
   *[one] { $who } ist
 } mit { $place } verbunden
rule-leads = { $mode ->
    [you] Du führst
    [many] { $who } führen
   *[one] { $who } führt
 } zu { $place }, aber nicht zurück
rule-commit = Du darfst { $what }{ $tests } beitragen
rule-commit-late = Du darfst { $what } auch nach dem Enthüllen der Chaosmarker{ $tests } beitragen
rule-commit-elsewhere = Du darfst { $what } zu Proben an jedem Ort beitragen
rule-commit-late-elsewhere = Du darfst { $what } zu Proben an jedem Ort beitragen, auch nach dem Enthüllen der Chaosmarker
rule-costs-more = Für { $who-acc } hat { $doing } zusätzliche Kosten: { $price }
rule-costs-more-only = Für { $who-acc } hat { $doing } zusätzliche Kosten (nur: { $to }): { $price }
rule-no-opportunity = Für { $who-acc } provoziert { $doing } keine Gelegenheitsangriffe
rule-cannot-only = { $rule } (das betrifft nur { $to })
gains = { $mode ->
    [you] Du erhältst
   *[other] { $who } erhält
 }: „{ $ability }“
rule-stays-in-play = { $mode ->
    [you] Du kannst das Spiel nur durch deine eigenen Fähigkeiten verlassen
    [many] { $who } können das Spiel nur durch ihre eigenen Fähigkeiten verlassen
   *[one] { $who } kann das Spiel nur durch die eigenen Fähigkeiten verlassen
 }
rule-more-hand-limit = { $mode ->
    [you] Dein Handkartenlimit
   *[other] Das Handkartenlimit { $who-gen }
 } erhöht sich um { $count }
rule-more-opening-hand = { $mode ->
    [you] Du beginnst
    [many] { $who } beginnen
   *[one] { $who } beginnt
 } jedes Spiel mit { $count ->
    [one] { $count } zusätzlichen Karte
   *[other] { $count } zusätzlichen Karten
 } auf der Starthand
rule-more-starting-resources = { $mode ->
    [you] Du beginnst
    [many] { $who } beginnen
   *[one] { $who } beginnt
 } jedes Spiel mit { $count ->
    [one] { $count } zusätzlichen Ressource
   *[other] { $count } zusätzlichen Ressourcen
 }
rule-add-skill = { $mode ->
    [you] Addiere deinen Wert für { $skill } zu deinem Wert für { $other }
   *[other] Der Wert { $who-gen } für { $skill } wird zum Wert für { $other } addiert
 }
rule-extra-action = { $mode ->
    [you] Du darfst in deinem Zug
   *[other] { $who } darf im eigenen Zug
 } eine zusätzliche Aktion durchführen, nur für { $doing }
provokes-nothing = Diese Aktion provoziert keine Gelegenheitsangriffe.
rule-no-opportunity-first = Für { $who-acc } provoziert die erste Aktion jeder Runde keine Gelegenheitsangriffe
rule-no-opportunity-as-first = Für { $who-acc } provoziert { $doing } als erste Aktion einer Runde keine Gelegenheitsangriffe
