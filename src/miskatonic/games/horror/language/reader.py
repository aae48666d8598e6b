"""A card's text read sentence by sentence, and the abilities that come of it.

`read` never raises for what somebody wrote: what is not understood is a `Problem` at a place in the text,
and a card with a problem has no abilities. Every sentence must have exactly one reading. Time and size are
limited (`chart`, `tokens`), so that a server may read what strangers write. Not for documents and packs.
"""

from typing import Any

from miskatonic.games.horror.language import pieces as p
from miskatonic.games.horror.language.chart import Grammar, Reading, TooLong
from miskatonic.games.horror.language.compose import Fold, Misplaced, conditioned
from miskatonic.games.horror.language.findings import CardReading, Problem, Role, Sentence
from miskatonic.games.horror.language.known import Known, Unknown
from miskatonic.games.horror.language.lines import Line, cut
from miskatonic.games.horror.language.normal import changed, normal, normal_abilities
from miskatonic.games.horror.language.tokens import Lexicon, Token, TooLarge, tokens_of
from miskatonic.games.horror.words import abilities as a
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words import things as w
from miskatonic.games.horror.words.building import BuildingWord
from miskatonic.games.horror.words.triggers import On


class Reader:
    """Reads texts of one language."""

    def __init__(self, grammar: Grammar, lexicon: Lexicon, headings: dict[str, str]) -> None:
        self._grammar = grammar
        self.lexicon = lexicon
        self._headings = headings
        """The words that open a line before a dash: "revelation", "forced", "play", "objective"."""

    def read(self, text: str, card_type: str, name: str = "") -> CardReading:
        """Read the text of a card of a type; `name` is what it calls itself."""
        try:
            lines = tokens_of(text, self.lexicon, name, card_type)
        except TooLarge:
            problem = Problem("too-long", 0, len(text), 0, "", "")
            return CardReading((Sentence(0, len(text), "effect", None, problem),), None)
        return _Card(self._grammar, text, card_type, name).read(
            [cut(each, self._headings, card_type) for each in lines]
        )

    def read_card(self, text: str, card_type: str, name: str = "", back: str = "") -> CardReading:
        """Read both sides of a card; the back of an investigator tells how decks are built."""
        front = self.read(text, card_type, name)
        if not back:
            return front
        sentences = self._read_back(back)
        understood = front.abilities is not None and all(each.problem is None for each in sentences)
        return CardReading(
            (*front.sentences, *sentences),
            front.abilities if understood else None,
            tuple(each.says for each in sentences),
        )

    def _read_back(self, text: str) -> list[Sentence]:
        """Read the lines that tell how decks are built."""
        try:
            lines = tokens_of(text, self.lexicon)
        except TooLarge:
            return [Sentence(0, len(text), "rule", None, Problem("too-long", 0, len(text), 0, "", ""))]
        card = _Card(self._grammar, text, "investigator", "")
        for line in lines:
            card.whole_line(line[:-1] if line[-1].key == "." else line)
        return card.done


