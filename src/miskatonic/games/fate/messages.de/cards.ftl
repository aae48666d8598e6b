# Der Text auf den Karten, aus Wörtern zusammengesetzt
text-spell = { $timing }: { $effect }.
text-spell-needs = { $timing }, wenn { $needs }: { $effect }.
text-artefact = { $timing }, { $price }: { $effect }.
text-artefact-needs = { $timing }, { $price }, wenn { $needs }: { $effect }.
text-curse = { $trigger }: { $effect }.
text-plain = { $effect }.
timing-any-turn = In jedem Zug
timing-own-turn = In deinem Zug
timing-prep = In deinem Zug vor der Bewegung
timing-roll = Nach jedem Wurf
timing-own-roll = Nach einem deiner Würfe
timing-cast = Wenn ein Rivale einen Spruch ausführt
timing-raid = Nach dem Wurf in einem Raid gegen dich
timing-before-raid = Vor dem Wurf in einem Raid gegen dich
timing-moving = Wenn du mit einem einzelnen Spruch bewegst
timing-readying = Während du einen Spruch bereitstellst
timing-counting = Wenn dir die Kontrolle fehlt und du sie dadurch erhältst
timing-sacrificing = Wenn du opferst
price-exhaust = erschöpfen
price-destroy = zerstören
need-own-cultists-abyss = { $count ->
    [one] einer deiner Kultisten im Abyss ist
   *[other] { $count } deiner Kultisten im Abyss sind
 }
need-own-cultists-here = { $count ->
    [one] einer deiner Kultisten hier ist
   *[other] { $count } deiner Kultisten hier sind
 }
need-own-investigators = ein Ermittler in deiner Lodge ist
need-own-signs = ein Älteres Zeichen auf deinem Kreis liegt
need-marker-at-most = dein Marker auf { $space } oder darunter steht
need-rival-spell = ein Rivale deiner Wahl einen Spruch auf der Hand hat
need-rival-here = ein Rivale deiner Wahl einen Kultisten hier hat
need-raid-possible = ein Ermittler im Vorrat oder in der Lodge eines Rivalen deiner Wahl ist
need-not-in-force = er nicht schon wirkt
need-success-rolled = der Wurf einen Erfolg zeigt
need-swap-possible = einer deiner Kultisten und einer eines Rivalen in verschiedenen Lokationen sind
when-broken-word = Wenn der Verfluchte auf irgendeine Weise einen Spruch bereitstellt
when-blind-stars = Wenn der Wurf des Verfluchten in den Anderen Welten einen Erfolg zeigt
when-empty-showcase = Wenn der Verfluchte ein Artefakt nimmt
when-hunger = Sobald der Verfluchte { $hungry } oder mehr Kultisten in der Lodge hat
when-torn-veil = Wenn der Verfluchte die Schicksalsfigur mit einem Paar bewegt
when-doubt = Wenn der Verfluchte Kontrolle oder zeitweise Kontrolle hätte, nach einem etwaigen Wurf dafür
when-backlash = Nachdem der Verfluchte einen Spruch ausgeführt hat
when-barred-gate = Wenn der Marker des Verfluchten auf { $barred } oder weiter vorrückt
word-then = { $first }. Danach: { $second }
word-either = Entweder: { $first }. Oder: { $second }
word-cultists-abyss-lodge-own = { $count } deiner Kultisten gehen aus dem Abyss in deine Lodge, so weit möglich
word-cultists-lodge-abyss-own = { $count } Kultisten gehen aus der Lodge in den Abyss, so weit möglich
word-cultists-abyss-any-own = { $count ->
    [one] Einer deiner Kultisten geht
   *[other] { $count } deiner Kultisten gehen
 } aus dem Abyss in eine beliebige Lokation
word-cultists-here-abyss-rival = { $count ->
    [one] Ein Kultist dieses Rivalen hier geht
   *[other] { $count } Kultisten dieses Rivalen hier gehen
 } in den Abyss
word-investigators-lodge-rival = { $least ->
    [0] { $count ->
        [one] Ein Ermittler geht
       *[other] { $count } Ermittler gehen
    }
   *[other] { $least } oder { $count } Ermittler gehen
 } aus deiner Lodge in die eines Rivalen
