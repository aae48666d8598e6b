looked = { $who-is ->
    [you] Du siehst dir deine Rune an: { $rune }.
   *[other] { $who } sieht sich Rune { $rune } an.
 }
looked-hidden = { $who } sieht sich eine Rune an.
kept = { $who-is ->
    [you] Du behältst deine Rune.
   *[other] { $who } behält die Rune.
 }
traded = { $who-is ->
    [you] Du legst Rune { $rune } ab und ziehst eine neue.
   *[other] { $who } legt Rune { $rune } ab und zieht eine neue.
 }
revealed = { $who-is ->
    [you] Du hast Rune { $rune }.
   *[other] { $who } hat Rune { $rune }.
 }
won = { $who-is ->
    [you] Du hast die höchste Rune und gewinnst.
   *[other] { $who } hat die höchste Rune und gewinnt.
 }
ask-keep-or-trade = Behältst du deine Rune, oder tauschst du sie gegen die oberste vom Stapel?
option-keep = Behalten
option-trade = Tauschen
option-seats = Personen
decides-keep-or-trade = { $who-is ->
    [you] Du behältst deine Rune oder tauschst sie.
   *[other] { $who } behält die Rune oder tauscht sie.
 }
board-unseen = { $who } hat eine Rune, die du nicht siehst.
board-pile = Runen im Stapel: { $runes }
count-trades = Getauscht wird je Partie
game-omen = Omen
game-omen-claim = Behalte deine Rune, oder vertrau dem Stapel.
game-omen-facts = 2–4 Personen · 1 Minute
view-runes = Runen
view-pile = Runen im Stapel
view-discard = Abgeworfene Runen
