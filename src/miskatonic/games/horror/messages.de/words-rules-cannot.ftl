# Was nicht getan werden kann
rule-cannot-move = { $mode ->
    [you] { TURN("Du", "kannst", $de) } dich nicht bewegen
    [none] { TURN($who, "kann", $de) } sich bewegen
    [many] { TURN($who, "können", $de) } sich nicht bewegen
   *[one] { TURN($who, "kann", $de) } sich nicht bewegen
 }
rule-cannot-move-to = { $mode ->
    [you] { TURN("Du", "kannst", $de) } dich nicht dorthin bewegen
    [none] { TURN($who, "kann", $de) } sich dorthin bewegen
    [many] { TURN($who, "können", $de) } sich nicht dorthin bewegen
   *[one] { TURN($who, "kann", $de) } sich nicht dorthin bewegen
 }
rule-cannot-play = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Karten spielen
    [none] { TURN($who, "kann", $de) } Karten spielen
    [many] { TURN($who, "können", $de) } keine Karten spielen
   *[one] { TURN($who, "kann", $de) } keine Karten spielen
 }
rule-cannot-commit = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Karten beitragen
    [none] { TURN($who, "kann", $de) } Karten beitragen
    [many] { TURN($who, "können", $de) } keine Karten beitragen
   *[one] { TURN($who, "kann", $de) } keine Karten beitragen
 }
rule-cannot-draw = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Karten ziehen
    [none] { TURN($who, "kann", $de) } Karten ziehen
    [many] { TURN($who, "können", $de) } keine Karten ziehen
   *[one] { TURN($who, "kann", $de) } keine Karten ziehen
 }
rule-cannot-gain-resources = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Ressourcen erhalten
    [none] { TURN($who, "kann", $de) } Ressourcen erhalten
    [many] { TURN($who, "können", $de) } keine Ressourcen erhalten
   *[one] { TURN($who, "kann", $de) } keine Ressourcen erhalten
 }
rule-cannot-fight = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht kämpfen
    [none] { TURN($who, "kann", $de) } kämpfen
    [many] { TURN($who, "können", $de) } nicht kämpfen
   *[one] { TURN($who, "kann", $de) } nicht kämpfen
 }
rule-cannot-evade = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht entkommen
    [none] { TURN($who, "kann", $de) } entkommen
    [many] { TURN($who, "können", $de) } nicht entkommen
   *[one] { TURN($who, "kann", $de) } nicht entkommen
 }
rule-cannot-investigate = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht ermitteln
    [none] { TURN($who, "kann", $de) } ermitteln
    [many] { TURN($who, "können", $de) } nicht ermitteln
   *[one] { TURN($who, "kann", $de) } nicht ermitteln
 }
rule-cannot-engage = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Gegner in einen Kampf verwickeln
    [none] { TURN($who, "kann", $de) } Gegner in einen Kampf verwickeln
    [many] { TURN($who, "können", $de) } keine Gegner in einen Kampf verwickeln
   *[one] { TURN($who, "kann", $de) } keine Gegner in einen Kampf verwickeln
 }
rule-cannot-activate = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Fähigkeiten aktivieren
    [none] { TURN($who, "kann", $de) } Fähigkeiten aktivieren
    [many] { TURN($who, "können", $de) } keine Fähigkeiten aktivieren
   *[one] { TURN($who, "kann", $de) } keine Fähigkeiten aktivieren
 }
rule-cannot-trigger = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Fähigkeiten auslösen
    [none] { TURN($who, "kann", $de) } Fähigkeiten auslösen
    [many] { TURN($who, "können", $de) } keine Fähigkeiten auslösen
   *[one] { TURN($who, "kann", $de) } keine Fähigkeiten auslösen
 }
rule-cannot-be-attacked = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht angegriffen werden
    [none] { TURN($who, "kann", $de) } angegriffen werden
    [many] { TURN($who, "können", $de) } nicht angegriffen werden
   *[one] { TURN($who, "kann", $de) } nicht angegriffen werden
 }
rule-cannot-be-damaged = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht beschädigt werden
    [none] { TURN($who, "kann", $de) } beschädigt werden
    [many] { TURN($who, "können", $de) } nicht beschädigt werden
   *[one] { TURN($who, "kann", $de) } nicht beschädigt werden
 }
rule-cannot-be-discarded = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht abgelegt werden
    [none] { TURN($who, "kann", $de) } abgelegt werden
    [many] { TURN($who, "können", $de) } nicht abgelegt werden
   *[one] { TURN($who, "kann", $de) } nicht abgelegt werden
 }
rule-cannot-leave-play = { $mode ->
    [you] { TURN("Du", "kannst", $de) } das Spiel nicht verlassen
    [none] { TURN($who, "kann", $de) } das Spiel verlassen
    [many] { TURN($who, "können", $de) } das Spiel nicht verlassen
   *[one] { TURN($who, "kann", $de) } das Spiel nicht verlassen
 }
rule-cannot-ready = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht spielbereit werden
    [none] { TURN($who, "kann", $de) } spielbereit werden
    [many] { TURN($who, "können", $de) } nicht spielbereit werden
   *[one] { TURN($who, "kann", $de) } nicht spielbereit werden
 }
