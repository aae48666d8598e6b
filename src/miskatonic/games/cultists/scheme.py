"""How a cultist of Cultists plays: whom to meet and kill, what to spoil, what to keep silent about.

He knows who his fellows are and looks at everything with the public's eye as well: what would they think
of me then? Not for the investigators (`hunt`) and not for talk (`speech`).
"""

from collections.abc import Callable, Sequence

from miskatonic.core.ids import id_of, kind_in, number_in, word_in
from miskatonic.games.cultists import doubt, hunt, insight
from miskatonic.games.cultists.cards import NOBODY, Figure
from miskatonic.games.cultists.facts import Checked, Fact, Fell, Gift, Laid, Met, Polled, Power, Searched
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.plan import is_room
from miskatonic.games.cultists.scene import Scene, Way

Public = Callable[[tuple[Fact, ...]], Mind]
"""What the public would think if this had happened as well."""

MURDER = 3.0
"""What a murder is worth that nobody will ever pin on me."""
BETRAYAL = 8.0
"""What it costs if the public becomes certain that I am a cultist."""
COMPANY = {1: -0.15, 2: 0.3}
"""What an encounter without a murder is worth."""
SPOIL = {1: 0.5, 2: 1.2}
"""What a Failure or Sabotage is worth, against the Success that an investigator would lay."""
MIMIC = 1.0
"""What it is worth to do what an investigator in my place would do, against what it is worth to him."""
SECURE, SEARCH = 0.2, -0.6
"""What it is worth to spoil the unsafe-paths deck, and to find a book, against what that is worth to them."""
FRAME = 2.5
"""What a vote is worth that will hit an investigator."""
HOT = 0.45
"""From here on the public's suspicion makes a cultist behave."""
CLEARLY = 0.05
"""By how much an investigator must look guiltier than I."""
ENOUGH_TO_BURN = 3
"""So many points must be lost in a fire before one is laid."""


# What a cultist knows


def known_dead(scene: Scene) -> set[Figure]:
    """secrets.5, secrets.6, dead.1: the investigators of whom I know that they count as dead"""
    return {
        figure
        for figure, each in enumerate(scene.view.figures)
        if figure not in scene.mine.cultists
        and (each.ghost or any(card.face == "dead" for card in each.pulse))
    }


def still_needed(scene: Scene) -> int:
    """counts.4"""
    return max(0, scene.view.threshold - len(known_dead(scene)))


def claim_worth(scene: Scene) -> float:
    """claim.2, claim.3: a false claim loses the match, a true one wins it"""
    return hunt.MATCH if len(known_dead(scene)) >= scene.view.threshold else -hunt.MATCH


def victims(scene: Scene, figures: Sequence[Figure]) -> list[Figure]:
    """Return those whose death would count."""
    dead = known_dead(scene)
    return [figure for figure in figures if figure not in scene.mine.cultists and figure not in dead]


# Killing


def gift_worth(scene: Scene, public: Public, option: str) -> float:
    """encounter.6: what a card for somebody is worth; a murder, if the public will look elsewhere"""
    target = number_in(option)
    if kind_in(option) == "alive":
        return 0.0 if target not in scene.mine.cultists else -0.01
    if not victims(scene, [target]):
        return -1.0
    return murder_worth(scene, public, target)


def murder_worth(scene: Scene, public: Public, target: Figure) -> float:
    """Return what it is worth to kill somebody now: the more, the more the public would look elsewhere."""
    if still_needed(scene) <= 1:
        return MURDER
    mind = public(found_dead(scene, target))
    living = [figure for figure in scene.candidates() if figure != target]
    other = max([mind.suspect(figure) for figure in living], default=0.0)
    return MURDER * (doubt.BOLD[scene.view.cultist_count] + other - mind.suspect(scene.me))


def found_dead(scene: Scene, target: Figure) -> tuple[Fact, ...]:
    """Return what the public would have seen if I met somebody now and he were found dead."""
    figure = scene.view.figures[target]
    gifts = [Gift(scene.me, target)]
    if figure.hand:
        gifts.append(Gift(target, scene.me))
    meeting = Met(scene.view.round, figure.place, (scene.me, target), tuple(gifts))
    return insight.found_dead(meeting, gifts[0], len(figure.pulse) + 1)


# Moving


