# Namen
card-name = { $de }
no-card = die Regeln
token-number = { $number }
token-skull = Totenschädel
token-cultist = Kultist
token-tablet = Schrifttafel
token-elder-thing = Älteres Wesen
token-auto-fail = Automatischer Misserfolg
token-elder-sign = Älteres Zeichen
token-counted = { $token } ({ $counts })
skill-against = { $skill } gegen { $card }
skill-willpower = Willenskraft
skill-intellect = Intellekt
skill-combat = Kampf
skill-agility = Beweglichkeit
trauma-physical = Körperliches Trauma
trauma-mental = Seelisches Trauma

# Vorbereitung, Runden und Züge
lead-is = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
 } Ermittlungsleiter.
opening-hand = { $who-is ->
    [you] Deine Starthand
   *[other] Die Starthand von { $who }
 }: { $cards }.
opening-hand-hidden = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } eine Starthand aus { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
mulligan = { $count ->
    [0] { $who-is ->
        [you] Du behältst deine
       *[other] { $who } behält die
     } Starthand.
    [one] { $who-is ->
        [you] Du tauschst
       *[other] { $who } tauscht
     } 1 Karte der Starthand.
   *[other] { $who-is ->
        [you] Du tauschst
       *[other] { $who } tauscht
     } { $count } Karten der Starthand.
 }
game-begins = Das Spiel beginnt.
    .style = quiet
round-begins = Runde { $number }
    .style = heading
phase-mythos = Mythosphase
    .style = phase
phase-investigation = Ermittlungsphase
    .style = phase
phase-enemy = Gegnerphase
    .style = phase
phase-upkeep = Unterhaltsphase
    .style = phase
turn-begins = { $who-is ->
    [you] Dein Zug beginnt
   *[other] Der Zug von { $who } beginnt
 }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
 }.
    .style = turn
acts-draw = { $who-is ->
    [you] Du nutzt
   *[other] { $who } nutzt
 } eine Aktion, um eine Karte zu ziehen.
    .style = act
acts-resource = { $who-is ->
    [you] Du nutzt
   *[other] { $who } nutzt
 } eine Aktion, um eine Ressource zu erhalten.
    .style = act
acts-move = { $who-is ->
    [you] Du gehst
   *[other] { $who } geht
 } zum Ort { $card }.
    .style = act
    .weight = shown
acts-investigate = { $who-is ->
    [you] Du ermittelst am Ort { $card }
   *[other] { $who } ermittelt am Ort { $card }
 }.
    .style = act
acts-engage = { $who-is ->
    [you] Du verwickelst
   *[other] { $who } verwickelt
 } „{ $card }“ in einen Kampf.
    .style = act
acts-evade = { $who-is ->
    [you] Du versuchst
   *[other] { $who } versucht
 }, dem Gegner { $card } zu entkommen.
    .style = act
acts-fight = { $who-is ->
    [you] Du greifst
   *[other] { $who } greift
 } den Gegner { $card } an.
    .style = act

# Karten
drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 }: { $cards }.
drew-hidden = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }.
looked = { $who-is ->
    [you] Du siehst dir an: { $cards }
   *[other] { $who } sieht sich an: { $cards }
 }.
looked-hidden = { $who-is ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
 } { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } an.
searches = { $who-is ->
    [you] Du durchsuchst
   *[other] { $who } durchsucht
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
considers = { $who-is ->
    [you] Du hast etwas zu überlegen{ $step ->
        [0] .
       *[other] { " " }in Schritt { $step } der Probe.
    }
   *[other] { $who } hat etwas zu überlegen{ $step ->
        [0] .
       *[other] { " " }in Schritt { $step } der Probe.
    }
  }
    .style = quiet
found = { $who-is ->
    [you] Du findest
   *[other] { $who } findet
 } „{ $card }“.
found-hidden = { $who-is ->
    [you] Du findest eine Karte und zeigst sie niemandem.
   *[other] { $who } findet eine Karte und zeigt sie niemandem.
 }
to-hand = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } „{ $card }“ auf die Hand.
to-hand-hidden = { $who-is ->
    [you] Du nimmst heimlich eine Karte auf die Hand.
   *[other] { $who } nimmt heimlich eine Karte auf die Hand.
 }
reshuffled = { $who-is ->
    [you] Du mischst deinen
   *[other] { $who } mischt den eigenen
 } Ablagestapel zu einem neuen Deck.
no-cards-left = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
 } keine Karten mehr zu ziehen.
