# What Fate is, for somebody who has never heard of it. Not for its rules.
game-fate = Fate
game-fate-claim = Summon your god before the others summon theirs.
game-fate-facts = 2–4 players · 60 minutes
game-fate-about = Each of you leads a cult, and each cult has an Elder God to summon; the first to complete the circle wins. Spells move the fate piece from place to place, cultists gather where it goes, and a spell you have readied strikes in anybody’s turn. The more you dare, the more investigators follow you home – and they come to break what you have built.
