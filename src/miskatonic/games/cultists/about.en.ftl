# What Cultists is, for somebody who has never heard of it. Not for its rules.
game-cultists = Cultists
game-cultists-claim = One of you murders. Find out who.
game-cultists-facts = 4–8 players · 60 minutes
game-cultists-about = You search a university for forbidden books, and one or two of you secretly serve the cult. Whoever meets swaps cards face down, and one of those cards can kill; you check each other, talk, lie and vote. The investigators win together if they find enough books or unmask the cult before too many are dead – and whoever dies goes on playing, as a ghost.
