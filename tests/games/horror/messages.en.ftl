# What scenarios bring along, for words that tests put on cards.
remembered-door-open = the door is open
run-burn-it-all = Everything burns
set-rats = Rats
remembered-the-bell = the bell has rung
remembered-the-book = the book is lost
note-door-open = The door is open
note-the-bell = The bell has rung
note-the-book = The book of { $card } has { $number } pages
