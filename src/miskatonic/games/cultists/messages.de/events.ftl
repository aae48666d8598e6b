# Spielaufbau und Nacht
start-player = { $who-is ->
    [you] Du bist Startspieler und bekommst das Messer.
   *[other] { $who } ist Startspieler und bekommt das Messer.
 }
character-chosen = { $who-is ->
    [you] Dein Charakter: { $character }.
   *[other] Der Charakter von { $who }: { $character }.
 }
night-falls = Es ist Nacht. Jeder sieht sein eigenes Blatt.
    .weight = staged
    .sound = toll
sheet = Deine Rolle: { $role }. Deine Routenkarte: { $route }.
seer-sees = { $count ->
    [one] Du siehst im Traum den Kultisten: { $cultists }.
   *[other] Du siehst im Traum die Kultisten: { $cultists }.
 }
fellow = Mit dir im Bunde: { $who }, Kultist.
fellow-firestarter = Mit dir im Bunde: { $who }, Brandstifter.
dead-from-start = { $count ->
    [0] Von Anfang an tot ist niemand.
    [one] Von Anfang an tot: { $figures }. Noch weiß es sonst niemand.
   *[other] Von Anfang an tot: { $figures }. Noch weiß es sonst niemand.
 }

# Runde, Bewegung, Begegnungen
round-begins = { $who-is ->
    [you] Du hast das Messer.
   *[other] { $who } hat das Messer.
 }
    .heading = Runde { $round }
stepped = { $who-is ->
    [you] Du gehst { $to }.
   *[other] { $who } geht { $to }.
 }
    .weight = shown
stopped = { $who-is ->
    [you] Du bleibst { $place }.
   *[other] { $who } bleibt { $place }.
 }
    .weight = shown
teleported = { $who-is ->
    [you] Du schwebst { $to }.
   *[other] Der Geist von { $who } schwebt { $to }.
 }
    .weight = shown
meeting = Begegnung { $place }: { $figures }.
    .weight = shown
gave = { $who-is ->
    [you] Du gibst { $to } verdeckt eine { $card }.
   *[other] { $who } gibt { $to-is ->
        [you] dir
       *[other] { $to }
    } verdeckt eine { $card }.
 }
    .weight = drawn
gave-hidden = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
 } { $to-is ->
    [you] dir
   *[other] { $to }
 } verdeckt eine Karte.
    .weight = drawn
gave-nothing = { $who-is ->
    [you] Du hast keine Pulskarte mehr und gibst nichts.
   *[other] { $who } hat keine Pulskarte mehr und gibt nichts.
 }
    .weight = shown
drew-pulse = Du ziehst eine { $card } nach.

# Ereignisse
burnt = Feuer { $place }! Das ganze Raum-Deck verbrennt.
    .weight = staged
    .sound = drum
event-drawn = Ereignis: { $event }. { $effect }
    .weight = staged
power-off = Es ist dunkel: Die Stromversorgung ist aus.
    .weight = staged
swapped = { $who-is ->
    [you] Du gerätst durch eine Geheimtür { $to }.
   *[other] { $who } gerät durch eine Geheimtür { $to }.
 }
    .weight = shown
portal-opens = Das Portal in der Portalkammer ist offen. Bis zum Ende von Runde { $last } lässt es sich schließen.
    .weight = staged
    .sound = gong
portal-stays = Ein zweites Portal öffnet sich nicht.
cultist-comes = Ein Kultist-Marker liegt jetzt { $place }: Raumaktionen sind dort unmöglich.
    .weight = shown
fish-man-comes = Der Fischmensch kommt aus dem See { $to }.
    .weight = staged
    .sound = gong
fish-man-stays = Der Fischmensch ist schon da: Er bleibt { $place }.

# Aktionen
action-phase-begins = Die Aktionsphase von Runde { $round } beginnt.
    .style = phase
passed = { $who-is ->
    [you] Du passt.
   *[other] { $who } passt.
 }
skipped = { $who-is ->
    [you] Du hast am Portal geholfen und setzt aus.
   *[other] { $who } hat am Portal geholfen und setzt aus.
 }
checks = Du prüfst den Zustand von { $whom }. Lebend-Karten: { $alive }, Tot-Karten: { $dead }.
    .weight = shown
checks-hidden = { $who-is ->
    [you] Du prüfst
   *[other] { $who } prüft
 } { $whom-is ->
    [you] deinen Zustand
   *[other] den Zustand von { $whom }
 }.
    .weight = shown
checks-camera = Du prüfst mit der Kamera den Zustand von { $whom }. Lebend-Karten: { $alive }, Tot-Karten: { $dead }.
    .weight = shown
checks-camera-hidden = { $who-is ->
    [you] Du prüfst
   *[other] { $who } prüft
 } mit der Kamera { $whom-is ->
    [you] deinen Zustand
   *[other] den Zustand von { $whom }
 }.
    .weight = shown
