# Züge und Fenster
ask-turn = Dein Zug: Was tust du? { $actions ->
    [0] Du hast keine Aktion mehr.
    [one] Du hast noch { $actions } Aktion.
   *[other] Du hast noch { $actions } Aktionen.
 }
ask-window-turn = Nutzt du in diesem Zug etwas?
ask-window-mythos = Nutzt du vor dem Ende der Mythosphase etwas?
ask-window-investigation = Nutzt du vor dem nächsten Zug etwas?
ask-window-enemy-attacks = Nutzt du vor den Angriffen der Gegner etwas?
ask-window-enemy-end = Nutzt du nach den Angriffen der Gegner etwas?
ask-window-upkeep = Nutzt du vor dem Unterhalt etwas?
ask-window-test-1 = Nutzt du etwas, bevor Karten beigetragen werden?
ask-window-test-2 = Nutzt du etwas, bevor ein Chaosmarker enthüllt wird?
option-pass = Passen
option-end-turn = Zug beenden
option-card = { $card }
option-attached = { $card } ({ $host })
option-seat = { $who }
option-play = { $card } spielen
option-activate = { $card } aktivieren{ $actions ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $actions } Aktionen)
 }: { $effect }
option-use = { $card } nutzen: { $effect }
option-react = { $card } nutzen: { $effect }
option-react-play = { $card } spielen: { $effect }
option-advance = { $card } vorrücken lassen
option-draw = Eine Karte ziehen
option-resource = Eine Ressource erhalten
option-investigate = Ermitteln
option-move = Zum Ort { $card } gehen
option-engage = In einen Kampf verwickeln: { $card }
option-evade = Entkommen: { $card }
option-fight = Angreifen: { $card }
ask-reaction = { $timing }: { $what }. Reagierst du?
ask-reaction-to = { $timing }: { $what } ({ $card }). Reagierst du?
timing-would = Bevor es geschehen würde
timing-when = In diesem Moment
timing-at = Zu diesem Zeitpunkt
timing-after = Gerade eben
happens-game-begins = das Spiel beginnt
happens-game-ends = das Spiel endet
happens-round-begins = die Runde beginnt
happens-round-ends = die Runde endet
happens-mythos-begins = die Mythosphase beginnt
happens-mythos-ends = die Mythosphase endet
happens-investigation-begins = die Ermittlungsphase beginnt
happens-investigation-ends = die Ermittlungsphase endet
happens-enemy-phase-begins = die Gegnerphase beginnt
happens-enemy-phase-ends = die Gegnerphase endet
happens-upkeep-begins = die Unterhaltsphase beginnt
happens-upkeep-ends = die Unterhaltsphase endet
happens-turn-begins = ein Zug beginnt
happens-turn-ends = ein Zug endet
happens-takes-action = eine Aktion wird durchgeführt
happens-draws-card = eine Karte wird gezogen
happens-draws-encounter = eine Begegnungskarte wird gezogen
happens-resolves-revelation = eine Enthüllung wird abgehandelt
happens-spawns = ein Gegner erscheint
happens-enters-play = eine Karte kommt ins Spiel
happens-leaves-play = eine Karte verlässt das Spiel
happens-is-discarded = eine Karte wird abgelegt
happens-plays = eine Karte wird gespielt
happens-uses = eine Fähigkeit wird genutzt
happens-commits = eine Karte wird beigetragen
happens-searches = ein Deck wird durchsucht
happens-shuffles = ein Deck wird gemischt
happens-moves = ein Ermittler bewegt sich
happens-enemy-moves = ein Gegner bewegt sich
happens-reveals-location = ein Ort wird enthüllt
happens-enters-location = jemand betritt einen Ort
happens-leaves-location = jemand verlässt einen Ort
happens-engages = ein Gegner verwickelt einen Ermittler in einen Kampf
happens-disengages = ein Gegner löst sich
happens-attacks = ein Gegner greift an
happens-is-attacked = ein Gegner wird angegriffen
happens-evades = einem Gegner wird entkommen
happens-evades-successfully = einem Gegner wird erfolgreich entkommen
happens-investigates = eine Ermittlung gelingt
happens-parleys = jemand verhandelt
happens-discovers-clue = Hinweise werden entdeckt
happens-is-dealt = Schaden oder Horror wird zugefügt
happens-takes = jemand nimmt Schaden oder Horror
happens-heals = Schaden oder Horror wird geheilt
happens-is-defeated = jemand wird besiegt
happens-is-eliminated = ein Ermittler scheidet aus
happens-resigns = ein Ermittler gibt auf
happens-test-begins = eine Fertigkeitsprobe beginnt
happens-reveals-token = ein Chaosmarker wird enthüllt
happens-resolves-token = ein Chaosmarker wird abgehandelt
happens-test-succeeds = eine Fertigkeitsprobe gelingt
happens-test-fails = eine Fertigkeitsprobe misslingt
happens-test-ends = eine Fertigkeitsprobe endet
happens-gains-resources = Ressourcen werden erhalten
happens-horror-placed = Horror wird auf eine Karte gelegt
happens-spends-resources = Ressourcen werden ausgegeben
happens-spends-clues = Hinweise werden ausgegeben
happens-places-doom = Verderben wird platziert
happens-act-advances = die Szene rückt vor
happens-agenda-advances = die Agenda rückt vor
happens-readies = eine Karte wird spielbereit
happens-exhausts = eine Karte wird erschöpft
happens-seals = ein Chaosmarker wird versiegelt
happens-releases = Chaosmarker werden freigesetzt
ask-order-forced = Mehrere Effekte stehen an: Welcher ist der nächste?

