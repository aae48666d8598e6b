# Karten
card-candelabra-pure = reiner Armleuchter
card-candelabra-cursed = verfluchter Armleuchter
card-chalice-pure = reiner Kelch
card-chalice-cursed = verfluchter Kelch
card-dagger-pure = reiner Dolch
card-dagger-cursed = verfluchter Dolch
card-mask-pure = reine Maske
card-mask-cursed = verfluchte Maske
card-idol-pure = reines Götzenbild
card-idol-cursed = verfluchtes Götzenbild
card-elder-sign = Älteres Zeichen
card-gate = Portal
card-orb = Magische Kugel
card-trapezohedron = Schimmerndes Trapezoeder
card-investigator = Ermittler
card-student = Misstrauischer Student
card-cultist = Kultist
card-professor = Verrückter Professor
card-cthulhu = Cthulhu
card-nyarlathotep = Nyarlathotep
card-yog-sothoth = Yog-Sothoth
card-hastur = Hastur
card-mystery = Mysteriöse Karte
straw-name = Strohpuppenspieler { $number }

# Runden und Züge
round-begins = Alle 22 Karten werden gemischt und ausgeteilt.{ $doom ->
    [0] {""}
   *[other] {" "}Scheitern kostet in dieser Runde { $doom } geistige Gesundheit.
 }
    .heading = Runde { $round }
straw-dealt = { $straw } hält offen: { $card }.
start-player = { $who-is ->
    [you] Du bist der aktive Spieler und nimmst
   *[other] { $who } ist der aktive Spieler und nimmt
 } den Nachziehstapel.
    .style = turn
drew = { $who-is ->
    [you] Du ziehst: { $card }.
   *[other] { $who } zieht: { $card }.
 }
    .weight = shown
drew-hidden = { $who-is ->
    [you] Du ziehst eine Karte und siehst sie an.
   *[other] { $who } zieht eine Karte und sieht sie an.
 }
    .weight = shown
gave = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } die Karte an { $to-is ->
    [you] dich
   *[other] { $to }
 }.
    .weight = shown
passed = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } die Karte weiter an { $to-is ->
    [you] dich
   *[other] { $to }
 }.
    .weight = shown
all-passed = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } weiter, und keine Hand liegt mehr auf dem Tisch. Ohne Wirkung abgelegt: { $card }.
    .weight = shown
discarded = { $who-is ->
    [you] Du nimmst die Karte an und legst deine ab:
   *[other] { $who } nimmt die Karte an und legt ab:
 }{" "}{ $card }.
    .weight = shown
took = { $who-is ->
    [you] Du hältst jetzt die Karte, die du gesehen hast: { $card }.
   *[other] { $who } hält jetzt: { $card }.
 }
    .weight = shown
took-hidden = { $who-is ->
    [you] Du hältst jetzt die neue Karte, ungesehen.
   *[other] { $who } hält jetzt die neue Karte.
 }
    .weight = shown
next-active = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
 } der neue aktive Spieler.
    .style = turn

# Ereignisse und Geständnis
elder-sign = Das Ältere Zeichen beendet die Runde sofort.
    .weight = staged
gate-opens = Das Portal öffnet sich! { $who-is ->
    [you] Du hältst
   *[other] { $who } hält
 } einen Großen Alten: { $card }.
    .weight = staged
    .sound = gong
gate-closed = Das Portal bleibt geschlossen: Niemand hält einen Großen Alten.
    .weight = shown
looked = { $who-is ->
    [you] Du siehst die oberste Karte des Nachziehstapels an: { $card }.
   *[other] { $who } sieht die oberste Karte des Nachziehstapels an: { $card }.
 }
    .weight = shown
looked-hidden = { $who-is ->
    [you] Du siehst die oberste Karte des Nachziehstapels an.
   *[other] { $who } sieht die oberste Karte des Nachziehstapels an.
 }
    .weight = shown
nothing-to-look-at = Der Nachziehstapel ist leer; { $who-is ->
    [you] du siehst
   *[other] { $who } sieht
 } nichts.
