# Der Browser-Client. Worte der Regeln und eines Spiels gehören dem Spiel.
house = Miskatonic
house-claim = Spiele des Mythos, rund um einen Tisch.
skip-to-content = Zum Inhalt springen
skip-to-prompt = Zu deiner Entscheidung springen
close = Schließen
back-home = Zur Startseite
loading = Einen Augenblick …
why = Warum?
why-clause = Warum? Regel { $clause }
yes = Ja
no = Nein

# Kopf und Fuß
nav-main = Hauptmenü
nav-rules = Regeln
nav-cards = Karten von Horror
nav-decks = Decks
nav-settings = Einstellungen
nav-help = Hilfe
nav-credits = Mitwirkende
nav-language = English

# Zeitspannen
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
span-days = { $count } Tage
ago = { $span } her
ago-now = gerade eben

# Fehler
error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-server = Das konnte der Server nicht ausführen (Fehler { $status }).
error-page-title = Hier ist nichts
error-page = Diese Adresse führt nirgends hin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
error-table-missing = Unter dieser Adresse gibt es keinen Tisch
error-table-missing-more = Vielleicht ist der Tisch längst geschlossen, oder der Link ist unvollständig. Lass ihn dir noch einmal schicken, oder eröffne selbst einen Tisch.
error-table-forbidden = Dieser Tisch lässt keine Zuschauer zu
error-table-forbidden-more = Nur seine Spieler können ihn sehen. Wenn du hier mitspielst und deinen Browser verloren hast, nimm deinen Rückkehr-Link.
error-table-unreadable = Dieser Tisch lässt sich nicht öffnen
error-table-unreadable-more = Was von seiner Partie gespeichert ist, ist beschädigt oder gehört zu Regeln, die dieser Server nicht kennt. Es noch einmal zu versuchen hilft nicht; alle anderen Tische sind in Ordnung. Nenne dem Betreiber des Servers die Adresse dieses Tisches, oder geh zur Startseite und eröffne einen neuen.
error-retry = Noch einmal versuchen

# Die Verbindung
offline = Die Verbindung ist abgerissen. Wir versuchen es von selbst weiter; nichts, was du getan hast, ist verloren.
offline-retry = Jetzt versuchen
online-again = Die Verbindung steht wieder.

# Startseite
home-title = Setz dich dazu
home-lead = Kein Konto, kein Wartezimmer. Die Kerze brennt, die Bots sitzen, und Freunde brauchen nur einen Link.
home-games = Spiele
home-play = Sofort spielen
home-friends = Mit Freunden
home-learn = Lernen
home-options = Optionen
home-somebody = Gast
home-name = Am Tisch heißt du { $name }.
home-name-change = Ändern
home-name-keep = Merken
home-mine = Deine Tische
home-open = Offene Tische
home-open-none = Gerade sucht kein öffentlicher Tisch nach Mitspielern.
home-finished = Beendet
home-your-turn = Du bist dran
home-handed-over = ein Bot spielt für dich
home-status-gathering = wartet auf Mitspieler
home-status-playing = wird gespielt
home-status-over = beendet
home-status-closed = geschlossen
home-open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
 }
home-nobody = noch niemand
home-asked = Du wirst gefragt: { $question }
home-waits = Gewartet wird auf { $who }
home-won = Gewonnen: { $who }
home-with = mit { $who }
home-round = Runde { $round }
home-code = Mit einem Code beitreten
home-code-label = Code des Tisches
home-code-go = Beitreten

# Ein neuer Tisch
new-title = Einen Tisch eröffnen
new-game = Spiel
new-name = Dein Name
new-name-hint = Damit die anderen dich erkennen. Du bekommst den ersten Platz; lass das Feld leer, wenn du nur zusehen willst.
new-seats-hint = Bis zum Beginn der Partie kannst du Plätze und Bots noch ändern.
new-bots = Die anderen Plätze
new-bots-none = bleiben für Menschen frei
new-bots-filled = bekommen Bots: { $bot }
new-more = Weitere Einstellungen
new-rules = Was gespielt wird
new-visibility = Wer kommen darf
new-public = Den Tisch für alle auf diesem Server auflisten
new-spectators = Zuschauer sind willkommen (sie sehen nie etwas Verborgenes)
new-pace = Tempo
new-pace-live = Alle sind da
new-pace-days = Über Tage hinweg
new-limit = Zeit für eine Entscheidung
new-limit-none = ohne Grenze
new-limit-hint = Ist die Zeit um, entscheiden die Regeln oder ein Bot. Ein Platz, den ein Bot übernommen hat, lässt sich zurückholen.
new-submit = Tisch eröffnen
new-alone = Solo mit zwei Ermittlern
new-set-up = Ermittler und Decks wählen
new-somebody = Ermittler
new-on = Ja
new-off = Nein

