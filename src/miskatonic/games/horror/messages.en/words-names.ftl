# Traits
trait-ally = Ally
trait-item = Item
trait-weapon = Weapon
trait-melee = Melee
trait-ranged = Ranged
trait-firearm = Firearm
trait-tool = Tool
trait-tome = Tome
trait-spell = Spell
trait-charm = Charm
trait-relic = Relic
trait-talent = Talent
trait-tactic = Tactic
trait-trick = Trick
trait-insight = Insight
trait-spirit = Spirit
trait-fortune = Fortune
trait-favor = Favor
trait-illicit = Illicit
trait-innate = Innate
trait-practiced = Practiced
trait-augury = Augury
trait-ritual = Ritual
trait-supply = Supply
trait-science = Science
trait-clothing = Clothing
trait-armor = Armor
trait-condition = Condition
trait-creature = Creature
trait-police = Police
trait-medic = Medic
trait-detective = Detective
trait-criminal = Criminal
trait-scholar = Scholar
trait-reporter = Reporter
trait-drifter = Drifter
trait-sorcerer = Sorcerer
trait-veteran = Veteran
trait-wayfarer = Wayfarer
trait-assistant = Assistant
trait-patron = Patron
trait-miskatonic = Miskatonic
trait-artist = Artist
trait-socialite = Socialite
trait-believer = Believer
trait-hunter = Hunter
trait-performer = Performer
trait-blessed = Blessed
trait-cursed = Cursed
trait-pact = Pact
trait-paradox = Paradox
trait-madness = Madness
trait-injury = Injury
trait-curse = Curse
trait-task = Task
trait-mystery = Mystery
trait-terror = Terror
trait-hazard = Hazard
trait-omen = Omen
trait-power = Power
trait-scheme = Scheme
trait-obstacle = Obstacle
trait-blunder = Blunder
trait-flaw = Flaw
trait-humanoid = Humanoid
trait-monster = Monster
trait-ghoul = Ghoul
trait-cultist = Cultist
trait-elite = Elite
trait-deep-one = Deep One
trait-ancient-one = Ancient One
trait-byakhee = Byakhee
trait-dark-young = Dark Young
trait-nightgaunt = Nightgaunt
trait-abomination = Abomination
trait-serpent = Serpent
trait-servitor = Servitor
trait-geist = Geist
trait-beast = Beast
trait-fire = Fire
trait-silver-twilight = Silver Twilight
trait-arkham = Arkham
trait-central = Central
trait-cave = Cave
trait-woods = Woods
trait-room = Room
trait-street = Street
trait-ruins = Ruins
trait-water = Water
trait-extradimensional = Extradimensional
trait-improvised = Improvised
trait-apparel = Apparel
trait-headwear = Headwear
trait-alchemy = Alchemy
trait-mask = Mask
trait-developed = Developed
trait-syndicate = Syndicate
trait-hex = Hex
trait-gambit = Gambit
trait-agency = Agency
trait-coterie = Coterie
trait-expert = Expert
trait-warden = Warden
trait-worker = Worker
trait-chosen = Chosen
trait-hardship = Hardship
trait-bold = Bold
trait-desperate = Desperate
trait-civilian = Civilian
trait-mutation = Mutation
trait-mutated = Mutated
trait-bane = Bane

# Uses
uses-ammo = { $count } ammo
uses-type-ammo = ammo
uses-charges = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
 }
uses-type-charges = charges
uses-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
 }
uses-type-secrets = secrets
uses-supplies = { $count ->
    [one] { $count } supply
   *[other] { $count } supplies
 }
uses-type-supplies = supplies
uses-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
 }
uses-type-resources = resources
uses-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
 }
uses-type-tries = tries
uses-evidence = { $count } evidence
uses-type-evidence = evidence
uses-time = { $count } time
uses-type-time = time
uses-bounties = { $count ->
    [one] { $count } bounty
   *[other] { $count } bounties
 }
uses-type-bounties = bounties
uses-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
 }
uses-type-keys = keys
uses-renown = { $count } renown
uses-type-renown = renown
uses-rumors = { $count ->
    [one] { $count } rumor
   *[other] { $count } rumors
 }
uses-type-rumors = rumors
uses-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
 }
uses-type-arrows = arrows
uses-offerings = { $count ->
    [one] { $count } offering
   *[other] { $count } offerings
 }
uses-type-offerings = offerings
uses-whistles = { $count ->
    [one] { $count } whistle
   *[other] { $count } whistles
 }
uses-type-whistles = whistles
uses-portents = { $count ->
    [one] { $count } portent
   *[other] { $count } portents
 }
uses-type-portents = portents

# Slots, accusative
slots-hand = { $count ->
    [one] { $count } additional hand slot
   *[other] { $count } additional hand slots
 }
a-slot-hand = a hand slot
slots-arcane = { $count ->
    [one] { $count } additional arcane slot
   *[other] { $count } additional arcane slots
 }
a-slot-arcane = an arcane slot
slots-accessory = { $count ->
    [one] { $count } additional accessory slot
   *[other] { $count } additional accessory slots
 }
a-slot-accessory = an accessory slot
slots-body = { $count ->
    [one] { $count } additional body slot
   *[other] { $count } additional body slots
 }
a-slot-body = a body slot
slots-ally = { $count ->
    [one] { $count } additional ally slot
   *[other] { $count } additional ally slots
 }
a-slot-ally = an ally slot
slots-head = { $count ->
    [one] { $count } additional head slot
   *[other] { $count } additional head slots
 }
a-slot-head = a head slot
slots-tarot = { $count ->
    [one] { $count } additional tarot slot
   *[other] { $count } additional tarot slots
 }
a-slot-tarot = a tarot slot

# Numbers of cards
stat-willpower = willpower
stat-intellect = intellect
stat-combat = combat
stat-agility = agility
stat-health = health
stat-sanity = sanity
stat-fight = fight value
stat-evade = evade value
stat-damage = damage
stat-horror = horror
stat-shroud = shroud
stat-clue-value = clue value
stat-cost = cost
stat-threshold = threshold
stat-hand-limit = hand limit
stat-actions = actions
stat-victory = victory value
stat-level = level
stat-clues = clues
stat-doom = doom
stat-resources = resources
stat-difficulty = difficulty
stat-opening-hand = opening hand
stat-starting-resources = starting resources
stat-remaining-sanity = remaining sanity
stat-remaining-health = remaining health

# Encounter sets
set-spreading_flames = Spreading Flames
set-ashen_pilgrims = Ashen Pilgrims
set-bystanders = Bystanders
set-cosmic_evils = Cosmic Evils
set-eldritch_lore = Eldritch Lore
set-fire = Fire!
set-hallucinations = Hallucinations
set-mad_science = Mad Science
set-miskatonic_university = Miskatonic University
set-smoke_and_mirrors = Smoke and Mirrors
set-people_of_arkham = People of Arkham
set-arkham_ch2 = Arkham
set-arcane_lock = Arcane Lock
set-bad_weather = Bad Weather
set-dead_ends = Dead Ends
set-flying_terrors = Flying Terrors
set-gangs_of_arkham = Gangs of Arkham
set-whippoorwills_ch2 = Whippoorwills
