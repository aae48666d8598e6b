# Symbole, Orte, Farben
symbol-book = Buch
symbol-lantern = Laterne
symbol-flame = Flamme
symbol-skull = Schädel
symbol-moon = Mond
location-other-worlds = Andere Welten
location-library = Bibliothek
location-streets = Straßen von Arkham
location-ceremony = Die Zeremonie
location-museum = Museum
location-gathering = Die Versammlung
from-other-worlds = aus den Anderen Welten
from-library = aus der Bibliothek
from-streets = aus den Straßen von Arkham
from-ceremony = von der Zeremonie
from-museum = aus dem Museum
from-gathering = von der Versammlung
from-lodge = aus der Lodge
from-abyss = aus dem Abyss
from-captive = aus der Gefangenschaft
to-other-worlds = in die Anderen Welten
to-library = in die Bibliothek
to-streets = in die Straßen von Arkham
to-ceremony = zur Zeremonie
to-museum = ins Museum
to-gathering = zur Versammlung
to-lodge = in die Lodge
to-abyss = in den Abyss
to-captive = in Gefangenschaft
colour-crimson = Karmesin
colour-amber = Bernstein
colour-jade = Jade
colour-violet = Violett

# Würfel
face-tentacle = Tentakel
face-star = Stern
face-eye = Auge
dice-tentacle = { $count ->
    [one] ein Tentakel
   *[other] { $count } Tentakel
 }
dice-star = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
 }
dice-eye = { $count ->
    [one] ein Auge
   *[other] { $count } Augen
 }

# Karten
card = { $spell } ({ $back })
card-gate = Tor
back = einen Spruch mit Rückseite { $symbol }
spell-call-from-below = Ruf aus der Tiefe
spell-false-trail = Falsche Fährte
spell-dream-road = Traumpfad
spell-mind-theft = Gedankenraub
spell-blood-price = Blutpreis
spell-frenzy = Raserei
spell-warding-circle = Bannkreis
spell-betrayal = Verrat
spell-banishment = Verbannung
spell-press-call = Presseruf
spell-rising-tide = Steigende Flut
spell-broken-seal = Gebrochenes Siegel
artefact-necronomicon = Necronomicon
artefact-amulet = Amulett des Nephren-Ka
artefact-silver-key = Silberschlüssel
artefact-elder-lamp = Lampe der Alten
artefact-idol = Götzenbild
artefact-dagger = Opferdolch
artefact-shining-stone = Leuchtender Stein
artefact-black-mirror = Schwarzer Spiegel
artefact-bone-flute = Knochenflöte
artefact-ward-ring = Schutzring
artefact-yellow-mask = Gelbe Maske
artefact-star-chart = Sternkarte
curse-broken-word = Gebrochenes Wort
curse-blind-stars = Blinde Sterne
curse-empty-showcase = Leere Vitrine
curse-hunger = Hunger der Tiefe
curse-torn-veil = Zerrissener Schleier
curse-doubt = Zweifel
curse-backlash = Rückschlag
curse-barred-gate = Versperrtes Tor
god-cthulhu = Cthulhu
god-hastur = Hastur
god-nyarlathotep = Nyarlathotep
god-ithaqua = Ithaqua
god-tsathoggua = Tsathoggua
god-shub-niggurath = Shub-Niggurath
god-yog-sothoth = Yog-Sothoth
god-azathoth = Azathoth
squall-frost = Frost
squall-tracks = Spuren
squall-gust = Bö
squall-calm = Stille

# Spielaufbau
gods-dealt = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } zwei Götter zur Wahl: { $gods }.
gods-dealt-hidden = { $who } erhält zwei Götter zur Wahl.
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
turn-begins = Runde { $round }: { $who-is ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
 }
refreshed = { $who-is ->
    [you] Deine Artefakte sind wieder bereit.
   *[other] Die Artefakte von { $who } sind wieder bereit.
 }
moved-spell = { $who-is ->
    [you] Du spielst { $card } und bewegst
   *[other] { $who } spielt { $card } und bewegt
 } die Schicksalsfigur { $to }.
moved-spell-hidden = { $who } spielt einen Spruch mit { $symbol } und bewegt die Schicksalsfigur { $to }.
moved-pair = { $who-is ->
    [you] Du spielst { $card } und { $second } als Paar und bewegst
   *[other] { $who } spielt { $card } und { $second } als Paar und bewegt
 } die Schicksalsfigur { $to }.
moved-pair-hidden = { $who } spielt ein Paar mit { $symbol } und bewegt die Schicksalsfigur { $to }.
moved-gate = { $who-is ->
    [you] Du öffnest
   *[other] { $who } öffnet
 } ein Tor: Die Schicksalsfigur geht { $to }.
