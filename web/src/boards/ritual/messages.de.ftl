# Was Rituals Spielbrett außer den Meldungen des Spiels sagt.
oval = Der Ritualtisch
oval-round = Runde { $round }
oval-sanity = geistige Gesundheit { $sanity } von 7
oval-straw = verliert keine geistige Gesundheit
oval-holds = hält: { $card }
oval-holds-hidden = hält eine Karte, die du nicht sehen darfst
oval-holds-own = deine eigene Karte ist dir verborgen
oval-hand-on-table = Hand auf dem Tisch

oval-pile-label = Nachziehstapel vor { $who-is ->
    [you] dir
   *[other] { $who }
 }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
oval-top = Oben liegt: { $card }
oval-top-pure = Die oberste Karte ist rein
oval-top-cursed = Die oberste Karte ist verflucht
oval-travelling = Die wandernde Karte liegt verdeckt vor { $who-is ->
    [you] dir
   *[other] { $who }
 }
oval-travelling-known = Die wandernde Karte ({ $card }) liegt vor { $who-is ->
    [you] dir
   *[other] { $who }
 }
oval-travelling-pure = sie ist rein
oval-travelling-cursed = sie ist verflucht
oval-path = Weg der Karte: { $way }

oval-discard = Abgelegt
oval-discard-label = { $count ->
    [0] Noch nichts ist abgelegt
    [one] 1 Karte ist abgelegt
   *[other] { $count } Karten sind abgelegt
 }
oval-place-label = { $kind }: { $pure } von 2 reinen und { $cursed } von 1 verfluchten abgelegt
oval-others = Andere
oval-others-none = noch keine
oval-removed = Entfernt
oval-removed-label = { $count ->
    [0] Keine Karte ist aus der Runde entfernt
    [one] 1 Karte ist verdeckt aus der Runde entfernt
   *[other] { $count } Karten sind verdeckt aus der Runde entfernt
 }
oval-removed-mine = von dir entfernt: { $cards }
oval-confessed = Gestanden und in den Nachziehstapel gemischt: { $cards }

oval-doom = Scheitern kostet { $loss }
oval-doom-label = Verderbensanzeige 1 2 2 3 3 4 4 5: Der Marker liegt auf Feld { $space }, Scheitern kostet { $loss } geistige Gesundheit

oval-mine = Was kann deine Karte sein?
oval-pure-letter = R
oval-cursed-letter = V
oval-mine-pure = { $count } rein
oval-mine-cursed = { $count } verflucht
oval-mine-count = { $card }: { $count }

oval-last-round = Letzte Runde
oval-round-over = Runde { $round } ist vorbei
oval-game-over = Das Ritual ist vorbei
oval-survives = überlebt
oval-fails = scheitert
oval-struck = getroffen
oval-spared = verschont
oval-sanity-change = Geistige Gesundheit { $before } → { $after }

oval-turns = Züge dieser Runde
oval-turn-taken = { $way }: angenommen; abgelegt: { $discarded }
oval-turn-passed = { $way }: alle gaben weiter; abgelegt: { $discarded }
