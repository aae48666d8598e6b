# Wer spielt, und wie
welcome = { $game }. Am Tisch: { $who }.
welcome-how = Tippe die Nummer deiner Wahl. ? erklärt die Regel, hilfe zeigt, was du sonst tippen kannst.
welcome-several = Ihr teilt euch diesen Bildschirm. Er wird geleert, sobald die Tastatur weitergegeben wird.
sitter = { $name }
sitter-plays = { $name } ({ $who })
sitter-bot = { $name } (Bot: { $bot })
answered-for = Für dich beantwortet: { $answer }.
thinks = { $name } denkt nach …
guest-failed = { $why } Für { $name } antwortet der Zufall.

# Mehrere an einer Tastatur
hand-over = Gebt die Tastatur an { $name }.
hand-over-undo = { $name }, noch kannst du deine Antwort zurücknehmen: Tippe zurück.
hand-over-change = { $name }, noch kannst du deine geheime Antwort ändern: Tippe zurück.
sealed-so-far = Deine bisherige Antwort: { $chosen }
sealed-nothing = nichts gewählt
press-enter = { $name }, drück Enter, wenn nur du den Bildschirm siehst.
press-enter-all = Drückt Enter, um anzufangen.
read-on = Enter zeigt, wie es weitergeht.
read-on-or-stop = Enter blättert weiter, q hört auf.
consent = { $name }: { $who } möchte eine Antwort zurücknehmen, obwohl seither Verborgenes ans Licht kam. 1 stimmt zu, 2 lehnt ab.
consent-prompt = 1 oder 2:

# Eine Entscheidung
prompt-one = { $most ->
    [one] Deine Wahl (nur 1):
   *[other] Deine Wahl (1 bis { $most }):
 }
prompt-several = Deine Wahl ({ $least ->
    [0] { $most ->
        [one] eine Nummer, 0 für keine
       *[other] bis zu { $most } Nummern, 0 für keine
     }
   *[other] { $least } bis { $most } Nummern
 }):
prompt-exactly = Deine Wahl ({ $most } Nummern):
sure = Bist du sicher? { $option }
sure-prompt = 1 für ja, Enter, um neu zu wählen:
undo-goes = Das nimmt { $mine ->
    [one] deine Antwort
   *[other] { $mine } deiner Antworten
 } und { $others ->
    [one] eine der anderen
   *[other] { $others } der anderen
 } zurück. Du würdest wieder gefragt: { $to }
undo-goes-prompt = 1, um sie zurückzunehmen, Enter, um alles so zu lassen:
redo-offer = Mit wieder stellst du alles wieder her, solange niemand geantwortet hat.
more-options = Möglichkeiten { $first } bis { $last } von { $all }. „mehr“ zeigt die anderen.
not-understood = „{ $typed }“ ist keine der Nummern und auch sonst nichts, was ich kenne. Mit hilfe siehst du, was du tippen kannst.
why-decision = Die Regeln hinter deiner Entscheidung:
why-event = Was zuletzt geschah: { $event }

# Was man sonst tippen kann
word-help = hilfe
word-more = mehr
word-card = karte
word-hint = tipp
word-undo = zurück
word-redo = wieder
word-save = speichern
word-log = verlauf
word-quit = ende
help-number = 1, 2, 3 …: diese Möglichkeit wählen.
help-why = ?: die Regeln hinter deiner Entscheidung und dem letzten Ereignis. „? 2“ erklärt Möglichkeit 2; „? { $clause }“ oder „? portal“ findet eine Regel.
help-more = mehr: die anderen Möglichkeiten, wenn nicht alle auf den Bildschirm passen.
help-enter = Enter allein: den ganzen Tisch und deine Möglichkeiten noch einmal sehen.
help-card = karte NAME: was auf einer Karte steht, etwa „karte machete“.
help-hint = tipp: was ein Bot an deiner Stelle täte und warum. Er weiß nicht mehr als du.
help-undo = zurück: deine letzte Antwort zurücknehmen. Kam seither Verborgenes ans Licht, müssen alle einverstanden sein (Bots sind es immer), und der Verlauf vermerkt es.
help-redo = wieder: stellt her, was du zurückgenommen hast, solange niemand geantwortet hat.
help-save = speichern: die Partie aufbewahren; „speichern DATEI“ nimmt eine Datei deiner Wahl.
help-log = verlauf: alles, was geschehen ist, Seite für Seite, mit der Regel hinter jeder Zeile.
help-quit = ende: die Partie speichern und aufhören. Strg-C tut dasselbe.

