ask-who-first = Mehrere Ermittler wollen in diesem Spielerfenster handeln. Wer kommt zuerst?
decides-first = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, wer zuerst handelt.
alone-with-peril = { $who-is ->
    [you] Du bist mit dieser Karte allein: Bis sie abgehandelt ist, darfst du dich nicht mit den anderen beraten, und sie
   *[other] { $who } ist mit dieser Karte allein: Bis sie abgehandelt ist, darf sich niemand mit { $who } beraten, und die anderen
 } können keine Karten spielen, keine Fähigkeiten auslösen und keine Karten beitragen.
cannot-pay = { $who-is ->
    [you] Du kannst
   *[other] { $who } kann
 } { $card } doch nicht bezahlen: Nichts wird bezahlt, und nichts geschieht.
introduction = Die Einleitung des Szenarios wird vorgelesen: { $scenario }.
refused-same-investigator = Zwei Spieler können nicht denselben Ermittler wählen.
ask-follow = Diese Karten widersprechen sich. Welche gilt?
decides-follow = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, welche Karte gilt.
