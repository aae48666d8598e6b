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

oval-why-student = the Wary Student never survives
oval-why-shared = same artefact as { $names }
oval-why-pure = a pure card, and the Cultist turns the colours
oval-why-cursed = a cursed card
oval-why-no-artefact = no artefact, and the Mad Professor is looking

oval-does-pure-artefact = Survives, unless somebody else holds the same artefact in whatever colour.
oval-does-cursed-artefact = Fails. With the Cultist it survives, unless somebody else holds the same artefact.
oval-does-elder-sign = Survives. Discarded for another card, it ends the round at once.
oval-does-gate = Survives. Discarded for another card, it lets a Great Old One in whom somebody holds: he acts, and the round is over.
oval-does-orb = Survives. Discarded for another card, it shows you the top of the pile, to be put back or removed.
oval-does-trapezohedron = Survives. Discarded for another card, it shows you the top of the pile: pure gives 1 sanity, cursed takes 1.
oval-does-investigator = Survives, and gives 1 sanity back if it does.
oval-does-student = Never survives, but never costs more than 1.
oval-does-cultist = Turns the colours at the end of the round: cursed cards survive, pure ones fail. So does its holder.
oval-does-professor = Whoever holds anything but an artefact fails, its holder too.
oval-does-cthulhu = Cursed. Called by a Gate, it costs everybody else 1 sanity for every other player.
oval-does-nyarlathotep = Cursed. Called by a Gate, the sanest of the others fail, and its holder regains what they lose.
oval-does-yog-sothoth = Cursed. Called by a Gate, all lose everything but its holder and whoever has least.
oval-does-hastur = Cursed. Called by a Gate, everybody with an artefact fails and pays for each cursed card besides.
oval-does-mystery = Cursed. Called by a Gate, it turns out to be one of the four Great Old Ones. A card of ours, in no edition of the game.