moved-road = { $who-is ->
    [you] Du spielst { $card } und bewegst
   *[other] { $who } spielt { $card } und bewegt
 } die Schicksalsfigur auf dem Traumpfad { $to }.
moved-road-hidden = { $who } spielt einen Spruch mit { $symbol } und bewegt die Schicksalsfigur auf dem Traumpfad { $to }.
moved-key = { $who-is ->
    [you] Du spielst { $card } und bewegst
   *[other] { $who } spielt { $card } und bewegt
 } die Schicksalsfigur mit dem Silberschlüssel { $to }.
moved-key-hidden = { $who } spielt einen Spruch mit { $symbol } und bewegt die Schicksalsfigur mit dem Silberschlüssel { $to }.
drifted = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } keinen Weg: Die Schicksalsfigur treibt { $to }.
hand-discarded = { $who-is ->
    [you] Du hast keinen Weg und legst deine Hand ab
   *[other] { $who } hat keinen Weg und legt die Hand ab
 }: { $cards }.
hand-discarded-hidden = { $who } hat keinen Weg und legt { $count ->
    [one] einen Spruch
   *[other] { $count } Sprüche
 } ab.
investigators-follow = { $count } Ermittler folgen { $origin } in { $who-is ->
    [you] deine Lodge
   *[other] die Lodge von { $who }
 }.
cultist-placed = { $who-is ->
    [you] Du schickst
   *[other] { $who } schickt
 } einen Kultisten { $to }.
cultists-rise = { $who-is ->
    [you] Deine Lodge ist leer: Zwei deiner Kultisten
   *[other] Die Lodge von { $who } ist leer: Zwei Kultisten
 } steigen aus dem Abyss, einer in die Lodge, einer { $to }.
last-cultist-rises = { $who-is ->
    [you] Deine Lodge ist leer: Dein letzter Kultist
   *[other] Die Lodge von { $who } ist leer: Der letzte Kultist
 } im Abyss geht { $to }.
investigator-placed = Ein Ermittler kommt { $to }.
supply-empty = Im Vorrat ist kein Ermittler mehr: Es gibt einen Raid gegen jeden Spieler.

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
investigators-from-supply = { $count ->
    [one] Ein Ermittler kommt
   *[other] { $count } Ermittler kommen
 } aus dem Vorrat in { $who-is ->
    [you] deine Lodge
   *[other] die Lodge von { $who }
 }.
investigators-to-supply = { $count ->
    [one] Ein Ermittler geht
   *[other] { $count } Ermittler gehen
 } aus { $who-is ->
    [you] deiner Lodge
   *[other] der Lodge von { $who }
 } in den Vorrat.
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
swapped = { $who-is ->
    [you] Dein Kultist
   *[other] Ein Kultist von { $who }
 } ({ $own }) und { $rival-is ->
    [you] einer von dir
   *[other] einer von { $rival }
 } ({ $other }) tauschen die Plätze.

# Der Beschwörungskreis
summoned = { $who-is ->
    [you] Dein Summon-Marker rückt
   *[other] Der Summon-Marker von { $who } rückt
 } auf { $space } vor.
fell-back = { $who-is ->
    [you] Dein Summon-Marker fällt
   *[other] Der Summon-Marker von { $who } fällt
 } auf { $space } zurück.
sign-taken = { $who-is ->
    [you] Du nimmst ein Älteres Zeichen und hast
   *[other] { $who } nimmt ein Älteres Zeichen und hat
 } jetzt { $signs }.
sign-warded = Der Bannkreis hält ein Älteres Zeichen ab von { $who-is ->
    [you] deinem Beschwörungskreis
   *[other] { $who }
 }.
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

# Flüche
curse-received = { $who } erhält einen Fluch, und { $watcher-is ->
    [you] du passt
   *[other] { $watcher } passt
 } auf ihn auf: { $curse }.
curse-received-hidden = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } einen Fluch; Aufpasser ist { $watcher }.
curse-strikes = Fluch { $curse }: { $why }.
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
rolled-other-worlds = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } in den Anderen Welten: { $faces }.
rolled-raid = Wurf im Raid gegen { $who-is ->
    [you] dich
   *[other] { $who }
 }: { $faces }.
rolled-gift = { $who-is ->
    [you] Du würfelst für deine
   *[other] { $who } würfelt für die
 } Dark Gift: { $faces }.
