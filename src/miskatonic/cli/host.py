"""The course of an evening: who decides next, bots' moves, the end, and leaving in the middle.

Ctrl-C, a closed terminal and the end of the input all save the match first.
"""

import sys
from contextlib import suppress
from os import environ
from pathlib import Path
from shutil import which
from time import sleep

from miskatonic import bots
from miskatonic.bots.guest import GuestFailed
from miskatonic.bots.random import RandomBot
from miskatonic.cli import saves
from miskatonic.cli.prompt import Leave, command_called, decide, undo
from miskatonic.cli.signals import stop_signals_interrupt, undisturbed
from miskatonic.cli.table import Table
from miskatonic.cli.words import INTERRUPTED
from miskatonic.core.delay import person_delay
from miskatonic.core.game import Choice, IllegalAnswer, Seat, answered_together
from miskatonic.core.ids import ids_in
from miskatonic.core.text import Text, text

SAVE_FAILED = 1


def host(table: Table) -> int:
    """Play the match to its end, or until somebody leaves; return the exit code."""
    with stop_signals_interrupt():
        try:
            welcome(table)
            while table.match.outcome is None:
                play_on(table)
            return finish(table)
        except KeyboardInterrupt:
            return say_goodbye(table) or INTERRUPTED
        except (EOFError, Leave):
            return say_goodbye(table)
        except Exception:
            say_goodbye(table)
            raise


def welcome(table: Table) -> None:
    """Say who plays and how."""
    who = [introduction(table, seat) for seat in range(len(table.sitters))]
    table.note("welcome", game=table.match.game.name.capitalize(), who=who)
    table.note("welcome-how")
    if not table.alone:
        table.note("welcome-several")
        table.screen.read(table.say(text("press-enter-all")) + " ")
    else:
        table.gap()


def introduction(table: Table, seat: Seat) -> Text:
    """Return how somebody is named at the start: as in the story, and where that is news, who that is."""
    name, sitter = table.names[seat], table.sitters[seat]
    if sitter.bot:
        return text("sitter-bot", name=name, bot=sitter.bot)
    if table.alone:
        one_seat = len(table.seats_of(seat)) == 1
        return text("you") if one_seat else text("sitter", name=name)
    who = sitter.by or sitter.name
    return text("sitter", name=name) if name == who else text("sitter-plays", name=name, who=who)


def play_on(table: Table) -> None:
    """Let one seat that must decide do so; bots first, so that people never wait for each other's bots."""
    if table.alone:
        table.tell(table.people[0])
    asked = list(table.match.asks)
    seat = next((each for each in asked if table.sitters[each].bot), asked[0])
    choice = bot_choice(table, seat) if table.sitters[seat].bot else person_choice(table, seat)
    if choice is not None:
        others = answered_together(table.match.asks, seat, table.seats_of(seat))
        for each in (seat, *others):
            answer(table, each, choice)


def person_choice(table: Table, seat: Seat) -> Choice | None:
    """Return what the person decides; None if an undo has changed the position."""
    before = table.keyboard
    typed = table.hand_over(seat)
    if before is not None and command_called(table, typed) is undo and may_think_again(table, before):
        table.keyboard = None
        think_again(table, before)
        return None
    table.tell(seat)
    choice = answered_for(table, seat)
    if choice is not None:
        return choice
    choice = decide(table, seat)
    if choice is not None:
        table.by_hand.discard(seat)
    table.gap()
    return choice


def answered_for(table: Table, seat: Seat) -> Choice | None:
    """Return what need not be put to the person; where others watch, that takes as long as a person might."""
    choice = None if seat in table.by_hand else table.match.game.answers_itself(table.match.state, seat)
    if choice is not None and not table.alone:
        picked = ids_in(choice)
        options = [option.text for option in table.match.asks[seat].options if option.id in picked]
        table.note("answered-for", answer=options)
        sleep(person_delay(float(environ.get("MISKATONIC_PERSON_DELAY", "1.0"))))
    return choice


def may_think_again(table: Table, seat: Seat) -> bool:
    """Say whether the person who hands the keyboard on may still take the answer back, or change it."""
    return table.can_undo_freely(seat) or seat in table.match.sealed


def think_again(table: Table, seat: Seat) -> None:
    """Take the person's last answer back; a sealed one is given anew."""
    if table.can_undo_freely(seat):
        undo(table, seat)
        return
    choice = person_choice(table, seat)
    if choice is not None:
        answer(table, seat, choice)


def bot_choice(table: Table, seat: Seat) -> Choice:
    """Return what the bot in that seat decides; its chance depends on the match, so replays agree.

    Where a guest gives no answer, chance does.
    """
    sitter = table.sitters[seat]
    bot = bots.get(table.match.game.name, sitter.bot)
    try:
        with table.screen.busy(table.say(text("thinks", name=table.names[seat]))):
            return bot.choose(table.sight(seat))
    except GuestFailed as failed:
        table.note("guest-failed", name=table.names[seat], why=failed.reason)
        return RandomBot().choose(table.sight(seat))


def answer(table: Table, seat: Seat, choice: Choice) -> None:
    """Carry a choice out, all of it or nothing."""
    with undisturbed():
        try:
            table.match.answer(seat, choice)
        except IllegalAnswer as error:
            table.screen.line(table.say(error.reason, seat))


def finish(table: Table) -> int:
    """Show the end, which everybody may see, and where the record is; return the exit code."""
    reader = table.people[0] if table.alone else None
    if not table.alone:
        table.screen.clear()
    table.tell(reader)
    with suppress(EOFError):
        table.show_end(reader)
    table.gap()
    return report(table, save(table), "finished", f"replay {saves.called(table.path)}")


def say_goodbye(table: Table) -> int:
    """Save the match, and say how to go on if there is still a terminal; return the exit code."""
    with undisturbed(forget=True):
        trouble = save(table)
        with suppress(OSError):
            if not table.alone:
                table.screen.clear()
            table.gap()
            report(table, trouble, "saved-for-later", table.again)
        return SAVE_FAILED if trouble else 0


def save(table: Table) -> OSError | None:
    """Write the match; return what went wrong, if anything did."""
    try:
        table.save()
    except OSError as error:
        return error
    return None


def report(table: Table, trouble: OSError | None, said: str, command: str) -> int:
    """Print the command that opens the match again, or why it is not saved; return the exit code."""
    if trouble is not None:
        table.note("save-failed", file=saves.shown(table.path), reason=trouble.strerror or str(trouble))
        return SAVE_FAILED
    table.note(said, folder=saves.shown(table.path.parent))
    table.screen.unbroken(f"  {program()} {command}")
    return 0


def program() -> str:
    """Return how to call this command again, where it is not on the path."""
    if which("miskatonic") or Path(sys.argv[0]).name != "miskatonic":
        return "miskatonic"
    return sys.argv[0]
