"""What a bot of Cultists claims in a discussion, and how it keeps to that in the vote (talk.6, vote.5).

Cultists say what an investigator in their place would say, from the same public deeds, so that their lies
hold; only their fellows they do not accuse. Not for what a bot really thinks (`belief`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from miskatonic.core.ids import id_of, kind_in, number_in
from miskatonic.games.cultists import hunt
from miskatonic.games.cultists.cards import CHARACTERS, CULTISTS, Figure
from miskatonic.games.cultists.facts import Checked, Claim
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.temper import Temper

DENIAL = 0.5
"""What it is worth to deny an accusation."""
BOAST, DEED = 0.3, 0.1
"""What it is worth to claim a role, and to tell something that one did."""
JOIN = 0.1
"""How much less reason a follower needs to accuse whom others accuse; less than its word is worth then."""
STANDS_OUT = 1.25
"""How much likelier a cultist than an average player somebody must be before nobody stands by him."""
ACCUSING = ("suspect", "cultist")
ROLES = ("investigator", "seer", "assassin")


def gains(scene: Scene, mind: Mind, offered: Sequence[str], temper: Temper) -> dict[str, float]:
    """vote.3: how much there is to say for each claim; who is ready or has said it gains nothing"""
    poll = scene.view.poll
    assert poll is not None
    if not scene.candidates():
        return dict.fromkeys(offered[:1], 0.0)
    said = _trust(scene, mind, temper) | _accusation(scene, mind, temper)
    said |= _deeds(scene, offered, temper) | _boast(scene, offered, temper)
    if poll.turn not in temper.turns:
        said = dict.fromkeys(said, 0.0)
    said |= _denial(scene, temper)
    return {id: gain for id, gain in said.items() if id in offered}


# What was said


def heard(scene: Scene) -> list[Claim]:
    """Return what was claimed before the vote that is being held."""
    poll = scene.view.poll
    assert poll is not None
    return [claim for claim in scene.view.claims if claim.poll == poll.number]


def word(scene: Scene) -> Figure | None:
    """Return whom I accused last before this vote."""
    mine = [each.figure for each in heard(scene) if each.speaker == scene.me and each.kind in ACCUSING]
    return mine[-1] if mine else None


def trusted(scene: Scene) -> set[Figure]:
    """Return whom I said before this vote that I trust."""
    return {each.figure for each in heard(scene) if each.speaker == scene.me and each.kind == "trust"}


def accused(scene: Scene) -> Counter[Figure]:
    """Return how many others accused whom before this vote."""
    others = {
        (each.speaker, each.figure)
        for each in heard(scene)
        if each.speaker != scene.me and each.kind in ACCUSING
    }
    return Counter([figure for _, figure in others])


# What there is to say


def _average(scene: Scene) -> float:
    """Return how likely a player is a cultist of whom nothing is known."""
    return scene.view.cultist_count / (scene.seats - 1)


def _accusation(scene: Scene, mind: Mind, temper: Temper) -> dict[str, float]:
    """Name whom one would vote against, by what that would bring; a cultist names no fellow."""
    worths = hunt.vote_gains(scene, mind)
    named = max(worths, key=worths.__getitem__)
    if temper.follows:
        followed = {each: (count, worths[each]) for each, count in accused(scene).items() if each in worths}
        if not followed:
            return {}
        named = max(followed, key=followed.__getitem__)
    before = word(scene)
    if before in worths and worths[named] <= worths[before] + temper.word:
        named = before
    if mind.suspect(named) < temper.wary or _fellow(scene, named) or (named == before and not temper.insists):
        return {}
    kind = "cultist" if mind.suspect(named) > temper.certain else "suspect"
    return {id_of(kind, named): worths[named] - temper.naming + JOIN * temper.follows}


def _fellow(scene: Scene, figure: Figure) -> bool:
    """secrets.2: whether both of us are cultists"""
    return scene.mine.team == CULTISTS and figure in scene.mine.cultists


def _trust(scene: Scene, mind: Mind, temper: Temper) -> dict[str, float]:
    """Stand by the least suspicious one, or by those who are accused, unless I accused them as well."""
    average = _average(scene)
    best = min(scene.candidates(), key=mind.suspect)
    said = {best: temper.trusting * average - mind.suspect(best)}
    if temper.defends:
        blamed = [each for each in accused(scene) if each in scene.candidates()]
        said |= {each: STANDS_OUT * average - mind.suspect(each) for each in blamed}
    known = trusted(scene) | {word(scene)}
    return {id_of("trust", each): gain for each, gain in said.items() if each not in known}


def _denial(scene: Scene, temper: Temper) -> dict[str, float]:
    """Say once before each vote that one is an investigator, if somebody else doubts it."""
    denied = any(each.speaker == scene.me and each.kind in ROLES for each in heard(scene))
    return {"investigator": DENIAL} if temper.denies and accused(scene)[scene.me] and not denied else {}


def _boast(scene: Scene, offered: Sequence[str], temper: Temper) -> dict[str, float]:
    """talk.2, talk.6: claim some role, the same all game; it follows from the character, not from the role"""
    roles = [each for each in ROLES if each in offered]
    character = scene.view.figures[scene.me].character or CHARACTERS[0]
    role = roles[CHARACTERS.index(character) % len(roles)]
    return {role: BOAST} if temper.boasts and role in _unsaid(scene, [role]) else {}


def _deeds(scene: Scene, offered: Sequence[str], temper: Temper) -> dict[str, float]:
    """talk.6: tell what all saw me do, as an investigator would have done it; first what clears me most"""
    checks = [fact for fact in scene.view.history if isinstance(fact, Checked) and fact.by == scene.me]
    reported = {fact.target for fact in checks if fact.reported}
    deeds = [each for each in offered if kind_in(each) in ("checked-alive", "gave-alive", "put-success")]
    deeds = [each for each in deeds if kind_in(each) != "checked-alive" or number_in(each) not in reported]
    deeds.sort(key=lambda each: not _about_dead(scene, each))
    return dict.fromkeys(_unsaid(scene, deeds)[: temper.deeds], DEED)


def _about_dead(scene: Scene, id: str) -> bool:
    """Say whether a claim is about a card that was given to somebody found dead."""
    return kind_in(id) == "gave-alive" and scene.view.figures[number_in(id)].fell == "reported"


def _unsaid(scene: Scene, ids: Iterable[str]) -> list[str]:
    """Return the claims that I have never made in this match."""
    mine = [each for each in scene.view.claims if each.speaker == scene.me]
    said = {id_of(each.kind, each.place or each.figure) for each in mine} | {each.kind for each in mine}
    return [id for id in ids if id not in said]


# Voting


def kept(scene: Scene, worths: Mapping[str, float], temper: Temper) -> dict[str, float]:
    """vote.5: what each vote is worth to somebody who would rather vote as he spoke"""
    accused_last = word(scene)
    found = dict(worths)
    for figure in {accused_last, *trusted(scene)} - {None}:
        id = id_of("figure", figure)
        if id in found:
            found[id] += temper.word if figure == accused_last else -temper.word
    return found
