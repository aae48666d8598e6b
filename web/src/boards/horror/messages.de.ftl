# Was der Tisch von Horror im Browser sagt. Was Karten sagen, kommt aus den Regeln.
case-table = Der Tisch
case-map = Karte
case-story = Handlung
case-result = Ergebnis
case-going-on = Was gerade geschieht
case-round = Runde { $round }
case-phase-setup = Vorbereitung
case-phase-mythos = Mythos
case-phase-investigation = Ermittlung
case-phase-enemy = Gegner
case-phase-upkeep = Unterhalt
case-tab-map = Karte
case-tab-story = Handlung
case-tab-people = Ermittler
case-tab-hand = Hand ({ $count })

# Was gerade abgehandelt wird, von außen nach innen
case-something = eine Karte
case-now-turn = { $who-is ->
    [you] dein Zug
   *[other] Zug von { $who }
 }
case-now-about = { $what } ({ $card })
case-now-act-draw = { $who-is ->
    [you] du ziehst eine Karte
   *[other] { $who } zieht eine Karte
 }
case-now-act-resource = { $who-is ->
    [you] du nimmst eine Ressource
   *[other] { $who } nimmt eine Ressource
 }
case-now-act-move = { $who-is ->
    [you] du gehst an den Ort { $card }
   *[other] { $who } geht an den Ort { $card }
 }
case-now-act-investigate = { $who-is ->
    [you] du ermittelst
   *[other] { $who } ermittelt
 }
case-now-act-engage = { $who-is ->
    [you] du verwickelst { $card } in einen Kampf
   *[other] { $who } verwickelt { $card } in einen Kampf
 }
case-now-act-fight = { $who-is ->
    [you] du kämpfst gegen { $card }
   *[other] { $who } kämpft gegen { $card }
 }
case-now-act-evade = { $who-is ->
    [you] du versuchst { $card } zu entkommen
   *[other] { $who } versucht { $card } zu entkommen
 }
case-now-attacks = { $who-is ->
    [you] { $card } greift dich an
   *[other] { $card } greift { $who } an
 }
case-now-opportunity = Gelegenheitsangriff
case-now-draws-encounter = { $who-is ->
    [you] du ziehst { $card }
   *[other] { $who } zieht { $card }
 }
case-now-resolves-revelation = Enthüllung: { $card }
case-now-resolves = Effekt: { $card }
case-now-pays = { $who-is ->
    [you] du bezahlst für { $card }
   *[other] { $who } bezahlt für { $card }
 }
case-now-uses = { $who-is ->
    [you] du nutzt { $card }
   *[other] { $who } nutzt { $card }
 }
case-now-plays = { $who-is ->
    [you] du spielst { $card }
   *[other] { $who } spielt { $card }
 }
case-now-test = { $who-is ->
    [you] deine Fertigkeitsprobe
   *[other] Fertigkeitsprobe von { $who }
 }
case-now-advances = { $card } rückt vor
case-now-act-advances = { $card } rückt vor
case-now-agenda-advances = { $card } rückt vor
case-now-is-attacked = { $who-is ->
    [you] du greifst { $card } an
   *[other] { $who } greift { $card } an
 }
case-now-is-defeated = besiegt: { $card }
case-now-evades = { $who-is ->
    [you] du entkommst { $card }
   *[other] { $who } entkommt { $card }
 }
case-now-spawns = { $card } erscheint
case-now-engages = { $who-is ->
    [you] { $card } verwickelt dich in einen Kampf
   *[other] { $card } verwickelt { $who } in einen Kampf
 }
case-now-moves = { $who-is ->
    [you] du gehst an den Ort { $card }
   *[other] { $who } geht an den Ort { $card }
 }
case-now-enters-location = betreten: { $card }
case-now-reveals-location = enthüllt: { $card }
case-now-enemy-moves = { $card } bewegt sich
case-now-discovers-clue = { $who-is ->
    [you] du entdeckst Hinweise
   *[other] { $who } entdeckt Hinweise
 }
case-now-enters-play = { $card } kommt ins Spiel
case-now-leaves-play = { $card } verlässt das Spiel
case-now-is-dealt = Schaden oder Horror für { $card }
case-peril = { $who-is ->
    [you] Wagnis: Du entscheidest allein
   *[other] Wagnis: { $who } entscheidet allein
 }
case-point-would = gleich: { $what }
case-point-when = in diesem Moment: { $what }
case-point-at = an dieser Stelle: { $what }
case-point-after = soeben: { $what }

