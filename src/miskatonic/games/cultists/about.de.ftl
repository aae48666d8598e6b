# Was Cultists ist, für jemanden, der noch nie davon gehört hat. Nicht für seine Regeln.
game-cultists = Cultists
game-cultists-claim = Einer von euch mordet. Findet heraus, wer.
game-cultists-facts = 4–8 Personen · 60 Minuten
game-cultists-about = Ihr sucht in einer Universität nach verbotenen Büchern, und einer oder zwei von euch dienen heimlich dem Kult. Wer sich trifft, tauscht verdeckt Karten, und eine davon kann töten; ihr prüft einander, redet, lügt und stimmt ab. Die Ermittler gewinnen gemeinsam, wenn sie genug Bücher finden oder den Kult entlarven, ehe zu viele tot sind – und wer stirbt, spielt weiter, als Geist.
