"""English for when and whether: triggering conditions, conditions, limits. Not for what follows."""

from typing import Any

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import things as w

YOU = w.Is("you")
_PHASES = {
    "game": "game", "round": "round", "mythos phase": "mythos", "investigation phase": "investigation",
    "enemy phase": "enemy-phase", "upkeep phase": "upkeep",
}  # fmt: skip
_W = "{who:who} {would:would}?"
_C = "{card:card} {would:would}?"


def _during(kind: str) -> w.DuringTest:
    return w.DuringTest(kind=kind)  # type: ignore[arg-type]


def _kept(what: str, **more: Any) -> Any:
    return lambda **parts: b.on(what, **parts, **more)


HAPPENINGS = [
    *(
        Rule("happens", f"the {said} {{would:would}}? begin|begins", _kept(f"{name}-begins"))
        for said, name in _PHASES.items()
    ),
    *(
        Rule("happens", f"the {said} {{would:would}}? end|ends", _kept(f"{name}-ends"))
        for said, name in _PHASES.items()
    ),
    Rule(
        "happens",
        "your turn {would:would}? begin|begins",
        lambda would=None: b.on("turn-begins", YOU, would=would),
    ),
    Rule(
        "happens", "your turn {would:would}? end|ends", lambda would=None: b.on("turn-ends", YOU, would=would)
    ),
    Rule("happens", "you end your turn", lambda: b.on("turn-ends", YOU)),
    Rule(
        "happens", f"{_W} draw|draws {{card:card}}", lambda who, card, would=None: s.draws(who, card, would)
    ),
    Rule(
        "happens",
        f"{_W} draw|draws an encounter card",
        lambda who, would=None: b.on("draws-encounter", who, None, would),
    ),
    Rule(
        "happens",
        f"{_W} play|plays {{card:card}}",
        lambda who, card, would=None: b.on("plays", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} commit|commits {{card:card}} (to a skill test)?",
        lambda who, card, would=None: b.on("commits", who, card, would),
    ),
    Rule("happens", f"{_C} spawn|spawns", lambda card, would=None: b.on("spawns", None, card, would)),
    Rule(
        "happens", f"{_C} enter|enters play", lambda card, would=None: b.on("enters-play", None, card, would)
    ),
    Rule(
        "happens", f"{_C} leave|leaves play", lambda card, would=None: b.on("leaves-play", None, card, would)
    ),
    Rule(
        "happens",
        "{card:card} (is / are / would:would be) discarded (from play)?",
        lambda card: b.on("is-discarded", None, card),
    ),
    Rule(
        "happens",
        "{card:card} would be discarded (from play)?",
        lambda card: b.on("is-discarded", None, card, True),
    ),
    Rule("happens", f"{_W} move|moves", lambda who, would=None: b.on("moves", who, None, would)),
    Rule(
        "happens",
        f"{_W} move|moves to {{card:card}}",
        lambda who, card, would=None: b.on("moves", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} move|moves into {{card:card}}",
        lambda who, card, would=None: b.on("moves", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} enter|enters {{card:card}}",
        lambda who, card, would=None: s.enters(who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} enter|enters your location (by moving or spawning)?",
        lambda who, would=None: s.enters_here(who, would),
    ),
    Rule(
        "happens",
        f"{_W} leave|leaves {{card:card}}",
        lambda who, card, would=None: b.on("leaves-location", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} reveal|reveals {{card:card}}",
        lambda who, card, would=None: s.reveals(who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} engage|engages {{card:card}}",
        lambda who, card, would=None: s.engages(who, card, would),
    ),
    Rule(
        "happens", "{card:card} becomes engaged with {who:who}", lambda who, card: b.on("engages", who, card)
    ),
    Rule(
        "happens",
        f"{_C} attack|attacks {{who:who}}",
        lambda who, card, would=None: b.on("attacks", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} evade|evades {{card:card}}",
        lambda who, card, would=None: b.on("evades", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} successfully evade|evades {{card:card}}",
        lambda who, card, would=None: b.on("evades-successfully", who, card, would),
    ),
    Rule(
        "happens",
        f"{_W} successfully investigate|investigates",
        lambda who, would=None: b.on("investigates", who, None, would),
    ),
    Rule(
        "happens",
        f"{_W} successfully investigate|investigates {{card:card}}",
        lambda who, card, would=None: b.on("investigates", who, s.a_location(card), would),
    ),
    Rule(
        "happens",
        f"{_W} discover|discovers {{least:at_least}}? clue|clues (at {{card:card}})?",
        lambda who, would=None, card=None, least=None: b.on(
            "discovers-clue", who, s.a_location(card), would, least=None if least == 1 else least
        ),
    ),
    Rule(
        "happens",
        f"{_W} discover|discovers the last clue at {{card:card}}",
        lambda who, card, would=None: None,
    ),
    Rule(
        "happens",
        f"{_W} defeat|defeats {{card:card}}",
        lambda who, card, would=None: b.on("is-defeated", who, card, would),
    ),
    Rule("happens", "{card:card} (is / are) defeated", lambda card: b.on("is-defeated", None, card)),
    Rule("happens", "{card:card} would be defeated", lambda card: b.on("is-defeated", None, card, True)),
    Rule(
        "happens",
        "{card:card} (is / are) defeated by {other:card}",
        lambda card, other: b.on("is-defeated", None, card, other=other),
    ),
    Rule(
        "happens",
        "this attack defeats {card:card}",
        lambda card: b.on("is-defeated", None, card, other=w.Is("this")),
    ),
    Rule(
        "happens",
        f"{_W} take|takes damage (or / and) horror",
        lambda who, would=None: s.taken("takes", who, would),
    ),
    Rule(
        "happens",
        f"{_W} take|takes damage and slash or horror",
        lambda who, would=None: s.taken("takes", who, would),
    ),
    Rule(
        "happens",
        f"{_W} take|takes {{least:at_least}}? damage",
        lambda who, would=None, least=None: s.taken("takes-damage", who, would, least),
    ),
    Rule(
        "happens",
        f"{_W} take|takes {{least:at_least}}? horror",
        lambda who, would=None, least=None: s.taken("takes-horror", who, would, least),
    ),
    Rule(
        "happens",
        f"{_W} deal|deals {{least:at_least}}? damage to {{card:card}}",
        lambda who, card, would=None, least=None: b.on(
            "deals-damage", who, card, would, least=None if least == 1 else least
        ),
    ),
    Rule("happens", "horror is placed on {card:card}", lambda card: b.on("horror-placed", None, card)),
    Rule(
        "happens",
        f"{_W} succeed|succeeds at a skill test",
        lambda who, would=None: b.on("test-succeeds", who, None, would),
    ),
    Rule(
        "happens",
        f"{_W} fail|fails (at)? a skill test",
        lambda who, would=None: b.on("test-fails", who, None, would),
    ),
    Rule("happens", "a skill test of yours succeeds", lambda: b.on("test-succeeds", YOU)),
    Rule("happens", "a skill test of yours fails", lambda: b.on("test-fails", YOU)),
    Rule("happens", "a skill test of yours would fail", lambda: b.on("test-fails", YOU, None, True)),
    Rule(
        "happens",
        "your attempt to {kind:attempt} fails",
        lambda kind: b.on("test-fails", YOU, condition=_during(kind)),
    ),
    Rule(
        "happens",
        f"{_W} reveal|reveals (a|an|any) (chaos)? token",
        lambda who, would=None: b.on("reveals-token", s.somebody(who), None, would),
    ),
    Rule(
        "happens",
        "a (chaos)? token would be revealed from the chaos bag",
        lambda: b.on("reveals-token", None, None, True),
    ),
    Rule(
        "happens",
        "an investigator would reveal a chaos token",
        lambda: b.on("reveals-token", None, None, True),
    ),
    Rule(
        "happens",
        f"{_W} gain|gains {{least:at_least}}? resource|resources",
        lambda who, would=None, least=None: b.on(
            "gains-resources", who, None, would, least=None if least == 1 else least
        ),
    ),
    Rule(
        "happens",
        f"{_W} spend|spends {{least:at_least}}? resource|resources",
        lambda who, would=None, least=None: b.on(
            "spends-resources", who, None, would, least=None if least == 1 else least
        ),
    ),
    Rule("happens", f"{_C} ready|readies", lambda card, would=None: b.on("readies", None, card, would)),
    Rule(
        "happens",
        f"{_W} search|searches (your / a / their) deck",
        lambda who, would=None: b.on("searches", who, None, would),
    ),
    Rule(
        "happens",
        f"{_W} resolve|resolves the revelation of {{card:card}}",
        lambda who, card, would=None: b.on("resolves-revelation", who, card, would),
    ),
    Rule(
        "happens",
        "you (trigger / activate) the above [action]? ability",
        lambda: b.on("activates", YOU, w.Is("this")),
    ),
    Rule(
        "happens", "you activate an [action] ability of #this", lambda: b.on("activates", YOU, w.Is("this"))
    ),
    Rule(
        "happens",
        "you (resolve the above ability / have resolved an [action] ability of #this)",
        lambda: b.on("activates", YOU, w.Is("this")),
    ),
    Rule("happens", "(this / that) (skill)? test (ends / resolves / has ended)", lambda: b.on("test-ends")),
    Rule("happens", "the agenda advances", lambda: b.on("agenda-advances")),
    Rule("happens", "the act advances", lambda: b.on("act-advances")),
    Rule("would", "would", b.const(True)),
    Rule("at_least", "{n:n} or more", lambda n: n),
    Rule("at_least", "at least {n:n}", lambda n: n),
    Rule("at_least", "one|a|an|1", b.const(1)),
    Rule("attempt", "investigate", b.const("investigate")),
    Rule("attempt", "evade", b.const("evade")),
    Rule("attempt", "parley", b.const("parley")),
]

