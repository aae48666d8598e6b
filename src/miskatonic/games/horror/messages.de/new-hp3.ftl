refused-story-asset = Storyvorteile gehören beim Zusammenstellen nicht ins Deck.
why-not-no-host = Es ist nichts im Spiel, woran diese Karte angehängt werden darf.
ask-host = Woran hängst du { $card } an?
ask-slots = Welchen Slot belegt { $card }?
option-slots = { $slots }
slot-accessory = Zubehörslot
slot-head = Kopfslot
slot-body = Körperslot
slot-ally = Verbündeter-Slot
slot-hand = Handslot
slot-arcane = arkaner Slot
decides-slots = { $who-is ->
    [you] Du entscheidest, welchen Slot eine Karte belegt.
   *[other] { $who } entscheidet, welchen Slot eine Karte belegt.
}
