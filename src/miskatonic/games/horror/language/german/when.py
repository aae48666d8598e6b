"""German for when and whether: triggering conditions, conditions, limits. Not for what follows."""

from typing import Any

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import CLUE, RESOURCE, A
from miskatonic.games.horror.words import things as w

YOU = w.Is("you")
_PHASES = {
    "das spiel": "game", "die runde": "round", "die mythosphase": "mythos",
    "die ermittlungsphase": "investigation",
    "die gegnerphase": "enemy-phase", "die unterhaltsphase": "upkeep",
}  # fmt: skip
_OF_PHASES = {
    "des spiels": "game", "der runde": "round", "der mythosphase": "mythos",
    "der ermittlungsphase": "investigation",
    "der gegnerphase": "enemy-phase", "der unterhaltsphase": "upkeep",
}  # fmt: skip
_HAS = "hast|hat|haben"
_IS = "bist|ist|sind"


def _during(kind: str) -> w.DuringTest:
    return w.DuringTest(kind=kind)  # type: ignore[arg-type]


def _verb(objects: str, now: str, done: str, build: Any, aux: str = _HAS) -> list[Rule]:
    """Return a happening in its three tenses: "zieht", "gezogen hat", "ziehen würde"."""
    infinitive = now.split("|")[-1]
    return [
        Rule("happens", f"{objects} {now}", build),
        Rule("happened", f"{objects} {done} {aux}", build),
        Rule(
            "would_happen",
            f"{objects} {infinitive} würdest|würde|würden",
            lambda **parts: b.would(build(**parts)),
        ),
    ]


def _on(what: str, **more: Any) -> Any:
    return lambda who=None, card=None, least=None: b.on(
        what, who, card, least=None if least == 1 else least, **more
    )