TIMED = [
    Rule("timing", "after|immediately", b.const("after")),
    Rule("timing", "when|whenever", b.const("when")),
    Rule("on", "{timing:timing} {happens:happens} {by:by}? {condition:on_if}?", b.timed),
    Rule(
        "on",
        "after {happens:happens} {by:by}? while {condition:whilst}",
        lambda happens, condition, by=None: b.timed("after", happens, by, condition),
    ),
    Rule(
        "on",
        "{timing:timing} {happens:happens} {by:by}? during your turn",
        lambda timing, happens, by=None: b.timed(timing, happens, by, w.YourTurn()),
    ),
    Rule("on", "{timing:timing} {happens:happens} {by:by}? during {condition:test_phrase}", b.timed),
    Rule("on", "the first time {happens:happens} each (turn / round)", lambda happens: s.first(happens)),
    Rule("on", "the first time each turn {happens:happens}", lambda happens: s.first(happens)),
    Rule("on", "at the end of the game", lambda: b.at_time("game-ends")),
    Rule(
        "on",
        "when the game ends or you are eliminated , (if / while) (#this / this card) is in your hand",
        lambda: b.in_hand(),
    ),
    *(
        Rule("on", f"at the beginning|start of the {said}", b.const(b.at_time(f"{name}-begins")))
        for said, name in _PHASES.items()
    ),
    *(
        Rule("on", f"at the end of the {said}", b.const(b.at_time(f"{name}-ends")))
        for said, name in _PHASES.items()
    ),
    Rule("on", "at the beginning|start of your turn", b.const(b.at_time("turn-begins", YOU))),
    Rule("on", "at the end of your turn", b.const(b.at_time("turn-ends", YOU))),
    Rule("on_if", ", if {value:cond}", b.same),
    Rule(
        "on_if",
        "during which a non {token:token} token was revealed",
        lambda token: w.TokenRevealed(token, other=True),
    ),
    Rule("on_if", "and {value:cond}", b.same),
    Rule("by", "by {n:n} or more", lambda n: ("least", n)),
    Rule("by", "« by at least {n:n} »", lambda n: ("least", n)),
    Rule("by", "by {n:n} or (less / fewer)", lambda n: ("most", n)),
    Rule("by", "« by {n:n} or less »", lambda n: ("most", n)),
    Rule("by", "by exactly {n:n}", lambda n: ("exactly", (n,))),
    Rule("by", "by exactly {n:n} or {m:n}", lambda n, m: ("exactly", (n, m))),
    Rule("by", "« by exactly {n:n} or {m:n} »", lambda n, m: ("exactly", (n, m))),
    Rule("by", "« by exactly {n:n} »", lambda n: ("exactly", (n,))),
    # While somebody does something
    Rule("whilst", "investigating", b.const(_during("investigate"))),
    Rule("whilst", "attacking", b.const(_during("fight"))),
    Rule("whilst", "fighting", b.const(_during("fight"))),
    Rule("whilst", "evading", b.const(_during("evade"))),
    Rule("whilst", "parleying", b.const(_during("parley"))),
    Rule("test_phrase", "(an / your) attack|attacks", b.const(_during("fight"))),
    Rule("test_phrase", "(an / your) evasion (attempt)?", b.const(_during("evade"))),
    Rule("test_phrase", "(an / your) investigation|investigations", b.const(_during("investigate"))),
    Rule("test_phrase", "a parley", b.const(_during("parley"))),
]

