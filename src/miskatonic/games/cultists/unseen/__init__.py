"""What a seat of Cultists has not in sight, dealt anew: positions that it cannot tell apart.

First the cultists are drawn among all sets of players that explain what the seat knows, by the odds of each:
how many deals of the route cards allow their room actions, how likely blind choices lead to what checks have
shown, and to what was drawn from room decks. Then everything hidden is filled in, deck by deck. Every deal is
as likely as any other, and what others chose in secret counts as chosen blindly; a cultist's silence tells
nothing. Not for views and not for rules.
"""

from miskatonic.games.cultists.unseen.sampling import sample as sample