# Ziele und Entscheidungen
ask-target = { $card } – wähle ein Ziel. { $effect }
ask-origin = { $card } – wähle, wovon du nimmst. { $effect }
ask-choice = { $card }: Was wählst du?
ask-choice-again = { $card }: Was wählst du? Danach folgt dasselbe noch { $more ->
    [one] einmal.
   *[other] { $more }-mal.
}
option-effect = { $effect }
option-pay-effect = { $price } { $effect }
ask-may = { $card }: Möchtest du?
option-no = Nein
ask-fight = Welchen Gegner greifst du an?
ask-evade = Welchem Gegner entkommst du?
ask-investigate = Wo ermittelst du?
ask-move = Wohin bewegst du dich?
ask-engage = Welchen Gegner verwickelst du in einen Kampf?
ask-parley = Mit wem verhandelst du?
ask-resign = Gibst du auf?
ask-draw = Von wo ziehst du?
ask-resource = Wo erhältst du die Ressource?
option-number = { $number }
ask-x = Wie groß ist X?
ask-pay-exhaust = Welche Karte erschöpfst du?
ask-pay-discard = Welche Karte legst du ab?
option-price = { $price }
ask-pay = Wie bezahlst du?
ask-discard = Welche { $count ->
    [one] Karte
   *[other] { $count } Karten
 } legst du von deiner Hand ab?
ask-search = { $count ->
    [one] Nimmst du eine Karte?
   *[other] Welche Karten nimmst du? Höchstens { $count }.
 }
ask-put-back = Welche Karte legst du als nächste zurück? Die letzte liegt oben.
ask-play = Welche Karte spielst du?
option-discard = { $cards } ablegen
ask-make-room = Für { $card } ist kein Slot frei: Was legst du ab?
ask-discard-asset = Welchen Vorteil legst du ab?

# Proben
ask-skill = { $card }, Schwierigkeit { $difficulty }: Auf welche Fertigkeit legst du die Probe ab?
option-commit = { $card } ({ $icons ->
    [one] { $icons } Symbol
   *[other] { $icons } Symbole
 })
option-wait = Warten: Lass erst die anderen beitragen, dann wirst du wieder gefragt
ask-commit = { $who-is ->
    [you] Deine Probe
   *[other] Die Probe von { $who }
 } auf { $skill }, Schwierigkeit { $difficulty }: Welche Karten trägst du bei?
