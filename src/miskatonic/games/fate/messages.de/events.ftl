# Spielaufbau
gods-dealt = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } zwei Götter zur Wahl: { $gods }.
gods-dealt-hidden = { $who-is ->
    [you] Du erhältst zwei Götter zur Wahl.
   *[other] { $who } erhält zwei Götter zur Wahl.
 }
god-chosen = { $who-is ->
    [you] Du dienst { $god }.
   *[other] { $who } dient { $god }.
 }
colour-chosen = { $who-is ->
    [you] Deine Farbe ist { $colour }.
   *[other] { $who } spielt { $colour }.
 }
start-player = { $who-is ->
    [you] Dein Gott wird gezogen: Du bist Startspieler.
   *[other] Der Gott von { $who } wird gezogen: { $who } ist Startspieler.
 }
laid-out = Der Altar ist bereit. Neben dem Museum liegen: { $artefacts }. Im Vorrat sind { $supply } Ermittler.

# Zug und Bewegung
turn-begins = { $who-is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
 }
    .heading = Runde { $round }
    .style = turn
refreshed = { $who-is ->
    [you] Deine Artefakte sind wieder bereit.
   *[other] Die Artefakte von { $who } sind wieder bereit.
 }
moved-spell = { $who-is ->
    [you] Du spielst { $card } und bewegst
   *[other] { $who } spielt { $card } und bewegt
 } die Schicksalsfigur { $to }.
    .weight = shown
moved-spell-hidden = { $who-is ->
    [you] Du spielst einen Spruch mit { $symbol } und bewegst die Schicksalsfigur { $to }.
   *[other] { $who } spielt einen Spruch mit { $symbol } und bewegt die Schicksalsfigur { $to }.
 }
    .weight = shown
moved-pair = { $who-is ->
    [you] Du spielst { $card } und { $second } als Paar und bewegst
   *[other] { $who } spielt { $card } und { $second } als Paar und bewegt
 } die Schicksalsfigur { $to }.
    .weight = shown
moved-pair-hidden = { $who-is ->
    [you] Du spielst ein Paar mit { $symbol } und bewegst die Schicksalsfigur { $to }.
   *[other] { $who } spielt ein Paar mit { $symbol } und bewegt die Schicksalsfigur { $to }.
 }
    .weight = shown
moved-gate = { $who-is ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } ein Tor: Die Schicksalsfigur geht { $to }.
    .weight = shown
moved-road = { $who-is ->
    [you] Du spielst { $card } und bewegst
   *[other] { $who } spielt { $card } und bewegt
 } die Schicksalsfigur auf dem Traumpfad { $to }.
    .weight = shown
moved-road-hidden = { $who-is ->
    [you] Du spielst einen Spruch mit { $symbol } und bewegst die Schicksalsfigur auf dem Traumpfad { $to }.
   *[other] { $who } spielt einen Spruch mit { $symbol } und bewegt die Schicksalsfigur auf dem Traumpfad { $to }.
 }
    .weight = shown
moved-key = { $who-is ->
    [you] Du spielst { $card } und bewegst
   *[other] { $who } spielt { $card } und bewegt
 } die Schicksalsfigur mit dem Silberschlüssel { $to }.
    .weight = shown
moved-key-hidden = { $who-is ->
    [you] Du spielst einen Spruch mit { $symbol } und bewegst die Schicksalsfigur mit dem Silberschlüssel { $to }.
   *[other] { $who } spielt einen Spruch mit { $symbol } und bewegt die Schicksalsfigur mit dem Silberschlüssel { $to }.
 }
    .weight = shown
drifted = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } keinen Weg: Die Schicksalsfigur treibt { $to }.
    .weight = shown
hand-discarded = { $who-is ->
    [you] Du hast keinen Weg und legst deine Hand ab
   *[other] { $who } hat keinen Weg und legt die Hand ab
 }: { $cards }.
    .weight = shown
hand-discarded-hidden = { $who-is ->
    [you] Du hast keinen Weg und legst
   *[other] { $who } hat keinen Weg und legt
 } { $count ->
    [one] einen Spruch
   *[other] { $count } Sprüche
 } ab.
    .weight = shown
investigators-follow = { $count } Ermittler folgen { $origin } in { $who-is ->
    [you] deine Lodge
   *[other] die Lodge von { $who }
 }.
    .weight = shown
