# Karten unter anderen, und verdeckte
set-aside-facedown = Eine Karte wird verdeckt beiseitegelegt. Niemand hat sie sich angesehen.
put-beneath = „{ $card }“ wird unter „{ $over }“ gelegt.
dealt-beneath = Je eine verdeckte Karte liegt jetzt unter: { $cards }.
laid-open = „{ $card }“ wird aufgedeckt.
ask-who-draws = Wer zieht { $count ->
    [one] die letzte Karte
   *[other] die nächste von { $count } Karten
 }?
decides-share = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, wer wie viele Karten zieht.
ask-discard-looked = { $count ->
    [one] Legst du sie ab?
   *[other] Welche davon legst du ab? Höchstens { $count }.
 }
decides-look-discard = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, was mit einer Karte oben vom Deck geschieht.
