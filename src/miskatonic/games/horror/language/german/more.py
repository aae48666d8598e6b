"""More German: rarer sentences of printed cards, beside the usual ones of the other tables."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import CLUE, ENEMY, MORE, REL, A
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w

_TEST = "(die / diese) (probe / fertigkeitsprobe)"
_THIS = "(dieser (probe / ermittlung / fertigkeitsprobe) / dieses (angriffs / entkommen versuchs))"

MORE_GERMAN = [
    # Phrases
    Rule("token", '" ,? {number:any_number} ,? "', s.numbered_token),
    Rule("stat", "schleierwert|schleierwertes", b.const("shroud")),
    Rule("behind", "an einem beliebigen ort", b.const(())),
    Rule(
        "behind",
        f", {REL} nicht mit dir in (einen / einem) kampf verwickelt (ist / sind) ,?",
        b.const((w.Not(w.EngagedWith()),)),
    ),
    Rule(
        "before",
        "nicht in (einen / einem) kampf verwickelte|verwickelten|verwickelter",
        b.const((w.Not(w.Engaged()),)),
    ),
    Rule("behind", "ohne gegner", b.const((w.Not(w.Where(w.Kind("enemy"))),))),
    Rule(
        "behind",
        f", {REL} bis zu {{n:n}} verbindungen (von deinem ort)? entfernt ist ,?",
        lambda n: (w.Within(n),),
    ),
    Rule("np", "{before:befores}? ereignis und slash oder fertigkeitskarten", s.events_and_skills),
    Rule(
        "np",
        "{before:befores}? ereignis und slash oder fertigkeitskarten {behind:behinds}",
        s.events_and_skills,
    ),
    Rule("aim", f"{{ref:ref}} oder (von)? {A} {{what:np}}", s.one_or_such),
    Rule(
        "aim", f"deinem|deinen ermittler oder (von)? {A} {{what:np}}", lambda what: s.one_or_such("you", what)
    ),
    Rule(
        "aim",
        f"{A} {{first:np}} oder von {A} {{second:core}} an deinem ort",
        lambda first, second: b.choose(b.cards((b.either(first, second),), behind=(w.At(),))),
    ),
    Rule("ref", "dem|den|der angreifenden|angreifende gegner", b.const("that")),
    Rule("ref", "der gegner , dem du entkommen bist ,?", b.const("that")),
    Rule("ref", "er", b.const(s.IT)),
    Rule("ref", "dem ermittler , der diese probe durchführt ,?", b.const("performer")),
    Rule("ref_of", "deines ortes|orts", b.const("location")),
    Rule("ref_of", f"des gewählten {ENEMY}", b.const("chosen")),
    Rule(
        "amount1",
        "die verbliebene {stat:stat} {of:ref_of}",
        lambda stat, of: w.StatOf(f"remaining-{stat}", of),
    ),
    # Effects
    Rule("do", "füge {target:aim} deiner bedrohungszone hinzu", s.to_threat_area),
    Rule(
        "do",
        "bringe {target:aim} mit {count:n} {kind:token_kind} (darauf)? in deiner bedrohungszone ins spiel",
        s.to_threat_area,
    ),
    Rule("do", "platziere {target:aim} in deiner bedrohungszone", s.to_threat_area),
    Rule(
        "do", "lege alle (deine)? ressourcen ab", b.const((fx.LoseResources(w.TokensOn("resources", "you")),))
    ),
    Rule("do", "lege {count:n} zufällige {what:np} von deiner hand ab", s.discard_at_random),
    Rule(
        "do",
        "mische deinen ablagestapel in dein deck",
        b.const((fx.ShuffleInto(w.Each(w.InZone("discard"))),)),
    ),
    Rule("do", "nimm eine ermitteln aktion", b.const((fx.TakeAction("investigate", by_ability=True),))),
    Rule(
        "do",
        "platziere {count:n} {first:uses} oder {again:n}? {second:uses} auf {target:aim}",
        lambda count, first, second, target, again=None: s.either_uses(count, first, again, second, target),
    ),
    Rule(
        "do",
        "platziere {count:n} verderbensmarker auf (die / der) (aktuelle|aktuellen) agenda",
        lambda count: (fx.DoomOnAgenda(count),),
    ),
    Rule(
        "do",
        "platziere {count:n} verderbensmarker auf {target:aim}",
        lambda count, target: (fx.PlaceDoom(count, target),),
    ),
    Rule("do", "heile horror in höhe {count:amount_of}", lambda count: (fx.Heal("horror", count),)),
    Rule("does", "heilt horror in höhe {count:amount_of}", lambda count: (fx.Heal("horror", count),)),
    Rule("amount_of", "seines {stat:stat}", lambda stat: w.StatOf(stat, s.IT)),
    Rule(
        "do",
        "wähle alle bis auf {count:n} karte|karten von deiner hand und lege sie ab",
        lambda count: (fx.DiscardCards(count, all_but=True),),
    ),
    Rule(
        "do",
        "hänge {target:ref} an {to:aim} an , {late:late}",
        lambda target, to, late: (fx.Attach(b.narrowed(to, late), target),),
    ),
    Rule(
        "do",
        f"spiele {A} {{what:played}} und senke ihre (ressourcenkosten / kosten) dabei um {{cheaper:n}}",
        lambda what, cheaper: (fx.PlayCard(what, cheaper),),
    ),
    Rule("do", "schicke {target:aim} ins exil", lambda target: (fx.Exile(target),)),
    Rule("searched", "sein deck", b.const(("yours", 0))),
    Rule("searched", "die obersten {count:num} karten seines decks", lambda count: ("yours", count)),
    Rule("does", "mischt sein deck", b.const((fx.ShuffleDeck(),))),
    Rule(
        "turned_clause",
        "durchsucht {who:ref} {where:searched} nach {wanted:wanted} , {then:doess}",
        lambda who, where, wanted, then: b.done_by(who, (s.search(where, wanted), *then)),
    ),
    Rule(
        "clause",
        "ihr erhaltet beide (je)? {count:n} ressourcen",
        lambda count: s.both("?investigator", (fx.GainResources(count),)),
    ),
    Rule(
        "clause",
        "ihr zieht (jeder / beide) {n:n} karten und erhaltet {count:n} ressourcen",
        lambda n, count: s.both("?investigator", (fx.Draw(n), fx.GainResources(count))),
    ),
    # What holds
    Rule("change", "{value:signed} auf (den / deinen) fertigkeitswert", s.any_skill),
    Rule(
        "lasts",
        "du bekommst {changes:changes} dieser probe",
        lambda changes: b.holds(b.change("you", changes) or (), "test"),
    ),
    Rule("rule", "#this ist immun gegen spielerkarteneffekte", b.const((mod.Immune("this", "player"),))),
    Rule(
        "rule",
        f"du darfst in deinem zug eine {MORE} aktion nehmen",
        b.const((mod.Change("you", "actions", 1),)),
    ),
    Rule(
        "rule",
        f"du darfst in deinem zug eine {MORE} aktion nehmen , die nur für {{only:purpose}} verwendet "
        "werden kann",
        lambda only: (mod.ExtraAction("you", only),),
    ),
    Rule(
        "rule",
        "#this darf schaden und slash oder horror zugewiesen werden , der {whose:whose} (zugefügt wird / "
        "zugefügt worden ist / zu gefügt wird)",
        s.assign_both,
    ),
    Rule(
        "rule",
        f"du hast {{count:n}} {MORE} {{slot:slot}} , (den / die) du nur für {A} {{only:np}} verwenden darfst",
        lambda count, slot, only: (mod.ExtraSlot("you", slot, count, only),),
    ),
    Rule(
        "rule",
        f"du hast {{count:n}} {MORE} {{slot:slot}} , (der / die) nur für {{only:np}} verwendet werden "
        "(darf / können / kann)",
        lambda count, slot, only: (mod.ExtraSlot("you", slot, count, only),) if count > 1 else None,
    ),
    Rule(
        "rule",
        f"du hast 1 {MORE} {{slot:slot}} , der nur für {{only:np}} verwendet werden darf",
        lambda slot, only: (mod.ExtraSlot("you", slot, 1, only),),
    ),
    Rule("slot", "tarotslots", b.const("tarot")),
    Rule("slot", "verbündeter slots", b.const("ally")),
    Rule(
        "clause",
        "du darfst {until:until} deinen {skill:skill} wert anstelle deines {first:skill} wertes und "
        "deines {second:skill} wertes verwenden",
        lambda until, skill, first, second: b.holds(
            (mod.UseSkill("you", skill, first), mod.UseSkill("you", skill, second)), until
        ),
    ),
    Rule(
        "lasts",
        "füge {until:until} deinen {skill:skill} (wert)? deinem fertigkeitswert hinzu",
        lambda skill, until: b.holds((s.add_to_tested(skill),), until),
    ),
    Rule(
        "lasts",
        "füge diesem entkommen versuch deinen {skill:skill} zu deinem fertigkeitswert hinzu",
        lambda skill: b.holds((s.add_to_tested(skill),), "test"),
    ),
    Rule(
        "lasts",
        "füge dieser fertigkeitsprobe deinen {skill:skill} wert deinem {to:skill} wert hinzu",
        lambda skill, to: b.holds((mod.AddSkill("you", skill, to),), "test"),
    ),
    Rule(
        "clause",
        "(kämpfe / greife) mit einem grund {skill:skill} fertigkeitswert von {n:n} (an)?",
        lambda skill, n: b.holds((mod.SetBase("you", skill, n),), "attack"),
    ),
    Rule(
        "clause",
        "(entkomme / ermittle / du ermittelst) mit einem grund {skill:skill} fertigkeitswert von {n:n}",
        lambda skill, n: b.holds((mod.SetBase("you", skill, n),), "test"),
    ),
    Rule(
        "clause",
        "dieser angriff verwendet {skills:skills} statt {other:skill} und fügt {value:signed} schaden zu",
        lambda skills, other, value: (p.Uses(tuple(skills), other), *b.holds((s.more(value),), "attack")),
    ),
    Rule(
        "clause",
        f"du fügst für diesen angriff {{value:signed}} schaden für jeden {CLUE} zu , den du hast "
        f"{{most:max}}?",
        lambda value, most=None: b.holds(
            (mod.DealsMore("you", b.signed(value, w.TokensOn("clues", "you"), most)),), "attack"
        ),
    ),
    Rule(
        "clause",
        "du bekommst während entkommen versuchen {changes:changes}",
        lambda changes: b.holds(b.change("you", changes) or (), "", w.DuringTest(kind="evade")),
    ),
    Rule(
        "sentence",
        "solange #this zu {condition:test_kinds_dat} beigetragen wird , {rules:turned}",
        lambda condition, rules: b.holds(rules, "", s.anybodys(condition)),
    ),
    Rule(
        "sentence",
        f"solange #this zu einer fertigkeitsprobe auf {A} {{what:np}} beigetragen wird , {{rules:turned}}",
        lambda what, rules: b.holds(rules, "", w.TestOn(what)),
    ),
    Rule("test_kinds_dat", "{value:test_kind_dat}", b.same),
    Rule(
        "test_kinds_dat",
        "{first:test_kind_dat} oder {second:test_kinds_dat}",
        lambda first, second: s.joined(w.Either, first, second),
    ),
    Rule("test_kind_dat", "einem angriff", b.const(w.DuringTest(kind="fight"))),
    Rule("test_kind_dat", "einem entkommen versuch", b.const(w.DuringTest(kind="evade"))),
    Rule("test_kind_dat", "einer ermittlung", b.const(w.DuringTest(kind="investigate"))),
    Rule("test_kind_dat", "einer verhandlung", b.const(w.DuringTest(kind="parley"))),
    # Sentences
    Rule(
        "sentence",
        "{effects:clause} , wobei value=#letter {number:amount} ist",
        lambda effects, value, number: (*effects, p.LetterIs(value, number)),
    ),
    Rule("sentence", "{effects:dann_do}", lambda effects: (p.ThenDo(effects),)),
    Rule(
        "sentence", "{first:dann_do} und {second:dos}", lambda first, second: (p.ThenDo((*first, *second)),)
    ),
    Rule(
        "sentence",
        "falls (#this keine {type:uses} (mehr)? hat / sich auf #this keine {type:uses} befinden) , lege "
        "(sie / #this) ab",
        lambda type: (p.Uncounted(type),),
    ),
    Rule(
        "sentence",
        f"falls {_TEST} um {{by:n}} oder mehr gelingt und {{condition:cond}} , {{effects:inner}}",
        lambda by, condition, effects: b.result("succeed", effects, by, condition),
    ),
    Rule(
        "sentence",
        "falls dieser angriff gegen {what:card} (erfolgreich ist / gelingt) , {effects:inner}",
        lambda what, effects: b.result("succeed", effects, 0, w.Matches("that", what)),
    ),
    Rule(
        "sentence",
        "falls dieser angriff gegen {what:card} um {by:n} oder mehr gelingt , {effects:inner}",
        lambda by, what, effects: b.result("succeed", effects, by, w.Matches("that", what)),
    ),
    Rule(
        "sentence",
        "falls dieser angriff misslingt , {effects:inner}",
        lambda effects: b.result("fail", effects),
    ),
    Rule(
        "sentence",
        f"falls {_TEST} (gelingt / erfolgreich ist) , solange du an einem ort ermittelst , {{effects:inner}}",
        lambda effects: b.result("succeed", effects, 0, w.DuringTest(kind="investigate")),
    ),
    Rule(
        "sentence",
        f"falls {A} {{tokens:tokens}} (marker / symbol) während {_THIS} enthüllt wird , {{effects:inner}}",
        lambda tokens, effects: (p.Revealing(tuple(tokens), effects),),
    ),
    Rule(
        "sentence",
        "für jeden punkt , um den (die / diese) probe gelingt , {effects:dos} {most:max}?",
        s.per_success,
    ),
    Rule("unit", f"{MORE} {CLUE}", b.const(True)),
    Rule("cond1", "{ref:ref} nicht what=#trait ist", lambda ref, what: w.Matches(ref, w.Not(w.Trait(what)))),
    Rule(
        "cond1",
        f"sich (1 / {A}) {CLUE} auf {{on:ref}} befindet|befinden",
        lambda on: w.AtLeast(w.TokensOn("clues", on), 1),
    ),
    Rule(
        "cond1",
        "sich mindestens {n:n} {kind:token_kind} auf {on:ref} befindet|befinden",
        lambda n, kind, on: w.AtLeast(w.TokensOn(kind, on), n),
    ),
    Rule(
        "cond1",
        "sich keine {what:core} an deinem ort befinden|befindet",
        lambda what: w.Unless(w.Exists(b.cards((what,), behind=(w.At(),)))),
    ),
    Rule(
        "cond1",
        "sich keine anderen {what:core} an deinem ort befinden|befindet",
        lambda what: w.Unless(w.Exists(b.another(b.cards((what,), behind=(w.At(),))))),
    ),
    Rule(
        "cond1",
        f"sich {A} {{what:core}} an jenem ort befindet",
        lambda what: w.Exists(b.cards((what,), behind=(s.at_that_location(),))),
    ),
    # Headings
    Rule(
        "head",
        "{actions:actions} falls {condition:cond} , {costs:costs}",
        lambda actions, condition, costs: p.Head("action", actions, costs=costs, condition=condition),
    ),
    Rule("head", "[free] falls {condition:cond}", lambda condition: p.Head("free", condition=condition)),
    Rule(
        "head",
        "[free] falls {condition:cond} , {costs:costs}",
        lambda condition, costs: p.Head("free", condition=condition, costs=costs),
    ),
    Rule(
        "head",
        "[free] falls du in deinem zug {n:n} oder mehr karten auf deiner hand hast , {costs:costs}",
        lambda n, costs: p.Head(
            "free", condition=w.Both((w.YourTurn(), w.AtLeast(w.CardsIn("hand"), n))), costs=costs
        ),
    ),
    Rule(
        "head",
        "[free] falls du in deinem zug nicht mit einem gegner in einen kampf verwickelt bist , {costs:costs}",
        lambda costs: p.Head(
            "free",
            condition=w.Both((w.YourTurn(), w.Unless(w.Exists(w.AllOf((w.Kind("enemy"), w.EngagedWith())))))),
            costs=costs,
        ),
    ),
    Rule("costs_in_turn", "gib während deines zuges {value:spent} aus", lambda value: (value,)),
    Rule("costs_in_turn", "erschöpfe {target:aim} in deinem zug", lambda target: (s.exhaust(target),)),
    Rule(
        "happened",
        "du mit {card:card} in einem? einen? kampf verwickelt worden bist",
        lambda card: b.on("engages", s.YOU, card),
    ),
    Rule(
        "happened",
        "du die obere [action] fähigkeit abgehandelt hast",
        lambda: b.on("activates", s.YOU, w.Is("this")),
    ),
    Rule("happened", "{card:card} angegriffen hat", lambda card: b.on("attacks", None, card)),
    Rule(
        "on",
        "nachdem {who:who} in deinem zug eine fertigkeitsprobe {by:um}? gelungen ist",
        lambda who, by=None: b.timed("after", s.by(b.on("test-succeeds", who), by), None, w.YourTurn()),
    ),
    Rule(
        "on",
        "nachdem {who:who} eine fertigkeitsprobe {by:um}? misslungen ist , solange du ermittelst",
        lambda who, by=None: b.timed(
            "after", s.by(b.on("test-fails", who), by), None, w.DuringTest(kind="investigate")
        ),
    ),
    Rule(
        "on", "sobald das spiel beginnt , falls sich #this auf deiner starthand befindet", s.in_opening_hand
    ),
    Rule("plain", "spiele #this in einem beliebigen [free] spielerfenster", b.const((p.OnlyIf(),))),
    Rule(
        "clause",
        "das spielen (dieser karte / #this) provoziert keine gelegenheitsangriffe",
        b.const((p.Safe(),)),
    ),
    # Rarer still
    Rule("uses", "ruhm", b.const("renown")),
    Rule("uses", "gerücht|gerüchte|gerüchten", b.const("rumors")),
    Rule("uses", "pfeil|pfeile|pfeilen", b.const("arrows")),
    Rule("plain", "anwendung « {count:n} {type:uses} »", s.uses_keyword),
    Rule(
        "do",
        "wähle (1 / einen) (dieser / jener) marker , um ihn abzuhandeln , und ignoriere (den / die) "
        "(anderen / restlichen)",
        b.const((p.TokenChosen(),)),
    ),
    Rule(
        "do",
        "wähle (1 / einen) (dieser / jener) marker (zum abhandeln / aus) und ignoriere (den / die) "
        "(anderen / restlichen)",
        b.const((p.TokenChosen(),)),
    ),
    Rule("do", "enthülle {count:n} (chaosmarker)? statt 1 (chaosmarker)?", s.reveal_more),
    Rule("do", "enthülle (stattdessen)? {count:n} chaosmarker statt 1", s.reveal_more),
    Rule("clause", "du wirst besiegt", b.const((fx.Defeat("you"),))),
    Rule("clause", "du wirst besiegt und {effects:du_dos}", lambda effects: (fx.Defeat("you"), *effects)),
    Rule(
        "clause",
        "(das ziel dieses angriffs ist / dieser angriff zielt auf) {on:ref} (ab)?",
        lambda on: (p.Targets(on),),
    ),
    Rule(
        "happens",
        "{who:who} den (verbundenen)? ort mit dieser verstärkung betritt",
        lambda who: s.enters_host(who),
    ),
    Rule("happened", "{who:who} den ort mit dieser verstärkung betreten hat", lambda who: s.enters_host(who)),
    Rule(
        "cond1",
        "du keine ressourcen in deinem ressourcenvorrat hast",
        b.const(w.Fewer(w.TokensOn("resources", "you"), 1)),
    ),
    Rule(
        "inner",
        "schicke #this nach dieser probe auf deine hand zurück , statt (sie abzulegen / #this abzulegen)",
        b.const(s.back_to_hand()),
    ),
    Rule(
        "do",
        "platziere {target:aim} (oben)? auf (das / dem) begegnungsdeck",
        lambda target: (fx.PutOnDeck(target),),
    ),
    Rule(
        "do",
        "platziere {target:aim} unter (das / dem) begegnungsdeck",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    Rule("actions", "[action] [action] [action] [action]", b.const(4)),
    Rule(
        "cost",
        "platziere {count:n} {kind:token_kind} auf (ihr / ihm / ihn / sie)",
        lambda count, kind: s.place_cost(kind, count),
    ),
    Rule(
        "happened",
        "{least:at_least} horror auf {card:card} platziert (worden ist / wurde / worden sind)",
        lambda least, card: b.on("horror-placed", None, card, least=None if least == 1 else least),
    ),
    Rule(
        "aim",
        "jedem|jeden {first:core} und jedem|jeden {second:core} {behind:behinds}",
        lambda first, second, behind: w.Each(b.cards((b.either(first, second),), behind=behind)),
    ),
    Rule("behind", "an deinem ort oder (an)? einem verbundenen ort", b.const((s.here_or_near(),))),
    Rule("until", "bis zum ende des zuges des aktiven ermittlers", b.const("turn")),
    Rule(
        "turned",
        "können dich {whom:whose} nicht angreifen",
        lambda whom: b.cannot(whom, "attack", w.Is("you")),
    ),
    Rule(
        "turned",
        "können {whom:whose} dich nicht angreifen",
        lambda whom: b.cannot(whom, "attack", w.Is("you")),
    ),
    Rule(
        "clause",
        "(dieser effekt / dies) kann dazu führen , dass die aktuelle agenda vorrückt",
        b.const((p.AgendaMayAdvance(),)),
    ),
    Rule(
        "clause", "durch diesen effekt kann die aktuelle agenda vorrücken", b.const((p.AgendaMayAdvance(),))
    ),
    Rule(
        "aim",
        "den|dem (am weitesten von dir entfernten ort / ort , der am weitesten von dir entfernt ist) ,?",
        b.const(w.Choose(w.Farthest(w.Kind("location")))),
    ),
    Rule("np", "am weitesten von dir entfernten|entfernter ort", b.const(w.Farthest(w.Kind("location")))),
    Rule(
        "cond1",
        "sich (noch)? {kind:token_kind} auf {on:ref} befindet|befinden",
        lambda kind, on: w.AtLeast(w.TokensOn(kind, on), 1),
    ),
    Rule("would_happen", "dir eine probe misslingen würde", lambda: b.on("test-fails", s.YOU, None, True)),
    Rule("happened", "dir eine fertigkeitsprobe misslingt", lambda: b.on("test-fails", s.YOU)),
    Rule("plain", "permanent", s.keyword("permanent")),
    Rule("change", "{value:signed} entkommen", lambda value: (("evade", b.signed(value)),)),
    Rule(
        "clause",
        "verwende beim (ermitteln / kämpfen / entkommen) {skills:skills} statt {other:skill}",
        lambda skills, other: (p.Uses(tuple(skills), other),),
    ),
    Rule("cond1", "es dein zug ist", b.const(w.YourTurn())),
    Rule("happened", "diese probe beendet worden ist", b.const(b.on("test-ends"))),
    Rule("ref", "den|dem gegner , dem du gerade entkommen bist ,?", b.const("that")),
    Rule(
        "do",
        "hänge {target:ref} an den gegner an , dem du gerade entkommen bist",
        lambda target: (fx.Attach("that", target),),
    ),
    Rule(
        "clause",
        f"du bekommst für eine fertigkeitsprobe auf {A} {{what:np}} {{changes:changes}}",
        lambda what, changes: b.holds(b.change("you", changes) or (), "", w.TestOn(what)),
    ),
    Rule("clause", "du musst entweder {first:inf} oder {second:inf}", b.choice),
    Rule("happened", "ein gegner diesen ort betreten hat", lambda: s.enters_host(w.Kind("enemy"))),
    Rule(
        "would_happen",
        "dir schaden und slash oder horror zugefügt werden würde",
        lambda: b.on("is-dealt", s.YOU, None, True),
    ),
    Rule("happens", "dir schaden und slash oder horror zugefügt wird", lambda: b.on("is-dealt", s.YOU)),
]
