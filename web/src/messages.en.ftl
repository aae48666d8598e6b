# The browser client. Words of the rules and of a game are the game's own.
house = Miskatonic
house-claim = Games of the Mythos, round one table.
skip-to-content = Skip to the content
skip-to-prompt = Skip to your decision
close = Close
back-home = To the start page
loading = One moment …
why = Why?
why-clause = Why? Rule { $clause }
yes = Yes
no = No

# Head and foot
nav-main = Main menu
nav-rules = Rules
nav-cards = Cards of Horror
nav-decks = Decks
nav-settings = Settings
nav-help = Help
nav-credits = Credits
nav-language = Deutsch

# Stretches of time
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
span-days = { $count } days
ago = { $span } ago
ago-now = just now

# Errors
error-unreachable = The server cannot be reached. Check your connection and try again.
error-server = The server could not do that (error { $status }).
error-page-title = There is nothing here
error-page = This address leads nowhere. Perhaps a letter got lost on the way.
error-table-missing = There is no table at this address
error-table-missing-more = The table may have been closed long ago, or the link is incomplete. Ask for it again, or open a table of your own.
error-table-forbidden = This table does not admit spectators
error-table-forbidden-more = Only its players can see it. If you play here and have lost your browser, use your reclaim link.
error-table-unreadable = This table cannot be opened
error-table-unreadable-more = What is kept of its match is damaged, or belongs to rules this server does not know. Trying again does not help, and all other tables are well. Tell whoever runs the server the address of this table, or go home and open a new one.
error-retry = Try again

# The connection
offline = The connection is lost. We keep trying by ourselves; nothing you did is lost.
offline-retry = Try now
online-again = The connection is back.

# Start page
home-title = Take a seat
home-lead = No account, no waiting room. The candle is lit, the bots are seated, and friends need only a link.
home-games = Games
home-play = Play now
home-friends = With friends
home-learn = Learn
home-options = Options
home-somebody = Guest
home-name = At the table you are called { $name }.
home-name-change = Change that
home-name-keep = Keep
home-mine = Your tables
home-open = Open tables
home-open-none = No public table is looking for players right now.
home-finished = Finished
home-your-turn = Your turn
home-handed-over = a bot plays for you
home-status-gathering = gathering
home-status-playing = being played
home-status-over = finished
home-status-closed = closed
home-open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
 }
home-nobody = nobody yet
home-asked = You are asked: { $question }
home-waits = Waiting for { $who }
home-won = Won by { $who }
home-with = with { $who }
home-round = round { $round }
home-code = Join with a code
home-code-label = Code of the table
home-code-go = Join

# A new table
new-title = Open a table
new-game = Game
new-name = Your name
new-name-hint = So that the others know you. You take the first seat; leave it empty to only watch.
new-seats-hint = You can change seats and bots until the match starts.
new-bots = Other seats
new-bots-none = stay open for people
new-bots-filled = are filled with bots: { $bot }
new-more = More settings
new-rules = What is played
new-visibility = Who may come
new-public = List the table for everybody on this server
new-spectators = Spectators may watch (they never see anything hidden)
new-pace = Pace
new-pace-live = Everybody is here
new-pace-days = Play over days
new-limit = Time for a decision
new-limit-none = no limit
new-limit-hint = When the time is up, the rules or a bot decide. A seat that a bot has taken over can be taken back.
new-submit = Open the table
new-alone = Solo with two investigators
new-set-up = Choose investigators and decks
new-somebody = Investigator
new-on = Yes
new-off = No

# Bots
bot-random = guessing
bot-simple = simple
bot-belief = attentive
bot-search = far-sighted

# Gathering
gather-title = Gather round the table
gather-invite = Invite your friends
gather-invite-hint = Whoever opens this link can sit down, without an account.
gather-link = Invite link
gather-copy = Copy invite link
gather-copied = Copied!
gather-copy-failed = Please copy it by hand
invite-share = Share
invite-text = Come and play { $game } with me.
invite-qr = QR code of the invite link
invite-qr-show = QR code
gather-code = Or the code:
gather-seats = Seats
gather-start = Start the match
gather-start-hint = { $count ->
    [one] One seat is still open. Wait for somebody, or let a bot sit there.
   *[other] { $count } seats are still open. Wait for people, or let bots sit there.
 }
