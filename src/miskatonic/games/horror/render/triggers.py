"""When: "After you draw a card", and how often. Not for what follows."""

from typing import Any

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import condition_text, joined
from miskatonic.games.horror.render.grammar import noun_of
from miskatonic.games.horror.render.numbers import Figures
from miskatonic.games.horror.render.phrases import noun_in, phrase, spread
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.things import Matcher
from miskatonic.games.horror.words.triggers import Limit, On

PERIODS = frozenset({
    "game-begins", "game-ends", "round-begins", "round-ends", "mythos-begins", "mythos-ends",
    "investigation-begins", "investigation-ends", "enemy-phase-begins", "enemy-phase-ends",
    "upkeep-begins", "upkeep-ends", "turn-begins", "turn-ends",
})  # fmt: skip
"""What is said as "at the beginning of" and "at the end of"."""

_NOUNS = {
    "spawns": "enemy", "enemy-moves": "enemy", "engages": "enemy", "disengages": "enemy",
    "attacks": "enemy", "is-attacked": "enemy", "evades": "enemy", "evades-successfully": "enemy",
    "moves": "location",
    "reveals-location": "location", "enters-location": "location", "leaves-location": "location",
    "investigates": "location", "discovers-clue": "location", "draws-encounter": "encounter-card",
    "resolves-revelation": "encounter-card", "act-advances": "act", "agenda-advances": "agenda",
    "parleys": "enemy", "deals-damage": "enemy",
}  # fmt: skip
"""What the card of a happening is, if nothing else is said."""

OUTCOMES = ("test-succeeds", "test-fails")

_WHO_IS_HURT = frozenset({"is-dealt", "takes", "takes-damage", "takes-horror", "heals", "is-defeated"})
_COUNTED = ("discovers-clue", "takes", "takes-damage", "takes-horror", "is-dealt", "deals-damage")
"""Whose sentences say how much it is about."""


_BY = frozenset({"test-succeeds", "test-fails", "investigates", "evades-successfully"})
"""What succeeds or fails by a number of points."""


def _one_of(numbers: tuple[int, ...]) -> Text:
    return joined("join-or", [text("number-plain", number=each) for each in numbers])


def noun_that(on: On) -> str:
    """Return what "that" is for an ability with this triggering condition."""
    if on.card is None and on.what in _WHO_IS_HURT and on.who is not None:
        return "investigator"
    usual = _NOUNS.get(on.what, "card")
    nouns = {noun_in(w.AllOf(tuple(parts)), usual) for parts in spread(on.card)} if on.card else {usual}
    return nouns.pop() if len(nouns) == 1 else "card"


def is_result(on: On) -> bool:
    """skill-cards.4: whether a skill card says what follows from the test it is committed to."""
    return noun_of("this") == "skill" and on.timing == "at" and on.what in OUTCOMES


def is_adverb(on: On) -> bool:
    """Say whether a triggering condition is a time and no clause: "At the end of your turn"."""
    return on.timing == "at" and on.what in PERIODS and not on.first


def on_text(on: On, figures: Figures) -> Text:
    """Return a triggering condition, as the beginning of a sentence."""
    condition = on.condition
    if on.first:
        said = text("on-first", what=_happens(on, figures))
    elif on.what in OUTCOMES and is_attempt(on):
        said = text(f"on-{on.timing}", what=_outcome(on))
        condition = None
    elif is_adverb(on):
        said = text(f"at-{on.what}", mode=_mode(on.who), who=_who(on.who, "gen"))
    else:
        said = text(f"on-{on.timing}", what=_happens(on, figures))
    if on.other is not None and not _enters_here(on) and not _is_defeated_by(on):
        said = text("on-other", on=said, other=phrase(on.other, "a", "nom"))
    by = "-by" if on.what in _BY else ""
    if on.least is not None and on.what not in _COUNTED:
        said = text(f"on-least{by}", on=said, count=figures.say(on.least))
    if on.most is not None:
        said = text(f"on-most{by}", on=said, count=figures.say(on.most))
    if on.exactly:
        said = text(f"on-exactly{by}", on=said, count=_one_of(on.exactly))
    if condition is not None:
        said = text("on-if", on=said, condition=condition_text(condition))
    return said


