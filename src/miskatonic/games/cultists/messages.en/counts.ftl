# What simulations count
count-rounds = Rounds per game
count-points = Points of the investigators
count-dead = Dead investigators at the end
count-ending = How games ended
count-team = Wins by team
count-role = Wins by role
team-investigators = investigators
team-cultists = cultists