rerolled = { $count ->
    [one] Ein Würfel wird
   *[other] { $count } Würfel werden
 } neu geworfen. { $who-is ->
    [you] Dein Wurf
   *[other] Der Wurf von { $who }
 } zeigt jetzt: { $faces }.
controls-full = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } Kontrolle ({ $location }).
controls-temporary = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } zeitweise Kontrolle ({ $location }).
raided = Raid gegen { $who-is ->
    [you] dich
   *[other] { $who }
 } mit { $count ->
    [one] einem Ermittler
   *[other] { $count } Ermittlern
 }.

# Sprüche
drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $cards }.
drew-hidden = { $who } zieht: { $backs }.
spells-shuffled = Der Ablagestapel wird gemischt und ist der neue Spruchstapel.
discarded = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } { $card } ab.
discarded-hidden = { $who } legt { $card } ab.
dropped = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } { $card } ohne Wirkung ab.
dropped-hidden = { $who } legt { $card } (Kosten: { $cost }) ohne Wirkung ab.
readied = { $who-is ->
    [you] Du stellst { $card } bereit und zeigst
   *[other] { $who } stellt { $card } bereit und zeigt
 } die Kosten: { $cost }.
readied-hidden = { $who } stellt { $card } bereit und zeigt die Kosten: { $cost }.
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
cancelled = { $card } ist aufgehoben und hat keine Wirkung.
stolen = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $card } aus { $rival-is ->
    [you] deiner Hand
   *[other] der Hand von { $rival }
 }.
stolen-hidden = { $who } nimmt { $card } aus der Hand von { $rival }.

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
exhausted = { $who-is ->
    [you] Du erschöpfst
   *[other] { $who } erschöpft
 } das Artefakt { $artefact }.
destroyed = { $who-is ->
    [you] Du zerstörst
   *[other] { $who } zerstört
 } das Artefakt { $artefact }.
artefact-taken = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } das Artefakt { $artefact }.
artefact-drawn = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } das oberste Artefakt, ungesehen: { $artefact }.
artefact-lost = Das Artefakt { $artefact } von { $who-is ->
    [you] dir
   *[other] { $who }
 } wird abgelegt.
artefacts-shown = Neu im Museum: { $artefacts }.
artefacts-shuffled = Die abgelegten Artefakte werden zu einem neuen Stapel gemischt.
gate-taken = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } ein Tor.
gift-used = { $who-is ->
    [you] Du nutzt
   *[other] { $who } nutzt
 } die Dark Gift von { $god }.
squall-drawn = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } einen Wintersturm: { $squall }.
squall-drawn-hidden = { $who } zieht einen Wintersturm und sieht ihn an.
squall-laid = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } den Wintersturm verdeckt aus ({ $location }).
squall-turned-up = { $who-is ->
    [you] Du gerätst
   *[other] { $who } gerät
 } in einen Wintersturm ({ $location }): { $squall }.

# Das Ende
game-won = Die Beschwörung ist vollendet: { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
 } allein.
game-lost = Zehn Ältere Zeichen bannen { $loser-is ->
    [you] deinen Kreis: Du verlierst
   *[other] den Kreis von { $loser }: { $loser } verliert
 }. Gewonnen haben: { $winners }.

# Worauf das Spiel wartet, wie alle es wissen dürfen
decides-god = { $who-is ->
    [you] Du wählst deinen Gott.
   *[other] { $who } wählt einen Gott.
 }
decides-colour = { $who-is ->
    [you] Du wählst deine Farbe.
   *[other] { $who } wählt eine Farbe.
 }
decides-window = { $who-is ->
    [you] Du darfst jetzt handeln oder passen.
   *[other] { $who } darf jetzt handeln oder passen.
 }
decides-roll = { $who-is ->
    [you] Du darfst auf den Wurf reagieren.
   *[other] { $who } darf auf den Wurf reagieren.
 }
decides-cast = { $who-is ->
    [you] Du darfst auf den Spruch antworten.
   *[other] { $who } darf auf den Spruch antworten.
 }
decides-ward = { $who-is ->
    [you] Du darfst deinen Kreis schützen.
   *[other] { $who } darf den Kreis schützen.
 }
decides-amulet = { $who-is ->
    [you] Du darfst das Amulett zerstören.
   *[other] { $who } darf das Amulett zerstören.
 }
decides-dagger = { $who-is ->
    [you] Du darfst den Opferdolch benutzen.
   *[other] { $who } darf den Opferdolch benutzen.
 }
decides-move = { $who-is ->
    [you] Du bewegst die Schicksalsfigur.
   *[other] { $who } bewegt die Schicksalsfigur.
 }
decides-gust = { $who-is ->
    [you] Du legst einen Spruch ab.
   *[other] { $who } legt einen Spruch ab.
 }
