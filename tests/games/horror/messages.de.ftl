# Was Szenarien mitbringen, für Wörter, die Tests auf Karten setzen.
remembered-door-open = die Tür offen ist
run-burn-it-all = Alles brennt
set-rats = Ratten
remembered-the-bell = die Glocke geläutet hat
remembered-the-book = das Buch verloren ist
note-door-open = Die Tür ist offen
note-the-bell = Die Glocke hat geläutet
note-the-book = Das Buch von { $card } hat { $number } Seiten
