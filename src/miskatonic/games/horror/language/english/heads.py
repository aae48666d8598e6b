"""English headings, prices, keywords and limits: what frames an ability. Not for effects."""

from miskatonic.games.horror.keywords import NAMES
from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import abilities as a
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.building import AtCreationOnly, DeckSize

COSTS = [
    Rule("costs", "{value:cost}", lambda value: (value,)),
    Rule("costs", "{first:cost} (and / , / , and) {second:costs}", lambda first, second: (first, *second)),
    Rule("cost", "{value:spend}", b.same),
    Rule("cost", "exhaust {target:aim}", lambda target: price.Exhaust(target)),
    Rule("cost", "discard {target:aim}", b.discard_cost),
    Rule("cost", "choose and discard {target:aim}", b.discard_cost),
    Rule(
        "spend",
        "spend {count:some} resource|resources",
        lambda count: price.ChosenResources() if isinstance(count, p.Letter) else price.Resources(count),
    ),
    Rule(
        "spend",
        "spend {count:n} {type:uses}",
        lambda count, type: price.SpendUses(count, type) if type != "resources" else None,
    ),
    Rule(
        "cost",
        "spend {count:n} or {most:n} {type:uses}",
        lambda count, most, type: price.SpendUses(count, type, most),
    ),
    Rule("spend", "spend {count:some} clue|clues", lambda count: price.SpendClues(count)),
    Rule("cost", "take {harm:harm}", lambda harm: price.Suffer(*harm)),
    Rule(
        "cost",
        "spend #letter {type:uses} « #letter is {count:n} or {most:n} »",
        lambda type, count, most: price.SpendUses(count, type, most),
    ),
    Rule("cost", "exile #this", b.const(price.Exile())),
    Rule("cost", "remove #this from the game", b.const(price.RemoveFromGame())),
    Rule(
        "cost",
        "place {count:n} {kind:token_kind} on #this",
        lambda count, kind: price.PlaceTokens(kind, count),
    ),
    Rule(
        "cost",
        "remove {count:n} {kind:token_kind} from #this",
        lambda count, kind: price.RemoveTokens(kind, count),
    ),
    Rule("cost", "release a (chaos)? token sealed on #this", b.const(price.ReleaseToken())),
    Rule("cost", "reveal (a|an) {what:np}", lambda what: price.Reveal(what)),
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
    Rule("head", "[free] {condition:when_alone}", lambda condition: p.Head("free", condition=condition)),
    Rule("when", "during your turn ,", b.const(w.YourTurn())),
    Rule("when", "during a skill test you are performing ,", b.const(w.DuringTest())),
    Rule("when_alone", "during your turn", b.const(w.YourTurn())),
    Rule("head", "forced – {on:on}", lambda on: p.Head("forced", on=on)),
    Rule("head", "play – {on:on}", lambda on: p.Head("play", on=on)),
    Rule("head", "[elder_sign] effect?", b.const(p.Head("elder-sign", token="elder-sign"))),
    Rule(
        "head",
        "if this {condition:attempt_of} succeeds",
        lambda condition: s.result_head("succeed", None, condition),
    ),
    Rule("head", "if this skill test succeeds {by:by}?", lambda by=None: s.result_head("succeed", by)),
    Rule("head", "if this skill test fails {by:by}?", lambda by=None: s.result_head("fail", by)),
    Rule("sign_value", "value=#signed", b.signed),
    Rule("sign_value", "value=#signed {factor:per} {most:max}?", b.signed),
    Rule("revelation", "revelation –", b.const(True)),
]

_DESIGNATED = ("fight", "evade", "investigate", "parley", "engage", "move", "resign")

