# What Ritual is, for somebody who has never heard of it. Not for its rules.
game-ritual = Ritual
game-ritual-claim = Everybody sees your card. Except you.
game-ritual-facts = 3–7 players · 20 minutes
game-ritual-about = A short game of bluff round one candle: everybody sees the card in your hand, only you do not. A card travels round the table face down; you take it and lay your own open, or you pass it on, and all you have to go by is the others’ faces. Whoever holds the wrong thing when a round ends loses sanity, and as soon as somebody has none left, everybody else has won.
