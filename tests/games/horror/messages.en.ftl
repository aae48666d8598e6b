# What scenarios bring along, for words that tests put on cards.
remembered-door-open = the door is open
run-burn-it-all = Everything burns
set-rats = Rats
remembered-the-bell = the bell has rung
remembered-the-book = the book is lost
