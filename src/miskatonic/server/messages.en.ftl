# What happens at a table, told in the log
private-line = Something that only you may read.
table-sat = { $who } takes over this seat.
    .weight = toast
table-back = { $who-is ->
    [you] You are back.
   *[other] { $who } is back.
 }
    .weight = toast
table-bot-left = { $who-is ->
    [you] You have left; a bot ({ $bot }) plays on for you.
   *[other] { $who } has left; a bot ({ $bot }) plays on.
 }
    .weight = toast
table-clock = { $who-is ->
    [you] Your time has run out: the rules decide for you.
   *[other] The time of { $who } has run out: the rules decide.
 }
table-bot-clock = { $who-is ->
    [you] Your time has run out; a bot ({ $bot }) plays on for you.
   *[other] The time of { $who } has run out; a bot ({ $bot }) plays on.
 }
    .weight = toast
table-bot-absent = { $who-is ->
    [you] You have been away for a while; a bot ({ $bot }) plays on for you.
   *[other] { $who } has been away for a while; a bot ({ $bot }) plays on.
 }
    .weight = toast
table-bot-crashed = The bot of { $who } failed; a simpler one ({ $bot }) plays on.
    .weight = toast
table-bot-recovered = The bot of { $who } is back ({ $bot }).
    .weight = toast
table-undo-asked = { $who-is ->
    [you] You would like to take your last answer back.
   *[other] { $who } would like to take the last answer back.
 }
table-undo-refused = { $who-is ->
    [you] You do not agree to the undo.
   *[other] { $who } does not agree to the undo.
 }
    .weight = toast
table-end-wanted = { $who-is ->
    [you] You want to end the match.
   *[other] { $who } wants to end the match.
 }
    .weight = toast
table-end-not-wanted = { $who-is ->
    [you] You want to play on.
   *[other] { $who } wants to play on.
 }
    .weight = toast
table-closed-host = The host has closed the table.
table-closed-vote = Everybody here agreed: the match is over, and everything may be seen.
table-kicked = { $who-is ->
    [you] The host has sent you away from this table: { $reason }
   *[other] The host has sent { $who } away from the table: { $reason }
 }
    .weight = toast
table-muted = { $who-is ->
    [you] The host has muted you: { $reason }
   *[other] The host has muted { $who }: { $reason }
 }
    .weight = toast
table-unmuted = { $who-is ->
    [you] You may talk again.
   *[other] { $who } may talk again.
 }
    .weight = toast
table-expiring = Nothing has happened at this table for a long time; it closes tomorrow unless somebody does something.
table-closed-full = More has happened at this table than it can keep; the match is over, and everything may be seen.
table-closed-expired = Nothing happened at this table for a long time, so it was closed.

# Why a command is refused
denied-no-seat = There is no such seat.
denied-not-your-seat = This is not your seat.
denied-not-host = Only the host of the table can do that.
denied-not-alone = Bots keep the usual pace while other people play.
denied-over = The match is over.
denied-seat-taken = Somebody sits there already.
denied-seat-kept = This seat is kept for somebody who may come back.
denied-ask-first = The match has begun: ask for this seat, and the host or the players decide.
denied-asked = You have already asked for a seat; please wait for the answer.
denied-many-asks = Many people are asking for a seat right now; please wait a while.
denied-asked-often = You have asked often enough for a seat at this table.
denied-table-asked-often = Seats at this table have been asked for often enough.
denied-no-ask = Nobody is asking for this seat any more.
denied-not-player = Only those who play can decide that, and nobody for himself.
denied-host-decides = The host is here and decides that alone.
denied-nobody-there = No person sits there.
denied-not-absent = That is possible only once this person has been away for a while.
denied-already-seated = You already have a seat at this table.
denied-name = Please choose a name.
denied-name-taken = Somebody at this table has that name already.
denied-kicked = The host has sent you away from this table: { $reason }
denied-muted = The host has muted you: { $reason }
denied-no-reason = Say why; the person reads it, and it stands in the log.
denied-kick-yourself = You cannot do that to yourself.
denied-undo-often = You have taken back very much in the last minute; please wait a moment.
denied-table-full = More has happened at this table than it can keep. End the match in the menu of the table.
denied-said-enough = Very much has been said at this table; nothing more can be kept.
denied-many-public = You have { $most } public tables open already; close one, or begin.
denied-device-link = This link is no longer valid: it works once, and only for ten minutes.
denied-same-person = This browser is already one of yours.
denied-both-seated = You both sit at a table where a match is being played; finish it first, or one person would see two hands.
denied-many-devices = At most { $most } browsers can be yours; let go of one first.
denied-no-device = There is no such browser.
denied-no-bot = There is no such bot.
denied-no-field = A seat has nothing of its own there.
denied-started = The match has already begun.
denied-open-seats = Some seats are still open: invite people or add bots.
denied-not-playing = No match is being played right now.
denied-not-started = The match has not begun yet.
denied-not-over = That can be seen once the match is over.
denied-undo-open = The question of an undo is already open.
denied-undo-more = More has happened in the meantime. See what would be taken back now.
denied-no-undo = Nobody has asked for an undo.
denied-voted = Your vote is not asked for, or was given.
denied-not-spectator = Players talk from their seats.
denied-no-spectators = This table does not admit spectators.
denied-empty = There is nothing to say in that.
denied-no-phrase = There is no such phrase.
denied-link = This link is no longer valid.
denied-busy = Too much happened at once; please try again.
denied-no-game = There is no such game.
denied-chairs = Every seat needs somebody, or must be open.
denied-no-lesson = There is no lesson for this game yet.
denied-lesson = The lesson goes on by one way only here: the one it shows you. Afterwards you have a free hand.
denied-no-cards = This game has no cards to look up.
denied-not-asked = This seat has nothing to decide right now.
denied-hint-open = A bot is already thinking about your question.
denied-no-saga = This game tells no tale over several matches.
denied-no-room = There is no such campaign.
denied-no-invitation = This invitation is no longer valid; ask for a new one.
denied-already-here = You belong to this campaign already.
denied-room-full = At most { $most } people can belong to a campaign.
denied-no-reclaim = This link is no longer valid.
denied-only-members = Only those who belong to this campaign can change it.
denied-not-yours = That is for somebody else to decide.
denied-goes-on = This story goes on elsewhere already.
denied-being-played = The next match has begun already.
denied-settled-in-room = At this table that was settled in the campaign.
denied-packed = This file cannot be read.
denied-no-table = There is no such table.
denied-unreadable = This table can no longer be opened: what is kept of its match cannot be read.
denied-pace = A clock runs from 5 seconds to 7 days, or not at all.
denied-rematch = A rematch is for the players, after the end.
denied-move = There is no such move.
denied-origin = This request comes from a foreign page.
denied-host = This server is not asked for under that name.
denied-csrf = This request does not come from our own page.
denied-no-session = Your session has expired; please reload the page.
denied-too-many-unfinished = You have opened very many tables that are not over yet; close some of them first.
denied-too-many-rooms = You have very many campaigns in your list; take some of them off first.
denied-too-many-notes = You have notes on very many tables; clear some of them first.

# Trouble on the line
trouble-too-fast = That was too fast; please slow down.
trouble-talk-too-fast = You are talking too fast; wait a moment.
trouble-too-large = That was too long.
trouble-not-understood = The server did not understand that.
trouble-too-many-tables = You have opened many tables; please wait a while.
trouble-too-much = That was a lot at once; please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
trouble-inside = Something went wrong at this table. Nothing is lost; please try again.