no-death = { $who-is ->
    [you] Du hast { $whom } geprüft; kein Tod gemeldet.
   *[other] { $who } hat { $whom-is ->
        [you] dich
       *[other] { $whom }
    } geprüft; kein Tod gemeldet.
 }
    .weight = shown
death-reported = { $who-is ->
    [you] Du meldest einen Tod: { $whom } ist tot.
   *[other] { $who } meldet einen Tod: { $whom-is ->
        [you] Du bist tot.
       *[other] { $whom } ist tot.
    }
 }
    .weight = drawn
fell = { $who-is ->
    [you] Du bist jetzt ein Geist.
   *[other] { $who } ist jetzt ein Geist.
 }
    .weight = drawn
added = Eine Karte vom Nachziehstapel kommt ungesehen auf das Raum-Deck { $place }.
    .weight = shown
added-unsafe = Eine Karte vom Nachziehstapel kommt ungesehen ins Unsichere-Wege-Deck.
    .weight = shown
pile-empty = Der Nachziehstapel ist leer; keine Karte wird bewegt.
filled = { $who-is ->
    [you] Du füllst das Raum-Deck ({ $place }) mit { $card }.
   *[other] { $who } füllt das Raum-Deck ({ $place }) mit { $card }.
 }
    .weight = shown
filled-hidden = { $who-is ->
    [you] Du füllst das Raum-Deck ({ $place }).
   *[other] { $who } füllt das Raum-Deck ({ $place }).
 }
    .weight = shown
secured = { $who-is ->
    [you] Du sicherst den Gang ({ $place }) mit { $card }.
   *[other] { $who } sichert den Gang ({ $place }) mit { $card }.
 }
    .weight = shown
secured-hidden = { $who-is ->
    [you] Du sicherst den Gang ({ $place }).
   *[other] { $who } sichert den Gang ({ $place }).
 }
    .weight = shown
explored = Erforscht: { $place }.
    .weight = shown
explored-symbol = Erforscht: { $place }. Der Raummarker zeigt unsichere Wege.
    .weight = shown
unsafe-card = Aus dem Unsichere-Wege-Deck kommt { $card }.
    .weight = shown
searched = { $who-is ->
    [you] Du prüfst den Raum ({ $place }): { $card }.
   *[other] { $who } prüft den Raum ({ $place }): { $card }.
 }
    .weight = shown
searched-camera = { $who-is ->
    [you] Du prüfst mit der Kamera den Raum ({ $place }): { $card }.
   *[other] { $who } prüft mit der Kamera den Raum ({ $place }): { $card }.
 }
    .weight = shown
book-found = Ein Buch kommt ins Bücherregal ({ $place }): { $books } von { $all }.
    .weight = shown
book-lost = Ein Buch kommt aus dem Bücherregal zurück ({ $place }): { $books } von { $all } { $books ->
    [one] bleibt
   *[other] bleiben
 }.
    .weight = shown
row-scored = Die Regalreihe ist voll ({ $place }): { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }, zusammen { $score } von { $target }. Der Raum ist erledigt.
    .weight = shown
fought = { $who-is ->
    [you] Du bekämpfst den Kultist-Marker { $place }; er ist aus dem Spiel.
   *[other] { $who } bekämpft den Kultist-Marker { $place }; er ist aus dem Spiel.
 }
    .weight = shown
chased = { $who-is ->
    [you] Du jagst den Fischmenschen zurück in den See.
   *[other] { $who } jagt den Fischmenschen zurück in den See.
 }
    .weight = shown
restarted = { $who-is ->
    [you] Du startest den Strom neu.
   *[other] { $who } startet den Strom neu.
 }
    .weight = shown
attacked = { $who-is ->
    [you] Du gibst dich als Assassine zu erkennen und greifst { $whom } an.
   *[other] { $who } gibt sich als Assassine zu erkennen und greift { $whom-is ->
        [you] dich
       *[other] { $whom }
    } an.
 }
    .weight = shown

# Das Portal
help-wanted = { $who-is ->
    [you] Du bittest { $whom } um Hilfe am Portal.
   *[other] { $who } bittet { $whom-is ->
        [you] dich
       *[other] { $whom }
    } um Hilfe am Portal.
 }
    .weight = shown
helped = { $who-is ->
    [you] Du hilfst { $whom }.
   *[other] { $who } hilft { $whom-is ->
        [you] dir
       *[other] { $whom }
    }.
 }
    .weight = shown
help-refused = { $who-is ->
    [you] Du hilfst { $whom } nicht.
   *[other] { $who } hilft { $whom-is ->
        [you] dir
       *[other] { $whom }
    } nicht.
 }
    .weight = shown
portal-closed = Portal geschlossen! Beteiligt: { $figures }. Der Zielwert sinkt auf { $target }.
    .weight = staged