put-back = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } die Karte oben auf den Stapel zurück.
    .weight = shown
removed = { $who-is ->
    [you] Du entfernst verdeckt aus der Runde: { $card }.
   *[other] { $who } entfernt verdeckt aus der Runde: { $card }.
 }
    .weight = shown
removed-hidden = { $who-is ->
    [you] Du entfernst die Karte verdeckt aus der Runde.
   *[other] { $who } entfernt die Karte verdeckt aus der Runde.
 }
    .weight = shown
trapezohedron-pure = Die oberste Karte ist rein: { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } 1 geistige Gesundheit zurück, höchstens bis 7. Jetzt: { $sanity }.
    .weight = shown
trapezohedron-cursed = Die oberste Karte ist verflucht: { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
 } 1 geistige Gesundheit. Jetzt: { $sanity }.
    .weight = shown
confessed = { $who } gesteht, die eigene Karte gesehen zu haben ({ $card }): Sie wird in den Nachziehstapel gemischt, die neue Karte ist: { $new }. Das kostet 1 geistige Gesundheit. Jetzt: { $sanity }.
    .weight = shown
confessed-hidden = { $who-is ->
    [you] Du gestehst, deine
   *[other] { $who } gesteht, die eigene
 } Karte gesehen zu haben: Sie wird in den Nachziehstapel gemischt, die oberste Karte ist die neue. Das kostet 1 geistige Gesundheit. Jetzt: { $sanity }.
    .weight = shown
confessed-card = Die Karte, die du gesehen hattest: { $card }.

# Rundenende
round-ends-all-passed = Alle Anhänger haben weitergegeben: Die Runde endet.
    .weight = drawn
round-ends-elder-sign = Die Runde ist vorbei, alle Karten werden aufgedeckt.
    .weight = drawn
round-ends-old-one = Die Runde ist vorbei, und der Große Alte entfaltet seine Wirkung.
    .weight = drawn
round-ends-pile = Der Nachziehstapel ist leer: Die Runde endet.
    .weight = drawn
revealed = { $who-is ->
    [you] Du hattest: { $card }.
   *[other] { $who } hatte: { $card }.
 }
    .weight = drawn
colours-reversed = { $who-is ->
    [you] Du hältst
   *[other] { $who } hält
 } den Kultisten: Die Farben sind vertauscht, nur verfluchte Karten können überleben.
    .weight = drawn
professor = { $who-is ->
    [you] Du hältst
   *[other] { $who } hält
 } den Verrückten Professor: Wer kein Artefakt hat, scheitert.
    .weight = drawn
survived = { $who-is ->
    [you] Du überlebst.
   *[other] { $who } überlebt.
 }
    .weight = drawn
failed-student = { $who-is ->
    [you] Du scheiterst: Der Misstrauische Student überlebt nie.
   *[other] { $who } scheitert: Der Misstrauische Student überlebt nie.
 }
    .weight = drawn
failed-shared = { $who-is ->
    [you] Du scheiterst: Noch jemand hält dasselbe Artefakt.
   *[other] { $who } scheitert: Noch jemand hält dasselbe Artefakt.
 }
    .weight = drawn
failed-pure = { $who-is ->
    [you] Du scheiterst mit einer reinen Karte.
   *[other] { $who } scheitert mit einer reinen Karte.
 }
    .weight = drawn
failed-cursed = { $who-is ->
    [you] Du scheiterst mit einer verfluchten Karte.
   *[other] { $who } scheitert mit einer verfluchten Karte.
 }
    .weight = drawn
failed-no-artefact = { $who-is ->
    [you] Du scheiterst ohne Artefakt.
   *[other] { $who } scheitert ohne Artefakt.
 }
    .weight = drawn
lost = { $who-is ->
    [you] Du verlierst { $amount } geistige Gesundheit und hast noch { $sanity }.
   *[other] { $who } verliert { $amount } geistige Gesundheit und hat noch { $sanity }.
 }
    .weight = shown
