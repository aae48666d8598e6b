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

oval-why-student = der Misstrauische Student überlebt nie
oval-why-shared = dasselbe Artefakt wie { $names }
oval-why-pure = eine reine Karte, und der Kultist vertauscht die Farben
oval-why-cursed = eine verfluchte Karte
oval-why-no-artefact = kein Artefakt, und der Verrückte Professor schaut hin

oval-does-pure-artefact = Überlebt, solange niemand sonst dasselbe Artefakt hält, gleich in welcher Farbe.
oval-does-cursed-artefact = Scheitert. Mit dem Kultisten überlebt sie, solange niemand sonst dasselbe Artefakt hält.
oval-does-elder-sign = Überlebt. Für eine andere Karte abgelegt, beendet es sofort die Runde.
oval-does-gate = Überlebt. Für eine andere Karte abgelegt, lässt es einen Großen Alten ein, den jemand hält: Er wirkt, und die Runde ist aus.
oval-does-orb = Überlebt. Für eine andere Karte abgelegt, zeigt sie dir die oberste des Stapels: zurücklegen oder entfernen.
oval-does-trapezohedron = Überlebt. Für eine andere Karte abgelegt, zeigt es dir die oberste des Stapels: Rein bringt 1 geistige Gesundheit, verflucht kostet 1.
oval-does-investigator = Überlebt, und bringt dann 1 geistige Gesundheit zurück.
oval-does-student = Überlebt nie, kostet aber nie mehr als 1.
oval-does-cultist = Vertauscht am Rundenende die Farben: Verfluchte Karten überleben, reine scheitern. Sein Besitzer also auch.
oval-does-professor = Wer etwas anderes als ein Artefakt hält, scheitert, sein Besitzer auch.
oval-does-cthulhu = Verflucht. Von einem Portal gerufen, kostet er alle anderen 1 geistige Gesundheit je weiterem Spieler.
oval-does-nyarlathotep = Verflucht. Von einem Portal gerufen, lässt er die Gesündesten der anderen scheitern; sein Besitzer erhält, was sie verlieren.
oval-does-yog-sothoth = Verflucht. Von einem Portal gerufen, nimmt er allen alles, außer seinem Besitzer und dem, der am wenigsten hat.
oval-does-hastur = Verflucht. Von einem Portal gerufen, lässt er alle mit Artefakt scheitern, und sie zahlen zusätzlich für jede verfluchte Karte.
oval-does-mystery = Verflucht. Von einem Portal gerufen, entpuppt sie sich als einer der vier Großen Alten. Eine Karte von uns, in keiner Ausgabe des Spiels.