# Dateien
saved = Die Partie ist gespeichert (nicht hineinsehen: In der Datei stehen die verdeckten Karten):
saved-for-later = Die Partie ist in { $folder } gespeichert. So geht es weiter:
finished = Die Partie liegt in { $folder }. So siehst du sie noch einmal:
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = Die Partie ließ sich nicht in { $file } speichern: { $reason }.
cannot-read = { $file } lässt sich nicht lesen: { $reason }.
bad-file = { $file } ist nicht zu gebrauchen: { $reason }
saved-without-seats = Darin steht nicht, wer wo sitzt; die Partie lässt sich ansehen, aber nicht weiterspielen.

# Was nicht zu gebrauchen ist
no-such-game = Es gibt kein Spiel namens „{ $name }“. Es gibt: { $known }.
no-such-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt: { $known }.
play-what = Sag, was du spielen möchtest ({ $known }), oder geh mit --resume DATEI an einen gespeicherten Tisch zurück.
bad-people = { $people ->
    [one] Eine Person passt
   *[other] { $people } Personen passen
 } nicht an einen Tisch mit { $seats } Plätzen: Mindestens eine muss mitspielen, und auf jedem Platz höchstens eine.
bad-name = „{ $name }“ kann kein Name sein: Ein Name hat 1 bis { $most } druckbare Zeichen.
bad-names-equal = Zwei am Tisch können nicht denselben Namen haben.
bad-seed = Dieser Startwert ist zu groß: Er muss kleiner sein als 2 hoch 256.

# Regeln
rules-none = Keine Regel spricht von „{ $query }“.
coverage = { $game }: { $proven } von { $clauses } Regeln sind durch Tests belegt.
coverage-missing = nicht belegt: { $clause }
coverage-waiting = noch nicht umgesetzt: { $sections }
coverage-section = { $section } ({ $clauses ->
    [one] 1 Regel
   *[other] { $clauses } Regeln
 })
coverage-unknown = Ein Test nennt { $clause }; das steht nicht im Regelbuch.
coverage-needs-tests = Welche Regeln belegt sind, lässt sich nur im Quellbaum des Projekts sagen, aus seinen Tests in { $folder }.
where-functions = Umgesetzt von
where-cited = Den Spielern genannt von
where-no-function = Keine Funktion nennt sie.
where-related = In ihrer Nähe: was die Regeln umsetzt, die mit ihr zusammen belegt sind oder im selben Abschnitt stehen
where-tests = Belegt durch
where-no-test = Kein Test belegt sie.
where-no-proof-needed = Sie ist ein Hinweis; den braucht kein Test zu belegen.
where-needs-tests = Welche Tests sie belegen, lässt sich nur im Quellbaum des Projekts zeigen, aus { $folder }.
where-no-clause = Im Regelbuch von { $game } steht keine Regel „{ $clause }“.

# Wiederholungen
verified = Die Aufzeichnung ist echt: { $moves ->
    [one] Ihr einziger Zug führt
   *[other] Ihre { $moves } Züge führen
 } genau zu der Stellung, die sie nennt.
replay-unfinished = Die Partie ist nicht zu Ende, darum steht hier nur, was alle wissen dürfen.
replay-next = Zug { $move } von { $last }. Enter zeigt den nächsten:
board-seen-by = Der Tisch, wie { $who } ihn sah:

# Simulationen und Turniere
run-playing = Es wird gespielt
run-interrupted = { $played ->
    [0] Abgebrochen nach 0 von { $games } Partien; es wurde nichts gezählt.
   *[other] Abgebrochen nach { $played } von { $games } Partien. Bis dahin wurde gezählt:
 }
