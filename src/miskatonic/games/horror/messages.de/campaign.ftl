# Kampagnen zwischen ihren Szenarien
bad-campaign-foreign = Dieses Dokument ist keine Kampagne von Horror.
bad-campaign-decks = Ein Deck dieser Kampagne hat eine Anzahl von Karten, die kein Deck haben kann.
note-total-experience = Die gesamte Erfahrung von { $card } beträgt { $number }

refused-no-campaign = Diese Kampagne gibt es nicht.
refused-scenario-missing = Das nächste Szenario lässt sich hier noch nicht spielen.
refused-campaign-over = Die Kampagne ist zu Ende.
refused-campaign-goes-on = Die Kampagne ist noch nicht zu Ende.
refused-while-playing = Gerade wird ein Szenario gespielt. Das geht nur zwischen zwei Szenarien.
refused-no-hero = Niemand mit dem Code „{ $code }“ nimmt an dieser Kampagne teil.
refused-not-here = Dieser Ermittler nimmt gerade nicht teil.
refused-not-away = Dieser Ermittler hat die Kampagne nicht verlassen.
refused-not-lost = Dieser Ermittler ist nicht verloren oder schon ersetzt.
refused-not-survived = Nur wer überlebt hat, kommt in eine andere Kampagne mit.
refused-not-free = Dieser Ermittler ist verloren oder wird in dieser Kampagne schon gespielt.
refused-used-before = Dieser Ermittler war in dieser Kampagne schon dabei.
refused-party-full = Mehr als { $most } Ermittler nehmen nicht teil.
refused-party-size = Es nehmen 1 bis { $most } Ermittler teil.
refused-difficulty = Diesen Schwierigkeitsgrad hat die Kampagne nicht.
refused-no-bearer = Diese Karte braucht niemanden, der sie trägt, oder dieser Ermittler nimmt nicht teil.
refused-nothing-to-decide = Jetzt gibt es nichts zu lesen oder zu entscheiden: Als Nächstes kommt ein Szenario.
refused-no-way = Das ist keine der Antworten.
refused-no-scenario = Als Nächstes kommt kein Szenario.
refused-must-replace = Wer { $investigator } gespielt hat, muss erst neu wählen.
refused-ownerless = Entscheidet zuerst, wer „{ $card }“ von jetzt an trägt.
refused-not-finished = Diese Partie ist nicht zu Ende, oder die Kampagne wartet auf keine.
refused-other-match = Diese Partie gehört nicht zu der Kampagne, wie sie jetzt steht.

refused-nothing-bought = Seit dem letzten Szenario wurde für dieses Deck nichts gekauft.
refused-not-for-sale = Diese Karte kann man nicht kaufen.
refused-at-creation = Diese Karte kann nur gewählt werden, wenn ein Deck neu gebaut wird.
refused-copies = { $most ->
    [one] Karten kauft man eine nach der anderen.
   *[other] Mehr als { $most } Exemplare gibt es nicht auf einmal.
 }
refused-researched-new = Eine erforschte Karte kommt nur als Aufwertung ihrer niedrigeren Fassung in ein Deck.
refused-researched-task = Im Kampagnenlogbuch steht noch nicht, dass die Aufgabe für diese Karte erfüllt ist.
refused-not-in-deck = Eine Karte, die weichen soll, ist nicht im Deck.
refused-must-stay = „{ $card }“ muss im Deck bleiben.
refused-room = { $count ->
    [one] 1 Karte des Decks muss dafür weichen.
   *[other] { $count } Karten des Decks müssen dafür weichen.
 }
refused-too-much-room = Es würden mehr Karten weichen, als nötig ist.
refused-experience = { $price ->
    [one] Das kostet 1 Erfahrungspunkt; übrig sind { $unspent }.
   *[other] Das kostet { $price } Erfahrungspunkte; übrig sind { $unspent }.
 }
