# Who plays, and how
welcome = { $game }. At the table: { $who }.
welcome-how = Type the number of your choice. ? explains the rule, help lists what else you can type.
welcome-several = Several people share this screen. It is cleared whenever the keyboard changes hands.
sitter = { $name }
sitter-plays = { $name } ({ $who })
sitter-bot = { $name } (bot: { $bot })
answered-for = Answered for you: { $answer }.
thinks = { $name } thinks …
guest-failed = { $why } Chance answers for { $name }.

# Several people, one keyboard
hand-over = Hand the keyboard to { $name }.
hand-over-undo = { $name }, you may still take your answer back: type undo.
hand-over-change = { $name }, you may still change your secret answer: type undo.
sealed-so-far = Your answer so far: { $chosen }
sealed-nothing = nothing chosen
press-enter = { $name }, press Enter when only you can see the screen.
press-enter-all = Press Enter to begin.
read-on = Press Enter to read on.
read-on-or-stop = Press Enter to read on, or type q to stop.
consent = { $name }: { $who } would like to take an answer back, although something hidden came to light since. 1 agrees, 2 refuses.
consent-prompt = 1 or 2:

# A decision
prompt-one = { $most ->
    [one] Your choice (only 1):
   *[other] Your choice (1 to { $most }):
 }
prompt-several = Your choice ({ $least ->
    [0] { $most ->
        [one] a number, 0 for none
       *[other] up to { $most } numbers, 0 for none
     }
   *[other] { $least } to { $most } numbers
 }):
prompt-exactly = Your choice ({ $most } numbers):
sure = Are you sure? { $option }
sure-prompt = 1 for yes, Enter to choose again:
undo-goes = This takes back { $mine ->
    [one] your answer
   *[other] { $mine } answers of yours
 } and { $others ->
    [one] one of another player
   *[other] { $others } of other players
 }. You would be asked again: { $to }
undo-goes-prompt = 1 to take them back, Enter to leave everything as it is:
redo-offer = Type redo to put it back as it was, until somebody answers.
more-options = Options { $first } to { $last } of { $all }. Type more for the others.
not-understood = “{ $typed }” is not one of the numbers, nor anything I know. Type help to see what you can type.
why-decision = The rules behind your decision:
why-event = What happened last: { $event }

# What else can be typed
word-help = help
word-more = more
word-card = card
word-hint = hint
word-undo = undo
word-redo = redo
word-save = save
word-log = log
word-quit = quit
help-number = 1, 2, 3 …: choose that option.
help-why = ?: the rules behind your decision and the last event. “? 2” explains option 2; “? { $clause }” or “? gate” finds a rule.
help-more = more: the other options, where they do not all fit on the screen.
help-enter = Enter alone: see the whole table and your options again.
help-card = card NAME: what stands on a card, like “card machete”.
help-hint = hint: what a bot would do in your place, and why. It knows no more than you do.
help-undo = undo: take your last answer back. If something hidden came to light since, everybody must agree (bots always do), and the log says so.
help-redo = redo: put back what you took back, as it was, until somebody answers.
help-save = save: keep the match; “save FILE” keeps it in a file of your choice.
help-log = log: all that has happened, page by page, with the rule behind every line.
help-quit = quit: keep the match and leave. Ctrl-C does the same.

# Files
saved = The match is saved (do not peek: the file holds the hidden cards):
saved-for-later = The match is saved in { $folder }. To go on:
finished = The match is kept in { $folder }. To watch it again:
save-exists = { $file } exists already; choose another name.
save-failed = The match could not be saved in { $file }: { $reason }.
cannot-read = { $file } cannot be read: { $reason }.
bad-file = { $file } cannot be used: { $reason }
saved-without-seats = It does not say who sits where, so it can be replayed but not played on.

# What cannot be used
no-such-game = There is no game called “{ $name }”. There are: { $known }.
no-such-bot = There is no bot called “{ $name }”. There are: { $known }.
play-what = Say which game you want to play ({ $known }), or --resume FILE to go on with a saved one.
bad-people = { $people ->
    [one] One person does
   *[other] { $people } people do
 } not fit at a table with { $seats } seats: at least one person must play, and at most one in every seat.
bad-name = “{ $name }” cannot be a name: a name has 1 to { $most } printable characters.
bad-names-equal = Two players cannot have the same name.
bad-seed = That seed is too large: a seed is below 2 to the power of 256.

# Rules
rules-none = No rule speaks of “{ $query }”.
coverage = { $game }: { $proven } of { $clauses } clauses are proven by tests.
coverage-missing = not proven: { $clause }
coverage-waiting = waiting: { $sections }
coverage-section = { $section } ({ $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
 })
coverage-unknown = A test names { $clause }, which is not in the rulebook.
coverage-needs-tests = Which clauses are proven can only be told inside a checkout of the project, from its tests in { $folder }.
where-functions = Carried out by
where-cited = Cited to players by
where-no-function = No function names it.
where-related = Close to it: what carries out the clauses proven along with it, or those of its section
where-tests = Proven by
where-no-test = No test proves it.
where-no-proof-needed = It is information, which no test needs to prove.
where-needs-tests = The tests that prove it can only be shown inside a checkout of the project, from { $folder }.
where-no-clause = The rulebook of { $game } has no clause “{ $clause }”.