gather-wait-host = The host starts the match.
gather-close = Close the table
gather-close-sure = Close this table for everybody?
gather-options = What is played
gather-fill = Bots into all open seats
gather-who = How shall we call you?
gather-sit-first = Sit down

# Seats
seats = Seats
seat-open = open seat
seat-bot = bot ({ $bot })
seat-you = you
seat-away = not connected
seat-sit = Sit down here
seat-number = seat { $number }
seat-bot-add = Bot
seat-bot-level = Bot on seat { $number }: how it plays
seat-free = Free the seat
seat-free-at = Free seat { $number }
seat-leave = Stand up
seat-look = Look through these eyes
seat-also = Play this one, too
seat-take-back = Take my seat back
seat-take-over = Take over from the bot
seat-ask-for = Ask for this seat
seat-ask-send = Ask
seat-ask = { $name } would like to take over from { $bot }.
seat-ask-mine = You have asked to take over from { $bot }.
seat-ask-host-decides = The host decides.
seat-ask-players-decide = The host is away; all players who are here decide.
seat-ask-all-agree = The host is away: all of you who are here must agree.
seat-ask-give = Give the seat
seat-ask-refuse = Refuse
seat-ask-agreed = You agree.
seat-ask-withdraw = No longer ask
seat-ask-over = You are not asking for a seat any more.
seat-kept-for = kept for { $name }
seat-take-kept = Take my seat
seat-absent = away for a while
seat-hand-over = Let a bot play
seat-decides = decides now

# Playing
table-title = { $game } · table { $code }
outside = The match goes on, and only its players see it. If a bot keeps a seat for you, take it back here.
table-board = Board
table-no-board = The board cannot be drawn. Everything can be played from here.
play-waiting = What the game is waiting for
waiting-you = You decide
waiting-other = Waiting for { $who }
waiting-secret = Secret choice: { $who }
waiting-since = for { $span }
waiting-clock = { $left } left
waiting-clock-yours = { $left } left, then it is decided for you
waiting-clock-over = Time is up
waiting-clock-soon = Only a few seconds are left for your decision.
waiting-away = not connected; the clock waits a little
waiting-bot = a bot is thinking
waiting-nobody = The game goes on by itself.
waiting-over = The match is over.
watching = You are watching.
watchers = { $count ->
    [0] nobody is watching
    [one] 1 spectator
   *[other] { $count } spectators
 }

# Your decision
prompt = Your decision
prompt-options = Options
prompt-none = Nothing to decide for you right now.
prompt-none-watching = You are a spectator: you see what everybody may see.
prompt-itself = Answered for you: { $answer }.
prompt-myself = Ask me
undo-short = Undo
redo-short = Redo
advice-short = Hint
advice-thinking-short = …
drawer = Log, chat and more
prompt-fold = Fold up
prompt-unfold = Show everything
prompt-void = This decision has become void.
prompt-opened = Everybody has chosen.
prompt-look-again = Go on
prompt-sealed = Your choice is in; you may change it until everybody has chosen.
prompt-sent = Your choice is on its way …
prompt-pick = { $least ->
    [0] Choose at most { $most }.
   *[other] { $least ->
        [one] Choose 1 to { $most }.
       *[other] Choose { $least } to { $most }.
    }
 }
prompt-pick-exactly = Choose exactly { $most }.
prompt-picked = { $count } chosen
prompt-chance = { $percent } %
prompt-finish = Done
prompt-change = Change my answer
prompt-why = Why am I asked?
advice-ask = What would the bot do?
advice-thinking = The bot is thinking …
advice-said = The bot would choose: { $chosen }
advice-said-nothing = The bot would choose nothing here.
advice-other = Otherwise { $chosen }: { $measure }
advice-nothing = choose nothing
advice-late = The question changed while the bot was thinking. Ask it again if you like.
advice-mark = The bot’s choice
advice-forget = Put the advice away
prompt-sure = Are you sure?
prompt-sure-yes = Yes: { $option }
prompt-sure-no = No, let me think
prompt-your-turn = Your turn: { $ask }

# Taking back
undo-mine = { $answers ->
    [one] Take my last answer back
   *[other] Take my last answer back, and the { $later } after it
 }
undo-ask = { $answers ->
    [one] Ask to take my last answer back
   *[other] Ask to take my last answer back, and the { $later } after it
 }
