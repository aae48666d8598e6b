option-confirm = Ask once more before costly choices
option-decks = Decks
option-hidden_decks = Hide deck lists from the others until the match is over
option-chapter = Campaign

random-weakness = { $who-is ->
    [you] Your random basic weakness is { $card }.
   *[other] The random basic weakness of { $who } is { $card }.
}
random-weakness-hidden = { $who-is ->
    [you] A random basic weakness is in your deck.
   *[other] A random basic weakness is in the deck of { $who }.
}

card-with-level = { $card } ({ $level })

deck-not-a-player-card = { $card } is no card for an investigator deck.
deck-other-signature = { $card } belongs to { $whose } alone.
deck-other-weakness = { $card } is a weakness of another investigator.
deck-no-access = { $card } is not among the cards that { $investigator } may choose from.
deck-copies = { $card } is in the deck { $count } times; at most { $most ->
    [one] 1 copy is
   *[other] { $most } copies are
} allowed, whatever their level.
deck-rewards = The deck has { $count } permanent reward cards; at most 1 is allowed.
deck-too-small = The deck has { $count } of { $size } cards; { $difference ->
    [one] 1 is
   *[other] { $difference } are
} missing. Weaknesses, signature cards and permanent cards do not count.
deck-too-large = The deck has { $count } cards instead of { $size }; { $difference ->
    [one] 1 is
   *[other] { $difference } are
} too many. Weaknesses, signature cards and permanent cards do not count.
deck-level = { $card } is a card of level { $level }; with { $experience } experience the deck cannot have it.
deck-experience = The higher-level cards cost { $count } experience together; a deck for a single scenario may cost { $most } at most.
deck-unpaid = The changes cost { $spent } experience; you have { $experience }.
deck-other-investigator = The deck it grows out of belongs to another investigator.
deck-signature = { $card } must be in the deck { $wanted ->
    [one] once
   *[other] { $wanted } times
}; it is there { $count ->
    [0] not at all
    [one] once
   *[other] { $count } times
}.
deck-weaknesses = The deck has { $count } basic weaknesses; { $wanted ->
    [0] it must not have any
    [one] only 1 belongs in it
   *[other] only { $wanted } belong in it
}.
deck-unknown-code = There is no card with the code “{ $code }” here.
deck-count = { $card } cannot be in a deck { $count } times.

bad-decks-shape = The decks are not in the expected form: for each seat a deck, or the code of an investigator.
bad-decks-count = There { $decks ->
    [one] is 1 deck
   *[other] are { $decks } decks
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; every seat needs one.
bad-deck-investigator = There is no investigator with the code “{ $code }” here.
bad-deck-starter = { $investigator } plays the starter deck here and no other, or has none.
bad-deck = The deck of { $investigator } has { $problems ->
    [one] a problem
   *[other] { $problems } problems
}. { $first }

deck-too-long = That is too long for a deck; at most { NUMBER($most) } characters are read.
deck-empty = There is nothing to read.
deck-no-json = This begins like a deck site's document, but it is not valid JSON.
deck-no-document = This is no deck document: it needs “investigator_code” and “slots”.
deck-file-version = This deck file has a version that is not known here; version { $known } is.
deck-bad-count = The number of copies of “{ $code }” is no number that a deck could have.
deck-no-investigator = The list names no investigator.
deck-two-investigators = The list names more than one investigator; a deck has exactly 1.
deck-no-level = There is no “{ $name }” of that level; there is level { $levels }.
deck-unknown = There is no card called “{ $name }” here.
deck-unknown-near = There is no card called “{ $name }” here. Did you mean { $near }?

why-not-anothers-signature = This is the signature card of another investigator.
bad-chapter = What this match is to take over from its campaign cannot be read.
deck-reward-locked = No campaign has brought you the reward card { $card } yet.
deck-limited = { $card } is one too many: of these cards the deck may have { $most }.
