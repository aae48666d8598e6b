# Was Horror ist, für jemanden, der noch nie davon gehört hat. Nicht für seine Regeln.
game-horror = Horror
game-horror-claim = Niemand gewinnt allein. Niemand bleibt, wie er war.
game-horror-facts = 1–4 Personen · 90 Minuten
game-horror-about = Ihr seid Ermittler auf derselben Seite, jeder mit einem Kartendeck: was ihr bei euch tragt, was ihr wisst und was euch verfolgt. Gemeinsam erkundet ihr Arkham, sucht Hinweise, bekämpft, was euch folgt, oder entkommt ihm; wie ein Wagnis ausgeht, entscheidet ein Marker aus dem Beutel. Ihr gewinnt oder verliert zusammen: Die Geschichte geht mit euch weiter – oder ohne euch.
