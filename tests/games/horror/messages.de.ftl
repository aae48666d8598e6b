# Was Szenarien mitbringen, für Wörter, die Tests auf Karten setzen.
remembered-door-open = die Tür offen ist
run-burn-it-all = Alles brennt
set-rats = Ratten
