"""Effects as sentences, one after another: what a single word does. How words are put together is in `flow`.

`Said` is a clause in several modes ("Draw 1 card", "draw 1 card" behind "may", "Anna draws 1 card") with the
sentences that belong behind it.
"""

from typing import Any, NamedTuple

from miskatonic.core.text import Text, text
from miskatonic.games.horror.render.conditions import joined, number_text
from miskatonic.games.horror.render.costs import harm
from miskatonic.games.horror.render.grammar import Case, Det, noun_of
from miskatonic.games.horror.render.numbers import Figures
from miskatonic.games.horror.render.phrases import (
    a_chaos_token,
    at_target,
    card_named,
    keyword_name,
    phrase,
    ref,
    slug,
    spread,
    subject,
    target,
    tokens,
)
from miskatonic.games.horror.render.sentences import sentence
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.effects import Effect

Args = dict[str, Any]


class Said(NamedTuple):
    """A clause without its full stop, and the sentences behind it."""

    id: str
    args: Args
    after: list[Text]

    def sentences(self) -> list[Text]:
        """Return it as sentences of its own."""
        return [text("sentence", clause=Text(self.id, self.args)), *self.after]

    def infinitive(self) -> Text | None:
        """Return the clause behind "you may"; None if it is not something that you do."""
        if self.args.get("mode") != "you":
            return None
        return Text(self.id, {**self.args, "mode": "may"})


def said(word: Effect) -> Said:
    """Return what a single effect says."""
    figures = Figures()
    for tell in _KINDS:
        found = tell(word, figures)
        if found is not None:
            id, args, *after = found
            return Said(f"do-{id}", {"mode": "you", **args}, [*figures.explained(), *after])
    raise TypeError(f"no sentence for {word!r}")


Found = tuple[Any, ...] | None
"""The id of a message, its arguments, and sentences behind it; None: not a word of this kind."""


