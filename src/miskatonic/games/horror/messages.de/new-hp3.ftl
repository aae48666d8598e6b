refused-story-asset = Storyvorteile gehören beim Zusammenstellen nicht ins Deck.
why-not-no-host = Es ist nichts im Spiel, woran diese Karte angehängt werden darf.
ask-host = Woran hängst du { $card } an?
