looked = { $who-is ->
    [you] You look at your rune: { $rune }.
   *[other] { $who } looks at rune { $rune }.
 }
looked-hidden = { $who } looks at a rune.
kept = { $who-is ->
    [you] You keep your rune.
   *[other] { $who } keeps the rune.
 }
traded = { $who-is ->
    [you] You discard rune { $rune } and draw another.
   *[other] { $who } discards rune { $rune } and draws another.
 }
revealed = { $who-is ->
    [you] You hold rune { $rune }.
   *[other] { $who } holds rune { $rune }.
 }
won = { $who-is ->
    [you] You have the highest rune and win.
   *[other] { $who } has the highest rune and wins.
 }
ask-keep-or-trade = Keep your rune, or trade it for the top of the pile?
option-keep = Keep it
option-trade = Trade it
option-seats = Players
decides-keep-or-trade = { $who-is ->
    [you] You keep your rune or trade it.
   *[other] { $who } keeps a rune or trades it.
 }
board-unseen = { $who } holds a rune you cannot see.
board-pile = Runes in the pile: { $runes }
count-trades = Trades per game
game-omen = Omen
game-omen-claim = Keep your rune, or trust the pile.
game-omen-facts = 2–4 players · 1 minute
view-runes = Runes
view-pile = Runes in the pile
view-discard = Discarded runes
