# What stands on cards of Horror, beside the text the rules give them
face-class-guardian = Guardian
face-class-seeker = Seeker
face-class-rogue = Rogue
face-class-mystic = Mystic
face-class-survivor = Survivor
face-class-neutral = Neutral
face-class-weakness = Weakness
face-class-mythos = Encounter
face-type-investigator = Investigator
face-type-asset = Asset
face-type-event = Event
face-type-skill = Skill
face-type-enemy = Enemy
face-type-treachery = Treachery
face-type-location = Location
face-type-act = Act
face-type-agenda = Agenda
face-type-story = Story
face-type-reference = Scenario reference
face-subtype-weakness = Weakness
face-subtype-basic-weakness = Basic weakness
face-stage = { $type } { $stage }
face-unique = Unique:
face-cost = Cost { $cost }
face-cost-none = cannot be played
face-level = Level { $level }
face-slot-hand = Hand
face-slot-arcane = Arcane
face-slot-accessory = Accessory
face-slot-body = Body
face-slot-ally = Ally
face-slot-head = Head
face-slot-tarot = Tarot
face-skill-willpower = Willpower
face-skill-intellect = Intellect
face-skill-combat = Combat
face-skill-agility = Agility
face-skill-wild = Wild
face-fight = Fight
face-evade = Evade
face-health = Health
face-sanity = Sanity
face-damage = Damage
face-horror = Horror
face-shroud = Shroud
face-clues = Clues
face-doom = Doom
face-each = per investigator
face-icons = Skill icons
face-slots = Slots
face-back = Other side

# The page of all cards
cards-title = The cards of Horror
cards-lead = Every card in English and German. What a card says is what the rules do.
cards-search = Search
cards-search-hint = Name or text, in either language
cards-class = Class
cards-type = Type
cards-trait = Trait
cards-level = Level
cards-set = Set
cards-any = any
cards-clear = Show all cards
cards-found = { $count ->
    [0] No card fits.
    [one] 1 card
   *[other] { $count } cards
 }
cards-none = Nothing here but dust. Try fewer words or another filter.
cards-both = Show German beside it
cards-more = More filters
cards-product-core-2026 = Core box 2026, player cards
cards-previous = Previous card
cards-next = Next card
cards-number = No. { $number }
cards-missing = There is no card with the number { $code }.
cards-copy = Copy link

# Setting up a table
setup-title = A new table of Horror
setup-lead = Everything is ready for two investigators and one player. Change what you like.
setup-all-cards = See all cards
setup-build = Build a deck
setup-investigators = Investigators
setup-count = Number of investigators
setup-investigator = Investigator { $number }:
setup-choose = Who is investigator { $number }?
setup-swaps = changes places with investigator { $number }
setup-deck = Deck
setup-starter = Starter deck
setup-own = Own deck
setup-bring = Bring a deck
setup-save = Save as a file
setup-list = { $count ->
    [one] Show 1 card
   *[other] Show { $count } cards
 }
setup-who = Who plays?
setup-who-me = Me
setup-who-open = A friend
setup-who-bot = A bot
setup-who-me-hint = You decide for this investigator. You may play several.
setup-who-open-hint = The seat stays open. You get a link to send. Whoever takes the seat may choose another investigator or deck.
setup-who-bot-hint = It plays by rules of thumb, and knows no more than you would.
setup-bot = How it plays
setup-scenario-cellar = A small practice scenario of our own, with its own four investigators. Good for learning: half an hour, one house, and water below.
setup-scenario-spreading_flames = The first scenario of the core box: the university burns, and something walks in the fire. An hour and a half.
setup-difficulty-easy = To see the story, or for a first game. Most tests you are prepared for succeed.
setup-difficulty-standard = As it is meant: a margin of two keeps you fairly safe.
setup-difficulty-hard = Tokens bite, and the scenario's symbols do more harm. Bring a practised team.
setup-difficulty-expert = For those who know every card. Even good plans fail.
setup-bag = This is in the chaos bag:
setup-optional = { $count ->
    [0] Ultimatums and boons
   *[other] Ultimatums and boons ({ $count } chosen)
 }