cultist-placed = { $who-is ->
    [you] Du schickst
   *[other] { $who } schickt
 } einen Kultisten { $to }.
    .weight = shown
cultists-rise = { $who-is ->
    [you] Deine Lodge ist leer: Zwei deiner Kultisten
   *[other] Die Lodge von { $who } ist leer: Zwei Kultisten
 } steigen aus dem Abyss, einer in die Lodge, einer { $to }.
    .weight = shown
last-cultist-rises = { $who-is ->
    [you] Deine Lodge ist leer: Dein letzter Kultist
   *[other] Die Lodge von { $who } ist leer: Der letzte Kultist
 } im Abyss geht { $to }.
    .weight = shown
investigator-placed = Ein Ermittler kommt { $to }.
    .weight = shown
supply-empty = Im Vorrat ist kein Ermittler mehr: Es gibt einen Raid gegen jeden Spieler.
    .weight = staged
    .sound = drum

# Figuren
cultists-moved = { $count ->
    [one] { $who-is ->
        [you] Einer deiner Kultisten geht
       *[other] Ein Kultist von { $who } geht
    }
   *[other] { $who-is ->
        [you] { $count } deiner Kultisten gehen
       *[other] { $count } Kultisten von { $who } gehen
    }
 } { $origin } { $to }.
    .weight = shown
investigators-from-supply = { $count ->
    [one] Ein Ermittler kommt
   *[other] { $count } Ermittler kommen
 } aus dem Vorrat in { $who-is ->
    [you] deine Lodge
   *[other] die Lodge von { $who }
 }.
    .weight = shown
investigators-to-supply = { $count ->
    [one] Ein Ermittler geht
   *[other] { $count } Ermittler gehen
 } aus { $who-is ->
    [you] deiner Lodge
   *[other] der Lodge von { $who }
 } in den Vorrat.
    .weight = shown
investigators-to-rival = { $count ->
    [one] Ein Ermittler geht
   *[other] { $count } Ermittler gehen
 } aus { $who-is ->
    [you] deiner Lodge
   *[other] der Lodge von { $who }
 } in { $rival-is ->
    [you] deine
   *[other] die von { $rival }
 }.
    .weight = shown
swapped = { $who-is ->
    [you] Dein Kultist
   *[other] Ein Kultist von { $who }
 } ({ $own }) und { $rival-is ->
    [you] einer von dir
   *[other] einer von { $rival }
 } ({ $other }) tauschen die Plätze.
    .weight = shown

# Der Beschwörungskreis
summoned = { $who-is ->
    [you] Dein Summon-Marker rückt
   *[other] Der Summon-Marker von { $who } rückt
 } auf { $space } vor.
    .weight = shown
fell-back = { $who-is ->
    [you] Dein Summon-Marker fällt
   *[other] Der Summon-Marker von { $who } fällt
 } auf { $space } zurück.
    .weight = shown
sign-taken = { $who-is ->
    [you] Du nimmst ein Älteres Zeichen und hast
   *[other] { $who } nimmt ein Älteres Zeichen und hat
 } jetzt { $signs }.
    .weight = staged
    .sound = toll
sign-warded = Der Bannkreis hält ein Älteres Zeichen von { $who-is ->
    [you] deinem Beschwörungskreis
   *[other] dem Beschwörungskreis von { $who }
 } ab.
    .weight = shown
signs-removed = { $count ->
    [one] Ein Älteres Zeichen verschwindet
   *[other] { $count } Ältere Zeichen verschwinden
 } { $who-is ->
    [you] von deinem Kreis
   *[other] vom Kreis von { $who }
 }; { $signs ->
    [0] keines bleibt
    [one] eines bleibt
   *[other] { $signs } bleiben
 }.
    .weight = shown

# Flüche
curse-received = { $who } erhält einen Fluch, und { $watcher-is ->
    [you] du passt
   *[other] { $watcher } passt
 } auf ihn auf: { $curse }.
    .weight = shown
curse-received-hidden = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } einen Fluch; { $watcher-is ->
    [you] du passt
   *[other] { $watcher } passt
 } auf ihn auf.
    .weight = shown
curse-strikes = Fluch { $curse }: { $why }.
    .weight = staged
    .sound = toll