option-result-token = Chaosmarker: { $token }
option-result-action = Das Ergebnis der Aktion
option-result-ability = Das Ergebnis der Fähigkeit
ask-order-results = Mehrere Ergebnisse stehen an: Welches ist das nächste?
ask-order-haunted = Der Ort sucht dich heim: Welcher Effekt ist der nächste?
option-token = { $token }
ask-resolve-one = Welchen Chaosmarker handelst du ab?
ask-seal = Welchen Chaosmarker versiegelst du?

# Schaden, Gegner
option-rest = Ich selbst{ $count ->
    [one] {""}
   *[other] , alle { $count }
 } ({ $kind ->
    [damage] Ausdauer
   *[horror] geistige Gesundheit
 } noch { $left })
option-soak = { $card } (hält noch { $left } aus)
ask-assign-damage = { $count ->
    [one] Dir wird { $count } Schaden zugefügt: Wer nimmt ihn?
   *[other] Dir werden { $count } Schaden zugefügt: Wer nimmt den nächsten?
 }
ask-assign-damage-by = { $count ->
    [one] „{ $card }“ fügt dir { $count } Schaden zu: Wer nimmt ihn?
   *[other] „{ $card }“ fügt dir { $count } Schaden zu: Wer nimmt den nächsten?
 }
ask-assign-horror = { $count ->
    [one] Dir wird { $count } Horror zugefügt: Wer nimmt ihn?
   *[other] Dir werden { $count } Horror zugefügt: Wer nimmt den nächsten?
 }
ask-assign-horror-by = { $count ->
    [one] „{ $card }“ fügt dir { $count } Horror zu: Wer nimmt ihn?
   *[other] „{ $card }“ fügt dir { $count } Horror zu: Wer nimmt den nächsten?
 }
ask-trauma = Welches Trauma erleidest du?
ask-order-attacks = Welcher Gegner greift als nächster an?
ask-massive = Wen greift { $card } als Nächstes an?
ask-engages = Wen verwickelt { $card } in einen Kampf?
ask-spawn = Wo erscheint { $card }?
ask-enemy-moves = Wohin bewegt sich { $card }?
ask-order-moves = Welcher Gegner bewegt sich als nächster?

# Wer
option-random-lead = Den Zufall entscheiden lassen
ask-lead = Wer ist Ermittlungsleiter?
ask-next-turn = Wer ist als Nächstes am Zug?
ask-mulligan = Welche Karten deiner Starthand tauschst du?

# Worauf das Spiel wartet, wie alle es wissen dürfen
decides-turn = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } eine Aktion.
decides-window = { $who-is ->
    [you] Du darfst
   *[other] { $who } darf
 } etwas nutzen.
decides-reaction = { $who-is ->
    [you] Du darfst
   *[other] { $who } darf
 } reagieren.
decides-order = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } eine Reihenfolge fest.
decides-target = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } ein Ziel.
decides-choice = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } einen Effekt.
decides-may = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, ob ein Effekt genutzt wird.
decides-number = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } eine Zahl.
decides-pay = { $who-is ->
    [you] Du bezahlst
   *[other] { $who } bezahlt
 } Kosten.
decides-discard = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } Karten ab.
decides-search = { $who-is ->
    [you] Du durchsuchst
   *[other] { $who } durchsucht
 } Karten.
decides-play = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } eine Karte zum Spielen.
decides-skill = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } eine Fertigkeit.
decides-commit = { $who-is ->
    [you] Du darfst
   *[other] { $who } darf
 } Karten beitragen.
decides-token = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } einen Chaosmarker.
decides-assign = { $who-is ->
    [you] Du weist
   *[other] { $who } weist
 } Schaden oder Horror zu.
decides-trauma = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } ein Trauma.
decides-lead = { $who-is ->
    [you] Du nennst
   *[other] { $who } nennt
 } einen Ermittler.
decides-place = { $who-is ->
    [you] Du wählst
   *[other] { $who } wählt
 } einen Ort.
decides-next-turn = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, wer als Nächstes am Zug ist.
decides-mulligan = { $who-is ->
    [you] Du darfst
   *[other] { $who } darf
 } Karten tauschen.