class _Card:
    """One card while it is read."""

    def __init__(self, grammar: Grammar, text: str, card_type: str, name: str) -> None:
        self._grammar = grammar
        self._text = text
        self._type = card_type
        self._name = name
        self._done: list[Sentence] = []
        self._abilities: list[Any] = []
        self._play = Fold()
        self._plays = False
        self._options: list[tuple[Any, ...]] | None = None

    def read(self, lines: list[Line]) -> CardReading:
        place = 0
        while place < len(lines):
            bullets: list[Line] = []
            while place + 1 + len(bullets) < len(lines) and lines[place + 1 + len(bullets)].option:
                bullets.append(lines[place + 1 + len(bullets)])
            self._guarded(lines[place], bullets)
            place += 1 + len(bullets)
        self._finish_play()
        understood = all(each.problem is None for each in self._done)
        abilities = normal_abilities(tuple(self._abilities)) if understood else None
        return CardReading(tuple(self._done), abilities)

    def _guarded(self, line: Line, bullets: list[Line]) -> None:
        before = len(self._done)
        try:
            self._line(line, bullets)
        except Misplaced as error:
            self._spoil(before, "misplaced", error.reason)
        except Unknown as error:
            self._spoil(before, "unknown-reference", error.what)

    def _spoil(self, before: int, reason: Any, detail: str) -> None:
        """Note that the last sentence of a line has no place there."""
        if len(self._done) == before:
            return
        last = self._done[-1]
        if last.problem is None:
            text = self._text[last.start : last.end]
            problem = Problem(reason, last.start, last.end, last.start, "", text, (), detail)
            self._done[-1] = changed(last, problem=problem)

    @property
    def done(self) -> list[Sentence]:
        """Return the sentences read so far."""
        return self._done

    def whole_line(self, tokens: list[Token]) -> None:
        """Read a line of the back of an investigator."""
        self._read(tokens, "back", "rule")

    # Sentences

    def _read(self, tokens: list[Token], phrase: str, role: Role) -> Any:
        """Return what a sentence says; None if that is not known."""
        start, end = tokens[0].start, tokens[-1].end
        reading = Reading(self._grammar, tokens)
        try:
            found = reading.whole(phrase)
        except TooLong:
            problem = Problem("too-long", start, end, start, "", "")
            self._done.append(Sentence(start, end, role, None, problem))
            return None
        if len(found) == 1:
            self._done.append(Sentence(start, end, _role(found[0], role), found[0]))
            return found[0]
        at = min(reading.furthest, len(tokens) - 1) if not found else 0
        place = tokens[at].start if reading.furthest < len(tokens) or found else end
        word = tokens[at].key if reading.furthest < len(tokens) else ""
        problem = Problem(
            "two-readings" if found else "unknown-words",
            start,
            end,
            place,
            self._text[start:place].strip(),
            word,
            tuple(sorted(reading.expected)) if not found else (),
            "",
            tuple(found[:2]),
        )
        self._done.append(Sentence(start, end, role, None, problem))
        return None

    def _fold(self, line: Line, bullets: list[Line], fold: Fold) -> bool:
        """Put the sentences of a line together; say whether all were understood."""
        understood = True
        rest = list(line.sentences)
        while rest:
            tokens, sign = rest.pop(0)
            if sign == "#option":
                continue
            if sign == ":" and rest and (priced := Reading(self._grammar, tokens).whole("priced")):
                understood &= self._priced(priced[0], tokens, rest.pop(0)[0], fold)
                continue
            if sign == ":" and (opening := self._opening(tokens)) is not None:
                inner = Fold()
                understood &= self._fold(Line([], "", rest), bullets, inner)
                if understood:
                    fold.frame(inner)
                    fold.sentence((_filled(opening, inner),))
                return understood
            says = self._read(tokens, "plain", "effect")
            if says is None:
                understood = False
                continue
            if says and isinstance(says[0], p.Options):
                options, rest, fine = self._options_of(rest, bullets, fold)
                bullets = []
                understood &= fine
                if fine:
                    fold.sentence((fx.Choice(options),))
                continue
            if understood:
                fold.sentence(self._abilities_aside(says))
        if bullets:
            for each in bullets:
                understood &= self._fold(each, [], fold)
        return understood

    def _priced(self, what: str, tokens: list[Token], price: list[Token], fold: Fold) -> bool:
        """Read what must be paid besides, to play the card or to commit it."""
        self._done.append(Sentence(tokens[0].start, tokens[-1].end, "heading", what))
        costs = self._read(price, "costs", "cost")
        if costs is None:
            return False
        if what == "commit":
            self._abilities += [a.CommitCost(each) for each in costs]
        else:
            fold.sentence((p.ExtraCost(costs),))
        return True

    def _opening(self, tokens: list[Token]) -> Any:
        found = Reading(self._grammar, tokens).whole("opening")
        if len(found) != 1:
            return None
        self._done.append(Sentence(tokens[0].start, tokens[-1].end, "trigger", found[0]))
        return found[0]

    def _options_of(
        self, rest: list[tuple[list[Token], str]], bullets: list[Line], fold: Fold
    ) -> tuple[tuple[Any, ...], list[tuple[list[Token], str]], bool]:
        """Return the options of a choice: numbered in the line, or lines of their own."""
        lines: list[Line] = [] if rest and rest[0][1] == "#option" else list(bullets)
        for tokens, sign in rest:
            if sign == "#option":
                lines.append(Line([], "", []))
            elif lines:
                lines[-1].sentences.append((tokens, sign))
        options, fine = [], bool(lines)
        if not lines:
            raise Misplaced("no-options")
        for each in lines:
            inner = Fold()
            inner.letters = fold.letters
            fine &= self._fold(each, [], inner)
            options.append(tuple(inner.effects))
            fold.frame(inner)
            if inner.rules or inner.results or inner.designator or inner.costs:
                raise Misplaced("not-inside")
        return tuple(options), [], fine

    def _abilities_aside(self, says: tuple[Any, ...]) -> tuple[Any, ...]:
        """Keep keywords and the like apart from what effects are made of."""
        rest: list[Any] = []
        for each in says:
            if isinstance(each, a.Keyword | a.CopyLimit | a.DeckOnly | a.CommitCost | BuildingWord):
                self._abilities.append(each)
            elif isinstance(each, p.Uncounted):
                self._discard_without_uses(each)
            else:
                rest.append(each)
        return tuple(rest)

    def _discard_without_uses(self, piece: p.Uncounted) -> None:
        for place, each in enumerate(self._abilities):
            if isinstance(each, a.Keyword) and (each.name, each.type) == ("uses", piece.type):
                self._abilities[place] = changed(each, discard=True)
                return
        raise Misplaced("no-uses")

    # Lines

    def _line(self, line: Line, bullets: list[Line]) -> None:
        if line.head:
            self._headed(line, bullets)
        elif line.prefix == "revelation":
            fold = Fold()
            if self._fold(line, bullets, fold):
                rules = list(fold.rules)
                fold.rules = []
                self._framed(fold)
                self._abilities.append(a.Revelation(self._settled(tuple(fold.effects))))
                self._constants(rules)
        elif self._type == "event":
            self._fold(line, bullets, self._play)
        else:
            fold = Fold()
            if self._fold(line, bullets, fold):
                self._plain(fold)

    def _framed(self, fold: Fold) -> None:
        """Refuse what a line says beyond effects where there is no place for it."""
        if fold.results:
            raise Misplaced("no-test")
        if fold.rules or fold.on or fold.designator or fold.costs or fold.limit or fold.condition:
            raise Misplaced("no-place")

    def _settled(self, effects: tuple[Any, ...], on: On | None = None) -> tuple[Any, ...]:
        known = Known(self._type, self._name, on)
        return normal(known.words(effects))  # type: ignore[no-any-return]

    def _constants(self, rules: list[p.Holds]) -> None:
        for each in rules:
            known = Known(self._type, self._name)
            words = normal(known.words(each.modifiers))
            condition = normal(known.words(each.condition))
            self._abilities.append(normal(a.Constant(words, condition)))

    def _plain(self, fold: Fold) -> None:
        """Keep what a line without a heading says: what holds, or what a skill card brings."""
        if self._type == "skill":
            for each in fold.results:
                self._abilities.append(self._result_of_skill(each))
            fold.results = []
        elif fold.results:
            raise Misplaced("no-test")
        self._constants(fold.rules)
        if fold.effects:
            if (
                len(fold.effects) == 1
                and isinstance(fold.effects[0], fx.Attach)
                and fold.effects[0].target == "this"
            ):
                to = fold.effects[0].to
                what = w.Is(to) if isinstance(to, str) else to.what
                self._abilities.append(a.AttachRule(normal(what)))
            elif all(isinstance(each, fx.Lasting) and each.until == "test" for each in fold.effects) and (
                self._type == "skill"
            ):
                raise Misplaced("no-trigger")
            else:
                raise Misplaced("no-trigger")
        if fold.limit or fold.on or fold.designator or fold.costs or fold.condition:
            raise Misplaced("no-place")

    def _result_of_skill(self, piece: p.Result) -> Any:
        """skill-cards.4: what a skill card says about the test it is committed to."""
        on = On("at", "test-succeeds" if piece.how == "succeed" else "test-fails")
        if piece.by:
            on = changed(on, least=piece.by)
        conditions = piece.condition.all if isinstance(piece.condition, w.Both) else (piece.condition,)
        for each in conditions:
            if isinstance(each, w.TestAgainst):
                on = changed(on, card=each.what)
            elif isinstance(each, w.DuringTest):
                on = changed(on, condition=changed(each, yours=False))
            elif each is not None:
                on = changed(on, condition=each)
        effects = piece.effects
        if _is_investigation(on) and all(_discovers_more(each) for each in effects):
            modifiers = tuple(changed(one, whom="performer") for each in effects for one in each.modifiers)
            return a.Constant(modifiers)
        on = normal(Known(self._type, self._name).words(on))
        return a.Forced(on, self._settled(_for_performer(effects), on))

    def _headed(self, line: Line, bullets: list[Line]) -> None:
        self._choice_at_once(line)
        head = self._read(line.head, "head", "trigger")
        if head is not None and head.kind == "elder-sign":
            self._elder_sign(line, bullets)
            return
        fold = Fold()
        if not self._fold(line, bullets, fold) or head is None:
            return
        if head.kind == "result":
            if fold.rules or fold.results or fold.limit or fold.condition:
                raise Misplaced("no-place")
            self._abilities.append(self._result_of_skill(changed(head.on, effects=tuple(fold.effects))))
            return
        known = Known(self._type, self._name)
        on = normal(known.words(head.on))
        costs = normal(known.words(_spelt_costs(head.costs, fold)))
        known.x = _chooses_x(costs)
        if on is not None:
            known.about(on)
        if fold.revelation and on is not None and on.what in ("draws-card", "draws-encounter"):
            on = changed(on, what="resolves-revelation")
        condition = _both(head.condition, fold.condition)
        if head.kind == "play":
            self._play.on = on
            self._plays = True
            self._play.effects = fold.effects
            self._play.rules, self._play.results = fold.rules, fold.results
            self._play.designator, self._play.costs = fold.designator, fold.costs
            self._play.condition = _both(condition, None)
            self._play.limit, self._play.safe = fold.limit, fold.safe
            return
        if fold.rules:
            raise Misplaced("no-duration")
        if fold.results:
            raise Misplaced("no-test")
        effects = normal(known.words(tuple(fold.effects)))
        if head.kind == "action" and not fold.designator:
            fold.designator = _only_action(effects)
        self._abilities.append(self._triggered(head, on, costs, condition, effects, fold))

    def _choice_at_once(self, line: Line) -> None:
        """Take "choose one" behind a symbol for what it is: no price, but the first sentence."""
        rest = [token for token in line.head if "#symbol" not in token.kinds]
        if rest and rest == line.head[-len(rest) :] and len(rest) < len(line.head):
            found = Reading(self._grammar, rest).whole("plain")
            if len(found) == 1 and found[0] and isinstance(found[0][0], p.Options):
                line.head = line.head[: -len(rest)]
                line.sentences.insert(0, (rest, ":"))

    def _triggered(self, head: p.Head, on: Any, costs: Any, condition: Any, effects: Any, fold: Fold) -> Any:
        condition = normal(condition)
        zone, on = _zone(on)
        if not effects:
            raise Misplaced("no-effect")
        match head.kind:
            case "action":
                paid = (price.Actions(head.actions), *costs, *fold.costs)
                return a.Action(effects, paid, fold.designator, fold.limit, condition, fold.safe)  # type: ignore[arg-type]
            case "free":
                boosted = _boosts(effects)
                if condition is None and boosted is not None:
                    condition = boosted
                return a.Free(effects, (*costs, *fold.costs), fold.limit, condition, fold.together)
            case "reaction":
                return a.Reaction(on, effects, (*costs, *fold.costs), fold.limit, condition, zone)
            case "forced":
                if condition is not None:
                    raise Misplaced("no-place")
                return a.Forced(on, effects, fold.limit, zone)
        raise Misplaced("no-place")

    def _elder_sign(self, line: Line, bullets: list[Line]) -> None:
        fold = Fold()
        modifier: Any = 0
        sentences = line.sentences
        if sentences and sentences[0][0][0].key == "#signed":
            modifier = self._read(sentences[0][0], "sign_value", "effect")
            sentences = sentences[1:]
        if not self._fold(Line([], "", sentences), bullets, fold) or modifier is None:
            return
        if fold.rules or fold.on or fold.designator or fold.costs or fold.limit or fold.condition:
            raise Misplaced("no-place")
        known = Known(self._type, self._name)
        outcome: dict[str, tuple[Any, ...]] = {"succeed": (), "fail": ()}
        effects = known.words(tuple(fold.effects))
        for each in fold.results:
            outcome[each.how] = (*outcome[each.how], *conditioned(each, each.effects))
        success, failure = known.words(outcome["succeed"]), known.words(outcome["fail"])
        sign = a.ElderSign(known.words(modifier), effects, success, failure)
        self._abilities.append(normal(sign))

    def _finish_play(self) -> None:
        """Make an event of what its lines say."""
        if self._type != "event":
            return
        try:
            self._event()
        except Misplaced as error:
            self._spoil(-1, "misplaced", error.reason)
        except Unknown as error:
            self._spoil(-1, "unknown-reference", error.what)

    def _event(self) -> None:
        fold = self._play
        for each in self._done:
            if each.problem is not None:
                return
        if not fold.effects:
            if fold.on is not None or fold.designator or fold.condition is not None:
                raise Misplaced("no-effect")
            return
        stays = any(isinstance(each, fx.Attach | fx.PutIntoPlay) for each in fold.effects)
        if fold.rules and not stays:
            raise Misplaced("no-duration")
        self._constants(fold.rules)
        if fold.results:
            raise Misplaced("no-test")
        known = Known(self._type, self._name)
        on = normal(known.words(fold.on))
        if on is not None:
            known.about(on)
        if fold.revelation and on is not None and on.what in ("draws-card", "draws-encounter"):
            on = changed(on, what="resolves-revelation")
        effects = normal(known.words(tuple(fold.effects)))
        condition = normal(known.words(fold.condition))
        fold.designator = fold.designator or _only_action(effects)
        play = a.Play(effects, on, condition, fold.designator, fold.costs, fold.limit, safe=fold.safe)  # type: ignore[arg-type]
        self._abilities.append(normal(play))


