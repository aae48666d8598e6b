refused-story-asset = A deck is built without story assets.
why-not-no-host = There is nothing in play to which this card may be attached.
ask-host = To what do you attach { $card }?
