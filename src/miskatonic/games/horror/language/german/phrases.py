"""German numbers, tokens and noun phrases: "2 bereite [[Verbündeter]]-Vorteile, die du kontrollierst".

Cases are not checked: whoever writes "einem Gegner" for "einen Gegner" is understood all the same, since the
order of words tells who does what. Not for sentences.
"""

from typing import Any

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import things as w

A = "ein|eine|einen|einem|einer|eines"
THE = "der|die|das|den|dem|des"
THAT = "jener|jene|jenes|jenen|jenem|dieser|diese|dieses|diesen|diesem"
EACH = "jeder|jede|jedes|jeden|jedem"
OTHER = "anderer|andere|anderes|anderen|anderem"


def adjective(stem: str) -> str:
    """Return all forms of an adjective."""
    return "|".join(f"{stem}{end}" for end in ("e", "er", "es", "en", "em"))


def _each(phrase: str, table: dict[str, Any]) -> list[Rule]:
    return [Rule(phrase, pattern, b.const(value)) for pattern, value in table.items()]


_NUMBERS = {
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "fünf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10,
}
ENEMY = "gegner|gegners|gegnern"
CARD = "karte|karten"
_TAKES = "(durchführt / ablegt)"
PLACE = "ort|ortes|orts|orte|orten"
PERSON = "ermittler|ermittlers|ermittlern|ermittlerin"
MORE = "zusätzlich|zusätzliche|zusätzlichen|zusätzlicher|zusätzliches"
CLUE = "hinweis|hinweise|hinweisen"
RESOURCE = "ressource|ressourcen"

NUMBERS = [
    Rule("n", "value=#number", b.same),
    *(Rule("n", word, b.const(number)) for word, number in _NUMBERS.items()),
    Rule("num", "{value:n}", b.same),
    Rule("num", "value=#letter", b.letter),
    Rule("num", "{count:n} [per_investigator]", lambda count: w.PerInvestigator(count)),
    Rule("some", "{value:num}", b.same),
    Rule("some", A, b.const(1)),
    Rule("signed", "value=#signed", b.same),
    Rule("max", "« (bis zu einem / zu einem) maximum von {most:limit_of} {kinds}? »", b.same),
    Rule("max", "« höchstens {most:limit_of} {kinds}? »", b.same),
    Rule("max", "« maximal {most:limit_of} {kinds}? »", b.same),
    Rule("limit_of", "{value:n}", b.same),
    Rule("limit_of", "value=#signed", b.same),
    Rule("kinds", f"schaden|horror|{CLUE}|{CARD}|{RESOURCE}", b.const(True)),
    Rule("per", f"für {EACH} {{value:counted}}", b.same),
    Rule("per", "pro {value:counted}", b.same),
    Rule(
        "counted",
        "{kind:token_kind} , (den / die / das) du kontrollierst|hast ,?",
        lambda kind: w.TokensOn(kind, "you"),
    ),
    Rule("counted", "{kind:token_kind} auf {on:ref}", b.tokens_on),
    Rule("counted", "{what:np}", lambda what: w.CountOf(what)),
    Rule("counted", "punkt , um den die probe gelungen ist ,?", b.const(w.SucceededBy())),
    Rule("counted", "punkt , um den (dir)? (die / diese) probe gelingt ,?", b.const(w.SucceededBy())),
    Rule("counted", "punkt , um den die probe misslungen ist ,?", b.const(w.FailedBy())),
    Rule("counted", "punkt , um den (dir)? (die / diese) probe misslingt ,?", b.const(w.FailedBy())),
    Rule("counted", "karte auf deiner hand", b.const(w.CardsIn("hand"))),
    Rule("amount", "{value:amount1}", b.same),
    Rule("amount", "{number:amount1} {most:max}", lambda number, most: b.times(1, number, most)),
    Rule("amount1", "die anzahl deiner hinweise", b.const(w.TokensOn("clues", "you"))),
    Rule("amount1", "die anzahl deiner ressourcen", b.const(w.TokensOn("resources", "you"))),
    Rule("amount1", "die anzahl (der / an)? {value:counted_many}", b.same),
    Rule("amount1", "{factor:n} × {number:amount1}", lambda factor, number: w.Times(factor, number)),
    Rule("amount1", "der überschuss der gelungenen probe", b.const(w.SucceededBy())),
    Rule("amount1", "der fehlbetrag der misslungenen probe", b.const(w.FailedBy())),
    Rule("amount1", "(dein / deine) {stat:stat}", lambda stat: w.StatOf(stat)),
    Rule(
        "amount1",
        "(dein / deine) verbliebene {stat:stat}",
        lambda stat: w.StatOf(f"remaining-{stat}") if stat in ("health", "sanity") else None,
    ),
    Rule(
        "amount1",
        "(der / dem) aufgedruckten {stat:stat} {of:ref_of}",
        lambda stat, of: w.StatOf(stat, of, True),
    ),
    Rule("amount1", "(der / die / dem) {stat:stat} {of:ref_of}", lambda stat, of: w.StatOf(stat, of)),
    Rule(
        "amount1",
        "der aufgedruckte wert {of:ref_of} für {stat:stat}",
        lambda stat, of: w.StatOf(stat, of, True),
    ),
    Rule("amount1", "der wert {of:ref_of} für {stat:stat}", lambda stat, of: w.StatOf(stat, of)),
    Rule("counted_many", "{kind:token_kind} auf {on:ref}", b.tokens_on),
    Rule("counted_many", "{what:np}", lambda what: w.CountOf(what)),
    Rule("counted_many", "karten auf deiner hand", b.const(w.CardsIn("hand"))),
    Rule("amount1", "die menge an schaden auf {on:ref}", lambda on: b.tokens_on("damage", on)),
    Rule("amount1", "die menge an horror auf {on:ref}", lambda on: b.tokens_on("horror", on)),
]

