"""One decision of one person: the numbered options, and what else may be typed instead of a number.

Not for what follows from a decision (`host`).
"""

from collections.abc import Callable
from pathlib import Path

from miskatonic import bots, games
from miskatonic.cli import saves
from miskatonic.cli.layout import Question
from miskatonic.cli.rulepage import print_clauses
from miskatonic.cli.signals import undisturbed
from miskatonic.cli.table import Table
from miskatonic.cli.telling import Telling
from miskatonic.core import rulebook
from miskatonic.core.game import Ask, Choice, Seat, asked, offered
from miskatonic.core.ids import ids_in
from miskatonic.core.record import CannotUndo, TakingBack
from miskatonic.core.text import Text, text

MOST_CARDS = 5
"""So many cards are shown at once."""


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def decide(table: Table, seat: Seat) -> Choice | None:
    """Return the person's choice; None if an undo has changed the position."""
    table.part = 0
    table.teach(seat, ask_of(table, seat))
    show(table, seat, again=False)
    while True:
        typed = table.screen.read(prompt(table, seat))
        choice = picked(ask_of(table, seat), typed)
        if choice is not None:
            if is_sure(table, seat, choice):
                return choice
            continue
        before = table.match.number
        obey(table, seat, typed)
        if table.match.number != before:
            return None


def ask_of(table: Table, seat: Seat) -> Ask:
    """Return what the seat must decide, or may decide anew."""
    game, state = table.match.game, table.match.state
    return offered(game, state, seat, asked(game, state)[seat], table.seats_of(seat))


def show(table: Table, seat: Seat, again: bool = True) -> None:
    """Print how things stand, unless that was just read and is not wanted `again`; then what is asked."""
    table.show_page(seat, question(table, seat), again, table.part)


def question(table: Table, seat: Seat) -> Question:
    """Return what the seat is asked, in words."""
    ask = ask_of(table, seat)
    heading = [(table.say(ask.text, seat), "bold")]
    if len(table.seats_of(seat)) > 1:
        heading.insert(0, (table.say(text("decides-for", name=table.names[seat])), ""))
    options = [table.say(option.text, seat) for option in ask.options]

    def elsewhere(first: int, last: int) -> str:
        return table.say(text("more-options", first=first, last=last, all=len(options)))

    return Question(heading, options, sealed(table, seat, ask), elsewhere)


def sealed(table: Table, seat: Seat, ask: Ask) -> list[str]:
    """Say what the seat has already chosen, if it is about to change its sealed answer."""
    given = table.match.sealed.get(seat)
    if given is None:
        return []
    chosen = [option.text for option in ask.options if option.id in given.choice]
    return [table.say(text("sealed-so-far", chosen=chosen or [text("sealed-nothing")]))]


def prompt(table: Table, seat: Seat) -> str:
    """Return the words before the cursor."""
    return table.say(how_many(ask_of(table, seat))) + " "


def how_many(ask: Ask) -> Text:
    """Return which numbers, and how many of them, may be typed."""
    if ask.one:
        return text("prompt-one", most=len(ask.options))
    if ask.least == ask.most:
        return text("prompt-exactly", most=ask.most)
    return text("prompt-several", least=ask.least, most=ask.most)


def picked(ask: Ask, typed: str) -> Choice | None:
    """Return the options behind the typed numbers ("0" is none of them); None if that is no valid choice."""
    words = typed.replace(",", " ").split()
    if not words or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        return None
    numbers = [] if words == ["0"] else [int(word) for word in words]
    if len(set(numbers)) < len(numbers) or not ask.least <= len(numbers) <= ask.most:
        return None
    if not all(1 <= number <= len(ask.options) for number in numbers):
        return None
    ids = [ask.options[number - 1].id for number in numbers]
    return ids[0] if ask.one else tuple(ids)