decides-control = { $who-is ->
    [you] Du darfst Kontrolle suchen.
   *[other] { $who } darf Kontrolle suchen.
 }
decides-free-ready = { $who-is ->
    [you] Du darfst einen Spruch frei bereitstellen.
   *[other] { $who } darf einen Spruch frei bereitstellen.
 }
decides-send = { $who-is ->
    [you] Du schickst Ermittler aus.
   *[other] { $who } schickt Ermittler aus.
 }
decides-sacrifice = { $who-is ->
    [you] Du darfst opfern.
   *[other] { $who } darf opfern.
 }
decides-turn-over = { $who-is ->
    [you] Du darfst die Auslage wechseln.
   *[other] { $who } darf die Auslage wechseln.
 }
decides-destroy-sign = { $who-is ->
    [you] Du darfst Ältere Zeichen zerstören.
   *[other] { $who } darf Ältere Zeichen zerstören.
 }
decides-artefact = { $who-is ->
    [you] Du nimmst ein Artefakt.
   *[other] { $who } nimmt ein Artefakt.
 }
decides-give-up = { $who-is ->
    [you] Du legst ein Artefakt ab.
   *[other] { $who } legt ein Artefakt ab.
 }
decides-roam = { $who-is ->
    [you] Du darfst Kultisten bewegen.
   *[other] { $who } darf Kultisten bewegen.
 }
decides-gift = { $who-is ->
    [you] Du darfst deine Dark Gift nutzen.
   *[other] { $who } darf die Dark Gift nutzen.
 }
decides-place = { $who-is ->
    [you] Du darfst einen Kultisten einsetzen.
   *[other] { $who } darf einen Kultisten einsetzen.
 }
decides-release = { $who-is ->
    [you] Du darfst Gefangene hergeben.
   *[other] { $who } darf Gefangene hergeben.
 }
decides-lay-tile = { $who-is ->
    [you] Du legst den Wintersturm auf eine Lokation.
   *[other] { $who } legt den Wintersturm auf eine Lokation.
 }
decides-ready = { $who-is ->
    [you] Du darfst einen Spruch bereitstellen.
   *[other] { $who } darf einen Spruch bereitstellen.
 }
decides-fourth = { $who-is ->
    [you] Du hast einen vierten bereiten Spruch.
   *[other] { $who } hat einen vierten bereiten Spruch.
 }

# Was gefragt wird
ask-god = Welchem Gott dienst du?
ask-colour = Welche Farbe möchtest du?
ask-idle = { $question } Du hast nichts, was du jetzt nutzen könntest.
ask-window-prep = Vor der Bewegung: Willst du handeln?
ask-window-moved = Die Schicksalsfigur hat sich bewegt: Willst du handeln?
ask-window-acted = Nach den Aktionen: Willst du handeln?
ask-window-end = Am Ende des Zugs: Willst du handeln?
ask-roll-control = { $who-is ->
    [you] Dein Wurf
   *[other] Der Wurf von { $who }
 } um zeitweise Kontrolle zeigt: { $faces }. Willst du reagieren?
ask-roll-other-worlds = { $who-is ->
    [you] Dein Wurf
   *[other] Der Wurf von { $who }
 } in den Anderen Welten zeigt: { $faces }. Willst du reagieren?
ask-roll-raid = Der Raid gegen { $who-is ->
    [you] dich
   *[other] { $who }
 } zeigt: { $faces }. Willst du reagieren?
ask-roll-gift = { $who-is ->
    [you] Dein Wurf für die Dark Gift
   *[other] Der Wurf von { $who } für die Dark Gift
 } zeigt: { $faces }. Willst du reagieren?
ask-cast = { $who } führt { $card } aus. Willst du antworten?
ask-ward = Der Raid gegen dich zeigt: { $faces }. Willst du deinen Kreis schützen?
ask-amulet = Raid gegen dich mit { $count ->
    [one] einem Ermittler
   *[other] { $count } Ermittlern
 }. Zerstörst du das Amulett, um ihn zu beenden?
