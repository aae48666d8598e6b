# Was das Spielbrett von Cultists zu den Texten des Spiels hinzufügt.
campus = Die Universität
campus-round-short = { $round ->
    [0] Nacht
   *[other] Runde { $round }
 }
campus-over = Das Spiel ist aus
campus-result = Alles aufgedeckt
campus-now-characters = Charaktere werden gewählt
campus-now-night = Es ist Nacht
campus-now-event = Das Ereignis wird gezogen
campus-now-clean-up = Die Runde geht zu Ende
campus-now-guess = Die Kultisten raten, wer die SeherIn ist
campus-now-over = Das Spiel ist aus
campus-now-move = Alle bewegen sich
campus-now-action = Alle handeln
campus-moves = { $who-is ->
    [you] Du gehst
   *[other] { $who } geht
 }
campus-acts-now = { $who-is ->
    [you] Deine Aktion
   *[other] { $who } handelt
 }
campus-poll-discussion = Beratung vor der Abstimmung
campus-poll-vote = Die Abstimmung
campus-poll-change = Die Stimmen liegen offen
campus-phase-move = Bewegung
campus-phase-event = Ereignis
campus-phase-action = Aktion
campus-phase-clean-up = Aufräumen
campus-power-on = Strom an
campus-power-off = Strom aus
campus-vote-active = Abstimmungsmarker aktiv
campus-vote-inactive = Abstimmungsmarker inaktiv
campus-roles = Besondere Rollen im Spiel: { $roles }
campus-clock = { $round ->
    [0] Die Uhr: Die erste Runde hat noch nicht begonnen
   *[other] Die Uhr: Runde { $round } von 10
 }
campus-struck = Runde { $round } { $event }
campus-event-now = Wirkendes Ereignis: { $event } – { $effect }
campus-effect-calm = nichts geschieht
campus-effect-lightning = der Strom fiel aus; wer nicht allein war, hatte eine Begegnung
campus-effect-secret-doors = die Geheimtüren stehen offen
campus-effect-portal = ein Portal in der Portalkammer
campus-effect-fish-man = etwas kam aus dem See
campus-effect-cultist = ein Kultist-Marker kam in einen Raum
campus-effect-locked = Türen zwischen zwei Räumen sind zu
campus-effect-fog = lebende Figuren haben 2 Bewegungspunkte
campus-effect-courage = Bekämpfen, Verscheuchen und Portalschließen kosten keine Aktion

# Orte
campus-place-now = Ort: { $place }
campus-deck = { $count ->
    [0] Raum-Deck leer
    [one] 1 Karte im Raum-Deck
   *[other] { $count } Karten im Raum-Deck
 }
campus-unexplored = unerforscht
campus-explored = erforscht
campus-explored-symbol = erforscht, mit unsicheren Wegen
campus-symbol = unsichere Wege
campus-books-here = { $count ->
    [0] kein Buch hier
    [one] 1 Buch hier
   *[other] { $count } Bücher hier
 }
campus-room-done = erledigt: Alle seine Bücher stehen im Regal
campus-marker-here = ein Kultist-Marker: keine Raumaktion möglich
campus-burnt = sein Deck ist verbrannt
campus-portal-open = das Portal ist offen; bis Runde { $round } lässt es sich schließen
campus-portal-lost = das Portal ist offen und lässt sich nicht mehr schließen
campus-until = bis { $round }
campus-fish-here = der Fischmensch ist hier
campus-living = lebend: { $figures }
campus-ghosts = Geister: { $figures }
campus-doors = Türen: { $places }
campus-doors-closed = geschlossene Türen: { $places }
campus-doors-secret = Geheimtüren: { $places }
campus-on-route = in dieser Runde auf deiner Route
campus-points-left = { $points ->
    [0] danach kein Punkt mehr
    [one] danach noch 1 Punkt
   *[other] danach noch { $points } Punkte
 }
campus-would-meet = Begegnung mit { $figures }
campus-no-meeting = keine Begegnung: Drei oder mehr sind beisammen
campus-lake = See
campus-lake-fish = Der See: Der Fischmensch ist darin
campus-lake-empty = Der See: Der Fischmensch hat ihn verlassen
campus-unsafe = Unsichere Wege
campus-unsafe-full = Unsichere-Wege-Deck
campus-unsafe-label = { $count ->
    [one] Unsichere-Wege-Deck: 1 Karte
   *[other] Unsichere-Wege-Deck: { $count } Karten
 }
campus-pile = Nachziehstapel
campus-pile-label = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
 }
campus-markers = Verdeckt
campus-markers-label = { $count ->
    [0] Kein Kultist-Marker liegt mehr verdeckt
    [one] 1 Kultist-Marker liegt verdeckt
   *[other] { $count } Kultist-Marker liegen verdeckt
 }

# Bücherregal
campus-shelf = Bücherregal
campus-points-label = Siegpunkte: { $score } von { $target }
campus-row = Regalreihe { $place }: { $books } von { $all } Büchern; die volle Reihe zählt { $points }
campus-row-full = voll