encounter-reshuffled = Der Begegnungs-Ablagestapel wird zu einem neuen Begegnungsdeck gemischt.
encounter-empty = Für { $who-is ->
    [you] dich
   *[other] { $who }
 } ist keine Begegnungskarte mehr da.
drew-encounter = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } vom Begegnungsdeck: { $card }.
    .style = act
    .weight = staged
    .sound = drum
drew-encounter-hidden = { $who-is ->
    [you] Du ziehst eine verborgene Karte vom Begegnungsdeck.
   *[other] { $who } zieht eine verborgene Karte vom Begegnungsdeck.
 }
    .style = act
    .weight = shown
entered = { $card } kommt ins Spiel.
    .style = echo
    .weight = shown
cannot-enter = { $card } kann nicht ins Spiel kommen: Die Karte ist einzigartig und schon im Spiel.
cannot-leave = { $card } kann das Spiel nicht verlassen.
discarded = { $card } wird abgelegt.
    .style = echo
    .weight = shown
to-discard = { $card } kommt auf den Ablagestapel.
returned = { $card } kehrt auf die Hand des Besitzers zurück.
shuffled-in = { $card } wird ins Deck gemischt.
exiled = { $card } wird ins Exil geschickt.
to-victory = { $card } kommt auf den Siegpunktstapel.
    .weight = shown
took-control = { $who-is ->
    [you] Du übernimmst
   *[other] { $who } übernimmt
 } die Kontrolle über „{ $card }“.
    .weight = shown
sealed = { $token } wird auf „{ $card }“ versiegelt.
released = Von „{ $card }“ freigesetzt: { $tokens }.
shown = { $who-is ->
    [you] Du zeigst
   *[other] { $who } zeigt
 } „{ $card }“ vor.
plays = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
 } „{ $card }“.
    .style = act
    .weight = shown
uses = { $who-is ->
    [you] Du nutzt
   *[other] { $who } nutzt
 } „{ $card }“.
    .style = act
    .weight = shown
surges = Nachrüsten: { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } eine weitere Begegnungskarte.
    .weight = shown
set-aside = { $card } wird beiseitegelegt.
removed = { $card } wird aus dem Spiel entfernt.
uses-own = { $who-is ->
    [you] Du nutzt deine eigene Fähigkeit
   *[other] { $who } nutzt die eigene Fähigkeit
 }.
    .style = act
    .weight = shown
forced = Erzwungener Effekt: { $card }.
    .weight = shown
haunted = Heimgesucht: { $card }.
    .weight = shown

# Marker
paid = { $who-is ->
    [you] Du bezahlst
   *[other] { $who } bezahlt
 } { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }.
spent-uses = { $spent } von „{ $card }“ ausgegeben, noch { $left }.
spent-clues = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
 } aus.
    .weight = shown
gained = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }.
lost-resources = { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
 } { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }.
clues-placed = { $count ->
    [one] { $count } Hinweis kommt
   *[other] { $count } Hinweise kommen
 } auf „{ $card }“.
    .weight = shown
doom-placed = { $count } Verderben kommt auf „{ $card }“.
    .weight = shown
took-damage = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $damage } Schaden.
    .weight = shown
took-horror = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $horror } Horror.
    .weight = shown
took-both = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $damage } Schaden und { $horror } Horror.
    .weight = shown
card-took-damage = { $card } nimmt { $damage } Schaden.
    .weight = shown
card-took-horror = { $card } nimmt { $horror } Horror.
    .weight = shown
card-took-both = { $card } nimmt { $damage } Schaden und { $horror } Horror.
    .weight = shown
healed-damage = Von „{ $card }“ wird { $count } Schaden geheilt.
    .weight = shown
healed-horror = Von „{ $card }“ wird { $count } Horror geheilt.
    .weight = shown
recovered-damage = { $who-is ->
    [you] Du heilst
   *[other] { $who } heilt
 } { $count } Schaden.
    .weight = shown
recovered-horror = { $who-is ->
    [you] Du heilst
   *[other] { $who } heilt
 } { $count } Horror.
    .weight = shown
defeated = { $card } ist besiegt.
    .weight = shown
investigator-defeated = { $who-is ->
    [you] Du bist
   *[other] { $who } ist
 } besiegt.
    .weight = staged
    .sound = toll
suffered-physical = { $who-is ->
    [you] Du erleidest
   *[other] { $who } erleidet
 } { $count } körperliches Trauma.
    .weight = shown
suffered-mental = { $who-is ->
    [you] Du erleidest
   *[other] { $who } erleidet
 } { $count } seelisches Trauma.
    .weight = shown
