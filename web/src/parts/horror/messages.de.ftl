# Was auf Karten von Horror steht, neben dem Text, den ihnen die Regeln geben
face-class-guardian = Wächter
face-class-seeker = Sucher
face-class-rogue = Schurke
face-class-mystic = Mystiker
face-class-survivor = Überlebender
face-class-neutral = Neutral
face-class-weakness = Schwäche
face-class-mythos = Begegnung
face-type-investigator = Ermittler
face-type-asset = Vorteil
face-type-event = Ereignis
face-type-skill = Fertigkeit
face-type-enemy = Gegner
face-type-treachery = Verrat
face-type-location = Ort
face-type-act = Szene
face-type-agenda = Agenda
face-type-story = Handlung
face-type-reference = Szenarioübersicht
face-subtype-weakness = Schwäche
face-subtype-basic-weakness = Grundschwäche
face-stage = { $type } { $stage }
face-unique = Einzigartig:
face-cost = Kosten { $cost }
face-cost-none = nicht spielbar
face-level = Stufe { $level }
face-slot-hand = Hand
face-slot-arcane = Arkan
face-slot-accessory = Zubehör
face-slot-body = Körper
face-slot-ally = Verbündeter
face-slot-head = Kopf
face-slot-tarot = Tarot
face-skill-willpower = Willenskraft
face-skill-intellect = Intellekt
face-skill-combat = Kampf
face-skill-agility = Beweglichkeit
face-skill-wild = Joker
face-fight = Kampf
face-evade = Entkommen
face-health = Ausdauer
face-sanity = Geistige Gesundheit
face-damage = Schaden
face-horror = Horror
face-shroud = Schleier
face-clues = Hinweise
face-doom = Verderben
face-each = pro Ermittler
face-icons = Fertigkeitssymbole
face-slots = Slots
face-back = Andere Seite

# Die Seite aller Karten
cards-title = Die Karten von Horror
cards-lead = Alle Karten auf Deutsch und Englisch. Was auf einer Karte steht, tun auch die Regeln.
cards-search = Suchen
cards-search-hint = Name oder Text, in beiden Sprachen
cards-class = Klasse
cards-type = Typ
cards-trait = Merkmal
cards-level = Stufe
cards-set = Set
cards-any = alle
cards-clear = Alle Karten zeigen
cards-found = { $count ->
    [0] Keine Karte passt.
    [one] 1 Karte
   *[other] { $count } Karten
 }
cards-none = Hier liegt nur Staub. Versuch es mit weniger Wörtern oder einem anderen Filter.
cards-both = Englisch daneben zeigen
cards-more = Weitere Filter
cards-product-core-2026 = Grundbox 2026, Spielerkarten
cards-previous = Vorige Karte
cards-next = Nächste Karte
cards-number = Nr. { $number }
cards-missing = Eine Karte mit der Nummer { $code } gibt es nicht.
cards-copy = Link kopieren

# Einen Tisch vorbereiten
setup-title = Ein neuer Tisch für Horror
setup-lead = Alles ist bereit für zwei Ermittler und eine Person. Ändere, was du magst.
setup-all-cards = Alle Karten ansehen
setup-build = Ein Deck bauen
setup-investigators = Ermittler
setup-count = Anzahl der Ermittler
setup-investigator = Ermittler { $number }:
setup-choose = Wer ist Ermittler { $number }?
setup-swaps = tauscht den Platz mit Ermittler { $number }
setup-deck = Deck
setup-starter = Startdeck
setup-own = Eigenes Deck
setup-bring = Deck mitbringen
setup-save = Als Datei sichern
setup-list = { $count ->
    [one] 1 Karte zeigen
   *[other] { $count } Karten zeigen
 }
