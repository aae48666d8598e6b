# Was Simulationen zählen
count-rounds = Runden je Partie
count-points = Siegpunkte der Ermittler
count-dead = Tote Ermittler am Ende
count-ending = Wie die Partien ausgingen
count-team = Siege nach Gesinnung
count-role = Siege nach Rolle
team-investigators = Ermittler
team-cultists = Kultisten
