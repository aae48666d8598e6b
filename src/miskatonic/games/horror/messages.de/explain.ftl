# Warum etwas nicht geht (explain), und was an beendeten Partien gezählt wird

why-not-eliminated = Dieser Ermittler ist aus dem Spiel.
why-not-not-your-turn = Das geht nur in deinem eigenen Zug.
why-not-not-in-hand = Die Karte ist nicht auf deiner Hand.
why-not-not-yours = Diese Fähigkeit kannst du von hier aus nicht nutzen.
why-not-no-test = Es läuft keine Fertigkeitsprobe, zu der du etwas beitragen könntest.
why-not-elsewhere = Nur Ermittler am selben Ort dürfen Karten beitragen.
why-not-no-icon = Zu dieser Probe kannst du die Karte nicht beitragen.

count-rounds = Runden je Partie
count-victory = Karten im Siegpunktstapel
count-ending = Ausgang
ending-0 = niemand war übrig
ending-1 = erste Auflösung
ending-2 = zweite Auflösung
