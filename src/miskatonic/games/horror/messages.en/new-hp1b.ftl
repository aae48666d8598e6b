why-not-copies-in-deck = A deck may have at most { $count } copies of a card.
why-not-not-your-card = A card in this deck is meant for another investigator.
why-not-rewards-in-deck = A deck may have at most 1 permanent reward card.
