# Was ein Tipp sagt
hint-points = etwa { NUMBER($points, minimumFractionDigits: 1) } Punkte des Bücherregals
hint-plot = für euren Plan etwa { NUMBER($points, minimumFractionDigits: 1) }, in Punkten des Bücherregals
hint-suspicion = Verdacht etwa { $percent } %
hint-chance-change = ändert die Siegchance deines Teams um etwa { $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
 }
hint-chance-pretended = für einen Ermittler an deiner Stelle eine Änderung von etwa { $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkten
 } in der Siegchance seines Teams
hint-remarkable = um { $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
 } auffälliger, als der Rede wert ist
hint-marks = Anzeichen dafür, dass er euch kennt: { NUMBER($marks, minimumFractionDigits: 1) }
hint-cover = Du wirst mit etwa { $percent } % verdächtigt: Lass dich bei dem sehen, was alle tun.
hint-murder = Du weißt von { $dead } Toten, und { $threshold } sind nötig.
hint-spoil = Eine schlechte Karte schadet ihnen hier mehr, als eine gute dir Vertrauen brächte: { $place }.
hint-check = { $who } ist mit etwa { $percent } % tot, und niemand hat nachgesehen.
hint-search = Die nächste Karte am Ort { $place } ist mit etwa { $percent } % ein Erfolg.
hint-fill = { $place } hat { $books } von { $all } Büchern; ehe mehr auftauchen, braucht der Stapel Karten.
hint-fight = Der Kult blockiert diesen Raum, bis ihn jemand bekämpft: { $place }.
hint-secure = Karten, die du hier ablegst, machen die unsicheren Wege sicherer; mehr ist hier nicht zu holen.
hint-chase = Der Fischmensch versperrt diesen Ort, bis ihn jemand vertreibt: { $place }.
hint-restart = Ohne Strom kommt es auch unter mehreren zu Begegnungen, und die Kamera ist blind.
hint-pass = Nichts, was du hier tun könntest, ist mehr wert als nichts.
hint-goes = So wird { $who } eliminiert, verdächtigt mit etwa { $percent } %.
hint-nobody-goes = So wird niemand eliminiert.
hint-investigator-goes = So wird { $who } eliminiert, und damit ein Ermittler.
hint-fellow-goes = Was du auch tust: Einer von euch wird eliminiert.
hint-way = Der Weg führt zu: { $place }.
hint-character = Die Charaktere unterscheiden sich nur im Aussehen.
hint-nobody-to-name = Es ist niemand mehr da, den du nennen könntest.
hint-spare-fellow = Der Tisch hat einen von euch im Blick; hilf ihm nicht dabei.
hint-abstain = Jemanden zu nennen lohnt sich ab { $least } Prozentpunkten Siegchance; { $who } brächte etwa { $percent }.
hint-abstain-pretended = Ein Ermittler an deiner Stelle würde niemanden nennen, der seinem Team weniger als { $least } Prozentpunkte Siegchance bringt; nach seiner Rechnung brächte { $who } etwa { $percent }.
hint-all-said = Seit der ersten Runde ist nichts Neues dazugekommen.
hint-suspected = Nach allem, was offen liegt, ist { $who } mit etwa { $percent } % Kultist.
hint-accused = Du wurdest beschuldigt; ein Ermittler würde widersprechen.
hint-nobody-stands-out = Nach allem, was offen liegt, fällt niemand besonders auf.
hint-report = Meldest du es, fällt der Blick auf einen Ermittler.
hint-silent = Meldest du es, fällt der Blick auf dich oder die Deinen.
hint-close-portal = Ein offenes Portal hilft nur den Kultisten.
hint-help = Alle sehen, wer sich weigert, und du wirst schon mit etwa { $percent } % verdächtigt.
hint-refuse = Du wirst nur mit etwa { $percent } % verdächtigt; eine Weigerung kannst du dir leisten.
hint-fire = In diesem Raum geht am meisten verloren.
hint-no-fire = In keinem Raum ginge schon genug verloren.
hint-claim = Du weißt von { $dead } Toten, und { $threshold } genügen.
hint-no-claim = Du weißt von { $dead } Toten; { $threshold } sind nötig.
hint-guess = Von allen Ermittlern hat sich { $who } am ehesten so verhalten wie jemand, der euch kennt.