# Figuren
campus-roster = Alle, in Spielerreihenfolge
campus-plays = spielt: { $character }
campus-automa = wird nach den Regeln bewegt
campus-acts = ist am Zug
campus-knife = Startspieler mit dem Messer
campus-ghost = Geist
campus-fell-reported = tot gefunden
campus-fell-voted = abgewählt
campus-fell-attacked = vom Assassinen getötet
campus-stands = { $place }
campus-pulse-deck = { $count ->
    [one] Puls-Deck 1 Karte
   *[other] Puls-Deck { $count } Karten
 }
campus-open-dead = eine Tot-Karte liegt offen
campus-cards-left = noch { $pulse } Pulskarten, noch { $room } Raumkarten
campus-had-turn = war schon am Zug
campus-known-role = { $role }
campus-known-investigators = Ermittler
campus-known-cultists = Kultist

# Das eigene Blatt
campus-sheet = Mein Blatt
campus-peek = Halten, um hineinzusehen
campus-peeking = Loslassen verdeckt es
campus-peek-cards = Halten, um deine Karten zu sehen
campus-peek-certain = Halten, um zu sehen, was du sicher weißt
campus-uncover = Drücken, um es aufzudecken
campus-cover = Drücken, um es zu verdecken
campus-role-investigator = Finde die Kultisten, fülle und prüfe Räume, sammle Bücher. Du hast nur Lebend und Erfolg.
campus-role-seer = Du kennst die Kultisten. Zeig es nicht: Erkennen sie dich am Ende, gewinnen sie.
campus-role-assassin = Einmal im Spiel darfst du vor aller Augen einen Lebenden töten, der bei dir steht.
campus-role-cultist = Töte ungesehen, störe die Suche, lass dich nicht erwischen. Deine Route bindet dich nicht.
campus-role-firestarter = Ein Kultist, der in Runde 5 oder 6 das Deck eines Raums verbrennen darf. Deine Route bindet dich nicht.
campus-fellows = Mit dir im Bunde: { $figures }
campus-seen-cultists = { $count ->
    [one] Du weißt: Der Kultist ist { $figures }
   *[other] Du weißt: Die Kultisten sind { $figures }
 }
campus-fellow-firestarter = Brandstifter: { $who }
campus-dead-from-start = { $count ->
    [0] Von Anfang an tot war niemand.
   *[other] Von Anfang an tot: { $figures }
 }
campus-pulse-hand = Pulskarten
campus-cards = { $cards }
campus-supply = Vorrat in unbekannter Reihenfolge: Lebend { $alive }, Tot { $dead }
campus-room-hand = Raumkarten
campus-times = { $count } × { $card }
campus-route = Route { $name }
campus-rooms = { $rooms }
campus-card-alive = Lebend
campus-card-dead = Tot
campus-card-success = Erfolg
campus-card-failure = Misserfolg
campus-card-sabotage = Sabotage
campus-does-alive = Kommt verdeckt ins Pulsdeck dessen, den du triffst, und schadet niemandem.
campus-does-dead = Eine einzige im Pulsdeck genügt, und die Figur ist tot. Niemand weiß es, bis jemand nachsieht.
campus-does-success = In einem Raum findet sie ein Buch. Auf unsicheren Wegen geschieht nichts.
campus-does-failure = In einem Raum findet sie nichts. Auf unsicheren Wegen bringt sie einen Kultistenmarker.
campus-does-sabotage = In einem Raum nimmt sie ein Buch wieder aus dem Regal. Auf unsicheren Wegen ruft sie den Fischmenschen.

# Szenen
campus-discussion = Die Beratung
campus-said-night = Sieh dein Blatt an und bestätige. Niemand sieht, wie lange du schaust.
campus-said-fire = Alle bestätigen, bevor der Ereignismarker gezogen wird.
campus-said-clean-up = Alle bestätigen, bevor die Runde endet.
campus-said-encounter = Welche Karte gibst du, verdeckt?
campus-said-discussion = Was sagst du? Es muss nicht stimmen.
campus-said-check-state = Sieh dir das Puls-Deck an und bestätige. Niemand sonst sieht, was darin liegt.
campus-give = Karte { $at } an { $who }
campus-lay = { $deed }, Karte { $at }
campus-only-you = Noch etwas?
campus-special = Besondere Aktion
campus-nothing-more = Mehr gibt es hier für dich nicht zu tun.
campus-the-deck = Puls-Deck: { $who }
campus-deed-check = Zustand prüfen
campus-deed-camera = Kamera: Zustand prüfen
campus-deed-camera-room = Kamera: Raum prüfen
campus-deed-fill = Raum-Deck füllen
campus-deed-secure = Gang sichern
campus-deed-close = Portal schließen mit
campus-deed-attack = Assassinen-Angriff auf
campus-abstained = Enthaltungen
campus-votes-of = { $figures }
campus-last-vote = Letzte Abstimmung
campus-claimed-so-far = Bisher behauptet; nichts davon muss stimmen
campus-topic-self = Wer ich bin
campus-topic-suspect = Ich verdächtige …
campus-topic-trust = Ich traue …
campus-topic-cultist = … ist Kultist, ich weiß es
campus-topic-checked = Was ich in Puls-Decks sah
campus-topic-gave = Was ich gegeben habe
campus-topic-cards = Was ich gelegt habe
campus-topic-route = In dieser Runde auf meiner Route
campus-topic-more = Zeit
campus-speak = Etwas sagen
campus-listen = Gesagt, gesehen
campus-quoted = „{ $claim }“
campus-nothing-said = Noch hat niemand etwas gesagt.
campus-who-met = Wer wen getroffen hat
campus-who-checked = Wer wen geprüft hat
campus-met = Runde { $round }, { $place }: { $figures }
campus-met-now = Begegnung { $place }: { $figures }
campus-checked = { $who-is ->
    [you] Runde { $round }: Du prüftest { $whom }, { $reported ->
        [yes] Tod gemeldet
       *[no] kein Tod gemeldet
     }
   *[other] Runde { $round }: { $who } prüfte { $whom }, { $reported ->
        [yes] Tod gemeldet
       *[no] kein Tod gemeldet
     }
 }