setup-optional-hint = Optional rules that make the game harder or easier. Agree on them before you begin; they hold for the whole scenario or campaign.
setup-table = At the table
setup-windows-hint = Between steps there are windows in which fast cards may be used. You can always use them in your own turn.
setup-confirm-hint = Before something costs you: an attack of opportunity, the last use of a card, actions given away, resigning.
setup-lists-open = Everybody at the table may read everybody’s deck list.
setup-lists-hidden = Everybody reads only the own deck list until the match is over; of the others, who investigates.
setup-summary = Your table
setup-begin = Begin
setup-begin-hint = Nobody is waited for: the game begins at once.
setup-open = Open the table
setup-open-hint = Next you get the link for your friends; then you begin.
setup-bring-title = Bring a deck
setup-paste = Paste a deck
setup-paste-example = Daniela Reyes, 1x Bodyguard, 2x Guts …
setup-paste-hint = What a deck site exports, a list with card names in English or German, or a file saved here.
setup-file = Choose a file
setup-drop = or drop one here
setup-checking = Looking at it …
setup-fine = This deck can be played.
setup-problems = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
 }
setup-line = Line { $line }:
setup-why = Why?
setup-deck-name = What you call it
setup-use = Use this deck
setup-not-now = Not now
setup-kept = Remembered in this browser
setup-forget = Forget { $name }
setup-good-12001 = Hits back at once when somebody beside her is attacked. Keeps enemies off the others.
setup-good-12004 = Finds clues and can hold his own in a fight. Successful searches bring him new cards.
setup-good-12007 = Slips away from enemies and searches where nobody else would. Each turn she has one action more to evade.
setup-good-12010 = Lives by his spells and an iron will, and swaps his assets like cards from a sleeve. Keep him out of brawls.
setup-good-12013 = Never gives up: takes skills back from her discard pile when it counts, and pays with horror.
setup-good-edda = Finds clues, and is paid for it.
setup-good-tom = Fights. Every enemy he defeats brings him a card.
setup-good-nell = Gets away, and is already at the next place.
setup-good-amos = Steadies the others: heals horror, and fears little.

# How a deck is built
deckrules-size = Deck size
deckrules-options = To choose from
deckrules-access = { $classes } level { $least }–{ $most }
deckrules-required = Must be in it
deckrules-weaknesses = { $count ->
    [one] 1 random basic weakness
   *[other] { $count } random basic weaknesses
 }

# At one’s own seat, before the start
seat-choose = Choose investigator and deck
seat-chosen = Done
seat-choose-hint = Everybody at the table sees at once whom you choose. Investigators at other seats are not offered.

# The deck builder
build-title = Your decks
build-lead = Build a deck, look how it begins, take it to a table. Decks stay in this browser; a link carries one anywhere else.
build-missing = That deck is not in this browser. If somebody sent it to you, ask for its link.
build-mine = On your shelf
build-none = Still empty. Begin with an investigator below.
build-ready = can be played
build-unfinished = unfinished
build-forget = Throw { $name } away
build-begin = A new deck
build-begin-starter = From the starter deck
build-begin-empty = From nothing
build-bring = Bring a deck
build-bring-hint = A list, a file, or what a deck site exports.
build-back = All decks
build-stranger = This deck belongs to an investigator whom nobody knows here.
build-sides = What is shown
build-pool = Cards
build-deck = Deck
build-all = Cards of other investigators, too
build-add = Add { $name }
build-remove = Remove { $name }
build-copies = { $count ->
    [0] not in the deck
    [one] 1 in the deck
   *[other] { $count } in the deck
 }
build-size = { $size } of { $wanted } cards
build-experience = { $count } experience
build-empty = Nothing in it yet. Choose a card.
build-grow = Upgrade with experience
build-have = Experience to spend
build-spent = { $spent } of { $experience } experience spent
build-bought-instead = { $name }, in place of { $old }
build-price = { $price ->
    [0] free
   *[other] { $price } experience
 }