# Replays
verified = The record is genuine: { $moves ->
    [one] its one move leads
   *[other] its { $moves } moves lead
 } to the very position it names.
replay-unfinished = The match is not over, so only what everybody may know is told here.
replay-next = Move { $move } of { $last }. Press Enter for the next:
board-seen-by = The table as { $who } saw it:

# Simulations and tournaments
run-playing = Playing
run-interrupted = { $played ->
    [0] Interrupted after 0 of { $games } games; nothing was counted.
   *[other] Interrupted after { $played } of { $games } games. What was counted until then:
 }
run-games = { $games } games in { $seconds } s
run-games-per-second = Games per second: { $rate }
run-decisions-per-second = Decisions per second: { $rate }
run-per-game = { $what }: { $mean } (median { $median }, nine of ten games { $low } to { $high })
run-winners = { $winners ->
    [0] Games nobody won
    [one] Games with one winner
   *[other] Games with { $winners } winners
 }: { $games } ({ $share })
run-seat = Seat { $seat } ({ $bot }) won { $share } of the games
run-mark = { $what }: { $games } ({ $share })
arena-games = { $games } games. Share of games won, with its 95 % interval:
run-failed = { $bot } gave no answer { $times ->
    [one] once
   *[other] { $times } times
 }; chance answered in its place.
arena-wins = { $share } ({ $low } to { $high }), { $count } of { $of }

# Pictures
plot-seats = Wins by seat
plot-seat = { $seat } ({ $bot })
bad-plot-file = A picture cannot be written into { $file }: its name must end in one of { $known }.
no-plots = Pictures need matplotlib. Install it with: pip install "miskatonic[plots]"
plot-failed = The picture could not be written into { $file }: { $reason }.

# The server
serve-open = The tables are open: { $address }
serve-shared = Others in the same network come by: { $address }
serve-kept = Tables are kept in: { $database }
serve-no-client = The browser client is not built, so there are no pages to play at. Run “make web”, then open the house again.
serve-stop = Ctrl-C closes the house; running matches wait until you open it again.
serve-not-installed = MISKATONIC_GAMES or MISKATONIC_BOTS names what is not installed: { $names }.
serve-port-taken = Port { $port } is in use already. Choose another one with --port, or --port 0.

# Cards of Horror that words cannot say
hatches = { $count ->
    [0] None of { $cards } cards uses an escape hatch.
    [one] One of { $cards } cards uses an escape hatch:
   *[other] { $count } of { $cards } cards use escape hatches:
 }
hatch = { $name } ({ $code }): { $functions }

deck-lists-open = Everybody at the table may read the deck lists; --hidden-decks hides them until the match is over.
deck-lists-hidden = Deck lists are hidden: everybody knows only the own one until the match is over.
no-such-deck = There is neither an investigator nor a file called “{ $name }”. Investigators with starter decks: { $known }.
bad-deck-file = The deck in { $file } has { $problems ->
    [one] a problem:
   *[other] { $problems } problems:
 }
deck-problem-line = Line { $line }: { $problem }
deck-problem-clause = { $problem } ({ $clause })
bad-several = In this game everybody plays one seat.
decides-for = { $name }:

cards-none = No card has all of these words: { $query }
cards-need-tests = How far the cards are can only be told inside a checkout of the project, from its tests in { $folder }.
cards-lack = { $card }: { $what }
covered = { $mark ->
    [defined] not defined
    [matters] no test where it matters
    [refused] no test where it is not allowed
    [en] no English text
   *[de] no German text
 }
cards-hatch = { $card }: escape hatch { $functions }
cards-total = { $mark ->
    [defined] defined
    [matters] tested where it matters
    [refused] tested where it is not allowed
    [en] English text
    [de] German text
   *[hatches] escape hatches
 }: { $count } of { $cards } ({ $share })
card-kind = { $kind ->
    [investigator] investigator
    [asset] asset
    [event] event
    [skill] skill
    [enemy] enemy
    [treachery] treachery
    [location] location
    [act] act
    [agenda] agenda
    [story] story
    [reference] scenario reference
    [weakness] weakness
   *[basic-weakness] basic weakness
 }
card-class = { $name ->
    [guardian] guardian
    [seeker] seeker
    [rogue] rogue
    [mystic] mystic
    [survivor] survivor
   *[neutral] neutral
 }
card-level = level { $level }
card-cost = cost { $cost }
card-icon = { $name ->
    [willpower] willpower
    [intellect] intellect
    [combat] combat
    [agility] agility
   *[wild] wild
 } { $count }
card-number = { $name ->
    [health] health
    [sanity] sanity
    [fight] fight
    [evade] evade
    [shroud] shroud
    [clues] clues
   *[threshold] threshold
 } { $number }{ $each ->
    [yes] { " " }per investigator
   *[no] { "" }
 }