regained = { $who-is ->
    [you] Du erhältst { $amount } geistige Gesundheit zurück und hast jetzt { $sanity }.
   *[other] { $who } erhält { $amount } geistige Gesundheit zurück und hat jetzt { $sanity }.
 }
    .weight = shown
rises-cthulhu = Cthulhu erhebt sich: Alle außer seinem Besitzer zahlen 1 geistige Gesundheit für jeden anderen Spieler.
    .weight = staged
    .sound = gong
rises-nyarlathotep = Nyarlathotep kommt: Von den anderen scheitern die Gesündesten, und ihr Verlust geht an seinen Besitzer.
    .weight = staged
    .sound = gong
rises-yog-sothoth = Yog-Sothoth öffnet sich: Alle verlieren ihre gesamte geistige Gesundheit, außer seinem Besitzer und dem Spieler, der am wenigsten hat.
    .weight = staged
    .sound = gong
rises-hastur = Hastur geht um: Wer ein Artefakt hält, scheitert und zahlt zusätzlich für jede verfluchte Karte.
    .weight = staged
    .sound = gong
mystery-shown = Die Mysteriöse Karte entpuppt sich als { $card }.
    .weight = staged
    .sound = gong
yog-sothoth-tie = Mehrere haben gleich wenig geistige Gesundheit, also wendet sich Yog-Sothoth gegen seinen Besitzer: Ihm bleibt nur 1, und alle anderen verlieren 1.
    .weight = staged
    .sound = gong
doom-moves = Der Marker rückt auf Feld { $space } der Verderbensanzeige: Ab jetzt kostet Scheitern { $loss } geistige Gesundheit.
    .weight = staged
    .sound = toll
doom-stays = Der Marker bleibt auf dem letzten Feld der Verderbensanzeige: Scheitern kostet { $loss } geistige Gesundheit.
game-over = Das Spiel ist aus. Gewonnen haben: { $winners }.
    .weight = drawn

# Worauf das Spiel wartet, so wie es alle wissen dürfen
decides-give = { $who-is ->
    [you] Du entscheidest, wer die Karte bekommt.
   *[other] { $who } entscheidet, wer die Karte bekommt.
 }
decides-take-or-pass = { $who-is ->
    [you] Du musst die Karte annehmen oder weitergeben.
   *[other] { $who } muss die Karte annehmen oder weitergeben.
 }
decides-orb = { $who-is ->
    [you] Du entscheidest, ob die oberste Karte bleibt (Magische Kugel).
   *[other] { $who } entscheidet, ob die oberste Karte bleibt (Magische Kugel).
 }

# Was gefragt wird
ask-give = Du hast gezogen: { $card }. Wer bekommt die Karte?
ask-take-or-pass = Dir wird die verdeckte Karte angeboten. Annehmen oder weitergeben?
ask-take-or-pass-known = Dir wird die Karte angeboten, die du gesehen hast: { $card }. Annehmen oder weitergeben?
ask-orb = Oben auf dem Nachziehstapel siehst du: { $card }. Zurücklegen oder aus der Runde entfernen?
option-give = An { $to } geben
option-pass = Weitergeben an { $to }
option-take = Annehmen und die eigene Karte ablegen
option-last-pass = Weitergeben: Die Karte wird abgelegt und die Runde endet
option-confess = Gestehen: Ich habe meine Karte gesehen
option-put-back = Zurücklegen
option-remove = Entfernen

