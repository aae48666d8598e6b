# Karten, Orte, Charaktere, Rollen, Ereignisse
card-alive = Lebend-Karte
card-dead = Tot-Karte
card-success = Erfolg
card-failure = Misserfolg
card-sabotage = Sabotage
place-CAF = Cafeteria
place-PNK = Schlafsaal
place-YEL = Labor
place-GRN = Portalkammer
place-RED = Überwachungsraum
place-VIO = Bibliothek
place-ORG = Aula
place-BRN = Heizungskeller
place-gW = Westgang
place-gN = Nordgang
place-gE = Ostgang
place-gS = Südgang
place-gZ = Zentralkorridor
to-CAF = in die Cafeteria
to-PNK = in den Schlafsaal
to-YEL = ins Labor
to-GRN = in die Portalkammer
to-RED = in den Überwachungsraum
to-VIO = in die Bibliothek
to-ORG = in die Aula
to-BRN = in den Heizungskeller
to-gW = in den Westgang
to-gN = in den Nordgang
to-gE = in den Ostgang
to-gS = in den Südgang
to-gZ = in den Zentralkorridor
in-CAF = in der Cafeteria
in-PNK = im Schlafsaal
in-YEL = im Labor
in-GRN = in der Portalkammer
in-RED = im Überwachungsraum
in-VIO = in der Bibliothek
in-ORG = in der Aula
in-BRN = im Heizungskeller
in-gW = im Westgang
in-gN = im Nordgang
in-gE = im Ostgang
in-gS = im Südgang
in-gZ = im Zentralkorridor
character-archivist = Archivarin
character-caretaker = Hausmeister
character-physician = Ärztin
character-dean = Dekan
character-reporter = Reporterin
character-student = Studentin
character-professor = Professor
character-watchman = Nachtwächter
role-investigator = Ermittler
role-seer = SeherIn
role-assassin = Assassine
role-cultist = Kultist
role-firestarter = Brandstifter
event-calm = Ruhe
event-lightning = Blitzschlag
event-secret-doors = Geheimtüren
event-portal = Portal
event-fish-man = Fischmensch
event-cultist = Kultist
event-locked = Verriegelt
event-fog = Nebel
event-courage = Mut
effect-calm = Nichts geschieht.
effect-lightning = Der Strom fällt aus, und wer nicht allein ist, hat eine Begegnung.
effect-secret-doors = Aus jedem verbundenen Raum wechselt eine lebende Figur hinüber; die Geheimtüren bleiben offen, bis das nächste Ereignis gezogen wird.
effect-portal = In der Portalkammer flackert ein Tor.
effect-fish-man = Etwas steigt aus dem See.
effect-cultist = Ein Kultist-Marker wird aufgedeckt.
effect-locked = Die Türen zwischen zwei Räumen sind zu, bis das nächste Ereignis gezogen wird.
effect-fog = In der nächsten Bewegungsphase haben lebende Figuren nur 2 Bewegungspunkte.
effect-courage = Kultisten bekämpfen, den Fischmenschen verscheuchen und das Portal schließen kostet keine Aktion, bis das nächste Ereignis gezogen wird.
automa = Automa

# Spielaufbau und Nacht
start-player = { $who-is ->
    [you] Du bist Startspieler und bekommst das Messer.
   *[other] { $who } ist Startspieler und bekommt das Messer.
 }
character-chosen = { $who-is ->
    [you] Dein Charakter: { $character }.
   *[other] Der Charakter von { $who }: { $character }.
 }
night-falls = Es ist Nacht. Jeder sieht sein eigenes Blatt.
sheet = Deine Rolle: { $role }. Deine Routenkarte: { $route }.
seer-sees = { $count ->
    [one] Du siehst im Traum den Kultisten: { $cultists }.
   *[other] Du siehst im Traum die Kultisten: { $cultists }.
 }
fellow = Mit dir im Bunde: { $who }, Kultist.
fellow-firestarter = Mit dir im Bunde: { $who }, Brandstifter.
dead-from-start = { $count ->
    [0] Von Anfang an tot ist niemand.
    [one] Von Anfang an tot: { $figures }. Noch weiß es sonst niemand.
   *[other] Von Anfang an tot: { $figures }. Noch weiß es sonst niemand.
 }

