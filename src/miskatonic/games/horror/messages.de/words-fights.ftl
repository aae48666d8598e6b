# Kämpfe und Schaden, hinter „nachdem“ und „sobald“
on-engages = { $card-nom } { $who-acc } in einen Kampf { $when ->
    [would] verwickeln würde
    [done] verwickelt hat
   *[now] verwickelt
 }
on-disengages = { $card-nom } sich von { $who-dat } { $when ->
    [would] lösen würde
    [done] gelöst hat
   *[now] löst
 }
on-attacks = { $card-nom } { $who-acc } { $when ->
    [would] angreifen würde
    [done] angegriffen hat
   *[now] angreift
 }
on-is-attacked = { $who-nom } { $card-acc } { $when ->
    [would] angreifen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] angegriffen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] angreifst
       *[other] angreift
     }
 }
on-evades = { $who-nom } { $card-dat } { $when ->
    [would] entkommen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] entkommen { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] entkommst
       *[other] entkommt
     }
 }
on-is-dealt = { $card-dat } { $count ->
    [0] Schaden oder Horror
   *[other] mindestens { $count } Schaden oder Horror
 } { $when ->
    [would] zugefügt werden würde
    [done] zugefügt worden ist
   *[now] zugefügt wird
 }
on-takes = { $card-nom } { $count ->
    [0] Schaden oder Horror
   *[other] mindestens { $count } Schaden oder Horror
 } { $when ->
    [would] nehmen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genommen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nimmst
       *[other] nimmt
     }
 }
on-heals = von { $card-dat } Schaden oder Horror { $when ->
    [would] geheilt werden würde
    [done] geheilt worden ist
   *[now] geheilt wird
 }
on-is-defeated = { $card-nom } besiegt { $when ->
    [would] werden { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] worden { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] wirst
       *[other] wird
     }
 }
on-defeats = { $who-nom } { $card-acc } { $when ->
    [would] besiegen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] besiegt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] besiegst
       *[other] besiegt
     }
 }
on-is-eliminated = { $who-nom } { $when ->
    [would] ausscheiden { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] ausgeschieden { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] ausscheidest
       *[other] ausscheidet
     }
 }
on-resigns = { $who-nom } { $when ->
    [would] aufgeben { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] aufgegeben { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] aufgibst
       *[other] aufgibt
     }
 }
on-horror-placed = Horror auf { $card-dat } { $when ->
    [would] platziert werden würde
    [done] platziert worden ist
   *[now] platziert wird
 }
on-evades-successfully = { $who-nom } { $card-dat } erfolgreich { $when ->
    [would] entkommen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] entkommen { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] entkommst
       *[other] entkommt
     }
 }
on-is-defeated-by = { $card-nom } durch { $other-acc } besiegt { $when ->
    [would] werden { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] worden { $mode ->
        [you] bist
       *[other] ist
     }
   *[now] { $mode ->
        [you] wirst
       *[other] wird
     }
 }
on-deals-damage = { $who-nom } { $card-dat } { $count ->
    [0] Schaden
   *[other] mindestens { $count } Schaden
 } { $when ->
    [would] zufügen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] zugefügt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] zufügst
       *[other] zufügt
     }
 }
on-takes-damage = { $card-nom } { $count ->
    [0] Schaden
   *[other] mindestens { $count } Schaden
 } { $when ->
    [would] nehmen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genommen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nimmst
       *[other] nimmt
     }
 }
on-takes-horror = { $card-nom } { $count ->
    [0] Horror
   *[other] mindestens { $count } Horror
 } { $when ->
    [would] nehmen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genommen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nimmst
       *[other] nimmt
     }
 }