# Einstellungen einer Partie
option-seats = Spieler
option-variant = Variante
option-variant-base = Wer geistige Gesundheit behält, gewinnt
option-variant-competitive = Nur wer am meisten behält, gewinnt
option-event = Ereigniskarte
option-event-orb = Magische Kugel
option-event-trapezohedron = Schimmerndes Trapezoeder
option-scholar = Charakter der Vernunft
option-scholar-investigator = Ermittler
option-scholar-student = Misstrauischer Student
option-zealot = Charakter des Wahnsinns
option-zealot-cultist = Kultist
option-zealot-professor = Verrückter Professor
option-old_one = Großer Alter
option-old_one-cthulhu = Cthulhu
option-old_one-nyarlathotep = Nyarlathotep
option-old_one-yog-sothoth = Yog-Sothoth
option-old_one-hastur = Hastur
option-old_one-mystery = Mysteriöse Karte (von uns, in keiner Ausgabe)
option-doom = Verderbensanzeige
option-confession = Gestehen („Ich habe meine Karte gesehen“)
option-talk_filter = Der Chat lehnt Namen von Karten und Farben ab
option-start = Startspieler der ersten Runde
option-start-None = wird ausgelost
bad-option-start = Der Startspieler muss einer der { $seats } Spieler sein.

# Gespräch
talk-refused = Während einer Runde darf niemand Karten, Artefakte oder Farben nennen („{ $word }“). Alles andere darf gesagt werden.
phrase-take-it = Nimm sie!
phrase-pass-it = Gib sie weiter!
phrase-trust-me = Vertrau mir.
phrase-beware = Hüte dich …
phrase-unsure = Ich bin nicht sicher.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid.
phrase-well-played = Gut gespielt.
phrase-hurry = Die Kerzen brennen herunter – du bist dran.

# Der Tisch im Terminal
board-round = Runde { $round }
board-pile = Nachziehstapel: { $cards }
board-doom = Scheitern kostet { $loss } geistige Gesundheit
board-name = { $name }
board-you = Du
board-straw = Strohpuppe { $number }
board-card-hidden = für dich verdeckt
board-card-face-down = verdeckt
board-card = { $card } ({ $colour })
board-active = aktiv
board-follower = Hand auf dem Tisch
board-has-card = hat die Karte
board-sanity = geistige Gesundheit { $sanity } von { $full }
board-holds = Karte: { $card }
board-player = { $name }: { $facts }.
board-way = Weg der Karte bisher: { $way }
board-travelling = Die Karte, die du gesehen hast: { $card }
board-travelling-colour = Die Karte ist { $colour }.
board-top = Oben auf dem Nachziehstapel, wie du gesehen hast: { $card }
board-top-colour = Die oberste Karte des Nachziehstapels ist { $colour }.
board-removed = Verdeckt aus der Runde entfernt: { $cards }
board-removed-by-you = Von dir entfernt: { $cards }
board-discard = Abgelegt, { $colour }: { $cards }
board-mine = Deine Karte, falls { $colour }: { $cards }
board-several = { $count } × { $card }
colour-pure = rein
colour-cursed = verflucht
kind-candelabra = Armleuchter
kind-chalice = Kelch
kind-dagger = Dolch
kind-mask = Maske
kind-idol = Götzenbild

# Was Simulationen zählen
count-rounds = Runden je Partie

# Tipps
hint-orb = Was oben auf dem Stapel liegt, zieht, wer als Nächstes gibt.
hint-others-fail = { $count ->
    [0] Wäre die Runde jetzt zu Ende, würde, soweit du sehen kannst, von den { $others } anderen niemand scheitern.
    [1] Wäre die Runde jetzt zu Ende, würde, soweit du sehen kannst, von den { $others } anderen einer scheitern.
   *[other] Wäre die Runde jetzt zu Ende, würden, soweit du sehen kannst, von den { $others } anderen { $count } scheitern.
 }
hint-stands = { $now ->
    [fails] Soweit du sehen kannst, würde { $who } am Ende der Runde scheitern; eine neue Karte kann da nur helfen.
   *[survives] Soweit du sehen kannst, würde { $who } am Ende der Runde überleben; eine neue Karte kann da nur schaden.
 }