CONDITIONS = [
    Rule("cond", "{value:cond1}", b.same),
    Rule("cond", "{first:cond1} and {second:cond}", lambda first, second: s.joined(w.Both, first, second)),
    Rule("cond", "{first:cond1} or {second:cond}", lambda first, second: s.joined(w.Either, first, second)),
    Rule("cond1", "there (is / are) (a|an)? {what:np}", lambda what: w.Exists(what)),
    Rule("cond1", "there (is / are) no {what:np}", lambda what: w.Unless(w.Exists(what))),
    Rule(
        "cond1",
        "there (is / are) {n:n} or more {kind:token_kind} on {on:ref}",
        lambda n, kind, on: w.AtLeast(w.TokensOn(kind, on), n),
    ),
    Rule(
        "cond1",
        "there (is / are) at least {n:n} {kind:token_kind} on {on:ref}",
        lambda n, kind, on: w.AtLeast(w.TokensOn(kind, on), n),
    ),
    Rule(
        "cond1",
        "there (is / are) no {kind:token_kind} on {on:ref}",
        lambda kind, on: w.Fewer(w.TokensOn(kind, on), 1),
    ),
    Rule(
        "cond1",
        "#this has {n:n} or more {kind:token_kind} on it",
        lambda n, kind: w.AtLeast(w.TokensOn(kind, "this"), n),
    ),
    Rule("cond1", "{number:amount} is at least {least:n}", lambda number, least: w.AtLeast(number, least)),
    Rule("cond1", "{number:amount} is {most:n} or less", lambda number, most: w.Fewer(number, most + 1)),
    Rule(
        "cond1",
        "you (have / control) {n:n} or more {kind:token_kind}",
        lambda n, kind: w.AtLeast(w.TokensOn(kind, "you"), n),
    ),
    Rule(
        "cond1",
        "you (have / control) at least {n:n} {kind:token_kind}",
        lambda n, kind: w.AtLeast(w.TokensOn(kind, "you"), n),
    ),
    Rule(
        "cond1", "you (have / control) no {kind:token_kind}", lambda kind: w.Fewer(w.TokensOn(kind, "you"), 1)
    ),
    Rule(
        "cond1",
        "you (have / control) {n:n} or fewer {kind:token_kind}",
        lambda n, kind: w.Fewer(w.TokensOn(kind, "you"), n + 1),
    ),
    Rule(
        "cond1",
        "you have {n:n} or fewer {stat:stat}",
        lambda n, stat: w.Fewer(w.StatOf(stat), n + 1) if stat.startswith("remaining") else None,
    ),
    Rule(
        "cond1",
        "you have {n:n} or more {stat:stat}",
        lambda n, stat: w.AtLeast(w.StatOf(stat), n) if stat.startswith("remaining") else None,
    ),
    Rule("cond1", "you have {n:n} or more cards in (your)? hand", lambda n: w.AtLeast(w.CardsIn("hand"), n)),
    Rule(
        "cond1", "you have {n:n} or fewer cards in (your)? hand", lambda n: w.Fewer(w.CardsIn("hand"), n + 1)
    ),
    Rule("cond1", "you have no cards in (your)? hand", b.const(w.Fewer(w.CardsIn("hand"), 1))),
    Rule("cond1", "your deck has {n:n} or more cards (in it)?", lambda n: w.AtLeast(w.CardsIn("deck"), n)),
    Rule("cond1", "your deck has {n:n} or fewer cards (in it)?", lambda n: w.Fewer(w.CardsIn("deck"), n + 1)),
    Rule(
        "cond1",
        "you control (a|an) {what:np}",
        lambda what: w.Exists(b.cards((what,), behind=(w.ControlledBy(),))),
    ),
    Rule(
        "cond1",
        "you are engaged with (a|an) {what:np}",
        lambda what: w.Exists(b.cards((what,), behind=(w.EngagedWith(),))),
    ),
    Rule(
        "cond1",
        "you are not engaged with (any)? {what:np}",
        lambda what: w.Unless(w.Exists(b.cards((what,), behind=(w.EngagedWith(),)))),
    ),
    Rule("cond1", "{ref:ref} (is / are) {what:is_such}", lambda ref, what: w.Matches(ref, what)),
    Rule(
        "cond1", "{ref:ref} (is / are) not {what:is_such}", lambda ref, what: w.Unless(w.Matches(ref, what))
    ),
    Rule("cond1", "{ref:ref} is (a|an) {what:np}", lambda ref, what: w.Matches(ref, what)),
    Rule("cond1", "{ref:ref} is not (a|an) {what:np}", lambda ref, what: w.Unless(w.Matches(ref, what))),
    Rule(
        "cond1",
        "{ref:ref} is ready and has no {kind:token_kind} (on it)?",
        lambda ref, kind: w.Matches(ref, w.AllOf((w.Ready(), w.Without(kind)))),
    ),
    Rule(
        "cond1",
        "{ref:ref} (has attacked / attacked) {whom:ref} this round",
        lambda ref, whom: w.Matches(ref, w.HasAttacked(whom)),
    ),
    Rule("cond1", "this is {value:test_kinds}", b.same),
    Rule("cond1", "you are taking {value:test_kinds}", b.same),
    Rule("cond1", "value=#letter is at least {n:n}", lambda value, n: w.AtLeast(b.letter(value), n)),
    Rule("cond1", "this test is on (a|an) {what:np}", lambda what: w.TestOn(what)),
    Rule(
        "cond1",
        "(a|an) {token:token} (symbol / token) was revealed (during (this / that) (skill)? (test / attack))?",
        lambda token: w.TokenRevealed(token),
    ),
    Rule(
        "cond1",
        "a token with a symbol (is / was) revealed (during (this / that) (skill)? (test / attack))?",
        b.const(w.TokenRevealed("symbol")),
    ),
    Rule(
        "cond1",
        "(a token with a symbol was resolved / you resolved a token with a symbol)",
        b.const(w.TokenRevealed("symbol", resolved=True)),
    ),
    Rule("cond1", "it is your turn", b.const(w.YourTurn())),
    Rule("cond1", "you have not taken an action this turn", b.const(w.FirstAction())),
    Rule("cond1", "the test was passed by {n:n} or more", lambda n: w.AtLeast(w.SucceededBy(), n)),
    Rule(
        "cond1",
        "would deal damage to another investigator",
        b.const(w.Both((w.Matches("that", w.Engaged()), w.Unless(w.Matches("that", w.EngagedWith()))))),
    ),
    Rule(
        "cond1",
        "{ref:ref} is the only enemy engaged with you",
        lambda ref: w.Both(
            (
                w.Matches(ref, w.EngagedWith()),
                w.Unless(w.Exists(w.AllOf((w.Kind("enemy"), w.EngagedWith(), w.Other(ref))))),
            )
        ),
    ),
    Rule("cond1", "you spent {n:n} {type:uses}", lambda n, type: w.AtLeast(w.X(), n)),
    Rule(
        "cond1",
        "(a chaos token other than {token:token} was revealed)",
        lambda token: w.TokenRevealed(token, other=True),
    ),
    Rule(
        "cond1",
        "#this is among the (searched cards / cards searched)",
        b.const(w.Matches("this", w.Searched())),
    ),
    Rule("is_such", "ready", b.const(w.Ready())),
    Rule("is_such", "exhausted", b.const(w.Exhausted())),
    Rule("is_such", "at your location", b.const(w.At())),
    Rule("is_such", "engaged with you", b.const(w.EngagedWith())),
    Rule("is_such", "engaged", b.const(w.Engaged())),
    Rule("test_kinds", "{value:test_kind}", b.same),
    Rule(
        "test_kinds",
        "{first:test_kind} or {second:test_kinds}",
        lambda first, second: s.joined(w.Either, first, second),
    ),
    Rule("test_kind", "(a|an)? (attack / skill test for an attack)", b.const(_during("fight"))),
    Rule("test_kind", "(a|an)? (evasion / evasion attempt / skill test to evade)", b.const(_during("evade"))),
    Rule("test_kind", "(a|an)? (investigation / skill test to investigate)", b.const(_during("investigate"))),
    Rule("test_kind", "(a|an)? (parley / skill test to parley)", b.const(_during("parley"))),
    Rule("test_kind", "a test of {skill:skill}", lambda skill: w.DuringTest(skill)),
    Rule("test_kind", "a skill test", b.const(w.DuringTest())),
    Rule("limit", "limit {count:often} per {period:period} {group:group}?", b.limit),
    Rule(
        "limit",
        "max {count:often} per {period:period} {group:group}?",
        lambda count, period, group=None: b.limit(count, period, group, True),
    ),
    Rule("often", "once", b.const(1)),
    Rule("often", "twice", b.const(2)),
    Rule("often", "{value:n} times?", b.same),
    Rule("group", "for the group", b.const(True)),
]


WHEN = [*HAPPENINGS, *TIMED, *CONDITIONS]
