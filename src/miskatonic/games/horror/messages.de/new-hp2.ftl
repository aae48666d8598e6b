ask-icon = Welche Karte gibt dir das Symbol { $skill }?
option-wild = { $card }, ein Joker-Symbol davon
wild-stands-for = { $who-is ->
    [you] Ein Joker-Symbol von { $card } steht bei dir für { $skill }.
   *[other] Ein Joker-Symbol von { $card } steht bei { $who } für { $skill }.
 }
why-not-icons = Auf deiner Hand sind nicht alle verlangten Fertigkeitssymbole.
ask-destination = Zu welchem Ort ist { $card } unterwegs?
deck-killed = { $card } ist getötet worden und kann nicht mitspielen.
deck-insane = { $card } ist wahnsinnig geworden und kann nicht mitspielen.
ask-contribute = { $count ->
    [one] Es fehlt noch 1 Hinweis. Wie viele gibst du dazu?
   *[other] Es fehlen noch { $count } Hinweise. Wie viele gibst du dazu?
 }
