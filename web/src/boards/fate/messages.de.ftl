# Was Fates Spielbrett außer den Meldungen des Spiels sagt.
altar = Der Altar
altar-round = Runde { $round }
altar-setting-up = Spielaufbau
altar-turn = { $who-is ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
 }
altar-over = Das Spiel ist vorbei
altar-phase-preparation = Vorbereitung
altar-phase-movement = Bewegung
altar-phase-activation = Aktivierung
altar-phase-conclusion = Abschluss
altar-phase-now = Phase: { $phase }
altar-window-prep = Offenes Fenster vor der Bewegung
altar-window-moved = Offenes Fenster nach der Bewegung
altar-window-acted = Offenes Fenster nach den Aktionen
altar-window-end = Offenes Fenster am Ende des Zuges
altar-control-full = mit Kontrolle
altar-control-temporary = mit zeitweiser Kontrolle
altar-road = Der Traumpfad ist offen

altar-joker = Joker
altar-letter-crimson = K
altar-letter-amber = B
altar-letter-jade = J
altar-letter-violet = V

altar-abyss = Abyss
altar-abyss-label = Der Abyss: { $figures }
altar-nobody-there = niemand
altar-figures = { $who-is ->
    [you] du
   *[other] { $who }
 } { $count }
altar-cultists = Kultisten: { $figures }
altar-no-cultists = keine Kultisten
altar-investigators = { $count ->
    [0] kein Ermittler
    [one] 1 Ermittler
   *[other] { $count } Ermittler
 }
altar-symbol = Symbol { $symbol }
altar-column = Astralspalte: { $cards }
altar-column-empty = Astralspalte leer
altar-fate-here = die Schicksalsfigur ist hier
altar-controlled = { $who-is ->
    [you] du hast
   *[other] { $who } hat
 } genug Kultisten für die Kontrolle
altar-squall = Wintersturm { $squall }
altar-squall-hidden = ein verdeckter Wintersturm
altar-lifted = hier ist ein Kultist aufgenommen; wähle, wohin er geht

altar-lodge-cultists = { $count ->
    [0] kein Kultist in der Lodge
    [one] 1 Kultist in der Lodge
   *[other] { $count } Kultisten in der Lodge
 }
altar-lodge-investigators = { $count ->
    [0] kein Ermittler in der Lodge
    [one] 1 Ermittler in der Lodge
   *[other] { $count } Ermittler in der Lodge
 }
altar-lodge-raid = genug für einen Raid am Ende des Zuges
altar-serves = dient { $god }
altar-plays = spielt { $colour }
altar-circle-label = { $who-is ->
    [you] Dein Beschwörungskreis
   *[other] Beschwörungskreis von { $who }
 }: Marker auf { $summon } von 9, { $signs ->
    [0] kein Älteres Zeichen
    [one] 1 Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
 } von 10
altar-summon = Summon { $summon }
altar-signs = { $signs ->
    [one] 1 Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
 }
altar-hand-label = { $who-is ->
    [you] Deine Hand
   *[other] Hand von { $who }
 }: { $cards }
altar-no-cards = Keine Karte auf der Hand.
altar-hand-empty = leer
altar-gate = ein Tor
altar-gate-card = Tor auf deiner Hand: zieht die Schicksalsfigur in jede Lokation
altar-gate-text = Zieht die Schicksalsfigur in jede andere Lokation; danach ist es ein Joker in der Spalte, die sie verlassen hat.
altar-readied = Bereit
altar-readied-label = { $who-is ->
    [you] Du hast bereitgestellt
   *[other] { $who } hat bereitgestellt
 }: { $cards }
altar-readied-none = { $who-is ->
    [you] Du hast keinen bereiten Spruch
   *[other] { $who } hat keinen bereiten Spruch
 }
altar-card-cost = { $card }, Kosten { $cost }
altar-cost = Kosten
altar-cost-label = Kosten: { $cost }
altar-in-hand = auf deiner Hand
altar-is-readied = bereit
altar-artefact-ready = bereit
altar-artefact-exhausted = erschöpft
altar-artefact-of = { $who-is ->
    [you] bei deiner Lodge
   *[other] bei der Lodge von { $who }
 }
altar-artefact-shown = liegt im Museum aus
altar-captives = Gefangene: { $figures }
altar-curses-label = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } { $count ->
    [one] 1 Fluch
   *[other] { $count } Flüche
 }; Aufpasser: { $watcher-is ->
    [you] du
   *[other] { $watcher }
 }
