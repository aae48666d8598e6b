# Was am Tisch geschieht, im Protokoll erzählt
private-line = Etwas, das nur du lesen darfst.
table-sat = { $who } übernimmt diesen Platz.
    .weight = toast
table-back = { $who-is ->
    [you] Du bist zurück.
   *[other] { $who } ist zurück.
 }
    .weight = toast
table-bot-left = { $who-is ->
    [you] Du bist gegangen; ein Bot ({ $bot }) spielt für dich weiter.
   *[other] { $who } ist gegangen; ein Bot ({ $bot }) spielt weiter.
 }
    .weight = toast
table-clock = { $who-is ->
    [you] Deine Zeit ist abgelaufen: Die Regeln entscheiden für dich.
   *[other] Die Zeit von { $who } ist abgelaufen: Die Regeln entscheiden.
 }
table-bot-clock = { $who-is ->
    [you] Deine Zeit ist abgelaufen; ein Bot ({ $bot }) spielt für dich weiter.
   *[other] Die Zeit von { $who } ist abgelaufen; ein Bot ({ $bot }) spielt weiter.
 }
    .weight = toast
table-bot-absent = { $who-is ->
    [you] Du warst eine Weile nicht da; ein Bot ({ $bot }) spielt für dich weiter.
   *[other] { $who } war eine Weile nicht da; ein Bot ({ $bot }) spielt weiter.
 }
    .weight = toast
table-bot-crashed = Der Bot von { $who } ist ausgefallen; ein einfacherer ({ $bot }) spielt weiter.
    .weight = toast
table-bot-recovered = Der Bot von { $who } ist wieder da ({ $bot }).
    .weight = toast
table-undo-asked = { $who-is ->
    [you] Du möchtest deine letzte Antwort zurücknehmen.
   *[other] { $who } möchte die letzte Antwort zurücknehmen.
 }
table-undo-refused = { $who-is ->
    [you] Du bist mit dem Zurücknehmen nicht einverstanden.
   *[other] { $who } ist mit dem Zurücknehmen nicht einverstanden.
 }
    .weight = toast
table-end-wanted = { $who-is ->
    [you] Du möchtest die Partie beenden.
   *[other] { $who } möchte die Partie beenden.
 }
    .weight = toast
table-end-not-wanted = { $who-is ->
    [you] Du möchtest weiterspielen.
   *[other] { $who } möchte weiterspielen.
 }
    .weight = toast
table-closed-host = Der Tisch wurde vom Gastgeber geschlossen.
table-closed-vote = Alle, die da sind, waren einverstanden: Die Partie ist zu Ende, und alles darf gesehen werden.
table-kicked = { $who-is ->
    [you] Der Gastgeber hat dich von diesem Tisch verwiesen: { $reason }
   *[other] Der Gastgeber hat { $who } vom Tisch verwiesen: { $reason }
 }
    .weight = toast
table-muted = { $who-is ->
    [you] Der Gastgeber hat dich stumm geschaltet: { $reason }
   *[other] Der Gastgeber hat { $who } stumm geschaltet: { $reason }
 }
    .weight = toast
table-unmuted = { $who-is ->
    [you] Du darfst wieder sprechen.
   *[other] { $who } darf wieder sprechen.
 }
    .weight = toast
table-expiring = An diesem Tisch ist lange nichts geschehen; er wird morgen geschlossen, wenn niemand etwas tut.
table-closed-full = An diesem Tisch ist mehr geschehen, als er behalten kann; die Partie ist zu Ende, und alles darf gesehen werden.
table-closed-expired = An diesem Tisch ist lange nichts geschehen, deshalb wurde er geschlossen.