build-grown = Done, it stays like this
build-not-grown = Back to the deck before
build-curve = Costs and icons
build-hands = Sample hand
build-deal = Draw an opening hand
build-deal-again = Shuffle and draw anew
build-mulligan = { $count ->
    [0] Replace chosen cards
    [one] Replace 1 card
   *[other] Replace { $count } cards
 }
build-draw = Draw 1 card
build-random = Random basic weakness
build-notes = Notes
build-notes-hint = How it wants to be played, what to buy first …
build-rules = What may be in it
build-to-table = Take it to a table
build-not-to-table = As soon as nothing is wrong with it, you can take it to a table.
build-copy-link = Copy link
build-copy-text = Copy as text
build-copy-document = Copy as document
build-print = Print
build-keys = Keys: / searches, D goes to the deck, + and − on a card add and remove it, arrows walk from card to card. Cards can be dragged as well.
sheet-symbols = Symbols
sheet-sets = Encounter sets


# A campaign
camp-plan = Campaign
camp-investigator = Investigator
camp-heroes = Investigators
camp-heroes-hint = Others bring theirs by your invitation, until the first scenario begins.
camp-by-bot = A bot plays
camp-a-bot = a bot
camp-more = One more investigator
camp-fewer = Without investigator { $number }
camp-story = The story so far
camp-prologue = Prologue
camp-passage = Between the scenarios
camp-page = Page { $number } of { $count }
camp-page-back = Page back
camp-page-on = Page on
camp-read-on = Read on
camp-votes = for it: { $names }
camp-host-decides = { $host } decides, or all the others together.
camp-next-scenario = The next scenario
camp-begin-scenario = Begin the next scenario
camp-begin-hint = Everybody gets their seat again. From then on nothing is bought, and nobody comes or goes.
camp-host-begins = { $host } begins the next scenario.
camp-over-won = The campaign is won
camp-over-won-text = Arkham sleeps soundly again. It never learned whom it has to thank.
camp-over-lost = The campaign is lost
camp-over-lost-text = Nobody will write down what comes now: there is nobody left who could.
camp-over-ended = The campaign is over
camp-over-ended-text = What you went through ends here. The log remains, and so does whoever is still alive.
camp-experience = Experience
camp-experience-of = { $unspent } to spend, { $earned } earned
camp-trauma = Trauma
camp-physical = physical
camp-mental = mental
camp-none = none
camp-bears = Bears
camp-exiled = Exiled
camp-short = { $count ->
    [one] The deck lacks 1 card.
   *[other] The deck lacks { $count } cards.
 }
camp-status-killed = killed
camp-status-insane = insane
camp-status-devoured = devoured
camp-status-away = away
camp-status-alive = takes part
camp-upgrade = Upgrade the deck
camp-leave = Leave
camp-come-back = Come back
camp-replace = Take this one from now on
camp-join = Another investigator
camp-join-go = Join
camp-ownerless = Who bears { $card } from now on?
camp-log = Campaign log
camp-log-empty = Nothing has been noted yet.
camp-crossed-out = Crossed out:
camp-bag = Chaos bag
camp-shop = The deck of { $name }
camp-unspent = { $count ->
    [0] No experience left
   *[other] { $count } experience left
 }
camp-instead = in place of { $names }
camp-makes-room = Makes room, where a card has to
camp-buy = Buy { $name } for { $price } experience
camp-undo = Take the last purchase back
camp-environment = Deckbuilding environment
camp-environment-none = None
camp-environment-none-hint = Every card of the collection may be in a deck.
camp-environment-current = Current
camp-environment-current-hint = Only the core set, the five investigator decks and the newest expansions.
camp-environment-limited = Limited
camp-environment-legacy = Legacy
camp-environment-legacy-hint = Everything from any product, without restriction.
camp-again = Go on with the survivors
camp-again-hint = Whoever is still alive can begin another campaign, with all scars. Experience begins anew; of the decks the cards of level 0 stay, and what is missing is chosen for free.
camp-again-there = On to the next campaign