def ways(scene: Scene, own: Mind, public: Public) -> dict[Way, float]:
    """move.4: what every way is worth: its murders, what it spoils, an end where an investigator could be"""
    ends: dict[str, float] = {}
    met: dict[str, float] = {}
    found: dict[Way, float] = {}
    for way in scene.ways():
        end = way[-1] if way else scene.place
        if end not in ends:
            ends[end] = stand_worth(scene, own, end)
        for place in way:
            if place not in met:
                met[place] = meeting_worth(scene, public, place)
        found[way] = ends[end] + sum([met[place] for place in dict.fromkeys(way)]) - 0.01 * len(way)
    return found


def meeting_worth(scene: Scene, public: Public, place: str) -> float:
    """encounter.3, encounter.4: what it is worth to enter a place"""
    there = scene.partners(place)
    if not there:
        return 0.0
    company = COMPANY[scene.view.cultist_count]
    if "dead" not in scene.mine.hand:
        return company
    return max([murder_worth(scene, public, target) for target in victims(scene, there)], default=company)


def stand_worth(scene: Scene, own: Mind, place: str) -> float:
    """action.1: what I could do in a place without leaving my route"""
    worth = MIMIC * hunt.stand_worth(scene, own, place)
    if not is_room(place):
        return max(worth, SECURE * bool(bad_cards(scene)))
    if scene.on_route(place) and not scene.blocked(place) and not scene.rooms[place].done:
        return max(worth, spoil_worth(scene, place) + MIMIC * scene.fill_worth(place))
    return worth


# Acting


def bad_cards(scene: Scene) -> list[str]:
    """hands.d1"""
    return [face for face in scene.mine.room_hand if face != "success"]


def spoil_worth(scene: Scene, room: str) -> float:
    """fill.2: what a bad card is worth in a room"""
    return SPOIL[scene.view.cultist_count] * scene.fill_worth(room) * bool(bad_cards(scene))


def action_worth(scene: Scene, own: Mind, public: Public, now: Mind, option: str) -> float:
    """action.5: what an action is worth to a cultist, what it gives away taken off"""
    kind, detail = kind_in(option), word_in(option)
    blend = MIMIC * hunt.action_worth(scene, own, option)
    if kind == "close":
        return -1.0
    if kind in ("check", "camera"):
        return blend + inspect_worth(scene, public, now, number_in(option))
    harm = 0.0
    if kind in ("fill", "secure"):
        harm = card_worth(scene, now, kind, detail)
    elif kind in ("search", "camera-room"):
        harm = SEARCH * hunt.search_worth(scene, now, detail or scene.place)
    elif kind == "vote":
        harm = call_worth(scene, now)
    return blend + harm - betrayal(scene, public, now, seen_of(scene, kind, detail))


def seen_of(scene: Scene, kind: str, detail: str) -> tuple[Fact, ...]:
    """Return what the public would see of an action; of a card laid, that it comes out."""
    round, me, place = scene.view.round, scene.me, scene.place
    if kind == "secure":
        return (Laid(round, me, place),)
    if kind == "fill":
        return (Laid(round, me, place), Searched(round, NOBODY, place, True, detail))
    if kind == "search":
        return (Searched(round, me, place, False, "success"),)
    if kind == "camera-room":
        return (Searched(round, me, detail, True, "success"),)
    if kind == "vote":
        return (Polled(round, "called", me, (), False, NOBODY, NOBODY),)
    if kind == "restart":
        return (Power(round, True, me),)
    return ()


def betrayal(scene: Scene, public: Public, now: Mind, facts: tuple[Fact, ...]) -> float:
    """Return what it costs that the public sees this."""
    return BETRAYAL * (public(facts).suspect(scene.me) - now.suspect(scene.me)) if facts else 0.0


def card_worth(scene: Scene, now: Mind, kind: str, face: str) -> float:
    """fill.2, secure.1: which card to lay"""
    if face == "success" or now.suspect(scene.me) > HOT:
        return 0.0 if face == "success" else -0.1
    if kind == "secure":
        return SECURE
    fitting = face == ("sabotage" if scene.rooms[scene.place].books else "failure")
    return spoil_worth(scene, scene.place) + 0.05 * fitting


def inspect_worth(scene: Scene, public: Public, now: Mind, target: Figure) -> float:
    """check-state.5: a check of somebody alive looks good; one of a dead figure only if I would report it"""
    view = scene.view
    each = view.figures[target]
    if not victims(scene, [target]) and target not in scene.mine.cultists:
        return FRAME if reports(scene, public, target) else -1.5
    seen = Checked(view.round, scene.me, target, each.place, False, len(each.pulse), False)
    return -betrayal(scene, public, now, (seen,))