# Bots
bot-random = ratend
bot-simple = einfach
bot-belief = aufmerksam
bot-search = weitsichtig

# Sammeln
gather-title = Kommt an den Tisch
gather-invite = Lade deine Freunde ein
gather-invite-hint = Wer diesen Link öffnet, kann sich setzen, ganz ohne Konto.
gather-link = Einladungslink
gather-copy = Einladungslink kopieren
gather-copied = Kopiert!
gather-copy-failed = Bitte von Hand kopieren
invite-share = Teilen
invite-text = Komm und spiel { $game } mit mir.
invite-qr = QR-Code des Einladungslinks
invite-qr-show = QR-Code
gather-code = Oder der Code:
gather-seats = Plätze
gather-start = Partie beginnen
gather-start-hint = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden, oder setz einen Bot dorthin.
   *[other] { $count } Plätze sind noch frei. Warte auf Mitspieler, oder setz Bots dorthin.
 }
gather-wait-host = Wer den Tisch eröffnet hat, beginnt die Partie.
gather-close = Tisch schließen
gather-close-sure = Diesen Tisch für alle schließen?
gather-options = Was gespielt wird
gather-fill = Bots auf alle freien Plätze
gather-who = Wie sollen wir dich nennen?
gather-sit-first = Setz dich

# Plätze
seats = Plätze
seat-open = freier Platz
seat-bot = Bot ({ $bot })
seat-you = du
seat-away = nicht verbunden
seat-sit = Hier hinsetzen
seat-number = Platz { $number }
seat-bot-add = Bot
seat-bot-level = Bot auf Platz { $number }: wie er spielt
seat-free = Platz räumen
seat-free-at = Platz { $number } räumen
seat-leave = Aufstehen
seat-look = Mit diesen Augen sehen
seat-also = Auch diesen spielen
seat-take-back = Meinen Platz zurückholen
seat-take-over = Vom Bot übernehmen
seat-ask-for = Nach diesem Platz fragen
seat-ask-send = Fragen
seat-ask = { $name } möchte { $bot } ablösen.
seat-ask-mine = Du hast gefragt, ob du { $bot } ablösen darfst.
seat-ask-host-decides = Das entscheidet der Gastgeber.
seat-ask-players-decide = Der Gastgeber ist nicht da; alle Anwesenden am Tisch entscheiden.
seat-ask-all-agree = Der Gastgeber ist nicht da: Alle, die da sind, müssen einverstanden sein.
seat-ask-give = Platz geben
seat-ask-refuse = Ablehnen
seat-ask-agreed = Du bist einverstanden.
seat-ask-withdraw = Nicht mehr fragen
seat-ask-over = Du fragst nicht mehr nach einem Platz.
seat-kept-for = freigehalten für { $name }
seat-take-kept = Meinen Platz einnehmen
seat-absent = länger nicht da
seat-hand-over = Bot spielen lassen
seat-decides = entscheidet gerade

# Spielen
table-title = { $game } · Tisch { $code }
outside = Die Partie läuft, und nur wer mitspielt, sieht sie. Wenn ein Bot deinen Platz hält, hol ihn dir hier zurück.
table-board = Spielplan
table-no-board = Der Spielplan lässt sich nicht zeichnen. Von hier aus lässt sich alles spielen.
play-waiting = Worauf das Spiel wartet
waiting-you = Du entscheidest
waiting-other = Das Spiel wartet auf { $who }
waiting-secret = Geheime Wahl: { $who }
waiting-since = schon { $span }
waiting-clock = Zeit: noch { $left }
waiting-clock-yours = Zeit: noch { $left }, dann wird für dich entschieden
waiting-clock-over = Die Zeit ist um
waiting-clock-soon = Für deine Entscheidung bleiben nur noch wenige Sekunden.
waiting-away = nicht verbunden; die Uhr wartet ein wenig
waiting-bot = ein Bot denkt nach
waiting-nobody = Das Spiel geht von selbst weiter.
waiting-over = Die Partie ist vorbei.
watching = Du siehst zu.
watchers = { $count ->
    [0] niemand sieht zu
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
 }

