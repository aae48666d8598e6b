# Was ein Tipp sagt
hint-steps = etwa { NUMBER($steps, minimumFractionDigits: 1) } Felder des Summon-Markers
hint-god-place = nach gewonnenen Partien Platz { $place } von { $gods }
hint-aim = Am meisten zu holen ist am Ort { $place }; die Kontrolle gelingt dort mit etwa { $percent } %.
hint-ready = Von den Sprüchen, die du bereitlegen könntest, bringt dir { $card } am meisten.
hint-ready-none = Kein Spruch, den du jetzt bereitlegen könntest, ist seinen Preis wert.
hint-missed-least = { $card } würde am wenigsten fehlen.
hint-enough = Noch ein Ermittler hülfe deinen Rivalen mehr als dir.
hint-turn-over = Das Beste, was offen liegt, ist { $artefact }; ein unbekanntes Artefakt ist im Schnitt mehr wert.
hint-keep-shown = { $artefact } liegt offen, und wenige Artefakte sind mehr wert.
hint-none-shown = Es liegt kein Artefakt offen.
hint-keep-signs = Deine Zeichen, { $signs } an der Zahl, wiegen noch keinen Kultisten auf.
hint-artefact = Von diesen nützt dir { $artefact } am längsten.
hint-top = Nichts, was offen liegt, ist so viel wert wie im Schnitt ein unbekanntes Artefakt.
hint-artefact-least = { $artefact } würde am wenigsten fehlen.
hint-roam = Jeder Kultist in den Anderen Welten ist ein Würfel mehr; { $count ->
    [0] noch hast du keinen dort.
    [one] bisher hast du { $count } dort.
   *[other] bisher hast du { $count } dort.
 }
hint-stay = Kein Kultist wäre anderswo mehr wert.
hint-god = Dieser Gott hat von beiden häufiger gewonnen.
hint-colour = Die Farben unterscheiden sich nur im Aussehen.
hint-not-now = Was du jetzt einsetzen könntest, nützt dir in einem anderen Augenblick mehr.
hint-nothing-to-use = Du hast nichts, was du jetzt einsetzen könntest.
hint-call-from-below = Deine Lodge ist leer, und im Abyss warten Kultisten.
hint-false-trail = In deiner Lodge sind so viele Ermittler, dass ein Raid droht.
hint-dream-road = Deine Karten allein führen nicht an den Ort, der am meisten bringt.
hint-mind-theft = Du hast weder ein Paar noch ein Tor; ein zweiter Spruch mit gleicher Rückseite führt dich überallhin.
hint-blood-price = Die Kultisten hier haben getan, was sie konnten; jetzt sind sie ein Feld wert.
hint-betrayal = Ein Kultist weniger entscheidet hier über die Kontrolle.
hint-betrayal-dice = Ein Kultist weniger in den Anderen Welten ist ein Würfel weniger für { $rival }.
hint-press-call = Die Zeichen, die dieser Raid bringen kann, sind mehr wert als der Spruch.
hint-rising-tide = Ein Feld ohne Gegenleistung; steht dein Marker über 4, geht es nicht mehr.
hint-broken-seal = Deine Zeichen wiegen so schwer, dass zwei weniger den Spruch wert sind.
hint-shining-stone = Er ist ein Feld wert, und Warten bringt nichts Besseres.
hint-black-mirror = Ein Fluch trifft umso länger, je früher er kommt.
hint-bone-flute = Im Abyss wartet mehr als einer deiner Kultisten.
hint-ward-ring = Ein Ermittler weniger in deiner Lodge, einer mehr bei einem Rivalen.
hint-yellow-mask = Einer deiner Kultisten kann in den Anderen Welten den Platz eines fremden einnehmen.
hint-star-chart = Ein Spruch mehr, jedes Mal, wenn sie bereit ist.
hint-dice = Würfel, die du hier gern noch einmal rollen sähest: { $count }.
hint-theft = Eine Rückseite, die du schon einmal hast, ergibt ein Paar.
hint-own-cultist = Dieser Kultist fehlt dort, wo er steht, am wenigsten.
hint-rivals-cultist = Dort, wo er steht, ist dieser Kultist dem Rivalen am meisten wert.
hint-rival = Hier trifft es am meisten: { $rival } hat { $signs } Zeichen und den Summon-Wert { $steps }.
hint-banish = Dieser Spruch brächte { $rival } gefährlich weit nach vorn.
hint-signs = Du hast schon { $signs } Zeichen; jedes wiegt schwerer als das davor.
hint-ward = Dieser Wurf brächte dir { $brought ->
    [one] ein Zeichen
   *[other] { $brought } Zeichen
}, und du hast { $signs ->
    [0] noch keines
    [one] schon eines
   *[other] schon { $signs }
}.
hint-amulet = In deiner Lodge { $count ->
    [one] steht { $count } Ermittler
   *[other] stehen { $count } Ermittler
}, und du hast { $signs } Zeichen.
hint-dagger = Mit dem Dolch kostet es einen Kultisten weniger.
hint-sacrifice = Was es bringt, ist mehr wert als die Kultisten.
hint-idol = Mit dem Götzenbild ist die Kontrolle sicher; ein Wurf bringt sie selten.
hint-free-roll = Der Wurf kostet nichts und kann die Kontrolle bringen.
hint-return = Aus der Lodge kannst du sie wieder aussenden; im Abyss tun sie nichts.
hint-gift = Das Feld ist mehr wert als der Spruch, den du dafür hergibst.
hint-place = Dort zählen Kultisten am meisten.
hint-release = Wenn sie zurückkehren, helfen sie deinen Rivalen am wenigsten.
hint-lay-tile = Ein Ort ist so gut wie der andere; andere kommen überall vorbei.
hint-fourth-cast = Er nützt sofort, und dann braucht er keinen Platz mehr.