def call_worth(scene: Scene, mind: Mind) -> float:
    """vote.1: a vote is good if it will hit an investigator, and nobody calls one for nothing"""
    figure, gain = public_choice(scene, mind)
    return FRAME if figure not in scene.mine.cultists and gain > hunt.WORTH_A_VOTE else -1.0


def public_choice(scene: Scene, mind: Mind) -> tuple[Figure, float]:
    """Return whom the public would like to eliminate most, me included."""
    lives = hunt.spare_lives(scene, mind)
    living = [figure for figure in scene.living if figure < scene.seats]
    gains = {figure: hunt.vote_gain(scene, mind, figure, lives) for figure in living}
    best = max(gains, key=gains.__getitem__)
    return best, gains[best]


def reports(scene: Scene, public: Public, target: Figure) -> bool:
    """Say whether a cultist would report this death."""
    return report_worth(scene, public, target) > 0


def report_worth(scene: Scene, public: Public, target: Figure) -> float:
    """check-state.5: report a death if the public will then look at an investigator: by how much rather

    Whoever reports the last living cultist ends the game (check-state.q3).
    """
    if not [each for each in scene.mine.cultists if each in scene.living and each != target]:
        return -1.0
    view = scene.view
    each = view.figures[target]
    facts = (
        Checked(view.round, scene.me, target, each.place, False, len(each.pulse), True),
        Fell(view.round, target, "reported"),
    )
    mind = public(facts)
    living = [figure for figure in scene.living if figure < scene.seats and figure != target]
    top = max(living, key=mind.suspect)
    return -1.0 if top in scene.mine.cultists else mind.suspect(top) - CLEARLY - mind.suspect(scene.me)


def help_worth(scene: Scene, mind: Mind) -> float:
    """portal.4: refusing is seen by all"""
    return mind.suspect(scene.me) - HOT / 2


# Voting


def votes(scene: Scene, pretended: Mind, options: Sequence[str], least: float) -> dict[str, float]:
    """vote.5: as an investigator in my place would, but not against my fellow: then rather against nobody"""
    plain = hunt.votes(scene, pretended, options, least)
    fellows = {id_of("figure", each) for each in scene.mine.cultists}
    best = max(plain, key=plain.__getitem__)
    found = {id: -gain if id in fellows else gain for id, gain in plain.items()}
    return {**found, "abstain": plain[best]} if best in fellows else found


def changes(scene: Scene, mind: Mind, options: Sequence[str]) -> dict[str, float]:
    """vote.8: what each outcome is worth: an investigator's elimination is good, a fellow's very bad"""
    return {option: _eliminated(scene, mind, out) for option, out in hunt.outcomes(scene, options).items()}


def _eliminated(scene: Scene, mind: Mind, out: Figure) -> float:
    if out == NOBODY:
        return 0.0
    return -10.0 if out in scene.mine.cultists else 1.0 + mind.suspect(out)


def fire_worth(scene: Scene, room: str) -> float:
    """firestarter.d1: how much more than enough would be lost there; in the last round it may be any"""
    there = scene.rooms[room]
    return (there.deck * there.row_points / there.all_books if there.explored else 0.0) - ENOUGH_TO_BURN


def seer_marks(scene: Scene) -> dict[Figure, float]:
    """seer-guess.1: how much each investigator behaved as if he knew us"""
    us = scene.mine.cultists
    marks = {figure: 0.0 for figure in range(scene.seats) if figure not in us}
    for claim in dict.fromkeys([(each.speaker, each.kind, each.figure) for each in scene.view.claims]):
        speaker, kind, figure = claim
        if speaker in marks and kind in ("suspect", "cultist"):
            marks[speaker] += 1.0 if figure in us else -0.7
        if speaker in marks and kind == "trust":
            marks[speaker] += -1.0 if figure in us else 0.2
    for fact in scene.view.history:
        for voter, named in enumerate(getattr(fact, "votes", ())):
            if voter in marks and named != NOBODY:
                marks[voter] += 1.0 if named in us else -0.7
    for figure in marks:
        if scene.view.figures[figure].role == "assassin":
            marks[figure] = -100.0
    return marks