campus-ghost-now = { $cause ->
    [reported] { $who-is ->
        [you] Du wurdest tot aufgefunden
       *[other] { $who } wurde tot aufgefunden
     }
    [attacked] { $who-is ->
        [you] Der Assassine hat dich erwischt
       *[other] Der Assassine hat { $who } erwischt
     }
   *[voted] { $who-is ->
        [you] Du bist abgewählt
       *[other] { $who } ist abgewählt
     }
 }
campus-pulse-card = Pulskarte { $at }
campus-no-hand = Deine Karten kommen mit der Nacht.
campus-standing = Wie es steht

# Notizbuch
campus-notebook = Notizbuch
campus-notebook-said = Nur für deine Augen. Es bleibt in diesem Browser und wird nie gesendet.
campus-certain = Sicher
campus-claims = Behauptet
campus-claim-line = Runde { $round }, { $name }: „{ $claim }“
campus-earlier = { $count ->
    [one] 1 frühere Behauptung
   *[other] { $count } frühere Behauptungen
 }
campus-witnessed = { $count ->
    [one] Von allen gesehen: 1 Sache
   *[other] Von allen gesehen: { $count } Dinge
 }
campus-suspicion = Mein Verdacht: { $name }
campus-mark-trusted = Ich vertraue
campus-mark-unsure = Unsicher
campus-mark-doubted = Verdächtig
campus-mark-accused = Wohl ein Kultist
campus-notes = Meine Notizen
campus-known-dead-start = Von Anfang an tot
campus-known-check = Runde { $round }: Ich sah das Puls-Deck: Lebend { $alive }, Tot { $dead }
campus-known-gave = Runde { $round }: bekam von mir eine { $card }
campus-known-given = Runde { $round }: bekam eine { $card } von { $who }
campus-seen-gave = Runde { $round }: gab { $who } eine Karte ({ $place })
campus-seen-got = Runde { $round }: bekam eine Karte von { $who } ({ $place })
campus-seen-checks-silent = Runde { $round }: prüfte { $who }, kein Tod gemeldet
campus-seen-checks-dead = Runde { $round }: prüfte { $who } und meldete den Tod
campus-seen-checked-silent = Runde { $round }: wurde von { $who } geprüft, kein Tod gemeldet
campus-seen-checked-dead = Runde { $round }: wurde von { $who } tot gemeldet
campus-seen-laid = Runde { $round }: legte eine Karte ({ $place })
campus-seen-searched = Runde { $round }: prüfte den Raum ({ $place }): { $card }
campus-seen-attacked = Runde { $round }: griff { $who } als Assassine an
campus-seen-voted = Runde { $round }: stimmte gegen { $who }
campus-seen-abstained = Runde { $round }: enthielt sich
campus-seen-helped = Runde { $round }: half { $who } am Portal
campus-seen-refused = Runde { $round }: half { $who } nicht am Portal

# Das Ende
campus-page-people = Wer war wer
campus-page-pulse = Puls-Decks und Routen
campus-page-rooms = Raum-Decks
campus-team-cultists = Kultisten
campus-team-investigators = Ermittler
campus-secretly-dead = tot, und niemand wusste es
campus-alive = am Leben
campus-dead-notes = Tote Ermittler am Ende: { $dead }; die Kultisten brauchten { $threshold }.
campus-note-start = Anfang: { $note }
campus-note = Runde { $round }: { $note }
campus-in-deck = Noch im Deck
campus-gone = Gezogen oder fort
campus-from-start = von Anfang an
campus-from-pile = Nachziehstapel, Runde { $round }
campus-from-hand = { $who }, Runde { $round }
campus-hidden-markers = Kultist-Marker, die verdeckt blieben: { $places }
campus-truth = Zeigen, was verborgen war
campus-dead-then = Tote Ermittler in diesem Moment: { $dead }; die Kultisten brauchen { $threshold }.
campus-truth-dead = { $count ->
    [0] alle lebend
    [one] 1 Tot-Karte
   *[other] { $count } Tot-Karten
 }
