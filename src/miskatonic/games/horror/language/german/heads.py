"""German headings, prices, keywords and limits: what frames an ability. Not for effects."""

from miskatonic.games.horror.keywords import NAMES
from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import CLUE, RESOURCE, A
from miskatonic.games.horror.words import abilities as a
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.building import AtCreationOnly, DeckSize


def _resources(count: object) -> object:
    return price.ChosenResources() if isinstance(count, p.Letter) else price.Resources(count)  # type: ignore[arg-type]


COSTS = [
    Rule("costs", "{value:cost}", lambda value: (value,)),
    Rule("costs", "{first:cost} (und / , / , und) {second:costs}", lambda first, second: (first, *second)),
    Rule("cost", "gib {value:spent} aus", b.same),
    Rule("cost", "erschöpfe {target:aim}", lambda target: price.Exhaust(target)),
    Rule("cost", "lege {target:aim} ab", b.discard_cost),
    Rule("cost", "nimm {harm:harm}", lambda harm: price.Suffer(*harm)),
    Rule("cost", "verbanne #this", b.const(price.Exile())),
    Rule("cost", "entferne #this aus dem spiel", b.const(price.RemoveFromGame())),
    Rule(
        "cost",
        "platziere {count:n} {kind:token_kind} auf #this",
        lambda count, kind: price.PlaceTokens(kind, count),
    ),
    Rule(
        "cost",
        "entferne {count:n} {kind:token_kind} von #this",
        lambda count, kind: price.RemoveTokens(kind, count),
    ),
    Rule("spent", f"{{count:some}} {RESOURCE}", _resources),
    Rule(
        "spent",
        "{count:some} {type:uses}",
        lambda count, type: (
            price.SpendUses(count, type) if type != "resources" and isinstance(count, int) else None
        ),
    ),
    Rule(
        "spent",
        "{count:n} oder {most:n} {type:uses}",
        lambda count, most, type: price.SpendUses(count, type, most),
    ),
    Rule("spent", f"{{count:some}} {CLUE}", lambda count: price.SpendClues(count)),
    Rule("spend_inf", "{value:spent} ausgeben", b.same),
    Rule("cost_inf", "{value:spent} ausgeben", b.same),
    Rule("cost_inf", "{target:aim} erschöpfen", lambda target: price.Exhaust(target)),
    Rule("cost_inf", "{target:aim} ablegen", b.discard_cost),
    Rule("cost_inf", "{harm:harm} nehmen", lambda harm: price.Suffer(*harm)),
    # "in deinem Zug" stands among the words of the first price
    Rule(
        "cost",
        "gib #letter {type:uses} aus « #letter ist {count:n} oder {most:n} »",
        lambda type, count, most: price.SpendUses(count, type, most),
    ),
    Rule("costs_in_turn", "gib in deinem zug {value:spent} aus", lambda value: (value,)),
    Rule("costs_in_turn", "erschöpfe in deinem zug {target:aim}", lambda target: (price.Exhaust(target),)),
    Rule("costs_in_turn", "lege {target:aim} in deinem zug ab", lambda target: (b.discard_cost(target),)),
    Rule("costs_in_turn", "lege in deinem zug {target:aim} ab", lambda target: (b.discard_cost(target),)),
    Rule(
        "costs_in_turn",
        "gib in deinem zug {value:spent} aus (und / ,) {second:costs}",
        lambda value, second: (value, *second),
    ),
    Rule(
        "costs_in_turn",
        "erschöpfe in deinem zug {target:aim} (und / ,) {second:costs}",
        lambda target, second: (price.Exhaust(target), *second),
    ),
]

HEADINGS = [
    Rule(
        "head",
        "{actions:actions} {costs:costs}?",
        lambda actions, costs=(): p.Head("action", actions, costs=costs),
    ),
    Rule("actions", "[action]", b.const(1)),
    Rule("actions", "[action] [action]", b.const(2)),
    Rule("actions", "[action] [action] [action]", b.const(3)),
    Rule("head", "[reaction] {on:on}", lambda on: p.Head("reaction", on=on)),
    Rule(
        "head",
        "[reaction] {on:on} (, / –) {costs:costs}",
        lambda on, costs: p.Head("reaction", on=on, costs=costs),
    ),
    Rule(
        "head",
        "[free] {condition:when}? {costs:costs}?",
        lambda costs=(), condition=None: p.Head("free", costs=costs, condition=condition),
    ),
    Rule(
        "head",
        "[free] {costs:costs_in_turn}",
        lambda costs: p.Head("free", costs=costs, condition=w.YourTurn()) if None not in costs else None,
    ),
    Rule(
        "head",
        "[free] (in deinem zug / während deines zuges)",
        b.const(p.Head("free", condition=w.YourTurn())),
    ),
    Rule("when", "während du eine fertigkeitsprobe durchführst ,", b.const(w.DuringTest())),
    Rule("when", "(während deines zuges / in deinem zug) ,", b.const(w.YourTurn())),
    Rule("head", "erzwungen – {on:on}", lambda on: p.Head("forced", on=on)),
    Rule("head", "spielen – {on:on}", lambda on: p.Head("play", on=on)),
    Rule("head", "[elder_sign] (effekt / effect)?", b.const(p.Head("elder-sign", token="elder-sign"))),
    Rule(
        "head",
        "falls dieser {condition:attempt_of} gelingt",
        lambda condition: s.result_head("succeed", None, condition),
    ),
    Rule(
        "head", "falls diese fertigkeitsprobe gelingt {by:by}?", lambda by=None: s.result_head("succeed", by)
    ),
    Rule(
        "head", "falls diese fertigkeitsprobe misslingt {by:by}?", lambda by=None: s.result_head("fail", by)
    ),
    Rule("sign_value", "value=#signed", b.signed),
    Rule("sign_value", "value=#signed {factor:per} {most:max}?", b.signed),
]

