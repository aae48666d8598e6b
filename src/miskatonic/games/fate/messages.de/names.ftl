# Symbole, Orte, Farben
symbol-book = Buch
symbol-lantern = Laterne
symbol-flame = Flamme
symbol-skull = Schädel
symbol-moon = Mond
location-other-worlds = Andere Welten
location-library = Bibliothek
location-streets = Straßen von Arkham
location-ceremony = Die Zeremonie
location-museum = Museum
location-gathering = Die Versammlung
from-other-worlds = aus den Anderen Welten
from-library = aus der Bibliothek
from-streets = aus den Straßen von Arkham
from-ceremony = von der Zeremonie
from-museum = aus dem Museum
from-gathering = von der Versammlung
from-lodge = aus der Lodge
from-abyss = aus dem Abyss
from-captive = aus der Gefangenschaft
to-other-worlds = in die Anderen Welten
to-library = in die Bibliothek
to-streets = in die Straßen von Arkham
to-ceremony = zur Zeremonie
to-museum = ins Museum
to-gathering = zur Versammlung
to-lodge = in die Lodge
to-abyss = in den Abyss
to-captive = in Gefangenschaft
colour-crimson = Karmesin
colour-amber = Bernstein
colour-jade = Jade
colour-violet = Violett

# Würfel
face-tentacle = Tentakel
face-star = Stern
face-eye = Auge
dice-tentacle = { $count ->
    [one] ein Tentakel
   *[other] { $count } Tentakel
 }
dice-star = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
 }
dice-eye = { $count ->
    [one] ein Auge
   *[other] { $count } Augen
 }

# Karten
card = { $spell } ({ $back })
card-gate = Tor
back = einen Spruch mit Rückseite { $symbol }
spell-call-from-below = Ruf aus der Tiefe
spell-false-trail = Falsche Fährte
spell-dream-road = Traumpfad
spell-mind-theft = Gedankenraub
spell-blood-price = Blutpreis
spell-frenzy = Raserei
spell-warding-circle = Bannkreis
spell-betrayal = Verrat
spell-banishment = Verbannung
spell-press-call = Presseruf
spell-rising-tide = Steigende Flut
spell-broken-seal = Gebrochenes Siegel
artefact-necronomicon = Necronomicon
artefact-amulet = Amulett des Nephren-Ka
artefact-silver-key = Silberschlüssel
artefact-elder-lamp = Lampe der Alten
artefact-idol = Götzenbild
artefact-dagger = Opferdolch
artefact-shining-stone = Leuchtender Stein
artefact-black-mirror = Schwarzer Spiegel
artefact-bone-flute = Knochenflöte
artefact-ward-ring = Schutzring
artefact-yellow-mask = Gelbe Maske
artefact-star-chart = Sternkarte
curse-broken-word = Gebrochenes Wort
curse-blind-stars = Blinde Sterne
curse-empty-showcase = Leere Vitrine
curse-hunger = Hunger der Tiefe
curse-torn-veil = Zerrissener Schleier
curse-doubt = Zweifel
curse-backlash = Rückschlag
curse-barred-gate = Versperrtes Tor
god-cthulhu = Cthulhu
god-hastur = Hastur
god-nyarlathotep = Nyarlathotep
god-ithaqua = Ithaqua
god-tsathoggua = Tsathoggua
god-shub-niggurath = Shub-Niggurath
god-yog-sothoth = Yog-Sothoth
god-azathoth = Azathoth
squall-frost = Frost
squall-tracks = Spuren
squall-gust = Bö
squall-calm = Stille
