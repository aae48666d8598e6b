# Was nicht getan werden kann
rule-cannot-move = { $mode ->
    [you] Du kannst dich nicht bewegen
    [none] { $who } kann sich bewegen
    [many] { $who } können sich nicht bewegen
   *[one] { $who } kann sich nicht bewegen
 }
rule-cannot-move-to = { $mode ->
    [you] Du kannst dich nicht dorthin bewegen
    [none] { $who } kann sich dorthin bewegen
    [many] { $who } können sich nicht dorthin bewegen
   *[one] { $who } kann sich nicht dorthin bewegen
 }
rule-cannot-play = { $mode ->
    [you] Du kannst keine Karten spielen
    [none] { $who } kann Karten spielen
    [many] { $who } können keine Karten spielen
   *[one] { $who } kann keine Karten spielen
 }
rule-cannot-commit = { $mode ->
    [you] Du kannst keine Karten beitragen
    [none] { $who } kann Karten beitragen
    [many] { $who } können keine Karten beitragen
   *[one] { $who } kann keine Karten beitragen
 }
rule-cannot-draw = { $mode ->
    [you] Du kannst keine Karten ziehen
    [none] { $who } kann Karten ziehen
    [many] { $who } können keine Karten ziehen
   *[one] { $who } kann keine Karten ziehen
 }
rule-cannot-gain-resources = { $mode ->
    [you] Du kannst keine Ressourcen erhalten
    [none] { $who } kann Ressourcen erhalten
    [many] { $who } können keine Ressourcen erhalten
   *[one] { $who } kann keine Ressourcen erhalten
 }
rule-cannot-fight = { $mode ->
    [you] Du kannst nicht kämpfen
    [none] { $who } kann kämpfen
    [many] { $who } können nicht kämpfen
   *[one] { $who } kann nicht kämpfen
 }
rule-cannot-evade = { $mode ->
    [you] Du kannst nicht entkommen
    [none] { $who } kann entkommen
    [many] { $who } können nicht entkommen
   *[one] { $who } kann nicht entkommen
 }
rule-cannot-investigate = { $mode ->
    [you] Du kannst nicht ermitteln
    [none] { $who } kann ermitteln
    [many] { $who } können nicht ermitteln
   *[one] { $who } kann nicht ermitteln
 }
rule-cannot-engage = { $mode ->
    [you] Du kannst keine Gegner in einen Kampf verwickeln
    [none] { $who } kann Gegner in einen Kampf verwickeln
    [many] { $who } können keine Gegner in einen Kampf verwickeln
   *[one] { $who } kann keine Gegner in einen Kampf verwickeln
 }
rule-cannot-activate = { $mode ->
    [you] Du kannst keine Fähigkeiten aktivieren
    [none] { $who } kann Fähigkeiten aktivieren
    [many] { $who } können keine Fähigkeiten aktivieren
   *[one] { $who } kann keine Fähigkeiten aktivieren
 }
rule-cannot-trigger = { $mode ->
    [you] Du kannst keine Fähigkeiten auslösen
    [none] { $who } kann Fähigkeiten auslösen
    [many] { $who } können keine Fähigkeiten auslösen
   *[one] { $who } kann keine Fähigkeiten auslösen
 }
rule-cannot-be-attacked = { $mode ->
    [you] Du kannst nicht angegriffen werden
    [none] { $who } kann angegriffen werden
    [many] { $who } können nicht angegriffen werden
   *[one] { $who } kann nicht angegriffen werden
 }
rule-cannot-be-damaged = { $mode ->
    [you] Du kannst nicht beschädigt werden
    [none] { $who } kann beschädigt werden
    [many] { $who } können nicht beschädigt werden
   *[one] { $who } kann nicht beschädigt werden
 }
rule-cannot-be-discarded = { $mode ->
    [you] Du kannst nicht abgelegt werden
    [none] { $who } kann abgelegt werden
    [many] { $who } können nicht abgelegt werden
   *[one] { $who } kann nicht abgelegt werden
 }
rule-cannot-leave-play = { $mode ->
    [you] Du kannst das Spiel nicht verlassen
    [none] { $who } kann das Spiel verlassen
    [many] { $who } können das Spiel nicht verlassen
   *[one] { $who } kann das Spiel nicht verlassen
 }