_DESIGNATED = {
    "kampf": "fight",
    "entkommen": "evade",
    "ermitteln": "investigate",
    "verhandlung|verhandeln": "parley",
    "kampf beginnen": "engage",
    "aufgeben": "resign",
}
PLAIN = [
    *(Rule("plain", said, b.const((p.Designated(name),))) for said, name in _DESIGNATED.items()),
    *(
        Rule(
            "plain",
            f"({said}) « {{skills:skills}} »",
            (lambda each: lambda skills: (p.Designated(each, tuple(skills)),))(name),
        )
        for said, name in _DESIGNATED.items()
    ),
    Rule("plain", "{value:sentence}", b.same),
    *(Rule("plain", said.lower(), b.const((a.Keyword(name),))) for name, (_, said) in NAMES.items()),
    *(Rule("keyword", said.lower(), b.const(name)) for name, (_, said) in NAMES.items()),
    Rule("plain", "das deck hat {by:n} karten mehr", lambda by: (DeckSize(by),)),
    Rule(
        "plain", "#this kann nur gewählt werden , wenn ein deck neu gebaut wird", b.const((AtCreationOnly(),))
    ),
    Rule(
        "plain",
        f"außerdem darf das deck ({A} / bis zu {{count:n}} ) {{what:np}} der stufen 0 bis {{most:n}} "
        "enthalten , egal von welcher klasse",
        s.deck_access,
    ),
    Rule(
        "plain",
        "anwendungen « {count:n} {type:uses} »",
        lambda count, type: (a.Keyword("uses", count, type),),
    ),
    Rule("plain", "sieg {count:n}", lambda count: (a.Keyword("victory", count),)),
    Rule(
        "plain", "beute –? «? {what:prey} »?", lambda what: (a.Keyword("prey", what=what[0], only=what[1]),)
    ),
    Rule(
        "plain",
        "(erscheinen / erscheint) –? «? (der / die / das)? {what:np} »?",
        lambda what: (a.Keyword("spawn", what=what),),
    ),
    Rule("prey", 'nur "? {name:name} "?', lambda name: (w.Named(name), True)),
    Rule("name", "value=#word", b.same),
    Rule("name", "first=#word {second:name}", lambda first, second: f"{first} {second}"),
    Rule("name", 'first=#word " {second:name}', lambda first, second: f'{first} "{second}'),
    Rule("name", 'first=#word " {second:name}', lambda first, second: f'{first}" {second}'),
    Rule("plain", "nur für (das deck / die decks) von {name:name}", lambda name: (a.DeckOnly(name),)),
    Rule("plain", "nur {count:n} pro {per:copies_per}", lambda count, per: (a.CopyLimit(count, per),)),
    Rule(
        "plain",
        "max {count:n} pro (fertigkeitsprobe / probe) beitragen",
        lambda count: (a.CopyLimit(count, "test", True),),
    ),
    Rule("copies_per", "ermittler", b.const("investigator")),
    Rule("copies_per", "ort", b.const("location")),
    Rule("copies_per", "gegner", b.const("enemy")),
    Rule("copies_per", "deck", b.const("deck")),
    Rule("plain", "spiele #this ,? {on:on}", lambda on: (p.OnlyIf(on=on),)),
    Rule("plain", "spiele #this nur ,? {on:on}", lambda on: (p.OnlyIf(on=on),)),
    Rule(
        "plain",
        "spiele #this (nur)? (in deinem zug / während deines zuges)",
        b.const((p.OnlyIf(w.YourTurn()),)),
    ),
    Rule("plain", "(spiele / nutze) dies nur während deines zuges", b.const((p.OnlyIf(w.YourTurn()),))),
    Rule(
        "plain",
        "(spiele / nutze) (dies / #this) nur , falls {condition:cond}",
        lambda condition: (p.OnlyIf(condition),),
    ),
    Rule("plain", "spiele #this nur als deine erste aktion", b.const((p.OnlyIf(w.FirstAction()),))),
    Rule(
        "plain",
        "spiele #this (während eines beliebigen / in einem beliebigen) [free] (zeitfenster / "
        "fensters|fenster)",
        b.const((p.OnlyIf(),)),
    ),
    Rule(
        "plain",
        "als zusätzliche kosten ,? um #this (zu einer fertigkeitsprobe)? beizutragen , {cost:cost}",
        lambda cost: (a.CommitCost(cost),),
    ),
    Rule(
        "plain",
        "als zusätzliche kosten ,? um #this zu spielen , {cost:costs}",
        lambda cost: (p.ExtraCost(cost),),
    ),
    Rule("plain", "die ermittler dürfen gemeinsam zahlen", b.const((p.Together(),))),
    Rule("plain", "wähle eine möglichkeit", b.const((p.Options(),))),
    Rule("plain", "(du musst)? entweder « wähle eins|eines »", b.const((p.Options(),))),
    Rule("plain", "wähle eins|eines (der folgenden)?", b.const((p.Options(),))),
]

HEADS = [*COSTS, *HEADINGS, *PLAIN]
