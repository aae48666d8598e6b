# Was Ritual ist, für jemanden, der noch nie davon gehört hat. Nicht für seine Regeln.
game-ritual = Ritual
game-ritual-claim = Alle sehen deine Karte. Nur du nicht.
game-ritual-facts = 3–7 Personen · 20 Minuten
game-ritual-about = Ein kurzes Bluffspiel um eine Kerze: Alle sehen die Karte in deiner Hand, nur du nicht. Eine Karte wandert verdeckt um den Tisch; du nimmst sie und legst deine eigene offen ab, oder du gibst sie weiter, und alles, was dir hilft, sind die Gesichter der anderen. Wer am Ende einer Runde das Falsche hält, verliert geistige Gesundheit, und sobald jemand keine mehr hat, haben alle anderen gewonnen.
