# Warum etwas nicht geht
why-not-no-turn = Hinweise für die Szene werden während eines Zuges ausgegeben.
why-not-objective = Das Ermittlungsziel der Szene sagt etwas anderes darüber, wann sie vorrückt.
why-not-cannot-be = Eine Karte verbietet es.
why-not-clues = Dafür braucht es { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
 }.
why-not-fast = Eine schnelle Karte wird ohne Aktion gespielt.
why-not-only-when = Diese Karte wird nur in dem Moment gespielt, den sie nennt.
why-not-actions = Dafür braucht es { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
 }.
why-not-cannot = Verboten durch: { $card }.
why-not-unrevealed = Nur an einem enthüllten Ort mit Schleier lässt sich ermitteln.
why-not-not-here = Die Karte ist nicht an deinem Ort.
why-not-engaged = Du bist mit diesem Gegner schon in einen Kampf verwickelt.
why-not-massive = Ein gewaltiger Gegner ist ohnehin mit allen hier in einen Kampf verwickelt.
why-not-aloof = Der Gegner ist zurückhaltend und muss erst in einen Kampf verwickelt werden.
why-not-not-engaged = Du bist mit diesem Gegner nicht in einen Kampf verwickelt.
why-not-peril = Wer ein Wagnis vor sich hat, ist damit allein.
why-not-setup = Nicht, bevor das Spiel begonnen hat.
why-not-condition = Was die Karte voraussetzt, ist nicht erfüllt.
why-not-limit = Die Karte wurde so oft genutzt, wie es erlaubt ist.
why-not-no-target = Es gibt kein gültiges Ziel, oder nichts würde sich ändern.
why-not-not-playable = Karten dieses Typs werden nicht gespielt.
why-not-no-cost = Eine Karte ohne Kosten kann nicht gespielt werden.
why-not-unique = Diese einzigartige Karte ist schon im Spiel.
why-not-copies = Eine weitere Kopie ist nicht erlaubt.
why-not-slots = Sie fände keinen Slot.
why-not-no-token = Der Marker, der versiegelt werden soll, ist nicht im Chaosbeutel.
why-not-already-there = Du bist schon dort.
why-not-not-connected = Zu diesem Ort gibt es keine Verbindung.
why-not-resources = Dafür braucht es { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
 }.
why-not-exhausted = Es gibt nichts Spielbereites zu erschöpfen.
why-not-uses = Es sind weniger als { $count } Anwendungen übrig.
why-not-cards = Dafür braucht es { $count ->
    [one] { $count } passende Handkarte
   *[other] { $count } passende Handkarten
 }.
why-not-discard = Es gibt nichts, was dafür abgelegt werden könnte.
why-not-tokens = Es liegen weniger als { $count } Marker darauf.
why-not-nothing-sealed = Darauf ist kein Marker versiegelt.
why-not-icons = Auf deiner Hand sind nicht alle verlangten Fertigkeitssymbole.
deck-killed = { $card } ist getötet worden und kann nicht mitspielen.
deck-insane = { $card } ist wahnsinnig geworden und kann nicht mitspielen.
refused-story-asset = Storyvorteile gehören beim Zusammenstellen nicht ins Deck.
why-not-no-host = Es ist nichts im Spiel, woran diese Karte angehängt werden darf.
refused-same-investigator = Zwei Spieler können nicht denselben Ermittler wählen.
