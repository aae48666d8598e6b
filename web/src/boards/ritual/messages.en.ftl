# What the board of Ritual says besides the game's own messages.
oval = The ritual table
oval-round = Round { $round }
oval-sanity = sanity { $sanity } of 7
oval-straw = cannot lose sanity
oval-holds = holds { $card }
oval-holds-hidden = holds a card you may not see
oval-holds-own = your own card is hidden from you
oval-hand-on-table = hand on the table

oval-pile-label = Draw pile before { $who-is ->
    [you] you
   *[other] { $who }
 }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
oval-top = On top: { $card }
oval-top-pure = The top card is pure
oval-top-cursed = The top card is cursed
oval-travelling = The travelling card lies face down before { $who-is ->
    [you] you
   *[other] { $who }
 }
oval-travelling-known = The travelling card, { $card }, lies before { $who-is ->
    [you] you
   *[other] { $who }
 }
oval-travelling-pure = it is pure
oval-travelling-cursed = it is cursed
oval-path = The card’s way: { $way }

oval-discard = Discarded
oval-discard-label = { $count ->
    [0] Nothing is discarded yet
    [one] 1 card discarded
   *[other] { $count } cards discarded
 }
oval-place-label = { $kind }: { $pure } of 2 pure and { $cursed } of 1 cursed discarded
oval-others = Others
oval-others-none = none yet
oval-removed = Removed
oval-removed-label = { $count ->
    [0] No card is removed from the round
    [one] 1 card removed from the round, face down
   *[other] { $count } cards removed from the round, face down
 }
oval-removed-mine = removed by you: { $cards }
oval-confessed = Confessed and shuffled into the draw pile: { $cards }

oval-doom = Failing costs { $loss }
oval-doom-label = Doom track 1 2 2 3 3 4 4 5: the marker is on space { $space }, failing costs { $loss } sanity

oval-mine = What can your card be?
oval-pure-letter = P
oval-cursed-letter = C
oval-mine-pure = { $count } pure
oval-mine-cursed = { $count } cursed
oval-mine-count = { $card }: { $count }

oval-last-round = Last round
oval-round-over = Round { $round } is over
oval-game-over = The ritual is over
oval-survives = survives
oval-fails = fails
oval-struck = struck
oval-spared = spared
oval-sanity-change = Sanity { $before } → { $after }

oval-turns = Turns of this round
oval-turn-taken = { $way }: taken; discarded: { $discarded }
oval-turn-passed = { $way }: all passed; discarded: { $discarded }