# Warum ein Befehl abgelehnt wird
denied-no-seat = Diesen Platz gibt es nicht.
denied-not-your-seat = Das ist nicht dein Platz.
denied-not-host = Das kann nur der Gastgeber des Tisches.
denied-not-alone = Solange noch andere mitspielen, bleiben die Bots beim üblichen Tempo.
denied-over = Die Partie ist vorbei.
denied-seat-taken = Dort sitzt schon jemand.
denied-seat-kept = Dieser Platz ist für jemanden freigehalten, der zurückkommen kann.
denied-ask-first = Die Partie hat schon begonnen: Frag nach diesem Platz, dann entscheidet der Gastgeber oder die Runde.
denied-asked = Du hast schon nach einem Platz gefragt; bitte warte auf die Antwort.
denied-many-asks = Gerade fragen viele nach einem Platz; bitte warte eine Weile.
denied-asked-often = Du hast an diesem Tisch oft genug nach einem Platz gefragt.
denied-table-asked-often = An diesem Tisch wurde oft genug nach einem Platz gefragt.
denied-no-ask = Nach diesem Platz fragt niemand mehr.
denied-not-player = Das entscheidet nur, wer mitspielt, und niemand für sich selbst.
denied-host-decides = Der Gastgeber ist da und entscheidet das allein.
denied-nobody-there = Dort sitzt kein Mensch.
denied-not-absent = Das geht erst, wenn diese Person eine Weile nicht da war.
denied-already-seated = Du hast an diesem Tisch schon einen Platz.
denied-name = Bitte wähle einen Namen.
denied-name-taken = Diesen Namen hat am Tisch schon jemand.
denied-kicked = Der Gastgeber hat dich von diesem Tisch verwiesen: { $reason }
denied-muted = Der Gastgeber hat dich stumm geschaltet: { $reason }
denied-no-reason = Sag, warum; die Person liest es, und es steht im Protokoll.
denied-kick-yourself = Das kannst du nicht mit dir selbst tun.
denied-undo-often = Du hast in der letzten Minute sehr viel zurückgenommen; bitte warte einen Augenblick.
denied-table-full = An diesem Tisch ist mehr geschehen, als er behalten kann. Beende die Partie im Menü des Tischs.
denied-said-enough = An diesem Tisch wurde sehr viel gesagt; mehr kann er nicht behalten.
denied-many-public = Du hast schon { $most } öffentliche Tische offen; schließ einen oder beginne.
denied-device-link = Dieser Link gilt nicht mehr: Er wirkt einmal, und nur zehn Minuten lang.
denied-same-person = Dieser Browser gehört dir schon.
denied-both-seated = Ihr sitzt beide an einem Tisch, an dem gespielt wird; beende erst die Partie, sonst sähe eine Person zwei Hände.
denied-many-devices = Höchstens { $most } Browser können dir gehören; melde erst einen ab.
denied-no-device = Diesen Browser gibt es nicht.
denied-no-bot = Diesen Bot gibt es nicht.
denied-no-field = Das kann nicht jeder Platz für sich wählen.
denied-started = Die Partie hat schon begonnen.
denied-open-seats = Es sind noch Plätze frei: Lade jemanden ein oder setz Bots dazu.
denied-not-playing = Gerade läuft keine Partie.
denied-not-started = Die Partie hat noch nicht begonnen.
denied-not-over = Das ist zu sehen, sobald die Partie vorbei ist.
denied-undo-open = Die Frage nach dem Zurücknehmen ist schon gestellt.
denied-undo-more = Inzwischen ist mehr geschehen. Sieh nach, was jetzt zurückgenommen würde.
denied-no-undo = Niemand möchte etwas zurücknehmen.
denied-voted = Deine Stimme ist nicht gefragt, oder du hast sie schon abgegeben.
denied-not-spectator = Spieler sprechen von ihrem Platz aus.
denied-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
denied-empty = Darin steht nichts.
denied-no-phrase = Diesen Satz gibt es nicht.
denied-link = Dieser Link gilt nicht mehr.
denied-busy = Es geschah zu viel auf einmal; bitte versuche es noch einmal.
denied-no-game = Dieses Spiel gibt es nicht.
denied-chairs = Für jeden Platz muss feststehen, wer ihn nimmt oder dass er frei ist.
denied-no-lesson = Für dieses Spiel gibt es noch keine Lektion.
denied-lesson = In der Lektion geht es hier nur auf einem Weg weiter: auf dem, den sie dir zeigt. Danach hast du freie Hand.
denied-no-cards = Dieses Spiel hat keine Karten zum Nachschlagen.
denied-not-asked = Dieser Platz hat gerade nichts zu entscheiden.
denied-hint-open = Ein Bot denkt schon über deine Frage nach.
denied-no-saga = Dieses Spiel erzählt keine Geschichte über mehrere Partien.
denied-no-room = Diese Kampagne gibt es nicht.
denied-no-invitation = Diese Einladung gilt nicht mehr; bitte um eine neue.
denied-already-here = Du gehörst schon zu dieser Kampagne.
denied-room-full = Höchstens { $most } Leute können zu einer Kampagne gehören.
denied-no-reclaim = Dieser Link gilt nicht mehr.
denied-only-members = Ändern können diese Kampagne nur die, die zu ihr gehören.
denied-not-yours = Das hat jemand anderes zu entscheiden.
denied-goes-on = Diese Geschichte geht schon anderswo weiter.
denied-being-played = Die nächste Partie hat schon begonnen.
denied-settled-in-room = An diesem Tisch ist das durch die Kampagne festgelegt.
denied-packed = Diese Datei lässt sich nicht lesen.
denied-no-table = Diesen Tisch gibt es nicht.
denied-unreadable = Dieser Tisch lässt sich nicht mehr öffnen: Was von seiner Partie gespeichert ist, ist nicht lesbar.
denied-pace = Die Bedenkzeit liegt zwischen 5 Sekunden und 7 Tagen, oder es läuft keine Uhr.
denied-rematch = Eine Revanche können nur die Spieler beginnen, nach dem Ende.
denied-move = Diesen Zug gibt es nicht.
denied-origin = Diese Anfrage kommt von einer fremden Seite.
denied-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
denied-csrf = Diese Anfrage kommt nicht von unserer eigenen Seite.
denied-no-session = Deine Sitzung ist abgelaufen; bitte lade die Seite neu.
denied-too-many-unfinished = Du hast sehr viele Tische eröffnet, die noch nicht zu Ende sind; schließe erst einige davon.
denied-too-many-rooms = Auf deiner Liste stehen sehr viele Kampagnen; nimm erst einige davon herunter.
denied-too-many-notes = Du hast Notizen zu sehr vielen Tischen; leere erst einige davon.

# Störungen
trouble-too-fast = Das ging zu schnell; bitte langsamer.
trouble-talk-too-fast = Du sprichst zu schnell; warte einen Augenblick.
trouble-too-large = Das war zu lang.
trouble-not-understood = Das hat der Server nicht verstanden.
trouble-too-many-tables = Du hast viele Tische eröffnet; bitte warte eine Weile.
trouble-too-much = Das war viel auf einmal; bitte versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
trouble-inside = An diesem Tisch ist etwas schiefgegangen. Nichts ist verloren; bitte versuche es noch einmal.
