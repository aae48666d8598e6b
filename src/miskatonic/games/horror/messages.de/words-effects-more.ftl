# Schaden, Horror und Heilung
do-take = { $mode ->
    [you] Nimm { $harm }
   *[may] { $harm } nehmen
 }
do-deal = { $mode ->
    [you] Füge { $who } { $harm } zu
   *[may] { $who } { $harm } zufügen
 }
do-heal-damage = { $mode ->
    [you] Heile { $count } Schaden von { $who }
   *[may] { $count } Schaden von { $who } heilen
 }
do-heal-horror = { $mode ->
    [you] Heile { $count } Horror von { $who }
   *[may] { $count } Horror von { $who } heilen
 }
do-heal-damage-you = { $mode ->
    [you] Heile { $count } Schaden
   *[may] { $count } Schaden heilen
 }
do-heal-horror-you = { $mode ->
    [you] Heile { $count } Horror
   *[may] { $count } Horror heilen
 }
do-prevent = { $mode ->
    [you] Verhindere bis zu { $count } { $what }
   *[may] bis zu { $count } { $what } verhindern
 }
do-prevent-all-damage = { $mode ->
    [you] Verhindere den gesamten Schaden
   *[may] den gesamten Schaden verhindern
 }
do-prevent-all-horror = { $mode ->
    [you] Verhindere den gesamten Horror
   *[may] den gesamten Horror verhindern
 }
do-prevent-all-both = { $mode ->
    [you] Verhindere den gesamten Schaden und Horror
   *[may] den gesamten Schaden und Horror verhindern
 }
of-damage = von diesem Schaden
of-horror = von diesem Horror
of-both = von diesem Schaden und Horror
do-redirect = { $mode ->
    [you] Füge { $who } stattdessen { $count } { $what } zu
   *[may] { $who } stattdessen { $count } { $what } zufügen
 }
do-defeat = { $mode ->
    [you] Besiege { $what }
   *[may] { $what } besiegen
 }

# Bewegung und Kampf
do-move-enemy = { $mode ->
    [you] Bewege { $what } an { $to }
   *[may] { $what } an { $to } bewegen
 }
do-engage = { $mode ->
    [you] Verwickle { $what } mit { $who } in einen Kampf
   *[may] { $what } mit { $who } in einen Kampf verwickeln
 }
do-disengage = { $mode ->
    [you] Löse { $what } von allen Ermittlern
   *[may] { $what } von allen Ermittlern lösen
 }
do-evade = { $mode ->
    [you] Entkomme automatisch { $what }
   *[may] automatisch { $what } entkommen
 }
do-enemy-attack = { $mode ->
    [you] { TURN("Du", "greifst", $de) }
    [many] { TURN($who, "greifen", $de) }
   *[one] { TURN($who, "greift", $de) }
 } { $whom } an
do-reveal-location = { $mode ->
    [you] Enthülle { $what }
   *[may] { $what } enthüllen
 }
do-place-location = { $mode ->
    [you] Bringe { $what } ins Spiel
   *[may] { $what } ins Spiel bringen
 }
do-action-any = { $mode ->
    [you] Führe eine Aktion durch
   *[may] eine Aktion durchführen
 }
do-action-fight = { $mode ->
    [you] { $de ->
        [behind] kämpfe
       *[start] Kampf
     }
   *[may] kämpfen
 }
do-action-fight-on = { $mode ->
    [you] Kämpfe gegen { $what }
   *[may] gegen { $what } kämpfen
 }
do-action-evade = { $mode ->
    [you] { $de ->
        [behind] versuche zu entkommen
       *[start] Entkommen
     }
   *[may] zu entkommen versuchen
 }
do-action-evade-on = { $mode ->
    [you] Versuche { $what } zu entkommen
   *[may] { $what } zu entkommen versuchen
 }
do-action-investigate = { $mode ->
    [you] { $de ->
        [behind] ermittle
       *[start] Ermitteln
     }
   *[may] ermitteln
 }
do-action-investigate-on = { $mode ->
    [you] Ermittle an { $what }
   *[may] an { $what } ermitteln
 }
do-action-move = { $mode ->
    [you] Bewege dich
   *[may] dich bewegen
 }
do-action-move-on = { $mode ->
    [you] Bewege dich an { $what }
   *[may] dich an { $what } bewegen
 }
do-action-engage = { $mode ->
    [you] Verwickle einen Gegner in einen Kampf
   *[may] einen Gegner in einen Kampf verwickeln
 }
do-action-engage-on = { $mode ->
    [you] Verwickle { $what } in einen Kampf
   *[may] { $what } in einen Kampf verwickeln
 }
