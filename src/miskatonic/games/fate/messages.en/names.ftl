# Symbols, places, colours
symbol-book = Book
symbol-lantern = Lantern
symbol-flame = Flame
symbol-skull = Skull
symbol-moon = Moon
location-other-worlds = Other Worlds
location-library = Library
location-streets = Streets of Arkham
location-ceremony = The Ceremony
location-museum = Museum
location-gathering = The Gathering
from-other-worlds = from Other Worlds
from-library = from the Library
from-streets = from the Streets of Arkham
from-ceremony = from The Ceremony
from-museum = from the Museum
from-gathering = from The Gathering
from-lodge = from the lodge
from-abyss = from the abyss
from-captive = from captivity
to-other-worlds = to Other Worlds
to-library = to the Library
to-streets = to the Streets of Arkham
to-ceremony = to The Ceremony
to-museum = to the Museum
to-gathering = to The Gathering
to-lodge = to the lodge
to-abyss = to the abyss
to-captive = into captivity
colour-crimson = Crimson
colour-amber = Amber
colour-jade = Jade
colour-violet = Violet

# Dice
face-tentacle = Tentacle
face-star = Star
face-eye = Eye
dice-tentacle = { $count ->
    [one] a Tentacle
   *[other] { $count } Tentacles
 }
dice-star = { $count ->
    [one] a Star
   *[other] { $count } Stars
 }
dice-eye = { $count ->
    [one] an Eye
   *[other] { $count } Eyes
 }

# Cards
card = { $spell } ({ $back })
card-gate = Gate
back = a { $symbol } spell
spell-call-from-below = Call from Below
spell-false-trail = False Trail
spell-dream-road = Dream Road
spell-mind-theft = Mind Theft
spell-blood-price = Blood Price
spell-frenzy = Frenzy
spell-warding-circle = Warding Circle
spell-betrayal = Betrayal
spell-banishment = Banishment
spell-press-call = Press Call
spell-rising-tide = Rising Tide
spell-broken-seal = Broken Seal
artefact-necronomicon = Necronomicon
artefact-amulet = Amulet of Nephren-Ka
artefact-silver-key = Silver Key
artefact-elder-lamp = Elder Lamp
artefact-idol = Idol
artefact-dagger = Sacrificial Dagger
artefact-shining-stone = Shining Stone
artefact-black-mirror = Black Mirror
artefact-bone-flute = Bone Flute
artefact-ward-ring = Ward Ring
artefact-yellow-mask = Yellow Mask
artefact-star-chart = Star Chart
curse-broken-word = Broken Word
curse-blind-stars = Blind Stars
curse-empty-showcase = Empty Showcase
curse-hunger = Hunger of the Deep
curse-torn-veil = Torn Veil
curse-doubt = Doubt
curse-backlash = Backlash
curse-barred-gate = Barred Gate
god-cthulhu = Cthulhu
god-hastur = Hastur
god-nyarlathotep = Nyarlathotep
god-ithaqua = Ithaqua
god-tsathoggua = Tsathoggua
god-shub-niggurath = Shub-Niggurath
god-yog-sothoth = Yog-Sothoth
god-azathoth = Azathoth
squall-frost = Frost
squall-tracks = Tracks
squall-gust = Gust
squall-calm = Calm