portal-lost = Das Portal lässt sich nicht mehr schließen. Der Zielwert steigt auf { $target }.
    .weight = staged
    .sound = gong

# Abstimmungen
vote-called = { $who-is ->
    [you] Du leitest eine Abstimmung ein. Zuerst wird beraten.
   *[other] { $who } leitet eine Abstimmung ein. Zuerst wird beraten.
 }
    .weight = staged
    .sound = knock
vote-murder = { $who-is ->
    [you] Wegen deiner Meldung wird beraten und abgestimmt.
   *[other] Wegen der Meldung von { $who } wird beraten und abgestimmt.
 }
    .weight = staged
    .sound = toll
claimed = { $who-is ->
    [you] Du behauptest:
   *[other] { $who } behauptet:
 } „{ $claim }“
    .weight = shown
more-time = { $who-is ->
    [you] Du möchtest länger beraten.
   *[other] { $who } möchte länger beraten.
 }
abstained = { $who-is ->
    [you] Du enthältst dich.
   *[other] { $who } enthält sich.
 }
    .weight = drawn
voted = { $who-is ->
    [you] Du stimmst gegen { $whom }.
   *[other] { $who } stimmt gegen { $whom-is ->
        [you] dich
       *[other] { $whom }
    }.
 }
    .weight = drawn
voted-double = { $who-is ->
    [you] Du stimmst gegen { $whom }; als Startspieler zählst du doppelt.
   *[other] { $who } stimmt gegen { $whom-is ->
        [you] dich
       *[other] { $whom }
    }; die Stimme des Startspielers zählt doppelt.
 }
    .weight = drawn
counted-nobody = So wie die Stimmen liegen, scheidet niemand aus.
counted = So wie die Stimmen liegen, { $who-is ->
    [you] scheidest du aus
   *[other] scheidet { $who } aus
 }.
vote-kept = { $who-is ->
    [you] Du bleibst als Startspieler bei deiner Stimme.
   *[other] { $who } bleibt als Startspieler bei der eigenen Stimme.
 }
vote-withdrawn = { $who-is ->
    [you] Du änderst als Startspieler deine Stimme und enthältst dich.
   *[other] { $who } nimmt als Startspieler die eigene Stimme zurück und enthält sich.
 }
vote-changed = { $who-is ->
    [you] Du änderst als Startspieler deine Stimme: gegen { $whom }.
   *[other] { $who } ändert als Startspieler die eigene Stimme: gegen { $whom-is ->
        [you] dich
       *[other] { $whom }
    }.
 }
vote-ends-nobody = Die Abstimmung ist vorbei. Niemand scheidet aus.
    .pause = yes
    .weight = drawn
vote-ends = Die Abstimmung ist vorbei. { $who-is ->
    [you] Du scheidest aus.
   *[other] { $who } scheidet aus.
 }
    .pause = yes
    .weight = drawn

# Das Ende
claimed-threshold = { $who-is ->
    [you] Du behauptest
   *[other] { $who } behauptet
 }, dass mindestens { $threshold } Ermittler tot sind. Alle Puls-Decks werden durchsucht.
revealed = { $who-is ->
    [you] Deine Rolle ist für alle aufgedeckt: { $role }.
   *[other] { $who } ist aufgedeckt: { $role }.
 }
    .weight = staged
guess-begins = { $cause } Doch die Kultisten dürfen noch raten, wer die SeherIn ist.
won-eliminated = Kein Kultist lebt mehr.
won-books = Der Zielwert ist erreicht.
guessed = { $who-is ->
    [you] Du hältst { $whom } für die SeherIn.
   *[other] { $who } hält { $whom-is ->
        [you] dich
       *[other] { $whom }
    } für die SeherIn.
 }
guessed-nobody = { $who-is ->
    [you] Du nennst niemanden.
   *[other] { $who } nennt niemanden.
 }
ending-eliminated = Kein Kultist lebt mehr: Die Ermittler gewinnen.
    .weight = drawn
ending-books = Genug Bücher stehen im Regal: Die Ermittler gewinnen.
    .weight = drawn
ending-claim-right = Die Behauptung stimmt: Der Kultist gewinnt.
    .weight = drawn
ending-claim-wrong = Die Behauptung ist falsch: Die Ermittler gewinnen.
    .weight = drawn
ending-noted = Schon am Ende der Vorrunde waren genug Ermittler tot: Die Kultisten gewinnen.
    .weight = drawn
ending-dead = Der Zielwert ist erreicht, doch zu viele Ermittler sind tot: Der Kultist gewinnt.
    .weight = drawn
ending-clock = Die letzte Stunde ist um, und der Zielwert ist verfehlt: Die Kultisten gewinnen.
    .weight = drawn
ending-seer-found = Die SeherIn ist erkannt: Die Kultisten gewinnen.
    .weight = drawn
