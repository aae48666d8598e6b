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
   *[other] { $who } darf den eigenen Kreis schützen.
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
decides-return = { $who-is ->
    [you] Du darfst Kultisten aus dem Abyss zurückrufen.
   *[other] { $who } darf Kultisten aus dem Abyss zurückrufen.
 }
decides-roam = { $who-is ->
    [you] Du darfst Kultisten bewegen.
   *[other] { $who } darf Kultisten bewegen.
 }
decides-gift = { $who-is ->
    [you] Du wählst, was deine Dark Gift bewirkt.
   *[other] { $who } wählt, was die Dark Gift bewirkt.
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
ask-return = Kontrolle: Rufst du { $count ->
    [one] einen Kultisten
   *[other] { $count } Kultisten
 } aus dem Abyss in deine Lodge zurück?
ask-send = Wohin geht ein Ermittler?
ask-send-more = Wohin geht ein zweiter Ermittler?
ask-sacrifice-streets = Kontrolle: Opferst du einen Kultisten, damit zu jedem Rivalen ein Ermittler geht?
ask-sacrifice-ceremony = Kontrolle: Opferst du zwei Kultisten für einen Schritt auf dem Beschwörungskreis?
ask-turn-over = Kontrolle: Offen liegen { $artefacts }. Deckst du neue auf?
ask-destroy-sign = Kontrolle: Opferst du einen Kultisten, um ein Älteres Zeichen zu zerstören?
ask-artefact = Welches Artefakt nimmst du?
ask-give-up = Du hast vier Artefakte. Welches legst du ab?
ask-roam = Welcher Kultist geht wohin?
ask-gift = Die Dark Gift von { $god } wirkt. Was wählst du?
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
option-pass-idle = Passen (nichts zu benutzen)
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
option-return = { $count ->
    [one] Den Kultisten zurückrufen
   *[other] { $count } Kultisten zurückrufen
 }
option-no-return = Im Abyss lassen
option-send-lodge = Aus deiner Lodge zu { $rival }
option-send-supply = Aus dem Vorrat zu { $rival }
option-enough = Einer genügt
option-no-sacrifice = Niemanden opfern
option-turn-over = Ablegen und neue aufdecken
option-keep-shown = Liegen lassen
option-sign-plain = Kultisten opfern: { $who-is ->
    [you] eines deiner Zeichen
   *[other] ein Zeichen von { $who }
 } zerstören
option-sign-dagger = Opferdolch erschöpfen: { $who-is ->
    [you] eines deiner Zeichen
   *[other] ein Zeichen von { $who }
 } zerstören
option-no-sign = Kein Zeichen zerstören
option-take-artefact = Nehmen: { $artefact }
option-take-top = Das oberste nehmen, ungesehen
option-give-up-artefact = Ablegen: { $artefact }
option-roam = { $origin } { $to }
option-no-move = Niemanden bewegen
option-remove-signs = Ältere Zeichen entfernen
option-drop = { $card } ablegen, ohne Wirkung
option-release = Gefangene hergeben: { $owners }
option-no-release = Die Gefangenen behalten

# Einstellungen einer Partie
option-seats = Spieler
option-library_keeps = Die Astralspalte der Bibliothek wird nie geleert

# Gespräch
phrase-beware = Nimm dich in Acht …
phrase-not-me = Nicht ich, ich flehe dich an!
phrase-together = Lasst uns gemeinsam aufhalten, wer vorn liegt.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid.
phrase-well-played = Gut gespielt.
phrase-unsure = Ich bin nicht sicher.
phrase-hurry = Die Sterne stehen richtig – du bist dran.

# Warum nicht?
why-not-stay = Die Schicksalsfigur ist schon hier; sie muss woandershin.
why-not-other-worlds = Keine Rückseite zeigt die Anderen Welten: Nur ein Paar, ein Tor oder der Traumpfad führt dorthin.
why-not-no-spell = Du hast keinen Spruch mit dem Symbol dieser Lokation und kein Paar oder Tor, das überallhin führt.
why-not-card-move = Diese Karte bewegt die Schicksalsfigur nicht allein: Ihr Symbol ist das der Lokation, in der die Figur steht.
why-not-card-ready = Ihre Kosten sind hier nicht gedeckt: Jedes Symbol braucht eine eigene Quelle.
why-not-card-window = Ausgeführt werden nur bereitgestellte Sprüche, und jeder nur zu der Zeit, die er nennt.
why-not-card-reaction = In diesem Augenblick geht nur, was ihn als Reaktion nennt.
why-not-abyss = Aus dem Abyss kommen Kultisten durch die Versammlung, durch Sprüche und Dark Gifts zurück.
why-not-deck = Sprüche zieht man am Ende des eigenen Zuges und in der Bibliothek.
why-not-discard = Der Ablagestapel darf nicht durchsucht werden.
why-not-museum = Artefakte nimmt, wer die Schicksalsfigur ins Museum zieht.
why-not-gates = Ein Tor nimmt, wer die Schicksalsfigur zur Zeremonie zieht.
why-not-curse-deck = Flüche werden gezogen, wenn ein Zeichen einen Summon-Marker bedeckt.
why-not-supply = Ermittler kommen aus dem Vorrat, wenn sich die Schicksalsfigur bewegt.
why-not-circle = Der Marker rückt durch das vor, was geschieht, nicht von Hand.
why-not-curses = Einen Fluch sieht nur, wer über ihn wacht, bis er zuschlägt.
why-not-readied = Von einem fremden bereitgestellten Spruch sehen alle Rückseite und Kosten, mehr nicht.