undo-ask-hint = Everybody must agree.
undo-alone-hint = The log will say so.
undo-sure = Take all of this back?
undo-goes = This takes back { $mine ->
    [one] your answer
   *[other] { $mine } answers of yours
 } and { $others ->
    [one] one of another player
   *[other] { $others } of other players
 }.
undo-goes-to = You would be asked again:
undo-goes-redo = Until somebody answers you can put everything back as it was.
undo-sure-yes = { $answers ->
    [one] Take it back
   *[other] Take { $answers } answers back
 }
undo-sure-no = Leave everything as it is
redo-mine = { $answers ->
    [one] Put the answer back as it was
   *[other] Put the { $answers } answers back as they were
 }
redo-hint = Until somebody answers.
undo-question = { $who } would like to take { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
 } back.
undo-question-mine = You have asked to take { $answers ->
    [one] your last answer
   *[other] the last { $answers } answers
 } back.
undo-missing = Still to agree: { $who }
undo-agree = I agree
undo-refuse = I do not agree

# Side panels
panel = Log, chat, notes and table
panel-log = Log
panel-chat = Chat
panel-notes = Notes
panel-table = Table
log-empty = Nothing has happened yet.
log-nothing = Nothing of that kind yet.
log-filter = What the log shows
log-filter-all = All
log-filter-mine = Mine
log-filter-turn = Last turn
log-filter-chat = Chat
log-you-say = You:
log-position = Show the position at that moment
log-rule = Rule { $clause }
log-newest = To the newest line
in-your-name = Decided in your name
in-your-name-read = I have read it
in-your-name-nothing = nothing
in-your-name-clock = Your time had run out
in-your-name-bot = A bot played for you
in-your-name-arranged = As you had arranged
in-your-name-before = { $count ->
    [one] One more decision came before.
   *[other] { $count } more decisions came before.
 }
recap = Since your last turn
recap-back = One step back
recap-next = One step on
recap-at = { $place } of { $count }
recap-nothing = Nothing new since your last turn.
playback-behind = { $count ->
    [one] One more move – any key skips it
   *[other] { $count } more moves – any key skips them
 }
toast-rematch = A rematch is open: come along
recap-read = I have read it
story = The story goes on
story-go-on = Go on
story-more = { $count ->
    [one] One more page
   *[other] { $count } more pages
 }
log-covered = Covered. Press to read what only you may read.

# Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-phrases = Ready-made phrases
chat-name = Your name
chat-name-hint = Spectators choose a name to talk. Players hear you only after the match.
chat-closed-offline = The chat waits for the connection.
chat-closed-spectators = This table does not let spectators talk.
chat-closed-name = Choose a name first, then you can talk.
chat-players = Players talk here among themselves; spectators have a chat of their own.
chat-spectator = spectator
chat-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }
chat-said = { $name } says: { $said }

# Notes
notes-label = Private notes
notes-hint = Only you can read them. They are kept with the table.
notes-kept = Kept.
notes-keeping = Being kept …

# The table itself
actions-leave = Hand my seat to a bot
actions-leave-sure = A bot plays on for you. You can take your seat back at any time.
actions-leave-yes = Hand over
actions-end = Vote to end the match
actions-end-off = Withdraw my vote
actions-end-hint = If everybody who is here wants it, the match ends and everything is revealed.
actions-end-votes = { $count ->
    [0] Nobody has voted for it.
   *[other] { $count } of { $people } want to end it.
 }
actions-renew = New reclaim link
actions-renew-hint = With this link you get your seat back in another browser. A new link makes the old one void.
actions-bots = Bots
actions-ask-only = Ask me only when I can do something
actions-ask-only-hint = Switched off, you are asked even with nothing to use, and answer when you like. Nobody else learns which you have chosen.
actions-bot-pace = How long bots wait
actions-bot-pace-quick = Hardly at all
actions-bot-pace-usual = As usual
actions-bot-pace-slow = Three times as long
actions-bot-pace-hint = While you play alone with them. How long things are shown is in the settings.
actions-deal = Fair deal
actions-deal-hint = This is the hash of the shuffle. At the end the seed is shown, so that anybody can check that nothing was changed.
actions-hash = Hash of the seed
actions-seed = Seed
actions-invite = Invite and share
actions-watch-hint = Whoever opens this link can watch.