run-games = { $games } Partien in { $seconds } s
run-games-per-second = Partien je Sekunde: { $rate }
run-decisions-per-second = Entscheidungen je Sekunde: { $rate }
run-per-game = { $what }: { $mean } (Median { $median }, neun von zehn Partien { $low } bis { $high })
run-winners = { $winners ->
    [0] Partien, die niemand gewann
    [one] Partien, die einer gewann
   *[other] Partien, die { $winners } gewannen
 }: { $games } ({ $share })
run-seat = Platz { $seat } ({ $bot }) gewann { $share } der Partien
run-mark = { $what }: { $games } ({ $share })
arena-games = { $games } Partien. Anteil gewonnener Partien mit 95-%-Intervall:
run-failed = { $bot } gab { $times ->
    [one] einmal
   *[other] { $times }-mal
 } keine Antwort; an seiner Stelle antwortete der Zufall.
arena-wins = { $share } ({ $low } bis { $high }), { $count } von { $of }

# Bilder
plot-seats = Siege nach Platz am Tisch
plot-seat = { $seat } ({ $bot })
bad-plot-file = In { $file } lässt sich kein Bild schreiben: Der Name muss auf eines von { $known } enden.
no-plots = Für Bilder fehlt matplotlib. So kommt es dazu: pip install "miskatonic[plots]"
plot-failed = Das Bild ließ sich nicht in { $file } schreiben: { $reason }.

# Der Server
serve-open = Die Tische sind offen: { $address }
serve-shared = Andere im selben Netz kommen hierher: { $address }
serve-kept = Die Tische liegen in: { $database }
serve-no-client = Die Seiten für den Browser sind nicht gebaut, also kann dort niemand spielen. Führe „make web“ aus und öffne das Haus dann noch einmal.
serve-stop = Strg-C schließt das Haus; laufende Partien warten, bis du wieder öffnest.
serve-not-installed = MISKATONIC_GAMES oder MISKATONIC_BOTS nennt, was nicht installiert ist: { $names }.
serve-port-taken = Port { $port } ist schon belegt. Wähle einen anderen mit --port oder --port 0.

# Karten aus Horror, die Wörter nicht sagen können
hatches = { $count ->
    [0] Keine von { $cards } Karten nutzt einen Notausgang.
    [one] Eine von { $cards } Karten nutzt einen Notausgang:
   *[other] { $count } von { $cards } Karten nutzen Notausgänge:
 }
hatch = { $name } ({ $code }): { $functions }

deck-lists-open = Alle am Tisch dürfen die Decklisten lesen; mit --hidden-decks bleiben sie bis zum Ende der Partie verborgen.
deck-lists-hidden = Decklisten sind verborgen: Bis zum Ende der Partie kennt jeder nur die eigene.
no-such-deck = Es gibt weder einen Ermittler noch eine Datei namens „{ $name }“. Ermittler mit Startdeck: { $known }.
bad-deck-file = Das Deck in { $file } hat { $problems ->
    [one] einen Fehler:
   *[other] { $problems } Fehler:
 }
deck-problem-line = Zeile { $line }: { $problem }
deck-problem-clause = { $problem } ({ $clause })
bad-several = In diesem Spiel hat jede Person genau einen Platz.
decides-for = { $name }:

cards-none = Auf keiner Karte stehen all diese Wörter: { $query }
cards-need-tests = Wie weit die Karten sind, lässt sich nur im Quellbaum des Projekts sagen, aus seinen Tests in { $folder }.
cards-lack = { $card }: { $what }
covered = { $mark ->
    [defined] nicht definiert
    [matters] kein Test, in dem es auf sie ankommt
    [refused] kein Test, in dem sie nicht erlaubt ist
    [en] kein englischer Text
   *[de] kein deutscher Text
 }