setup-who = Wer spielt?
setup-who-me = Ich
setup-who-open = Ein Freund
setup-who-bot = Ein Bot
setup-who-me-hint = Du entscheidest für diesen Ermittler. Du darfst mehrere spielen.
setup-who-open-hint = Der Platz bleibt frei. Du bekommst einen Link zum Verschicken. Wer den Platz nimmt, darf Ermittler oder Deck noch ändern.
setup-who-bot-hint = Er spielt nach Faustregeln und weiß nicht mehr, als du wüsstest.
setup-bot = Wie er spielt
setup-scenario-cellar = Ein kleines Übungsszenario von uns, mit vier eigenen Ermittlern. Gut zum Lernen: eine halbe Stunde, ein Haus, und darunter Wasser.
setup-scenario-spreading_flames = Das erste Szenario der Grundbox: Die Universität brennt, und etwas geht im Feuer um. Anderthalb Stunden.
setup-difficulty-easy = Um die Geschichte zu erleben, oder für die erste Partie. Die meisten Proben, auf die du vorbereitet bist, gelingen.
setup-difficulty-standard = So ist es gedacht: Mit zwei Punkten Vorsprung bist du recht sicher.
setup-difficulty-hard = Die Marker schmerzen, und die Symbole des Szenarios richten mehr an. Für eingespielte Gruppen.
setup-difficulty-expert = Für alle, die jede Karte kennen. Selbst gute Pläne scheitern.
setup-bag = Das ist im Chaosbeutel:
setup-optional = { $count ->
    [0] Ultimaten und Gaben
   *[other] Ultimaten und Gaben ({ $count } gewählt)
 }
setup-optional-hint = Optionale Regeln, die das Spiel schwerer oder leichter machen. Einigt euch vor dem Beginn; sie gelten für das ganze Szenario oder die ganze Kampagne.
setup-table = Am Tisch
setup-windows-hint = Zwischen den Schritten gibt es Fenster, in denen schnelle Karten genutzt werden dürfen. In deinem eigenen Zug geht das immer.
setup-confirm-hint = Bevor dich etwas teuer zu stehen kommt: ein Gelegenheitsangriff, die letzte Anwendung einer Karte, verschenkte Aktionen, Aufgeben.
setup-lists-open = Alle am Tisch dürfen alle Decklisten lesen.
setup-lists-hidden = Bis zum Ende der Partie liest jeder nur die eigene Deckliste; von den anderen sieht man, wer ermittelt.
setup-summary = Dein Tisch
setup-begin = Beginnen
setup-begin-hint = Auf niemanden wird gewartet: Die Partie beginnt sofort.
setup-open = Tisch eröffnen
setup-open-hint = Als Nächstes bekommst du den Link für deine Freunde; dann beginnst du.
setup-bring-title = Ein Deck mitbringen
setup-paste = Deck einfügen
setup-paste-example = Daniela Reyes, 1x Leibwächter, 2x Mumm …
setup-paste-hint = Was eine Deckseite ausgibt, eine Liste mit deutschen oder englischen Kartennamen, oder eine hier gesicherte Datei.
setup-file = Datei wählen
setup-drop = oder hierher ziehen
setup-checking = Wird angesehen …
setup-fine = Dieses Deck kann gespielt werden.
setup-problems = { $count ->
    [one] Etwas stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
 }
setup-line = Zeile { $line }:
setup-why = Warum?
setup-deck-name = Wie du es nennst
setup-use = Dieses Deck nehmen
setup-not-now = Jetzt nicht
setup-kept = In diesem Browser gemerkt
setup-forget = { $name } vergessen
setup-good-12001 = Schlägt sofort zurück, wenn neben ihr jemand angegriffen wird. Hält den anderen die Gegner vom Leib.
setup-good-12004 = Findet Hinweise und weiß sich zu wehren. Erfolgreiches Ermitteln bringt ihm neue Karten.
setup-good-12007 = Entwischt Gegnern und ermittelt, wo sich sonst niemand hintraut. In jedem Zug hat sie eine Aktion mehr zum Entkommen.
setup-good-12010 = Lebt von seinen Zaubern und einem eisernen Willen und wechselt seine Vorteile wie Karten aus dem Ärmel. Halte ihn aus Schlägereien heraus.
setup-good-12013 = Gibt nie auf: Wenn es darauf ankommt, holt sie Fertigkeiten vom Ablagestapel zurück und bezahlt mit Horror.
setup-good-edda = Findet Hinweise und lässt es sich bezahlen.
setup-good-tom = Kämpft. Jeder besiegte Gegner bringt ihm eine Karte.
setup-good-nell = Kommt davon und ist schon am nächsten Ort.
setup-good-amos = Gibt den anderen Halt: heilt Horror und fürchtet wenig.