fate-killed = { $who-is ->
    [you] Du wirst
   *[other] { $who } wird
 } getötet.
    .weight = staged
    .sound = toll
fate-insane = { $who-is ->
    [you] Du wirst
   *[other] { $who } wird
 } wahnsinnig.
    .weight = staged
    .sound = toll
fate-devoured = { $who-is ->
    [you] Du wirst
   *[other] { $who } wird
 } verschlungen.
    .weight = staged
    .sound = toll
resigned = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } auf.
    .weight = shown

# Orte und Gegner
moved = { $who-is ->
    [you] Du gelangst
   *[other] { $who } gelangt
 } zum Ort { $card }.
    .style = echo
    .weight = shown
revealed = { $card } wird enthüllt, { $clues ->
    [0] ohne Hinweise
    [one] mit { $clues } Hinweis
   *[other] mit { $clues } Hinweisen
 }.
    .weight = shown
discovered = { $who-is ->
    [you] Du entdeckst
   *[other] { $who } entdeckt
 } { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
 } am Ort { $card }.
    .weight = shown
no-place-to-spawn = { $card } findet keinen Ort, um zu erscheinen.
engaged = { $card } ist mit { $who-is ->
    [you] dir
   *[other] { $who }
 } in einen Kampf verwickelt.
    .weight = shown
enemy-moved = { $card } bewegt sich zum Ort { $place }.
    .weight = shown
attacks = { $card } greift { $who-is ->
    [you] dich
   *[other] { $who }
 } an.
    .style = follows
    .weight = shown
opportunity = { $card } führt einen Gelegenheitsangriff gegen { $who-is ->
    [you] dich
   *[other] { $who }
 } aus.
    .weight = shown
evaded = { $who-is ->
    [you] Du entkommst
   *[other] { $who } entkommt
 } dem Gegner { $card }.
    .weight = shown
decided = { $who-is ->
    [you] Du entscheidest dich
   *[other] { $who } entscheidet sich
 }: { $effect }
decided-not = { $who-is ->
    [you] Du entscheidest dich dagegen.
   *[other] { $who } entscheidet sich dagegen.
 }
hit-friend = { $who-is ->
    [you] Du verfehlst den Gegner und triffst
   *[other] { $who } verfehlt den Gegner und trifft
 } { $other-is ->
    [you] dich
   *[other] { $other }
 }.
    .weight = shown

# Proben
test-begins = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
 } eine Probe auf { $skill } mit Schwierigkeit { $difficulty } ab.
    .style = test
waits-to-commit = { $who-is ->
    [you] Du lässt den anderen beim Beitragen den Vortritt.
   *[other] { $who } lässt den anderen beim Beitragen den Vortritt.
 }
committed = { $who-is ->
    [you] Du trägst
   *[other] { $who } trägt
 } „{ $card }“ bei.
revealed-token = { $who-is ->
    [you] Du enthüllst
   *[other] { $who } enthüllt
 } einen Chaosmarker: { $token }.
    .weight = staged
test-passed = { $who-is ->
    [you] Dir
   *[other] { $who }
 } gelingt die Probe mit { $total } gegen { $difficulty } (um { $by }).
    .style = result
    .weight = staged
test-failed = { $who-is ->
    [you] Dir
   *[other] { $who }
 } misslingt die Probe mit { $total } gegen { $difficulty } (um { $by }).
    .style = result
    .weight = staged
    .sound = knock

# Das Szenario
advances = { $kind ->
    [agenda] Die Agenda
   *[act] Die Szene
 } „{ $card }“ rückt vor.
    .style = act
    .weight = staged
    .sound = gong
becomes-current = { $kind ->
    [agenda] Die neue Agenda
   *[act] Die neue Szene
 }: { $card }.
    .style = act
    .weight = drawn
codex-read = Kodexeintrag { $entry ->
    [0] Φ
   *[other] { $entry }
 } wird gelesen.
story-read = Die Handlung von { $card } wird gelesen.
ending-none = keine Auflösung erreicht
ending-number = Auflösung { $number }
resolution = Das Szenario endet: { $ending }.
    .style = heading
    .weight = drawn
outcome-won = Die Ermittler haben gewonnen: { $ending }.
    .weight = drawn
outcome-lost = Die Ermittler haben verloren: { $ending }.
    .weight = drawn
