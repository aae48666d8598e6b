# Merkmale
trait-ally = Verbündeter
trait-item = Gegenstand
trait-weapon = Waffe
trait-melee = Nahkampf
trait-ranged = Fernkampf
trait-firearm = Feuerwaffe
trait-tool = Werkzeug
trait-tome = Buch
trait-spell = Zauber
trait-charm = Glücksbringer
trait-relic = Relikt
trait-talent = Talent
trait-tactic = Taktik
trait-trick = Trick
trait-insight = Erkenntnis
trait-spirit = Geist
trait-fortune = Glücksfall
trait-favor = Gefallen
trait-illicit = Illegal
trait-innate = Angeboren
trait-practiced = Trainiert
trait-augury = Weissagung
trait-ritual = Ritual
trait-supply = Vorrat
trait-science = Wissenschaft
trait-clothing = Kleidung
trait-armor = Rüstung
trait-condition = Zustand
trait-creature = Kreatur
trait-police = Polizei
trait-medic = Mediziner
trait-detective = Detektiv
trait-criminal = Krimineller
trait-scholar = Gelehrter
trait-reporter = Reporter
trait-drifter = Herumtreiber
trait-sorcerer = Zauberer
trait-veteran = Veteran
trait-wayfarer = Wanderer
trait-assistant = Assistent
trait-patron = Mäzen
trait-miskatonic = Miskatonic
trait-artist = Künstler
trait-socialite = Salonlöwe
trait-believer = Glaubender
trait-hunter = Jäger
trait-performer = Performer
trait-blessed = Gesegnet
trait-cursed = Verflucht
trait-pact = Pakt
trait-paradox = Paradox
trait-madness = Wahnsinn
trait-injury = Verletzung
trait-curse = Fluch
trait-task = Aufgabe
trait-mystery = Mysterium
trait-terror = Schrecken
trait-hazard = Gefahr
trait-omen = Omen
trait-power = Macht
trait-scheme = Intrige
trait-obstacle = Hindernis
trait-blunder = Patzer
trait-flaw = Makel
trait-humanoid = Humanoid
trait-monster = Monster
trait-ghoul = Ghul
trait-cultist = Kultist
trait-elite = Elite
trait-deep-one = Tiefes-Wesen
trait-ancient-one = Großer-Alter
trait-byakhee = Byakhee
trait-dark-young = Dunkles-Junges
trait-nightgaunt = Dürrer
trait-abomination = Gräuel
trait-serpent = Schlange
trait-servitor = Diener
trait-geist = Spuk
trait-beast = Tier
trait-fire = Feuer
trait-silver-twilight = Silbernes-Zwielicht
trait-arkham = Arkham
trait-central = Zentral
trait-cave = Höhle
trait-woods = Wald
trait-room = Zimmer
trait-street = Straße
trait-ruins = Ruinen
trait-water = Wasser
trait-extradimensional = Außerdimensional
trait-improvised = Improvisiert
trait-apparel = Garderobe
trait-headwear = Kopfbedeckung
trait-alchemy = Alchemie
trait-mask = Maske
trait-developed = Entwickelt
trait-syndicate = Syndikat
trait-hex = Verwünschung
trait-gambit = Schachzug
trait-agency = Behörde
trait-coterie = Coterie
trait-expert = Experte
trait-warden = Wärter
trait-worker = Arbeiter
trait-chosen = Auserwählt
trait-hardship = Notlage
trait-bold = Kühn
trait-desperate = Verzweifelt
trait-civilian = Zivilist
trait-mutation = Mutation
trait-mutated = Mutiert
trait-bane = Unheil

# Anwendungen
uses-ammo = { $count } Munition
uses-type-ammo = Munition
uses-charges = { $count ->
    [one] { $count } Ladung
   *[other] { $count } Ladungen
 }
uses-type-charges = Ladungen
uses-secrets = { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
 }
uses-type-secrets = Geheimnisse
uses-supplies = { $count ->
    [one] { $count } Vorrat
   *[other] { $count } Vorräte
 }
uses-type-supplies = Vorräte
uses-resources = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }
uses-type-resources = Ressourcen
uses-tries = { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
 }
uses-type-tries = Versuche
uses-evidence = { $count ->
    [one] { $count } Beweis
   *[other] { $count } Beweise
 }