# Deine Entscheidung
prompt = Deine Entscheidung
prompt-options = Möglichkeiten
prompt-none = Gerade hast du nichts zu entscheiden.
prompt-none-watching = Du siehst zu: Du siehst, was alle sehen dürfen.
prompt-itself = Für dich beantwortet: { $answer }.
prompt-myself = Frag mich
undo-short = Zurück
redo-short = Wieder vor
advice-short = Tipp
advice-thinking-short = …
drawer = Protokoll, Chat und mehr
prompt-fold = Einklappen
prompt-unfold = Alles zeigen
prompt-void = Diese Entscheidung ist hinfällig geworden.
prompt-opened = Alle haben gewählt.
prompt-look-again = Weiter
prompt-sealed = Deine Wahl ist abgegeben; du kannst sie ändern, bis alle gewählt haben.
prompt-sent = Deine Wahl ist unterwegs …
prompt-pick = { $least ->
    [0] Wähle höchstens { $most }.
   *[other] { $least ->
        [one] Wähle 1 bis { $most }.
       *[other] Wähle { $least } bis { $most }.
    }
 }
prompt-pick-exactly = Wähle genau { $most }.
prompt-picked = { $count } gewählt
prompt-chance = { $percent } %
prompt-finish = Fertig
prompt-change = Antwort ändern
prompt-why = Warum werde ich gefragt?
advice-ask = Was täte der Bot?
advice-thinking = Der Bot überlegt …
advice-said = Der Bot würde wählen: { $chosen }
advice-said-nothing = Der Bot würde hier nichts wählen.
advice-other = Sonst { $chosen }: { $measure }
advice-nothing = nichts wählen
advice-late = Die Frage hat sich geändert, während der Bot überlegte. Frag ihn noch einmal, wenn du magst.
advice-mark = Die Wahl des Bots
advice-forget = Rat weglegen
prompt-sure = Bist du sicher?
prompt-sure-yes = Ja: { $option }
prompt-sure-no = Nein, ich überlege noch
prompt-your-turn = Du bist dran: { $ask }

# Zurücknehmen
undo-mine = { $answers ->
    [one] Meine letzte Antwort zurücknehmen
   *[other] { $later ->
        [one] Meine letzte Antwort und die danach zurücknehmen
       *[other] Meine letzte Antwort und die { $later } danach zurücknehmen
    }
 }
undo-ask = { $answers ->
    [one] Bitten, meine letzte Antwort zurückzunehmen
   *[other] { $later ->
        [one] Bitten, meine letzte Antwort und die danach zurückzunehmen
       *[other] Bitten, meine letzte Antwort und die { $later } danach zurückzunehmen
    }
 }
undo-ask-hint = Alle müssen einverstanden sein.
undo-alone-hint = Das Protokoll wird es sagen.
undo-sure = Das alles zurücknehmen?
undo-goes = Das nimmt { $mine ->
    [one] deine Antwort
   *[other] { $mine } deiner Antworten
 } und { $others ->
    [one] eine der anderen
   *[other] { $others } der anderen
 } zurück.
undo-goes-to = Du würdest wieder gefragt:
undo-goes-redo = Solange niemand antwortet, kannst du alles wiederherstellen.
undo-sure-yes = { $answers ->
    [one] Zurücknehmen
   *[other] { $answers } Antworten zurücknehmen
 }
undo-sure-no = Alles so lassen
redo-mine = { $answers ->
    [one] Die Antwort wiederherstellen
   *[other] Die { $answers } Antworten wiederherstellen
 }
redo-hint = Solange niemand antwortet.
undo-question = { $who } möchte { $answers ->
    [one] die letzte Antwort
   *[other] die letzten { $answers } Antworten
 } zurücknehmen.
undo-question-mine = Du hast gebeten, { $answers ->
    [one] deine letzte Antwort
   *[other] die letzten { $answers } Antworten
 } zurückzunehmen.