curse-strikes-broken-word = Der Spruch, den { $who-is ->
    [you] du bereitgestellt hast
   *[other] { $who } bereitgestellt hat
 }, ist verloren
curse-strikes-blind-stars = Die Erfolge, die { $who-is ->
    [you] du geworfen hast
   *[other] { $who } geworfen hat
 }, werden neu geworfen
curse-strikes-empty-showcase = Das Artefakt, das { $who-is ->
    [you] du genommen hast
   *[other] { $who } genommen hat
 }, ist verloren
curse-strikes-hunger = Der Abyss ruft Kultisten zurück aus { $who-is ->
    [you] deiner vollen Lodge
   *[other] der vollen Lodge von { $who }
 }
curse-strikes-torn-veil = Das Paar, das { $who-is ->
    [you] du gespielt hast
   *[other] { $who } gespielt hat
 }, lockt Ermittler an
curse-strikes-doubt = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } in diesem Zug keine Kontrolle
curse-strikes-backlash = Der Spruch schlägt zurück auf { $who-is ->
    [you] deine Lodge
   *[other] die Lodge von { $who }
 }
curse-strikes-barred-gate = { $who-is ->
    [you] Dein Summon-Marker
   *[other] Der Summon-Marker von { $who }
 } wird abgewiesen
curses-shuffled = Die abgelegten Flüche werden zu einem neuen Fluchstapel gemischt.

# Würfe, Kontrolle, Raids
rolled-control = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } um zeitweise Kontrolle: { $faces }.
    .weight = staged
    .sound = rattle
rolled-other-worlds = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } in den Anderen Welten: { $faces }.
    .weight = staged
    .sound = rattle
rolled-raid = Wurf im Raid gegen { $who-is ->
    [you] dich
   *[other] { $who }
 }: { $faces }.
    .weight = staged
    .sound = rattle
rolled-gift = { $who-is ->
    [you] Du würfelst für deine
   *[other] { $who } würfelt für die
 } Dark Gift: { $faces }.
    .weight = staged
    .sound = rattle
rerolled = { $count ->
    [one] Ein Würfel wird
   *[other] { $count } Würfel werden
 } neu geworfen. { $who-is ->
    [you] Dein Wurf
   *[other] Der Wurf von { $who }
 } zeigt jetzt: { $faces }.
    .weight = shown
controls-full = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } Kontrolle ({ $location }).
    .weight = staged
controls-temporary = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } zeitweise Kontrolle ({ $location }).
    .weight = staged
raided = Raid gegen { $who-is ->
    [you] dich
   *[other] { $who }
 } mit { $count ->
    [one] einem Ermittler
   *[other] { $count } Ermittlern
 }.
    .weight = staged
    .sound = drum

# Sprüche
drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $cards }.
drew-hidden = { $who-is ->
    [you] Du ziehst: { $backs }.
   *[other] { $who } zieht: { $backs }.
 }
spells-shuffled = Der Ablagestapel wird gemischt und ist der neue Spruchstapel.
discarded = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } { $card } ab.
discarded-hidden = { $who-is ->
    [you] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
 }
dropped = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } { $card } ohne Wirkung ab.
dropped-hidden = { $who-is ->
    [you] Du legst { $card } (Kosten: { $cost }) ohne Wirkung ab.
   *[other] { $who } legt { $card } (Kosten: { $cost }) ohne Wirkung ab.
 }
readied = { $who-is ->
    [you] Du stellst { $card } bereit und zeigst
   *[other] { $who } stellt { $card } bereit und zeigt
 } die Kosten: { $cost }.
    .weight = shown
readied-hidden = { $who-is ->
    [you] Du stellst { $card } bereit und zeigst die Kosten: { $cost }.
   *[other] { $who } stellt { $card } bereit und zeigt die Kosten: { $cost }.
 }
    .weight = shown