TOKENS = [
    *_each(
        "token_kind",
        {
            "schaden|schadens": "damage",
            "horror|horrors": "horror",
            CLUE: "clues",
            "verderben|verderbens": "doom",
            RESOURCE: "resources",
        },
    ),
    *_each(
        "uses",
        {
            "munition": "ammo",
            "vorrat|vorräte|vorräten": "supplies",
            "ladung|ladungen": "charges",
            "geheimnis|geheimnisse|geheimnissen": "secrets",
            RESOURCE: "resources",
            "opfergabe|opfergaben": "offerings",
            "beweis|beweise|beweisen": "evidence",
            "kopfgeld|kopfgelder|kopfgeldern": "bounties",
            "zeit": "time",
            "pfiff|pfiffe|pfiffen": "whistles",
            "schlüssel": "keys",
            "vorzeichen|omen": "portents",
            "versuch|versuche|versuchen": "tries",
        },
    ),
    *_each(
        "skill",
        {
            "[willpower]|willenskraft": "willpower",
            "[intellect]|intellekt": "intellect",
            "[combat]|kampf": "combat",
            "[agility]|beweglichkeit": "agility",
        },
    ),
    Rule("skills", "{first:skill}", lambda first: (first,)),
    Rule("skills", "{first:skill} oder {second:skills}", lambda first, second: (first, *second)),
    Rule("skills", "{first:skill} , {second:skills}", lambda first, second: (first, *second)),
    Rule("skills", "{first:skill} , oder {second:skills}", lambda first, second: (first, *second)),
    *_each(
        "icon",
        {
            "[willpower]": "willpower",
            "[intellect]": "intellect",
            "[combat]": "combat",
            "[agility]": "agility",
            "[wild]": "wild",
        },
    ),
    Rule("stat", "{value:skill}", b.same),
    *_each(
        "stat",
        {
            "ausdauer": "health",
            "geistige|geistiger gesundheit": "sanity",
            "kampfwert": "fight",
            "entkommenwert|entkommenswert": "evade",
            "schleier|schleiers": "shroud",
            "schaden": "damage",
            "horror": "horror",
            "kosten": "cost",
            "hinweiswert": "clue-value",
            "schwierigkeit": "difficulty",
            "stufe": "level",
            "handkartenlimit": "hand-limit",
            "horror wert|wertes|werts": "horror",
            "schadenswert|schadenswertes": "damage",
            "kampf wert|wertes|werts": "fight",
            "entkommen wert|wertes|werts": "evade",
        },
    ),
    *_each(
        "token",
        {
            "[skull]": "skull",
            "[cultist]": "cultist",
            "[tablet]": "tablet",
            "[elder_thing]": "elder-thing",
            "[auto_fail]": "auto-fail",
            "[elder_sign]": "elder-sign",
        },
    ),
    Rule("tokens", "{first:token}", lambda first: (first,)),
    Rule("tokens", "{first:token} , {names:tokens}", b.reveal_tokens),
    Rule("tokens", "{first:token} ,? oder {names:tokens}", b.reveal_tokens),
    *_each(
        "slot",
        {
            "hand": "hand",
            "handslot|handslots": "hand",
            "arkan": "arcane",
            "arkanslot|arkanslots": "arcane",
            "arkaner|arkanen slot": "arcane",
            "verbündetenslot|verbündetenslots": "ally",
            "verbündeter slot": "ally",
            "verbündeten slot": "ally",
            "accessoireslot|accessoireslots|accessoire": "accessory",
            "accessoire slot": "accessory",
            "zubehörslot|zubehörslots": "accessory",
            "körperslot|körperslots": "body",
            "körper slot": "body",
            "tarotslot": "tarot",
            "tarot slot": "tarot",
            "kopfslot": "head",
            "hand slot": "hand",
            "arkan slot": "arcane",
        },
    ),
    *_each(
        "period",
        {
            "probe": "test",
            "fertigkeitsprobe": "test",
            "zug": "turn",
            "phase": "phase",
            "runde": "round",
            "spiel": "game",
            "angriff": "attack",
        },
    ),
]

