"""German effects by their verbs, in the forms that sentences need. Not for what leads to them (`flow`).

A verb is given as "imperative, du, er, infinitive" with its separable part behind a plus sign, and "sich" in
front if it is reflexive.
"""

from typing import Any

from miskatonic.games.horror.language import build as b
from miskatonic.games.horror.language import said as s
from miskatonic.games.horror.language.chart import Rule
from miskatonic.games.horror.language.german.phrases import CARD, CLUE, MORE, REL, RESOURCE, A
from miskatonic.games.horror.language.pieces import CancelRevelation, LookThen, TokenChosen
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w

_ZIEHE = "ziehe ziehst zieht ziehen"
_LEGE_AB = "lege legst legt legen +ab"
_MISCHE = "mische mischst mischt mischen"
_PLATZIERE = "platziere platzierst platziert platzieren"
_FUEGE_ZU = "füge fügst fügt fügen +zu"
_FUEGE_HINZU = "füge fügst fügt fügen +hinzu"
_NIMM = "nimm nimmst nimmt nehmen"
_ERHALTE = "erhalte erhältst erhält erhalten"
_ENTDECKE = "entdecke entdeckst entdeckt entdecken"
_BRINGE = "bringe bringst bringt bringen"
_SPIELE = "spiele spielst spielt spielen"
_DURCHSUCHE = "durchsuche durchsuchst durchsucht durchsuchen"
_VERLIERE = "verliere|verlier verlierst verliert verlieren"
_HEILE = "heile heilst heilt heilen"
_ENTHUELLE = "enthülle enthüllst enthüllt enthüllen"
_DECK = "(das / dein / sein / ihr) deck (seines besitzers / ihres besitzers)?"