undo-missing = Es fehlen noch: { $who }
undo-agree = Einverstanden
undo-refuse = Nicht einverstanden

# Seitenleiste
panel = Protokoll, Chat, Notizen und Tisch
panel-log = Protokoll
panel-chat = Chat
panel-notes = Notizen
panel-table = Tisch
log-empty = Es ist noch nichts geschehen.
log-nothing = Davon gibt es noch nichts.
log-filter = Was das Protokoll zeigt
log-filter-all = Alles
log-filter-mine = Meins
log-filter-turn = Letzter Zug
log-filter-chat = Chat
log-you-say = Du:
log-position = Die Stellung in diesem Augenblick zeigen
log-rule = Regel { $clause }
log-newest = Zur neuesten Zeile
in-your-name = In deinem Namen entschieden
in-your-name-read = Gelesen
in-your-name-nothing = nichts
in-your-name-clock = Deine Zeit war abgelaufen
in-your-name-bot = Ein Bot spielte für dich
in-your-name-arranged = Wie du es eingerichtet hattest
in-your-name-before = { $count ->
    [one] Davor noch eine weitere Entscheidung.
   *[other] Davor noch { $count } weitere Entscheidungen.
 }
recap = Seit deinem letzten Zug
recap-back = Einen Schritt zurück
recap-next = Einen Schritt weiter
recap-at = { $place } von { $count }
recap-nothing = Seit deinem letzten Zug nichts Neues.
playback-behind = { $count ->
    [one] Noch ein Zug – jede Taste überspringt ihn
   *[other] Noch { $count } Züge – jede Taste überspringt sie
 }
toast-rematch = Eine Revanche ist eröffnet: Komm mit
recap-read = Gelesen
story = Die Geschichte geht weiter
story-go-on = Weiter
story-more = { $count ->
    [one] Noch eine Seite
   *[other] Noch { $count } Seiten
 }
log-covered = Verdeckt. Drücken, um zu lesen, was nur du lesen darfst.

# Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
chat-phrases = Fertige Sätze
chat-name = Dein Name
chat-name-hint = Zuschauer wählen zum Reden einen Namen. Die Spieler hören dich erst nach der Partie.
chat-closed-offline = Der Chat wartet auf die Verbindung.
chat-closed-spectators = An diesem Tisch dürfen Zuschauer nicht reden.
chat-closed-name = Wähle zuerst einen Namen, dann kannst du reden.
chat-players = Hier reden die Spieler unter sich; die Zuschauer haben ihren eigenen Chat.
chat-spectator = sieht zu
chat-new = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
 }
chat-said = { $name } sagt: { $said }

# Notizen
notes-label = Private Notizen
notes-hint = Nur du kannst sie lesen. Sie werden mit dem Tisch aufbewahrt.
notes-kept = Aufbewahrt.
notes-keeping = Wird aufbewahrt …

# Der Tisch selbst
actions-leave = Meinen Platz einem Bot überlassen
actions-leave-sure = Ein Bot spielt für dich weiter. Du kannst deinen Platz jederzeit zurückholen.
actions-leave-yes = Überlassen
actions-end = Für das Ende der Partie stimmen
actions-end-off = Meine Stimme zurückziehen
actions-end-hint = Wenn alle es wollen, die da sind, endet die Partie, und alles wird aufgedeckt.
actions-end-votes = { $count ->
    [0] Noch hat niemand dafür gestimmt.
    [one] 1 von { $people } will aufhören.
   *[other] { $count } von { $people } wollen aufhören.
 }
actions-renew = Neuer Rückkehr-Link
actions-renew-hint = Mit diesem Link bekommst du deinen Platz in einem anderen Browser zurück. Ein neuer Link macht den alten ungültig.
actions-bots = Bots
actions-ask-only = Frag mich nur, wenn ich etwas tun kann
actions-ask-only-hint = Abgeschaltet wirst du auch gefragt, wenn du nichts einsetzen kannst, und antwortest, wann du willst. Was du gewählt hast, erfährt niemand sonst.
actions-bot-pace = Wie lange Bots warten
actions-bot-pace-quick = So gut wie gar nicht
actions-bot-pace-usual = Wie üblich
actions-bot-pace-slow = Dreimal so lange
actions-bot-pace-hint = Solange du allein mit ihnen spielst. Wie lange etwas gezeigt wird, steht in den Einstellungen.
actions-deal = Ehrlich gemischt
actions-deal-hint = Das ist der Fingerabdruck der Mischung. Am Ende wird der Startwert gezeigt, damit alle prüfen können, dass nichts verändert wurde.
actions-hash = Fingerabdruck des Startwerts
actions-seed = Startwert
actions-invite = Einladen und teilen
actions-watch-hint = Wer diesen Link öffnet, kann zusehen.

