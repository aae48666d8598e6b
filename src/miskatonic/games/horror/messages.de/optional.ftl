# Ultimaten, Gaben und Refraktionen
option-ultimatums = Ultimaten
option-boons = Gaben
option-refractions = Refraktionen
option-ultimatums-agony = Qual
hint-ultimatums-agony = Schaden und Horror gehen an eine einzige Karte, soweit sie ihn fasst, bevor eine andere etwas nimmt.
option-ultimatums-broken-promises = Gebrochene Versprechen
hint-ultimatums-broken-promises = Im Chaosbeutel ist kein Älteres Zeichen.
option-ultimatums-broken-veil = Zerrissener Schleier
hint-ultimatums-broken-veil = Schwächen, die oben vom Deck abgelegt werden, kommen zurück ins Deck.
option-ultimatums-chaos = Chaos
hint-ultimatums-chaos = Jedes Deck besteht aus zufälligen Karten; Signaturkarten und Schwächen bleiben.
option-ultimatums-disaster = Katastrophe
hint-ultimatums-disaster = Eine weitere zufällige Grundschwäche für jedes Startdeck.
option-ultimatums-dread = Grauen
hint-ultimatums-dread = Auch die erste Runde hat eine Mythosphase.
option-ultimatums-failure = Scheitern
hint-ultimatums-failure = Ein weiterer Marker „Automatischer Misserfolg“ im Chaosbeutel.
option-ultimatums-finality = Endgültigkeit
hint-ultimatums-finality = Nur in Kampagnen: Wer durch Schaden besiegt wird, ist tot; wer durch Horror besiegt wird, wahnsinnig.
option-ultimatums-forbidden-knowledge = Verbotenes Wissen
hint-ultimatums-forbidden-knowledge = Die Starthand hat eine Karte weniger.
option-ultimatums-hardship = Not
hint-ultimatums-hardship = Alle beginnen mit 2 Ressourcen weniger.
option-ultimatums-highlander = Der Highlander
hint-ultimatums-highlander = Ein Deck enthält jede Karte nur einmal.
option-ultimatums-induction = Einführung
hint-ultimatums-induction = Nur in Kampagnen: Decks der Stufe 0 und keine Erfahrung.
option-ultimatums-orthodoxy = Strenggläubigkeit
hint-ultimatums-orthodoxy = Decks halten sich an die mitgebrachte Tabuliste.
option-ultimatums-scream = Der Schrei
hint-ultimatums-scream = Nur in Kampagnen: Ein einzigartiger Verbündeter, der besiegt wird, ist für den Rest der Kampagne verloren.
option-ultimatums-survival = Überleben
hint-ultimatums-survival = Nur in Kampagnen: Wer stirbt oder wahnsinnig wird, scheidet aus, und niemand tritt an die Stelle.
option-ultimatums-ultimatums = Ultimaten
hint-ultimatums-ultimatums = Nur in Kampagnen: Vor jedem Spiel fügt der Zufall ein Ultimatum oder eine Gabe hinzu.
option-ultimatums-exile = Exil
hint-ultimatums-exile = Karten, die vom Exil sprechen, sind nur für Kampagnen.
option-boons-ancients = Die Uralten
hint-boons-ancients = Nur in Kampagnen: Alle beginnen mit 5 Erfahrung mehr.
option-boons-athena = Athene
hint-boons-athena = Deinen ersten Marker „Automatischer Misserfolg“ im Spiel darfst du zurücklegen und einen neuen ziehen.
option-boons-destiny = Schicksal
hint-boons-destiny = Eine Karte deiner Starthand darfst du dir aussuchen.
option-boons-hades = Hades
hint-boons-hades = Alle beginnen mit 2 Ressourcen mehr.
option-boons-hermes = Hermes
hint-boons-hermes = Eine weitere Aktion in jedem Zug, nur zum Bewegen.
option-boons-osiris = Osiris
hint-boons-osiris = Wer in einem Szenario zum ersten Mal besiegt würde, wird stattdessen vollständig geheilt.
option-boons-thoth = Thot
hint-boons-thoth = Die Starthand hat eine Karte mehr.
option-refractions-scorched-earth = Ultimatum der verbrannten Erde
hint-refractions-scorched-earth = Für „Auflodernde Flammen“: Der große Gegner ist schwer zu fassen, und Feuer heilt ihn.

bad-campaign-only = „{ $name }“ gilt nur in Kampagnen.
bad-refraction = „{ $name }“ gehört zu einem anderen Szenario.
deck-highlander = { $card }: { $count } Exemplare, aber der Highlander erlaubt nur eines.
deck-induction = { $card } hat Stufe { $level }, aber die Einführung erlaubt nur Stufe 0.
deck-exile = { $card } spricht vom Exil und ist nur für Kampagnen.
why-not-lost = Diese Karte ist für den Rest der Kampagne verloren.

ask-athena = Automatischer Misserfolg: Legst du den Marker dank der Gabe der Athene zurück und ziehst einen neuen?
option-athena = Zurücklegen und einen neuen ziehen
athena-puts-back = { $who-is ->
    [you] Dank der Gabe der Athene legst du { $token } zurück und ziehst
   *[other] Dank der Gabe der Athene legt { $who } { $token } zurück und zieht
 } einen neuen Marker.
decides-boon = { $who-is ->
    [you] Du entscheidest
   *[other] { $who } entscheidet
 }, ob eine Gabe genutzt wird.
ask-destiny = Welche Karte nimmst du dank der Gabe des Schicksals auf deine Starthand?
took-destined = { $who-is ->
    [you] { $count ->
        [0] Du suchst dir keine Karte für die Starthand aus.
       *[other] Dank der Gabe des Schicksals suchst du dir eine Karte für die Starthand aus.
    }
   *[other] { $count ->
        [0] { $who } sucht sich keine Karte für die Starthand aus.
       *[other] Dank der Gabe des Schicksals sucht sich { $who } eine Karte für die Starthand aus.
    }
 }
spared = { $who-is ->
    [you] Du würdest
   *[other] { $who } würde
 } besiegt, doch die Gabe des Osiris gewährt noch eine Chance.
lost-for-good = { $card } wird aus dem Spiel entfernt und ist für den Rest der Kampagne verloren.
refused-no-such-rule = „{ $name }“ ist weder Ultimatum noch Gabe noch Refraktion.
refused-induction = Unter dem Ultimatum der Einführung kann keine Erfahrung ausgegeben werden.
refused-survival = Unter dem Ultimatum des Überlebens scheidet aus der Kampagne aus, wer seinen Ermittler verliert.
deck-lost-card = { $card } ist für den Rest der Kampagne verloren.

# Errata und Tabus
option-corrections = Errata und Tabuliste
bad-corrections = Das ist keine Liste von Berichtigungen: Sie braucht „errata“ und „taboos“, jeweils nach den Codes der Karten.
deck-forbidden = { $card } ist durch die Tabuliste verboten.

# Produkte
deck-environment = { $card } gehört nicht zur gewählten Umgebung.
deck-versions = { $card }: Von einer neu aufgelegten Karte darf nur eine Fassung im Deck sein.
refused-expansions = Eine limitierte Umgebung hat { $count } verschiedene Erweiterungen mit Spielerkarten.
