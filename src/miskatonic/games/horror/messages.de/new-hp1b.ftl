why-not-copies-in-deck = Ein Deck darf höchstens { $count } Exemplare einer Karte enthalten.
why-not-not-your-card = Eine Karte in diesem Deck ist für eine andere Ermittlerin oder einen anderen Ermittler bestimmt.
why-not-rewards-in-deck = Ein Deck darf höchstens 1 dauerhafte Belohnungskarte enthalten.