# Runde, Bewegung, Begegnungen
round-begins = Runde { $round }. { $who-is ->
    [you] Du hast das Messer.
   *[other] { $who } hat das Messer.
 }
stepped = { $who-is ->
    [you] Du gehst { $to }.
   *[other] { $who } geht { $to }.
 }
stopped = { $who-is ->
    [you] Du bleibst { $place }.
   *[other] { $who } bleibt { $place }.
 }
teleported = { $who-is ->
    [you] Du schwebst { $to }.
   *[other] Der Geist von { $who } schwebt { $to }.
 }
meeting = Begegnung { $place }: { $figures }.
gave = { $who-is ->
    [you] Du gibst { $to } verdeckt eine { $card }.
   *[other] { $who } gibt { $to-is ->
        [you] dir
       *[other] { $to }
    } verdeckt eine { $card }.
 }
gave-hidden = { $who } gibt { $to-is ->
    [you] dir
   *[other] { $to }
 } verdeckt eine Karte.
gave-nothing = { $who-is ->
    [you] Du hast keine Pulskarte mehr und gibst nichts.
   *[other] { $who } hat keine Pulskarte mehr und gibt nichts.
 }
drew-pulse = Du ziehst eine { $card } nach.

# Ereignisse
burnt = Feuer { $place }! Das ganze Raum-Deck verbrennt.
event-drawn = Ereignis: { $event }. { $effect }
power-off = Es ist dunkel: Die Stromversorgung ist aus.
swapped = { $who-is ->
    [you] Du gerätst durch eine Geheimtür { $to }.
   *[other] { $who } gerät durch eine Geheimtür { $to }.
 }
portal-opens = Das Portal in der Portalkammer ist offen. Bis zum Ende von Runde { $last } lässt es sich schließen.
portal-stays = Ein zweites Portal öffnet sich nicht.
cultist-comes = Ein Kultist-Marker liegt jetzt { $place }: Raumaktionen sind dort unmöglich.
fish-man-comes = Der Fischmensch kommt aus dem See { $to }.
fish-man-stays = Der Fischmensch ist schon da: Er bleibt { $place }.

# Aktionen
action-phase-begins = Die Aktionsphase von Runde { $round } beginnt.
passed = { $who-is ->
    [you] Du passt.
   *[other] { $who } passt.
 }
skipped = { $who-is ->
    [you] Du hast am Portal geholfen und setzt aus.
   *[other] { $who } hat am Portal geholfen und setzt aus.
 }
checks = Du prüfst den Zustand von { $whom }. Lebend-Karten: { $alive }, Tot-Karten: { $dead }.
checks-hidden = { $who } prüft den Zustand von { $whom-is ->
    [you] dir
   *[other] { $whom }
 }.
checks-camera = Du prüfst mit der Kamera den Zustand von { $whom }. Lebend-Karten: { $alive }, Tot-Karten: { $dead }.
checks-camera-hidden = { $who } prüft mit der Kamera den Zustand von { $whom-is ->
    [you] dir
   *[other] { $whom }
 }.
no-death = { $who-is ->
    [you] Du hast { $whom } geprüft; kein Tod gemeldet.
   *[other] { $who } hat { $whom-is ->
        [you] dich
       *[other] { $whom }
    } geprüft; kein Tod gemeldet.
 }
death-reported = { $who-is ->
    [you] Du meldest einen Tod: { $whom } ist tot.
   *[other] { $who } meldet einen Tod: { $whom-is ->
        [you] Du bist tot.
       *[other] { $whom } ist tot.
    }
 }
fell = { $who-is ->
    [you] Du bist jetzt ein Geist.
   *[other] { $who } ist jetzt ein Geist.
 }
added = Eine Karte vom Nachziehstapel kommt ungesehen auf das Raum-Deck { $place }.
added-unsafe = Eine Karte vom Nachziehstapel kommt ungesehen ins Unsichere-Wege-Deck.
pile-empty = Der Nachziehstapel ist leer; keine Karte wird bewegt.
filled = { $who-is ->
    [you] Du füllst das Raum-Deck ({ $place }) mit { $card }.
   *[other] { $who } füllt das Raum-Deck ({ $place }) mit { $card }.
 }