def _role(says: Any, role: Role) -> Role:
    first = says[0] if isinstance(says, tuple) and says else says
    match first:
        case a.Keyword() | a.DeckOnly():
            return "keyword"
        case a.CopyLimit() | p.AtMostOften():
            return "limit"
        case p.OnlyIf():
            return "trigger"
        case p.Holds(until=""):
            return "rule"
        case p.ExtraCost() | a.CommitCost():
            return "cost"
    return role


def _both(first: Any, second: Any) -> Any:
    if first is None or second is None:
        return first if second is None else second
    return w.Both((first, second))


def _filled(opening: Any, fold: Fold) -> Any:
    """Return an opening with the effects that follow it."""
    if isinstance(opening, p.IfDone) and opening.effects:
        modifiers = tuple(one for each in fold.rules for one in each.modifiers)
        return p.IfDone(tuple(changed(each, modifiers=modifiers) for each in opening.effects))
    if fold.results or fold.rules or fold.on or fold.designator or fold.costs:
        raise Misplaced("not-inside")
    field = "then" if isinstance(opening, fx.If) else "effects"
    return changed(opening, **{field: tuple(fold.effects)})


def _zone(on: Any) -> tuple[Any, Any]:
    """abilities.2: where a card must be for its ability to work, as far as the condition tells."""
    if on is None:
        return "play", None
    if on.who == w.Is("?hand"):  # type: ignore[arg-type]
        return "hand", changed(on, who=None)
    if on.what == "draws-card" and on.card == w.Is("this"):
        return "hand", on
    if on.what == "searches" and on.condition == w.Matches("this", w.Searched()):
        return "deck", on
    return "play", on