# Für Ordnung sorgen
order-title = Personen
order-mute = Stumm schalten
order-unmute = Sprechen lassen
order-kick = Verweisen
order-reason = Warum?
order-mute-title = { $name } stumm schalten?
order-mute-hint = Die Person spielt weiter, kann aber nicht sprechen, bis du es wieder erlaubst. Sie liest, warum, und es steht im Protokoll.
order-kick-title = { $name } vom Tisch verweisen?
order-kick-hint = Die Person kann sich nicht mehr an diesen Tisch setzen; hat die Partie begonnen, spielt ein Bot weiter. Sie liest, warum, und es steht im Protokoll.
kicked = Der Gastgeber hat dich von diesem Tisch verwiesen: { $reason }
chat-closed-muted = Der Gastgeber hat dich stumm geschaltet: { $reason }

# Der Rückkehr-Link
reclaim-title = Dein Weg zurück
reclaim-text = Wenn du diesen Browser verlierst, bringt dich dieser Link auf deinen Platz zurück. Er wird nur jetzt gezeigt: Bewahre ihn auf, und zeig ihn niemandem.
reclaim-copy = Link kopieren
reclaim-kept = Ich habe ihn aufbewahrt
reclaim-done = Willkommen zurück. Dein Platz gehört wieder dir; der alte Link gilt nicht mehr.
reclaim-label = Rückkehr-Link

# Meine Browser
devices-title = Meine Browser
devices-lead = Das alles bist du: Deine Plätze, Partien und Notizen sind in jedem dieselben. Decks kommen mit, wenn du einen Browser hinzufügst; danach hat jeder seine eigenen.
devices-unnamed = Ein Browser
devices-this = dieser hier
devices-seen = zuletzt da am { $day }
devices-remove = Abmelden
devices-add = Weiteren Browser hinzufügen
devices-link = Link für einen anderen Browser
devices-link-hint = Öffne diesen Link im anderen Browser, oder scanne ihn dort. Er wirkt einmal, zehn Minuten lang. Zeig ihn sonst niemandem: Wer ihn öffnet, gilt hier als du.
devices-join-title = Diesen Browser dazunehmen?
devices-join = Wer diesen Link gemacht hat, teilt von jetzt an Plätze, Partien und Notizen mit diesem Browser; Decks kommen mit. Was dieser Browser hier vorher war, bleibt zurück.
devices-join-yes = Ja, das war ich

# Was ich gespielt habe
me-title = Meine Partien
me-lead = Was du auf diesem Server zu Ende gespielt hast. Niemand sonst sieht es.
me-none = Noch ist nichts zu Ende gespielt.
me-none-go = Die Kerze brennt.
me-played = gespielt
me-won = gewonnen
me-streak = Siege in Folge
me-best = längste Folge
me-against = Gegen
me-ahead = vorn
me-behind = hinten
me-alike = gleichauf
me-bots = Bots ({ $bot })
me-matches = Partie für Partie
me-match-won = gewonnen
me-match-lost = verloren
me-export = Als Datei herunterladen
me-record = Aufzeichnung, mindestens bis { $day } aufbewahrt
me-record-gone = Die Aufzeichnung ist nicht mehr da.
chart-all = alle

# Das Ende
end-title = Die Partie ist vorbei
end-closed-title = Der Tisch ist geschlossen
end-won-you = Du hast gewonnen!
end-won-not = Diesmal hat es nicht gereicht.
end-nobody = Niemand gewinnt
end-mine = Du hast hier { $won } von { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
 } gewonnen.