filled-hidden = { $who } füllt das Raum-Deck ({ $place }).
secured = { $who-is ->
    [you] Du sicherst den Gang ({ $place }) mit { $card }.
   *[other] { $who } sichert den Gang ({ $place }) mit { $card }.
 }
secured-hidden = { $who } sichert den Gang ({ $place }).
explored = Erforscht: { $place }.
explored-symbol = Erforscht: { $place }. Der Raummarker zeigt unsichere Wege.
unsafe-card = Aus dem Unsichere-Wege-Deck kommt { $card }.
searched = { $who-is ->
    [you] Du prüfst den Raum ({ $place }): { $card }.
   *[other] { $who } prüft den Raum ({ $place }): { $card }.
 }
searched-camera = { $who-is ->
    [you] Du prüfst mit der Kamera den Raum ({ $place }): { $card }.
   *[other] { $who } prüft mit der Kamera den Raum ({ $place }): { $card }.
 }
book-found = Ein Buch kommt ins Bücherregal ({ $place }): { $books } von { $all }.
book-lost = Ein Buch kommt aus dem Bücherregal zurück ({ $place }): { $books } von { $all } bleiben.
row-scored = Die Regalreihe ist voll ({ $place }): { $points } Siegpunkte, zusammen { $score } von { $target }. Der Raum ist erledigt.
fought = { $who-is ->
    [you] Du bekämpfst den Kultist-Marker { $place }; er ist aus dem Spiel.
   *[other] { $who } bekämpft den Kultist-Marker { $place }; er ist aus dem Spiel.
 }
chased = { $who-is ->
    [you] Du verscheuchst den Fischmenschen zurück in den See.
   *[other] { $who } verscheucht den Fischmenschen zurück in den See.
 }
restarted = { $who-is ->
    [you] Du startest den Strom neu.
   *[other] { $who } startet den Strom neu.
 }
attacked = { $who-is ->
    [you] Du deckst auf, dass du Assassine bist, und greifst { $whom } an.
   *[other] { $who } deckt auf, Assassine zu sein, und greift { $whom-is ->
        [you] dich
       *[other] { $whom }
    } an.
 }

# Das Portal
help-wanted = { $who-is ->
    [you] Du bittest { $whom } um Hilfe am Portal.
   *[other] { $who } bittet { $whom-is ->
        [you] dich
       *[other] { $whom }
    } um Hilfe am Portal.
 }
helped = { $who-is ->
    [you] Du hilfst { $whom }.
   *[other] { $who } hilft { $whom-is ->
        [you] dir
       *[other] { $whom }
    }.
 }
help-refused = { $who-is ->
    [you] Du hilfst { $whom } nicht.
   *[other] { $who } hilft { $whom-is ->
        [you] dir
       *[other] { $whom }
    } nicht.
 }
portal-closed = Portal geschlossen! Beteiligt: { $figures }. Der Zielwert sinkt auf { $target }.
portal-lost = Das Portal lässt sich nicht mehr schließen. Der Zielwert steigt auf { $target }.

# Abstimmungen
vote-called = { $who-is ->
    [you] Du leitest eine Abstimmung ein. Zuerst wird beraten.
   *[other] { $who } leitet eine Abstimmung ein. Zuerst wird beraten.
 }
vote-murder = { $who-is ->
    [you] Wegen deiner Meldung wird beraten und abgestimmt.
   *[other] Wegen der Meldung von { $who } wird beraten und abgestimmt.
 }
claimed = { $who-is ->
    [you] Du behauptest:
   *[other] { $who } behauptet:
 } „{ $claim }“
more-time = { $who-is ->
    [you] Du möchtest länger beraten.
   *[other] { $who } möchte länger beraten.
 }
abstained = { $who-is ->
    [you] Du enthältst dich.
   *[other] { $who } enthält sich.
 }
voted = { $who-is ->
    [you] Du stimmst gegen { $whom }.
   *[other] { $who } stimmt gegen { $whom-is ->
        [you] dich
       *[other] { $whom }
    }.
 }