ask-dagger = Du opferst { $count }. Benutzt du den Opferdolch?
ask-name = { $thing }: Wähle das Ziel.
ask-dice = { $thing }: Welche Würfel werden neu geworfen?
ask-die = { $thing }: Welcher Würfel wird neu geworfen?
ask-move = Wie bewegst du die Schicksalsfigur?
ask-destination = Wohin geht die Schicksalsfigur?
ask-gust = Die Bö nimmt einen Spruch aus deiner Hand. Welchen?
ask-control = Du hast hier keine Kontrolle. Willst du sie suchen?
ask-free-ready = Kontrolle: Welchen Spruch stellst du ohne Symbole bereit?
ask-send = Wohin geht ein Ermittler?
ask-send-more = Wohin geht ein zweiter Ermittler?
ask-sacrifice-streets = Kontrolle: Opferst du einen Kultisten, damit zu jedem Rivalen ein Ermittler geht?
ask-sacrifice-ceremony = Kontrolle: Opferst du zwei Kultisten für einen Schritt auf dem Beschwörungskreis?
ask-turn-over = Kontrolle: Offen liegen { $artefacts }. Deckst du neue auf?
ask-destroy-sign = Kontrolle: Opferst du einen Kultisten, um ein Älteres Zeichen zu zerstören?
ask-artefact = Welches Artefakt nimmst du?
ask-give-up = Du hast vier Artefakte. Welches legst du ab?
ask-roam = Welcher Kultist geht wohin?
ask-gift = Nutzt du die Dark Gift von { $god }?
ask-place = Wohin setzt du einen Kultisten aus der Lodge?
ask-release = Schickst du zwei Gefangene in den Abyss, für einen Schritt auf dem Beschwörungskreis?
ask-lay-tile = Du hast { $squall } gezogen. Auf welche Lokation legst du den Wintersturm?
ask-ready = Welchen Spruch stellst du bereit?
ask-ready-nothing = Du kannst hier keinen deiner Sprüche bezahlen.
ask-fourth = { $card } ist dein vierter bereiter Spruch. Führst du ihn sofort aus, oder legst du einen alten ab?
option-god = { $god }
option-any-colour = Egal welche
option-cast = { $card } ausführen
option-use = Benutzen: { $artefact }
option-pass = Passen
option-pass-turn = Passen, und in diesem Zug nicht mehr fragen
option-pass-own = Passen, und bis zu meinem Zug nicht mehr fragen
option-pass-raid = Passen, und nur bei einem Raid gegen mich oder in meinem Zug fragen
option-own-cultist = Dein Kultist: { $location }
option-other-cultist = Kultist von { $rival }: { $location }
option-theft = { $rival }: ein Spruch mit { $symbol }
option-rival-number = { $rival }: { $number ->
    [one] ein Ermittler
   *[other] { $number } Ermittler
 }
option-rival = { $rival }
option-die = Würfel { $number }: { $face }
option-amulet = Amulett zerstören: kein Raid
option-sacrifice = { $count ->
    [one] Einen Kultisten opfern
   *[other] { $count } Kultisten opfern
 }
option-dagger = { $count ->
    [0] Opferdolch erschöpfen: keinen Kultisten opfern
    [one] Opferdolch erschöpfen: einen Kultisten opfern
   *[other] Opferdolch erschöpfen: { $count } Kultisten opfern
 }
option-move-spell = Mit { $card } { $to }
option-move-pair = Mit { $card } und { $second } als Paar: überallhin
option-move-gate = Durch ein Tor: überallhin
option-move-road = Mit { $card } auf dem Traumpfad: überallhin
option-move-key = Mit { $card } und dem Silberschlüssel: überallhin
option-discard = { $card } ablegen
option-idol = Götzenbild erschöpfen: Kontrolle
option-roll = Um zeitweise Kontrolle würfeln
option-no-control = Darauf verzichten
option-ready = { $card } bereitstellen
option-ready-with-book = { $card } bereitstellen und das Necronomicon erschöpfen
option-ready-none = Keinen Spruch bereitstellen
option-send-lodge = Aus deiner Lodge zu { $rival }
option-send-supply = Aus dem Vorrat zu { $rival }
option-enough = Einer genügt
option-no-sacrifice = Niemanden opfern
option-turn-over = Ablegen und neue aufdecken
option-keep-shown = Liegen lassen
option-sign-plain = Kultisten opfern: Zeichen von { $who-is ->
    [you] dir
   *[other] { $who }
 } zerstören
option-sign-dagger = Opferdolch erschöpfen: Zeichen von { $who-is ->
    [you] dir
   *[other] { $who }
 } zerstören
option-no-sign = Kein Zeichen zerstören
option-take-artefact = Nehmen: { $artefact }
option-take-top = Das oberste nehmen, ungesehen
option-give-up-artefact = Ablegen: { $artefact }
option-roam = { $origin } { $to }
option-no-move = Niemanden bewegen
option-no-gift = Auf die Dark Gift verzichten
option-gift-ithaqua = Einen Wintersturm ziehen
option-gift-tsathoggua = Ältere Zeichen entfernen
option-gift-shub-niggurath = Kultisten aus dem Abyss rufen
option-gift-yog-sothoth = Kultisten bewegen
option-gift-azathoth = Würfeln
option-drop = { $card } ablegen, ohne Wirkung
option-release = Gefangene hergeben: { $owners }
option-no-release = Die Gefangenen behalten