do-action-parley = { $mode ->
    [you] { $de ->
        [behind] verhandle
       *[start] Verhandlung
     }
   *[may] verhandeln
 }
do-action-parley-on = { $mode ->
    [you] Verhandle mit { $what }
   *[may] mit { $what } verhandeln
 }
do-action-resign = { $mode ->
    [you] { $de ->
        [behind] gib auf
       *[start] Aufgeben
     }
   *[may] aufgeben
 }
do-action-draw = { $mode ->
    [you] Führe eine Ziehen-Aktion durch
   *[may] eine Ziehen-Aktion durchführen
 }
do-action-resource = { $mode ->
    [you] Führe eine Ressource-Aktion durch
   *[may] eine Ressource-Aktion durchführen
 }
with-skill = Lege diese Probe auf { $skill } ab.
as-if = Handle dabei so, als wärst du { $at }.
do-disengage-you = { $mode ->
    [you] Löse dich von { $what }
   *[may] dich von { $what } lösen
 }
do-engages-you = { $mode ->
    [many] { TURN($who, "verwickeln dich", $de) } in einen Kampf
   *[other] { TURN($who, "verwickelt dich", $de) } in einen Kampf
 }
do-cancel-attack = { $mode ->
    [you] Hebe jenen Angriff auf
   *[may] jenen Angriff aufheben
 }

# Chaosmarker
do-succeed-automatically = { TURN("Die Probe", "gelingt", $de) } automatisch
do-fail-automatically = { TURN("Die Probe", "misslingt", $de) } automatisch
do-reveal-token = { $mode ->
    [you] Enthülle { $count ->
        [one] { $count } weiteren Chaosmarker
       *[other] { $count } weitere Chaosmarker
     }
   *[may] { $count ->
        [one] { $count } weiteren Chaosmarker
       *[other] { $count } weitere Chaosmarker
     } enthüllen
 }
do-redraw-token = { $mode ->
    [you] Hebe den enthüllten Chaosmarker auf, lege ihn in den Chaosbeutel zurück und enthülle einen anderen
   *[may] den enthüllten Chaosmarker aufheben, in den Chaosbeutel zurücklegen und einen anderen enthüllen
 }
do-ignore-token = { $mode ->
    [you] Ignoriere den enthüllten Chaosmarker
   *[may] den enthüllten Chaosmarker ignorieren
 }
do-return-token = { $mode ->
    [you] Lege den enthüllten Chaosmarker in den Chaosbeutel zurück
   *[may] den enthüllten Chaosmarker in den Chaosbeutel zurücklegen
 }
do-add-token = { $mode ->
    [you] Lege { $token } in den Chaosbeutel
   *[may] { $token } in den Chaosbeutel legen
 }
do-remove-token = { $mode ->
    [you] Entferne { $token } aus dem Chaosbeutel
   *[may] { $token } aus dem Chaosbeutel entfernen
 }
do-seal-token = { $mode ->
    [you] Versiegele { $token } auf { $what }
   *[may] { $token } auf { $what } versiegeln
 }
do-release-tokens = { $mode ->
    [you] Setze alle auf { $what } versiegelten Chaosmarker frei
   *[may] alle auf { $what } versiegelten Chaosmarker freisetzen
 }
do-cancel = { $mode ->
    [you] Hebe diesen Effekt auf
   *[may] diesen Effekt aufheben
 }
do-ignore = { $mode ->
    [you] Ignoriere diesen Effekt
   *[may] diesen Effekt ignorieren
 }
do-seal-random = { $mode ->
    [you] Versiegle einen zufälligen Marker aus dem Chaosbeutel auf { $what }
   *[may] einen zufälligen Marker aus dem Chaosbeutel auf { $what } versiegeln
 }
do-resolve-sealed = { $mode ->
    [you] Handle den auf { $what } versiegelten Chaosmarker ab, als wäre er gerade enthüllt worden
   *[may] den auf { $what } versiegelten Chaosmarker abhandeln, als wäre er gerade enthüllt worden
 }
do-reveal-and-choose = { $mode ->
    [you] Enthülle { $count } Chaosmarker, wähle 1 davon zum Abhandeln und ignoriere den Rest
   *[may] { $count } Chaosmarker enthüllen, 1 davon zum Abhandeln wählen und den Rest ignorieren
 }
do-succeed-instead = { $mode ->
    [you] { TURN("Die Probe", "gelingt dir", $de) } stattdessen um { $count }
   *[may] die Probe stattdessen um { $count } gelingen lassen
 }
do-try-again = { $mode ->
    [you] Lege diese Fertigkeitsprobe nach ihrem Ende noch einmal ab
   *[may] diese Fertigkeitsprobe nach ihrem Ende noch einmal ablegen
 }