voted-double = { $who-is ->
    [you] Du stimmst gegen { $whom }; als Startspieler zählst du doppelt.
   *[other] { $who } stimmt gegen { $whom-is ->
        [you] dich
       *[other] { $whom }
    }; die Stimme des Startspielers zählt doppelt.
 }
counted-nobody = So wie die Stimmen liegen, scheidet niemand aus.
counted = So wie die Stimmen liegen, { $who-is ->
    [you] scheidest du aus
   *[other] scheidet { $who } aus
 }.
vote-kept = { $who-is ->
    [you] Du bleibst als Startspieler bei deiner Stimme.
   *[other] { $who } bleibt als Startspieler bei der eigenen Stimme.
 }
vote-withdrawn = { $who-is ->
    [you] Du änderst als Startspieler deine Stimme und enthältst dich.
   *[other] { $who } nimmt als Startspieler die eigene Stimme zurück und enthält sich.
 }
vote-changed = { $who-is ->
    [you] Du änderst als Startspieler deine Stimme: gegen { $whom }.
   *[other] { $who } ändert als Startspieler die eigene Stimme: gegen { $whom-is ->
        [you] dich
       *[other] { $whom }
    }.
 }
vote-ends-nobody = Die Abstimmung ist vorbei. Niemand scheidet aus.
vote-ends = Die Abstimmung ist vorbei. { $who-is ->
    [you] Du scheidest aus.
   *[other] { $who } scheidet aus.
 }

# Das Ende
claimed-threshold = { $who-is ->
    [you] Du behauptest
   *[other] { $who } behauptet
 }, dass mindestens { $threshold } Ermittler tot sind. Alle Puls-Decks werden durchsucht.
revealed = { $who-is ->
    [you] Deine Rolle ist für alle aufgedeckt: { $role }.
   *[other] { $who } ist aufgedeckt: { $role }.
 }
guess-begins = { $cause } Doch die Kultisten dürfen noch raten, wer SeherIn ist.
won-eliminated = Kein Kultist lebt mehr.
won-books = Der Zielwert ist erreicht.
guessed = { $who-is ->
    [you] Du hältst { $whom } für SeherIn.
   *[other] { $who } hält { $whom-is ->
        [you] dich
       *[other] { $whom }
    } für SeherIn.
 }
guessed-nobody = { $who-is ->
    [you] Du nennst niemanden.
   *[other] { $who } nennt niemanden.
 }
ending-eliminated = Kein Kultist lebt mehr: Die Ermittler gewinnen.
ending-books = Genug Bücher stehen im Regal: Die Ermittler gewinnen.
ending-claim-right = Die Behauptung stimmt: Der Kultist gewinnt.
ending-claim-wrong = Die Behauptung ist falsch: Die Ermittler gewinnen.
ending-noted = Schon am Ende der Vorrunde waren genug Ermittler tot: Die Kultisten gewinnen.
ending-dead = Der Zielwert ist erreicht, doch zu viele Ermittler sind tot: Der Kultist gewinnt.
ending-clock = Die letzte Stunde ist um und der Zielwert verfehlt: Die Kultisten gewinnen.
ending-seer-found = SeherIn ist erkannt: Die Kultisten gewinnen.