# Wie ein Deck gebaut wird
deckrules-size = Deckgröße
deckrules-options = Zur Auswahl
deckrules-access = { $classes } Stufe { $least }–{ $most }
deckrules-required = Muss hinein
deckrules-weaknesses = { $count ->
    [one] 1 zufällige Grundschwäche
   *[other] { $count } zufällige Grundschwächen
 }

# Am eigenen Platz, vor dem Beginn
seat-choose = Ermittler und Deck wählen
seat-chosen = Fertig
seat-choose-hint = Alle am Tisch sehen sofort, wen du wählst. Ermittler an anderen Plätzen stehen nicht zur Wahl.

# Der Deckbau
build-title = Deine Decks
build-lead = Bau ein Deck, sieh dir an, wie es beginnt, nimm es mit an einen Tisch. Decks bleiben in diesem Browser; ein Link trägt eines überallhin.
build-missing = Dieses Deck liegt nicht in diesem Browser. Wenn es dir jemand geschickt hat, bitte um den Link.
build-mine = In deinem Regal
build-none = Noch leer. Such dir unten einen Ermittler aus.
build-ready = spielbereit
build-unfinished = unfertig
build-forget = { $name } wegwerfen
build-begin = Ein neues Deck
build-begin-starter = Aus dem Startdeck
build-begin-empty = Von Grund auf
build-bring = Deck mitbringen
build-bring-hint = Eine Liste, eine Datei oder was eine Deckseite ausgibt.
build-back = Alle Decks
build-stranger = Dieses Deck gehört einem Ermittler, den hier niemand kennt.
build-sides = Was zu sehen ist
build-pool = Karten
build-deck = Deck
build-all = Auch Karten anderer Ermittler
build-add = { $name } hinzufügen
build-remove = { $name } entfernen
build-copies = { $count ->
    [0] nicht im Deck
    [one] einmal im Deck
   *[other] { $count }-mal im Deck
 }
build-size = { $size } von { $wanted } Karten
build-experience = { $count } Erfahrung
build-empty = Noch ist nichts darin. Such dir eine Karte aus.
build-grow = Mit Erfahrung ausbauen
build-have = Erfahrung zum Ausgeben
build-spent = { $spent } von { $experience } Erfahrung ausgegeben
build-bought-instead = { $name } anstelle von { $old }
build-price = { $price ->
    [0] umsonst
   *[other] { $price } Erfahrung
 }
build-grown = Fertig, so bleibt es
build-not-grown = Zurück zum Deck davor
build-curve = Kosten und Symbole
build-hands = Probehand
build-deal = Starthand ziehen
build-deal-again = Neu mischen und ziehen
build-mulligan = { $count ->
    [0] Gewählte Karten ersetzen
    [one] 1 Karte ersetzen
   *[other] { $count } Karten ersetzen
 }
build-draw = 1 Karte ziehen
build-random = Zufällige Grundschwäche
build-notes = Notizen
build-notes-hint = Wie es gespielt werden will, was du zuerst kaufst …
build-rules = Was hineindarf
build-to-table = Mit an einen Tisch nehmen
build-not-to-table = Sobald nichts mehr daran falsch ist, kannst du es mit an einen Tisch nehmen.
build-copy-link = Link kopieren
build-copy-text = Als Text kopieren
build-copy-document = Als Dokument kopieren
build-print = Drucken
build-keys = Tasten: / sucht, D geht zum Deck, + und − auf einer Karte fügen sie hinzu und entfernen sie, Pfeile gehen von Karte zu Karte. Ziehen kannst du Karten auch.
sheet-symbols = Symbole
sheet-sets = Begegnungssets