# Das Szenario
do-advance-act = { $mode ->
    [you] Lass die aktuelle Szene vorrücken
   *[may] die aktuelle Szene vorrücken lassen
 }
do-advance-agenda = { $mode ->
    [you] Lass die aktuelle Agenda vorrücken
   *[may] die aktuelle Agenda vorrücken lassen
 }
do-no-resolution = { TURN("Das Szenario", "endet", $de) } ohne Auflösung
do-resolution = { TURN("Das Szenario", "endet", $de) } mit Auflösung { $number }
do-remember = Merkt euch, dass { $what }
do-record = Notiert im Kampagnenlogbuch: „{ $what }“
do-cross-out = { $mode ->
    [you] Streiche „{ $what }“ im Kampagnenlogbuch
   *[may] „{ $what }“ im Kampagnenlogbuch streichen
 }
do-earn-reward = { TURN("Ihr", "habt", $de) } die Belohnungskarte { $card } verdient
do-campaign-won = { TURN("Die Ermittler", "gewinnen", $de) } die Kampagne
do-campaign-lost = { TURN("Die Ermittler", "verlieren", $de) } die Kampagne
do-read-codex = { $mode ->
    [you] Lies Kodexeintrag { $number ->
        [0] Φ
       *[other] { $number }
     }
   *[may] Kodexeintrag { $number ->
        [0] Φ
       *[other] { $number }
     } lesen
 }
do-read-story = { $mode ->
    [you] Handle die Handlung auf { $what } ab
   *[may] die Handlung auf { $what } abhandeln
 }
do-current-act = { $de ->
    [behind] wird Szene { $number }
   *[start] Szene { $number } wird
 } die aktuelle Szene
do-current-agenda = { $de ->
    [behind] wird Agenda { $number }
   *[start] Agenda { $number } wird
 } die aktuelle Agenda
do-define-x = { $de ->
    [behind] ist X { $number }
   *[start] X ist { $number }
 }
do-run = { $what }

# Wie Effekte zusammengesetzt sind
nothing-happens = Nichts geschieht.
opened = { $opening }, { $clause }
opened-adverb = { $opening } { $clause }
opened-list = { $opening }: { $effects }
low = { LOW($clause) }
semicolon = { $first }; { $second }
choice = Wähle eine Möglichkeit: { $options }
choice-by = { $who } wählt eine Möglichkeit: { $options }
choice-times = Wähle { $count ->
    [1] einmal
   *[other] { $count }-mal
 } eine Möglichkeit: { $options }
numbered = ({ $number }) { $effects }
may-clause = { TURN("Du", "darfst", $de) } { $clause }
may-do = Du darfst Folgendes tun: { $effects }
may-by = { $who } darf Folgendes geschehen lassen: { $effects }
may-by-price = Der Preis dafür: { $price }.
must-clause = { $de ->
    [behind] musst du als zusätzliche Kosten
   *[start] Als zusätzliche Kosten musst du
 } { $clause }
opening-if = Falls { $condition }
opening-if-then = Falls dann { $condition }
opening-while = Solange { $condition }
opening-otherwise = Andernfalls
opening-then = Dann
cond-impossible = das nicht möglich ist
cond-you-do = du das tust
cond-you-succeed = die Probe gelingt
cond-you-fail = die Probe misslingt
opening-instead = Stattdessen
for-each = Für { $what }: { $effects }
times = { $count ->
    [one] Einmal
   *[other] { $count }-mal
 }: { $effects }
each-investigator = { $who }, in Spielerreihenfolge: { $effects }
until-action = Bis zum Ende dieser Aktion
until-turn = Bis zum Ende des Zuges
until-phase = Bis zum Ende der Phase
until-round = Bis zum Ende der Runde
until-game = Bis zum Ende des Spiels
until-mythos-begins = Bis zum Beginn der nächsten Mythosphase
until-mythos-ends = Bis zum Ende der Mythosphase
until-investigation-begins = Bis zum Beginn der nächsten Ermittlungsphase
until-investigation-ends = Bis zum Ende der Ermittlungsphase
until-enemy-begins = Bis zum Beginn der nächsten Gegnerphase
until-enemy-ends = Bis zum Ende der Gegnerphase
until-upkeep-begins = Bis zum Beginn der nächsten Unterhaltsphase
until-upkeep-ends = Bis zum Ende der Unterhaltsphase
until-your-next-turn = Bis zum Beginn deines nächsten Zuges
one-investigator = { $who } führt Folgendes aus: { $effects }
or-if = (Stattdessen { $number }, falls { $condition }.)
until-next-upkeep = In der nächsten Unterhaltsphase
under-control = Die Kontrolle darüber erhält { $who }.