rule-cannot-heal = { $mode ->
    [you] { TURN("Du", "kannst", $de) } weder Schaden noch Horror heilen
    [none] { TURN($who, "kann", $de) } Schaden oder Horror heilen
    [many] { TURN($who, "können", $de) } weder Schaden noch Horror heilen
   *[one] { TURN($who, "kann", $de) } weder Schaden noch Horror heilen
 }
rule-cannot-discover = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Hinweise entdecken
    [none] { TURN($who, "kann", $de) } Hinweise entdecken
    [many] { TURN($who, "können", $de) } keine Hinweise entdecken
   *[one] { TURN($who, "kann", $de) } keine Hinweise entdecken
 }
rule-cannot-be-evaded = { $mode ->
    [you] { TURN("Du", "kannst", $de) } beim Entkommen nicht abgeschüttelt werden
    [none] { TURN($who, "kann", $de) } durch Entkommen abgeschüttelt werden
    [many] { TURN($who, "können", $de) } nicht durch Entkommen abgeschüttelt werden
   *[one] { TURN($who, "kann", $de) } nicht durch Entkommen abgeschüttelt werden
 }
rule-cannot-spawn = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht erscheinen
    [none] { TURN($who, "kann", $de) } erscheinen
    [many] { TURN($who, "können", $de) } nicht erscheinen
   *[one] { TURN($who, "kann", $de) } nicht erscheinen
 }
rule-cannot-take-action = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Aktionen durchführen
    [none] { TURN($who, "kann", $de) } Aktionen durchführen
    [many] { TURN($who, "können", $de) } keine Aktionen durchführen
   *[one] { TURN($who, "kann", $de) } keine Aktionen durchführen
 }
rule-cannot-enter = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Orte betreten
    [none] { TURN($who, "kann", $de) } Orte betreten
    [many] { TURN($who, "können", $de) } keine Orte betreten
   *[one] { TURN($who, "kann", $de) } keine Orte betreten
 }
rule-cannot-attack = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht angreifen
    [none] { TURN($who, "kann", $de) } angreifen
    [many] { TURN($who, "können", $de) } nicht angreifen
   *[one] { TURN($who, "kann", $de) } nicht angreifen
 }
rule-cannot-reveal = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Orte enthüllen
    [none] { TURN($who, "kann", $de) } Orte enthüllen
    [many] { TURN($who, "können", $de) } keine Orte enthüllen
   *[one] { TURN($who, "kann", $de) } keine Orte enthüllen
 }
rule-cannot-exhaust = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht erschöpft werden
    [none] { TURN($who, "kann", $de) } erschöpft werden
    [many] { TURN($who, "können", $de) } nicht erschöpft werden
   *[one] { TURN($who, "kann", $de) } nicht erschöpft werden
 }
rule-cannot-be-engaged = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht in einen Kampf verwickelt werden
    [none] { TURN($who, "kann", $de) } in einen Kampf verwickelt werden
    [many] { TURN($who, "können", $de) } nicht in einen Kampf verwickelt werden
   *[one] { TURN($who, "kann", $de) } nicht in einen Kampf verwickelt werden
 }
rule-cannot-advance = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht vorrücken
    [none] { TURN($who, "kann", $de) } vorrücken
    [many] { TURN($who, "können", $de) } nicht vorrücken
   *[one] { TURN($who, "kann", $de) } nicht vorrücken
 }
rule-cannot-play-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht spielen
    [none] { TURN($who, "kann", $de) } { $to-acc } spielen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht spielen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht spielen
 }
rule-cannot-commit-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht beitragen
    [none] { TURN($who, "kann", $de) } { $to-acc } beitragen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht beitragen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht beitragen
 }
rule-cannot-draw-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht ziehen
    [none] { TURN($who, "kann", $de) } { $to-acc } ziehen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht ziehen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht ziehen
 }
rule-cannot-fight-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht angreifen
    [none] { TURN($who, "kann", $de) } { $to-acc } angreifen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht angreifen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht angreifen
 }
rule-cannot-attack-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht angreifen
    [none] { TURN($who, "kann", $de) } { $to-acc } angreifen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht angreifen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht angreifen
 }
rule-cannot-evade-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-dat } nicht entkommen
    [none] { TURN($who, "kann", $de) } { $to-dat } entkommen
    [many] { TURN($who, "können", $de) } { $to-dat } nicht entkommen
   *[one] { TURN($who, "kann", $de) } { $to-dat } nicht entkommen
 }
rule-cannot-investigate-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } nicht an { $to-dat } ermitteln
    [none] { TURN($who, "kann", $de) } an { $to-dat } ermitteln
    [many] { TURN($who, "können", $de) } nicht an { $to-dat } ermitteln
   *[one] { TURN($who, "kann", $de) } nicht an { $to-dat } ermitteln
 }
rule-cannot-engage-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht in einen Kampf verwickeln
    [none] { TURN($who, "kann", $de) } { $to-acc } in einen Kampf verwickeln
    [many] { TURN($who, "können", $de) } { $to-acc } nicht in einen Kampf verwickeln
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht in einen Kampf verwickeln
 }
