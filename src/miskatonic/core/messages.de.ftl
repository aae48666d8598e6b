# Für alle Spiele und alle Tische.
seat-name = Spieler { $number }
you = du
nobody = niemand
list-and = { $first } und { $last }
decimal = { $whole },{ $part }
percent = { $number } %

why-over = Die Partie ist vorbei.
why-waiting = Gerade kannst du nichts tun: Das Spiel wartet auf { $who }.
why-other = Darum geht es gerade nicht. Du wirst gefragt: „{ $asked }“
refused-not-asked = Du bist gerade nicht an der Reihe.
refused-answered = Du hast schon geantwortet.
refused-stale = Das Spiel ist inzwischen weiter; schau noch einmal hin, bevor du wählst.
refused-nonsense = Diese Wahl versteht das Spiel nicht.
refused-count = { $least ->
    [0] { $most ->
        [one] Wähle höchstens eine Möglichkeit.
       *[other] Wähle höchstens { $most } Möglichkeiten.
    }
   *[other] { $most ->
        [one] Wähle genau eine Möglichkeit.
       *[other] Wähle mindestens { $least } und höchstens { $most } Möglichkeiten.
    }
 }
refused-twice = Du kannst dieselbe Möglichkeit nicht zweimal wählen.
refused-no-option = Diese Möglichkeit steht nicht zur Wahl.

undone = { $who-is ->
    [you] Du nimmst { $answers ->
        [one] deine letzte Antwort
       *[other] deine letzten { $answers } Antworten
    } zurück.
   *[other] { $who } nimmt { $answers ->
        [one] die letzte Antwort
       *[other] die letzten { $answers } Antworten
    } zurück.
 }
    .style = back
    .weight = toast
undone-by-consent = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
 } { $answers ->
    [one] die letzte Antwort
   *[other] die letzten { $answers } Antworten
 } zurück, und niemand hat etwas dagegen.
    .style = back
    .weight = toast
redone = { $who-is ->
    [you] Du stellst
   *[other] { $who } stellt
 } { $answers ->
    [one] die Antwort
   *[other] die { $answers } Antworten
 } wieder her.
    .style = back
    .weight = toast
redo-nothing = Du hast nichts wiederherzustellen: Jemand hat seither geantwortet oder könnte es verdeckt getan haben.
undo-nothing = Du hast nichts zurückzunehmen.
undo-needs-consent = Seither kam Verborgenes ans Licht oder andere haben gehandelt. Zurücknehmen geht nur, wenn alle einverstanden sind; es fehlen: { $who }.

bad-option-name = Es gibt keine Einstellung „{ $name }“. Es gibt: { $known }.
bad-option-value = „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
bad-record-too-large = Die Aufzeichnung ist größer als { $bytes } Bytes.
bad-record-json = Das ist kein lesbares JSON: { $detail }
bad-record-foreign = Das ist keine Aufzeichnung einer Miskatonic-Partie.
bad-record-game = Die Aufzeichnung gehört zum Spiel „{ $found }“, nicht zu „{ $known }“.
bad-record-version = Die Aufzeichnung hat das Format { $found }; dieses Programm liest das Format { $known }.
bad-record-shape = Die Aufzeichnung ist beschädigt: { $detail }
bad-record-seed = Der Startwert ist keine hexadezimale Zahl mit höchstens 64 Stellen.
bad-record-rules = Die Aufzeichnung wurde nach Regelstand { $found } gespielt; dieses Programm hat Stand { $known }.
bad-record-digest = Die Wiederholung endet in einer anderen Stellung, als die Aufzeichnung sagt.
bad-record-position = Die gespeicherte Stellung ist beschädigt.
bad-series-too-large = Das Dokument ist größer als { $bytes } Bytes.
bad-series-foreign = Das ist keine Serie oder Kampagne von Miskatonic.
bad-series-version = Das Dokument hat das Format { $found }; dieses Programm liest das Format { $known }.
bad-series-shape = Das Dokument ist beschädigt: { $detail }
bad-series-match = Partie { $number } des Dokuments gehört nicht dazu, oder es soll jemand gewonnen haben, der nicht mitgespielt hat.

# Warum ein Bot so wählen würde
hint-only = Etwas anderes steht nicht zur Wahl.
hint-all-alike = Was du hier auch wählst: Einen Unterschied macht es nicht, soweit man es jetzt sehen kann.
hint-rated = Siegchance etwa { $percent } %
hint-ahead = { $points ->
    [0] Von der nächstbesten Antwort trennt sie fast nichts.
    [one] Sie liegt { $points } Prozentpunkt vor der nächstbesten Antwort.
   *[other] Sie liegt { $points } Prozentpunkte vor der nächstbesten Antwort.
 }
hint-nothing = nichts wählen