# Fragen
ask-character = Welchen Charakter spielst du?
option-any = Ein zufälliger
ask-night = Es ist Nacht. Deine Rolle: { $role }. Sieh dir dein Blatt an und bestätige.
option-confirm = Bestätigen
ask-move = Wohin gehst du? Bewegungspunkte: { $points }.
ask-teleport = Wohin schwebst du?
option-step = { $place }
option-teleport = { $place }
option-stop = Hier bleiben
ask-encounter = Begegnung mit { $others }: Welche Karte gibst du verdeckt?
option-give = { $card } an { $to }
ask-fire = Bevor das Ereignis gezogen wird, bestätigen alle.
ask-fire-rooms = Bevor das Ereignis gezogen wird, bestätigen alle. Nur du kannst jetzt einen Raum in Brand setzen.
option-burn = In Brand setzen: { $place }
ask-clean-up = Bevor die Runde endet, bestätigen alle.
ask-clean-up-cultist = Bevor die Runde endet, bestätigen alle. Nur du kannst jetzt behaupten, dass genug Ermittler tot sind.
option-claim = Behaupten, dass genug Ermittler tot sind
ask-action = Was tust du?
ask-free-action = Möchtest du noch etwas tun, das mit Mut keine Aktion kostet?
option-check = Zustand prüfen: { $who }
option-camera = Mit der Kamera den Zustand prüfen: { $who }
option-camera-room = Mit der Kamera den Raum prüfen: { $place }
option-attack = Assassinen-Angriff auf { $who }
option-secure = Gang sichern: { $card }
option-fill = Raum-Deck füllen: { $card }
option-search = Raum prüfen
option-vote = Abstimmung einleiten
option-restart = Strom neustarten
option-fight = Kultist-Marker bekämpfen
option-chase = Fischmenschen verscheuchen
option-close = Portal schließen, mit Hilfe von { $who }
option-pass = Passen
option-done = Fertig
ask-result = Das Puls-Deck von { $who }: Lebend-Karten { $alive }, Tot-Karten { $dead }.
option-silent = Schweigen
option-report = Den Tod melden
option-must-report = Bestätigen: Der Tod wird gemeldet
option-nothing-to-report = Bestätigen: kein Tod zu melden
ask-help = { $who } bittet dich um Hilfe am Portal. Das kostet deine Aktion.
ask-help-free = { $who } bittet dich um Hilfe am Portal. Mit Mut kostet es keine Aktion.
option-agree = Helfen
option-refuse = Ablehnen
ask-discussion = Was sagst du? Bis zu { $most } Behauptungen, wahr oder falsch; ohne eine bist du bereit zur Abstimmung.
option-more-time = Ich möchte länger beraten.
claim-investigator = Ich bin Ermittler.
claim-seer = Ich bin SeherIn.
claim-assassin = Ich bin Assassine.
claim-suspect = { $who-is ->
    [you] Ich verdächtige dich.
   *[other] Ich verdächtige { $who }.
 }
claim-trust = { $who-is ->
    [you] Ich traue dir.
   *[other] Ich traue { $who }.
 }
claim-cultist = { $who-is ->
    [you] Du bist Kultist, ich weiß es.
   *[other] { $who } ist Kultist, ich weiß es.
 }
claim-checked-alive = { $who-is ->
    [you] Ich habe dich geprüft: nur Lebend-Karten.
   *[other] Ich habe { $who } geprüft: nur Lebend-Karten.
 }
claim-checked-dead = { $who-is ->
    [you] Ich habe dich geprüft und eine Tot-Karte gesehen.
   *[other] Ich habe { $who } geprüft und eine Tot-Karte gesehen.
 }
claim-gave-alive = { $who-is ->
    [you] Ich habe dir eine Lebend-Karte gegeben.
   *[other] Ich habe { $who } eine Lebend-Karte gegeben.
 }
claim-put-success = Ich habe Erfolg in das Raum-Deck gelegt: { $place }.
claim-secured = Ich habe den Gang mit Erfolg gesichert: { $place }.
claim-route = Auf meiner Route in dieser Runde: { $place }.
ask-vote = Gegen wen stimmst du?
option-vote-for = { $who }
option-abstain = Enthaltung
ask-change = Die Stimmen sind offen. Als Startspieler darfst du deine noch ändern.
option-keep = Bei meiner Stimme bleiben
ask-guess = Wer ist SeherIn?
option-name-seer = { $who }
option-name-nobody = Niemanden nennen

# Worauf das Spiel wartet
decides-character = { $who-is ->
    [you] Du wählst deinen Charakter.
   *[other] { $who } wählt einen Charakter.
 }
decides-night = { $who-is ->
    [you] Du siehst dir dein Blatt an.
   *[other] { $who } sieht sich das eigene Blatt an.
 }
decides-move = { $who-is ->
    [you] Du bewegst dich.
   *[other] { $who } bewegt sich.
 }
decides-encounter = { $who-is ->
    [you] Du gibst in der Begegnung eine Karte.
   *[other] { $who } gibt in der Begegnung eine Karte.
 }
decides-fire = { $who-is ->
    [you] Du bestätigst vor dem Ereignis.
   *[other] { $who } bestätigt vor dem Ereignis.
 }
decides-clean-up = { $who-is ->
    [you] Du bestätigst das Ende der Runde.
   *[other] { $who } bestätigt das Ende der Runde.
 }
