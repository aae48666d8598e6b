# Warum die Faustregeln das sagen
hint-chance = Die Probe gelingt mit etwa { $percent } %.
hint-chance-backed = Die Probe gelingt mit etwa { $percent } %, wenn du Karten dazu beiträgst; ohne sie mit { $alone } %.
hint-actions = Etwa { NUMBER($actions, minimumFractionDigits: 1) } Aktionen wert: { $option }
hint-commit = Was du beiträgst, hebt die Chance von etwa { $before } % auf { $after } %.
hint-no-commit = Keine deiner Karten würde genug beitragen, um sie dafür herzugeben.
hint-clues = { $missing ->
    [0] Die Szene braucht keine Hinweise mehr; einer mehr hilft trotzdem.
    [one] Der Szene fehlt noch { $missing } Hinweis.
   *[other] Der Szene fehlen noch { $missing } Hinweise.
 }
hint-threat = Jeder Angriff von „{ $card }“ bedeutet { $horror ->
    [0] { $damage } Schaden
   *[other] { $damage ->
        [0] { $horror } Horror
       *[other] { $damage } Schaden und { $horror } Horror
     }
 }.
hint-foe = { $card } muss besiegt werden; Ausdauer übrig: { $left }.
hint-provokes = { $count ->
    [one] Ein Gegner, der mit dir in einen Kampf verwickelt ist, greift vorher an.
   *[other] { $count } Gegner, die mit dir in einen Kampf verwickelt sind, greifen vorher an.
 }
hint-move = Der Weg führt zum Ort { $card }: Dort gibt es am meisten zu tun.
hint-gather = Alle müssen den Ort { $card } erreichen; geht alle in derselben Runde, damit niemand allein gestellt wird.
hint-place = { $clues ->
    [0] Am Ort { $card } ist jetzt am meisten zu gewinnen oder am wenigsten zu verlieren.
    [one] Am Ort { $card } ist jetzt am meisten zu gewinnen; dort liegt { $clues } Hinweis.
   *[other] Am Ort { $card } ist jetzt am meisten zu gewinnen; dort liegen { $clues } Hinweise.
 }
hint-let-burn = Wenn schon etwas brennen muss, dann { $card }: Dort geht am wenigsten verloren.
hint-play = { $card } zu spielen lohnt sich jetzt. { $cost ->
    [0] Es kostet nichts.
   *[other] Kosten: { $cost }, du hast { $resources }.
 }
hint-use = Das bringt jetzt mehr, als es kostet: { $card }.
hint-advance = Alles ist bereit für die nächste Szene; jede Runde, die ihr wartet, kostet Kraft.
hint-wait = Erst sollte jemand gut Hinweise finden können: Spielt ein Hilfsmittel oder sucht eines.
hint-end = Nichts, was du noch tun könntest, ist seinen Preis wert.
hint-draw = Auf deiner Hand fehlen gute Karten.
hint-resource = Für das, was du auf der Hand hast, brauchst du Ressourcen.
hint-doom = { $rounds ->
    [one] Die Agenden lassen euch noch etwa { $rounds } Runde.
   *[other] Die Agenden lassen euch noch etwa { $rounds } Runden.
 }
hint-pass = Nichts davon ist jetzt seinen Preis wert.
hint-soak = { $card } kann es auffangen und ist eher zu entbehren als du.
hint-take = Du verkraftest es besser als deine Vorteile.
hint-least = Von allem, was du hergeben könntest, hilft dir { $card } am wenigsten.
hint-most = { $card } hilft dir am meisten.
hint-mulligan = { $back ->
    [0] Jede Karte macht dich stärker und ist bezahlbar: Behalte sie alle.
   *[other] { $kept ->
        [0] Keine dieser Karten macht dich stärker und ist bezahlbar: Tausche sie alle.
        [one] Behalte, was dich stärker macht und bezahlbar ist: { $kept } Karte.
       *[other] Behalte, was dich stärker macht und bezahlbar ist: { $kept } Karten.
     }
 }
hint-skill = Dafür ist dein Wert am besten in { $skill }: { $value }.
hint-first = { $who-is ->
    [you] Du bist für das, was kommen kann, am besten gerüstet: Geh voran.
   *[other] { $who } ist für das, was kommen kann, am besten gerüstet und geht voran.
 }
hint-condition = Dir bleiben Ausdauer { $health } und geistige Gesundheit { $sanity }.
hint-trauma = Nimm, wovon du weniger hast: bisher körperlich { $physical }, seelisch { $mental }.
hint-alike = Für die Faustregeln ist hier eins so gut wie das andere; sie nehmen das erste.
hint-chance-so-far = So, wie es steht, gelingt die Probe mit etwa { $percent } % Wahrscheinlichkeit.
hint-no-chance = Wie wahrscheinlich diese Probe gelingt, lässt sich nicht sagen: Behalte deine Karten lieber.
hint-unknown = Am Ort { $card } hat sich noch niemand umgesehen.
hint-hurt = { $card } hat am meisten abbekommen: { $horror ->
    [0] { $damage } Schaden
   *[other] { $damage ->
        [0] { $horror } Horror
       *[other] { $damage } Schaden und { $horror } Horror
     }
 }.
hint-spare = Von diesen kannst du { $card } am ehesten entbehren.
hint-lead = { $who-is ->
    [you] Nennt am besten alle denselben Ermittler, zum Beispiel dich
   *[other] Nennt am besten alle denselben Ermittler, zum Beispiel { $who }
 }: Sonst entscheidet der Zufall.
hint-stamina = { $who-is ->
    [you] Du verkraftest
   *[other] { $who } verkraftet
 } noch { $health } Schaden und { $sanity } Horror, Vorteile mitgerechnet.
hint-order = Alles davon geschieht, eins nach dem anderen; die Faustregeln nehmen es, wie es liegt.
hint-contribute = { $number ->
    [0] Die anderen haben alle Hinweise, die nötig sind.
   *[other] { $number } deiner Hinweise genügen; die anderen haben den Rest.
 }
hint-x = Gib nicht mehr aus als nötig: { $number }.
hint-far = { $far ->
    [0] Dort bist du selbst: { $card }.
    [one] { $card } ist { $far } Schritt von dir entfernt.
   *[other] { $card } ist { $far } Schritte von dir entfernt.
 }