rule-cannot-activate-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } Fähigkeiten von { $to-dat } nicht aktivieren
    [none] { TURN($who, "kann", $de) } Fähigkeiten von { $to-dat } aktivieren
    [many] { TURN($who, "können", $de) } Fähigkeiten von { $to-dat } nicht aktivieren
   *[one] { TURN($who, "kann", $de) } Fähigkeiten von { $to-dat } nicht aktivieren
 }
rule-cannot-trigger-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } Fähigkeiten von { $to-dat } nicht auslösen
    [none] { TURN($who, "kann", $de) } Fähigkeiten von { $to-dat } auslösen
    [many] { TURN($who, "können", $de) } Fähigkeiten von { $to-dat } nicht auslösen
   *[one] { TURN($who, "kann", $de) } Fähigkeiten von { $to-dat } nicht auslösen
 }
rule-cannot-discover-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } an { $to-dat } Hinweise nicht entdecken
    [none] { TURN($who, "kann", $de) } an { $to-dat } Hinweise entdecken
    [many] { TURN($who, "können", $de) } an { $to-dat } Hinweise nicht entdecken
   *[one] { TURN($who, "kann", $de) } an { $to-dat } Hinweise nicht entdecken
 }
rule-cannot-enter-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht betreten
    [none] { TURN($who, "kann", $de) } { $to-acc } betreten
    [many] { TURN($who, "können", $de) } { $to-acc } nicht betreten
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht betreten
 }
rule-cannot-reveal-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht enthüllen
    [none] { TURN($who, "kann", $de) } { $to-acc } enthüllen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht enthüllen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht enthüllen
 }
rule-cannot-move-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } dich nicht an { $to-acc } bewegen
    [none] { TURN($who, "kann", $de) } sich an { $to-acc } bewegen
    [many] { TURN($who, "können", $de) } sich nicht an { $to-acc } bewegen
   *[one] { TURN($who, "kann", $de) } sich nicht an { $to-acc } bewegen
 }
rule-cannot-move-to-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } dich nicht an { $to-acc } bewegen
    [none] { TURN($who, "kann", $de) } sich an { $to-acc } bewegen
    [many] { TURN($who, "können", $de) } sich nicht an { $to-acc } bewegen
   *[one] { TURN($who, "kann", $de) } sich nicht an { $to-acc } bewegen
 }

# Was getan wird
doing-move = das Bewegen
doing-move-to = das Bewegen an einen Ort
doing-play = das Spielen einer Karte
doing-commit = das Beitragen einer Karte
doing-draw = das Ziehen einer Karte
doing-gain-resources = das Erhalten von Ressourcen
doing-fight = das Kämpfen
doing-evade = das Entkommen
doing-investigate = das Ermitteln
doing-engage = das Verwickeln eines Gegners in einen Kampf
doing-activate = das Aktivieren einer Fähigkeit
doing-trigger = das Auslösen einer Fähigkeit
doing-be-attacked = angegriffen zu werden
doing-be-damaged = beschädigt zu werden
doing-be-discarded = abgelegt zu werden
doing-leave-play = das Verlassen des Spiels
doing-ready = spielbereit zu werden
doing-heal = das Heilen
doing-discover = das Entdecken von Hinweisen
doing-be-evaded = das Entkommen
doing-spawn = das Erscheinen
doing-take-action = das Durchführen einer Aktion
doing-enter = das Betreten
doing-attack = das Angreifen
doing-reveal = das Enthüllen eines Ortes
doing-exhaust = erschöpft zu werden
doing-be-engaged = in einen Kampf verwickelt zu werden
doing-advance = das Vorrücken
doing-leave = das Verlassen
doing-attack-of-opportunity = das Durchführen von Gelegenheitsangriffen
rule-cannot-leave = { $mode ->
    [you] { TURN("Du", "kannst", $de) } deinen Ort nicht verlassen
    [none] { TURN($who, "kann", $de) } den eigenen Ort verlassen
    [many] { TURN($who, "können", $de) } den eigenen Ort nicht verlassen
   *[one] { TURN($who, "kann", $de) } den eigenen Ort nicht verlassen
 }
rule-cannot-leave-such = { $mode ->
    [you] { TURN("Du", "kannst", $de) } { $to-acc } nicht verlassen
    [none] { TURN($who, "kann", $de) } { $to-acc } verlassen
    [many] { TURN($who, "können", $de) } { $to-acc } nicht verlassen
   *[one] { TURN($who, "kann", $de) } { $to-acc } nicht verlassen
 }
rule-cannot-attack-of-opportunity = { $mode ->
    [you] { TURN("Du", "kannst", $de) } keine Gelegenheitsangriffe durchführen
    [none] { TURN($who, "kann", $de) } Gelegenheitsangriffe durchführen
    [many] { TURN($who, "können", $de) } keine Gelegenheitsangriffe durchführen
   *[one] { TURN($who, "kann", $de) } keine Gelegenheitsangriffe durchführen
 }