decides-action = { $who-is ->
    [you] Du bist mit deiner Aktion dran.
   *[other] { $who } ist mit einer Aktion dran.
 }
decides-check-state = { $who-is ->
    [you] Du siehst dir ein Puls-Deck an.
   *[other] { $who } sieht sich ein Puls-Deck an.
 }
decides-help = { $who-is ->
    [you] Du entscheidest, ob du am Portal hilfst.
   *[other] { $who } entscheidet über Hilfe am Portal.
 }
decides-discussion = { $who-is ->
    [you] Du berätst mit.
   *[other] { $who } berät mit.
 }
decides-vote = { $who-is ->
    [you] Du stimmst ab.
   *[other] { $who } stimmt ab.
 }
decides-change = { $who-is ->
    [you] Du darfst als Startspieler deine Stimme ändern.
   *[other] { $who } darf als Startspieler die eigene Stimme ändern.
 }
decides-guess = { $who-is ->
    [you] Du rätst, wer SeherIn ist.
   *[other] { $who } rät, wer SeherIn ist.
 }

# Einstellungen
option-seats = Spieler
option-seer = SeherIn
option-seer-default = wie für die Spielerzahl vorgesehen
option-seer-yes = dabei
option-seer-no = nicht dabei
option-assassin = Assassine
option-assassin-default = wie für die Spielerzahl vorgesehen
option-assassin-yes = dabei
option-assassin-no = nicht dabei
option-firestarter = Brandstifter (7 oder 8 Spieler)
option-firestarter-default = nicht dabei, wie vorgesehen
option-firestarter-yes = dabei
option-firestarter-no = nicht dabei
option-start = Wer zuletzt einen Albtraum hatte (Startspieler)
option-start-None = wird ausgelost
option-discussion = Beratung vor einer Abstimmung
option-discussion-1m = 1 Minute
option-discussion-3m = 3 Minuten
option-discussion-5m = 5 Minuten
option-discussion-10m = 10 Minuten
option-discussion-1d = 1 Tag
option-discussion-none = ohne Grenze
option-guess = Zeit, SeherIn zu erraten
option-guess-1m = 1 Minute
option-guess-3m = 3 Minuten
option-guess-1d = 1 Tag
option-guess-none = ohne Grenze
bad-option-firestarter = Den Brandstifter gibt es nur mit { $least } oder { $most } Spielern.
bad-option-start = Der Startspieler muss einer der { $seats } Spieler sein.

# Tischrede
phrase-not-me = Ich war es nicht!
phrase-who-was-there = Wer war dort?
phrase-check-him = Den sollten wir prüfen.
phrase-restart-power = Jemand muss den Strom neustarten.
phrase-portal = Wir müssen das Portal schließen.
phrase-thanks = Danke!
phrase-well-played = Gut gespielt.
phrase-hurry = Die Uhr schlägt gleich – du bist dran.

# Was Simulationen zählen
count-rounds = Runden je Partie
count-points = Siegpunkte der Ermittler
count-dead = Tote Ermittler am Ende
count-ending = Wie die Partien ausgingen
count-team = Siege nach Gesinnung
count-role = Siege nach Rolle
team-investigators = Ermittler
team-cultists = Kultisten

