# Ermittler
do-draw = { $mode ->
    [you] Ziehe { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
    [may] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     } ziehen
    [one] { TURN($who, "zieht", $de) } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
   *[many] { TURN($who, "ziehen", $de) } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
 }
do-draw-encounter = { $mode ->
    [you] Ziehe { $count ->
        [one] { $count } Begegnungskarte
       *[other] { $count } Begegnungskarten
     }
    [may] { $count ->
        [one] { $count } Begegnungskarte
       *[other] { $count } Begegnungskarten
     } ziehen
    [one] { TURN($who, "zieht", $de) } { $count ->
        [one] { $count } Begegnungskarte
       *[other] { $count } Begegnungskarten
     }
   *[many] { TURN($who, "ziehen", $de) } { $count ->
        [one] { $count } Begegnungskarte
       *[other] { $count } Begegnungskarten
     }
 }
do-gain-resources = { $mode ->
    [you] Erhalte { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
    [may] { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } erhalten
    [one] { TURN($who, "erhält", $de) } { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
   *[many] { TURN($who, "erhalten", $de) } { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
 }
do-lose-resources = { $mode ->
    [you] Verliere { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
    [may] { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } verlieren
    [one] { TURN($who, "verliert", $de) } { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
   *[many] { TURN($who, "verlieren", $de) } { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
 }
do-gain-actions = { $mode ->
    [you] Erhalte { $count ->
        [one] { $count } zusätzliche Aktion
       *[other] { $count } zusätzliche Aktionen
     }
    [may] { $count ->
        [one] { $count } zusätzliche Aktion
       *[other] { $count } zusätzliche Aktionen
     } erhalten
    [one] { TURN($who, "erhält", $de) } { $count ->
        [one] { $count } zusätzliche Aktion
       *[other] { $count } zusätzliche Aktionen
     }
   *[many] { TURN($who, "erhalten", $de) } { $count ->
        [one] { $count } zusätzliche Aktion
       *[other] { $count } zusätzliche Aktionen
     }
 }
do-lose-actions = { $mode ->
    [you] Verliere { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     }
    [may] { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     } verlieren
    [one] { TURN($who, "verliert", $de) } { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     }
   *[many] { TURN($who, "verlieren", $de) } { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     }
 }
do-discard-cards = { $mode ->
    [you] Lege { $what } von deiner Hand ab
    [may] { $what } von deiner Hand ablegen
    [one] { TURN($who, "legt", $de) } { $what } von der eigenen Hand ab
   *[many] { TURN($who, "legen", $de) } { $what } von der eigenen Hand ab
 }
do-discard-random = { $mode ->
    [you] Lege zufällig { $what } von deiner Hand ab
    [may] zufällig { $what } von deiner Hand ablegen
    [one] { TURN($who, "legt", $de) } zufällig { $what } von der eigenen Hand ab
   *[many] { TURN($who, "legen", $de) } zufällig { $what } von der eigenen Hand ab
 }
do-trauma-physical = { $mode ->
    [you] Erleide { $count } körperliches Trauma
    [may] { $count } körperliches Trauma erleiden
    [one] { TURN($who, "erleidet", $de) } { $count } körperliches Trauma
   *[many] { TURN($who, "erleiden", $de) } { $count } körperliches Trauma
 }
do-trauma-mental = { $mode ->
    [you] Erleide { $count } seelisches Trauma
    [may] { $count } seelisches Trauma erleiden
    [one] { TURN($who, "erleidet", $de) } { $count } seelisches Trauma
   *[many] { TURN($who, "erleiden", $de) } { $count } seelisches Trauma
 }
do-trauma-choice = { $mode ->
    [you] Erleide { $count } körperliches oder seelisches Trauma
    [may] { $count } körperliches oder seelisches Trauma erleiden
    [one] { TURN($who, "erleidet", $de) } { $count } körperliches oder seelisches Trauma
   *[many] { TURN($who, "erleiden", $de) } { $count } körperliches oder seelisches Trauma
 }
do-killed = { $mode ->
    [happens] { TURN("Du", "wirst", $de) } getötet
    [many] { TURN($who, "werden", $de) } getötet
   *[one] { TURN($who, "wird", $de) } getötet
 }
do-insane = { $mode ->
    [happens] { TURN("Du", "wirst", $de) } wahnsinnig
    [many] { TURN($who, "werden", $de) } wahnsinnig
   *[one] { TURN($who, "wird", $de) } wahnsinnig
 }
do-devoured = { $mode ->
    [happens] { TURN("Du", "wirst", $de) } verschlungen
    [many] { TURN($who, "werden", $de) } verschlungen
   *[one] { TURN($who, "wird", $de) } verschlungen
 }
do-are-defeated = { $mode ->
    [happens] { TURN("Du", "wirst", $de) } besiegt
    [many] { TURN($who, "werden", $de) } besiegt
   *[one] { TURN($who, "wird", $de) } besiegt
 }
do-resign = { $mode ->
    [you] { $de ->
        [behind] gib auf
       *[start] Aufgeben
     }
   *[may] aufgeben
 }
do-test = { $mode ->
    [you] Lege eine Probe auf { $skill } ({ $count }) ab
    [may] eine Probe auf { $skill } ({ $count }) ablegen
    [one] { TURN($who, "legt", $de) } eine Probe auf { $skill } ({ $count }) ab
   *[many] { TURN($who, "legen", $de) } eine Probe auf { $skill } ({ $count }) ab
 }
do-move = { $mode ->
    [you] Bewege dich an { $to }
    [may] dich an { $to } bewegen
    [one] { TURN($who, "bewegt", $de) } sich an { $to }
   *[many] { TURN($who, "bewegen", $de) } sich an { $to }
 }
do-lose-all-resources = { $mode ->
    [you] Verliere alle deine Ressourcen
   *[may] alle deine Ressourcen verlieren
 }
do-discard-all-but = { $mode ->
    [you] Wähle alle Karten deiner Hand bis auf { $count } und lege sie ab
    [may] alle Karten deiner Hand bis auf { $count } wählen und ablegen
    [one] { TURN($who, "wählt", $de) } alle Karten der eigenen Hand bis auf { $count } und legt sie ab
   *[many] { TURN($who, "wählen", $de) } alle Karten der eigenen Hand bis auf { $count } und legen sie ab
 }
do-lose-experience = { $mode ->
    [you] { TURN("Du", "erhältst", $de) }
    [one] { TURN($who, "erhält", $de) }
   *[many] { TURN($who, "erhalten", $de) }
 } { $count ->
    [one] { $count } Erfahrungspunkt
   *[other] { $count } Erfahrungspunkte
 } weniger

# Karten und Decks
do-discard-top = { $mode ->
    [you] Lege { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
     } { $deck } ab
   *[may] { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
     } { $deck } ablegen
 }
do-look-at-top = { $mode ->
    [you] Sieh dir { $count ->
        [one] die oberste Karte { $deck } an und lege sie zurück
       *[other] die obersten { $count } Karten { $deck } an und lege sie in beliebiger Reihenfolge zurück
     }
   *[may] dir { $count ->
        [one] die oberste Karte { $deck } ansehen und zurücklegen
       *[other] die obersten { $count } Karten { $deck } ansehen und in beliebiger Reihenfolge zurücklegen
     }
 }
do-search = { $mode ->
    [you] Durchsuche { $deck } nach { $what }
   *[may] { $deck } nach { $what } durchsuchen
 }
do-search-top = { $mode ->
    [you] Durchsuche { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
     } { $deck } nach { $what }
   *[may] { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
     } { $deck } nach { $what } durchsuchen
 }
deck-yours = dein Deck
deck-encounter = das Begegnungsdeck
deck-encounter-and-discard = das Begegnungsdeck und den Begegnungs-Ablagestapel
deck-encounter-discard = den Begegnungs-Ablagestapel
deck-discard = deinen Ablagestapel
deck-of-yours = deines Decks
deck-of-encounter = des Begegnungsdecks
deck-of-encounter-and-discard = des Begegnungsdecks und des Begegnungs-Ablagestapels
deck-of-encounter-discard = des Begegnungs-Ablagestapels
deck-of-discard = deines Ablagestapels
do-found-hand = Nimm { $count ->
    [1] die gefundene Karte
   *[other] die gefundenen Karten
 } auf die Hand
do-found-draw = Ziehe { $count ->
    [1] die gefundene Karte
   *[other] die gefundenen Karten
 }
do-found-play = Bringe { $count ->
    [1] die gefundene Karte
   *[other] die gefundenen Karten
 } ins Spiel
do-found-discard = Lege { $count ->
    [1] die gefundene Karte
   *[other] die gefundenen Karten
 } ab
do-found-top = Lege { $count ->
    [1] die gefundene Karte
   *[other] die gefundenen Karten
 } oben auf das Deck
do-found-shuffle = Mische das Deck
do-play = { $mode ->
    [you] Spiele { $what } { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
     }
   *[may] { $what } { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
     } spielen
 }
do-play-free = { $mode ->
    [you] Spiele { $what } kostenlos { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
     }
   *[may] { $what } kostenlos { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
     } spielen
 }
do-play-cheaper = { $mode ->
    [you] Spiele { $what } { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
     } für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger
   *[may] { $what } { $zone ->
        [discard] aus deinem Ablagestapel
       *[hand] von deiner Hand
     } für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger spielen
 }
do-put-on-deck = { $mode ->
    [you] Lege { $what } oben auf das zugehörige Deck
   *[may] { $what } oben auf das zugehörige Deck legen
 }
do-put-under-deck = { $mode ->
    [you] Lege { $what } unter das zugehörige Deck
   *[may] { $what } unter das zugehörige Deck legen
 }
do-put-into-play = { $mode ->
    [you] Bringe { $what } ins Spiel
   *[may] { $what } ins Spiel bringen
 }
do-put-into-play-exhausted = { $mode ->
    [you] Bringe { $what } erschöpft ins Spiel
   *[may] { $what } erschöpft ins Spiel bringen
 }
do-put-into-threat = { $mode ->
    [you] Bringe { $what } in deiner Bedrohungszone ins Spiel
   *[may] { $what } in deiner Bedrohungszone ins Spiel bringen
 }
do-put-into-threat-exhausted = { $mode ->
    [you] Bringe { $what } erschöpft in deiner Bedrohungszone ins Spiel
   *[may] { $what } erschöpft in deiner Bedrohungszone ins Spiel bringen
 }
do-put-into-location = { $mode ->
    [you] Bringe { $what } an deinem Ort ins Spiel
   *[may] { $what } an deinem Ort ins Spiel bringen
 }
do-put-into-location-exhausted = { $mode ->
    [you] Bringe { $what } erschöpft an deinem Ort ins Spiel
   *[may] { $what } erschöpft an deinem Ort ins Spiel bringen
 }
do-put-into-agenda = { $mode ->
    [you] Bringe { $what } neben der Agenda ins Spiel
   *[may] { $what } neben der Agenda ins Spiel bringen
 }
do-put-into-agenda-exhausted = { $mode ->
    [you] Bringe { $what } erschöpft neben der Agenda ins Spiel
   *[may] { $what } erschöpft neben der Agenda ins Spiel bringen
 }
do-become-bearer = { $mode ->
    [you] Werde Träger { $what }
   *[may] Träger { $what } werden
 }
do-attach = { $mode ->
    [you] Hänge { $what } an { $to } an
   *[may] { $what } an { $to } anhängen
 }
do-spawn-at = { $mode ->
    [you] Lass { $what } { $at } erscheinen
   *[may] { $what } { $at } erscheinen lassen
 }
do-spawn-engaged = { $mode ->
    [you] Lass { $what } mit dir in einen Kampf verwickelt erscheinen
   *[may] { $what } mit dir in einen Kampf verwickelt erscheinen lassen
 }
do-shuffle-into = { $mode ->
    [you] Mische { $what } in das zugehörige Deck
   *[may] { $what } in das zugehörige Deck mischen
 }
do-return-to-hand = { $mode ->
    [you] Bringe { $what } auf die Hand des Besitzers zurück
   *[may] { $what } auf die Hand des Besitzers zurückbringen
 }
do-discard = { $mode ->
    [you] Lege { $what } ab
   *[may] { $what } ablegen
 }
do-exile = { $mode ->
    [you] Schicke { $what } ins Exil
   *[may] { $what } ins Exil schicken
 }
do-remove-from-game = { $mode ->
    [you] Entferne { $what } aus dem Spiel
   *[may] { $what } aus dem Spiel entfernen
 }
do-set-aside = { $mode ->
    [you] Lege { $what } beiseite
   *[may] { $what } beiseitelegen
 }
do-to-victory-display = { $mode ->
    [you] Lege { $what } auf den Siegpunktstapel
   *[may] { $what } auf den Siegpunktstapel legen
 }
do-take-control = { $mode ->
    [you] Übernimm die Kontrolle über { $what }
   *[may] die Kontrolle über { $what } übernehmen
 }
do-add-to-hand = { $mode ->
    [you] Nimm { $what } auf die Hand
   *[may] { $what } auf die Hand nehmen
 }
do-flip = { $mode ->
    [you] Drehe { $what } um
   *[may] { $what } umdrehen
 }
do-exhaust = { $mode ->
    [you] Erschöpfe { $what }
   *[may] { $what } erschöpfen
 }
do-ready = { $mode ->
    [you] Mache { $what } spielbereit
   *[may] { $what } spielbereit machen
 }
drawn-gains = Die gezogene Karte erhält { $keyword }.
do-play-found = { $mode ->
    [you] Spiele die gefundene Karte
   *[may] die gefundene Karte spielen
 }
do-play-found-free = { $mode ->
    [you] Spiele die gefundene Karte, ohne die Kosten zu bezahlen
   *[may] die gefundene Karte spielen, ohne die Kosten zu bezahlen
 }
do-play-found-cheaper = { $mode ->
    [you] Spiele die gefundene Karte für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger
   *[may] die gefundene Karte für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger spielen
 }
the-found-card = jener Karte
do-draw-card = { $mode ->
    [you] Ziehe { $what }
   *[may] { $what } ziehen
 }
do-shuffle-deck = { $mode ->
    [you] Mische { $deck }
   *[may] { $deck } mischen
 }
do-show = { $mode ->
    [you] Zeige { $what } vor
   *[may] { $what } vorzeigen
 }
do-reveal-top = { $mode ->
    [you] Decke die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } auf
   *[may] die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } aufdecken
 }
look-draw = Ziehe { $count } dieser Karten.
look-put-back = Lege die übrigen in beliebiger Reihenfolge obenauf zurück.
look-put-either = Lege jede der übrigen auf das Deck oder unter das Deck, in beliebiger Reihenfolge.
found-weaknesses = Sind Schwächen unter den durchsuchten Karten, findest du sie ebenfalls.
do-look-only = { $mode ->
    [you] Sieh dir die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } an
   *[may] dir die { $count ->
        [one] oberste Karte
       *[other] obersten { $count } Karten
     } { $deck } ansehen
 }
do-cancel-search = { $mode ->
    [you] Hebe die Effekte der Suche auf
   *[may] die Effekte der Suche aufheben
 }
do-commit = { $mode ->
    [you] Trage { $what } zu dieser Fertigkeitsprobe bei (die Karte muss dazu passen)
   *[may] { $what } zu dieser Fertigkeitsprobe beitragen (die Karte muss dazu passen)
 }
discard-without-uses = Falls auf { $on } keine { $type } liegen, lege { $what } ab.
do-draw-topmost = { $mode ->
    [you] Ziehe { $what } vom Begegnungs-Ablagestapel (von mehreren die oberste)
    [may] { $what } vom Begegnungs-Ablagestapel ziehen (von mehreren die oberste)
    [one] { TURN($who, "zieht", $de) } { $what } vom Begegnungs-Ablagestapel (von mehreren die oberste)
   *[many] { TURN($who, "ziehen", $de) } { $what } vom Begegnungs-Ablagestapel (von mehreren die oberste)
 }

# Marker
do-discover-at = { $mode ->
    [you] Entdecke { $at } { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     }
   *[may] { $at } { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } entdecken
 }
do-place-clues = { $mode ->
    [you] Platziere { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } auf { $what }
   *[may] { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } auf { $what } platzieren
 }
do-place-clues-yours = { $mode ->
    [you] Platziere { $count } deiner Hinweise auf { $what }
   *[may] { $count } deiner Hinweise auf { $what } platzieren
 }
do-place-doom = { $mode ->
    [you] Platziere { $count } Verderben auf { $what }
   *[may] { $count } Verderben auf { $what } platzieren
 }
do-doom-on-agenda = { $mode ->
    [you] Platziere { $count } Verderben auf der aktuellen Agenda
   *[may] { $count } Verderben auf der aktuellen Agenda platzieren
 }
agenda-may-advance = Dadurch kann die aktuelle Agenda vorrücken.
do-remove-tokens = { $mode ->
    [you] Entferne { $tokens } von { $what }
   *[may] { $tokens } von { $what } entfernen
 }
do-move-tokens = { $mode ->
    [you] Bewege { $tokens } von { $from } auf { $to }
   *[may] { $tokens } von { $from } auf { $to } bewegen
 }
do-add-uses = { $mode ->
    [you] Platziere { $uses } auf { $what }
   *[may] { $uses } auf { $what } platzieren
 }
do-replenish = { $mode ->
    [you] Fülle { $count ->
        [one] { $count } Anwendung
       *[other] { $count } Anwendungen
     } auf { $what } auf
   *[may] { $count ->
        [one] { $count } Anwendung
       *[other] { $count } Anwendungen
     } auf { $what } auffüllen
 }
do-place-tokens = { $mode ->
    [you] Platziere { $tokens } auf { $what }
   *[may] { $tokens } auf { $what } platzieren
 }