cards-hatch = { $card }: Notausgang { $functions }
cards-total = { $mark ->
    [defined] definiert
    [matters] getestet, wo es auf sie ankommt
    [refused] getestet, wo sie nicht erlaubt ist
    [en] englischer Text
    [de] deutscher Text
   *[hatches] Notausgänge
 }: { $count } von { $cards } ({ $share })
card-kind = { $kind ->
    [investigator] Ermittler
    [asset] Vorteil
    [event] Ereignis
    [skill] Fertigkeit
    [enemy] Gegner
    [treachery] Verrat
    [location] Ort
    [act] Szene
    [agenda] Agenda
    [story] Handlung
    [reference] Szenarioübersicht
    [weakness] Schwäche
   *[basic-weakness] Grundschwäche
 }
card-class = { $name ->
    [guardian] Wächter
    [seeker] Sucher
    [rogue] Schurke
    [mystic] Mystiker
    [survivor] Überlebender
   *[neutral] neutral
 }
card-level = Stufe { $level }
card-cost = Kosten { $cost }
card-icon = { $name ->
    [willpower] Willenskraft
    [intellect] Intellekt
    [combat] Kampf
    [agility] Beweglichkeit
   *[wild] Joker
 } { $count }
card-number = { $name ->
    [health] Ausdauer
    [sanity] Geistige Gesundheit
    [fight] Kampf
    [evade] Entkommen
    [shroud] Schleier
    [clues] Hinweise
   *[threshold] Schwellenwert
 } { $number }{ $each ->
    [yes] { " " }pro Ermittler
   *[no] { "" }
 }
card-attack = { $damage } Schaden und { $horror } Horror
hint-choice = Ein Bot würde wählen: { $chosen }
hint-choice-rated = Ein Bot würde wählen: { $chosen } – { $measure }
hint-other = Sonst: { $chosen } – { $measure }
hint-sealed = Deine geheime Antwort ist abgegeben; zu raten gibt es nichts.
cards-not-here = Dieses Spiel hat keine Karten zum Nachschlagen.
cards-more = Und { $count } weitere. Gib mehr vom Namen an.

# Kampagnen
tale-unknown = Eine Kampagne namens „{ $name }“ gibt es hier nicht.
tale-exists = Diese Kampagne gibt es schon: { $file }
tale-refused = { $reason } ({ $clause })
tale-nobody = Niemand namens „{ $name }“ nimmt teil. Dabei sind: { $known }
tale-no-card = Eine Karte namens „{ $name }“ gibt es hier nicht.
tale-levels = „{ $name }“ gibt es mehrmals: Schreib die Stufe in Klammern dahinter ({ $levels }).
tale-which = Deine Wahl (1 bis { $most }):
tale-difficulty = Schwierigkeitsgrad: { $name }
tale-bag = { $count ->
    [one] Chaosbeutel, 1 Marker: { $tokens }
   *[other] Chaosbeutel, { $count } Marker: { $tokens }
 }
tale-agreed = { $rules }: { $names }
tale-next = Nächstes Szenario: { $scenario }
tale-playing = Wird gerade gespielt: { $scenario }
tale-next-passage = Als Nächstes gibt es etwas zu lesen.
tale-over = { $how ->
    [won] Die Kampagne ist zu Ende und gewonnen.
    [lost] Die Kampagne ist zu Ende und verloren.
   *[ended] Die Kampagne ist zu Ende.
 }
tale-ownerless = „{ $card }“ trägt noch niemand: Sucht jemanden aus.
tale-hero = { $name }, { $owner }{ $status ->
    [alive] { "" }
    [killed] , getötet
    [insane] , wahnsinnig
    [devoured] , verschlungen
   *[away] , nicht dabei
 }
tale-bot = ein Bot
tale-only-bots = In dieser Kampagne spielt kein Mensch mit. Lass erst jemanden einsteigen.
tale-not-playing = Gerade wird kein Szenario gespielt.
tale-experience = Erfahrung: { $unspent } übrig, { $earned } insgesamt verdient
tale-trauma = Trauma: { $physical } körperlich, { $mental } seelisch
tale-deck = Deck: { $cards }
tale-bears = Trägt: { $cards }
tale-short = { $count ->
    [one] Dem Deck fehlt 1 Karte; Stufe 0 kostet nichts, bis es voll ist.
   *[other] Dem Deck fehlen { $count } Karten; Stufe 0 kostet nichts, bis es voll ist.
 }
