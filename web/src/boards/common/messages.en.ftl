# What the boards of all games say.
shared-your-name = { $name } (you)
shared-bot = played by a bot
shared-away = not connected
shared-active = active player
shared-deciding = deciding now
shared-wins = wins
shared-choices = Choices for { $thing }
shared-close = Close
shared-as-text = Table as text
shared-as-picture = Table as picture
shared-more = More about this board
shared-lift-hand = Lift my hand
shared-lower-hand = Lower my hand
shared-changed = Changed since your last turn: { $by }.
shared-marked = Something happened here since your last turn.

# A plain board
plain-yes = yes
plain-no = no
