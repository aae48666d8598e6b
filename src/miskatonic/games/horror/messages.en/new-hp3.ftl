refused-story-asset = A deck is built without story assets.
why-not-no-host = There is nothing in play to which this card may be attached.
ask-host = To what do you attach { $card }?
ask-slots = Which slot does { $card } take?
option-slots = { $slots }
slot-accessory = accessory slot
slot-head = head slot
slot-body = body slot
slot-ally = ally slot
slot-hand = hand slot
slot-arcane = arcane slot
decides-slots = { $who-is ->
    [you] You decide which slot a card takes.
   *[other] { $who } decides which slot a card takes.
}