word-investigators-supply-rival = { $count } Ermittler gehen aus dem Vorrat in die Lodge dieses Rivalen, so weit möglich
word-investigators-supply-lodge = { $count } Ermittler gehen aus dem Vorrat in die Lodge, so weit möglich
word-investigators-lodge-supply = Alle Ermittler in deiner Lodge gehen in den Vorrat
word-summon = Rücke deinen Summon-Marker { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
 } vor
word-step-back = Der Marker geht { $steps } zurück, bevor er den Sieg bringt
word-remove-signs = Entferne { $count } Ältere Zeichen von deinem Kreis, so weit möglich
word-draw = Ziehe { $count ->
    [one] einen Spruch
   *[other] { $count } Sprüche
 }
word-sacrifice = Opfere { $count ->
    [one] einen Kultisten
   *[other] { $count } Kultisten
 } hier
word-steal-spell = Wähle einen Spruch auf der Hand dieses Rivalen nach seiner Rückseite; er kommt auf deine Hand, und nur ihr beide erfahrt seine Vorderseite
word-reroll-chosen = Wirf einen oder mehrere der Würfel neu
word-reroll-one = Wirf einen der Würfel neu
word-reroll-successes = Alle Erfolge werden einmal neu geworfen, vor den Reaktionen auf den Wurf
word-ward-signs = Die ersten { $count } Älteren Zeichen dieses Raids werden nicht genommen; Ermittler bewegen sich wie gewürfelt
word-cancel = Der Spruch wird aufgehoben
word-raid-rival = Es gibt einen Raid gegen diesen Rivalen
word-end-raid = Es wird nicht gewürfelt
word-curse-rival = Ein Rivale deiner Wahl erhält einen Fluch; er zählt nicht als der eine Fluch durch Zeichen
word-swap = Einer deiner Kultisten und einer eines Rivalen in einer anderen Lokation tauschen die Plätze
word-any-road = Ein einzelner Spruch bewegt die Schicksalsfigur in eine beliebige andere Lokation, welches Symbol er auch hat
word-joker = Ein Joker mehr für diesen Spruch
word-count-more = Zähle hier { $count } deiner Kultisten mehr, für die Anzahl und für die Mehrheit
word-cheaper = Der Preis ist { $count ->
    [one] ein Kultist
   *[other] { $count } Kultisten
 } weniger, mindestens 0; der Effekt ist der des vollen Preises
word-discard-spell = Lege einen Spruch deiner Wahl aus der Hand ab, falls du einen hast
word-lose-spell = Der Spruch wird ohne Wirkung abgelegt, ein vierter nicht ausgeführt; die Spalte wird geleert wie sonst auch
word-lose-artefact = Das Artefakt kommt stattdessen auf den Ablagestapel
word-no-control = In diesem Zug gibt es keine Kontrolle
word-nothing = Keine Wirkung
word-oust = Ein Kultist eines Rivalen außerhalb der Anderen Welten geht in den Abyss; dann nimmt einer deiner Kultisten aus der Lodge, falls einer da ist, seinen Platz ein
word-capture = Nimm einen Kultisten eines Rivalen außerhalb der Anderen Welten gefangen; er liegt auf deiner Lodge
word-release = Mit { $count } oder mehr Gefangenen darfst du { $count } deiner Wahl in den Abyss schicken und deinen Summon-Marker { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
 } vorrücken, einmal je Dark Gift
word-lay-tile = Ziehe zufällig einen Wintersturm, sieh ihn an und lege ihn verdeckt auf eine Lokation ohne Wintersturm (höchstens { $most } auf dem Spielbrett)
word-drop-readied = Lege einen deiner bereiten Sprüche ohne Wirkung ab und rücke deinen Summon-Marker { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
 } vor
word-place = Du darfst { $count ->
    [one] einen Kultisten
   *[other] { $count } Kultisten
 } aus deiner Lodge in eine beliebige Lokation setzen
word-roam = Bewege bis zu { $count } deiner Kultisten, jeden aus seiner Lokation in eine andere
word-roll-for-summon = Wirf { $dice } Würfel; bei mindestens einem Erfolg rückt dein Summon-Marker { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
 } vor, auch bei mehreren nicht weiter; dann geht für jedes Auge ein Ermittler aus dem Vorrat in deine Lodge, so weit möglich