# Karten und was auf ihnen liegt
case-exhausted = erschöpft
case-unrevealed = noch nicht enthüllt
case-health = Ausdauer { $left } von { $of }
case-sanity = Geistige Gesundheit { $left } von { $of }
case-damage = { $count } Schaden
case-horror = { $count } Horror
case-uses = { $count ->
    [one] { $count } Anwendung
   *[other] { $count } Anwendungen
 }
case-clues = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
 }
case-doom = { $count } Verderben
case-resources = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }
case-sealed = darauf versiegelt: { $tokens }
case-fight = Kampf { $number }
case-evade = Entkommen { $number }
case-deals = fügt { $damage } Schaden und { $horror } Horror zu
case-engaged = im Kampf: { $who }
case-icon = { $count } × { $skill }
case-shroud = Schleier { $number }
case-here = hier: { $people }
case-foes = Gegner hier: { $cards }
case-attached = daran: { $cards }
case-facedown = { $count ->
    [one] darunter eine verdeckte Karte
   *[other] darunter { $count } verdeckte Karten
 }
case-beneath = darunter: { $cards }
case-leads = verbunden mit: { $places }
case-skill = { $skill } { $number }
case-lead = leitet die Ermittlung
case-actions = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
 }
case-turn-taken = war schon am Zug
case-out-defeated = besiegt
case-out-resigned = hat aufgegeben
case-physical = { $count } körperliches Trauma
case-mental = { $count } seelisches Trauma
case-cards = { $hand } Karten auf der Hand, { $deck } im Deck
case-show = Bereich von { $name } zeigen

# Handlung, Beutel und Stapel
case-act-progress = { $done } von { $of } Hinweisen gefunden
case-agenda-progress = { $done } von { $of } Verderben
case-follow = { $count ->
    [0] die letzte
    [one] { $count } folgt noch
   *[other] { $count } folgen noch
 }
case-more = noch { $count }
case-objective = Ziel
case-bag = Chaosbeutel
case-bag-label = Chaosbeutel: { $tokens }
case-token-count = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
 }
case-encounter = Begegnung
case-encounter-label = Begegnungsdeck, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
case-encounter-discard = Ablage
case-victory = Sieg
case-victory-display = Auf dem Siegpunktstapel
case-deck = Deck
case-deck-label = Deck, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
case-discard = Ablage
case-encounter-discard-pile = Ablagestapel der Begegnungskarten
case-victory-pile = Siegpunktstapel
case-discard-of = { $who-is ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $who }
 }
case-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
case-top = oben liegt { $card }
case-hand-of = { $who-is ->
    [you] Deine Hand
   *[other] Hand von { $who }
 }
case-free-slots = Freie Slots: { $slots }
case-threat = Bedrohungszone
case-resolving = Wird abgehandelt
case-offered = Zur Auswahl
case-in-threat = Bedrohungszone
case-in-play = Im Spiel
case-in-hand = Auf der Hand

# Proben
case-test = { $who-is ->
    [you] Deine Probe auf { $skill }
   *[other] { $who }: Probe auf { $skill }
 }
case-test-of = { $who-is ->
    [you] Deine Probe auf { $skill }: { $card }
   *[other] { $who }: Probe auf { $skill }: { $card }
 }
case-may-commit = Noch Karten beitragen können: { $who }
case-against = gegen
case-difficulty = Schwierigkeit
case-token = Marker
case-rest = Sonstiges
case-chance = Chance { $percent } %
case-if-failed = Misslingt sie:
case-if-passed = Gelingt sie:
case-strikes = Der Gegner schlägt zurück: { $damage } Schaden, { $horror } Horror.
case-passed = Gelungen um { $by }
case-failed = Misslungen um { $by }
case-sum = Grundwert { $base }, jetzt { $value } gegen { $difficulty }
case-adds = { $card }: { $by }

# Das Ende
case-won = Ihr habt gewonnen
case-lost = Ihr habt verloren
case-experience = { $count } Erfahrung
case-survived = ist noch auf den Beinen
case-fate-killed = ist tot
case-fate-insane = ist wahnsinnig geworden
case-fate-devoured = wurde verschlungen
case-trauma = { $physical ->
    [0] { $mental } seelisches Trauma
   *[other] { $mental ->
        [0] { $physical } körperliches Trauma
       *[other] { $physical } körperliches, { $mental } seelisches Trauma
     }
 }