card-attack = { $damage } damage and { $horror } horror
hint-choice = A bot would choose: { $chosen }
hint-choice-rated = A bot would choose: { $chosen } – { $measure }
hint-other = Otherwise: { $chosen } – { $measure }
hint-sealed = Your secret answer is in; there is nothing to advise.
cards-not-here = This game has no cards to look up.
cards-more = And { $count } more. Type more of the name.

# Campaigns
tale-unknown = There is no campaign called “{ $name }” here.
tale-exists = There is a campaign already: { $file }
tale-refused = { $reason } ({ $clause })
tale-nobody = Nobody called “{ $name }” takes part. There are: { $known }
tale-no-card = There is no card called “{ $name }” here.
tale-levels = There is more than one “{ $name }”: put the level behind it in brackets ({ $levels }).
tale-which = Your choice (1 to { $most }):
tale-difficulty = Difficulty: { $name }
tale-bag = { $count ->
    [one] Chaos bag, 1 token: { $tokens }
   *[other] Chaos bag, { $count } tokens: { $tokens }
 }
tale-agreed = { $rules }: { $names }
tale-next = Next scenario: { $scenario }
tale-playing = Being played: { $scenario }
tale-next-passage = Next: a passage to read.
tale-over = { $how ->
    [won] The campaign is over, and won.
    [lost] The campaign is over, and lost.
   *[ended] The campaign is over.
 }
tale-ownerless = Nobody bears { $card } yet: choose somebody.
tale-hero = { $name }, { $owner }{ $status ->
    [alive] { "" }
    [killed] , killed
    [insane] , insane
    [devoured] , devoured
   *[away] , away
 }
tale-bot = a bot
tale-only-bots = There is nobody in this campaign whom a person plays. Let somebody join first.
tale-not-playing = No scenario is being played.
tale-experience = Experience: { $unspent } to spend, { $earned } earned in all
tale-trauma = Trauma: { $physical } physical, { $mental } mental
tale-deck = Deck: { $cards }
tale-bears = Bears: { $cards }
tale-short = { $count ->
    [one] The deck lacks 1 card; level 0 is free until it is full.
   *[other] The deck lacks { $count } cards; level 0 is free until it is full.
 }
tale-log-empty = Nothing has been noted yet.
tale-note = “{ $note }”
tale-crossed-out = Crossed out: “{ $note }”
tale-score = { $number ->
    [0] { $scenario }: no resolution
   *[other] { $scenario }: resolution { $number }
 }
tale-earned = { $name } earned { $count } experience.
tale-bought = Bought for { $price } experience: { $card } ({ $clause })
tale-no-offers = Nothing can be bought now.
tale-offer = { $price }  { $card }
tale-offer-upgrade = { $price }  { $card }, instead of { $lower }

# Rematches
series-other = It is kept for another game, or is a campaign ({ $game }).
series-matches = { $count ->
    [one] 1 match so far:
   *[other] { $count } matches so far:
 }
series-standing = { $name }: { $won } of { $played } won
index-see = see also { $sections }

# The list of saved matches
saves-none = Nothing is saved yet in { $folder }. A match is kept when you leave it; to begin one:
saves-open = { $game }: { $people }; { $moves ->
    [one] 1 move so far
   *[other] { $moves } moves so far
 }
saves-over = { $game }: { $people }; finished
saves-unusable = not a match
saves-how = Go on with one: miskatonic play --resume NAME. Watch one again: miskatonic replay NAME.
saves-campaigns = Campaigns, for miskatonic campaign play NAME: { $names }.

# Lessons
learn-which = There are lessons in { $known }. To begin one: miskatonic learn ritual
learn-none = This game has no lesson.
learn-other = Another time gladly. This lesson goes on with: { $wanted }
learn-stopped = The lesson ends here. To begin it again:
learn-done = That was the lesson. Now play:

# Backup and restore
copy-made = { $file } holds all tables as they are now ({ $size } kB).
copy-restored = The tables are as they were in { $file }.
copy-progress = { $percent } % copied.
copy-exists = { $file } is there already; --force replaces it.
copy-full = The database { $database } has tables already; --force replaces them.
copy-no-folder = There is no folder { $folder }.
copy-no-database = There is no database { $database }.
copy-no-file = There is no file { $file }.
copy-not-ours = { $file } is no database of this program.
copy-newer = { $file } comes from a newer version of this program; install that one first.
copy-damaged = { $file } is damaged; no copy was made of it.
copy-in-use = { $database } is in use; stop the server first.
copy-no-program = { $program } is missing here; it comes with PostgreSQL.
copy-failed = That did not work: { $why }

# Reading card texts
read-card = { $state ->
    [whole] understood
    [part] { $count } of { $sentences } sentences understood
   *[not] not understood
 }
read-total = { $count } of { $cards } cards are understood.
read-no-file = There is no file { $file }.
read-bad-no-cards = { $file } is neither a document of a deck site nor a pack: I find no cards in it.
read-bad-no-text = { $file } is no text.
read-bad-too-large = { $file } is too large.
read-untranslatable = This is understood, but something in it has no name in the other language yet.