end-streak = Das sind { $count } in Folge.
end-mine-all = Alle meine Partien
end-closed = Die Partie wurde ohne Sieger beendet.
evening = Der Stand des Abends:
evening-score = { $won } von { $played } gewonnen
end-rematch = Revanche
end-rematch-go = Zur Revanche
end-rematch-hint = Der nächste Tisch ist offen. Niemand wird dorthin mitgenommen, der nicht will.
end-replay = Noch einmal ansehen
end-record = Aufzeichnung herunterladen
end-kept-until = Diese Partie lässt sich hier mindestens bis { $day } ansehen und herunterladen.
end-check = Die Mischung prüfen
end-check-how = Lade die Aufzeichnung herunter, dann führe aus:
end-home = Zur Startseite

# Wiederholung
replay-title = Wiederholung
replay-back = Zurück zum Tisch
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-share = Link zu dieser Stellung kopieren
replay-eyes = Gesehen mit den Augen von
replay-eyes-all = Zuschauern
replay-eyes-open = jemandem, der alle Karten sieht
replay-speed = Tempo
replay-list = Züge
replay-rounds = Runden
replay-round = Runde { $round }
replay-start = Der Aufbau
replay-happened = Was geschah

# Regelwerk
rules-title = Regeln von { $game }
rules-search = Die Regeln durchsuchen
rules-search-hint = Wörter oder die Nummer einer Regel
rules-found = { $count ->
    [0] Keine Regel passt.
    [one] 1 Regel
   *[other] { $count } Regeln
 }
rules-both = Deutsch und Englisch nebeneinander
rules-contents = Inhalt
rules-index = Register
rules-see = siehe auch
rules-link = Link zu Regel { $clause }
rules-page = Als eigene Seite öffnen

# Einstellungen
settings-title = Einstellungen
settings-lead = Sie bleiben in diesem Browser.
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = wie mein System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Bewegung
settings-motion-full = ganz
settings-motion-reduced = weniger
settings-motion-off = keine
settings-pace = Wie schnell etwas geschieht
settings-pace-story = Wie eine Geschichte
settings-pace-brisk = Zügig
settings-pace-once = Sofort: nichts wird inszeniert
settings-sound = Töne
settings-sound-hint = Ein Klang, wenn du dran bist, und die Geräusche des Tisches. M schaltet sie aus und an.
settings-sound-try = Anhören
settings-volume = Lautstärke
sound-offer = Darf der Tisch zu hören sein? Glocken, Stiefel auf der Treppe, hin und wieder etwas Größeres.
sound-yes = Ja, mit Ton
sound-no = Nein, leise
sound-on = Der Ton ist an. M schaltet ihn aus.
sound-off = Der Ton ist aus. M schaltet ihn an.
settings-symbols = Ein Zeichen zu jeder Farbe
settings-hints = Lehrmodus: erklären, was zum ersten Mal vorkommt
settings-hints-again = Alles neu erklären
settings-hints-again-done = Alles wird neu erklärt.
settings-keys = Einzelne Tasten bewirken etwas
settings-keys-hint = Etwa 1 bis 9 für Möglichkeiten, L für das Protokoll. Schalte es aus, wenn deine Sprachsteuerung Buchstaben tippt.
settings-notify = Der Browser soll mir sagen, wenn ich dran bin
settings-notify-refused = Dein Browser erlaubt es nicht. Er verlangt eine verschlüsselte Seite (https) und deine Zustimmung.

# Mitwirkende
credits-title = Mitwirkende
credits-lead = Miskatonic ist freie Software. Sie steht auf freier Arbeit anderer; danke.
credits-icons = Zeichen
credits-fonts = Schriften
credits-icons-note = Umgefärbt und gerahmt, sonst unverändert.
credits-by = von { $author }
credits-ours = Die Mysteriöse Karte in Ritual ist eine Karte von uns; keine Ausgabe des Spiels enthält sie.
credits-fan = Ein inoffizielles Werk von Liebhabern, von keinem Verlag gemacht, gefördert oder gebilligt. Die Regeln stehen in unseren eigenen Worten da, die Bilder sind frei oder von uns. Wenn dir ein Spiel gefällt, kauf es bitte.