_BEHIND_PLACE = {"an deinem ort": (w.At(),), "an deinen ort": (w.At(),)}
REL = "der|die|das|den|dem"

NOUNS = [
    *_each(
        "noun",
        {
            CARD: (),
            "spielerkarte|spielerkarten": (),
            PERSON: (w.Kind("investigator"),),
            "vorteil|vorteils|vorteile|vorteilen|vorteilskarte|vorteilskarten": (w.Kind("asset"),),
            "ereignis|ereignisses|ereignisse|ereignissen|ereigniskarte|ereigniskarten": (w.Kind("event"),),
            "fertigkeit|fertigkeiten|fertigkeitskarte|fertigkeitskarten": (w.Kind("skill"),),
            f"{ENEMY}|gegnerkarte|gegnerkarten": (w.Kind("enemy"),),
            "verratskarte|verratskarten|verrat": (w.Kind("treachery"),),
            PLACE: (w.Kind("location"),),
            "schwäche|schwächen": (w.Weakness(),),
            "grundschwäche|grundschwächen": (w.Weakness(basic=True),),
            "szenariokarte|szenariokarten": (w.ScenarioCard(),),
            "storyvorteil|storyvorteils|storyvorteile": (w.Kind("asset"), w.Story()),
            "nicht storyvorteil|storyvorteils|storyvorteile": (w.Kind("asset"), w.Not(w.Story())),
            "kopie|kopien von #this": (w.Named("?this"),),
            "exemplar|exemplare von #this": (w.Named("?this"),),
            "verbündeter|verbündete|verbündeten|verbündetem": (w.Trait("Ally"),),
        },
    ),
    Rule("nouns", "{value:noun}", b.same),
    Rule("nouns", "{names:traits}", b.traits),
    Rule("traits", "first=#trait", lambda first: (first,)),
    Rule("traits", "first=#trait (oder / und / , oder / or / ,) {second:traits}", b.any_trait),
    Rule("before", "{names:traits}", b.traits),
    Rule("before", "nicht what=#trait", lambda what: b.not_(w.Trait(what))),
    Rule("before", f"einzigartig|{adjective('einzigartig')}", b.const((w.Unique(),))),
    *_each(
        "before",
        {
            "nicht schwäche": (w.Not(w.Weakness()),),
            "nicht elite": (w.Not(w.Trait("Elite")),),
            "nicht story": (w.Not(w.Story()),),
            adjective("spielbereit"): (w.Ready(),),
            adjective("bereit"): (w.Ready(),),
            adjective("erschöpft"): (w.Exhausted(),),
            adjective("enthüllt"): (w.Revealed(),),
            adjective("unenthüllt"): (w.Unrevealed(),),
            adjective("verbunden"): (w.Connecting(),),
            adjective("leer"): (w.Empty(),),
            adjective("nächst"): (w.Nearest(w.AllOf(())),),
            f"am weitesten {adjective('entfernt')}": (w.Farthest(w.AllOf(())),),
            f"{adjective('nächstgelegen')}": (w.Nearest(w.AllOf(())),),
            "schwäche": (w.Weakness(),),
            f"mit dir in (einen / einem) kampf {adjective('verwickelt')}": (w.EngagedWith(),),
            f"in (einen / einem) kampf {adjective('verwickelt')}": (w.Engaged(),),
            "andersnamige|andersnamigen": (w.DifferentFrom(),),
            f"unterschiedliche|{adjective('unterschiedlich')}": (w.DifferentFrom(),),
            f"{adjective('heimgesucht')}": (w.IsHaunted(),),
            f"zu dieser (fertigkeitsprobe / probe) {adjective('beigetragen')}": (w.InZone("committed"),),
        },
    ),
    Rule("before", f"bis zu {{n:n}} verbindungen {adjective('entfernt')}", lambda n: (w.Within(n),)),
    Rule(
        "before",
        f"höchstens {{n:n}} verbindungen von deinem ort {adjective('entfernt')}",
        lambda n: (w.Within(n),),
    ),
    Rule("before", "stufe {n:n}", lambda n: (w.WithStat("level", n, n),)),
    Rule("befores", "{value:before}", b.same),
    Rule("befores", "{first:before} (,)? {second:befores}", b.two),
    *_each(
        "behind",
        {
            **_BEHIND_PLACE,
            "unter deiner kontrolle": (w.ControlledBy(),),
            "(auf / von) deiner hand": (w.InZone("hand"),),
            "von der hand": (w.InZone("hand"),),
            "aus deiner hand": (w.InZone("hand"),),
            "(in / aus) deinem ablagestapel": (w.InZone("discard"),),
            "(in / aus) deinem deck": (w.InZone("deck"),),
            "(in / aus) deiner bedrohungszone": (w.InThreatAreaOf(),),
            "im spiel": (),
            "aus dem spiel": (),
            "aus der bedrohungszone eines (beliebigen)? ermittlers": (w.InThreatAreaOf(anyone=True),),
            "in der bedrohungszone eines (beliebigen)? ermittlers": (w.InThreatAreaOf(anyone=True),),
            f", {REL} du kontrollierst ,?": (w.ControlledBy(),),
            f", {REL} unter deiner kontrolle ist ,?": (w.ControlledBy(),),
            f", {REL} mit dir in (einen / einem) kampf verwickelt (ist / sind) ,?": (w.EngagedWith(),),
            f", {REL} sich an deinem ort befindet|befinden ,?": (w.At(),),
            f", {REL} zu dieser (fertigkeitsprobe / probe) beigetragen (wurde / wurden / worden ist) ,?": (
                w.InZone("committed"),
            ),
            f", {REL} kein storyvorteil ist ,?": (w.Not(w.Story()),),
            f", {REL} keine schwäche ist ,?": (w.Not(w.Weakness()),),
            "unter den durchsuchten karten": (w.Searched(),),
            "(im / aus dem) begegnungsablagestapel": (w.InZone("encounter-discard"),),
            "mit anderem namen": (w.DifferentFrom(),),
        },
    ),
    Rule("behind", "an {ref:place_ref}", lambda ref: (w.At(ref),)),
    Rule("behind", "am ort {ref:ref_of}", lambda ref: (w.At(ref),)),
    Rule("behind", "an {what:place_np}", lambda what: (w.AtPlace(what),)),
    Rule("behind", "der stufe {n:n}", lambda n: (w.WithStat("level", n, n),)),
    Rule("behind", "mit stufe {n:n}", lambda n: (w.WithStat("level", n, n),)),
    Rule("behind", "der stufe value=#range", lambda value: (w.WithStat("level", *value),)),
    Rule("behind", "mit {n:n} oder mehr {kind:token_kind} (darauf)?", lambda n, kind: b.having(kind, n)),
    Rule("behind", "mit mindestens {n:n} {kind:token_kind} (darauf)?", lambda n, kind: b.having(kind, n)),
    Rule("behind", "ohne {kind:token_kind} (darauf)?", lambda kind: (w.Without(kind),)),
    Rule("behind", 'mit "? anwendungen « {type:uses} » "?', lambda type: (w.WithUses(type),)),
    Rule("behind", "mit einem wert für {stat:stat}", lambda stat: (w.WithStat(stat, 1),)),
    Rule("behind", "außer {ref:ref}", lambda ref: (w.Other(ref),)),
    Rule("behinds", "{value:behind}", b.same),
    Rule("behinds", "{first:behind} {second:behinds}", b.two),
    Rule("np", "{nouns:nouns}", b.cards),
    Rule("np", "{before:befores} {nouns:nouns}", b.cards),
    Rule("np", "{nouns:nouns} {behind:behinds}", b.cards),
    Rule("np", "{before:befores} {nouns:nouns} {behind:behinds}", b.cards),
    Rule("np", "{first:core} oder {article}? {second:core}", b.either),
    Rule(
        "np",
        "{first:core} oder {article}? {second:core} {behind:behinds}",
        lambda first, second, behind: b.cards((b.either(first, second),), behind=behind),
    ),
    Rule("np", "{first:core_behind} oder {article} {second:core_behind}", b.either),
    Rule("core", "{nouns:noun}", b.cards),
    Rule("core", "{before:befores} {nouns:noun}", b.cards),
    Rule("core_behind", "{nouns:nouns} {behind:behinds}", b.cards),
    Rule("core_behind", "{before:befores} {nouns:nouns} {behind:behinds}", b.cards),
    Rule("place_np", f"{A} {{what:np}}", b.same),
    Rule("place_np", f"{A} {OTHER} {{what:np}}", b.another),
    Rule("article", A, b.const(True)),
]