remembers = Merkt euch, dass { $what }.
recorded = Im Kampagnenlogbuch notiert: „{ $note }“.
recorded-alone = Merkt euch bis zum Ende des Szenarios: „{ $note }“.
crossed-out = Im Kampagnenlogbuch gestrichen: „{ $note }“.
reward-earned = Von jetzt an dürfen Decks die Belohnungskarte „{ $card }“ enthalten.
campaign-won = Die Kampagne ist gewonnen.
campaign-lost = Die Kampagne ist verloren.
becomes-bearer = { $who-is ->
    [you] Du wirst
   *[other] { $who } wird
 } Träger von „{ $card }“.
earned = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } { $count ->
    [one] { $count } Erfahrungspunkt
   *[other] { $count } Erfahrungspunkte
 }.
tokens-placed = Auf „{ $card }“ kommt: { $count } { $kind ->
    [damage] Schaden
    [horror] Horror
    [clues] { $count ->
        [one] Hinweis
       *[other] Hinweise
     }
    [doom] Verderben
    [resources] { $count ->
        [one] Ressource
       *[other] Ressourcen
     }
   *[uses] { $count ->
        [one] Anwendung
       *[other] Anwendungen
     }
 }.
    .weight = shown
attached = „{ $card }“ wird an „{ $to }“ angehängt.
    .weight = shown
tokens-removed = Von „{ $card }“ verschwindet: { $count } { $kind ->
    [damage] Schaden
    [horror] Horror
    [clues] { $count ->
        [one] Hinweis
       *[other] Hinweise
     }
    [doom] Verderben
    [resources] { $count ->
        [one] Ressource
       *[other] Ressourcen
     }
   *[uses] { $count ->
        [one] Anwendung
       *[other] Anwendungen
     }
 }.
    .weight = shown
tokens-moved = Von „{ $card }“ auf „{ $to }“ wandert: { $count } { $kind ->
    [damage] Schaden
    [horror] Horror
    [clues] { $count ->
        [one] Hinweis
       *[other] Hinweise
     }
    [doom] Verderben
    [resources] { $count ->
        [one] Ressource
       *[other] Ressourcen
     }
   *[uses] { $count ->
        [one] Anwendung
       *[other] Anwendungen
     }
 }.
    .weight = shown
turned-up = { $who-is ->
    [you] Du deckst
   *[other] { $who } deckt
 } oben vom Deck auf: { $cards }.
forfeits = { $who-is ->
    [you] Du erhältst
   *[other] { $who } erhält
 } { $count ->
    [one] { $count } Erfahrungspunkt
   *[other] { $count } Erfahrungspunkte
 } weniger.
wild-stands-for = { $who-is ->
    [you] Ein Joker-Symbol von { $card } steht bei dir für { $skill }.
   *[other] Ein Joker-Symbol von { $card } steht bei { $who } für { $skill }.
 }
alone-with-peril = { $who-is ->
    [you] Du bist mit dieser Karte allein: Bis sie abgehandelt ist, darfst du dich nicht mit den anderen beraten, und sie
   *[other] { $who } ist mit dieser Karte allein: Bis sie abgehandelt ist, darf sich niemand mit { $who } beraten, und die anderen
 } können keine Karten spielen, keine Fähigkeiten auslösen und zu { $who-is ->
    [you] deinen Proben
   *[other] Proben von { $who }
 } keine Karten beitragen.
cannot-pay = { $who-is ->
    [you] Du kannst
   *[other] { $who } kann
 } „{ $card }“ doch nicht bezahlen: Nichts wird bezahlt, und nichts geschieht.
introduction = { $scenario }
    .style = heading
    .weight = drawn
drew-discarded = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
 } { $card } vom Begegnungs-Ablagestapel.
    .weight = shown
retaliates = { $card } schlägt zurück.
    .weight = shown
symbol-says = { $effect }
spawned-engaged = { $card } erscheint und ist mit { $who-is ->
    [you] dir
   *[other] { $who }
 } in einen Kampf verwickelt.
    .weight = shown
spawned-at = { $card } erscheint am Ort { $place }.
    .weight = shown
entered-threat = { $card } kommt in { $who-is ->
    [you] deine Bedrohungszone
   *[other] die Bedrohungszone von { $who }
 }.
    .weight = shown
entered-at = { $card } liegt nun am Ort { $place }.
    .weight = shown
entered-on = { $card } wird an { $host } angehängt.
    .weight = shown
entered-map = Neuer Ort: { $card }.
    .weight = staged
named-type = { $who-is ->
    [you] Du nennst
   *[other] { $who } nennt
 } einen Kartentyp: { $type ->
    [asset] Vorteil
    [event] Ereignis
   *[skill] Fertigkeit
 }.
