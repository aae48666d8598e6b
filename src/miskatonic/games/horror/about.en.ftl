# What Horror is, for somebody who has never heard of it. Not for its rules.
game-horror = Horror
game-horror-claim = Nobody wins alone. Nobody stays the same.
game-horror-facts = 1–4 players · 90 minutes
game-horror-about = You are investigators on the same side, each with a deck of cards: what you carry, what you know, and what haunts you. Together you explore Arkham, search for clues, and fight what follows you or slip away from it; how a risky thing turns out is drawn from a bag of tokens. You win or lose together: the story moves on with you, or without you.
