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
    [one] { $who } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
     }
   *[many] { $who } ziehen { $count ->
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
    [one] { $who } zieht { $count ->
        [one] { $count } Begegnungskarte
       *[other] { $count } Begegnungskarten
     }
   *[many] { $who } ziehen { $count ->
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
    [one] { $who } erhält { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
   *[many] { $who } erhalten { $count ->
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
    [one] { $who } verliert { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     }
   *[many] { $who } verlieren { $count ->
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
    [one] { $who } erhält { $count ->
        [one] { $count } zusätzliche Aktion
       *[other] { $count } zusätzliche Aktionen
     }
   *[many] { $who } erhalten { $count ->
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
    [one] { $who } verliert { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     }
   *[many] { $who } verlieren { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
     }
 }
do-discard-cards = { $mode ->
    [you] Lege { $what } von deiner Hand ab
    [may] { $what } von deiner Hand ablegen
    [one] { $who } legt { $what } von der eigenen Hand ab
   *[many] { $who } legen { $what } von der eigenen Hand ab
 }
do-discard-random = { $mode ->
    [you] Lege zufällig { $what } von deiner Hand ab
    [may] zufällig { $what } von deiner Hand ablegen
    [one] { $who } legt zufällig { $what } von der eigenen Hand ab
   *[many] { $who } legen zufällig { $what } von der eigenen Hand ab
 }
do-trauma-physical = { $mode ->
    [you] Erleide { $count } körperliches Trauma
    [may] { $count } körperliches Trauma erleiden
    [one] { $who } erleidet { $count } körperliches Trauma
   *[many] { $who } erleiden { $count } körperliches Trauma
 }
do-trauma-mental = { $mode ->
    [you] Erleide { $count } seelisches Trauma
    [may] { $count } seelisches Trauma erleiden
    [one] { $who } erleidet { $count } seelisches Trauma
   *[many] { $who } erleiden { $count } seelisches Trauma
 }
do-trauma-choice = { $mode ->
    [you] Erleide { $count } körperliches oder seelisches Trauma
    [may] { $count } körperliches oder seelisches Trauma erleiden
    [one] { $who } erleidet { $count } körperliches oder seelisches Trauma
   *[many] { $who } erleiden { $count } körperliches oder seelisches Trauma
 }
do-killed = { $mode ->
    [happens] Du wirst getötet
    [many] { $who } werden getötet
   *[one] { $who } wird getötet
 }
do-insane = { $mode ->
    [happens] Du wirst wahnsinnig
    [many] { $who } werden wahnsinnig
   *[one] { $who } wird wahnsinnig
 }
do-devoured = { $mode ->
    [happens] Du wirst verschlungen
    [many] { $who } werden verschlungen
   *[one] { $who } wird verschlungen
 }
do-are-defeated = { $mode ->
    [happens] Du wirst besiegt
    [many] { $who } werden besiegt
   *[one] { $who } wird besiegt
 }
do-resign = { $mode ->
    [you] Gib auf
   *[may] aufgeben
 }
do-test = { $mode ->
    [you] Lege eine Probe auf { $skill } ({ $count }) ab
    [may] eine Probe auf { $skill } ({ $count }) ablegen
    [one] { $who } legt eine Probe auf { $skill } ({ $count }) ab
   *[many] { $who } legen eine Probe auf { $skill } ({ $count }) ab
 }
do-move = { $mode ->
    [you] Bewege dich zu { $to }
    [may] dich zu { $to } bewegen
    [one] { $who } bewegt sich zu { $to }
   *[many] { $who } bewegen sich zu { $to }
 }
do-lose-all-resources = { $mode ->
    [you] Verliere alle deine Ressourcen
   *[may] alle deine Ressourcen verlieren
 }
do-discard-all-but = { $mode ->
    [you] Wähle alle Karten deiner Hand bis auf { $count } und lege sie ab
    [may] alle Karten deiner Hand bis auf { $count } wählen und ablegen
    [one] { $who } wählt alle Karten der eigenen Hand bis auf { $count } und legt sie ab
   *[many] { $who } wählen alle Karten der eigenen Hand bis auf { $count } und legen sie ab
 }
do-lose-experience = { $mode ->
    [you] Du erhältst
    [one] { $who } erhält
   *[many] { $who } erhalten
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
found-hand = Nimm das Gefundene auf die Hand.
found-draw = Ziehe das Gefundene.
found-play = Bringe das Gefundene ins Spiel.
found-discard = Lege das Gefundene ab.
found-top = Lege das Gefundene oben auf das Deck.
found-shuffle = Mische das Deck.
do-play = { $mode ->
    [you] Spiele { $what } von deiner Hand
   *[may] { $what } von deiner Hand spielen
 }
do-play-free = { $mode ->
    [you] Spiele { $what } kostenlos von deiner Hand
   *[may] { $what } kostenlos von deiner Hand spielen
 }
do-play-cheaper = { $mode ->
    [you] Spiele { $what } von deiner Hand für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger
   *[may] { $what } von deiner Hand für { $count ->
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
do-spawn = { $mode ->
    [you] Lass { $what } an { $place } erscheinen
   *[may] { $what } an { $place } erscheinen lassen
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
drawn-gains = Das Gezogene erhält { $keyword }.
do-play-found = { $mode ->
    [you] Spiele das Gefundene
   *[may] das Gefundene spielen
 }
do-play-found-free = { $mode ->
    [you] Spiele das Gefundene, ohne die Kosten zu bezahlen
   *[may] das Gefundene spielen, ohne die Kosten zu bezahlen
 }
do-play-found-cheaper = { $mode ->
    [you] Spiele das Gefundene für { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
     } weniger
   *[may] das Gefundene für { $count ->
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
    [you] Trage { $what } zu dieser Fertigkeitsprobe bei (nur eine dazu passende)
   *[may] { $what } zu dieser Fertigkeitsprobe beitragen (nur eine dazu passende)
 }
discard-without-uses = Falls auf { $on } keine { $type } liegen, lege { $what } ab.
do-draw-topmost = { $mode ->
    [you] Ziehe { $what } vom Begegnungs-Ablagestapel (die oberste solche Karte)
    [may] { $what } vom Begegnungs-Ablagestapel ziehen (die oberste solche Karte)
    [one] { $who } zieht { $what } vom Begegnungs-Ablagestapel (die oberste solche Karte)
   *[many] { $who } ziehen { $what } vom Begegnungs-Ablagestapel (die oberste solche Karte)
 }

# Marker
do-discover = { $mode ->
    [you] Entdecke an { $place } { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     }
   *[may] an { $place } { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } entdecken
 }
do-place-clues = { $mode ->
    [you] Lege { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } auf { $what }
   *[may] { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
     } auf { $what } legen
 }
do-place-clues-yours = { $mode ->
    [you] Lege { $count } deiner Hinweise auf { $what }
   *[may] { $count } deiner Hinweise auf { $what } legen
 }
do-place-doom = { $mode ->
    [you] Lege { $count } Verderben auf { $what }
   *[may] { $count } Verderben auf { $what } legen
 }
do-doom-on-agenda = { $mode ->
    [you] Lege { $count } Verderben auf die aktuelle Agenda
   *[may] { $count } Verderben auf die aktuelle Agenda legen
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
    [you] Lege { $uses } auf { $what }
   *[may] { $uses } auf { $what } legen
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
    [you] Lege { $tokens } auf { $what }
   *[may] { $tokens } auf { $what } legen
 }
