"""More English: rarer sentences of printed cards, beside the usual ones of the other tables."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w

_SUCCEED = "(you succeed / (this / that) (skill)? test (is successful / succeeds))"

MORE = [
    # Phrases
    Rule("token", '" ,? {number:any_number} ,? "', s.numbered_token),
    Rule("stat", "{stat:stat_with_value} value", b.same),
    Rule("stat_with_value", "shroud", b.const("shroud")),
    Rule("stat_with_value", "horror", b.const("horror")),
    Rule("stat_with_value", "damage", b.const("damage")),
    Rule("amount1", "the amount of {kind:token_kind} on {on:ref}", b.tokens_on),
    Rule("max", "« max {most:limit_of} {kinds}? »", b.same),
    Rule("behind", "at any location", b.const(())),
    Rule("behind", "not engaged with you", b.const((w.Not(w.EngagedWith()),))),
    Rule("behind", "with no enemies (at it / on it)?", b.const((w.Not(w.Where(w.Kind("enemy"))),))),
    Rule("behind", "up to {n:n} connections away from your location", lambda n: (w.Within(n),)),
    Rule("behind", "in their hand", b.const((w.InZone("hand"),))),
    Rule("behind", "from their hand", b.const((w.InZone("hand"),))),
    Rule("behind", "from their threat area", b.const((w.InThreatAreaOf(),))),
    Rule("np", "{before:befores}? event and slash or skill cards", s.events_and_skills),
    Rule("np", "{before:befores}? event and slash or skill cards {behind:behinds}", s.events_and_skills),
    Rule("aim", "{ref:ref} or (a|an) {what:np}", s.one_or_such),
    Rule("aim", "{ref:ref} or from (a|an) {what:np}", s.one_or_such),
    Rule("ref", "the enemy just evaded", b.const("that")),
    Rule("ref", "the enemy", b.const("?enemy")),
    Rule("at", "in your location", b.const("location")),
    # Effects
    Rule(
        "do",
        "(add / place) {target:aim} (to your threat area / into play in your threat area)",
        s.to_threat_area,
    ),
    Rule(
        "do",
        "put {target:aim} into play in your threat area , with {count:n} {kind:token_kind} on it",
        s.to_threat_area,
    ),
    Rule(
        "do", "discard all of? your resources", b.const((fx.LoseResources(w.TokensOn("resources", "you")),))
    ),
    Rule("do", "discard {count:n} {what:np} at random from your hand", s.discard_at_random),
    Rule(
        "do",
        "shuffle your discard pile into your deck",
        b.const((fx.ShuffleInto(w.Each(w.InZone("discard"))),)),
    ),
    Rule(
        "do",
        "discard cards from the top of the encounter deck until (a|an) {what:np} is discarded",
        lambda what: (fx.DiscardUntil(what),),
    ),
    Rule(
        "do",
        "discard cards from the top of your deck until (a|an) {what:np} is discarded",
        lambda what: (fx.DiscardUntil(what, "yours"),),
    ),
    Rule(
        "do", "take (a|an) {action:attempt} action", lambda action: (fx.TakeAction(action, by_ability=True),)
    ),
    Rule("do", "take a fight action", b.const((fx.TakeAction("fight", by_ability=True),))),
    Rule("do", "place {count:n} {type:uses} token|tokens on {target:aim}", b.add_uses),
    Rule(
        "do",
        "place {count:n} {first:uses} or {again:n}? {second:uses} on {target:aim}",
        lambda count, first, second, target, again=None: s.either_uses(count, first, again, second, target),
    ),
    Rule("do", "heal horror equal to {count:amount}", lambda count: (fx.Heal("horror", count),)),
    Rule("do", "heal damage equal to {count:amount}", lambda count: (fx.Heal("damage", count),)),
    Rule("does", "heals horror equal to {count:amount}", lambda count: (fx.Heal("horror", count),)),
    Rule("searched", "(their / his or her) deck", b.const(("yours", 0))),
    Rule(
        "searched", "the top {count:num} cards of (their / his or her) deck", lambda count: ("yours", count)
    ),
    Rule("does", "draws it|them", b.const((fx.DrawCard(s.IT),))),
    Rule("does", "shuffles (their / his or her) deck", b.const((fx.ShuffleDeck(),))),
    Rule("does", "adds it|them to (their / his or her) hand", b.const((fx.AddToHand(s.IT),))),
    Rule("ref", "the investigator performing this test", b.const("performer")),
    Rule(
        "clause",
        "both you and {who:ref} {effects:dos}",
        lambda who, effects: s.both(who, effects),
    ),
    # What holds
    Rule("change", "{value:signed} skill value", s.any_skill),
    Rule("change", "{value:signed} to (your / their) skill value", s.any_skill),
    Rule(
        "clause",
        "get {changes:changes} {until:until}",
        lambda changes, until: b.holds(b.change("you", changes) or (), until),
    ),
    Rule("rule", "#this is immune to player card effects", b.const((mod.Immune("this", "player"),))),
    Rule(
        "rule",
        "you may take an additional action during your turn",
        b.const((mod.Change("you", "actions", 1),)),
    ),
    Rule(
        "rule",
        "#this may be assigned damage and slash or horror dealt to {whose:whose}",
        lambda whose: s.assign_both(whose),
    ),
    Rule(
        "rule",
        "you have {count:n} additional {slot:slot} slot|slots ,? which may only be used to hold (a|an)? "
        "{only:np}",
        lambda count, slot, only: (mod.ExtraSlot("you", slot, count, only),),
    ),
    Rule(
        "rule",
        "you may use your {skill:skill} in place of your {first:skill} and {second:skill}",
        lambda skill, first, second: (mod.UseSkill("you", skill, first), mod.UseSkill("you", skill, second)),
    ),
    Rule(
        "added",
        "add your {skill:skill} (value)? to your skill value",
        lambda skill: (s.add_to_tested(skill),),
    ),
    Rule(
        "clause",
        "(attack / fight) with a base {skill:skill} skill of {n:n}",
        lambda skill, n: b.holds((mod.SetBase("you", skill, n),), "attack"),
    ),
    Rule(
        "clause",
        "(evade / investigate / you investigate) with a base {skill:skill} skill of {n:n}",
        lambda skill, n: b.holds((mod.SetBase("you", skill, n),), "test"),
    ),
    Rule(
        "clause",
        "this attack uses {skills:skills} instead of {other:skill} and deals {value:signed} damage",
        lambda skills, other, value: (p.Uses(tuple(skills), other), *b.holds((s.more(value),), "attack")),
    ),
    Rule(
        "clause",
        "you deal {value:signed} damage for this attack {per:per} {most:max}?",
        lambda value, per, most=None: b.holds((mod.DealsMore("you", b.signed(value, per, most)),), "attack"),
    ),
    Rule(
        "clause",
        "{rules:rules} during {condition:test_phrase}",
        lambda rules, condition: b.holds(rules, "", condition),
    ),
    Rule(
        "clause",
        "{rules:rules} during evasion attempts",
        lambda rules: b.holds(rules, "", w.DuringTest(kind="evade")),
    ),
    Rule(
        "clause",
        "{rules:rules} for a skill test on (a|an) {what:np}",
        lambda rules, what: b.holds(rules, "", w.TestOn(what)),
    ),
    Rule(
        "sentence",
        "while #this is committed to {condition:test_kinds} , {rules:rules}",
        lambda condition, rules: b.holds(rules, "", s.anybodys(condition)),
    ),
    Rule(
        "sentence",
        "while #this is committed to a skill test on (a|an) {what:np} , {rules:rules}",
        lambda what, rules: b.holds(rules, "", w.TestOn(what)),
    ),
    # Sentences
    Rule(
        "sentence",
        "{effects:clause} , where value=#letter is {number:amount}",
        lambda effects, value, number: (*effects, p.LetterIs(value, number)),
    ),
    Rule("sentence", "if #this has no {type:uses} , discard (it / #this)", lambda type: (p.Uncounted(type),)),
    Rule(
        "sentence",
        f"if {_SUCCEED} by {{by:n}} or more and {{condition:cond}} , {{effects:inner}}",
        lambda by, condition, effects: b.result("succeed", effects, by, condition),
    ),
    Rule(
        "sentence",
        "if this attack succeeds against {what:card} , {effects:inner}",
        lambda what, effects: b.result("succeed", effects, 0, w.Matches("that", what)),
    ),
    Rule(
        "sentence",
        "if this attack succeeds by {by:n} or more against {what:card} , {effects:inner}",
        lambda by, what, effects: b.result("succeed", effects, by, w.Matches("that", what)),
    ),
    Rule("sentence", "if this attack fails , {effects:inner}", lambda effects: b.result("fail", effects)),
    Rule("sentence", "if you are successful , {effects:inner}", lambda effects: b.result("succeed", effects)),
    Rule(
        "sentence",
        "for each point you succeed by ,? {most:max}? ,? {effects:dos} {again:max}?",
        s.per_success,
    ),
    Rule("unit", "additional clue|clues", b.const(True)),
    Rule("cond1", "{ref:ref} is non what=#trait", lambda ref, what: w.Matches(ref, w.Not(w.Trait(what)))),
    Rule(
        "cond1",
        "there (is / are) (a|an|1)? clue|clues on {on:ref}",
        lambda on: w.AtLeast(w.TokensOn("clues", on), 1),
    ),
    Rule("cond1", "there (is / are) no other {what:np}", lambda what: w.Unless(w.Exists(b.another(what)))),
    Rule(
        "cond1",
        "{ref:ref} has at least {n:n} {kind:token_kind} on (it / him / her)",
        lambda ref, n, kind: w.AtLeast(w.TokensOn(kind, ref), n),
    ),
    Rule(
        "cond1",
        "you are not engaged with any enemies",
        b.const(w.Unless(w.Exists(w.AllOf((w.Kind("enemy"), w.EngagedWith()))))),
    ),
    # Headings
    Rule(
        "head",
        "{actions:actions} if {condition:cond} , {costs:costs}",
        lambda actions, condition, costs: p.Head("action", actions, costs=costs, condition=condition),
    ),
    Rule("head", "[free] if {condition:cond}", lambda condition: p.Head("free", condition=condition)),
    Rule(
        "head",
        "[free] if {condition:cond} , {costs:costs}",
        lambda condition, costs: p.Head("free", condition=condition, costs=costs),
    ),
    Rule(
        "head",
        "[free] during your turn , if {condition:cond} , {costs:costs}",
        lambda condition, costs: p.Head("free", condition=w.Both((w.YourTurn(), condition)), costs=costs),
    ),
    Rule("happens", "you become engaged with {card:card}", lambda card: b.on("engages", s.YOU, card)),
    Rule(
        "happens",
        "{card:card} spawn|spawns at your location",
        lambda card: b.on("spawns", None, b.cards((card,), behind=(w.At(),))),
    ),
    Rule("happens", "you resolve the above [action] ability", lambda: b.on("activates", s.YOU, w.Is("this"))),
    Rule("happens", "{card:card} attack|attacks", lambda card: b.on("attacks", None, card)),
    Rule("on", "when the game begins , if #this is in your opening hand", s.in_opening_hand),
    Rule("on", "when the game ends or you are eliminated , if #this is still in your hand", b.in_hand),
    # Rarer still
    Rule("uses", "renown", b.const("renown")),
    Rule("uses", "rumor|rumors", b.const("rumors")),
    Rule("uses", "arrow|arrows", b.const("arrows")),
    Rule("do", "immediately {value:do}", b.same),
    Rule(
        "do",
        "choose (1 / one) of those tokens to resolve , and ignore the (other / rest)",
        b.const((p.TokenChosen(),)),
    ),
    Rule("do", "reveal {count:n} (chaos)? tokens instead of 1", s.reveal_more),
    Rule("clause", "you are defeated", b.const((fx.Defeat("you"),))),
    Rule("clause", "you are defeated and {effects:dos}", lambda effects: (fx.Defeat("you"), *effects)),
    Rule("ref", "the attacking enemy", b.const("that")),
    Rule("clause", "this attack targets {on:ref}", lambda on: (p.Targets(on),)),
    Rule("happens", "{who:who} enter|enters (the)? attached location", lambda who: s.enters_host(who)),
    Rule(
        "cond1",
        "you have no resources in your resource pool",
        b.const(w.Fewer(w.TokensOn("resources", "you"), 1)),
    ),
    Rule(
        "inner",
        "return #this to your hand after this test instead of discarding it",
        b.const(s.back_to_hand()),
    ),
    Rule("inner", "return #this to your hand after this test (ends / resolves)", b.const(s.back_to_hand())),
    Rule(
        "do",
        "(place / put) {target:aim} on (the)? top of the encounter deck",
        lambda target: (fx.PutOnDeck(target),),
    ),
    Rule(
        "do",
        "(place / put) {target:aim} on the bottom of the encounter deck",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    Rule("actions", "[action] [action] [action] [action]", b.const(4)),
    Rule(
        "cost",
        "(place / add) {count:n} {kind:token_kind} (on / to) (#this / it)",
        lambda count, kind: s.place_cost(kind, count),
    ),
    Rule(
        "happens",
        "{least:at_least} horror is placed on {card:card}",
        lambda least, card: b.on("horror-placed", None, card, least=None if least == 1 else least),
    ),
    Rule(
        "aim",
        "each {first:core} and (to)? each? {second:core} {behind:behinds}",
        lambda first, second, behind: w.Each(b.cards((b.either(first, second),), behind=behind)),
    ),
    Rule("behind", "at your location or (at)? a connecting location", b.const((s.here_or_near(),))),
    Rule(
        "do",
        "put {target:aim} into play from your hand",
        lambda target: (fx.PutIntoPlay(b.narrowed(target, (w.InZone("hand"),))),),
    ),
    Rule("until", "until the end of the active investigator's turn", b.const("turn")),
    Rule(
        "sentence",
        "until the end of the active investigator's turn , {rules:rules}",
        lambda rules: b.holds(rules, "turn"),
    ),
    Rule("rule", "{whom:whose} cannot attack you", lambda whom: b.cannot(whom, "attack", w.Is("you"))),
    Rule(
        "clause", "this (effect)? can cause the current agenda to advance", b.const((p.AgendaMayAdvance(),))
    ),
    Rule("np", "location farthest from you", b.const(w.Farthest(w.Kind("location")))),
    Rule("place_np", "the location farthest from you", b.const(w.Farthest(w.Kind("location")))),
    Rule("aim", "the location farthest from you", b.const(w.Choose(w.Farthest(w.Kind("location"))))),
    Rule("aim", "the nearest {what:np}", lambda what: w.Choose(w.Nearest(what))),
    Rule("sentence", "if successful , {effects:inner}", lambda effects: b.result("succeed", effects)),
    Rule(
        "happens",
        "{card:card} (is / are) successfully evaded",
        lambda card: b.on("evades-successfully", None, card),
    ),
    Rule(
        "clause",
        "{who:ref} either {first:does} ,? or {second:does}",
        lambda who, first, second: b.done_by(who, b.choice(first, second)),
    ),
    Rule("until", "for that attack", b.const("attack")),
    Rule(
        "cond1",
        "there are any {kind:token_kind} on {on:ref}",
        lambda kind, on: w.AtLeast(w.TokensOn(kind, on), 1),
    ),
    Rule(
        "cond1",
        "#this has fewer than {n:n} {type:uses} on it",
        lambda n, type: w.Fewer(w.TokensOn("uses", "this"), n),
    ),
    Rule("amount1", "the amount you succeeded by", b.const(w.SucceededBy())),
    Rule("do", "look at the top card of the encounter deck", b.const((fx.LookAtTop(1, "encounter"),))),
    Rule("happens", "you are dealt damage and slash or horror", lambda: b.on("is-dealt", s.YOU)),
    Rule("happens", "an enemy enters this location", lambda: s.enters_host(w.Kind("enemy"))),
    Rule("clause", "you must either {first:do} ,? or {second:do}", b.choice),
    Rule("do", "lose {count:some} action|actions this turn", lambda count: (fx.LoseActions(count),)),
]