VERBS: list[tuple[str, str, Any]] = [
    # Decks and hands
    (_ZIEHE, f"{{count:some}} {MORE}? {CARD}", lambda count: (fx.Draw(count),)),
    (_ZIEHE, "{count:some} begegnungskarte|begegnungskarten", lambda count: (fx.DrawEncounter(count),)),
    (_ZIEHE, "die oberste karte des begegnungsdecks", lambda: (fx.DrawEncounter(),)),
    (_ZIEHE, "{target:ref}", lambda target: (fx.DrawCard(target),)),
    (_LEGE_AB, "{target:aim}", b.discard),
    (
        _LEGE_AB,
        "zufällig {count:some} karte|karten von deiner hand",
        lambda count: (fx.DiscardCards(count, random=True),),
    ),
    (
        _LEGE_AB,
        f"{{count:some}} zufällige|zufälligen {CARD} von deiner hand",
        lambda count: (fx.DiscardCards(count, random=True),),
    ),
    (_LEGE_AB, "die obersten {count:n} karten deines decks", lambda count: (fx.DiscardTop(count),)),
    (_LEGE_AB, "die oberste karte deines decks", lambda: (fx.DiscardTop(1),)),
    (_LEGE_AB, "die oberste karte des begegnungsdecks", lambda: (fx.DiscardTop(1, "encounter"),)),
    (
        _LEGE_AB,
        "die obersten {count:n} karten des begegnungsdecks",
        lambda count: (fx.DiscardTop(count, "encounter"),),
    ),
    (
        _LEGE_AB,
        "alle bis auf {count:n} karte|karten (von deiner hand / deiner handkarten)",
        lambda count: (fx.DiscardCards(count, all_but=True),),
    ),
    (
        _MISCHE,
        "{target:aim} (zurück)? in (dein / das zugehörige / das) deck (seines besitzers / ihres "
        "besitzers)? (zurück)?",
        lambda target: (fx.ShuffleInto(target),),
    ),
    (_MISCHE, "{target:aim} in das begegnungsdeck", lambda target: (fx.ShuffleInto(target),)),
    (_MISCHE, "(dein / das) deck", lambda: (fx.ShuffleDeck(),)),
    (_MISCHE, "das begegnungsdeck", lambda: (fx.ShuffleDeck("encounter"),)),
    (
        "schicke schickst schickt schicken +zurück",
        "{target:aim} auf (deine / die) hand (ihres besitzers / des besitzers / seines besitzers)?",
        lambda target: (fx.ReturnToHand(target),),
    ),
    (
        f"{_BRINGE} +zurück",
        "{target:aim} auf (deine / die) hand (ihres besitzers / des besitzers / seines besitzers)?",
        lambda target: (fx.ReturnToHand(target),),
    ),
    (_FUEGE_HINZU, "{target:aim} deiner hand", lambda target: (fx.AddToHand(target),)),
    (_NIMM, "{target:aim} auf (die / deine) hand", lambda target: (fx.AddToHand(target),)),
    ("zeige zeigst zeigt zeigen +vor", "{target:ref}", b.show),
    (_ENTHUELLE, "{target:ref}", b.show),
    (
        f"({_PLATZIERE})",
        "{target:aim} unter (dein / deinem) deck",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    (_PLATZIERE, "{target:aim} (oben)? auf (dein / deinem) deck", lambda target: (fx.PutOnDeck(target),)),
    (
        "lege legst legt legen",
        "{target:aim} unter (dein / das) deck",
        lambda target: (fx.PutOnDeck(target, bottom=True),),
    ),
    (
        "lege legst legt legen",
        "{target:aim} (oben)? auf (dein / das) deck",
        lambda target: (fx.PutOnDeck(target),),
    ),
    (
        "entferne entfernst entfernt entfernen",
        "{target:aim} aus dem spiel",
        lambda target: (fx.RemoveFromGame(target),),
    ),
    ("verbanne verbannst verbannt verbannen", "{target:aim}", lambda target: (fx.Exile(target),)),
    (
        _BRINGE,
        "{target:aim} in deiner bedrohungszone ins spiel",
        lambda target: (fx.PutIntoPlay(target, "threat"),),
    ),
    (_BRINGE, "{target:aim} (unter deiner kontrolle)? ins spiel", lambda target: (fx.PutIntoPlay(target),)),
    (
        "hänge hängst hängt hängen +an",
        "{target:ref} an {to:aim}",
        lambda target, to: (fx.Attach(to, target),),
    ),
    (
        "übernimm übernimmst übernimmt übernehmen",
        "die kontrolle über {target:aim}",
        lambda target: (fx.TakeControl(target),),
    ),
    (_SPIELE, f"{A} {{what:played}}", lambda what: (fx.PlayCard(what),)),
    (
        _SPIELE,
        f"{A} {{what:played}} für {{cheaper:n}} {RESOURCE} weniger",
        lambda what, cheaper: (fx.PlayCard(what, cheaper),),
    ),
    (
        _SPIELE,
        f"{A} {{what:played}} und senke|reduziere dabei (ihre / seine / deren) kosten um {{cheaper:n}}",
        lambda what, cheaper: (fx.PlayCard(what, cheaper),),
    ),
    (
        _SPIELE,
        f"{{target:ref}} für {{cheaper:n}} {RESOURCE} weniger",
        lambda target, cheaper: (
            (fx.PlayCard(w.AllOf(()), cheaper, found=True),) if target in ("?it", "?card", "drawn") else None
        ),
    ),
    (
        _SPIELE,
        "{target:ref} (und senke ihre kosten dabei um {cheaper:n} )?",
        lambda target, cheaper=0: (
            (fx.PlayCard(w.AllOf(()), cheaper, found=True),) if target in ("?it", "?card", "drawn") else None
        ),
    ),
    # Searching
    (_DURCHSUCHE, "{where:searched} nach {wanted:wanted}", lambda where, wanted: (s.search(where, wanted),)),
    (
        "sieh siehst sieht sehen +an",
        "dir die obersten {count:num} karten deines decks",
        lambda count: (fx.LookAtTop(count),),
    ),
    (
        _ENTHUELLE,
        "die obersten {count:num} karten deines decks",
        lambda count: (fx.LookAtTop(count, reveal=True),),
    ),
    (
        "decke deckst deckt decken +auf",
        "die obersten {count:num} karten deines decks",
        lambda count: (fx.LookAtTop(count, reveal=True),),
    ),
    (
        _ZIEHE,
        "davon {draw:n} karten und platziere die übrigen in beliebiger reihenfolge auf und slash oder "
        "unter deinem deck",
        lambda draw: (LookThen(draw, bottom=True),),
    ),
    (_ZIEHE, "{draw:n} dieser karten", lambda draw: (LookThen(draw, partial=True),)),
    (
        "lege legst legt legen",
        "jede der übrigen auf das deck oder unter das deck , in beliebiger reihenfolge",
        lambda: (LookThen(bottom=True),),
    ),
    # Resources, clues, doom and uses
    (_ERHALTE, f"{{count:some}} {MORE}? {RESOURCE}", lambda count: (fx.GainResources(count),)),
    (_ERHALTE, "ressourcen in höhe {count:amount_of}", lambda count: (fx.GainResources(count),)),
    (_VERLIERE, f"{{count:some}} {RESOURCE}", lambda count: (fx.LoseResources(count),)),
    (_VERLIERE, "alle (deine)? ressourcen", lambda: (fx.LoseResources(w.TokensOn("resources", "you")),)),
    (_ENTDECKE, f"{{count:some}} {CLUE} {{at:at}}", b.discover),
    (_ENTDECKE, f"{{at:at}} {{count:some}} {CLUE}", b.discover),
    (_ENTDECKE, f"{{count:some}} {{more:more}} {CLUE} {{at:at}}", b.discover),
    (_ENTDECKE, f"{{at:at}} {{count:some}} {{more:more}} {CLUE}", b.discover),
    (_ENTDECKE, f"{{count:some}} {{more:more}} {CLUE}", b.discover),
    (
        _ENTDECKE,
        f"{{count:some}} {CLUE} {{at:at}} und {{more:some}} {CLUE} {{there:at}}",
        lambda count, at, more, there: (fx.DiscoverClues(count, at), fx.DiscoverClues(more, there)),
    ),
    (
        _PLATZIERE,
        "{count:num} deiner hinweise auf {target:aim}",
        lambda count, target: (fx.PlaceClues(count, target, True),),
    ),
    (
        _PLATZIERE,
        f"{{count:some}} {CLUE} auf {{target:aim}}",
        lambda count, target: (fx.PlaceClues(count, target),),
    ),
    (
        _PLATZIERE,
        "{count:some} verderben auf {target:aim}",
        lambda count, target: (fx.PlaceDoom(count, target),),
    ),
    (_PLATZIERE, "{count:some} verderben auf der aktuellen agenda", lambda count: (fx.DoomOnAgenda(count),)),
    (
        _PLATZIERE,
        "{count:some} schaden auf {target:aim}",
        lambda count, target: (fx.PlaceTokens("damage", count, target),),
    ),
    (
        _PLATZIERE,
        "{count:some} horror auf {target:aim}",
        lambda count, target: (fx.PlaceTokens("horror", count, target),),
    ),
    (_PLATZIERE, "{count:some} {type:uses} auf {target:aim}", b.add_uses),
    (
        _PLATZIERE,
        f"{{count:some}} {RESOURCE} auf {{target:ref}}",
        lambda count, target: (fx.PlaceTokens("resources", count, target),),
    ),
    (_FUEGE_HINZU, "{target:aim} {count:some} {type:uses}", b.add_uses),
    (
        "fülle füllst füllt füllen +auf",
        "{count:num} {type:uses} auf {target:aim}",
        lambda count, type, target: (fx.Replenish(count, target),),
    ),
    (
        "entferne entfernst entfernt entfernen",
        "{count:some} {kind:token_kind} von {target:aim}",
        lambda count, kind, target: (fx.RemoveTokens(kind, count, target),),
    ),
    (
        "entferne entfernst entfernt entfernen",
        "{count:some} {type:uses} von {target:ref}",
        lambda count, type, target: (
            (fx.RemoveTokens("uses", count, target),) if type != "resources" else None
        ),
    ),
    (
        "bewege bewegst bewegt bewegen",
        "{count:some} {kind:token_kind} von {source:aim} (auf / zu) {target:aim}",
        lambda count, kind, source, target: (fx.MoveTokens(kind, count, source, target),),
    ),
    (
        "bewege bewegst bewegt bewegen",
        "{count:some} schaden oder {again:some} horror von {source:aim} auf {target:aim}",
        lambda count, again, source, target: (
            fx.Choice(
                (
                    (fx.MoveTokens("damage", count, source, target),),
                    (fx.MoveTokens("horror", again, source, target),),
                )
            ),
        ),
    ),
    # Harm
    (_NIMM, "{harm:harm}", b.deal),
    (_FUEGE_ZU, "{target:aim} {harm:harm}", b.deal),
    (_HEILE, "{harm:harm_kind}", lambda harm: b.heal(*harm)),
    (
        _HEILE,
        "{harm:harm_kind} (von / bei) {target:aim}",
        lambda harm, target: b.heal(harm[0], harm[1], target),
    ),
    (
        "erleide erleidest erleidet erleiden",
        "{count:n} körperliches|körperliche|körperlisches trauma",
        lambda count: (fx.Trauma("physical", count),),
    ),
    (
        "erleide erleidest erleidet erleiden",
        "{count:n} seelisches|seelische trauma",
        lambda count: (fx.Trauma("mental", count),),
    ),
    (_ERHALTE, "{count:n} erfahrungspunkte weniger", lambda count: (fx.LoseExperience(count),)),
    (
        "verdiene verdienst verdient verdienen",
        "{count:n} erfahrungspunkte weniger",
        lambda count: (fx.LoseExperience(count),),
    ),
    ("besiege besiegst besiegt besiegen", "{target:aim}", lambda target: (fx.Defeat(target),)),
    # Moving and fighting
    ("sich bewege bewegst bewegt bewegen", "(an / zu / auf) {to:aim}", lambda to: (fx.Move(to),)),
    (
        "bewege bewegst bewegt bewegen",
        "{target:aim} an {to:aim}",
        lambda target, to: (fx.MoveEnemy(target, to),) if target not in ("you", "?it") else None,
    ),
    ("sich löse löst löst lösen", "von {target:aim}", b.disengage),
    ("entkomme entkommst entkommt entkommen", "automatisch {target:aim}", lambda target: (fx.Evade(target),)),
    ("entkomme entkommst entkommt entkommen", "{target:aim} automatisch", lambda target: (fx.Evade(target),)),
    (
        "verwickle verwickelst verwickelt verwickeln",
        "{target:aim} in einen kampf",
        lambda target: (fx.Engage(target),),
    ),
    ("erschöpfe erschöpfst erschöpft erschöpfen", "{target:aim}", lambda target: (fx.Exhaust(target),)),
    ("mache|mach machst macht machen", "{target:aim} spielbereit", lambda target: (fx.Ready(target),)),
    (_VERLIERE, "{count:some} aktion|aktionen", lambda count: (fx.LoseActions(count),)),
    (
        _NIMM,
        f"(in diesem zug)? {{count:some}} {MORE} aktion|aktionen (in diesem zug)?",
        lambda count: (fx.GainActions(count),),
    ),
    (
        "führe führst führt führen +durch",
        f"(in diesem zug)? {{count:some}} {MORE} aktion|aktionen (in diesem zug)?",
        lambda count: (fx.GainActions(count),),
    ),
    (_ERHALTE, f"{{count:some}} {MORE} aktion|aktionen", lambda count: (fx.GainActions(count),)),
    # Tests
    (_LEGE_AB, "eine {skills:skills} probe « {difficulty:num} »", b.take_test),
    (_LEGE_AB, "eine probe auf {skills:skills} « {difficulty:num} »", b.take_test),
    ("versuche versuchst versucht versuchen", "(die / diese) probe erneut", lambda: (chaos.TryAgain(),)),
    ("kämpfe kämpfst kämpft kämpfen", "gegen {on:aim}", lambda on: b.take_action("fight", on)),
    (
        "kämpfe kämpfst kämpft kämpfen",
        "gegen {on:aim} « verwende dabei entweder eine kampf basisaktion oder eine kampf fähigkeit auf "
        "einer karte »",
        lambda on: (fx.TakeAction("fight", on=on, by_ability=True),),
    ),
    ("ermittle ermittelst ermittelt ermitteln", "an {on:aim}", lambda on: b.take_action("investigate", on)),
    (
        "trage trägst trägt tragen +bei",
        "eine gültige {what:np} zu dieser probe",
        lambda what: (chaos.Commit(w.Choose(what)),),
    ),
    (_LEGE_AB, "{count:n} deiner handkarten", lambda count: (fx.DiscardCards(count),)),
    (
        "wähle wählst wählt wählen",
        "alle karten (von / auf)? deiner hand bis auf {count:n} und lege sie ab",
        lambda count: (fx.DiscardCards(count, all_but=True),),
    ),
    (
        "lege legst legt legen +ab",
        "(diese / die) (probe / fertigkeitsprobe) nach ihrem ende noch einmal",
        lambda: (chaos.TryAgain(),),
    ),
    # Chaos tokens
    (
        "versiegle versiegelst versiegelt versiegeln",
        "einen zufälligen (chaosmarker / marker) aus dem chaosbeutel auf {target:ref}",
        lambda target: (chaos.SealToken("any", target, random=True),),
    ),
    (
        "handle handelst handelt handeln +ab",
        "den auf #this versiegelten chaosmarker",
        lambda: (chaos.ResolveSealed(),),
    ),
    (
        "setze setzt setzt setzen +frei",
        "alle auf {target:ref} versiegelten chaosmarker",
        lambda target: (chaos.ReleaseTokens(target),),
    ),
    (
        _ENTHUELLE,
        "{count:n} chaosmarker , wähle 1 davon zum abhandeln und ignoriere den rest",
        lambda count: (chaos.RevealAndChoose(count),),
    ),
    ("hebe hebst hebt heben +auf", "(jenen / diesen / den) angriff", lambda: (fx.Cancel(),)),
    ("hebe hebst hebt heben +auf", "den enthüllungseffekt {of:ref_of}", lambda of: (CancelRevelation(),)),
    (
        "hebe hebst hebt heben +auf",
        "(diesen effekt / jenen effekt / die effekte der suche / ihre effekte)",
        lambda: (fx.Cancel(),),
    ),
    (_ENTHUELLE, f"{{count:some}} {MORE}? (chaosmarker / marker)", lambda count: (chaos.RevealToken(count),)),
    (_ENTHUELLE, "einen (weiteren / anderen) (chaosmarker / marker)", lambda: (chaos.RevealToken(),)),
    (
        "wähle wählst wählt wählen",
        "1 dieser marker , den du abhandelst , und ignoriere den anderen",
        lambda: (TokenChosen(),),
    ),
    (
        "ignoriere ignorierst ignoriert ignorieren",
        "(jenen / diesen / den) (chaosmarker / marker)",
        lambda: (chaos.IgnoreToken(),),
    ),
]


OTHERS = [
    Rule(
        "late",
        f"{REL} mit dir in (einen / einem) kampf verwickelt (ist / sind) ,?",
        b.const((w.EngagedWith(),)),
    ),
    Rule("late", f"{REL} du kontrollierst ,?", b.const((w.ControlledBy(),))),
    Rule("more", MORE, b.const(True)),
    Rule("amount_of", "der aufgedruckten {stat:stat} {of:ref_of}", lambda stat, of: w.StatOf(stat, of, True)),
    Rule("amount_of", "des {stat:stat} {of:ref_of}", lambda stat, of: w.StatOf(stat, of)),
    Rule("played", "{what:np}", b.from_hand),
    Rule("searched", "dein deck", b.const(("yours", 0))),
    Rule("searched", "das begegnungsdeck", b.const(("encounter", 0))),
    Rule("searched", "deinen ablagestapel", b.const(("discard", 0))),
    Rule("searched", "die obersten {count:num} karten deines decks", lambda count: ("yours", count)),
    Rule(
        "searched", "die obersten {count:num} karten des begegnungsdecks", lambda count: ("encounter", count)
    ),
    Rule(
        "searched",
        "die obersten {count:n} karten deines decks « oder stattdessen die obersten {more:n} karten , falls "
        "{condition:cond} »",
        lambda count, more, condition: ("yours", w.Given(condition, more, count)),
    ),
    Rule("wanted", f"{A} {{what:np}}", lambda what: (what, 1, False)),
    Rule("wanted", "1 {what:np}", lambda what: (what, 1, False)),
    Rule("wanted", "{count:many} {what:np}", lambda what, count: (what, count, False)),
    Rule("wanted", "bis zu {count:n} {what:np}", lambda what, count: (what, count, True)),
]


def _forms(verb: str) -> tuple[bool, str, str, str, str, str]:
    """Return whether a verb is reflexive, its four forms and its separable part."""
    parts = verb.replace("(", "").replace(")", "").split()
    reflexive = parts[0] == "sich"
    if reflexive:
        parts = parts[1:]
    apart = parts.pop().removeprefix("+") if parts[-1].startswith("+") else ""
    imperative, you, other, infinitive = parts
    return reflexive, imperative, you, other, infinitive, apart


def _rules(verb: str, rest: str, build: Any) -> list[Rule]:
    """Return the ways to say it: "ziehe", "(du) ziehst", "ziehst du", "(er) zieht", "ziehen", "zu ziehen"."""
    reflexive, imperative, you, other, infinitive, apart = _forms(verb)
    dich = "dich" if reflexive else ""
    to = f"{apart}zu{infinitive}" if apart else f"zu {infinitive}"
    said = [
        ("do", f"{imperative} {dich} {rest} {apart}"),
        ("du_do", f"{you} {dich} {rest} {apart}"),
        ("du_inverted", f"{you} du {dich} {rest} {apart}"),
        ("does", f"{other} {'sich' if reflexive else ''} {rest} {apart}"),
        ("inf", f"{'dich|sich' if reflexive else ''} {rest} {apart}{infinitive}"),
        ("zu", f"{'dich|sich' if reflexive else ''} {rest} {to}"),
    ]
    rules = [Rule(phrase, pattern, build) for phrase, pattern in said]
    turned = f"{other} {{who:aim}} {'sich' if reflexive else ''} {rest} {apart}"
    rules.append(Rule("turned_clause", turned, _of_others(build)))
    rules.append(Rule("dann_do", f"{imperative} dann {dich} {rest} {apart}", build))
    rules.append(Rule("do_either", f"{imperative} entweder {dich} {rest} {apart}", build))
    if rest.endswith("{target:aim}"):
        late = [said[0], *said[4:]] if apart else said[4:]
        rules += [Rule(phrase, f"{pattern} , {{late:late}}", _narrowed(build)) for phrase, pattern in late]
    return rules


def _of_others(build: Any) -> Any:
    """Return a builder for what somebody else does."""

    def done(who: Any, **parts: Any) -> Any:
        effects = build(**parts)
        return None if effects is None or who == "you" else b.done_by(who, effects)

    return done


def _narrowed(build: Any) -> Any:
    """Return a builder for what says behind its verb which cards it is about."""
    return lambda target, late, **parts: build(target=b.narrowed(target, late), **parts)


EFFECTS = [*(rule for verb in VERBS for rule in _rules(*verb)), *OTHERS]