def is_sure(table: Table, seat: Seat, choice: Choice) -> bool:
    """Ask once more before a choice that is final or costs more than it says, unless nobody wants that."""
    if not table.asks_twice:
        return True
    cautions = table.match.game.cautions(table.match.state, seat)
    chosen = [option for option in ask_of(table, seat).options if option.id in ids_in(choice)]
    costly = [option for option in chosen if option.confirm or option.id in cautions]
    for option in costly:
        table.note("sure", option=table.say(option.text, seat))
        for caution in cautions.get(option.id, ()):
            table.screen.line(f"  {table.say(caution.text, seat)} ({caution.cite})", indent=2)
    return not costly or table.screen.read(table.say(text("sure-prompt")) + " ") == "1"


# What else may be typed


def obey(table: Table, seat: Seat, typed: str) -> None:
    """Do what was typed instead of a number; Enter alone shows everything again."""
    word, _, rest = typed.partition(" ")
    command = command_called(table, word)
    if typed.startswith("?"):
        explain(table, seat, typed[1:].strip())
    elif command is not None:
        command(table, seat, rest.strip())
    elif typed:
        table.note("not-understood", typed=typed[:40])
    else:
        show(table, seat)


def command_called(table: Table, word: str) -> "Command | None":
    """Return the command of that name, English or in the table's language."""
    for name, command in COMMANDS.items():
        if word.casefold() in (name, table.say(text(f"word-{name}"))):
            return command
    return None


def explain(table: Table, seat: Seat, asked: str) -> None:
    """Print the rules behind the decision and the last event, of one option, or those asked for."""
    clauses = rulebook.load(games.package(table.match.game.name), table.words.language)
    ask = ask_of(table, seat)
    option = next((each for number, each in enumerate(ask.options, 1) if asked == str(number)), None)
    if option is not None:
        print_clauses(table.screen, [clauses[option.cite or ask.cite]])
    elif asked:
        found = rulebook.search(clauses, asked)
        print_clauses(table.screen, found)
        if not found:
            table.note("rules-none", query=asked[:40])
    else:
        table.note("why-decision")
        cites = dict.fromkeys([ask.cite, *(each.cite for each in ask.options)])
        print_clauses(table.screen, [clauses[cite] for cite in cites if cite])
        explain_last_event(table, seat, clauses)


def explain_last_event(table: Table, seat: Seat, clauses: dict[str, rulebook.Clause]) -> None:
    """Print the last line of the log that follows a rule, and the rule."""
    telling = Telling(table.words)
    cited = [
        (line.event.cite, seen)
        for line, seen in table.match.lines(seat)
        if telling.place(seen, line.event.on) is not None and line.event.cite in clauses
    ]
    if cited:
        cite, seen = cited[-1]
        table.gap()
        table.note("why-event", event=table.say(seen, seat))
        print_clauses(table.screen, [clauses[cite]])


def show_help(table: Table, seat: Seat, rest: str) -> None:
    """Print what may be typed."""
    table.note("help-number")
    table.note("help-why", clause=ask_of(table, seat).cite)
    if games.catalogue(table.match.game.name) is not None:
        table.note("help-card")
    for id in ("help-hint", "help-undo", "help-redo", "help-save", "help-log"):
        table.note(id)
    for id in ("help-more", "help-enter", "help-quit"):
        table.note(id)


def more(table: Table, seat: Seat, rest: str) -> None:
    """Show the next part of the options where they do not fit on one screen with the table."""
    table.part += 1
    show(table, seat, again=False)


def hint(table: Table, seat: Seat, rest: str) -> None:
    """Print what a bot would do in the person's place, and why; it knows no more than the person."""
    if seat not in table.match.asks:
        table.note("hint-sealed")
        return
    advised = bots.advise(table.sight(seat))
    ask = ask_of(table, seat)
    best, *others = [(_said(ask, each.choice), each.measure) for each in advised.ratings]
    table.note("hint-choice" if best[1] is None else "hint-choice-rated", chosen=best[0], measure=best[1])
    table.screen.line("  " + table.say(advised.reason, seat), indent=2)
    for chosen, measure in others:
        said = text("hint-other", chosen=chosen, measure=measure)
        table.screen.line("  " + table.say(said, seat), indent=2)


def _said(ask: Ask, choice: Choice) -> list[Text]:
    """Return what an answer says: the texts of its options."""
    ids = ids_in(choice)
    return [option.text for option in ask.options if option.id in ids] or [text("hint-nothing")]