def _of_people(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.LoseResources(count=w.TokensOn(kind="resources", on="you"), target="you"):
            return "lose-all-resources", {}
        case fx.DrawEncounter(gains=gains) if gains:
            gained = text("drawn-gains", keyword=keyword_name(gains))
            return _name(word), {**subject(word.target), "count": figures.say(word.count)}, gained
        case fx.Draw() | fx.DrawEncounter() | fx.GainResources() | fx.LoseResources():
            return _name(word), {**subject(word.target), "count": figures.say(word.count)}
        case fx.DrawTopmost(what=what, target=aim):
            return "draw-topmost", {**subject(aim), "what": phrase(what, "a", "acc")}
        case fx.GainActions() | fx.LoseActions() | fx.LoseExperience():
            return _name(word), {**subject(word.target), "count": figures.say(word.count)}
        case fx.DiscardCards(count=count, target=aim, all_but=True):
            return "discard-all-but", {**subject(aim), "count": figures.say(count)}
        case fx.DiscardCards(count=count, target=aim, random=random, what=what):
            many = figures.say(count)
            cards = phrase(what, "a" if many == 1 else "count", "acc", count=many)
            return f"discard-{'random' if random else 'cards'}", {**subject(aim), "what": cards}
        case fx.Trauma(kind=kind, count=count, target=aim):
            return f"trauma-{kind}", {**subject(aim), "count": count}
        case fx.Kill(how=how, target=aim):
            return how, _passive(aim)
        case fx.Defeat(target="you"):
            return "are-defeated", _passive("you")
        case fx.Resign():
            return "resign", {}
        case fx.Test(skill=skills, difficulty=difficulty, target=aim):
            args = {"skill": skills_text(skills), "count": figures.say(difficulty)}
            return "test", {**subject(aim), **args}
        case fx.Move(to=to, target=aim):
            return "move", {**subject(aim), "to": target(to, "acc", default="location")}
    return None


def _name(word: Effect) -> str:
    name = type(word).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


def _passive(aim: Any) -> Args:
    """Return whom something happens to; that is nothing one may do."""
    who = subject(aim)
    return {**who, "mode": "happens" if who["mode"] == "you" else who["mode"]}


def skills_text(skills: tuple[str, ...]) -> Text:
    """Return skills to choose from."""
    return joined("join-or", [text(f"skill-{each}") for each in skills])


def _look(word: fx.LookAtTop, figures: Figures) -> Found:
    """Return what is looked at or revealed, and what becomes of it."""
    args = {"count": figures.say(word.count), "deck": text(f"deck-of-{word.deck}")}
    after = [text("look-draw", count=word.draw)] if word.draw else []
    if word.discard and word.count == 1 and not word.reveal:
        return "look-only", args, text("look-discard-it")
    if word.discard:
        after.append(text("look-discard", count=word.discard))
    if not word.reveal and not after and not word.bottom:
        return "look-at-top", args
    after.append(text("look-put-either" if word.bottom else "look-put-back"))
    return "reveal-top" if word.reveal else "look-only", args, *after


def _of_decks(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.DiscardTop(count=count, deck=deck):
            return "discard-top", {"count": figures.say(count), "deck": text(f"deck-of-{deck}")}
        case fx.DiscardUntil(what=what, deck=deck):
            return "discard-until", {"deck": text(f"deck-of-{deck}"), "what": phrase(what, "a", "nom")}
        case fx.DrawShared(count=count, who=who):
            each = phrase(who, "each", "nom", start=True, default="investigator")
            return "draw-shared", {"mode": "happens", "count": figures.say(count), "who": each}
        case fx.LookAtTop():
            return _look(word, figures)
        case fx.ShuffleDeck(deck=deck):
            return "shuffle-deck", {"deck": text(f"deck-{deck}")}
        case fx.Search(what=what, deck=deck, top=top, count=count, to=to, up_to=up_to):
            many: Det = "up-to" if up_to else "a" if count == 1 else "count"
            wanted = phrase(what, many, "dat", count=figures.say(count))
            after = [text("found-weaknesses")] if word.weaknesses else []
            many_found = 1 if count == 1 and not word.weaknesses else 2
            if to != "stay":
                after.append(sentence(f"do-found-{to}", mode="you", count=many_found))
            if deck not in ("discard", "encounter-discard"):
                after.append(sentence("do-found-shuffle", mode="you"))
            if top == 0:
                return "search", {"deck": text(f"deck-{deck}"), "what": wanted}, *after
            args = {"deck": text(f"deck-of-{deck}"), "count": figures.say(top), "what": wanted}
            return "search-top", args, *after
        case fx.PlayCard(cheaper=cheaper, free=free, as_if_at=as_if, found=True):
            how = "-free" if free else "-cheaper" if cheaper != 0 else ""
            return f"play-found{how}", {"count": figures.say(cheaper)}, *_as_if(as_if)
        case fx.PlayCard(what=what, cheaper=cheaper, free=free, as_if_at=as_if):
            played: Args = {"what": phrase(what, "a", "acc"), "zone": word.zone}
            if free:
                return "play-free", played, *_as_if(as_if)
            if cheaper == 0:
                return "play", played, *_as_if(as_if)
            return "play-cheaper", {**played, "count": figures.say(cheaper)}, *_as_if(as_if)
    return None


def _of_cards(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.PutOnDeck(target=aim, bottom=bottom):
            return f"put-{'under' if bottom else 'on'}-deck", {"what": target(aim, "acc")}
        case fx.PutIntoPlay(target=aim, area=area, exhausted=exhausted, under=under):
            id = f"put-into-{area}{'-exhausted' if exhausted else ''}"
            after = [] if under is None else [text("under-control", who=target(under, "nom"))]
            return id, {"what": target(aim, "acc")}, *after
        case fx.BecomeBearer(target=aim):
            return "become-bearer", {"what": target(aim, "gen")}
        case fx.Attach(to=to, target=aim):
            return "attach", {"what": target(aim, "acc"), "to": target(to, "acc")}
        case fx.Spawn(target=aim, at=None):
            return "spawn-engaged", {"what": target(aim, "acc", default="enemy")}
        case fx.Spawn(target=aim, at=at) if at is not None:
            return "spawn-at", {"what": target(aim, "acc", default="enemy"), "at": at_target(at)}
        case fx.SetAside(target=aim, facedown=True):
            return "set-aside-facedown", {"what": target(aim, "acc")}
        case (
            fx.ShuffleInto(target=aim) | fx.ReturnToHand(target=aim) | fx.Discard(target=aim)
            | fx.Exile(target=aim) | fx.RemoveFromGame(target=aim) | fx.SetAside(target=aim)
            | fx.ToVictoryDisplay(target=aim) | fx.TakeControl(target=aim) | fx.AddToHand(target=aim)
            | fx.DrawCard(target=aim) | fx.Show(target=aim)
            | fx.Flip(target=aim) | fx.Exhaust(target=aim) | fx.Ready(target=aim)
        ):  # fmt: skip
            return _name(word), {"what": target(aim, "acc")}
    return None


def _of_tokens(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.DiscoverClues(count=count, at=at):
            return "discover-at", {"count": figures.say(count), "at": at_target(at)}
        case fx.PlaceClues(count=count, target=aim, yours=yours):
            args = {"count": figures.say(count), "what": target(aim, "dat", default="location")}
            return f"place-clues{'-yours' if yours else ''}", args
        case fx.PlaceDoom(count=count, target=aim, advances=advances):
            args = {"count": figures.say(count), "what": target(aim, "dat")}
            return "place-doom", args, *_may_advance(advances)
        case fx.DoomOnAgenda(count=count, advances=advances):
            return "doom-on-agenda", {"count": figures.say(count)}, *_may_advance(advances)
        case fx.PlaceTokens(kind=kind, count=count, target=aim):
            return "place-tokens", {"tokens": tokens(kind, figures.say(count)), "what": target(aim, "dat")}
        case fx.RemoveTokens(kind=kind, count=count, target=aim):
            what = tokens(kind, figures.say(count))
            return "remove-tokens", {"tokens": what, "what": target(aim, "dat")}
        case fx.MoveTokens(kind=kind, count=count, from_=source, target=aim):
            args = {"from": target(source, "dat"), "to": target(aim, "acc")}
            return "move-tokens", {"tokens": tokens(kind, figures.say(count)), **args}
        case fx.AddUses(count=count, type=uses, target=aim):
            what = text(f"uses-{slug(uses)}", count=figures.say(count))
            return "add-uses", {"uses": what, "what": target(aim, "dat")}
        case fx.Replenish(count=count, target=aim):
            return "replenish", {"count": figures.say(count), "what": target(aim, "dat")}
    return None


def _may_advance(advances: bool) -> list[Text]:
    return [text("agenda-may-advance")] if advances else []


ALL_OF_IT = 99


def _of_harm(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.Deal(damage=damage, horror=horror, target=aim, direct=direct):
            what = harm(damage, horror, direct, figures)
            after = [text("asset-first")] if word.asset_first else []
            if aim == "you":
                return "take", {"harm": what}, *after
            return "deal", {"harm": what, "who": target(aim, "dat")}, *after
        case fx.Heal(kind=kind, count=count, target="you"):
            return f"heal-{kind}-you", {"count": figures.say(count)}
        case fx.Heal(kind=kind, count=count, target=aim):
            return f"heal-{kind}", {"count": figures.say(count), "who": target(aim, "dat")}
        case fx.Prevent(kind=kind, count=count):
            if count == ALL_OF_IT:
                return f"prevent-all-{kind}", {}
            return "prevent", {"count": figures.say(count), "what": text(f"of-{kind}")}
        case fx.Redirect(kind=kind, count=count, target=aim):
            args = {"count": figures.say(count), "what": text(f"of-{kind}"), "who": target(aim, "dat")}
            return "redirect", args
        case fx.Defeat(target=aim, final=True):
            return "defeat", {"what": target(aim, "acc")}, text("nothing-reacts")
        case fx.Defeat(target=aim):
            return "defeat", {"what": target(aim, "acc")}
    return None


def _of_moves(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.MoveEnemy(target=aim, to=to):
            args = {"to": target(to, "acc", default="location")}
            return "move-enemy", {"what": target(aim, "acc", default="enemy"), **args}
        case fx.Engage(target=aim, who="you") if aim != "you":
            return "engages-you", subject(aim, "enemy")
        case fx.Engage(target=aim, who=who):
            return "engage", {"what": target(aim, "acc", default="enemy"), "who": ref(who, "dat")}
        case fx.Disengage(target=aim):
            from_you = isinstance(aim, w.Each) and w.EngagedWith() in spread(aim.what)[0]
            case: Case = "dat" if from_you else "acc"
            id = f"disengage{'-you' if from_you else ''}"
            return id, {"what": target(aim, case, default="enemy")}
        case fx.Evade(target=aim):
            return "evade", {"what": target(aim, "dat", default="enemy")}
        case fx.MoveToward(target=aim, to=to):
            args = {"to": target(to, "gen", default="location")}
            return "move-toward", {"what": target(aim, "acc", default="enemy"), **args}
        case fx.EnemyAttack(target=aim, who=None):
            return "attack-engaged", subject(aim, "enemy")
        case fx.EnemyAttack(target=aim, who=str(who)):
            return "enemy-attack", {**subject(aim, "enemy"), "whom": ref(who, "acc")}
        case fx.RevealLocation(target=aim) | fx.PlaceLocation(target=aim):
            return _name(word), {"what": target(aim, "acc", default="location")}
        case fx.TakeAction(action=action, on=on, skill=skills, as_if_at=as_if, by_ability=by_ability):
            found = _action(action, on, skills, as_if)
            return (*found, *_by_ability(action)) if by_ability else found
    return None


_USUAL_SKILLS = {"fight": ("combat",), "evade": ("agility",), "investigate": ("intellect",)}
"""What is tested anyway."""


def _as_if(place: Any) -> list[Text]:
    """as-if.1: where you are taken to be."""
    return [] if place is None else [text("as-if", at=at_target(place))]


def _by_ability(action: str) -> list[Text]:
    """action-designator.2: which ways there are."""
    return [text("by-ability")] if action else []


def _action(action: str, on: Any, skills: tuple[str, ...], as_if: Any) -> tuple[Any, ...]:
    after = []
    if skills and skills != _USUAL_SKILLS.get(action):
        after.append(text("with-skill", skill=skills_text(skills)))
    after += _as_if(as_if)
    if on is None or action in ("", "resign", "draw", "resource"):
        return f"action-{action or 'any'}", {}, *after
    noun = "location" if action in ("investigate", "move") else "enemy"
    acc = action in ("fight", "engage", "move")
    return f"action-{action}-on", {"what": target(on, "acc" if acc else "dat", default=noun)}, *after


def _of_chaos(word: Effect, figures: Figures) -> Found:
    match word:
        case chaos.SucceedAutomatically() | chaos.FailAutomatically():
            return _name(word), {"mode": "happens"}
        case chaos.RevealToken(count=count):
            return "reveal-token", {"count": count}
        case chaos.RedrawToken() | chaos.IgnoreToken() | chaos.ReturnToken():
            return _name(word), {}
        case chaos.AddToken(token=token) | chaos.RemoveToken(token=token):
            return _name(word), {"token": a_chaos_token(token)}
        case chaos.SealToken(token="any", target=aim, random=True):
            return "seal-random", {"what": target(aim, "dat")}
        case chaos.ResolveSealed(target=aim):
            return "resolve-sealed", {"what": target(aim, "dat")}
        case chaos.RevealAndChoose(count=count):
            return "reveal-and-choose", {"count": count}
        case chaos.SealToken(token=token, target=aim):
            return "seal-token", {"token": a_chaos_token(token), "what": target(aim, "dat")}
        case chaos.SucceedInstead(by=by):
            return "succeed-instead", {"count": by}
        case chaos.TryAgain():
            return "try-again", {}
        case chaos.Commit(target=aim):
            return "commit", {"what": target(aim, "acc")}
        case chaos.ReleaseTokens(target=aim):
            return "release-tokens", {"what": target(aim, "dat")}
        case fx.Cancel() if noun_of("interrupted") in ("attacks", "searches"):
            return {"attacks": "cancel-attack", "searches": "cancel-search"}[noun_of("interrupted")], {}
        case fx.Cancel() | fx.Ignore():
            return _name(word), {}
    return None


def _of_layout(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.PutBeneath(target=aim, under=under) | fx.DealBeneath(target=aim, under=under):
            return _name(word), {"what": target(aim, "acc"), "under": target(under, "acc")}
        case fx.TurnUp(target=aim):
            return "turn-up", {"what": target(aim, "acc")}
        case fx.BeginAt(target=aim):
            return "begin-at", {"mode": "happens", "at": at_target(aim)}
    return None


def _of_story(word: Effect, figures: Figures) -> Found:
    match word:
        case fx.ReadPassage():
            return "read-passage", {}
        case fx.AdvanceAct() | fx.AdvanceAgenda():
            return _name(word), {}
        case fx.Resolution(number=0):
            return "no-resolution", {"mode": "happens"}
        case fx.Resolution(number=number):
            return "resolution", {"mode": "happens", "number": number}
        case fx.Remember(what=what):
            return "remember", {"mode": "happens", "what": text(f"remembered-{slug(what)}")}
        case fx.Record(what=what, target=aim, number=number):
            card = text("noted-card") if aim is None else target(aim, "nom")
            told = text("number-x") if number is None else figures.say(number)
            return "record", {"mode": "happens", "what": text(f"note-{slug(what)}", card=card, number=told)}
        case fx.CrossOut(what=what):
            return "cross-out", {
                "what": text(f"note-{slug(what)}", card=text("noted-card"), number=text("number-x"))
            }
        case fx.EarnReward(name=name):
            return "earn-reward", {"mode": "happens", "card": text("called", name=card_named(name))}
        case fx.EndCampaign(won=won):
            return "campaign-won" if won else "campaign-lost", {"mode": "happens"}
        case fx.ReadCodex(entry=entry):
            return "read-codex", {"number": entry}
        case fx.ReadStory(target=aim):
            return "read-story", {"what": target(aim, "dat")}
        case fx.BecomeBoth(number=number):
            return "become-both", {"mode": "happens", "number": number}
        case fx.KillAll(resigned=resigned):
            return f"kill-all{'' if resigned else '-unresigned'}", {"mode": "happens"}
        case fx.BecomeCurrent(deck=deck, number=number):
            return f"current-{deck}", {"mode": "happens", "number": number}
        case fx.NameType(of=None):
            return "name-type", {}
        case fx.NameType(of=known) if known is not None:
            return "name-type-of", {"mode": "happens", "what": ref(known, "gen")}
        case fx.DefineX(number=number):
            return "define-x", {"mode": "happens", "number": number_text(number)}
        case fx.Run(name=name):
            return "run", {"mode": "happens", "what": text(f"run-{slug(name)}")}
    return None


_KINDS = (
    _of_people, _of_decks, _of_cards, _of_tokens, _of_harm, _of_moves, _of_chaos, _of_layout, _of_story,
)  # fmt: skip
