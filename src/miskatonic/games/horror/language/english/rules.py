"""English for what holds: "You get +1 [combat] for this attack", "… cannot …". Not for what happens once."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w

_TESTS = "(skill? test / skill check / investigation / evasion / evasion attempt / parley / attempt)"

RULES = [
    # How long
    Rule("until", "for this attack", b.const("attack")),
    Rule("until", f"for (this / that) {_TESTS}", b.const("test")),
    Rule("until", "until the end of (your / the / this) turn", b.const("turn")),
    Rule("until", "until the end of (the / this) round", b.const("round")),
    Rule("until", "until the end of (the / this) phase", b.const("phase")),
    Rule("until", "for the remainder of the round", b.const("round")),
    Rule("until", "for the remainder of (your / this) turn", b.const("turn")),
    Rule("until", "this round", b.const("round")),
    Rule("until", "this turn", b.const("turn")),
    Rule("until", "during the next upkeep phase", b.const("next-upkeep")),
    # Whose number
    Rule("whose", "{value:ref}", b.same),
    Rule("whose", "each {what:np}", b.each),
    Rule("whose", "each other {what:np}", lambda what: b.each(what, other=True)),
    Rule("whose", "{what:np}", lambda what: w.Each(what)),
    Rule("whose", "other {what:np}", lambda what: b.each(what, other=True)),
    # Changes
    Rule("changes", "{value:change}", lambda value: value),
    Rule("changes", "{first:change} (and / , / , and) {second:changes}", b.two),
    Rule("change", "{value:signed} {stat:stat}", lambda value, stat: ((stat, b.signed(value)),)),
    Rule(
        "change",
        "{value:signed} {stat:stat} {per:per} {most:max}?",
        lambda value, stat, per, most=None: ((stat, b.signed(value, per, most)),),
    ),
    Rule(
        "change",
        "{value:signed} to each of your skills",
        lambda value: tuple((each, b.signed(value)) for each in w.SKILLS),
    ),
    Rule("rule", "{whom:whose} get|gets {changes:changes}", b.change),
    Rule(
        "rule",
        "your maximum hand size is increased by {by:n}",
        lambda by: (mod.Change("you", "hand-limit", by),),
    ),
    Rule("rule", "your hand limit is increased by {by:n}", lambda by: (mod.Change("you", "hand-limit", by),)),
    Rule(
        "rule",
        "your maximum hand size is reduced by {by:n}",
        lambda by: (mod.Change("you", "hand-limit", -by),),
    ),
    Rule(
        "rule",
        "you begin each game with {by:n} additional cards? card? in (your / the) opening hand",
        lambda by: (mod.Change("you", "opening-hand", by),),
    ),
    Rule(
        "rule",
        "you begin each game with {by:n} additional resource|resources",
        lambda by: (mod.Change("you", "starting-resources", by),),
    ),
    Rule(
        "rule",
        "you have {count:n} additional {slot:slot} slot|slots",
        lambda count, slot: (mod.ExtraSlot("you", slot, count),),
    ),
    Rule(
        "rule",
        "you have {count:n} additional {slot:slot} slot|slots ,? which can only be used to hold (a|an)? "
        "{only:np}",
        lambda count, slot, only: (mod.ExtraSlot("you", slot, count, only),),
    ),
    Rule(
        "rule",
        "you may take an additional action (during|in your turn)? , (which can only be used to / only "
        "for) {only:purpose}",
        lambda only: (mod.ExtraAction("you", only),),
    ),
    Rule(
        "rule",
        "(during|in your turn ,)? you may take an additional action , (which can only be used to / only "
        "for) {only:purpose}",
        lambda only: (mod.ExtraAction("you", only),),
    ),
    Rule("purpose", "evade|evading", b.const("evade")),
    Rule("purpose", "fight|fighting", b.const("fight")),
    Rule("purpose", "investigate|investigating", b.const("investigate")),
    Rule("purpose", "move|moving", b.const("move")),
    Rule("purpose", "engage|engaging", b.const("engage")),
    Rule(
        "rule",
        "#this may be assigned {kind:harm_word} dealt to {whose:whose}",
        lambda kind, whose: s.assign(kind, whose),
    ),
    Rule(
        "rule",
        "{kind:harm_word} dealt to {whose:card} may be assigned to #this",
        lambda kind, whose: (mod.MayAssignTo(whose, kind),),
    ),
    Rule("harm_word", "damage", b.const("damage")),
    Rule("harm_word", "horror", b.const("horror")),
    Rule("rule", "{whom:whose} gain|gains {name:keyword}", lambda whom, name: s.gain(whom, name)),
    Rule("rule", "{whom:whose} lose|loses {name:keyword}", lambda whom, name: s.lose(whom, name)),
    Rule(
        "rule",
        "{whom:whose} gains the name=#trait trait",
        lambda whom, name: (mod.GainTrait(s.about(whom), name),),
    ),
    Rule(
        "rule",
        "#this|it gains {icons:icons}",
        lambda icons: tuple(mod.GainIcons("this", icon, count) for icon, count in icons),
    ),
    Rule("icons", "{first:icon}", lambda first: ((first, 1),)),
    Rule("icons", "{first:icon} (and / ,)? {second:icons}", lambda first, second: s.icons(first, second)),
    # What cannot be done
    Rule(
        "rule",
        "(#this / it) cannot leave play except by the [action] ability below",
        b.const((mod.StaysInPlay("this"),)),
    ),
    Rule(
        "rule",
        "(#this / it) cannot leave play except by its own abilities",
        b.const((mod.StaysInPlay("this"),)),
    ),
    Rule("rule", "{whom:whose} cannot {doing:doing}", b.cannot),
    Rule("rule", "{whom:whose} cannot {doing:doing_to} {to:np}", b.cannot),
    Rule(
        "rule",
        "you cannot play {to:np} or trigger abilities on other {other:np}",
        lambda to, other: (mod.Cannot("you", "play", to), mod.Cannot("you", "trigger", b.another(other))),
    ),
    Rule(
        "rule",
        "{whom:whose} cannot {doing:doing_to} other {to:np}",
        lambda whom, doing, to: b.cannot(whom, doing, b.another(to)),
    ),
    Rule("rule", "{whom:whose} does not ready", lambda whom: b.cannot(whom, "ready")),
    Rule("doing", "move", b.const("move")),
    Rule("doing", "ready", b.const("ready")),
    Rule("doing", "attack", b.const("attack")),
    Rule("doing", "investigate", b.const("investigate")),
    Rule("doing", "be attacked", b.const("be-attacked")),
    Rule("doing", "be damaged", b.const("be-damaged")),
    Rule("doing", "gain resources", b.const("gain-resources")),
    Rule("doing", "draw cards", b.const("draw")),
    Rule("doing", "leave play", b.const("leave-play")),
    Rule("doing", "be evaded", b.const("be-evaded")),
    Rule("doing", "make attacks of opportunity", b.const("attack-of-opportunity")),
    Rule("doing_to", "play", b.const("play")),
    Rule("doing_to", "commit", b.const("commit")),
    Rule("doing_to", "trigger abilities (on / of)", b.const("trigger")),
    # Attacks and investigations
    Rule(
        "rule",
        "{whom:whose} deal|deals {value:signed} damage",
        lambda whom, value: (mod.DealsMore(whom, b.signed(value)),) if whom == "you" else None,
    ),
    Rule(
        "strike",
        "(this / that) attack deals {value:signed} damage",
        lambda value: (mod.DealsMore("you", b.signed(value)),),
    ),
    Rule(
        "strike",
        "(this / that) attack deals {value:signed} damage {per:per} {most:max}?",
        lambda value, per, most=None: (mod.DealsMore("you", b.signed(value, per, most)),),
    ),
    Rule(
        "strike",
        "(this / that) attack deals {damage:num} damage {per:per} {most:max}?",
        lambda damage, per, most=None: (mod.AttackDeals("you", b.times(damage, per, most)),),
    ),
    Rule(
        "strike",
        "(this / that) attack deals {damage:num} damage in place of 1",
        lambda damage: (mod.AttackDeals("you", damage),),
    ),
    Rule(
        "strike",
        "deal {value:signed} damage for this attack",
        lambda value: (mod.DealsMore("you", b.signed(value)),),
    ),
    Rule(
        "more_clues",
        "you discover {count:num} additional clue|clues with this investigation",
        lambda count: (mod.DiscoversMore("you", count),),
    ),
    Rule(
        "rule",
        "{whom:whose} discover|discovers {count:num} additional clue|clues when investigating",
        lambda whom, count: (mod.DiscoversMore(s.about(whom), count),),
    ),
    Rule(
        "added",
        "add your {skill:skill} (value)? to your {to:skill} (value)?",
        lambda skill, to: (mod.AddSkill("you", skill, to),),
    ),
    Rule(
        "rule",
        "you may commit #this (from your hand)? after revealing chaos tokens during a skill test you are "
        "performing",
        b.const((mod.CanBeCommitted(w.Is("this"), True, own=True),)),
    ),
    Rule(
        "rule",
        "you may commit #this to skill tests you are performing even after chaos tokens are revealed",
        b.const((mod.CanBeCommitted(w.Is("this"), True, own=True),)),
    ),
    Rule(
        "rule",
        "you may use your {skill:skill} instead of (your)? {other:skill}",
        lambda skill, other: (mod.UseSkill("you", skill, other),),
    ),
]