# Hilfe
help-title = Hilfe
help-lead = Alles geht mit der Maus, mit dem Finger und mit der Tastatur.
help-keys = Tasten
help-key-number = eine Möglichkeit wählen
help-key-letter = ab der zehnten: der Buchstabe davor
help-key-enter = fertig, oder den Zug beenden
help-key-face = die Karte, die dort genannt ist
help-key-log = Protokoll
help-key-chat = Chat
help-key-rules = Regeln
help-key-aid = die Regeln auf einer Seite
help-key-board = Spielplan und deine Hand
help-key-peek = halten: was nur du sehen darfst
help-key-mute = Ton an oder aus
help-key-undo = zurücknehmen
help-key-redo = Zurückgenommenes wiederherstellen
help-key-bot = was täte der Bot?
help-key-help = diese Hilfe
help-key-tab = von einem zum nächsten
help-key-arrows = Wiederholung: einen Zug zurück oder weiter
help-key-escape = schließen, was offen ist
help-play = So wird gespielt
help-play-1 = Eröffne einen Tisch und schick den Link deinen Freunden. Leere Plätze lassen sich mit Bots füllen.
help-play-2 = Worauf das Spiel wartet, steht immer auf dem Bildschirm: wer entscheidet, was, und seit wann.
help-play-3 = Deine Entscheidung steht unter dem Spielplan. Was sich wählen lässt, leuchtet auch auf dem Spielplan.
help-play-4 = Jede Zeile des Protokolls öffnet die Regel, der sie folgt, und die Stellung in jenem Augenblick.
help-play-5 = Du darfst eine Antwort zurücknehmen, solange nichts Verborgenes ans Licht kam; danach nur, wenn alle einverstanden sind.
help-trouble = Wenn etwas schiefgeht
help-trouble-1 = Verbindung weg? Die Seite kommt von selbst zurück, auf deinen Platz.
help-trouble-2 = Anderer Browser? Nimm deinen Rückkehr-Link.
help-trouble-3 = Jemand ist weg? Mit einer Uhr geht das Spiel ohne ihn weiter; ohne Uhr könnt ihr alle für das Ende der Partie stimmen.

# Erklärungen beim ersten Mal
course-label = Lektion
course-progress = Wie weit die Lektion ist
course-next = Weiter
course-yours = Du bist dran
course-watch-title = Sieh zu
course-watch = Die anderen spielen. Behalte den Tisch im Auge.
course-play = Jetzt spielen
course-home = Zur Startseite
learn-title = { $game } lernen
learn-begin = Los: fünf Minuten
learn-note = Gespielt wird auf dem echten Brett, gegen Bots und mit vorbereiteten Karten. Es zählt nirgends, und du kannst jederzeit aufhören.
aid-title = { $game } auf einer Seite
aid-open = Auf einer Seite
aid-print = Drucken
aid-learn = In fünf Minuten lernen
whynot-title = Warum nicht?
hint-title = Zum ersten Mal
hint-more = { $count ->
    [0] Verstanden
   *[other] Verstanden, weiter ({ $count })
 }
hint-stop = Nicht mehr erklären
hint-read = Regel
hint-unfold = Erklären

# Geschichten über mehrere Partien
nav-campaigns = Kampagnen
saga-title = Kampagnen
saga-lead = Eine Geschichte über viele Abende: Was ihr getan habt, bleibt getan, Decks wachsen, Narben bleiben. Zwischen zwei Partien könnt ihr kommen und gehen.
saga-mine = Deine
saga-none = Du gehörst noch zu keiner Kampagne.
saga-playing = wird gespielt
saga-begin = Eine Kampagne beginnen
saga-begin-go = Beginnen
saga-name = Wie du sie nennst
saga-import = Aus einer Datei fortsetzen
saga-all = Alle Kampagnen
saga-host = lädt ein
saga-not-here = noch nicht da
saga-reading = Du liest mit. Mitspielen kann, wer eine Einladung hat.
saga-invited = Du bist eingeladen
saga-invited-hint = Wenn du eine dieser Personen bist, nimm diesen Namen: { $names }.
saga-come = Mitspielen
saga-links = Deine Links
saga-invite = Einladung kopieren
saga-invite-text = Schick das allen, die mitspielen sollen. Es steht hier nur einmal; eine neue Einladung kannst du jederzeit machen.
saga-new-invite = Neue Einladung
saga-reclaim-text = Das bringt dich aus jedem Browser hierher zurück. Behalt es für dich; es steht hier nur einmal.
saga-read-link = Link zum Mitlesen kopieren
saga-take-away = Als Datei sichern
saga-being-played = Die nächste Partie läuft.
saga-to-table = Zum Tisch
saga-back = Zurück zur Kampagne
