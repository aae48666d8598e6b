"""German sentences: who does something, under which condition, what comes of a test. Not for single verbs.

A "clause" has its subject first; a "turned" one stands behind an opening and begins with its verb.
"""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import CLUE, EACH, RESOURCE, A
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

_AND = "(und / , und / , / and)"
_TEST = "(die / diese) (probe / fertigkeitsprobe)"
_SUCCEED = f"((dir)? {_TEST} gelingt / {_TEST} erfolgreich ist / du erfolgreich bist / sie gelingt)"
_FAIL = f"(dir)? {_TEST} misslingt"
_THIS = "(dieser (probe / ermittlung / fertigkeitsprobe) / dieses (angriffs / entkommen versuchs))"

CLAUSES = [
    Rule("dos", "{value:do}", b.same),
    Rule("dos", f"{{first:do}} {_AND} {{second:dos}}", b.two),
    Rule("dos", "{first:do} und dann {then:dos}", b.then),
    Rule("dos", "{first:do} oder {second:do}", b.choice),
    Rule("dos", "{first:pair} oder {second:do}", b.choice),
    Rule("pair", "{first:do} und {second:do}", b.two),
    Rule(
        "do",
        "trage eine {what:np} zu dieser fertigkeitsprobe bei « die karte muss dazu passen »",
        lambda what: (chaos.Commit(w.Choose(what)),),
    ),
    Rule("dos", "{first:do_either} oder {second:do}", b.choice),
    Rule("du_dos", "{value:du_do}", b.same),
    Rule("du_dos", f"{{first:du_do}} {_AND} {{second:du_dos}}", b.two),
    Rule("infs", "{value:inf}", b.same),
    Rule("infs", f"{{first:inf}} {_AND} {{second:infs}}", b.two),
    Rule("infs", "{first:inf} oder {second:inf}", b.choice),
    Rule("doess", "{value:does}", b.same),
    Rule("doess", f"{{first:does}} {_AND} {{second:doess}}", b.two),
    Rule("zus", "{value:zu}", b.same),
    Rule("zus", f"{{first:zu}} {_AND} {{second:zus}}", b.two),
    Rule(
        "zus",
        "((in / mit) diesem angriff)? {value:signed} schaden zuzufügen",
        lambda value: b.holds((s.more(value),), "attack"),
    ),
    Rule(
        "zus",
        "deinem ort {until:until} {changes:changes} zu geben",
        lambda until, changes: b.holds(b.change("location", changes) or (), until),
    ),
    Rule("clause", "{value:dos}", b.same),
    Rule("clause", "du {value:du_dos}", b.same),
    Rule("clause", "du musst {value:infs}", b.same),
    Rule("clause", "du darfst {effects:infs}", b.may),
    Rule("clause", "du darfst {cost:cost_inf} , um {effects:zus}", b.may_to),
    Rule("clause", "du darfst {cost:spend_inf}", b.may_pay),
    Rule(
        "clause",
        "{who:aim} {effects:doess}",
        lambda who, effects: b.done_by(who, effects) if who != "you" else None,
    ),
    Rule(
        "clause",
        f"{EACH} {{what:np}} darf {{effects:infs}}",
        lambda what, effects: b.done_by(w.Each(what), b.may(effects)),
    ),
    Rule("turned_clause", "{value:dos}", b.same),
    Rule("turned_clause", "{value:du_inverted}", b.same),
    Rule("turned_clause", f"{{first:du_inverted}} {_AND} {{second:du_dos}}", b.two),
    Rule("turned_clause", "darfst du {effects:infs}", b.may),
    Rule("turned_clause", "darfst du {cost:cost_inf} , um {effects:zus}", b.may_to),
    Rule("turned_clause", "darfst du {cost:spend_inf}", b.may_pay),
    Rule(
        "turned_clause",
        "darf {who:ref} {effects:infs}",
        lambda who, effects: b.done_by(who, b.may(effects)) if who != "you" else None,
    ),
    Rule(
        "turned_clause",
        "darf sich {who:ref} {effects:infs_sich}",
        lambda who, effects: b.done_by(who, b.may(effects)) if who != "you" else None,
    ),
    Rule(
        "infs_sich",
        f"von {{target:aim}} lösen {_AND} {{second:infs}}",
        lambda target, second: (*b.disengage(target), *second),
    ),
    # What enemies do
    Rule("clause", "{who:aim} {value:enemy_does}", lambda who, value: s.enemy(who, value)),
    Rule(
        "clause",
        "{who:aim} {first:enemy_does} und {second:enemy_does}",
        lambda who, first, second: s.enemy(who, first, second),
    ),
    Rule("turned_clause", "wird {who:aim} spielbereit gemacht", lambda who: (fx.Ready(who),)),
    Rule(
        "turned_clause",
        "wird {who:aim} spielbereit gemacht , er {first:enemy_does} und {second:enemy_does}",
        lambda who, first, second: s.enemy(who, "ready", first, second),
    ),
    Rule("enemy_does", "verwickelt dich in (einen / einem) kampf", b.const("engage")),
    Rule("enemy_does", "greift dich an", b.const("attack")),
    Rule("enemy_does", "führt sofort einen angriff (gegen dich)? durch", b.const("attack")),
    Rule(
        "clause",
        "wähle {target:aim}",
        lambda target: (p.Chosen(target),) if not isinstance(target, str) else None,
    ),
    Rule(
        "clause",
        "wähle {target:aim} und {effects:dos}",
        lambda target, effects: (p.Chosen(target), *effects) if not isinstance(target, str) else None,
    ),
    # What holds
    Rule("clause", "{modifiers:rule}", b.holds),
    Rule("clause", "{value:lasts}", b.same),
    Rule("turned_clause", "{modifiers:turned}", b.holds),
    Rule("turned_clause", "{value:lasts_turned}", b.same),
    Rule(
        "clause",
        "{rules:rule} ,? solange {condition:whilst}",
        lambda rules, condition: b.holds(rules, "", condition),
    ),
    Rule(
        "clause",
        "{rules:rule} ,? solange {condition:cond}",
        lambda rules, condition: b.holds(rules, "", condition),
    ),
    Rule(
        "clause",
        "{rules:rule} ,? solange {condition:whilst} , falls {second:cond}",
        lambda rules, condition, second: b.holds(rules, "", w.Both((condition, second))),
    ),
    Rule("clause", "{rules:strike}", lambda rules: b.holds(rules, "attack")),
    Rule("turned_clause", "{rules:strike_turned}", lambda rules: b.holds(rules, "attack")),
    Rule("clause", "{rules:more_clues}", lambda rules: b.holds(rules, "test")),
    Rule("turned_clause", "{rules:more_clues}", lambda rules: b.holds(rules, "test")),
    # Tests
    Rule(
        "clause",
        "(dieser angriff / diese probe / diese ermittlung / dieser entkommen versuch / diese "
        "fertigkeitsprobe) verwendet {skills:skills} statt {other:skill}",
        lambda skills, other: (p.Uses(tuple(skills), other),),
    ),
    Rule(
        "clause",
        "verwende für (diesen angriff / diese probe / diese ermittlung / diesen entkommen versuch) "
        "{skills:skills} statt {other:skill}",
        lambda skills, other: (p.Uses(tuple(skills), other),),
    ),
    Rule("clause", "lege diese probe auf {skills:skills} ab", lambda skills: (p.Uses(tuple(skills)),)),
    Rule("clause", "diese aktion provoziert keine gelegenheitsangriffe", b.const((p.Safe(),))),
    Rule(
        "clause",
        "(dieser angriff / diese probe / diese fertigkeitsprobe / jene probe) misslingt automatisch",
        b.const((chaos.FailAutomatically(),)),
    ),
    Rule(
        "clause",
        "(dir)? (die / diese) (probe / fertigkeitsprobe) gelingt (dir)? automatisch",
        b.const((chaos.SucceedAutomatically(),)),
    ),
    Rule("clause", "dir gelingt stattdessen (die / diese) probe", b.const((chaos.SucceedInstead(),))),
    Rule("clause", "die probe gelingt dir stattdessen um {by:n}", lambda by: (chaos.SucceedInstead(by),)),
    Rule(
        "clause",
        "(was gezogen wird / die gezogene karte) erhält {name:keyword}",
        lambda name: (p.DrawnGains(name),),
    ),
]