rule-cannot-ready = { $mode ->
    [you] Du kannst nicht spielbereit werden
    [none] { $who } kann spielbereit werden
    [many] { $who } können nicht spielbereit werden
   *[one] { $who } kann nicht spielbereit werden
 }
rule-cannot-heal = { $mode ->
    [you] Du kannst weder Schaden noch Horror heilen
    [none] { $who } kann Schaden oder Horror heilen
    [many] { $who } können weder Schaden noch Horror heilen
   *[one] { $who } kann weder Schaden noch Horror heilen
 }
rule-cannot-discover = { $mode ->
    [you] Du kannst keine Hinweise entdecken
    [none] { $who } kann Hinweise entdecken
    [many] { $who } können keine Hinweise entdecken
   *[one] { $who } kann keine Hinweise entdecken
 }
rule-cannot-be-evaded = { $mode ->
    [you] Du kannst beim Entkommen nicht abgeschüttelt werden
    [none] { $who } kann durch Entkommen abgeschüttelt werden
    [many] { $who } können nicht durch Entkommen abgeschüttelt werden
   *[one] { $who } kann nicht durch Entkommen abgeschüttelt werden
 }
rule-cannot-spawn = { $mode ->
    [you] Du kannst nicht erscheinen
    [none] { $who } kann erscheinen
    [many] { $who } können nicht erscheinen
   *[one] { $who } kann nicht erscheinen
 }
rule-cannot-take-action = { $mode ->
    [you] Du kannst keine Aktionen durchführen
    [none] { $who } kann Aktionen durchführen
    [many] { $who } können keine Aktionen durchführen
   *[one] { $who } kann keine Aktionen durchführen
 }
rule-cannot-enter = { $mode ->
    [you] Du kannst keine Orte betreten
    [none] { $who } kann Orte betreten
    [many] { $who } können keine Orte betreten
   *[one] { $who } kann keine Orte betreten
 }
rule-cannot-attack = { $mode ->
    [you] Du kannst nicht angreifen
    [none] { $who } kann angreifen
    [many] { $who } können nicht angreifen
   *[one] { $who } kann nicht angreifen
 }
rule-cannot-reveal = { $mode ->
    [you] Du kannst keine Orte enthüllen
    [none] { $who } kann Orte enthüllen
    [many] { $who } können keine Orte enthüllen
   *[one] { $who } kann keine Orte enthüllen
 }
rule-cannot-exhaust = { $mode ->
    [you] Du kannst nicht erschöpft werden
    [none] { $who } kann erschöpft werden
    [many] { $who } können nicht erschöpft werden
   *[one] { $who } kann nicht erschöpft werden
 }
rule-cannot-be-engaged = { $mode ->
    [you] Du kannst nicht in einen Kampf verwickelt werden
    [none] { $who } kann in einen Kampf verwickelt werden
    [many] { $who } können nicht in einen Kampf verwickelt werden
   *[one] { $who } kann nicht in einen Kampf verwickelt werden
 }
rule-cannot-advance = { $mode ->
    [you] Du kannst nicht vorrücken
    [none] { $who } kann vorrücken
    [many] { $who } können nicht vorrücken
   *[one] { $who } kann nicht vorrücken
 }
rule-cannot-play-such = { $mode ->
    [you] Du kannst { $to-acc } nicht spielen
    [none] { $who } kann { $to-acc } spielen
    [many] { $who } können { $to-acc } nicht spielen
   *[one] { $who } kann { $to-acc } nicht spielen
 }
rule-cannot-commit-such = { $mode ->
    [you] Du kannst { $to-acc } nicht beitragen
    [none] { $who } kann { $to-acc } beitragen
    [many] { $who } können { $to-acc } nicht beitragen
   *[one] { $who } kann { $to-acc } nicht beitragen
 }
rule-cannot-draw-such = { $mode ->
    [you] Du kannst { $to-acc } nicht ziehen
    [none] { $who } kann { $to-acc } ziehen
    [many] { $who } können { $to-acc } nicht ziehen
   *[one] { $who } kann { $to-acc } nicht ziehen
 }
