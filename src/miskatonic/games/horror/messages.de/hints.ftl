# Warum die Faustregeln das sagen
hint-actions = { $size ->
    [most] mehr als beliebig viele Aktionen
    [least] schlimmer als der Verlust beliebig vieler Aktionen
   *[some] etwa { NUMBER($actions, minimumFractionDigits: 1) } Aktionen
 }
hint-skill-value = Wert { $number }
hint-adds = bringt { $number }
hint-trauma-so-far = bisher { $number }
hint-holds = { $number ->
    [one] hält { $number } Karte
   *[other] hält { $number } Karten
 }
hint-readiness = Bereitschaft { NUMBER($number, minimumFractionDigits: 1) }
hint-spends = kostet { $number }
hint-tested = { $why } { $chance }
hint-no-commit = Die Probe gelingt mit etwa { $percent } %, und keine deiner Karten würde genug beitragen, um sie dafür herzugeben.
hint-draw = { $hand ->
    [0] Deine Hand ist leer.
    [one] Du hast { $hand } Karte auf der Hand; in deinem Deck liegen bessere.
   *[other] Du hast { $hand } Karten auf der Hand; in deinem Deck liegen bessere.
 }
hint-resource = Du hast { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
 }; was du auf der Hand hast, kostet mehr.
hint-worth-it = Das bringt jetzt mehr, als es kostet.
hint-take = Du verkraftest noch { $left }, und das besser als deine Vorteile.
hint-least = Von allem, was du hergeben könntest, hilft dir das am wenigsten: { $cards }.
hint-most = Das hilft dir am meisten: { $cards }.
hint-order-attacks = Alle greifen an, einer nach dem anderen. { $threat }
hint-fewest = { $who-is ->
    [you] Du hast die wenigsten Karten auf der Hand: { $cards }.
   *[other] { $who } hat die wenigsten Karten auf der Hand: { $cards }.
 }
hint-token = Von den aufgedeckten Markern bringt dieser am meisten: { $adds }.
hint-look-discard = { $count ->
    [0] Keine dieser Karten ist ein Gegner.
   *[other] Ein abgelegter Gegner ist einer, dem niemand begegnet.
 }
hint-chance = Die Probe gelingt mit etwa { $percent } %.
hint-chance-backed = Die Probe gelingt mit etwa { $percent } %, wenn du Karten dazu beiträgst; ohne sie mit { $alone } %.
hint-commit = Was du beiträgst, hebt die Chance von etwa { $before } % auf { $after } %.
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
hint-pass = Nichts davon ist jetzt seinen Preis wert.
hint-soak = { $card } kann es auffangen und ist eher zu entbehren als du.
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
