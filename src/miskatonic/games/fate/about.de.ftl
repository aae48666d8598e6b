# Was Fate ist, für jemanden, der noch nie davon gehört hat. Nicht für seine Regeln.
game-fate = Fate
game-fate-claim = Beschwöre deinen Gott, ehe die anderen ihren beschwören.
game-fate-facts = 2–4 Personen · 60 Minuten
game-fate-about = Jeder von euch führt einen Kult, und jeder Kult will einen Ältesten Gott beschwören; wer seinen Kreis zuerst vollendet, gewinnt. Sprüche bewegen die Schicksalsfigur von Ort zu Ort, Kultisten sammeln sich, wohin sie geht, und ein bereiter Spruch trifft in jedem Zug. Je mehr du wagst, desto mehr Ermittler folgen dir nach Hause – und sie kommen, um zu zerstören, was du errichtet hast.