# Eine Kampagne
camp-plan = Kampagne
camp-investigator = Ermittler
camp-heroes = Ermittler
camp-heroes-hint = Andere bringen ihre durch deine Einladung mit, bis das erste Szenario beginnt.
camp-by-bot = Ein Bot spielt
camp-a-bot = ein Bot
camp-more = Noch ein Ermittler
camp-fewer = Ohne Ermittler { $number }
camp-story = Was bisher geschah
camp-prologue = Prolog
camp-passage = Zwischen den Szenarien
camp-page = Seite { $number } von { $count }
camp-page-back = Zurückblättern
camp-page-on = Weiterblättern
camp-read-on = Weiterlesen
camp-votes = dafür: { $names }
camp-host-decides = Das entscheidet { $host }, oder alle anderen gemeinsam.
camp-next-scenario = Das nächste Szenario
camp-begin-scenario = Nächstes Szenario beginnen
camp-begin-hint = Alle bekommen ihren Platz wieder. Von da an wird nichts gekauft, und niemand kommt oder geht.
camp-host-begins = { $host } beginnt das nächste Szenario.
camp-over-won = Die Kampagne ist gewonnen
camp-over-won-text = Arkham schläft wieder ruhig. Es hat nur nie erfahren, wem es das verdankt.
camp-over-lost = Die Kampagne ist verloren
camp-over-lost-text = Was nun kommt, schreibt niemand mehr auf: Es ist niemand mehr da, der es könnte.
camp-over-ended = Die Kampagne ist zu Ende
camp-over-ended-text = Hier endet, was ihr erlebt habt. Das Logbuch bleibt, und mit ihm, wer noch lebt.
camp-experience = Erfahrung
camp-experience-of = { $unspent } zum Ausgeben, { $earned } verdient
camp-trauma = Trauma
camp-physical = körperlich
camp-mental = geistig
camp-none = keins
camp-bears = Trägt
camp-exiled = Im Exil
camp-short = { $count ->
    [one] Dem Deck fehlt 1 Karte.
   *[other] Dem Deck fehlen { $count } Karten.
 }
camp-status-killed = getötet
camp-status-insane = wahnsinnig
camp-status-devoured = verschlungen
camp-status-away = fort
camp-status-alive = dabei
camp-upgrade = Deck ausbauen
camp-leave = Aussteigen
camp-come-back = Zurückkommen
camp-replace = Von nun an diesen nehmen
camp-join = Noch ein Ermittler
camp-join-go = Einsteigen
camp-ownerless = Wer trägt von nun an { $card }?
camp-log = Kampagnenlogbuch
camp-log-empty = Noch ist nichts notiert.
camp-crossed-out = Durchgestrichen:
camp-bag = Chaosbeutel
camp-shop = Das Deck von { $name }
camp-unspent = { $count ->
    [0] Keine Erfahrung übrig
   *[other] Noch { $count } Erfahrung
 }
camp-instead = anstelle von { $names }
camp-makes-room = Macht Platz, wo eine Karte weichen muss
camp-buy = { $name } für { $price } Erfahrung kaufen
camp-undo = Letzten Kauf zurücknehmen
camp-environment = Deckbau-Umgebung
camp-environment-none = Keine
camp-environment-none-hint = Jede Karte der Sammlung darf in ein Deck.
camp-environment-current = Aktuell
camp-environment-current-hint = Nur das Grundspiel, die fünf Ermittlerdecks und die neuesten Erweiterungen.
camp-environment-limited = Limitiert
camp-environment-legacy = Legacy
camp-environment-legacy-hint = Alles aus jedem Produkt, ohne Einschränkung.
camp-again = Mit den Überlebenden weiter
camp-again-hint = Wer noch lebt, kann eine weitere Kampagne beginnen, mit allen Narben. Die Erfahrung beginnt von vorn; von den Decks bleiben die Karten der Stufe 0, und was fehlt, sucht ihr kostenlos aus.
camp-again-there = Zur nächsten Kampagne