def _that(noun: str) -> str:
    return f"({THAT} / {THE}) {noun}"


REFS = [
    *_each(
        "ref",
        {
            "du|dich|dir": "you",
            "#this": "this",
            f"({THE}) #this": "this",
            "diese|dieser karte": "this",
            "dieser|diese|diesen|diesem vorteil": "this",
            "dieses|diesem ereignis": "this",
            "diese|dieser fertigkeitskarte": "this",
            "diese|dieser verratskarte": "this",
            "diese|dieser vorteilskarte": "this",
            "dein|deinem|deinen ort": "location",
            "sie|ihn|es|ihm|ihr": "?it",
            "jene|jener karte": "?card",
            f"jener|jenen|jenem {ENEMY}": "?enemy",
            f"dieser|diesen|diesem {ENEMY}": "?this-enemy",
            f"der|den|dem {ENEMY}": "?enemy",
            "jener|jenen|jenem vorteil": "?asset",
            "jene|jener vorteilskarte": "?asset",
            "jener|jene ereigniskarte": "?event",
            "jenes|jenem ereignis": "?event",
            "jene|jener verratskarte": "?treachery",
            f"jener|jenen|jenem {PLACE}": "?location",
            f"dieser|diesen|diesem {PLACE}": "?this-location",
            f"jener|jenen|jenem {PERSON}": "?investigator",
            f"dieser|diesen|diesem {PERSON}": "?investigator",
            f"der|dem|den {PERSON} , der (die / diese) (probe / fertigkeitsprobe) {_TAKES} ,?": "performer",
            f"der|dem|den gewählte|gewählten {ENEMY}": "chosen",
            f"der|dem|den gewählte|gewählten {PERSON}": "chosen",
            f"der|dem|den gewählte|gewählten {PLACE}": "chosen",
            "die|der gewählte|gewählten karte": "chosen",
            "die|der gewählte|gewählten fertigkeitskarte": "chosen",
            f"der|den|dem (ziel / angegriffene|angegriffenen) {ENEMY}": "that",
            f"dem {ENEMY} , dem du entkommen bist ,?": "that",
            "die gefundene|gefundenen karte|karten": "drawn",
            "hier": "this",
            f"{ENEMY} mit dieser verstärkung": "host",
        },
    ),
    *_each(
        "ref_of",
        {
            f"jenes|dieses|des {ENEMY}": "?enemy",
            "jener|dieser karte": "?card",
            f"jenes|dieses {PERSON}": "?investigator",
            f"jenes|dieses {PLACE}": "?location",
            "von #this": "this",
            "#this": "this",
            f"des angegriffenen {ENEMY}": "that",
        },
    ),
    *_each(
        "place_ref",
        {
            "deinem|deinen|deinen ort": "you",
            "jenem|jenen ort": "?location",
            "diesem|diesen ort": "?this-location",
            "dem|den gewählten ort": "chosen",
        },
    ),
    Rule("aim", "{value:ref}", b.same),
    Rule("aim", f"{A} {{what:np}}", b.choose),
    Rule("aim", "1 {what:np}", b.choose),
    Rule("aim", f"{A} {OTHER} {{what:np}}", lambda what: b.choose(what, other=True)),
    Rule("aim", "{count:many} {what:np}", b.choose),
    Rule("aim", f"{{count:many}} {OTHER} {{what:np}}", lambda count, what: b.choose(what, count, other=True)),
    Rule("aim", "bis zu {count:n} {what:np}", lambda count, what: b.choose(what, count, up_to=True)),
    Rule("aim", "eine beliebige anzahl (an / von)? {what:np}", lambda what: b.choose(what, any_number=True)),
    Rule("aim", f"{EACH} {{what:np}}", b.each),
    Rule("aim", "alle|allen {what:np}", b.each),
    Rule("aim", f"{EACH} {OTHER} {{what:np}}", lambda what: b.each(what, other=True)),
    Rule("many", "{value:n}", lambda value: value if value > 1 else None),
    Rule("who", "du|dich|dir", b.const(w.Is("you"))),
    Rule("who", "{what:card}", lambda what: None if what == w.Is("you") else what),
    Rule("card", f"{A} {{what:np}}", b.same),
    Rule("card", f"{A} {OTHER} {{what:np}}", b.another),
    Rule("card", f"{A} beliebige|beliebigen|beliebiger {{what:np}}", b.same),
    Rule("card", "{ref:ref}", lambda ref: w.Is(ref)),
    Rule("at", "an {ref:ref}", b.same),
    Rule("at", "an {aim:aim}", lambda aim: aim if not isinstance(aim, str) else None),
    Rule("at", "auf {ref:ref}", b.same),
    Rule("at", "and {ref:ref}", b.same),
    Rule("at", "am ort {ref:ref_of}", lambda ref: w.Choose(w.AllOf((w.Kind("location"), w.At(ref))))),
    Rule("harm", "{damage:some} {direct:direct}? schaden", b.harm),
    Rule("harm", "{horror:some} {direct:direct}? horror", b.harm),
    Rule(
        "harm",
        "{damage:some} {direct:direct}? schaden und {horror:some} {again:direct}? horror",
        lambda damage, horror, direct=None, again=None: b.harm(damage, horror, direct),
    ),
    Rule("direct", "direkten|direkter|direktem", b.const(True)),
    Rule("harm_kind", "{count:some} schaden", lambda count: (count, "damage")),
    Rule("harm_kind", "{count:some} horror", lambda count: (count, "horror")),
    Rule("harm_kind", "{count:some} schaden oder horror", lambda count: (count, "or")),
    Rule(
        "harm_kind",
        "{count:some} schaden oder {second:some} horror",
        lambda count, second: (count, "or") if count == second else None,
    ),
    Rule(
        "harm_kind",
        "{count:some} schaden und {second:some} horror",
        lambda count, second: (count, "and") if count == second else None,
    ),
]

PHRASES = [*NUMBERS, *TOKENS, *NOUNS, *REFS]