SENTENCES = [
    Rule("sentence", "{value:clause}", b.same),
    Rule(
        "sentence",
        "nutze dazu die basisaktion oder eine fähigkeit dieser art auf einer karte",
        b.const((p.ByAbility(),)),
    ),
    Rule(
        "do",
        "handle den auf #this versiegelten chaosmarker ab , als wäre er gerade enthüllt worden",
        b.const((chaos.ResolveSealed(),)),
    ),
    Rule("inner", "{value:turned_clause}", b.same),
    Rule("inner", "{first:turned_clause} ; {second:told_on}", b.two),
    Rule("told_on", "{value:told}", b.same),
    Rule("told_on", "{first:told} und {second:told}", b.two),
    Rule("told", "{who:aim} {value:enemy_does}", lambda who, value: s.enemy(who, value)),
    Rule("priced", "zusätzliche kosten , um #this beizutragen", b.const("commit")),
    Rule("priced", "zusätzliche kosten", b.const("play")),
    Rule("inner", "{effects:turned_clause} {number:or_if}", s.or_if),
    Rule("inner", "falls {condition:cond} , {effects:turned_clause}", b.if_),
    Rule(
        "inner",
        "{effects:dos} {per:per} {most:max}?",
        lambda effects, per, most=None: s.per(effects, per, most),
    ),
    Rule(
        "inner",
        "schicke {target:aim} am ende deines zuges auf deine hand zurück",
        lambda target: (
            fx.Delayed(b.timed("at", b.on("turn-ends", w.Is("you"))), (fx.ReturnToHand(target),)),
        ),
    ),
    Rule("sentence", f"falls {_SUCCEED} , {{effects:inner}}", lambda effects: b.result("succeed", effects)),
    Rule(
        "sentence",
        f"falls (dir)? {_TEST} um {{by:n}} oder mehr gelingt , {{effects:inner}}",
        lambda by, effects: b.result("succeed", effects, by),
    ),
    Rule(
        "sentence",
        f"falls {_SUCCEED} und {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"falls {_SUCCEED} , {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"falls {_TEST} während {{condition:kind_phrase}} (erfolgreich ist / gelingt) , {{effects:inner}}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule(
        "sentence",
        "falls dieser {condition:attempt_of} gelingt , {effects:inner}",
        lambda condition, effects: b.result("succeed", effects, 0, condition),
    ),
    Rule("sentence", f"falls {_FAIL} , {{effects:inner}}", lambda effects: b.result("fail", effects)),
    Rule(
        "sentence",
        f"falls (dir)? {_TEST} um {{by:n}} oder mehr misslingt , {{effects:inner}}",
        lambda by, effects: b.result("fail", effects, by),
    ),
    Rule(
        "sentence",
        f"falls {_FAIL} und {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("fail", effects, 0, condition),
    ),
    Rule(
        "sentence",
        f"falls {_FAIL} , {{condition:cond}} , {{effects:inner}}",
        lambda condition, effects: b.result("fail", effects, 0, condition),
    ),
    Rule("sentence", "dann ,? {effects:inner}", lambda effects: (p.ThenDo(effects),)),
    Rule(
        "sentence",
        "falls (du)? dann {condition:cond_then} , {effects:inner}",
        lambda condition, effects: (p.ThenDo(b.if_(condition, effects)),),
    ),
    Rule(
        "cond_then",
        "{n:n} oder weniger verbliebene {stat:stat} hast",
        lambda n, stat: w.Fewer(w.StatOf(f"remaining-{stat}"), n + 1),
    ),
    Rule(
        "cond_then",
        "deine verbliebene {stat:stat} höchstens {n:n} beträgt",
        lambda n, stat: w.Fewer(w.StatOf(f"remaining-{stat}"), n + 1),
    ),
    Rule("sentence", "falls du (das / dies) tust , {effects:inner}", lambda effects: (p.IfDone(effects),)),
    Rule(
        "sentence",
        "(falls du (das / dies) nicht kannst / falls das nicht möglich ist) , {effects:inner}",
        lambda effects: (p.IfCannot(effects),),
    ),
    Rule(
        "sentence",
        "{first:clause} « falls du (das / dies) nicht kannst , {second:inner} »",
        lambda first, second: (*first, p.IfCannot(second)),
    ),
    Rule(
        "sentence",
        f"falls du während {_THIS} {A} {{tokens:tokens}} (marker / symbol) enthüllst , {{effects:inner}}",
        lambda tokens, effects: (p.Revealing(tuple(tokens), effects),),
    ),
    Rule(
        "sentence",
        f"falls du während {_THIS} {A} {{tokens:tokens}} (marker / symbol) enthüllst , {{effects:inner}} "
        f"« falls du (das / dies) nicht kannst , {{second:inner}} »",
        lambda tokens, effects, second: (p.Revealing(tuple(tokens), (*effects, p.IfCannot(second))),),
    ),
    Rule(
        "sentence",
        f"falls während {_THIS} {A} {{tokens:tokens}} (marker / symbol) enthüllt wird , {{effects:inner}}",
        lambda tokens, effects: (p.Revealing(tuple(tokens), effects),),
    ),
    Rule(
        "sentence",
        "{until:until} {rules:turned}",
        lambda until, rules: b.holds(rules, until) if until not in ("test", "attack") else None,
    ),
    Rule("sentence", "stattdessen {effects:inner}", lambda effects: (fx.Instead(effects),)),
    Rule("sentence", "{on:on} ,? {effects:inner}", lambda on, effects: (fx.Delayed(on, effects),)),
    Rule(
        "sentence",
        "falls dieser angriff {card:card} besiegt , {effects:inner}",
        lambda card, effects: (
            fx.Delayed(
                b.timed("after", b.on("is-defeated", None, card, other=w.Is("this"))), effects, "attack"
            ),
        ),
    ),
    Rule("sentence", "value=#letter ist {number:amount}", lambda value, number: (p.LetterIs(value, number),)),
    Rule("sentence", "falls {condition:cond} , {effects:inner}", b.if_),
    Rule(
        "sentence",
        "solange {condition:cond} , {rules:turned}",
        lambda condition, rules: b.holds(rules, "", condition),
    ),
    Rule(
        "sentence",
        "solange {condition:whilst} , {rules:turned}",
        lambda condition, rules: b.holds(rules, "", condition),
    ),
    Rule(
        "sentence",
        "falls (sich keine {type:uses} (mehr)? auf #this befinden / auf (#this / diesem vorteil) keine "
        "{type:uses} liegen) , lege (sie / #this / diese karte / diesen vorteil) ab",
        lambda type: (p.Uncounted(type),),
    ),
    Rule("sentence", "{limit:limit}", lambda limit: (p.AtMostOften(limit),)),
    Rule("sentence", "{effects:clause} {number:or_if}", s.or_if),
    Rule(
        "sentence",
        "{effects:dos} {per:per} {most:max}?",
        lambda effects, per, most=None: s.per(effects, per, most),
    ),
    Rule(
        "or_if",
        "« stattdessen (die obersten)? {number:any_number} {unit}? ,? falls {condition:or_cond} »",
        lambda number, condition: (number, condition),
    ),
    Rule(
        "or_if",
        "« {number:any_number} {unit}? ,? (stattdessen)? ,? falls {condition:or_cond} »",
        lambda number, condition: (number, condition),
    ),
    Rule("or_cond", "{value:cond}", b.same),
    Rule(
        "or_cond",
        "(die probe / diese probe / sie / diese fertigkeitsprobe) um {n:n} oder mehr gelingt",
        lambda n: w.AtLeast(w.SucceededBy(), n),
    ),
    Rule("any_number", "{value:n}", b.same),
    Rule("any_number", "value=#signed", b.signed),
    Rule("unit", f"schaden|horror|{CLUE}|karte|karten|{RESOURCE}", b.const(True)),
    Rule("unit", "{stat}", b.const(True)),
    Rule(
        "sentence",
        "stattdessen {number:any_number} {unit}? , falls {condition:or_cond}",
        lambda number, condition: (p.OrIf(number, condition),),
    ),
    Rule(
        "sentence",
        "falls sich 1 oder mehr schwächen unter den durchsuchten karten befinden , ziehe auch sie",
        b.const((p.WeaknessesToo(),)),
    ),
    Rule(
        "sentence",
        "sind schwächen unter den durchsuchten karten , findest du sie ebenfalls",
        b.const((p.WeaknessesToo(),)),
    ),
    Rule("kind_phrase", "eines angriffs", b.const(w.DuringTest(kind="fight"))),
    Rule("kind_phrase", "einer ermittlung", b.const(w.DuringTest(kind="investigate"))),
    Rule("kind_phrase", "eines entkommen versuchs", b.const(w.DuringTest(kind="evade"))),
    Rule(
        "kind_phrase",
        "eines entkommen versuchs gegen {card:card}",
        lambda card: w.Both((w.DuringTest(kind="evade"), w.TestAgainst(card))),
    ),
    Rule("attempt_of", "angriff", b.const(w.DuringTest(kind="fight"))),
    Rule("attempt_of", "versuch zu entkommen", b.const(w.DuringTest(kind="evade"))),
    Rule(
        "attempt_of",
        "versuch , {card:card} zu entkommen ,",
        lambda card: w.Both((w.DuringTest(kind="evade"), w.TestAgainst(card))),
    ),
    # What leads to the rest of a line
    Rule("opening", "falls die probe gelingt", b.const(p.Result("succeed", ()))),
    Rule("opening", "falls die probe misslingt", b.const(p.Result("fail", ()))),
    Rule("opening", "falls die probe um {by:n} oder mehr gelingt", lambda by: p.Result("succeed", (), by)),
    Rule("opening", "falls du das tust", b.const(p.IfDone(()))),
    Rule(
        "opening",
        "falls du das tust , lege diese fertigkeitsprobe nach ihrem ende noch einmal ab ; dabei gilt "
        "statt des bisherigen",
        b.const(p.IfDone((chaos.TryAgain(),))),
    ),
    Rule("opening", "dann", b.const(p.ThenDo(()))),
    Rule("opening", "falls das nicht möglich ist", b.const(p.IfCannot(()))),
    Rule("opening", "falls {condition:cond}", lambda condition: fx.If(condition, ())),
    Rule("opening", "{on:on}", lambda on: fx.Delayed(on, ())),
    Rule("opening", "{who:ref} führt folgendes aus", lambda who: fx.EachInvestigator((), w.Is(who))),
    Rule("opening", f"{EACH} {{what:np}} führt folgendes aus", lambda what: fx.EachInvestigator((), what)),
]

FLOW = [*CLAUSES, *SENTENCES]
