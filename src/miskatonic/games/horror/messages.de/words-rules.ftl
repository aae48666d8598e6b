# Was gilt
rule-change = { $mode ->
    [you] { TURN("Du", "bekommst", $de) }
    [many] { TURN($who, "bekommen", $de) }
   *[one] { TURN($who, "bekommt", $de) }
 } { $by } { $stat }
rule-double = { $de ->
    [behind] wird { $mode ->
        [you] dein Wert
       *[other] der Wert { $who-gen }
     } für { $stat }
   *[start] { $mode ->
        [you] Dein Wert
       *[other] Der Wert { $who-gen }
     } für { $stat } wird
 } verdoppelt
rule-halve = { $de ->
    [behind] wird { $mode ->
        [you] dein Wert
       *[other] der Wert { $who-gen }
     } für { $stat }
   *[start] { $mode ->
        [you] Dein Wert
       *[other] Der Wert { $who-gen }
     } für { $stat } wird
 } halbiert (aufgerundet)
rule-base = { $de ->
    [behind] ist { $mode ->
        [you] dein Grundwert
       *[other] der Grundwert { $who-gen }
     } für { $stat }
   *[start] { $mode ->
        [you] Dein Grundwert
       *[other] Der Grundwert { $who-gen }
     } für { $stat } ist
 } { $count }
rule-deals-more = { $de ->
    [behind] fügen { $mode ->
        [you] deine Angriffe
       *[other] die Angriffe { $who-gen }
     }
   *[start] { $mode ->
        [you] Deine Angriffe
       *[other] Die Angriffe { $who-gen }
     } fügen
 } { $by } Schaden zu
rule-discovers-more = { $mode ->
    [you] { TURN("Du", "entdeckst", $de) }
    [many] { TURN($who, "entdecken", $de) }
   *[one] { TURN($who, "entdeckt", $de) }
 } beim Ermitteln { $count ->
    [one] { $count } zusätzlichen Hinweis
   *[other] { $count } zusätzliche Hinweise
 }
rule-extra-slot = { $mode ->
    [you] { TURN("Du", "hast", $de) }
    [many] { TURN($who, "haben", $de) }
   *[one] { TURN($who, "hat", $de) }
 } { $slot }
rule-extra-slot-only = { $mode ->
    [you] { TURN("Du", "hast", $de) }
    [many] { TURN($who, "haben", $de) }
   *[one] { TURN($who, "hat", $de) }
 } { $slot }, nur für { $only }
rule-costs-less = { $de ->
    [behind] kosten für { $who-acc }
   *[start] Für { $who-acc } kosten
 } { $what } { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 } weniger
rule-gain-keyword = { $mode ->
    [you] { TURN("Du", "erhältst", $de) }
    [many] { TURN($who, "erhalten", $de) }
   *[one] { TURN($who, "erhält", $de) }
 } { $keyword }
rule-lose-keyword = { $mode ->
    [you] { TURN("Du", "verlierst", $de) }
    [many] { TURN($who, "verlieren", $de) }
   *[one] { TURN($who, "verliert", $de) }
 } { $keyword }
rule-gain-trait = { $mode ->
    [you] { TURN("Du", "erhältst", $de) }
    [many] { TURN($who, "erhalten", $de) }
   *[one] { TURN($who, "erhält", $de) }
 } das Merkmal { $trait }
rule-gain-icons = { $mode ->
    [you] { TURN("Du", "erhältst", $de) }
    [many] { TURN($who, "erhalten", $de) }
   *[one] { TURN($who, "erhält", $de) }
 } { $count } { $icon }
rule-become = { $mode ->
    [you] { TURN("Du", "wirst", $de) }
    [many] { TURN($who, "werden", $de) }
   *[one] { TURN($who, "wird", $de) }
 } zu { $type }
rule-enters-exhausted = { $mode ->
    [you] { TURN("Du", "kommst", $de) }
    [many] { TURN($who, "kommen", $de) }
   *[one] { TURN($who, "kommt", $de) }
 } erschöpft ins Spiel
rule-blank = { $de ->
    [behind] gilt das Textfeld { $who-gen }
   *[start] Das Textfeld { $who-gen } gilt
 } als leer
rule-immune = { $mode ->
    [you] { TURN("Du", "bist", $de) }
    [many] { TURN($who, "sind", $de) }
   *[one] { TURN($who, "ist", $de) }
 } gegen { $to } immun
immune-player = Effekte von Spielerkarten
immune-scenario = Effekte von Szenariokarten
immune-encounter = Effekte von Begegnungskarten
immune-treachery = Effekte von Verratskarten
immune-enemy = Effekte von Gegnern
immune-event = Effekte von Ereignissen
rule-assign-damage = { $de ->
    [behind] darf Schaden, der { $who-dat } zugefügt wird,
   *[start] Schaden, der { $who-dat } zugefügt wird, darf
 } { $this } zugewiesen werden
