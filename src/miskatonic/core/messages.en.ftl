# Shared by all games and all tables.
seat-name = Player { $number }
you = you
nobody = nobody
list-and = { $first } and { $last }
decimal = { $whole }.{ $part }
percent = { $number }%

why-over = The match is over.
why-waiting = You cannot do anything just now: the game waits for { $who }.
why-other = This is not what you are being asked: “{ $asked }”
refused-not-asked = It is not your decision right now.
refused-answered = You have already answered.
refused-stale = The game has moved on; please look again before you choose.
refused-nonsense = That is not a choice this game understands.
refused-count = { $least ->
    [0] { $most ->
        [one] Choose at most one option.
       *[other] Choose at most { $most } options.
    }
   *[other] { $most ->
        [one] Choose exactly one option.
       *[other] Choose at least { $least } and at most { $most } options.
    }
 }
refused-twice = You cannot choose the same option twice.
refused-no-option = That option is not on offer.

undone = { $who-is ->
    [you] You take { $answers ->
        [one] your last answer
       *[other] your last { $answers } answers
    } back.
   *[other] { $who } takes { $answers ->
        [one] the last answer
       *[other] the last { $answers } answers
    } back.
 }
    .style = back
    .weight = toast
undone-by-consent = { $who-is ->
    [you] You take
   *[other] { $who } takes
 } { $answers ->
    [one] the last answer
   *[other] the last { $answers } answers
 } back, and nobody objects.
    .style = back
    .weight = toast
redone = { $who-is ->
    [you] You put
   *[other] { $who } puts
 } { $answers ->
    [one] the answer
   *[other] the { $answers } answers
 } back as before.
    .style = back
    .weight = toast
redo-nothing = There is nothing of yours to put back: somebody has answered since, or may have in secret.
undo-nothing = There is nothing of yours to take back.
undo-needs-consent = Something hidden came to light or others have moved since. To take it back, everybody must agree; still missing: { $who }.

bad-option-name = There is no option “{ $name }”. There are: { $known }.
bad-option-value = “{ $name }” cannot be “{ $value }”. Possible: { $allowed }.
bad-record-too-large = The record is larger than { $bytes } bytes.
bad-record-json = This is not readable JSON: { $detail }
bad-record-foreign = This is not a record of a Miskatonic match.
bad-record-game = The record is of the game “{ $found }”, not of “{ $known }”.
bad-record-version = The record has format version { $found }; this program reads version { $known }.
bad-record-shape = The record is damaged: { $detail }
bad-record-seed = The seed is not a hexadecimal number of at most 64 digits.
bad-record-rules = The record was played by rules version { $found }; this program has version { $known }.
bad-record-digest = The replay ends in another position than the record says.
bad-record-position = The stored position is damaged.
bad-series-too-large = The document is larger than { $bytes } bytes.
bad-series-foreign = This is not a series or campaign of Miskatonic.
bad-series-version = The document has format version { $found }; this program reads version { $known }.
bad-series-shape = The document is damaged: { $detail }
bad-series-match = Match { $number } of the document does not belong to it, or says that somebody won who did not play.

# Why a bot would choose so
hint-only = There is nothing else to choose.
hint-all-alike = Whatever you choose here, it makes no difference that can be seen now.
hint-rated = about { $percent } % to win
hint-ahead = { $points ->
    [0] Hardly anything separates it from the next best answer.
    [one] It is { $points } percentage point ahead of the next best answer.
   *[other] It is { $points } percentage points ahead of the next best answer.
 }
hint-nothing = choosing nothing
