"""German for what holds: "Du bekommst +1 [combat] für diesen Angriff", "… kann nicht …". Not for effects."""

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import CLUE, EACH, MORE, OTHER
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w

RULES = [
    Rule("until", "(für / in) (diesen / diesem) angriff", b.const("attack")),
    Rule(
        "until",
        "(für / in / bei) (diese / jene / dieser) (probe / fertigkeitsprobe / fertigkeitenprobe / "
        "ermittlung / verhandlung)",
        b.const("test"),
    ),
    Rule("until", "(für / in / bei) (diesen / diesem) (entkommen)? versuch", b.const("test")),
    Rule("until", "bis zum ende (deines / des / dieses) zuges", b.const("turn")),
    Rule("until", "bis zum ende (der / dieser) runde", b.const("round")),
    Rule("until", "bis zum ende (der / dieser) phase", b.const("phase")),
    Rule("until", "für den rest der runde", b.const("round")),
    Rule("until", "für den rest (deines / des) zuges", b.const("turn")),
    Rule("until", "in der nächsten unterhaltsphase", b.const("next-upkeep")),
    Rule("until", "in dieser runde", b.const("round")),
    Rule("until", "in diesem zug", b.const("turn")),
    Rule("whose", "{value:ref}", b.same),
    Rule("whose", f"{EACH} {{what:np}}", b.each),
    Rule("whose", f"{EACH} {OTHER} {{what:np}}", lambda what: b.each(what, other=True)),
    Rule("whose", "{what:np}", lambda what: w.Each(what)),
    Rule("whose", f"{OTHER} {{what:np}}", lambda what: b.each(what, other=True)),
    Rule("changes", "{value:change}", b.same),
    Rule("changes", "{first:change} (und / and / , / , und) {second:changes}", b.two),
    Rule("change", "{value:signed} (auf)? {stat:stat}", lambda value, stat: ((stat, b.signed(value)),)),
    Rule(
        "change",
        "{value:signed} {stat:stat} {per:per} {most:max}?",
        lambda value, stat, per, most=None: ((stat, b.signed(value, per, most)),),
    ),
    Rule(
        "change",
        "{per:per} {value:signed} {stat:stat} {most:max}?",
        lambda value, stat, per, most=None: ((stat, b.signed(value, per, most)),),
    ),
    Rule(
        "change",
        "{value:signed} auf (jede deiner|deine fertigkeiten / alle deine fertigkeiten)",
        lambda value: tuple((each, b.signed(value)) for each in w.SKILLS),
    ),
    # Holds all the time, in the usual order and behind an opening
    Rule("rule", "{whom:whose} bekommst|bekommt|bekommen|erhält|erhältst {changes:changes}", b.change),
    Rule("turned", "bekommst|bekommt|bekommen|erhält|erhältst {whom:whose} {changes:changes}", b.change),
    Rule(
        "lasts",
        "{whom:whose} bekommst|bekommt {until:until} {changes:changes}",
        lambda whom, until, changes: (
            b.holds(b.change(whom, changes) or (), until) if b.change(whom, changes) else None
        ),
    ),
    Rule(
        "lasts",
        "{whom:whose} bekommst|bekommt {changes:changes} {until:until}",
        lambda whom, until, changes: (
            b.holds(b.change(whom, changes) or (), until) if b.change(whom, changes) else None
        ),
    ),
    Rule(
        "lasts_turned",
        "bekommst|bekommt {whom:whose} {until:until} (stattdessen)? {changes:changes}",
        lambda whom, until, changes: (
            b.holds(b.change(whom, changes) or (), until) if b.change(whom, changes) else None
        ),
    ),
    Rule(
        "lasts_turned",
        "bekommst|bekommt {whom:whose} {changes:changes} {until:until}",
        lambda whom, until, changes: (
            b.holds(b.change(whom, changes) or (), until) if b.change(whom, changes) else None
        ),
    ),
    Rule(
        "lasts",
        "du bekommst {until:until} {changes:changes} (und / and) fügst {value:signed} schaden zu",
        lambda until, changes, value: (
            b.holds((*(b.change("you", changes) or ()), s.more(value)), until) if until == "attack" else None
        ),
    ),
    Rule(
        "lasts",
        "addiere deinen wert für {skill:skill} zu deinem wert für {to:skill} {until:until}",
        lambda skill, to, until: b.holds((mod.AddSkill("you", skill, to),), until),
    ),
    Rule(
        "lasts",
        "füge {until:until} deinen {skill:skill} wert deinem {to:skill} wert hinzu",
        lambda skill, to, until: b.holds((mod.AddSkill("you", skill, to),), until),
    ),
    Rule(
        "rule",
        "dein handkartenlimit (wird um {by:n} erhöht / erhöht sich um {by:n} / ist um {by:n} erhöht)",
        lambda by: (mod.Change("you", "hand-limit", by),),
    ),
    Rule(
        "rule",
        "dein handkartenlimit (wird um {by:n} (gesenkt / verringert / reduziert) )",
        lambda by: (mod.Change("you", "hand-limit", -by),),
    ),
    Rule(
        "rule",
        f"du beginnst jedes spiel mit {{by:n}} {MORE} karte|karten (auf / in) (deiner / der) starthand",
        lambda by: (mod.Change("you", "opening-hand", by),),
    ),
    Rule(
        "rule",
        f"du beginnst jedes spiel mit {{by:n}} {MORE} ressource|ressourcen",
        lambda by: (mod.Change("you", "starting-resources", by),),
    ),
    Rule(
        "rule",
        f"du hast {{count:n}} {MORE} {{slot:slot}}",
        lambda count, slot: (mod.ExtraSlot("you", slot, count),),
    ),
    Rule(
        "rule",
        f"du hast {{count:n}} {MORE} {{slot:slot}} , der nur für {{only:np}} verwendet werden kann",
        lambda count, slot, only: (mod.ExtraSlot("you", slot, count, only),),
    ),
    Rule(
        "rule",
        f"du darfst in deinem zug eine {MORE} aktion (nehmen / durchführen) , (die nur zum "
        f"{{only:purpose}} verwendet werden kann / nur für das {{only:purpose}} )",
        lambda only: (mod.ExtraAction("you", only),),
    ),
    Rule("purpose", "entkommen", b.const("evade")),
    Rule("purpose", "kämpfen", b.const("fight")),
    Rule("purpose", "ermitteln", b.const("investigate")),
    Rule("purpose", "bewegen", b.const("move")),
    Rule("rule", "#this darf {kind:harm_word} zugewiesen werden , der {whose:whose} zugefügt wird", s.assign),
    Rule(
        "rule",
        "{kind:harm_word} , der {whose:card} zugefügt wird , darf (diesem vorteil / #this) zugewiesen werden",
        lambda kind, whose: (mod.MayAssignTo(whose, kind),),
    ),
    Rule("harm_word", "schaden", b.const("damage")),
    Rule("harm_word", "horror", b.const("horror")),
    Rule("rule", "{whom:whose} erhält|erhalten {name:keyword}", s.gain),
    Rule("rule", "{whom:whose} verliert|verlieren {name:keyword}", s.lose),
    Rule(
        "rule",
        "(#this / sie / diese karte) erhält {icons:icons}",
        lambda icons: tuple(mod.GainIcons("this", icon, count) for icon, count in icons),
    ),
    Rule(
        "turned",
        "erhält (#this / sie / diese karte) {icons:icons}",
        lambda icons: tuple(mod.GainIcons("this", icon, count) for icon, count in icons),
    ),
    Rule("icons", "{first:icon}", lambda first: ((first, 1),)),
    Rule("icons", "{first:icon} (und / ,)? {second:icons}", s.icons),
    # What cannot be done
    Rule(
        "rule",
        "(#this / es / sie / er) kann das spiel nicht verlassen , außer durch die unten stehende "
        "[action] fähigkeit",
        b.const((mod.StaysInPlay("this"),)),
    ),
    Rule(
        "rule",
        "(#this / dieser vorteil) kann das spiel nur durch die eigenen fähigkeiten verlassen",
        b.const((mod.StaysInPlay("this"),)),
    ),
    Rule(
        "rule",
        "du kannst keine {to:np} spielen oder fähigkeiten auf anderen {other:np} auslösen",
        lambda to, other: (mod.Cannot("you", "play", to), mod.Cannot("you", "trigger", b.another(other))),
    ),
    Rule("rule", "du kannst {to:np} nicht spielen", lambda to: b.cannot("you", "play", to)),
    Rule("rule", "du kannst keine {to:np} spielen", lambda to: b.cannot("you", "play", to)),
    Rule(
        "rule",
        "du kannst fähigkeiten von anderen {to:np} nicht auslösen",
        lambda to: b.cannot("you", "trigger", b.another(to)),
    ),
    Rule("rule", "du kannst dich nicht bewegen", b.const((mod.Cannot("you", "move"),))),
    Rule("rule", "du kannst keine ressourcen erhalten", b.const((mod.Cannot("you", "gain-resources"),))),
    Rule("rule", "du kannst keine karten ziehen", b.const((mod.Cannot("you", "draw"),))),
    Rule("rule", "{whom:whose} kann|können nicht angreifen", lambda whom: b.cannot(whom, "attack")),
    Rule(
        "rule",
        "{whom:whose} kann|können nicht angegriffen werden",
        lambda whom: b.cannot(whom, "be-attacked"),
    ),
    Rule("turned", "kann {whom:whose} nicht spielbereit werden", lambda whom: b.cannot(whom, "ready")),
    Rule(
        "lasts_turned",
        "wird {whom:whose} {until:until} nicht spielbereit gemacht",
        lambda whom, until: b.holds(b.cannot(whom, "ready") or (), until),
    ),
    # Attacks and investigations
    Rule("strike", "(dieser / der) angriff fügt {value:signed} schaden zu", lambda value: (s.more(value),)),
    Rule(
        "strike",
        "(dieser / der) angriff fügt {per:per} {value:signed} schaden zu {most:max}?",
        lambda value, per, most=None: (mod.DealsMore("you", b.signed(value, per, most)),),
    ),
    Rule(
        "strike_turned",
        "fügt (dieser / der) angriff {value:signed} schaden zu",
        lambda value: (s.more(value),),
    ),
    Rule(
        "strike_turned",
        "fügt (dieser / der) angriff {per:per} {value:signed} schaden zu {most:max}?",
        lambda value, per, most=None: (mod.DealsMore("you", b.signed(value, per, most)),),
    ),
    Rule(
        "strike_turned",
        "fügt (dieser / der) angriff {damage:num} schaden {per:per} zu {most:max}?",
        lambda damage, per, most=None: (mod.AttackDeals("you", b.times(damage, per, most)),),
    ),
    Rule(
        "strike_turned",
        "fügt (dieser / der) angriff {damage:num} schaden für jeden punkt zu , um den die probe "
        "misslungen ist "
        "{most:max}?",
        lambda damage, most=None: (mod.AttackDeals("you", b.times(damage, w.FailedBy(), most)),),
    ),
    Rule(
        "strike_turned",
        "fügt (dieser / der) angriff {damage:num} schaden statt 1 schaden zu",
        lambda damage: (mod.AttackDeals("you", damage),),
    ),
    Rule(
        "strike_turned",
        "fügst du (in diesem angriff / für diesen angriff) {value:signed} schaden zu",
        lambda value: (s.more(value),),
    ),
    Rule(
        "strike",
        "du fügst (in diesem angriff / für diesen angriff) {value:signed} schaden zu",
        lambda value: (s.more(value),),
    ),
    Rule(
        "more_clues",
        f"du entdeckst bei dieser ermittlung {{count:num}} {MORE} {CLUE}",
        lambda count: (mod.DiscoversMore("you", count),),
    ),
    Rule(
        "more_clues",
        f"entdeckst du bei dieser ermittlung {{count:num}} {MORE} {CLUE}",
        lambda count: (mod.DiscoversMore("you", count),),
    ),
    Rule(
        "rule",
        f"{{whom:whose}} entdeckt beim ermitteln {{count:num}} {MORE} {CLUE}",
        lambda whom, count: (mod.DiscoversMore(s.about(whom), count),),
    ),
    Rule(
        "rule",
        "du darfst (#this / diese fertigkeitskarte) von deiner hand beitragen , nachdem die chaosmarker "
        "bei einer fertigkeitsprobe , die du durchführst , enthüllt worden sind",
        b.const((mod.CanBeCommitted(w.Is("this"), True, own=True),)),
    ),
    Rule(
        "rule",
        "du darfst (#this / diese fertigkeitskarte) auch nach dem enthüllen der chaosmarker zu deinen "
        "eigenen fertigkeitsproben beitragen",
        b.const((mod.CanBeCommitted(w.Is("this"), True, own=True),)),
    ),
]