HAPPENINGS = [
    *(
        Rule("happens", f"{said} (beginnt / beginnen)", b.const(b.on(f"{name}-begins")))
        for said, name in _PHASES.items()
    ),
    *(
        Rule("happened", f"{said} begonnen hat", b.const(b.on(f"{name}-begins")))
        for said, name in _PHASES.items()
    ),
    *(Rule("happens", f"{said} endet", b.const(b.on(f"{name}-ends"))) for said, name in _PHASES.items()),
    Rule("happens", "dein zug beginnt", b.const(b.on("turn-begins", YOU))),
    Rule("happens", "dein zug endet", b.const(b.on("turn-ends", YOU))),
    Rule("happened", "dein zug (geendet hat / beendet ist)", b.const(b.on("turn-ends", YOU))),
    Rule("happened", "dein zug begonnen hat", b.const(b.on("turn-begins", YOU))),
    *_verb(
        "{who:who} {card:card}", "ziehst|zieht|ziehen", "gezogen", lambda who, card: s.draws(who, card, None)
    ),
    *_verb(
        "{who:who} {card:card}",
        "spielst|spielt|spielen",
        "gespielt",
        lambda who, card: b.on("plays", who, card),
    ),
    *_verb("{card:card}", "erscheint|erscheinen", "erschienen", lambda card: b.on("spawns", None, card), _IS),
    *_verb(
        "{card:card} ins spiel", "kommt|kommen", "gekommen", lambda card: b.on("enters-play", None, card), _IS
    ),
    *_verb(
        "{card:card} das spiel",
        "verlässt|verlassen",
        "verlassen",
        lambda card: b.on("leaves-play", None, card),
    ),
    Rule("happens", "{card:card} abgelegt wird|werden", lambda card: b.on("is-discarded", None, card)),
    Rule(
        "happened", "{card:card} abgelegt (worden ist / wurde)", lambda card: b.on("is-discarded", None, card)
    ),
    *_verb("{who:who} (dich / sich)", "bewegst|bewegt|bewegen", "bewegt", lambda who: b.on("moves", who)),
    *_verb(
        "{who:who} (dich / sich) an {card:card}",
        "bewegst|bewegt|bewegen",
        "bewegt",
        lambda who, card: b.on("moves", who, card),
    ),
    *_verb("{who:who} deinen ort", "betritt|betreten", "betreten", lambda who: s.enters_here(who, None)),
    Rule(
        "happens",
        "{who:who} deinen ort betritt « durch bewegung oder erscheinen »",
        lambda who: s.enters_here(who, None),
    ),
    Rule(
        "happened",
        "{who:who} deinen ort betreten hat « durch bewegung oder erscheinen »",
        lambda who: s.enters_here(who, None),
    ),
    *_verb(
        "{who:who} {card:card}",
        "betrittst|betritt|betreten",
        "betreten",
        lambda who, card: s.enters(who, card, None),
    ),
    *_verb(
        "{who:who} {card:card} in einen kampf",
        "verwickelst|verwickelt|verwickeln",
        "verwickelt",
        lambda who, card: s.engages(who, card, None),
    ),
    Rule(
        "happened",
        "{card:card} mit {who:who} in einem? einen? kampf verwickelt (worden ist / wurde / ist)",
        lambda who, card: b.on("engages", who, card),
    ),
    Rule(
        "happens",
        "{card:card} mit {who:who} in einem? einen? kampf verwickelt wird",
        lambda who, card: b.on("engages", who, card),
    ),
    *_verb(
        "{card:card} {who:who}", "angreift|angreifen", "angegriffen", lambda who, card: _attacks(who, card)
    ),
    *_verb("dich {card:card}", "angreift|angreifen", "angegriffen", lambda card: b.on("attacks", YOU, card)),
    *_verb(
        "{who:who} {card:card}",
        "entkommst|entkommt|entkommen",
        "entkommen",
        lambda who, card: b.on("evades", who, card),
        _IS,
    ),
    *_verb(
        "{who:who} (erfolgreich {card:card} / {card:card} erfolgreich)",
        "entkommst|entkommt|entkommen",
        "entkommen",
        lambda who, card: b.on("evades-successfully", who, card),
        _IS,
    ),
    *_verb(
        "{who:who} erfolgreich",
        "ermittelst|ermittelt|ermitteln",
        "ermittelt",
        lambda who: b.on("investigates", who),
    ),
    *_verb(
        "{who:who} an {card:card} erfolgreich",
        "ermittelst|ermittelt|ermitteln",
        "ermittelt",
        lambda who, card: b.on("investigates", who, s.a_location(card)),
    ),
    *_verb(
        f"{{who:who}} {{least:at_least}}? {CLUE} (an {{card:card}} )?",
        "entdeckst|entdeckt|entdecken",
        "entdeckt",
        lambda who, card=None, least=None: b.on(
            "discovers-clue", who, s.a_location(card), least=None if least == 1 else least
        ),
    ),
    *_verb(
        "{who:who} {card:card}",
        "besiegst|besiegt|besiegen",
        "besiegt",
        lambda who, card: b.on("is-defeated", who, card),
    ),
    Rule("happens", "{card:card} besiegt wird|werden", lambda card: b.on("is-defeated", None, card)),
    Rule(
        "happened",
        "{card:card} besiegt (worden ist / wurde / worden sind)",
        lambda card: b.on("is-defeated", None, card),
    ),
    Rule(
        "would_happen", "{card:card} besiegt werden würde", lambda card: b.on("is-defeated", None, card, True)
    ),
    Rule(
        "happened",
        "{card:card} durch {other:card} besiegt worden ist",
        lambda card, other: b.on("is-defeated", None, card, other=other),
    ),
    *_verb(
        "{who:who} schaden (oder / und / und slash oder) horror",
        "nimmst|nimmt|nehmen",
        "genommen",
        lambda who: s.taken("takes", who, None),
    ),
    *_verb(
        "{who:who} {least:at_least}? schaden",
        "nimmst|nimmt|nehmen",
        "genommen",
        lambda who, least=None: s.taken("takes-damage", who, None, least),
    ),
    *_verb(
        "{who:who} {least:at_least}? horror",
        "nimmst|nimmt|nehmen",
        "genommen",
        lambda who, least=None: s.taken("takes-horror", who, None, least),
    ),
    *_verb(
        "{who:who} {card:card} {least:at_least}? schaden",
        "zufügst|zufügt|zufügen",
        "zugefügt",
        lambda who, card, least=None: b.on("deals-damage", who, card, least=None if least == 1 else least),
    ),
    Rule("happens", "horror auf {card:card} platziert wird", lambda card: b.on("horror-placed", None, card)),
    *_verb(
        "{who:who} eine fertigkeitsprobe {by:um}?",
        "gelingt|gelingen",
        "gelungen",
        lambda who, by=None: s.by(b.on("test-succeeds", who), by),
        _IS,
    ),
    *_verb(
        "{who:who} eine fertigkeitsprobe {by:um}?",
        "misslingt|misslingen",
        "misslungen",
        lambda who, by=None: s.by(b.on("test-fails", who), by),
        _IS,
    ),
    *_verb(
        "{who:who} einen chaosmarker",
        "enthüllst|enthüllt|enthüllen",
        "enthüllt",
        lambda who: b.on("reveals-token", s.somebody(who)),
    ),
    *_verb(
        f"{{who:who}} {{least:at_least}}? {RESOURCE}",
        "erhältst|erhält|erhalten",
        "erhalten",
        _on("gains-resources"),
    ),
    *_verb(
        f"{{who:who}} {{least:at_least}}? {RESOURCE}",
        "ausgibst|ausgibt|ausgeben",
        "ausgegeben",
        _on("spends-resources"),
    ),
    *_verb(
        "{who:who} (dein / ein / sein) deck",
        "durchsuchst|durchsucht|durchsuchen",
        "durchsucht",
        lambda who: b.on("searches", who),
    ),
    *_verb(
        "{who:who} die enthüllung {card:card}",
        "abhandelst|abhandelt|abhandeln",
        "abgehandelt",
        lambda who, card: b.on("resolves-revelation", who, card),
    ),
    Rule(
        "happens",
        "du die oben angegebene [action]? fähigkeit (auslöst / aktivierst)",
        b.const(b.on("activates", YOU, w.Is("this"))),
    ),
    Rule(
        "happened",
        "du die oben angegebene fähigkeit abgehandelt hast",
        b.const(b.on("activates", YOU, w.Is("this"))),
    ),
    Rule(
        "happens",
        "du eine [action] fähigkeit #this aktivierst",
        b.const(b.on("activates", YOU, w.Is("this"))),
    ),
    Rule(
        "happened",
        "du eine [action] fähigkeit #this abgehandelt hast",
        b.const(b.on("activates", YOU, w.Is("this"))),
    ),
    Rule(
        "happened",
        "diese (probe / fertigkeitsprobe) (abgehandelt worden ist / geendet hat / abgehandelt wurde / "
        "beendet ist)",
        b.const(b.on("test-ends")),
    ),
    Rule("at_least", "{n:n} oder mehr", b.same),
    Rule("at_least", "mindestens {n:n}", b.same),
    Rule("at_least", f"1|{A}", b.const(1)),
    Rule("um", "um {n:n} oder mehr", lambda n: ("least", n)),
    Rule("um", "um {n:n} oder weniger", lambda n: ("most", n)),
    Rule("um", "um genau {n:n}", lambda n: ("exactly", (n,))),
    Rule("um", "um genau {n:n} oder {m:n}", lambda n, m: ("exactly", (n, m))),
    *_verb(
        "{who:who} erfolgreich {by:um}",
        "ermittelst|ermittelt|ermitteln",
        "ermittelt",
        lambda who, by: s.by(b.on("investigates", who), by),
    ),
    *_verb(
        "{who:who} (erfolgreich)? {card:card} {by:um}",
        "entkommst|entkommt|entkommen",
        "entkommen",
        lambda who, card, by: s.by(b.on("evades-successfully", who, card), by),
        _IS,
    ),
    *_verb(
        "{who:who} bei einer ermittlung eine fertigkeitsprobe {by:um}?",
        "misslingt|misslingen",
        "misslungen",
        lambda who, by=None: s.by(b.on("test-fails", who, condition=_during("investigate")), by),
        _IS,
    ),
    Rule(
        "happened",
        "dein versuch zu ermitteln misslungen ist",
        b.const(b.on("test-fails", YOU, condition=_during("investigate"))),
    ),
]

