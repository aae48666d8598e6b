# Was ein Tipp sagt
hint-points = Wert etwa { NUMBER($points, minimumFractionDigits: 1) } Punkte des Bücherregals: { $option }
hint-suspicion = Verdacht { $percent } %: { $option }
hint-chance-change = Ändert die Siegchance deines Teams um etwa { $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
}: { $option }
hint-chance-pretended = Ein Ermittler an deiner Stelle würde damit rechnen, dass es die Siegchance seines Teams um etwa { $percent ->
    [one] { $percent } Prozentpunkt
   *[other] { $percent } Prozentpunkte
} ändert: { $option }
hint-plot = Für euren Plan etwa { NUMBER($points, minimumFractionDigits: 1) } wert, in Punkten des Bücherregals: { $option }
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