altar-open = Lodge zeigen: { $name }
altar-order-turn = Du passt, bis der Zug endet
altar-order-own = Du passt bis zu deinem Zug
altar-order-raid = Du passt bis zu einem Raid gegen dich oder deinem Zug
altar-drawn = Du hast gezogen: { $squall }

altar-deck-label = Spruchstapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
altar-deck-top = oben: { $symbol }
altar-discard-label = Ablagestapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
altar-discard-seen = davon hast du gesehen: { $cards }
altar-museum-label = Artefaktstapel: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
altar-gates-label = { $count ->
    [0] Kein Tor im Vorrat
    [one] 1 Tor im Vorrat
   *[other] { $count } Tore im Vorrat
 }
altar-supply-label = { $count ->
    [0] Kein Ermittler im Vorrat: Die nächste Bewegung bringt Raids gegen alle
    [one] 1 Ermittler im Vorrat
   *[other] { $count } Ermittler im Vorrat
 }
altar-curse-deck = Fluchstapel: { $count }
altar-discarded = Schon abgelegt:

altar-roll-control = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } um die Kontrolle
altar-roll-other-worlds = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } in den Anderen Welten
altar-roll-raid = Raid gegen { $who-is ->
    [you] dich
   *[other] { $who }
 }
altar-roll-gift = { $who-is ->
    [you] Du würfelst
   *[other] { $who } würfelt
 } für die Dark Gift
altar-roll-label = Letzter Wurf: { $why }: { $faces }
altar-no-roll = Noch wurde nicht gewürfelt
altar-die-label = Würfel { $number }: { $face }
altar-die-picked = gewählt

altar-casting = { $who-is ->
    [you] Du führst { $card } aus
   *[other] { $who } führt { $card } aus
 }
altar-casting-cancelled = { $card } hat keine Wirkung
altar-gale = { $who-is ->
    [you] Du gerietest
   *[other] { $who } geriet
 } in einen Wintersturm: { $squall } ({ $location })

altar-does-control = Kontrolle:
altar-does-other-worlds = Wirf einen Würfel für jeden deiner Kultisten hier: Jeder Erfolg ist ein Schritt auf deinem Kreis.
altar-does-other-worlds-control = Augen bringen Kultisten aus dem Abyss in die Lodge.
altar-does-library = Ziehe Sprüche und stelle am Ende des Zuges einen mehr bereit.
altar-does-library-control = Stelle einen Spruch ohne Symbole bereit.
altar-does-streets = Schicke Ermittler zu Rivalen; dort gibt es Raids.
altar-does-streets-control = Opfere, um einen zu jedem Rivalen zu schicken.
altar-does-ceremony = Nimm ein Tor und nutze deine Dark Gift.
altar-does-ceremony-control = Opfere für einen Schritt auf deinem Kreis.
altar-does-museum = Nimm ein Artefakt.
altar-does-museum-control = Opfere vorher, um Ältere Zeichen zu zerstören.
altar-does-gathering = Kultisten kehren aus dem Abyss zurück; dann kannst du einen bewegen.
altar-does-gathering-control = Bewege so viele, wie du willst.

altar-if-comes = Wenn { $who-is ->
    [you] du hierher ziehst
   *[other] { $who } hierher zieht
 }
altar-bring-symbols = Symbole hier
altar-bring-readied = und von bereiten Sprüchen
altar-bring-follow = { $count } Ermittler folgen; dann { $guests } in der Lodge
altar-bring-raid = genug für einen Raid am Ende des Zuges
altar-bring-no-follow = { $count ->
    [0] Kein Ermittler ist hier
    [one] 1 Ermittler bleibt hier
   *[other] { $count } Ermittler bleiben hier
 }
altar-bring-control = Kontrolle: { $own } gegen { $rival }
altar-bring-few = Keine Kontrolle: { $own } von 3 Kultisten
altar-bring-rival = Keine Kontrolle: { $own } gegen { $rival }
altar-bring-squall = Hier liegt ein Wintersturm
altar-bring-readiable = Bereitstellen ginge: { $cards }
altar-bring-unreadiable = Von deiner Hand ließe sich nichts bereitstellen
altar-anywhere = In jede andere Lokation: Du wählst sie als Nächstes.
altar-point = Zeige auf eine Karte oder einen Ort, um davon zu lesen.
altar-choose-god = Zwei Götter rufen dich
altar-choose-colour = Die vier Farben
altar-taken = hat { $who-is ->
    [you] du
   *[other] { $who }
 }

altar-place = { $place }.
altar-place-label = Platz { $place }
altar-beside = Neben dem Altar
altar-yours = Deines
altar-result = Ergebnis
