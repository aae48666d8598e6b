# Der Tisch im Terminal
board-round = Runde { $round } von { $all }
board-phase-night = Nacht
board-phase-move = I Bewegung
board-phase-event = II Ereignis
board-phase-action = III Aktionen
board-phase-clean-up = IV Aufräumen
board-phase-guess = die Suche nach der SeherIn
board-phase-over = das Spiel ist vorbei
board-points = Siegpunkte: { $score } von { $target }
board-power-on = Der Strom ist an.
board-power-off = Der Strom ist aus: Wer auf andere trifft, hat eine Begegnung, und die Kamera fällt aus.
board-portal-none = Noch ist kein Portal offen.
board-portal-open = Das Portal ist offen: Bis zum Ende von Runde { $last } lässt es sich schließen.
board-portal-closed = Das Portal ist geschlossen.
board-portal-lost = Das Portal lässt sich nicht mehr schließen.
board-fish-man-lake = Der Fischmensch ist im See.
board-fish-man-here = Der Fischmensch steht { $place }: Von den Lebenden kommt nur hinein, wer das Messer hat.
board-event-none = Zurzeit wirkt kein Ereignis.
board-event = Wirkendes Ereignis: { $event }.
board-event-lasting = Wirkendes Ereignis: { $event } ({ $effect }).
board-lasts-secret-doors = Geheimtüren sind offen
board-lasts-locked = Türen zwischen zwei Räumen sind zu
board-lasts-fog = lebende Figuren haben nur 2 Bewegungspunkte
board-lasts-courage = Kultisten zu bekämpfen, den Fischmenschen zu verscheuchen und das Portal zu schließen kostet keine Aktion
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
board-pulse-decks = Puls-Decks: { $figures }.
board-ghosts = Geister: { $figures }.
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
board-my-gift = { $cards } an { $whom } ({ $count ->
    [one] Runde
   *[other] Runden
 } { $rounds })
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

# Das Diagramm nach der Partie
chart-score = Punkte für Bücher
chart-dead = Tote Ermittler, erkannt oder nicht