def show_card(table: Table, seat: Seat, rest: str) -> None:
    """Print the cards of that name, where the game has a catalogue of cards."""
    from miskatonic.cli import cards  # only here: the cards of Horror take a while to load

    has_cards = games.catalogue(table.match.game.name) is not None
    found = cards.called(rest) if has_cards and rest else []
    for card in found[:MOST_CARDS]:
        cards.print_card(table.screen, table.words, card)
    if not has_cards:
        table.note("cards-not-here")
    elif not found:
        table.note("cards-none", query=rest[:40])
    elif len(found) > MOST_CARDS:
        table.note("cards-more", count=len(found) - MOST_CARDS)


def show_log(table: Table, seat: Seat, rest: str) -> None:
    """Print the log from its beginning."""
    table.show_log(seat)


def save(table: Table, seat: Seat, rest: str) -> None:
    """Write the match into its file, or into another one that does not exist yet."""
    path = Path(rest).expanduser().absolute() if rest else table.path
    if path != table.path and path.exists():
        table.note("save-exists", file=saves.shown(path))
        return
    try:
        table.save(path)
    except OSError as error:
        table.note("save-failed", file=saves.shown(path), reason=error.strerror or str(error))
    else:
        table.note("saved")
        table.screen.unbroken(f"  {saves.shown(path)}")


def undo(table: Table, seat: Seat, rest: str = "") -> None:
    """Take the person's last answer back, from whichever seat; bots always agree, people are asked."""
    own = table.seats_of(seat)
    try:
        last = max(own, key=lambda each: answers_kept(table, each))
        taken = table.match.taking_back(last, own)
        if not wants_back(table, last, taken):
            return
        agreed = [] if taken.free else consenting(table, seat)
        with undisturbed():
            table.match.undo(last, agreed, own)
        table.by_hand.add(last)
        if table.match.redo_target() is not None:
            table.note("redo-offer")
    except CannotUndo as error:
        if not table.alone:
            table.hand_over(seat)
            show(table, seat)
        table.screen.line(table.say(error.reason, seat))


def wants_back(table: Table, seat: Seat, taken: TakingBack) -> bool:
    """Say what goes and ask once, before others' answers are taken back as well."""
    if not taken.others:
        return True
    mine = taken.answers - taken.others
    table.note("undo-goes", mine=mine, others=taken.others, to=table.say(taken.to, seat))
    return table.screen.read(table.say(text("undo-goes-prompt")) + " ") == "1"


def redo(table: Table, seat: Seat, rest: str) -> None:
    """Put back what the person took back last, if nobody has answered since."""
    offer = table.match.redo_target()
    if offer is None or offer[0] not in table.seats_of(seat):
        table.note("redo-nothing")
        return
    with undisturbed():
        table.match.redo(offer[0])
    table.by_hand.discard(offer[0])


def answers_kept(table: Table, seat: Seat) -> int:
    """Return how many answers stay if the seat takes its last one back; -1 if it has none."""
    try:
        return table.match.undo_target(seat)[0]
    except CannotUndo:
        return -1


def consenting(table: Table, who: Seat) -> list[Seat]:
    """Ask round whether somebody may undo after something hidden came to light, until one refuses."""
    agreed = []
    for seat, sitter in enumerate(table.sitters):
        asked = not sitter.bot and not sitter.by and seat not in table.seats_of(who)
        if asked and not agrees(table, seat, who):
            break
        agreed.append(seat)
    return agreed


def agrees(table: Table, seat: Seat, who: Seat) -> bool:
    """Ask one person."""
    question = text("consent", name=table.sitters[seat].name, who=table.sitters[who].name)
    table.keyboard = None
    while True:
        typed = table.public_page([question], text("consent-prompt"))
        if typed in ("1", "2"):
            return typed == "1"


def leave(table: Table, seat: Seat, rest: str) -> None:
    """Stop for today."""
    raise Leave


Command = Callable[[Table, Seat, str], None]
COMMANDS: dict[str, Command] = {
    "help": show_help,
    "more": more,
    "card": show_card,
    "hint": hint,
    "undo": undo,
    "redo": redo,
    "save": save,
    "log": show_log,
    "quit": leave,
}