rule-cannot-fight-such = { $mode ->
    [you] Du kannst { $to-acc } nicht angreifen
    [none] { $who } kann { $to-acc } angreifen
    [many] { $who } können { $to-acc } nicht angreifen
   *[one] { $who } kann { $to-acc } nicht angreifen
 }
rule-cannot-attack-such = { $mode ->
    [you] Du kannst { $to-acc } nicht angreifen
    [none] { $who } kann { $to-acc } angreifen
    [many] { $who } können { $to-acc } nicht angreifen
   *[one] { $who } kann { $to-acc } nicht angreifen
 }
rule-cannot-evade-such = { $mode ->
    [you] Du kannst { $to-dat } nicht entkommen
    [none] { $who } kann { $to-dat } entkommen
    [many] { $who } können { $to-dat } nicht entkommen
   *[one] { $who } kann { $to-dat } nicht entkommen
 }
rule-cannot-investigate-such = { $mode ->
    [you] Du kannst nicht an { $to-dat } ermitteln
    [none] { $who } kann an { $to-dat } ermitteln
    [many] { $who } können nicht an { $to-dat } ermitteln
   *[one] { $who } kann nicht an { $to-dat } ermitteln
 }
rule-cannot-engage-such = { $mode ->
    [you] Du kannst { $to-acc } nicht in einen Kampf verwickeln
    [none] { $who } kann { $to-acc } in einen Kampf verwickeln
    [many] { $who } können { $to-acc } nicht in einen Kampf verwickeln
   *[one] { $who } kann { $to-acc } nicht in einen Kampf verwickeln
 }
rule-cannot-activate-such = { $mode ->
    [you] Du kannst Fähigkeiten von { $to-dat } nicht aktivieren
    [none] { $who } kann Fähigkeiten von { $to-dat } aktivieren
    [many] { $who } können Fähigkeiten von { $to-dat } nicht aktivieren
   *[one] { $who } kann Fähigkeiten von { $to-dat } nicht aktivieren
 }
rule-cannot-trigger-such = { $mode ->
    [you] Du kannst Fähigkeiten von { $to-dat } nicht auslösen
    [none] { $who } kann Fähigkeiten von { $to-dat } auslösen
    [many] { $who } können Fähigkeiten von { $to-dat } nicht auslösen
   *[one] { $who } kann Fähigkeiten von { $to-dat } nicht auslösen
 }
rule-cannot-discover-such = { $mode ->
    [you] Du kannst an { $to-dat } Hinweise nicht entdecken
    [none] { $who } kann an { $to-dat } Hinweise entdecken
    [many] { $who } können an { $to-dat } Hinweise nicht entdecken
   *[one] { $who } kann an { $to-dat } Hinweise nicht entdecken
 }
rule-cannot-enter-such = { $mode ->
    [you] Du kannst { $to-acc } nicht betreten
    [none] { $who } kann { $to-acc } betreten
    [many] { $who } können { $to-acc } nicht betreten
   *[one] { $who } kann { $to-acc } nicht betreten
 }
rule-cannot-reveal-such = { $mode ->
    [you] Du kannst { $to-acc } nicht enthüllen
    [none] { $who } kann { $to-acc } enthüllen
    [many] { $who } können { $to-acc } nicht enthüllen
   *[one] { $who } kann { $to-acc } nicht enthüllen
 }
rule-cannot-move-such = { $mode ->
    [you] Du kannst dich nicht zu { $to-dat } bewegen
    [none] { $who } kann sich zu { $to-dat } bewegen
    [many] { $who } können sich nicht zu { $to-dat } bewegen
   *[one] { $who } kann sich nicht zu { $to-dat } bewegen
 }
rule-cannot-move-to-such = { $mode ->
    [you] Du kannst dich nicht zu { $to-dat } bewegen
    [none] { $who } kann sich zu { $to-dat } bewegen
    [many] { $who } können sich nicht zu { $to-dat } bewegen
   *[one] { $who } kann sich nicht zu { $to-dat } bewegen
 }

# Was getan wird
doing-move = das Bewegen
doing-move-to = das Bewegen zu einem Ort
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
