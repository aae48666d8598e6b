# Was geschieht, hinter „nachdem“ und „sobald“
on-takes-action = { $who-nom } eine Aktion { $when ->
    [would] durchführen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] durchgeführt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] durchführst
       *[other] durchführt
     }
 }
on-draws-card = { $who-nom } { $card-acc } { $when ->
    [would] ziehen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] gezogen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] ziehst
       *[other] zieht
     }
 }
on-draws-encounter = { $who-nom } { $card-acc } { $when ->
    [would] ziehen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] gezogen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] ziehst
       *[other] zieht
     }
 }
on-resolves-revelation = { $who-nom } die Enthüllung { $card-gen } { $when ->
    [would] abhandeln { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] abgehandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] abhandelst
       *[other] abhandelt
     }
 }
on-spawns = { $card-nom } { $when ->
    [would] erscheinen würde
    [done] erschienen ist
   *[now] erscheint
 }
on-enters-play = { $card-nom } ins Spiel { $when ->
    [would] kommen würde
    [done] gekommen ist
   *[now] kommt
 }
on-leaves-play = { $card-nom } das Spiel { $when ->
    [would] verlassen würde
    [done] verlassen hat
   *[now] verlässt
 }
on-is-discarded = { $card-nom } { $when ->
    [would] abgelegt werden würde
    [done] abgelegt worden ist
   *[now] abgelegt wird
 }
on-plays = { $who-nom } { $card-acc } { $when ->
    [would] spielen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] gespielt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] spielst
       *[other] spielt
     }
 }
on-uses = { $who-nom } eine Fähigkeit { $card-gen } { $when ->
    [would] nutzen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genutzt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nutzt
       *[other] nutzt
     }
 }
on-uses-plain = { $who-nom } eine Fähigkeit { $when ->
    [would] nutzen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] genutzt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] nutzt
       *[other] nutzt
     }
 }
on-commits = { $who-nom } { $card-acc } { $when ->
    [would] beitragen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] beigetragen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] beiträgst
       *[other] beiträgt
     }
 }
on-searches = { $who-nom } ein Deck { $when ->
    [would] durchsuchen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] durchsucht { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] durchsuchst
       *[other] durchsucht
     }
 }
on-shuffles = { $who-nom } ein Deck { $when ->
    [would] mischen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] gemischt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] mischst
       *[other] mischt
     }
 }
on-moves = { $who-nom } { $mode ->
    [you] dich
   *[other] sich
 } an { $card-acc } { $when ->
    [would] bewegen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] bewegt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] bewegst
       *[other] bewegt
     }
 }
on-moves-plain = { $who-nom } { $mode ->
    [you] dich
   *[other] sich
 } { $when ->
    [would] bewegen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] bewegt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] bewegst
       *[other] bewegt
     }
 }
on-enemy-moves = { $card-nom } sich { $when ->
    [would] bewegen würde
    [done] bewegt hat
   *[now] bewegt
 }
on-reveals-location = { $who-nom } { $card-acc } { $when ->
    [would] enthüllen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] enthüllt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] enthüllst
       *[other] enthüllt
     }
 }
on-enters-location = { $who-nom } { $card-acc } { $when ->
    [would] betreten { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] betreten { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] betrittst
       *[other] betritt
     }
 }
on-enemy-enters = { $card-nom } einen Ort { $when ->
    [would] betreten würde
    [done] betreten hat
   *[now] betritt
 }
on-leaves-location = { $who-nom } { $card-acc } { $when ->
    [would] verlassen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] verlassen { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] verlässt
       *[other] verlässt
     }
 }
on-investigates = { $who-nom } an { $card-dat } erfolgreich { $when ->
    [would] ermitteln { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] ermittelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] ermittelst
       *[other] ermittelt
     }
 }
on-parleys = { $who-nom } mit { $card-dat } { $when ->
    [would] verhandeln { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] verhandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] verhandelst
       *[other] verhandelt
     }
 }
on-parleys-plain = { $who-nom } { $when ->
    [would] verhandeln { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] verhandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] verhandelst
       *[other] verhandelt
     }
 }
on-discovers-clue = { $who-nom } an { $card-dat } { $count ->
    [0] Hinweise
    [one] mindestens { $count } Hinweis
   *[other] mindestens { $count } Hinweise
 } { $when ->
    [would] entdecken { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] entdeckt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] entdeckst
       *[other] entdeckt
     }
 }
on-reveals-token = { $who-nom } einen Chaosmarker { $when ->
    [would] enthüllen { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] enthüllt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] enthüllst
       *[other] enthüllt
     }
 }
on-resolves-token = { $who-nom } einen Chaosmarker { $when ->
    [would] abhandeln { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] abgehandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] abhandelst
       *[other] abhandelt
     }
 }
on-gains-resources = { $who-nom } Ressourcen { $when ->
    [would] erhalten { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] erhalten { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] erhältst
       *[other] erhält
     }
 }
on-spends-clues = { $who-nom } Hinweise { $when ->
    [would] ausgeben { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] ausgegeben { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] ausgibst
       *[other] ausgibt
     }
 }
on-places-doom = Verderben auf { $card-dat } { $when ->
    [would] platziert werden würde
    [done] platziert worden ist
   *[now] platziert wird
 }
on-act-advances = die Szene { $when ->
    [would] vorrücken würde
    [done] vorgerückt ist
   *[now] vorrückt
 }
on-agenda-advances = die Agenda { $when ->
    [would] vorrücken würde
    [done] vorgerückt ist
   *[now] vorrückt
 }
on-readies = { $card-nom } spielbereit { $when ->
    [would] werden würde
    [done] geworden ist
   *[now] wird
 }
on-exhausts = { $card-nom } { $when ->
    [would] erschöpft werden würde
    [done] erschöpft worden ist
   *[now] erschöpft wird
 }
on-seals = ein Chaosmarker auf { $card-dat } { $when ->
    [would] versiegelt werden würde
    [done] versiegelt worden ist
   *[now] versiegelt wird
 }
on-releases = Chaosmarker von { $card-dat } { $when ->
    [would] freigesetzt werden würden
    [done] freigesetzt worden sind
   *[now] freigesetzt werden
 }
on-enemy-enters-here = { $card-nom } deinen Ort { $when ->
    [would] betreten würde
    [done] betreten hat
   *[now] betritt
 } (durch Bewegung oder Erscheinen)
on-spends-resources = { $who-nom } Ressourcen { $when ->
    [would] ausgeben { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] ausgegeben { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] ausgibst
       *[other] ausgibt
     }
 }
on-activates = { $who-nom } eine [Aktion]-Fähigkeit { $card-gen } { $when ->
    [would] aktivieren { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] abgehandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] aktivierst
       *[other] aktiviert
     }
 }
on-activates-plain = { $who-nom } eine [Aktion]-Fähigkeit { $when ->
    [would] aktivieren { $mode ->
        [you] würdest
       *[other] würde
     }
    [done] abgehandelt { $mode ->
        [you] hast
       *[other] hat
     }
   *[now] { $mode ->
        [you] aktivierst
       *[other] aktiviert
     }
 }
