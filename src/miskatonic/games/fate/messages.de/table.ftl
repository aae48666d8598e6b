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

# Das Diagramm nach der Partie
chart-summon = Beschwörung
chart-lodge = Ermittler in der Lodge
