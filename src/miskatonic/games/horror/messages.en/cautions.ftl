caution-attack = { $count ->
    [one] { $enemies } attacks you first.
   *[other] { $enemies } attack you first.
 }
caution-actions = { $count ->
    [one] You still have 1 action; it is lost.
   *[other] You still have { $count } actions; they are lost.
 }
caution-resign = You leave the scenario for good.
caution-last-use = Nothing is left on { $card } after that.
caution-slots = { $ways ->
    [one] There is no room for it: { $cards } must go.
   *[other] There is no room for it: something must go; you choose between { $cards }.
 }
