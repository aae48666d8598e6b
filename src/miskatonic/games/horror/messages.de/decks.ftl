option-confirm = Vor folgenreichen Entscheidungen noch einmal nachfragen
option-decks = Decks
option-hidden_decks = Decklisten bis zum Ende der Partie vor den anderen verbergen
option-chapter = Kampagne

random-weakness = { $who-is ->
    [you] Deine zufällige Grundschwäche ist { $card }.
   *[other] Die zufällige Grundschwäche von { $who } ist { $card }.
}
random-weakness-hidden = { $who-is ->
    [you] Eine zufällige Grundschwäche ist in deinem Deck.
   *[other] Eine zufällige Grundschwäche ist im Deck von { $who }.
}

card-with-level = { $card } ({ $level })

deck-not-a-player-card = { $card } ist keine Karte für ein Ermittlerdeck.
deck-other-signature = { $card } gehört nur { $whose }.
deck-other-weakness = { $card } ist eine Schwäche eines anderen Ermittlers.
deck-no-access = { $card } gehört nicht zu den Karten, aus denen { $investigator } wählen darf.
deck-copies = { $card } ist { $count }-mal im Deck; erlaubt { $most ->
    [one] ist höchstens 1 Exemplar
   *[other] sind höchstens { $most } Exemplare
}, gleich welcher Stufe.
deck-rewards = Das Deck hat { $count } dauerhafte Belohnungskarten; höchstens 1 ist erlaubt.
deck-too-small = Das Deck hat { $count } von { $size } Karten; { $difference ->
    [one] 1 fehlt
   *[other] { $difference } fehlen
}. Schwächen, Signaturkarten und dauerhafte Karten zählen nicht mit.
deck-too-large = Das Deck hat { $count } statt { $size } Karten; { $difference ->
    [one] 1 ist
   *[other] { $difference } sind
} zu viel. Schwächen, Signaturkarten und dauerhafte Karten zählen nicht mit.
deck-level = { $card } ist eine Karte der Stufe { $level }; mit { $experience } Erfahrung kann sie nicht im Deck sein.
deck-experience = Die Karten höherer Stufen kosten zusammen { $count } Erfahrung; ein Deck für ein einzelnes Szenario darf höchstens { $most } kosten.
deck-unpaid = Die Änderungen kosten { $spent } Erfahrung; du hast { $experience }.
deck-other-investigator = Das Deck, aus dem es hervorgeht, gehört einem anderen Ermittler.
deck-signature = { $card } muss { $wanted ->
    [one] einmal
   *[other] { $wanted }-mal
} im Deck sein, ist aber { $count ->
    [0] nicht
    [one] einmal
   *[other] { $count }-mal
} darin.
deck-weaknesses = Das Deck hat { $count } Grundschwächen; { $wanted ->
    [0] es darf keine haben
    [one] nur 1 gehört hinein
   *[other] nur { $wanted } gehören hinein
}.
deck-unknown-code = Eine Karte mit dem Code „{ $code }“ gibt es hier nicht.
deck-count = { $card } kann nicht { $count }-mal in einem Deck sein.

bad-decks-shape = Die Decks haben nicht die erwartete Form: für jeden Platz ein Deck oder der Code eines Ermittlers.
bad-decks-count = Es { $decks ->
    [one] gibt 1 Deck
   *[other] gibt { $decks } Decks
} für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}; jeder Platz braucht eines.
bad-deck-investigator = Einen Ermittler mit dem Code „{ $code }“ gibt es hier nicht.
bad-deck-starter = { $investigator } spielt hier nur mit dem Startdeck oder hat keines.
bad-deck = Das Deck von { $investigator } hat { $problems ->
    [one] einen Fehler
   *[other] { $problems } Fehler
}. { $first }

deck-too-long = Das ist zu lang für ein Deck; höchstens { NUMBER($most) } Zeichen werden gelesen.
deck-empty = Es gibt nichts zu lesen.
deck-no-json = Das beginnt wie das Dokument einer Deckseite, ist aber kein gültiges JSON.
deck-no-document = Das ist kein Deckdokument: „investigator_code“ und „slots“ gehören hinein.
deck-file-version = Diese Deckdatei hat eine Version, die hier nicht bekannt ist; bekannt ist Version { $known }.
deck-bad-count = Die Anzahl von „{ $code }“ ist keine, die ein Deck haben könnte.
deck-no-investigator = In der Liste steht kein Ermittler.
deck-two-investigators = In der Liste steht mehr als ein Ermittler; ein Deck hat genau 1.
deck-no-level = „{ $name }“ gibt es nicht in dieser Stufe; es gibt Stufe { $levels }.
deck-unknown = Eine Karte namens „{ $name }“ gibt es hier nicht.
deck-unknown-near = Eine Karte namens „{ $name }“ gibt es hier nicht. Meinst du { $near }?

why-not-anothers-signature = Das ist die Signaturkarte eines anderen Ermittlers.
bad-chapter = Was diese Partie von ihrer Kampagne übernehmen soll, ist nicht lesbar.
deck-reward-locked = Die Belohnungskarte „{ $card }“ hat euch noch keine Kampagne eingebracht.
deck-limited = „{ $card }“ ist eine zu viel: Von diesen Karten darf das Deck { $most } haben.
