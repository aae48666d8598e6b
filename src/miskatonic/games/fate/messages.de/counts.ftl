# Was Simulationen zählen
count-rounds = Runden je Partie
count-ending = Wie Partien endeten
ending-win = ein Marker auf Feld 9
ending-loss = zehn Zeichen auf einem Kreis
count-god = Siege nach Gott
count-order = Siege nach Platz in der Zugreihenfolge
order-1 = an erster Stelle
order-2 = an zweiter Stelle
order-3 = an dritter Stelle
order-4 = an vierter Stelle
