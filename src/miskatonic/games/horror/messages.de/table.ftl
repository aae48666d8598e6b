# Der Tisch als Text, im Terminal

table-heading = { $scenario }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
 }, { $phase }
table-phase-setup = Vorbereitung
table-phase-mythos = Mythosphase
table-phase-investigation = Ermittlungsphase
table-phase-enemy = Gegnerphase
table-phase-upkeep = Unterhaltsphase
table-agenda = Agenda: { $card }, { $doom } von { $needed } Verderben.
table-act = { $needed ->
    [0] Szene: { $card }.
   *[other] Szene: { $card }, { $needed } Hinweise zum Vorrücken.
 } { $written }
table-place = { $card }: { $facts }.
table-shroud = Schleier { $shroud }, { $clues ->
    [one] { $clues } Hinweis
   *[other] { $clues } Hinweise
 }
table-unrevealed = noch nicht enthüllt
table-leads = führt nach: { $places }
table-facedown = { $count ->
    [one] darunter eine verdeckte Karte
   *[other] darunter { $count } verdeckte Karten
 }
table-beneath-act = Unter der Szene: { $cards }.
table-leads-on = { $count ->
    [one] { $count } Ressource darauf
   *[other] { $count } Ressourcen darauf
 }
table-here = hier: { $people }
table-enemy = Kampf { $fight }, Ausdauer noch { $health }, Entkommen { $evade }, Schaden { $damage }, Horror { $horror }
table-enemy-left = Ausdauer noch { $health }
table-clues = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
 }
table-damage = { $count } Schaden
table-horror = { $count } Horror
table-doom = { $count } Verderben
table-no-uses = aufgebraucht
table-exhausted = erschöpft
table-person = { $card }: { $facts }.
table-out-defeated = { $card } ist besiegt.
table-out-resigned = { $card } hat aufgegeben.
table-skills = Willenskraft { $willpower }, Intellekt { $intellect }, Kampf { $combat }, Beweglichkeit { $agility }
table-health = Ausdauer noch { $left }
table-sanity = geistige Gesundheit noch { $left }
table-tokens = { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
 }, { $clues ->
    [one] { $clues } Hinweis
   *[other] { $clues } Hinweise
 }
table-cards = { $hand } auf der Hand, { $deck } im Deck
table-actions = noch { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
 }
table-assets = im Spiel: { $cards }
table-threat = Bedrohungszone: { $cards }
table-test = Probe: { $who }, { $skill } { $value }{ $icons ->
    [0] {""}
    [one] {" "}mit { $icons } Symbol
   *[other] {" "}mit { $icons } Symbolen
 } gegen { $difficulty }{ $percent ->
    [-1] .
   *[other] ; Chance { $percent } %.
 }
table-resolving = Wird abgehandelt: { $card }. { $written }
table-won = Ihr habt gewonnen: { $ending }.
table-lost = Ihr habt verloren: { $ending }.
table-balance = { $card }: { $gains }.
table-experience = { $count ->
    [one] { $count } Erfahrungspunkt
   *[other] { $count } Erfahrungspunkte
 }
table-physical = { $count } körperliches Trauma
table-mental = { $count } seelisches Trauma
table-skill-willpower = Willenskraft
table-skill-intellect = Intellekt
table-skill-combat = Kampf
table-skill-agility = Beweglichkeit
table-hand = Deine Hand (Kosten): { $cards }.

# Das Diagramm nach der Partie
chart-doom = Verderben im Spiel
chart-clues = Hinweise