hint-would-stand = { $now ->
    [fails] { $then ->
        [fails] { $who } würde jetzt scheitern und mit dieser Karte auch.
       *[survives] { $who } würde jetzt scheitern; mit dieser Karte würde { $who } überleben.
     }
   *[survives] { $then ->
        [fails] { $who } würde jetzt überleben; mit dieser Karte würde { $who } scheitern.
       *[survives] { $who } würde jetzt überleben und mit dieser Karte auch.
     }
 }

# Die Lektion
lesson-forehead = Alle an diesem Tisch sehen deine Karte, nur du nicht. Nie nachsehen: Lies sie den anderen vom Gesicht ab.
    .title = Die Karte an deiner Stirn
lesson-survive = Am Ende der Runde überlebst du mit einer reinen Karte, deren Artefakt sonst niemand hat. Sieh dich um: Kugel, Dolch, Armleuchter, Götzenbild, alle rein, alle verschieden. Diese vier würden jetzt überleben. Und du? Das sagt dir keiner.
    .title = Wer überlebt
lesson-give = Du bist am Zug und hast den verfluchten Kelch gezogen. Behalten darfst du ihn nicht: Gib ihn verdeckt weg. { $seat2 } sitzt viel zu zufrieden hinter dem Dolch. Gib ihn { $seat2 }.
    .title = Weg damit
lesson-given = { $seat2 } hat angenommen. Der reine Dolch liegt bei den abgelegten Karten, und den verfluchten Kelch sehen alle außer { $seat2 }. Mit einer verfluchten Karte scheitert man.
    .title = Das lief gut
lesson-pass = Jetzt gibt dir { $seat1 } verdeckt eine Karte. Annehmen heißt: deine ablegen. Weitergeben heißt: deiner trauen. { $seat1 } weiß, was es ist, und lächelt. Gib sie weiter an { $seat3 }.
    .title = Annehmen oder weitergeben
lesson-passed = { $seat3 } hat angenommen: die verfluchte Maske. Das hätte deine sein können. Wer annimmt, sieht die neue Karte nie.
    .title = Gut weitergegeben
lesson-take = { $seat2 } bietet dir noch eine an. Zähl nach: 16 Karten könnten deine sein, und 10 davon würden scheitern, die verfluchten und jedes Artefakt, das schon jemand hat. Die Rechnung sagt: Nimm sie an.
    .title = Jetzt rechne
lesson-sign = Du hattest die ganze Zeit das Ältere Zeichen. Wer es ablegt, weil er eine Karte annimmt, beendet die Runde sofort, und für ihn zählt die neue Karte.
    .title = Das also war es
lesson-judged = Deine ist ein reiner Dolch, und niemand sonst hat einen: Du überlebst. { $seat2 } und { $seat3 } scheitern mit verfluchten Karten. Zwei sind gescheitert, also verlieren beide je zwei Kerzen. Deine brennen alle noch.
    .title = Du hast die Runde überlebt
lesson-win = So geht es Runde um Runde, bis irgendwo die letzte Kerze erlischt: Wer davor sitzt, verliert, alle anderen gewinnen. Jetzt weißt du, wie es geht. Spiel los.
    .title = Wie es endet

# Das Diagramm nach der Partie
chart-sanity = Geistige Gesundheit

# Warum nicht?
why-not-keep = Du hast die Karte gezogen: Behalten darfst du sie nicht.
why-not-own = Deine eigene Karte bleibt dir bis zum Ende der Runde verborgen.
why-not-straw = Strohpuppenspieler bekommen nie eine Karte.
why-not-active = { $who } hat diesen Zug begonnen: Dorthin wird die Karte nie zurückgegeben.
why-not-passed = { $who } hat diese Karte in diesem Zug schon weitergegeben.
why-not-pile = Nur wer aktiv ist, zieht, einmal zu Beginn des Zuges.
why-not-discard = Ansehen dürfen die abgelegten Karten alle, zurücknehmen niemand.
why-not-removed = Was die Kugel entfernt hat, bleibt bis zum Ende der Runde verdeckt.
why-not-travelling = Die Karte wandert verdeckt: Wer sie gezogen hat, gibt sie weg und darf sie nicht behalten.