def _enters_here(on: On) -> bool:
    """Say whether an enemy comes to where you are."""
    return on.what == "enters-location" and on.other == w.Is("location")


def _is_defeated_by(on: On) -> bool:
    """Say whether something is defeated by a certain card, whoever that is."""
    return on.what == "is-defeated" and on.other is not None and on.who is None


def is_attempt(on: On) -> bool:
    """Say whether an outcome is one of an attack, an evasion or the like, and nothing else is asked for."""
    condition = on.condition
    if not isinstance(condition, w.DuringTest) or condition.kind is None:
        return False
    plain = w.DuringTest(kind=condition.kind, yours=condition.yours)
    return condition == plain and on.who in (None, w.Is("you"))


def _outcome(on: On) -> Text:
    """Return the success or failure of an attempt; on a skill card of "this" one."""
    assert isinstance(on.condition, w.DuringTest)
    kind = str(on.condition.kind)
    whose = "your" if on.who is not None else "this" if noun_of("this") == "skill" else "a"
    args: dict[str, Any] = {"whose": whose}
    if on.card is not None:
        kind = f"{kind}-on"
        args |= {f"card-{case}": phrase(on.card, "a", case) for case in ("acc", "dat", "gen")}
    when = {"after": "done", "would": "would"}.get(on.timing, "now")
    return text(f"on-{on.what}-of", test=Text(f"attempt-{kind}", args), when=when)


def this_test_text(on: On) -> Text:
    """delayed-effects.1: the end of the test under way."""
    return text(f"on-{on.timing}", what=text("on-this-test-ends"))


def _mode(who: Matcher | None) -> str:
    return "you" if who == w.Is("you") else "one"


def _who(who: Matcher | None, case: Any) -> Text:
    return phrase(who, "a", case, default="investigator")


def _happens(on: On, figures: Figures) -> Text:
    """Return what happens, as a clause: now, over ("done"), or about to ("would")."""
    when = {"after": "done", "would": "would"}.get(on.timing, "now") if not on.first else "now"
    noun = _NOUNS.get(on.what, "card")
    hurt, id = on.card, str(on.what)
    if on.what in _WHO_IS_HURT and on.card is None:
        hurt = on.who if on.who is not None else w.Kind("investigator")
    if on.what == "is-defeated" and on.card is not None and on.who is not None:
        id = "defeats"
    if on.card is None and on.what in ("moves", "parleys", "uses", "activates"):
        id = f"{on.what}-plain"
    if on.who is None and on.what in (*OUTCOMES, "test-ends"):
        id = f"this-{on.what}" if is_result(on) else f"{on.what}-plain"
    if on.what == "enters-location" and on.who is None and noun_in(on.card) == "enemy":
        id = "enemy-enters-here" if _enters_here(on) else "enemy-enters"
    if _is_defeated_by(on):
        id = "is-defeated-by"
    args: dict[str, Any] = {"when": when, "mode": _mode(hurt if id in _WHO_IS_HURT else on.who)}
    for case in ("nom", "acc", "dat", "gen"):
        args[f"who-{case}"] = _who(on.who, case)
        args[f"card-{case}"] = phrase(hurt, "a", case, default=noun)
    if _is_defeated_by(on):
        args["other-acc"] = phrase(on.other, "a", "acc")
    args["count"] = figures.say(on.least) if on.least is not None else 0
    return Text(f"on-{id}", args)


def limit_text(limit: Limit) -> Text:
    """limit-max.4, .9: how often."""
    how = "max" if limit.maximum else "limit"
    period = text(f"period-{limit.period}")
    return text(f"{how}{'-group' if limit.group else ''}", count=limit.count, period=period)