rule-assign-horror = { $de ->
    [behind] darf Horror, der { $who-dat } zugefügt wird,
   *[start] Horror, der { $who-dat } zugefügt wird, darf
 } { $this } zugewiesen werden
rule-no-slot = { TURN($what, "belegt", $de) } keinen Slot
rule-slot-instead = { TURN($what, "darf", $de) } stattdessen { $slot } belegen
rule-use-skill = { $mode ->
    [you] { TURN("Du", "darfst", $de) }
    [many] { TURN($who, "dürfen", $de) }
   *[one] { TURN($who, "darf", $de) }
 } { $skill } anstelle von { $other } verwenden
rule-connects = { $mode ->
    [you] { TURN("Du", "bist", $de) }
    [many] { TURN($who, "sind", $de) }
   *[one] { TURN($who, "ist", $de) }
 } mit { $place } verbunden
rule-leads = { $mode ->
    [you] { TURN("Du", "führst", $de) }
    [many] { TURN($who, "führen", $de) }
   *[one] { TURN($who, "führt", $de) }
 } zu { $place }, aber nicht zurück
rule-commit = { TURN("Du", "darfst", $de) } { $what }{ $tests } beitragen
rule-commit-late = { TURN("Du", "darfst", $de) } { $what } auch nach dem Enthüllen der Chaosmarker{ $tests } beitragen
rule-commit-elsewhere = { TURN("Du", "darfst", $de) } { $what } zu Proben an jedem Ort beitragen
rule-commit-late-elsewhere = { TURN("Du", "darfst", $de) } { $what } zu Proben an jedem Ort beitragen, auch nach dem Enthüllen der Chaosmarker
rule-costs-more = { $de ->
    [behind] hat für { $who-acc }
   *[start] Für { $who-acc } hat
 } { $doing } zusätzliche Kosten: { $price }
rule-costs-more-only = { $de ->
    [behind] hat für { $who-acc }
   *[start] Für { $who-acc } hat
 } { $doing } zusätzliche Kosten (nur: { $to }): { $price }
rule-no-opportunity = { $de ->
    [behind] provoziert für { $who-acc }
   *[start] Für { $who-acc } provoziert
 } { $doing } keine Gelegenheitsangriffe
rule-cannot-only = { $rule } (das betrifft nur { $to })
gains = { $mode ->
    [you] { TURN("Du", "erhältst", $de) }
   *[other] { TURN($who, "erhält", $de) }
 }: „{ $ability }“
rule-stays-in-play = { $mode ->
    [you] { TURN("Du", "kannst", $de) } das Spiel nur durch deine eigenen Fähigkeiten verlassen
    [many] { TURN($who, "können", $de) } das Spiel nur durch ihre eigenen Fähigkeiten verlassen
   *[one] { TURN($who, "kann", $de) } das Spiel nur durch die eigenen Fähigkeiten verlassen
 }
rule-more-hand-limit = { $de ->
    [behind] erhöht sich { $mode ->
        [you] dein Handkartenlimit
       *[other] das Handkartenlimit { $who-gen }
     }
   *[start] { $mode ->
        [you] Dein Handkartenlimit
       *[other] Das Handkartenlimit { $who-gen }
     } erhöht sich
 } um { $count }
rule-more-opening-hand = { $mode ->
    [you] { TURN("Du", "beginnst", $de) }
    [many] { TURN($who, "beginnen", $de) }
   *[one] { TURN($who, "beginnt", $de) }
 } jedes Spiel mit { $count ->
    [one] { $count } zusätzlichen Karte
   *[other] { $count } zusätzlichen Karten
 } auf der Starthand
rule-more-starting-resources = { $mode ->
    [you] { TURN("Du", "beginnst", $de) }
    [many] { TURN($who, "beginnen", $de) }
   *[one] { TURN($who, "beginnt", $de) }
 } jedes Spiel mit { $count ->
    [one] { $count } zusätzlichen Ressource
   *[other] { $count } zusätzlichen Ressourcen
 }
rule-add-skill = { $mode ->
    [you] Addiere deinen Wert für { $skill } zu deinem Wert für { $other }
   *[other] { $de ->
        [behind] wird der Wert { $who-gen } für { $skill }
       *[start] Der Wert { $who-gen } für { $skill } wird
     } zum Wert für { $other } addiert
 }
rule-extra-action = { $mode ->
    [you] { TURN("Du", "darfst", $de) } in deinem Zug
   *[other] { TURN($who, "darf", $de) } im eigenen Zug
 } eine zusätzliche Aktion durchführen, nur für { $doing }
provokes-nothing = Diese Aktion provoziert keine Gelegenheitsangriffe.
rule-no-opportunity-first = { $de ->
    [behind] provoziert für { $who-acc }
   *[start] Für { $who-acc } provoziert
 } die erste Aktion jeder Runde keine Gelegenheitsangriffe
rule-no-opportunity-as-first = { $de ->
    [behind] provoziert für { $who-acc }
   *[start] Für { $who-acc } provoziert
 } { $doing } als erste Aktion einer Runde keine Gelegenheitsangriffe