# Keeping order
order-title = People
order-mute = Mute
order-unmute = Let talk
order-kick = Send away
order-reason = Why?
order-mute-title = Mute { $name }?
order-mute-hint = They play on, but cannot talk until you let them. They read why, and it stands in the log.
order-kick-title = Send { $name } away?
order-kick-hint = They cannot sit at this table again; once the match has begun a bot plays on. They read why, and it stands in the log.
kicked = The host has sent you away from this table: { $reason }
chat-closed-muted = The host has muted you: { $reason }

# The reclaim link
reclaim-title = Your way back
reclaim-text = If you lose this browser, this link brings you back into your seat. It is shown only now: keep it, and show it to nobody.
reclaim-copy = Copy the link
reclaim-kept = I have kept it
reclaim-done = Welcome back. Your seat is yours again; the old link no longer works.
reclaim-label = Reclaim link

# My browsers
devices-title = My browsers
devices-lead = All of these are you: your seats, matches and notes are the same in each. Decks come along when you add a browser; from then on each has its own.
devices-unnamed = A browser
devices-this = this one
devices-seen = last here on { $day }
devices-remove = Let go
devices-add = Add another browser
devices-link = Link for another browser
devices-link-hint = Open this link in the other browser, or scan it there. It works once, for ten minutes. Show it to nobody else: whoever opens it is you.
devices-join-title = Become one of these browsers?
devices-join = Whoever made this link shares seats, matches and notes with this browser from now on, and decks come along. What this browser was here before stays behind.
devices-join-yes = Yes, that was me

# What I have played
me-title = My matches
me-lead = What you have played to the end on this server. Nobody else sees it.
me-none = Nothing is played to the end yet.
me-none-go = The candle is lit.
me-played = played
me-won = won
me-streak = won in a row
me-best = longest row
me-against = Against
me-ahead = ahead
me-behind = behind
me-alike = alike
me-bots = bots ({ $bot })
me-matches = Match by match
me-match-won = won
me-match-lost = lost
me-export = Download as a file
me-record = Record, kept until { $day } at least
me-record-gone = The record is no longer kept.
chart-all = all

# The end
end-title = The match is over
end-closed-title = The table is closed
end-won-you = You have won!
end-won-not = This time it was not enough.
end-nobody = Nobody wins
end-mine = Here you have won { $won } of { $played ->
    [one] 1 match
   *[other] { $played } matches
 }.
end-streak = That makes { $count } in a row.
end-mine-all = All my matches
end-closed = The match was ended without a winner.
evening = This evening:
evening-score = won { $won } of { $played }
end-rematch = Rematch
end-rematch-go = To the rematch
end-rematch-hint = The next table is open. Nobody is taken there without wanting to.
end-replay = Watch it again
end-record = Download the record
end-kept-until = This match can be watched and downloaded here until { $day } at least.
end-check = Check the deal
end-check-how = Download the record, then run:
end-home = To the start page

# Replay
replay-title = Replay
replay-back = Back to the table
replay-move = Move
replay-at = Move { $move } of { $moves }
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-share = Copy link to this position
replay-eyes = Seen through the eyes of
replay-eyes-all = spectators
replay-eyes-open = somebody who sees all cards
replay-speed = Speed
replay-list = Moves
replay-rounds = Rounds
replay-round = Round { $round }
replay-start = The set-up
replay-happened = What happened

# Rulebook
rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-hint = Words, or the number of a rule
rules-found = { $count ->
    [0] No rule matches.
    [one] 1 rule
   *[other] { $count } rules
 }
rules-both = German and English side by side
rules-contents = Contents
rules-index = Index
rules-see = see also
rules-link = Link to rule { $clause }
rules-page = Open as a page of its own

# Settings
settings-title = Settings
settings-lead = They are kept in this browser only.
settings-language = Language
settings-theme = Light
settings-theme-auto = as my system
settings-theme-light = day
settings-theme-dark = night
settings-motion = Motion
settings-motion-full = full
settings-motion-reduced = reduced
settings-motion-off = none
settings-pace = How fast things happen
settings-pace-story = Like a story
settings-pace-brisk = Briskly
settings-pace-once = At once: nothing is staged
settings-sound = Sounds
settings-sound-hint = A chime when it is your turn, and the sounds of the table. M turns them on and off.
settings-sound-try = Listen
settings-volume = Volume
sound-offer = May the table be heard? Bells, boots on the stairs, now and then something larger.
sound-yes = Yes, with sound
sound-no = No, quietly
sound-on = Sound is on. M turns it off.
sound-off = Sound is off. M turns it on.
settings-symbols = A symbol with every colour
settings-hints = Teach mode: explain what comes up for the first time
settings-hints-again = Explain everything anew
settings-hints-again-done = Everything will be explained anew.
settings-keys = Single keys do things
settings-keys-hint = Like 1 to 9 for options, L for the log. Switch it off if your speech control types letters.
settings-notify = Tell me through the browser when it is my turn
settings-notify-refused = Your browser does not allow it. It wants an encrypted page (https) and your leave.

