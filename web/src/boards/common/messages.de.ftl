# Was die Spielbretter aller Spiele sagen.
shared-your-name = { $name } (du)
shared-bot = von einem Bot gespielt
shared-away = nicht verbunden
shared-active = aktiver Spieler
shared-deciding = entscheidet gerade
shared-wins = gewinnt
shared-choices = Möglichkeiten: { $thing }
shared-close = Schließen
shared-as-text = Tisch als Text
shared-as-picture = Tisch als Bild
shared-more = Mehr zu diesem Brett
shared-lift-hand = Hand anheben
shared-lower-hand = Hand ablegen
shared-changed = Seit deinem letzten Zug verändert: { $by }.
shared-marked = Hier ist seit deinem letzten Zug etwas geschehen.

# Ein einfacher Spielplan
plain-yes = ja
plain-no = nein
