caution-attack = { $count ->
    [one] Vorher greift { $enemies } dich an.
   *[other] Vorher greifen { $enemies } dich an.
 }
caution-actions = { $count ->
    [one] Du hast noch 1 Aktion; sie verfällt.
   *[other] Du hast noch { $count } Aktionen; sie verfallen.
 }
caution-resign = Du verlässt das Szenario endgültig.
caution-last-use = Danach ist auf { $card } nichts mehr übrig.
caution-slots = { $ways ->
    [one] Dafür ist kein Platz: { $cards } muss weg.
   *[other] Dafür ist kein Platz: Etwas muss weg; du wählst zwischen { $cards }.
 }