# Der Tisch im Terminal
board-round = Runde { $round } von { $all }
board-phase-night = Nacht
board-phase-move = I Bewegung
board-phase-event = II Ereignis
board-phase-action = III Aktionen
board-phase-clean-up = IV Aufräumen
board-phase-guess = die Suche nach SeherIn
board-phase-over = das Spiel ist vorbei
board-points = Siegpunkte: { $score } von { $target }
board-power-on = Der Strom ist an.
board-power-off = Der Strom ist aus: Wer auf andere trifft, hat eine Begegnung, und die Kamera ist tot.
board-portal-none = Ein Portal gibt es nicht.
board-portal-open = Das Portal ist offen: Bis zum Ende von Runde { $last } lässt es sich schließen.
board-portal-closed = Das Portal ist geschlossen.
board-portal-lost = Das Portal lässt sich nicht mehr schließen.
board-fish-man-lake = Der Fischmensch ist im See.
board-fish-man-here = Der Fischmensch steht { $place }: Von den Lebenden kommt nur hinein, wer das Messer hat.
board-event-none = Kein Ereignis ist in Kraft.
board-event = Ereignis in Kraft: { $event }.
board-event-lasting = Ereignis in Kraft: { $event } ({ $effect }).
board-lasts-secret-doors = Geheimtüren sind offen
board-lasts-locked = Türen zwischen zwei Räumen sind zu
board-lasts-fog = lebende Figuren haben nur 2 Bewegungspunkte
board-lasts-courage = Kultisten bekämpfen, Fischmenschen verscheuchen und Portal schließen sind frei
board-clock = Uhr: { $events }.
board-hour = { $round } { $event }
board-bag = Noch im Beutel: { $events }.
board-several = { $count } × { $thing }
board-decks = Unsichere-Wege-Deck: { $unsafe }. Nachziehstapel: { $pile }. Verdeckte Kultist-Marker: { $markers }.
board-cultists = { $count ->
    [one] Unter euch ist ein Kultist; { $threshold } tote Ermittler reichen ihm zum Sieg.
   *[other] Unter euch sind { $count } Kultisten; { $threshold } tote Ermittler reichen ihnen zum Sieg.
 }
board-special-roles = Außerdem dabei: { $roles }.
board-vote-yes = In dieser Runde lässt sich noch eine Abstimmung einleiten (Cafeteria).
board-vote-no = In dieser Runde lässt sich keine Abstimmung mehr einleiten.
board-order = Zugreihenfolge: { $figures }.
board-name = { $who-is ->
    [you] Du
   *[other] { $who }
 }
board-facts = { $name }: { $facts }.
board-head-place = Ort
board-head-deck = Deck
board-head-state = Zustand
board-head-books = Bücher
board-head-points = SP
board-head-doors = Türen
board-head-here = Wer ist dort
board-head-figure = Figur
board-head-character = Charakter
board-head-pulse = Puls
board-head-hand = Hand
board-head-supply = Vorrat
board-head-rooms = Raumkarten
short-CAF = Caf
short-PNK = Sch
short-YEL = Lab
short-GRN = Por
short-RED = Übe
short-VIO = Bib
short-ORG = Aul
short-BRN = Hei
short-gW = W
short-gN = N
short-gE = O
short-gS = S
short-gZ = Z
board-state-explored = erforscht
board-state-done = erledigt
board-here = hier: { $figures }
board-empty = niemand hier
board-fish-man = Fischmensch
board-portal = Portal
board-marker = Kultist-Marker
board-burnt = ausgebrannt
board-doors = Türen: { $places }
board-doors-closed = geschlossene Tür: { $places }
board-doors-secret = Geheimtür: { $places }
board-room = { $deck ->
    [one] 1 Karte im Raum-Deck
   *[other] { $deck } Karten im Raum-Deck
 }, Bücher im Regal: { $books } von { $all } (volle Reihe: { $points } Siegpunkte)
board-unexplored = nicht erforscht
board-symbol = der Raummarker zeigt unsichere Wege
board-on-route = in dieser Runde auf deiner Route
board-sign-you = hier bist du
board-sign-route = in dieser Runde auf deiner Route
board-sign-symbol = der Raummarker zeigt unsichere Wege
board-sign-secret = Geheimtür
board-sign-closed = geschlossene Tür
board-figure = { $who } ({ $character })
board-sizes = Puls-Deck: { $pulse }; Pulskarten: { $hand } auf der Hand, { $supply } im Vorrat; Raumkarten: { $rooms }
board-knife = Messer
board-active = ist dran
board-acted = war dran
board-ghost-reported = Geist (tot aufgefunden)
board-ghost-voted = Geist (abgewählt)
board-ghost-attacked = Geist (vom Assassinen angegriffen)
board-ghost = Geist
board-open-dead = eine Tot-Karte liegt offen
board-surely-investigators = sicher Ermittler
board-surely-cultists = sicher Kultist
board-route = Route: { $rooms }
board-moving = { $who-is ->
    [you] Du bist unterwegs
   *[other] { $who } ist unterwegs
 }: { $path }. Übrige Punkte: { $points }.