# Credits
credits-title = Credits
credits-lead = Miskatonic is free software. It stands on free work of others; thank you.
credits-icons = Icons
credits-fonts = Fonts
credits-icons-note = Recoloured and framed; otherwise unchanged.
credits-by = by { $author }
credits-ours = The Mystery Card of Ritual is a card of ours; no edition of the game has it.
credits-fan = An unofficial fan work. It is not made, sponsored or endorsed by any publisher. Rules are in our own words, pictures are free or our own. If you like a game, please buy it.

# Help
help-title = Help
help-lead = Everything works by mouse, by touch and by keyboard.
help-keys = Keys
help-key-number = choose an option
help-key-letter = options past the ninth, by the letter before them
help-key-enter = done, or end the turn
help-key-face = the card that is named where you are
help-key-log = log
help-key-chat = chat
help-key-rules = rules
help-key-aid = the rules on one page
help-key-board = board and your hand
help-key-peek = hold: what only you may see
help-key-mute = sound on or off
help-key-undo = take back
help-key-redo = put back what was taken back
help-key-bot = what would the bot do?
help-key-help = this help
help-key-tab = from one thing to the next
help-key-arrows = replay: one move back or on
help-key-escape = close what is open
help-play = How to play
help-play-1 = Open a table and send the link to your friends. Empty seats can be filled with bots.
help-play-2 = What the game is waiting for always stands on the screen: who decides, what, and since when.
help-play-3 = Your decision stands below the board. What can be chosen is lit on the board as well.
help-play-4 = Every line of the log opens the rule that it follows, and the position at that moment.
help-play-5 = You may take an answer back as long as nothing hidden came to light; after that, only if everybody agrees.
help-trouble = If something goes wrong
help-trouble-1 = Connection lost? The page comes back by itself, into your seat.
help-trouble-2 = Another browser? Use your reclaim link.
help-trouble-3 = Somebody is gone? With a clock the game goes on without them; without one, everybody can vote to end the match.

# First-time explanations
course-label = Lesson
course-progress = How far the lesson is
course-next = Go on
course-yours = Your turn
course-watch-title = Watch
course-watch = The others play. Keep an eye on the table.
course-play = Now play
course-home = To the start page
learn-title = Learn { $game }
learn-begin = Begin: five minutes
learn-note = Played on the real board, against bots with a prepared deal. It counts nowhere, and you may stop at any time.
aid-title = { $game } on one page
aid-open = On one page
aid-print = Print
aid-learn = Learn it in five minutes
whynot-title = Why not?
hint-title = For the first time
hint-more = { $count ->
    [0] Got it
   *[other] Got it, next ({ $count })
 }
hint-stop = Stop teaching
hint-read = Rule
hint-unfold = Explain

# Tales over several matches
nav-campaigns = Campaigns
saga-title = Campaigns
saga-lead = One story over many evenings: what you did stays done, decks grow, scars remain. Come and go between two games.
saga-mine = Yours
saga-none = You belong to no campaign yet.
saga-playing = being played
saga-begin = Begin a campaign
saga-begin-go = Begin
saga-name = What you call it
saga-import = Go on from a file
saga-all = All campaigns
saga-host = host
saga-not-here = has not come yet
saga-reading = You are reading along. Whoever has an invitation can take part.
saga-invited = You are invited
saga-invited-hint = If you are one of these, take that name: { $names }.
saga-come = Take part
saga-links = Your links
saga-invite = Copy invitation
saga-invite-text = Send this to those who are to take part. It is shown once; you can always make a new one.
saga-new-invite = New invitation
saga-reclaim-text = This brings you back here from any browser. Keep it to yourself; it is shown once.
saga-read-link = Copy link for readers
saga-take-away = Save as a file
saga-being-played = The next game is being played.
saga-to-table = To the table
saga-back = Back to the campaign