# Einstellungen einer Partie
option-seats = Spieler
option-scenario = Szenario
option-scenario-cellar = Der Keller
option-scenario-spreading_flames = Auflodernde Flammen
option-scenario-smoke_and_mirrors = Rauchschleier
option-scenario-queen_of_ash = Königin der Asche
option-difficulty = Schwierigkeitsgrad
option-difficulty-easy = Einfach
option-difficulty-standard = Normal
option-difficulty-hard = Schwer
option-difficulty-expert = Experte
option-windows = Spielerfenster
option-windows-every = Immer fragen, wenn etwas genutzt werden kann
option-windows-useful = Fragen, wo es meist darauf ankommt
option-windows-few = Nur in eigenen Zügen und Proben fragen
option-open_hands = Mit offenen Handkarten spielen

# Gespräch
phrase-help = Ich brauche hier Hilfe!
phrase-on-my-way = Ich bin unterwegs.
phrase-i-fight = Ich kümmere mich um den Gegner.
phrase-i-search = Ich suche nach Hinweisen.
phrase-run = Nichts wie weg hier!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt.
phrase-hurry = Die Zeit läuft uns davon.
ask-bearer = Wer wird Träger von { $card }?
ask-ending = Wie entscheidet ihr euch als Gruppe?
decides-bearer = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, wer Träger des Storyvorteils wird.
decides-ending = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 } für die Gruppe, wie die Geschichte weitergeht.
ask-search-exactly = { $count ->
    [one] Welche Karte nimmst du?
   *[other] Welche { $count } Karten nimmst du?
 }
decides-granted = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, wie es geschieht.
ask-granted = { $card }: Wie tust du es?
happens-activates = eine [Aktion]-Fähigkeit wird aktiviert
happens-deals-damage = Schaden wird zugefügt
happens-takes-damage = jemand nimmt Schaden
happens-takes-horror = jemand nimmt Horror
ask-place-rest = Welche Karte legst du als Nächste zurück, und wohin? Was später kommt, liegt weiter außen.
option-deck-top = { $card } obenauf
option-deck-bottom = { $card } zuunterst
ask-turn-besides = { $first } Dazu eine nur für { $doing }.
ask-order-discards = In welcher Reihenfolge kommen diese Karten auf den Ablagestapel? Die letzte liegt obenauf.
ask-icon = Welche Karte gibt dir das Symbol { $skill }?
option-wild = { $card }, ein Joker-Symbol davon
ask-destination = Zu welchem Ort ist { $card } unterwegs?
ask-contribute = { $count ->
    [one] Es fehlt noch 1 Hinweis. Wie viele gibst du dazu?
   *[other] Es fehlen noch { $count } Hinweise. Wie viele gibst du dazu?
 }
ask-host = Woran hängst du { $card } an?
ask-slots = Welchen Slot belegt { $card }?
option-slots = { $slots }
filled-slots = { $slot ->
    [accessory] { $count ->
        [1] Zubehörslot
       *[other] { $count } Zubehörslots
     }
    [head] { $count ->
        [1] Kopfslot
       *[other] { $count } Kopfslots
     }
    [body] { $count ->
        [1] Körperslot
       *[other] { $count } Körperslots
     }
    [ally] { $count ->
        [1] Verbündeter-Slot
       *[other] { $count } Verbündeter-Slots
     }
    [arcane] { $count ->
        [1] arkaner Slot
       *[other] { $count } arkane Slots
     }
   *[hand] { $count ->
        [1] Handslot
       *[other] { $count } Handslots
     }
 }
decides-slots = { $who-is ->
    [you] Du entscheidest, welchen Slot eine Karte belegt.
   *[other] { $who } entscheidet, welchen Slot eine Karte belegt.
}
ask-who-first = Mehrere Ermittler wollen in diesem Spielerfenster handeln. Wer kommt zuerst?
decides-first = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, wer zuerst handelt.
ask-follow = Diese Karten widersprechen sich. Welche gilt?
decides-follow = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, welche Karte gilt.
type-asset = Vorteil
type-event = Ereignis
type-skill = Fertigkeit
ask-type = Welchen Kartentyp nennst du?
decides-type = { $who-is ->
    [you] Du nennst
   *[other] { $who } nennt
 } einen Kartentyp.