# Einstellungen einer Partie
option-seats = Spieler
option-library_keeps = Die Astralspalte der Bibliothek wird nie geleert

# Gespräch
phrase-beware = Nimm dich in Acht …
phrase-not-me = Nicht ich, ich flehe dich an!
phrase-together = Halten wir zusammen auf, wer vorn liegt.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid.
phrase-well-played = Gut gespielt.
phrase-unsure = Ich bin nicht sicher.
phrase-hurry = Die Sterne stehen richtig – du bist dran.

# Der Text auf den Karten, aus Wörtern zusammengesetzt
text-spell = { $timing }: { $effect }.
text-spell-needs = { $timing }, wenn { $needs }: { $effect }.
text-artefact = { $timing }, { $price }: { $effect }.
text-artefact-needs = { $timing }, { $price }, wenn { $needs }: { $effect }.
text-curse = { $trigger }: { $effect }.
text-plain = { $effect }.
timing-any-turn = In jedem Zug
timing-own-turn = In deinem Zug
timing-prep = In deinem Zug vor der Bewegung
timing-roll = Nach jedem Wurf
timing-own-roll = Nach einem Wurf von dir
timing-cast = Wenn ein Rivale einen Spruch ausführt
timing-raid = Nach dem Wurf in einem Raid gegen dich
timing-before-raid = Vor dem Wurf in einem Raid gegen dich
timing-moving = Wenn du mit einem einzelnen Spruch bewegst
timing-readying = Während du einen Spruch bereitstellst
timing-counting = Wenn dir die Kontrolle fehlt und du sie dadurch erhältst
timing-sacrificing = Wenn du opferst
price-exhaust = erschöpfen
price-destroy = zerstören
need-own-cultists-abyss = { $count ->
    [one] ein Kultist von dir im Abyss ist
   *[other] { $count } Kultisten von dir im Abyss sind
 }
need-own-cultists-here = { $count ->
    [one] ein Kultist von dir hier ist
   *[other] { $count } Kultisten von dir hier sind
 }
need-own-investigators = ein Ermittler in deiner Lodge ist
need-own-signs = ein Älteres Zeichen auf deinem Kreis liegt
need-marker-at-most = dein Marker auf { $space } oder darunter steht
need-rival-spell = ein Rivale deiner Wahl einen Spruch auf der Hand hat
need-rival-here = ein Rivale deiner Wahl einen Kultisten hier hat
need-raid-possible = ein Ermittler im Vorrat oder in der Lodge eines Rivalen deiner Wahl ist
need-not-in-force = er nicht schon wirkt
need-success-rolled = der Wurf einen Erfolg zeigt
need-swap-possible = ein Kultist von dir und einer eines Rivalen in verschiedenen Lokationen sind
when-broken-word = Wenn der Verfluchte auf irgendeine Weise einen Spruch bereitstellt
when-blind-stars = Wenn der Wurf des Verfluchten in den Anderen Welten einen Erfolg zeigt
when-empty-showcase = Wenn der Verfluchte ein Artefakt nimmt
when-hunger = Sobald der Verfluchte { $hungry } oder mehr Kultisten in der Lodge hat
when-torn-veil = Wenn der Verfluchte die Schicksalsfigur mit einem Paar bewegt
when-doubt = Wenn der Verfluchte Kontrolle oder zeitweise Kontrolle hätte, nach einem etwaigen Wurf dafür
when-backlash = Nachdem der Verfluchte einen Spruch ausgeführt hat
when-barred-gate = Wenn der Marker des Verfluchten auf { $barred } oder weiter vorrückt
word-then = { $first }. Danach: { $second }
word-either = Entweder: { $first }. Oder: { $second }
word-cultists-abyss-lodge-own = { $count } deiner Kultisten gehen aus dem Abyss in deine Lodge, so weit möglich
word-cultists-lodge-abyss-own = { $count } Kultisten gehen aus der Lodge in den Abyss, so weit möglich
word-cultists-abyss-any-own = { $count ->
    [one] Einer deiner Kultisten geht
   *[other] { $count } deiner Kultisten gehen
 } aus dem Abyss in eine beliebige Lokation
word-cultists-here-abyss-rival = { $count ->
    [one] Ein Kultist dieses Rivalen hier geht
   *[other] { $count } Kultisten dieses Rivalen hier gehen
 } in den Abyss