TIMED = [
    Rule(
        "on",
        "nachdem {happens:happened} {by:by}? {condition:on_if}?",
        lambda happens, by=None, condition=None: b.timed("after", happens, by, condition),
    ),
    Rule(
        "on",
        "sobald|wenn {happens:happens} {by:by}? {condition:on_if}?",
        lambda happens, by=None, condition=None: b.timed("when", happens, by, condition),
    ),
    Rule(
        "on",
        "sobald|wenn {happens:would_happen} {by:by}? {condition:on_if}?",
        lambda happens, by=None, condition=None: b.timed("when", happens, by, condition),
    ),
    Rule(
        "on",
        "nachdem du in deinem zug {card:card} gezogen hast",
        lambda card: b.timed("after", s.draws(YOU, card, None), None, w.YourTurn()),
    ),
    Rule(
        "on",
        "nachdem du {card:card} in deinem zug gezogen hast",
        lambda card: b.timed("after", s.draws(YOU, card, None), None, w.YourTurn()),
    ),
    Rule("on", "wenn du dich zum ersten mal in jedem zug bewegst", lambda: s.first(b.on("moves", YOU))),
    Rule("on", "das erste mal in jedem zug , wenn {happens:happens}", s.first),
    Rule(
        "on",
        "sobald das spiel endet oder du ausscheidest , (falls / solange) (sich)? (#this / diese karte) "
        "(noch)? auf deiner hand (befindet / ist)",
        lambda: b.in_hand(),
    ),
    *(
        Rule("on", f"(am beginn / zu beginn) {said}", b.const(b.at_time(f"{name}-begins")))
        for said, name in _OF_PHASES.items()
    ),
    *(Rule("on", f"am ende {said}", b.const(b.at_time(f"{name}-ends"))) for said, name in _OF_PHASES.items()),
    Rule("on", "(am beginn / zu beginn) deines zuges", b.const(b.at_time("turn-begins", YOU))),
    Rule("on", "am ende deines zuges", b.const(b.at_time("turn-ends", YOU))),
    Rule("on_if", ",? (und)? falls {value:cond}", b.same),
    Rule("on_if", "und {value:cond}", b.same),
    Rule(
        "on_if",
        ", bei der ein nicht {token:token} marker enthüllt wurde",
        lambda token: w.TokenRevealed(token, other=True),
    ),
    Rule("by", "« um mindestens {n:n} »", lambda n: ("least", n)),
    Rule("by", "« um höchstens {n:n} »", lambda n: ("most", n)),
    Rule("by", "« um genau {n:n} oder {m:n} »", lambda n, m: ("exactly", (n, m))),
    Rule("by", "« um genau {n:n} »", lambda n: ("exactly", (n,))),
]