def _spelt_costs(costs: tuple[Any, ...], fold: Fold) -> tuple[Any, ...]:
    """letter-x.1: return what is paid, X being what the text says it is."""
    number = next((each.number for each in fold.letters if each.letter == "X"), None)
    if number is None:
        return costs
    return tuple(
        price.Resources(number) if isinstance(each, price.ChosenResources) else each for each in costs
    )


def _chooses_x(costs: tuple[Any, ...]) -> bool:
    """letter-x.3: whether X is chosen by whoever pays."""
    return any(
        isinstance(each, price.ChosenResources) or (isinstance(each, price.SpendUses) and each.most)
        for each in costs
    )


def _only_action(effects: tuple[Any, ...]) -> str:
    """action-designator.1: the kind of action that effects are, if they say it themselves."""
    actions = [each.action for each in effects if isinstance(each, fx.TakeAction)]
    return actions[0] if len(actions) == 1 else ""


def _boosts(effects: tuple[Any, ...]) -> Any:
    """Return the test that effects are for, if they do nothing but raise a skill for it."""
    if len(effects) != 1 or not isinstance(effects[0], fx.Lasting) or effects[0].until != "test":
        return None
    stats = {
        each.stat for each in effects[0].modifiers if isinstance(each, mod.Change) and each.whom == "you"
    }
    if stats == set(w.SKILLS) and len(effects[0].modifiers) == len(w.SKILLS):
        return w.DuringTest()
    if len(stats) != 1 or len(effects[0].modifiers) != 1:
        return None
    stat = stats.pop()
    return w.DuringTest(stat) if stat in w.SKILLS else None


def _is_investigation(on: On) -> bool:
    return (
        on.what == "test-succeeds"
        and on.condition == w.DuringTest(kind="investigate", yours=False)
        and not on.least
    )


def _discovers_more(effect: Any) -> bool:
    return isinstance(effect, fx.Lasting) and all(
        isinstance(each, mod.DiscoversMore) for each in effect.modifiers
    )


def _for_performer(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return what holds for a test that somebody else may perform."""
    found = []
    for each in effects:
        if isinstance(each, fx.Lasting) and each.until in ("test", "attack"):
            modifiers = tuple(
                changed(one, whom="who") if getattr(one, "whom", "") == "you" else one
                for one in each.modifiers
            )
            each = changed(each, modifiers=modifiers)
        found.append(each)
    return tuple(found)