board-checking = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } { $whom-is ->
    [you] dein Puls-Deck
   *[other] das Puls-Deck von { $whom }
 } an.
board-checking-camera = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } mit der Kamera { $whom-is ->
    [you] dein Puls-Deck
   *[other] das Puls-Deck von { $whom }
 } an.
board-poll-called = Abstimmung { $number }, eingeleitet von { $who-is ->
    [you] dir
   *[other] { $who }
 }: { $stage }.
board-poll-murder = Abstimmung { $number }, weil { $who-is ->
    [you] du einen Tod gemeldet hast
   *[other] { $who } einen Tod gemeldet hat
 }: { $stage }.
board-stage-discussion = Beratung, Teil { $turn }
board-stage-vote = alle stimmen geheim ab
board-stage-change = die Stimmen sind offen, der Startspieler darf seine noch ändern
board-votes = Stimmen: { $votes }.
board-vote-against = { $who-is ->
    [you] du
   *[other] { $who }
 } gegen { $whom-is ->
    [you] dich
   *[other] { $whom }
 }
board-vote-abstained = { $who-is ->
    [you] du: Enthaltung
   *[other] { $who }: Enthaltung
 }
board-claims = In dieser Runde behauptet, wahr oder falsch:
board-claim = { $who-is ->
    [you] Du
   *[other] { $who }
 }: { $claims }
board-claims-before = { $count ->
    [one] Eine frühere Behauptung steht im Verlauf.
   *[other] { $count } frühere Behauptungen stehen im Verlauf.
 }
board-mine = Nur du weißt das:
board-my-role = Deine Rolle: { $role }.
board-my-special-role = Deine Rolle: { $role } (Gesinnung: { $team }).
board-my-route = Deine Route: in dieser Runde { $now }; in der nächsten { $next }.
board-my-last-route = Deine Route: in dieser Runde { $now }.
board-my-first-route = Deine Route: in Runde 1 { $next }.
board-my-freedom = Als Kultist musst du dich nicht daran halten.
board-my-pulse = Deine Pulskarten auf der Hand: { $hand }. Im Vorrat: { $supply }.
board-my-rooms = Deine Raumkarten: { $cards }.
board-none = keine
board-my-cultists = Kultisten: { $figures }.
board-my-firestarter = Brandstifter: { $figures }.
board-my-dead = Von Anfang an tot: { $figures }.
board-my-checks = Du hast gesehen: { $checks }.
board-my-check = { $whom } in Runde { $round } (Lebend { $alive }, Tot { $dead })
board-my-gifts = Du hast gegeben: { $gifts }.
board-my-gift = { $card } an { $whom } (Runde { $rounds })
board-my-laid = Du hast gelegt: { $cards }.
board-my-card = { $card } { $to } (Runde { $round })
board-my-secured = { $card } ins Unsichere-Wege-Deck (Runde { $round })
board-revealed = Alles ist aufgedeckt:
board-dead = Tote Ermittler am Ende: { $count }. Bei Spielbeginn und nach jeder Runde: { $notes }.
board-routes = Routenkarten: { $routes }.
board-route-of = { $who-is ->
    [you] du
   *[other] { $who }
 } { $route }
board-all-pulse = Puls-Decks (wer jede Karte gegeben hat, und in welcher Runde):
board-all-rooms = Raum-Decks (wer jede Karte gelegt hat, und in welcher Runde):
board-all-left = Was nie gespielt wurde:
board-pulse-of = { $who-is ->
    [you] Dein Puls-Deck
   *[other] Das Puls-Deck von { $who }
 }: { $cards }.
board-deck-of = { $deck }: { $cards }.
board-gone-from = { $deck }, nicht mehr da: { $cards }.
board-unsafe-deck = Unsichere-Wege-Deck
board-from-start = Anfang
board-from-pile = Nachziehstapel { $round }
board-from-hand = { $who-is ->
    [you] du
   *[other] { $who }
 } { $round }
board-left-of = { $who-is ->
    [you] Du
   *[other] { $who }
 }: Pulskarten: { $pulse }; Raumkarten: { $rooms }.
board-left-pile = Nachziehstapel: { $cards }.
board-left-markers = Kultist-Marker, die verdeckt blieben: { $places }.