CONDITIONS = [
    Rule("cond", "{value:cond1}", b.same),
    Rule("cond", "{first:cond1} und {second:cond}", lambda first, second: s.joined(w.Both, first, second)),
    Rule("cond", "{first:cond1} , {second:cond}", lambda first, second: s.joined(w.Both, first, second)),
    Rule("cond", "{first:cond1} oder {second:cond}", lambda first, second: s.joined(w.Either, first, second)),
    Rule("cond1", f"es {A} {{what:np}} gibt", lambda what: w.Exists(what)),
    Rule("cond1", "es (keinen / keine / kein) {what:np} gibt", lambda what: w.Unless(w.Exists(what))),
    Rule(
        "cond1",
        f"sich {A} {{what:np}} an deinem ort befindet",
        lambda what: w.Exists(b.cards((what,), behind=(w.At(),))),
    ),
    Rule(
        "cond1",
        "sich {n:n} oder mehr {kind:token_kind} auf {on:ref} befindet|befinden",
        lambda n, kind, on: w.AtLeast(w.TokensOn(kind, on), n),
    ),
    Rule(
        "cond1",
        "sich kein|keine {kind:token_kind} auf {on:ref} befindet|befinden",
        lambda kind, on: w.Fewer(w.TokensOn(kind, on), 1),
    ),
    Rule("cond1", "{number:amount} mindestens {least:n} ist", lambda number, least: w.AtLeast(number, least)),
    Rule(
        "cond1",
        "{number:amount} höchstens {most:n} (ist / beträgt)",
        lambda number, most: w.Fewer(number, most + 1),
    ),
    Rule(
        "cond1",
        "du {n:n} oder mehr {kind:token_kind} (hast / kontrollierst)",
        lambda n, kind: w.AtLeast(w.TokensOn(kind, "you"), n),
    ),
    Rule(
        "cond1",
        "du {n:n} oder weniger {kind:token_kind} (hast / kontrollierst)",
        lambda n, kind: w.Fewer(w.TokensOn(kind, "you"), n + 1),
    ),
    Rule(
        "cond1",
        "du keine {kind:token_kind} (hast / kontrollierst)",
        lambda kind: w.Fewer(w.TokensOn(kind, "you"), 1),
    ),
    Rule(
        "cond1",
        "du {n:n} oder weniger verbliebene|verbleibende {stat:stat} hast",
        lambda n, stat: w.Fewer(w.StatOf(f"remaining-{stat}"), n + 1),
    ),
    Rule(
        "cond1",
        "deine verbliebene {stat:stat} höchstens {n:n} beträgt",
        lambda n, stat: w.Fewer(w.StatOf(f"remaining-{stat}"), n + 1),
    ),
    Rule(
        "cond1", "du {n:n} oder mehr karten auf deiner hand hast", lambda n: w.AtLeast(w.CardsIn("hand"), n)
    ),
    Rule(
        "cond1",
        "du {n:n} oder weniger karten auf deiner hand hast",
        lambda n: w.Fewer(w.CardsIn("hand"), n + 1),
    ),
    Rule("cond1", "du keine karten auf deiner hand hast", b.const(w.Fewer(w.CardsIn("hand"), 1))),
    Rule("cond1", "dein deck {n:n} oder mehr karten enthält", lambda n: w.AtLeast(w.CardsIn("deck"), n)),
    Rule(
        "cond1",
        f"du {A} {{what:np}} kontrollierst",
        lambda what: w.Exists(b.cards((what,), behind=(w.ControlledBy(),))),
    ),
    Rule(
        "cond1",
        f"du mit {A} {{what:np}} in einen kampf verwickelt bist",
        lambda what: w.Exists(b.cards((what,), behind=(w.EngagedWith(),))),
    ),
    Rule("cond1", "{ref:ref} {what:is_such} ist|sind|bist", lambda ref, what: w.Matches(ref, what)),
    Rule(
        "cond1",
        "{ref:ref} nicht {what:is_such} ist|sind|bist",
        lambda ref, what: w.Unless(w.Matches(ref, what)),
    ),
    Rule("cond1", "sich {ref:ref} an deinem ort befindet", lambda ref: w.Matches(ref, w.At())),
    Rule("cond1", f"{{ref:ref}} {A} {{what:np}} ist", lambda ref, what: w.Matches(ref, what)),
    Rule(
        "cond1",
        "{ref:ref} spielbereit ist und kein {kind:token_kind} (hat / trägt)",
        lambda ref, kind: w.Matches(ref, w.AllOf((w.Ready(), w.Without(kind)))),
    ),
    Rule(
        "cond1",
        "(dich {ref:ref} in dieser runde / {ref:ref} dich in dieser runde) angegriffen hat",
        lambda ref: w.Matches(ref, w.HasAttacked()),
    ),
    Rule("cond1", "dies {value:test_kinds} ist", b.same),
    Rule("cond1", "du {value:test_kinds} ablegst", b.same),
    Rule("cond1", "value=#letter mindestens {n:n} ist", lambda value, n: w.AtLeast(b.letter(value), n)),
    Rule("cond1", f"sich diese probe auf {A} {{what:np}} befindet", lambda what: w.TestOn(what)),
    Rule("cond1", f"diese probe auf {A} {{what:np}} steht", lambda what: w.TestOn(what)),
    Rule(
        "cond1",
        "(während dieser probe)? ein marker mit einem symbol enthüllt (wurde / worden ist)",
        b.const(w.TokenRevealed("symbol")),
    ),
    Rule(
        "cond1",
        "(ein marker mit einem symbol abgehandelt wurde / du einen marker mit einem symbol abgehandelt hast)",
        b.const(w.TokenRevealed("symbol", resolved=True)),
    ),
    Rule(
        "cond1",
        "ein anderer chaosmarker als {token:token} enthüllt wurde",
        lambda token: w.TokenRevealed(token, other=True),
    ),
    Rule("cond1", "du am zug bist", b.const(w.YourTurn())),
    Rule("cond1", "du in diesem zug noch keine aktion durchgeführt hast", b.const(w.FirstAction())),
    Rule("cond1", "die probe um mindestens {n:n} gelungen ist", lambda n: w.AtLeast(w.SucceededBy(), n)),
    Rule("cond1", "du {n:n} {type:uses} ausgegeben hast", lambda n, type: w.AtLeast(w.X(), n)),
    Rule(
        "cond1",
        "du einem anderen ermittler schaden zufügen würdest",
        b.const(w.Both((w.Matches("that", w.Engaged()), w.Unless(w.Matches("that", w.EngagedWith()))))),
    ),
    Rule(
        "cond1",
        "{ref:ref} der einzige gegner ist , der mit dir in einen kampf verwickelt ist",
        lambda ref: w.Both(
            (
                w.Matches(ref, w.EngagedWith()),
                w.Unless(w.Exists(w.AllOf((w.Kind("enemy"), w.EngagedWith(), w.Other(ref))))),
            )
        ),
    ),
    Rule(
        "cond1",
        "(sich)? (#this / dieses ereignis) unter den durchsuchten karten (befindet / ist)",
        b.const(w.Matches("this", w.Searched())),
    ),
    Rule("is_such", "spielbereit|bereit", b.const(w.Ready())),
    Rule("is_such", "erschöpft", b.const(w.Exhausted())),
    Rule("is_such", "an deinem ort", b.const(w.At())),
    Rule("is_such", "mit dir in einen kampf verwickelt", b.const(w.EngagedWith())),
    Rule("is_such", "in einen kampf verwickelt", b.const(w.Engaged())),
    Rule("test_kinds", "{value:test_kind}", b.same),
    Rule(
        "test_kinds",
        "{first:test_kind} oder {second:test_kinds}",
        lambda first, second: s.joined(w.Either, first, second),
    ),
    Rule(
        "test_kind",
        "(einen / ein)? (angriff / fertigkeitsprobe für einen angriff)",
        b.const(_during("fight")),
    ),
    Rule("test_kind", "eine fertigkeitsprobe für einen angriff", b.const(_during("fight"))),
    Rule("test_kind", "(ein / einen)? entkommen versuch", b.const(_during("evade"))),
    Rule("test_kind", "eine fertigkeitsprobe zum entkommen", b.const(_during("evade"))),
    Rule(
        "test_kind",
        "(eine ermittlung / eine fertigkeitsprobe zum ermitteln)",
        b.const(_during("investigate")),
    ),
    Rule(
        "test_kind", "(eine verhandlung / eine fertigkeitsprobe zum verhandeln)", b.const(_during("parley"))
    ),
    Rule("test_kind", "eine probe auf {skill:skill}", lambda skill: w.DuringTest(skill)),
    Rule("test_kind", "eine fertigkeitsprobe", b.const(w.DuringTest())),
    Rule("whilst", "du ermittelst", b.const(_during("investigate"))),
    Rule("whilst", "du angreifst", b.const(_during("fight"))),
    Rule("whilst", "du kämpfst", b.const(_during("fight"))),
    Rule("whilst", "du entkommst", b.const(_during("evade"))),
    Rule("whilst", "du verhandelst", b.const(_during("parley"))),
    Rule("limit", "nur {count:often} pro {period:period} {group:group}?", b.limit),
    Rule(
        "limit",
        "max {count:often} pro {period:period} {group:group}?",
        lambda count, period, group=None: b.limit(count, period, group, True),
    ),
    Rule("often", "einmal", b.const(1)),
    Rule("often", "(ein / eins) mal", b.const(1)),
    Rule("often", "zweimal", b.const(2)),
    Rule("often", "{value:n} mal?", b.same),
    Rule("group", "für die gruppe", b.const(True)),
]


def _attacks(who: Any, card: Any) -> Any:
    return b.on("attacks", who, card) if s.is_enemy(card) or card in (w.Is("this"),) else None


WHEN = [*HAPPENINGS, *TIMED, *CONDITIONS]
