"""What the documents tell people to type does something, or it is listed here why no test types it."""

import re
import shlex
from collections import Counter
from pathlib import Path

import pytest
from matplotlib import get_cachedir

from miskatonic.games.horror import deckfile
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.options import DeckChoice
from tests.cli.driver import run
from tests.docs.documents import ROOT, shell_lines, to_miskatonic
from tests.docs.test_makefile import TARGETS

DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "web/README.md"),
    *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")),
]
WITH_COMMANDS = [
    document for document in DOCUMENTS[1:] if any(to_miskatonic(line) for line in shell_lines(document))
]
ELSEWHERE = {
    "miskatonic horror cards --coverage": "takes its time; tests/cli/test_cards.py runs it",
    "miskatonic horror read": "of packs; tests/cli/test_card_texts.py reads those of the document",
    "miskatonic horror translate": "tests/cli/test_card_texts.py",
    "make play": "serves until it is stopped; tests/cli/test_serve.py does that",
    "make test": "is what runs this",
    "make dist": "tests/release/test_install.py builds both",
    "pipx run --spec dist/*.whl": "needs a network; tests/release/test_install.py serves from the wheel",
    "python3 -m venv /opt/miskatonic": "writes elsewhere; tests/release/test_install.py makes one",
    "/opt/miskatonic/bin/pip install": "needs a network; tests/release/test_lock.py and test_install.py",
    "podman": "needs a builder; tests/release/test_container.py reads what it would build",
    "systemctl": "needs systemd and its rights",
    'pip install "miskatonic[lab]"': "is installed for tests/lab/test_zoo.py",
    "pip install ./my-omen": "tests/docs/test_own_game.py does so, without a network",
    "miskatonic play omen": "tests/docs/test_own_game.py, where Omen is installed",
    "miskatonic rules omen": "tests/docs/test_own_game.py",
    "miskatonic simulate omen": "tests/docs/test_own_game.py",
    "miskatonic arena omen": "tests/docs/test_own_game.py",
    "MISKATONIC_GAMES=omen": "serves until it is stopped; tests/e2e/test_own_game.py does that",
    "miskatonic backup": "tests/server/test_backup.py, of databases of its own",
    "miskatonic restore": "tests/server/test_backup.py, into databases of its own",
}
"""How commands begin that no test of the documents types, and why, or who does."""


def does_something(words: list[str], home: Path) -> None:
    """A match ends with the input, at once; of many games one is enough, and files lie at home."""
    fewer = re.sub(r"--games \d+", "--games 1", shlex.join(words))
    told = [str(home / word) if word.endswith((".txt", ".svg")) else word for word in shlex.split(fewer)]
    done = run(*told, env={"HOME": str(home), "LANG": "en_GB.UTF-8", "MPLCONFIGDIR": get_cachedir()})
    assert (done.exit_code, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 1


@pytest.mark.long
@pytest.mark.parametrize("document", WITH_COMMANDS)
def test_the_commands_of_a_document_do_something_one_after_the_other(document: str, tmp_path: Path) -> None:
    daniela = next(deck for deck in STARTERS if deck.investigator == "12001")
    mine = DeckChoice(daniela.investigator, dict(Counter(daniela.cards)), "Mine")
    (tmp_path / "mine.txt").write_text(deckfile.write(mine))
    for line in shell_lines(document):
        if not line.startswith(tuple(ELSEWHERE)):
            does_something(to_miskatonic(line), tmp_path)


def test_every_other_command_is_run_elsewhere_or_says_why_not() -> None:
    lines = [line for document in DOCUMENTS for line in shell_lines(document)]
    told = tuple(ELSEWHERE)
    assert [line for line in lines if not to_miskatonic(line) and not line.startswith(told)] == []
    assert [begin for begin in told if not any(line.startswith(begin) for line in lines)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_target_that_is_named_exists(document: str) -> None:
    named = re.findall(r"`(?:sudo )?make ([a-z-]+)", (ROOT / document).read_text("utf-8"))
    assert set(named) <= set(TARGETS)