word-investigators-lodge-rival = { $least ->
    [0] { $count ->
        [one] Ein Ermittler geht
       *[other] { $count } Ermittler gehen
    }
   *[other] { $least } oder { $count } Ermittler gehen
 } aus deiner Lodge in die eines Rivalen
word-investigators-supply-rival = { $count } Ermittler gehen aus dem Vorrat in die Lodge dieses Rivalen, so weit möglich
word-investigators-supply-lodge = { $count } Ermittler gehen aus dem Vorrat in die Lodge, so weit möglich
word-investigators-lodge-supply = Alle Ermittler in deiner Lodge gehen in den Vorrat
word-summon = Summon +{ $steps }
word-step-back = Der Marker geht { $steps } zurück, bevor er den Sieg bringt
word-remove-signs = Entferne { $count } Ältere Zeichen von deinem Kreis, so weit möglich
word-draw = Ziehe { $count ->
    [one] einen Spruch
   *[other] { $count } Sprüche
 }
word-sacrifice = Opfere { $count ->
    [one] einen Kultisten
   *[other] { $count } Kultisten
 } hier
word-steal-spell = Wähle einen Spruch auf der Hand dieses Rivalen nach seiner Rückseite; er kommt auf deine Hand, und nur ihr beide erfahrt seine Vorderseite
word-reroll-chosen = Wirf einen oder mehrere der Würfel neu
word-reroll-one = Wirf einen der Würfel neu
word-reroll-successes = Alle Erfolge werden einmal neu geworfen, vor den Reaktionen auf den Wurf
word-ward-signs = Die ersten { $count } Älteren Zeichen dieses Raids werden nicht genommen; Ermittler bewegen sich wie gewürfelt
word-cancel = Der Spruch wird aufgehoben
word-raid-rival = Es gibt einen Raid gegen diesen Rivalen
word-end-raid = Es wird nicht gewürfelt
word-curse-rival = Ein Rivale deiner Wahl erhält einen Fluch; er zählt nicht als der eine Fluch durch Zeichen
word-swap = Ein Kultist von dir und einer eines Rivalen in einer anderen Lokation tauschen die Plätze
word-any-road = Ein einzelner Spruch bewegt die Schicksalsfigur in eine beliebige andere Lokation, welches Symbol er auch hat
word-joker = Ein Joker mehr für diesen Spruch
word-count-more = Zähle hier { $count } deiner Kultisten mehr, für die Anzahl und für die Mehrheit
word-cheaper = Der Preis ist { $count ->
    [one] ein Kultist
   *[other] { $count } Kultisten
 } weniger, mindestens 0; der Effekt ist der des vollen Preises
word-discard-spell = Lege einen Spruch deiner Wahl aus der Hand ab, falls du einen hast
word-lose-spell = Der Spruch wird ohne Wirkung abgelegt, ein vierter nicht ausgeführt; die Spalte wird geleert wie sonst auch
word-lose-artefact = Das Artefakt kommt stattdessen auf den Ablagestapel
word-no-control = In diesem Zug gibt es keine Kontrolle
word-nothing = Keine Wirkung
word-oust = Ein Kultist eines Rivalen außerhalb der Anderen Welten geht in den Abyss; dann nimmt einer von dir aus der Lodge, falls einer da ist, seinen Platz ein
word-capture = Nimm einen Kultisten eines Rivalen außerhalb der Anderen Welten gefangen; er liegt auf deiner Lodge
word-release = Mit { $count } oder mehr Gefangenen darfst du { $count } deiner Wahl für Summon +{ $steps } in den Abyss schicken, einmal je Dark Gift
word-lay-tile = Ziehe zufällig einen Wintersturm, sieh ihn an und lege ihn verdeckt auf eine Lokation ohne Wintersturm (höchstens { $most } auf dem Spielbrett)
word-drop-readied = Lege einen deiner bereiten Sprüche ohne Wirkung ab für Summon +{ $steps }
word-place = Du darfst { $count ->
    [one] einen Kultisten
   *[other] { $count } Kultisten
 } aus deiner Lodge in eine beliebige Lokation setzen
word-roam = Bewege bis zu { $count } deiner Kultisten, jeden aus seiner Lokation in eine andere
word-roll-for-summon = Wirf { $dice } Würfel; bei mindestens einem Erfolg Summon +{ $steps }, auch bei mehreren nicht mehr; dann geht für jedes Auge ein Ermittler aus dem Vorrat in deine Lodge, so weit möglich

# Der Tisch im Terminal
board-round = Runde { $round }
board-turn = { $who-is ->
    [you] dein Zug
   *[other] Zug von { $who }
 }
