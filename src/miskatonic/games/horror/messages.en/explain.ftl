# Why something cannot be done (explain), and what is counted of finished matches

why-not-eliminated = This investigator is out of the game.
why-not-not-your-turn = Only possible in your own turn.
why-not-not-in-hand = The card is not in your hand.
why-not-not-yours = This ability is not yours to use from here.
why-not-no-test = There is no skill test to commit to.
why-not-elsewhere = Only investigators at the same location may commit cards.
why-not-no-icon = The card cannot be committed to this test.

count-rounds = Rounds per game
count-victory = Cards in the victory display
count-ending = Endings
ending-0 = nobody was left
ending-1 = first resolution
ending-2 = second resolution
