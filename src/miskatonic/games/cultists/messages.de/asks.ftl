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
claim-seer = Ich bin die SeherIn.
claim-assassin = Ich bin der Assassine.
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
claim-put-success = Ich habe einen Erfolg ins Raum-Deck gelegt: { $place }.
claim-secured = Ich habe den Gang mit einem Erfolg gesichert: { $place }.
claim-route = Auf meiner Route in dieser Runde: { $place }.
ask-vote = Gegen wen stimmst du?
option-vote-for = { $who }
option-abstain = Enthaltung
ask-change = Die Stimmen sind offen. Als Startspieler darfst du deine noch ändern.
option-keep = Bei meiner Stimme bleiben
ask-guess = Wer ist die SeherIn?
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
    [you] Du rätst, wer die SeherIn ist.
   *[other] { $who } rät, wer die SeherIn ist.
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
option-discussion-default = 3 Minuten; ohne Grenze, wenn der Tisch keine hat
option-discussion-1m = 1 Minute
option-discussion-3m = 3 Minuten
option-discussion-5m = 5 Minuten
option-discussion-10m = 10 Minuten
option-discussion-1d = 1 Tag
option-discussion-none = ohne Grenze
option-guess = Zeit, die SeherIn zu erraten
option-guess-default = 1 Minute; ohne Grenze, wenn der Tisch keine hat
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

# Warum nicht?
why-not-fish-man = Dort ist der Fischmensch: Lebend kommst du nur mit dem Messer an ihm vorbei.
why-not-door = Von hier führt keine offene Tür dorthin, oder deine Bewegung darf dort nicht enden.
why-not-now = Darum geht es bei der Frage an dich gerade nicht.
why-not-place = In Räumen handelt, wer darin steht, und nur dort, wo die eigene Route sie in dieser Runde nennt.
why-not-yourself = Dich selbst kannst du nicht prüfen: Dein eigener Puls bleibt dir unbekannt.
why-not-ghost = Geister kann man nicht prüfen.
why-not-elsewhere = Prüfen kannst du nur eine lebende Figur am selben Ort wie deine.
why-not-lake = In den See geht man nicht: Dort ist immer nur der Fischmensch.
why-not-unsafe = Dieses Deck kommt nur ins Spiel, wenn ein umgedrehter Raummarker die unsicheren Wege zeigt.
why-not-pile = Seine Karten gehen verdeckt auf Raum-Decks, wenn ein Zustand geprüft wird; niemand sieht sie.
why-not-markers = Kultistenmarker werden durch Ereignisse und unsichere Wege aufgedeckt.