board-phase-preparation = I Vorbereitung
board-phase-movement = II Bewegung
board-phase-activation = III Aktivierung
board-phase-conclusion = IV Abschluss
board-phase-over = das Spiel ist aus
board-supply = Vorrat: Ermittler { $investigators }, Tore { $gates }. Spruchstapel: { $deck }{ $top }. Ablage: { $discard }.
board-deck-top = {" "}(oben { $symbol })
board-name = { $who-is ->
    [you] Du
   *[other] { $who }
 }
board-player = { $who } ({ $colour }, { $god })
board-facts = { $name }: { $facts }.
board-figures = Summon-Marker auf { $marker }; Ältere Zeichen: { $signs }; Kultisten in der Lodge: { $lodge }, im Abyss: { $abyss }; Ermittler in der Lodge: { $investigators }
board-count = { $who-is ->
    [you] du { $count }
   *[other] { $who } { $count }
 }
board-place = { $place } ({ $symbol })
board-joker = Joker
board-fate-here = hier steht die Schicksalsfigur
board-cultists = Kultisten: { $counts }
board-controls = { $who-is ->
    [you] du hast
   *[other] { $who } hat
 } genug Kultisten für die Kontrolle
board-would-control = wer am Zug ist, hätte hier die Kontrolle: { $who-is ->
    [you] du
   *[other] { $who }
 }
board-investigators = Ermittler: { $count }
board-follow = sie folgen jedem, der hierher kommt
board-column = Astralspalte: { $cards }
board-squall = Wintersturm: { $squall }
board-squall-hidden = verdeckter Wintersturm
board-empty = leer
board-several = { $count } × { $card }
board-hand = Hand: { $cards }
board-readied = bereit: { $cards }
board-readied-card = { $back } (Kosten { $cost })
board-artefacts = Artefakte: { $artefacts }
board-exhausted = { $artefact } (erschöpft)
board-captives = Gefangene: { $counts }
board-curses = { $count ->
    [one] ein Fluch
   *[other] { $count } Flüche
 }, Aufpasser: { $who-is ->
    [you] du
   *[other] { $who }
 }
board-head-investigators = Erm.
board-head-column = Astralspalte
board-head-marker = Marker
board-head-signs = Zeichen
board-head-circle = Kreis 0–9
board-head-lodge = Lodge
board-head-abyss = Abyss
board-sign-fate = Schicksalsfigur
board-sign-control = genug für Kontrolle
board-sign-lure = Kontrolle bei Ankunft ({ $who-is ->
    [you] du
   *[other] { $who }
 })
board-sign-follow = diese Ermittler folgen jedem, der kommt
board-sign-marker = Marker
board-sign-sign = Älteres Zeichen
board-sign-both = Marker und Zeichen
board-road = Der Traumpfad ist offen: In diesem Zug führt ein einzelner Spruch überallhin.
board-roll = Letzter Wurf: { $roll }
board-casting = { $who-is ->
    [you] Du führst
   *[other] { $who } führt
 } { $card } aus. { $text }
board-order-turn = Du passt, bis dieser Zug endet, wie du es wolltest.
board-order-own = Du passt bis zu deinem Zug, wie du es wolltest.
board-order-raid = Du passt bis zu einem Raid gegen dich oder deinem Zug, wie du es wolltest.
board-ranking = Die Plätze: { $places }.
board-rank = { $place }. { $who-is ->
    [you] du
   *[other] { $who }
 }
board-museum = Neben dem Museum: { $artefacts } (verdeckt: { $deck }, abgelegt: { $discard }).
board-god = { $god }. Dark Gift: { $text }
board-my-hand = Deine Hand:
board-my-readied = Deine bereiten Sprüche:
board-my-artefacts = Deine Artefakte:
board-my-gift = Deine Dark Gift ({ $god }): { $text }
board-card = { $card }: { $text }
board-cost = { $card }, Kosten { $cost }
board-gate = Bringt die Schicksalsfigur in eine beliebige andere Lokation und liegt dann dort als Joker.
board-watched = { $who } hat den Fluch { $curse }, den nur du siehst: { $text }

# Was Simulationen zählen
count-rounds = Runden je Partie
count-ending = Wie Partien endeten
ending-win = ein Marker auf Feld 9
ending-loss = zehn Zeichen auf einem Kreis
count-god = Siege nach Gott
count-order = Siege nach Platz in der Zugreihenfolge
order-1 = an erster Stelle
order-2 = an zweiter Stelle
order-3 = an dritter Stelle
order-4 = an vierter Stelle