PLAIN = [
    *(Rule("plain", name, b.const((p.Designated(name),))) for name in _DESIGNATED),
    *(
        Rule(
            "plain",
            f"{name} « {{skills:skills}} »",
            (lambda each: lambda skills: (p.Designated(each, tuple(skills)),))(name),
        )
        for name in _DESIGNATED
    ),
    Rule("plain", "{value:sentence}", b.same),
    *(Rule("plain", said.lower(), b.const((a.Keyword(name),))) for name, (said, _) in NAMES.items()),
    Rule("plain", "uses « {count:n} {type:uses} »", lambda count, type: (a.Keyword("uses", count, type),)),
    *(Rule("keyword", said.lower(), b.const(name)) for name, (said, _) in NAMES.items()),
    Rule("plain", "the deck has {by:n} cards more", lambda by: (DeckSize(by),)),
    Rule("plain", "#this can be chosen only when a deck is first built", b.const((AtCreationOnly(),))),
    Rule(
        "plain",
        "besides , the deck may have (a|an|1 / up to {count:n} ) {what:np} of level 0 to {most:n} , "
        "whatever its class",
        s.deck_access,
    ),
    Rule("plain", "victory {count:n}", lambda count: (a.Keyword("victory", count),)),
    Rule("plain", "seal « {token:token} »", lambda token: (a.Keyword("seal", type=token),)),
    Rule(
        "plain",
        "(prey –? «? / prey «) {what:prey} »?",
        lambda what: (a.Keyword("prey", what=what[0], only=what[1]),),
    ),
    Rule("plain", "spawn –? «? (the)? {what:np} »?", lambda what: (a.Keyword("spawn", what=what),)),
    Rule("prey", "{name:name} only", lambda name: (w.Named(name), True)),
    Rule("prey", 'only "? {name:name} "?', lambda name: (w.Named(name), True)),
    Rule("name", "value=#word", b.same),
    Rule("name", "first=#word {second:name}", lambda first, second: f"{first} {second}"),
    Rule("name", 'first=#word " {second:name}', lambda first, second: f'{first} "{second}'),
    Rule("name", 'first=#word " {second:name}', lambda first, second: f'{first}" {second}'),
    Rule("plain", "{name:name} deck only", lambda name: (a.DeckOnly(name),)),
    Rule("plain", "only for the deck of {name:name}", lambda name: (a.DeckOnly(name),)),
    Rule("plain", "limit {count:n} per {per:copies_per}", lambda count, per: (a.CopyLimit(count, per),)),
    Rule(
        "plain",
        "max {count:n} committed per (skill)? test",
        lambda count: (a.CopyLimit(count, "test", True),),
    ),
    Rule("copies_per", "investigator", b.const("investigator")),
    Rule("copies_per", "location", b.const("location")),
    Rule("copies_per", "enemy", b.const("enemy")),
    Rule("copies_per", "deck", b.const("deck")),
    Rule("plain", "play {on:on}", lambda on: (p.OnlyIf(on=on),)),
    Rule("plain", "play only {on:on}", lambda on: (p.OnlyIf(on=on),)),
    Rule("plain", "play (this)? (only)? during your turn", b.const((p.OnlyIf(w.YourTurn()),))),
    Rule("plain", "use this only during your turn", b.const((p.OnlyIf(w.YourTurn()),))),
    Rule("plain", "(play / use) this? only if {condition:cond}", lambda condition: (p.OnlyIf(condition),)),
    Rule("plain", "play only as your first action", b.const((p.OnlyIf(w.FirstAction()),))),
    Rule("plain", "play during any [free] window", b.const((p.OnlyIf(),))),
    Rule("plain", "play during any [free] player window", b.const((p.OnlyIf(),))),
    Rule(
        "plain",
        "as an additional cost to commit #this (to a skill test)? , {cost:cost}",
        lambda cost: (a.CommitCost(cost),),
    ),
    Rule("plain", "as an additional cost to play #this , {cost:costs}", lambda cost: (p.ExtraCost(cost),)),
    Rule("plain", "the investigators may pay together", b.const((p.Together(),))),
    Rule("plain", "choose one", b.const((p.Options(),))),
    Rule("plain", "(you must)? either « choose one »", b.const((p.Options(),))),
    Rule("plain", "(you must)? choose one (of the following)?", b.const((p.Options(),))),
]

HEADS = [*COSTS, *HEADINGS, *PLAIN]
