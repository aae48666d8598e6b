# What simulations count
count-rounds = Rounds per game
count-ending = How games ended
ending-win = a marker on space 9
ending-loss = ten signs on a circle
count-god = Wins by god
count-order = Wins by place in the order of turns
order-1 = first
order-2 = second
order-3 = third
order-4 = fourth