tale-log-empty = Noch ist nichts notiert.
tale-note = „{ $note }“
tale-crossed-out = Gestrichen: „{ $note }“
tale-score = { $number ->
    [0] { $scenario }: keine Auflösung
   *[other] { $scenario }: Auflösung { $number }
 }
tale-earned = { $name } hat { $count } Erfahrung verdient.
tale-bought = Für { $price } Erfahrung gekauft: { $card } ({ $clause })
tale-no-offers = Jetzt ist nichts zu kaufen.
tale-offer = { $price }  { $card }
tale-offer-upgrade = { $price }  { $card }, statt { $lower }

# Revanchen
series-other = Sie gehört zu einem anderen Spiel oder ist eine Kampagne ({ $game }).
series-matches = { $count ->
    [one] Bisher 1 Partie:
   *[other] Bisher { $count } Partien:
 }
series-standing = { $name }: { $won } von { $played } gewonnen
index-see = siehe auch { $sections }

# Die Liste gespeicherter Partien
saves-none = In { $folder } ist noch nichts gespeichert. Eine Partie bleibt erhalten, wenn du gehst; so beginnt eine:
saves-open = { $game }: { $people }; { $moves ->
    [one] bisher 1 Zug
   *[other] bisher { $moves } Züge
 }
saves-over = { $game }: { $people }; beendet
saves-unusable = keine Partie
saves-how = Weiterspielen: miskatonic play --resume NAME. Noch einmal ansehen: miskatonic replay NAME.
saves-campaigns = Kampagnen, für miskatonic campaign play NAME: { $names }.

# Lektionen
learn-which = Lektionen gibt es in { $known }. So beginnt eine: miskatonic learn ritual
learn-none = Dieses Spiel hat keine Lektion.
learn-other = Ein andermal gern. Diese Lektion geht weiter mit: { $wanted }
learn-stopped = Die Lektion endet hier. So beginnt sie von vorn:
learn-done = Das war die Lektion. Jetzt spiel:

# Sicherung und Wiederherstellung
copy-made = { $file } enthält alle Tische, wie sie jetzt sind ({ $size } kB).
copy-restored = Die Tische sind, wie sie in { $file } waren.
copy-progress = { $percent } % kopiert.
copy-exists = { $file } gibt es schon; --force ersetzt die Datei.
copy-full = In der Datenbank { $database } sind schon Tische; --force ersetzt sie.
copy-no-folder = Den Ordner { $folder } gibt es nicht.
copy-no-database = Die Datenbank { $database } gibt es nicht.
copy-no-file = Die Datei { $file } gibt es nicht.
copy-not-ours = { $file } ist keine Datenbank dieses Programms.
copy-newer = { $file } stammt von einer neueren Version dieses Programms; installiere erst diese.
copy-damaged = { $file } ist beschädigt; es wurde nichts davon kopiert.
copy-in-use = { $database } ist in Gebrauch; halte erst den Server an.
copy-no-program = { $program } fehlt hier; es gehört zu PostgreSQL.
copy-failed = Das hat nicht geklappt: { $why }

# Kartentexte lesen
read-card = { $state ->
    [whole] verstanden
    [part] { $count } von { $sentences } Sätzen verstanden
   *[not] nicht verstanden
 }
read-total = { $count } von { $cards } Karten sind verstanden.
read-no-file = Es gibt keine Datei { $file }.
read-bad-no-cards = { $file } ist weder ein Dokument einer Deckseite noch ein Pack: Ich finde keine Karten darin.
read-bad-no-text = { $file } ist kein Text.
read-bad-too-large = { $file } ist zu groß.
read-untranslatable = Das ist verstanden, aber etwas darin hat in der anderen Sprache noch keinen Namen.