column-cleared = Die Astralspalte wird geleert ({ $location }): { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
cast = { $named ->
    [rival] { $who-is ->
        [you] Du führst
       *[other] { $who } führt
    } { $card } gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    } aus.
    [number] { $who-is ->
        [you] Du führst
       *[other] { $who } führt
    } { $card } gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    } mit { $number ->
        [one] einem Ermittler
       *[other] { $number } Ermittlern
    } aus.
    [theft] { $who-is ->
        [you] Du führst
       *[other] { $who } führt
    } { $card } gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    } aus, um einen Spruch mit { $symbol } zu nehmen.
    [dice] { $who-is ->
        [you] Du führst
       *[other] { $who } führt
    } { $card } aus. Diese Würfel werden neu geworfen: { $faces }.
   *[nothing] { $who-is ->
        [you] Du führst
       *[other] { $who } führt
    } { $card } aus.
 }
    .weight = staged
cancelled = { $card } ist aufgehoben und hat keine Wirkung.
    .weight = staged
stolen = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $card } aus { $rival-is ->
    [you] deiner Hand
   *[other] der Hand von { $rival }
 }.
    .weight = shown
stolen-hidden = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $card } aus { $rival-is ->
    [you] deiner Hand
   *[other] der Hand von { $rival }
 }.
    .weight = shown

# Artefakte, Tore, Dark Gifts, Winterstürme
used = { $named ->
    [rival] { $who-is ->
        [you] Du benutzt
       *[other] { $who } benutzt
    } das Artefakt { $artefact } gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    }.
    [dice] { $who-is ->
        [you] Du benutzt
       *[other] { $who } benutzt
    } das Artefakt { $artefact }. Dieser Würfel wird neu geworfen: { $faces }.
    [swap] { $who-is ->
        [you] Du benutzt
       *[other] { $who } benutzt
    } das Artefakt { $artefact }: { $own } gegen { $other } ({ $rival-is ->
        [you] du
       *[other] { $rival }
    }).
   *[nothing] { $who-is ->
        [you] Du benutzt
       *[other] { $who } benutzt
    } das Artefakt { $artefact }.
 }
    .weight = shown
used-up = { $named ->
    [rival] { $who-is ->
        [you] Du benutzt
       *[other] { $who } benutzt
    } das Artefakt { $artefact } gegen { $rival-is ->
        [you] dich
       *[other] { $rival }
    } und { $who-is ->
        [you] zerstörst
       *[other] zerstört
    } es.
   *[nothing] { $who-is ->
        [you] Du benutzt
       *[other] { $who } benutzt
    } das Artefakt { $artefact } und { $who-is ->
        [you] zerstörst
       *[other] zerstört
    } es.
 }
    .weight = shown
exhausted = { $who-is ->
    [you] Du erschöpfst
   *[other] { $who } erschöpft
 } das Artefakt { $artefact }.
destroyed = { $who-is ->
    [you] Du zerstörst
   *[other] { $who } zerstört
 } das Artefakt { $artefact }.
    .weight = shown
artefact-taken = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } das Artefakt { $artefact }.
    .weight = shown
artefact-drawn = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } das oberste Artefakt, ungesehen: { $artefact }.
    .weight = shown
artefact-lost = { $who-is ->
    [you] Dein Artefakt { $artefact }
   *[other] Das Artefakt { $artefact } von { $who }
 } wird abgelegt.
    .weight = shown
artefacts-shown = Neu im Museum: { $artefacts }.
artefacts-shuffled = Die abgelegten Artefakte werden zu einem neuen Stapel gemischt.
gate-taken = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } ein Tor.
    .weight = shown
gift-used = { $who-is ->
    [you] Du nutzt
   *[other] { $who } nutzt
 } die Dark Gift von { $god }.
    .weight = shown
squall-drawn = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } einen Wintersturm: { $squall }.
squall-drawn-hidden = { $who-is ->
    [you] Du ziehst einen Wintersturm und siehst ihn an.
   *[other] { $who } zieht einen Wintersturm und sieht ihn an.
 }
squall-laid = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } den Wintersturm verdeckt aus ({ $location }).
    .weight = shown
squall-turned-up = { $who-is ->
    [you] Du gerätst
   *[other] { $who } gerät
 } in einen Wintersturm ({ $location }): { $squall }.
    .weight = shown

# Das Ende
game-won = Die Beschwörung ist vollendet: { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
 } allein.
    .weight = drawn
game-lost = Zehn Ältere Zeichen bannen { $loser-is ->
    [you] deinen Kreis: Du verlierst
   *[other] den Kreis von { $loser }: { $loser } verliert
 }. Gewonnen haben: { $winners }.
    .weight = drawn