uses-type-evidence = Beweise
uses-time = { $count } Zeit
uses-type-time = Zeit
uses-bounties = { $count ->
    [one] { $count } Kopfgeld
   *[other] { $count } Kopfgelder
 }
uses-type-bounties = Kopfgelder
uses-keys = { $count } Schlüssel
uses-type-keys = Schlüssel
uses-renown = { $count } Ruhm
uses-type-renown = Ruhm
uses-rumors = { $count ->
    [one] { $count } Gerücht
   *[other] { $count } Gerüchte
 }
uses-type-rumors = Gerüchte
uses-arrows = { $count ->
    [one] { $count } Pfeil
   *[other] { $count } Pfeile
 }
uses-type-arrows = Pfeile
uses-offerings = { $count ->
    [one] { $count } Opfergabe
   *[other] { $count } Opfergaben
 }
uses-type-offerings = Opfergaben
uses-whistles = { $count ->
    [one] { $count } Pfiff
   *[other] { $count } Pfiffe
 }
uses-type-whistles = Pfiffe
uses-portents = { $count } Vorzeichen
uses-type-portents = Vorzeichen

# Slots, im Akkusativ
slots-hand = { $count ->
    [one] { $count } zusätzlichen Handslot
   *[other] { $count } zusätzliche Handslots
 }
a-slot-hand = einen Handslot
slots-arcane = { $count ->
    [one] { $count } zusätzlichen arkanen Slot
   *[other] { $count } zusätzliche arkane Slots
 }
a-slot-arcane = einen arkanen Slot
slots-accessory = { $count ->
    [one] { $count } zusätzlichen Zubehörslot
   *[other] { $count } zusätzliche Zubehörslots
 }
a-slot-accessory = einen Zubehörslot
slots-body = { $count ->
    [one] { $count } zusätzlichen Körperslot
   *[other] { $count } zusätzliche Körperslots
 }
a-slot-body = einen Körperslot
slots-ally = { $count ->
    [one] { $count } zusätzlichen Verbündeter-Slot
   *[other] { $count } zusätzliche Verbündeter-Slots
 }
a-slot-ally = einen Verbündeter-Slot
slots-head = { $count ->
    [one] { $count } zusätzlichen Kopfslot
   *[other] { $count } zusätzliche Kopfslots
 }
a-slot-head = einen Kopfslot
slots-tarot = { $count ->
    [one] { $count } zusätzlichen Tarotslot
   *[other] { $count } zusätzliche Tarotslots
 }
a-slot-tarot = einen Tarotslot

# Werte von Karten
stat-willpower = Willenskraft
stat-intellect = Intellekt
stat-combat = Kampf
stat-agility = Beweglichkeit
stat-health = Ausdauer
stat-sanity = Geistige Gesundheit
stat-fight = Kampfwert
stat-evade = Entkommenwert
stat-damage = Schaden
stat-horror = Horror
stat-shroud = Schleier
stat-clue-value = Hinweiswert
stat-cost = Kosten
stat-threshold = Schwellenwert
stat-hand-limit = Handkartenlimit
stat-actions = Aktionen
stat-victory = Siegpunktwert
stat-level = Stufe
stat-clues = Hinweise
stat-doom = Verderben
stat-resources = Ressourcen
stat-difficulty = Schwierigkeit
stat-opening-hand = Starthand
stat-starting-resources = Startressourcen
stat-remaining-sanity = verbliebene Geistige Gesundheit
stat-remaining-health = verbliebene Ausdauer

# Begegnungssets
set-spreading_flames = Auflodernde Flammen
set-ashen_pilgrims = Pilger der Asche
set-bystanders = Unbeteiligte
set-cosmic_evils = Kosmisches Böses
set-eldritch_lore = Unheimliches Wissen
set-fire = Feuer!
set-hallucinations = Halluzinationen
set-mad_science = Verrückte Wissenschaft
set-miskatonic_university = Miskatonic-Universität
set-smoke_and_mirrors = Rauchschleier
set-people_of_arkham = Menschen aus Arkham
set-arkham_ch2 = Arkham
set-arcane_lock = Arkanes Schloss
set-bad_weather = Schlechtes Wetter
set-dead_ends = Sackgassen
set-flying_terrors = Fliegende Schrecken
set-gangs_of_arkham = Gangs von Arkham
set-whippoorwills_ch2 = Ziegenmelker
