"""English sentences: who does something, on which condition, what comes of a test. Not for single verbs."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

_AND = "(and / , and / ,)"
_SUCCEED = "(you succeed / (this / that) (skill)? test (is successful / succeeds))"
_FAIL = "(you fail / this (skill)? test fails / this (skill)? test is failed / you fail this test)"

CLAUSES = [
    Rule("dos", "{value:do}", b.same),
    Rule("dos", f"{{first:do}} {_AND} {{second:dos}}", b.two),
    Rule("dos", "{first:do} ,? then {then:dos}", b.then),
    Rule("dos", "either {first:do} ,? or {second:dos}", b.choice),
    Rule("dos", "{first:do} or {second:do}", b.choice),
    Rule("dos", "{first:pair} or {second:do}", b.choice),
    Rule("pair", "{first:do} and {second:do}", b.two),
    Rule("doess", "{value:does}", b.same),
    Rule("doess", f"{{first:does}} {_AND} {{second:doess}}", b.two),
    Rule("clause", "{value:dos}", b.same),
    Rule("clause", "you {value:dos}", b.same),
    Rule("clause", "you must {value:dos}", b.same),
    Rule("clause", "you may {effects:dos}", b.may),
    Rule("clause", "you may {cost:cost} to {effects:to_dos}", b.may_to),
    Rule("clause", "you may {cost:cost} for {effects:for_to}", b.may_to),
    Rule("clause", "you may {cost:spend}", b.may_pay),
    Rule("clause", "{who:aim} {effects:doess}", b.done_by),
    Rule(
        "clause",
        "{who:ref} may {effects:dos}",
        lambda who, effects: b.done_by(who, b.may(effects)) if who != "you" else None,
    ),
    Rule(
        "clause",
        "each {what:np} may {effects:dos}",
        lambda what, effects: b.done_by(w.Each(what), b.may(effects)),
    ),
    Rule("to_dos", "{value:dos}", b.same),
    Rule("to_dos", "{rule:strike}", lambda rule: b.holds(rule, "attack")),
    Rule(
        "for_to",
        "this attack to deal {value:signed} damage",
        lambda value: b.holds((s.more(value),), "attack"),
    ),
    Rule(
        "for_to",
        "{whom:ref} to get {changes:changes} {until:until}",
        lambda whom, changes, until: b.holds(b.change(whom, changes) or (), until),
    ),
    # What enemies do
    Rule("clause", "{who:aim} {value:enemy_does}", lambda who, value: s.enemy(who, value)),
    Rule(
        "clause",
        "{who:aim} {first:enemy_does} (and / , and / ,) {second:enemy_does}",
        lambda who, first, second: s.enemy(who, first, second),
    ),
    Rule(
        "clause",
        "{who:aim} {first:enemy_does} , {second:enemy_does} ,? and {third:enemy_does}",
        lambda who, first, second, third: s.enemy(who, first, second, third),
    ),
    Rule("enemy_does", "engages you", b.const("engage")),
    Rule("enemy_does", "attacks you", b.const("attack")),
    Rule("enemy_does", "makes an immediate attack (against you)?", b.const("attack")),
    Rule("enemy_does", "readies", b.const("ready")),
    Rule(
        "clause",
        "choose {target:aim}",
        lambda target: (p.Chosen(target),) if not isinstance(target, str) else None,
    ),
    Rule(
        "clause",
        "choose {target:aim} and {effects:dos}",
        lambda target, effects: (p.Chosen(target), *effects) if not isinstance(target, str) else None,
    ),
    # What holds
    Rule("clause", "{modifiers:rules}", b.holds),
    Rule("clause", "{modifiers:rules} {until:until}", b.holds),
    Rule(
        "clause",
        "{rules:rules} while {condition:whilst}",
        lambda rules, condition: b.holds(rules, "", condition),
    ),
    Rule(
        "clause",
        "{rules:rules} while {condition:cond}",
        lambda rules, condition: b.holds(rules, "", condition),
    ),
    Rule(
        "clause",
        "{rules:rules} while {condition:whilst} if {second:cond}",
        lambda rules, condition, second: b.holds(rules, "", w.Both((condition, second))),
    ),
    Rule(
        "clause",
        "you get {changes:changes} {until:until} {per:per} {most:max}?",
        lambda changes, until, per, most=None: s.scaled(changes, until, per, most),
    ),
    Rule(
        "clause",
        "while {condition:whilst} , {rules:rules}",
        lambda rules, condition: b.holds(rules, "", condition),
    ),
    Rule(
        "clause",
        "you get {changes:changes} and deal {value:signed} damage for this attack",
        lambda changes, value: b.holds((*(b.change("you", changes) or ()), s.more(value)), "attack"),
    ),
    Rule("clause", "{rules:strike}", lambda rules: b.holds(rules, "attack")),
    Rule("clause", "you {rules:strike}", lambda rules: b.holds(rules, "attack")),
    Rule("clause", "{rules:more_clues}", lambda rules: b.holds(rules, "test")),
    Rule("clause", "{modifiers:added} {until:until}", b.holds),
    Rule("clause", "for this attack , {rules:rules}", lambda rules: b.holds(rules, "attack")),
    Rule("rules", "{value:rule}", b.same),
    Rule("rules", "{first:rule} and {second:rules}", b.two),
    # Tests
    Rule(
        "clause",
        "(this attack / this (skill)? test / this investigation / this evasion attempt / you) use|uses "
        "{skills:skills} instead of {other:skill}",
        lambda skills, other: (p.Uses(tuple(skills), other),),
    ),
    Rule(
        "clause",
        "(fight / investigate / evade) using {skills:skills} instead of {other:skill}",
        lambda skills, other: (p.Uses(tuple(skills), other),),
    ),
    Rule(
        "clause",
        "use {skills:skills} (instead of {other:skill} )? for this (test / attack / investigation / "
        "evasion attempt)",
        lambda skills, other="": (p.Uses(tuple(skills), other),),
    ),
    Rule(
        "clause",
        "this (action / ability / event) (does not provoke / provokes no) attacks of opportunity",
        b.const((p.Safe(),)),
    ),
    Rule("clause", "playing #this does not provoke attacks of opportunity", b.const((p.Safe(),))),
    Rule(
        "clause",
        "(this attack / this (skill)? test / this investigation / this evasion attempt) automatically "
        "succeeds",
        b.const((chaos.SucceedAutomatically(),)),
    ),
    Rule(
        "clause",
        "(this attack / this (skill)? test / that (skill)? test) automatically fails",
        b.const((chaos.FailAutomatically(),)),
    ),
    Rule(
        "clause",
        "you automatically fail (this / that)? (skill)? (test)?",
        b.const((chaos.FailAutomatically(),)),
    ),
    Rule("clause", "what is drawn gains {name:keyword}", lambda name: (p.DrawnGains(name),)),
]

SENTENCES = [
    Rule("sentence", "{value:clause}", b.same),
    Rule(
        "sentence",
        "do so as a basic action or with an ability of that kind on a card",
        b.const((p.ByAbility(),)),
    ),
    Rule("sentence", f"if {_SUCCEED} , {{effects:inner}}", lambda effects: b.result("succeed", effects)),
    Rule(
        "sentence",
        f"if {_SUCCEED} by {{by:n}} or more , {{effects:inner}}",
        lambda by, effects: b.result("succeed", effects, by),
    ),
    Rule(
        "sentence",
        f"if {_SUCCEED} and {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"if {_SUCCEED} , {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"if {_SUCCEED} while|during {{condition:kind_phrase}} , {{effects:inner}}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"if {_SUCCEED} by {{by:n}} or more while|during {{condition:kind_phrase}} , {{effects:inner}}",
        lambda by, condition, effects: b.result("succeed", effects, by, condition),
    ),
    Rule(
        "sentence",
        "if this {condition:attempt_of} succeeds , {effects:inner}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule("sentence", f"if {_FAIL} , {{effects:inner}}", lambda effects: b.result("fail", effects)),
    Rule(
        "sentence",
        f"if {_FAIL} by {{by:n}} or more , {{effects:inner}}",
        lambda by, effects: b.result("fail", effects, by),
    ),
    Rule(
        "sentence",
        f"if {_FAIL} , {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("fail", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"if {_FAIL} and {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("fail", effects, 0, condition),
    ),
    Rule("sentence", "for each point you fail by , {effects:inner}", lambda effects: s.per_point(effects)),
    Rule("sentence", "then ,? {effects:inner}", lambda effects: (p.ThenDo(effects),)),
    Rule("sentence", "if you do , {effects:inner}", lambda effects: (p.IfDone(effects),)),
    Rule(
        "sentence",
        "(if you cannot / if that is not possible) , {effects:inner}",
        lambda effects: (p.IfCannot(effects),),
    ),
    Rule(
        "sentence",
        "{first:clause} « if you cannot , {second:inner} »",
        lambda first, second: (*first, p.IfCannot(second)),
    ),
    Rule(
        "sentence",
        "if you reveal (a|an) {tokens:tokens} (token / symbol) during this (test / attack) , {effects:inner}",
        lambda tokens, effects: (p.Revealing(tuple(tokens), effects),),
    ),
    Rule(
        "sentence",
        "if you reveal (a|an) {tokens:tokens} (token / symbol) during this (test / attack) , "
        "{effects:clause} « if you cannot , {second:inner} »",
        lambda tokens, effects, second: (p.Revealing(tuple(tokens), (*effects, p.IfCannot(second))),),
    ),
    Rule(
        "sentence",
        "if (a|an) {tokens:tokens} (token / symbol) is revealed during this (skill? test / attack / "
        "investigation / evasion attempt) , {effects:inner}",
        lambda tokens, effects: (p.Revealing(tuple(tokens), effects),),
    ),
    Rule(
        "sentence", "until the end of (your / the) turn , {rules:rules}", lambda rules: b.holds(rules, "turn")
    ),
    Rule("sentence", "until the end of the round , {rules:rules}", lambda rules: b.holds(rules, "round")),
    Rule("sentence", "until the end of the phase , {rules:rules}", lambda rules: b.holds(rules, "phase")),
    Rule(
        "sentence",
        "during the next upkeep phase , {rules:rules}",
        lambda rules: b.holds(rules, "next-upkeep"),
    ),
    Rule("sentence", "instead , {effects:inner}", lambda effects: (fx.Instead(effects),)),
    Rule("sentence", "{effects:dos} ,? instead", lambda effects: (fx.Instead(effects),)),
    Rule("sentence", "{on:on} , {effects:inner}", lambda on, effects: (fx.Delayed(on, effects),)),
    Rule(
        "sentence",
        "if this attack defeats {card:card} , {effects:inner}",
        lambda card, effects: (
            fx.Delayed(
                b.timed("after", b.on("is-defeated", None, card, other=w.Is("this"))), effects, "attack"
            ),
        ),
    ),
    Rule(
        "sentence",
        "{effects:clause} at the end of your turn",
        lambda effects: (fx.Delayed(b.timed("at", b.on("turn-ends", w.Is("you"))), effects),),
    ),
    Rule(
        "sentence",
        "{effects:clause} at the end of the round",
        lambda effects: (fx.Delayed(b.timed("at", b.on("round-ends")), effects),),
    ),
    Rule(
        "sentence",
        "for each {count:counted} , {effects:dos}",
        lambda count, effects: b.for_each(count, effects),
    ),
    Rule("sentence", "value=#letter is {number:amount}", lambda value, number: (p.LetterIs(value, number),)),
    Rule(
        "sentence",
        "if {condition:cond} , {effects:inner}",
        lambda condition, effects: b.if_(condition, effects),
    ),
    Rule(
        "sentence",
        "while {condition:cond} , {rules:rules}",
        lambda condition, rules: b.holds(rules, "", condition),
    ),
    Rule(
        "sentence",
        "{effects:clause} if {condition:cond}",
        s.only_if,
    ),
    Rule(
        "sentence",
        "if there are no {type:uses} on #this , discard (it / #this)",
        lambda type: (p.Uncounted(type),),
    ),
    Rule("sentence", "{limit:limit}", lambda limit: (p.AtMostOften(limit),)),
    # What leads to the rest of a line
    Rule("opening", "if you succeed", b.const(p.Result("succeed", ()))),
    Rule("opening", "if you fail", b.const(p.Result("fail", ()))),
    Rule("opening", "if you succeed by {by:n} or more", lambda by: p.Result("succeed", (), by)),
    Rule("opening", "if you fail by {by:n} or more", lambda by: p.Result("fail", (), by)),
    Rule("opening", "if you do", b.const(p.IfDone(()))),
    Rule(
        "opening",
        "if you do , attempt this skill test again when it has ended ; this time , instead of what held "
        "before",
        b.const(p.IfDone((chaos.TryAgain(),))),
    ),
    Rule("opening", "then", b.const(p.ThenDo(()))),
    Rule("opening", "if that is not possible", b.const(p.IfCannot(()))),
    Rule("opening", "if {condition:cond}", lambda condition: fx.If(condition, ())),
    Rule("opening", "{on:on}", lambda on: fx.Delayed(on, ())),
    Rule("opening", "{who:ref} does this", lambda who: fx.EachInvestigator((), w.Is(who))),
    Rule("opening", "each {what:np} does this", lambda what: fx.EachInvestigator((), what)),
    Rule("inner", "{value:clause}", b.same),
    Rule("inner", "{first:clause} ; {second:inner}", b.two),
    Rule("inner", "{first:told} and {second:told}", b.two),
    Rule("told", "{who:aim} {value:enemy_does}", lambda who, value: s.enemy(who, value)),
    Rule("priced", "additional cost to commit #this", b.const("commit")),
    Rule("priced", "additional cost", b.const("play")),
    Rule(
        "inner",
        "if {condition:cond} , {effects:clause}",
        lambda condition, effects: b.if_(condition, effects),
    ),
    Rule("inner", "{effects:clause} {number:or_if}", lambda effects, number: s.or_if(effects, number)),
    Rule(
        "inner",
        "{effects:clause} at the end of your turn",
        lambda effects: (fx.Delayed(b.timed("at", b.on("turn-ends", w.Is("you"))), effects),),
    ),
    Rule("inner", "{effects:clause} ,? instead", lambda effects: (fx.Instead(effects),)),
    Rule(
        "inner",
        "{effects:dos} {per:per} {most:max}?",
        lambda effects, per, most=None: s.per(effects, per, most),
    ),
    Rule("sentence", "{effects:clause} {number:or_if}", lambda effects, number: s.or_if(effects, number)),
    Rule(
        "sentence",
        "{effects:dos} {per:per} {most:max}?",
        lambda effects, per, most=None: s.per(effects, per, most),
    ),
    Rule(
        "or_if",
        "« {number:any_number} {unit}? ,? instead ,? if {condition:or_cond} »",
        lambda number, condition: (number, condition),
    ),
    Rule(
        "or_if",
        "« if {condition:or_cond} , you get {number:any_number} {unit}? ,? instead »",
        lambda number, condition: (number, condition),
    ),
    Rule("or_cond", "{value:cond}", b.same),
    Rule(
        "or_cond",
        "(this test / it / this skill test / you) (succeeds / succeed / is successful) by {n:n} or more",
        lambda n: w.AtLeast(w.SucceededBy(), n),
    ),
    Rule(
        "or_if",
        "« or {number:any_number} {unit}? ,? instead ,? if {condition:cond} »",
        lambda number, condition: (number, condition),
    ),
    Rule("any_number", "{value:n}", b.same),
    Rule("any_number", "value=#signed", b.signed),
    Rule("unit", "damage|horror|clue|clues|card|cards|resource|resources", b.const(True)),
    Rule("unit", "{stat}", b.const(True)),
    Rule(
        "sentence",
        "{number:any_number} {unit}? instead if {condition:or_cond}",
        lambda number, condition: (p.OrIf(number, condition),),
    ),
    Rule(
        "sentence",
        "if (one / 1) or more weaknesses are among the searched cards , draw them as well",
        b.const((p.WeaknessesToo(),)),
    ),
    Rule(
        "sentence",
        "if weaknesses are among the cards you searched , you find them as well",
        b.const((p.WeaknessesToo(),)),
    ),
    Rule("kind_phrase", "{value:whilst}", b.same),
    Rule("kind_phrase", "{value:test_phrase}", b.same),
    Rule("kind_phrase", "investigating a location", b.const(w.DuringTest(kind="investigate"))),
    Rule(
        "kind_phrase",
        "(evading / an evasion attempt against) {card:card}",
        lambda card: w.Both((w.DuringTest(kind="evade"), w.TestAgainst(card))),
    ),
    Rule(
        "kind_phrase",
        "an attack against {card:card}",
        lambda card: w.Both((w.DuringTest(kind="fight"), w.TestAgainst(card))),
    ),
    Rule("attempt_of", "attack", b.const(w.DuringTest(kind="fight"))),
    Rule("attempt_of", "attempt to evade", b.const(w.DuringTest(kind="evade"))),
    Rule(
        "attempt_of",
        "attempt to evade {card:card}",
        lambda card: w.Both((w.DuringTest(kind="evade"), w.TestAgainst(card))),
    ),
    Rule("attempt_of", "attempt to investigate", b.const(w.DuringTest(kind="investigate"))),
]


FLOW = [*CLAUSES, *SENTENCES]
