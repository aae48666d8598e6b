"""Rulebooks: clauses by id, found by words, and held against the tests that prove them."""

from pathlib import Path

import pytest

from miskatonic import games
from miskatonic.core import rulebook
from miskatonic.core.rulebook import BadRulebook, Clause, Coverage, coverage, parse, proven_ids, search
from miskatonic.core.text import LANGUAGES

BOOK = """\
# A game

An introduction may say anything: `even.1` this.

## deal — Dealing

- `deal.1` Everybody gets one card.
- `deal.i1` Shuffle well.
- `deal.10` Nobody gets ten.

## turn-end — End of a turn

- `turn-end.x1` EXAMPLE: the turn is over; whoever has a card, deals.
- `turn-end.q1` Große Fragen. RULING: yes.
"""


def test_a_book_is_read_clause_by_clause() -> None:
    clauses = parse(BOOK)
    assert list(clauses) == ["deal.1", "deal.i1", "deal.10", "turn-end.x1", "turn-end.q1"]
    assert clauses["deal.1"] == Clause("deal.1", "deal", "Dealing", "Everybody gets one card.")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("- `deal.1` Again.", "deal.1 stands twice"),
        ("- `turn.1` A stranger.", "turn.1 stands twice or in the wrong section"),
        ("- deal.2 No id.", "neither a section nor a clause"),
        ("- `deal.2`", "neither a section nor a clause"),
        ("- `Deal.2` Capital.", "neither a section nor a clause"),
        ("- `deal.zz2` Two letters.", "neither a section nor a clause"),
        ("more words", "neither a section nor a clause"),
        ("##turn — No space", "neither a section nor a clause"),
        ("## turn - A hyphen", "neither a section nor a clause"),
    ],
)
def test_a_line_that_fits_nowhere_is_named(line: str, said: str) -> None:
    book = f"## deal — Dealing\n- `deal.1` One.\n{line}\n"
    with pytest.raises(BadRulebook, match=f"line 3.*{said}"):
        parse(book)


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the empty folder `rulebook.en` of a package named like its folder's folder."""
    folder = tmp_path / tmp_path.name / "rulebook.en"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def test_a_folder_is_one_book_in_the_order_of_its_files_names(book: Path) -> None:
    (book / "2-turns.md").write_text("# Turns\n\n## turn — Turn\n- `turn.1` Play.\n", "utf-8")
    (book / "1-deal.md").write_text("# Deal\n\n## deal — Dealing\n- `deal.1` One card.\n", "utf-8")
    (book / "notes.txt").write_text("## deal — Not of the book\n", "utf-8")
    assert list(rulebook.load(book.parent.name, "en")) == ["deal.1", "turn.1"]


def test_no_id_stands_in_two_files_of_a_book(book: Path) -> None:
    for name in ("1-deal.md", "2-more.md"):
        (book / name).write_text("## deal — Dealing\n- `deal.1` One card.\n", "utf-8")
    with pytest.raises(BadRulebook, match=r"2-more\.md: deal\.1 stands in another file"):
        rulebook.load(book.parent.name, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_books_of_the_house_have_the_same_clauses_in_both_languages(name: str, language: str) -> None:
    clauses = rulebook.load(games.package(name), language)
    assert list(clauses) == list(rulebook.load(games.package(name), "en"))
    assert all(clause.text and clause.title for clause in clauses.values())


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("deal", ["deal.1", "deal.i1", "deal.10"]),
        ("deal.1", ["deal.1"]),
        ("DEAL.10", ["deal.10"]),
        ("card", ["deal.1", "turn-end.x1"]),
        ("turn card", ["turn-end.x1"]),
        ("card TURN", ["turn-end.x1"]),
        ("dealing ten", ["deal.10"]),
        ("GROSSE", ["turn-end.q1"]),
        ("große fragen", ["turn-end.q1"]),
        ("dragon", []),
        ("", ["deal.1", "deal.i1", "deal.10", "turn-end.x1", "turn-end.q1"]),
    ],
)
def test_clauses_are_found_by_id_or_by_their_words(query: str, found: list[str]) -> None:
    assert [clause.id for clause in search(parse(BOOK), query)] == found


@pytest.mark.parametrize(
    ("id", "kind"),
    [
        ("deal.1", "rule"),
        ("deal.x1", "example"),
        ("deal.q1", "ruling"),
        ("deal.d1", "design"),
        ("deal.i1", "information"),
    ],
)
def test_the_letter_before_its_number_says_what_a_clause_is(id: str, kind: str) -> None:
    assert Clause(id, "deal", "", "").kind == kind


def test_everything_but_information_needs_a_proof() -> None:
    assert [id for id, clause in parse(BOOK).items() if not clause.needs_proof] == ["deal.i1"]


def test_coverage_lists_what_is_missing_and_what_does_not_exist() -> None:
    found = coverage("toy", parse(BOOK), {"deal.1", "turn-end.x1", "deal.i1", "deal.99"})
    assert found == Coverage("toy", 4, 2, ("deal.10", "turn-end.q1"), ("deal.99",))


def test_sections_that_wait_are_neither_counted_nor_missing() -> None:
    found = coverage("toy", parse(BOOK), {"turn-end.x1"}, waiting=("deal",))
    assert found == Coverage("toy", 2, 1, ("turn-end.q1",), waiting=("deal.1", "deal.10"))


def test_a_single_clause_may_wait_as_well() -> None:
    found = coverage("toy", parse(BOOK), {"turn-end.x1", "deal.1"}, waiting=("deal.10", "turn-end.q1"))
    assert found == Coverage("toy", 2, 2, (), waiting=("deal.10", "turn-end.q1"))


def test_proofs_are_found_in_tests_without_running_them(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(
        "import nothing_that_exists\n"
        "@rule('deal.1', 'deal.10')\n"
        "@other\n"
        "def test_one(): ...\n"
        "class TestMore:\n"
        "    @rule('turn.1')\n"
        "    def test_two(self): ...\n"
        "@rule('turn.2')\n"
        "def helper(): ...\n"
        "# @rule('turn.3')\n"
    )
    (tmp_path / "builders.py").write_text("@rule('turn.4')\ndef test_no(): ...\n")
    assert proven_ids(tmp_path) == {"deal.1", "deal.10", "turn.1"}


def test_only_what_stands_there_word_for_word_is_a_proof(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@rule('turn.1', ANY, *MORE)\ndef test_one(): ...\n")
    assert proven_ids(tmp_path) == {"turn.1"}


def test_a_test_knows_what_it_proves() -> None:
    @rulebook.rule("deal.1", "deal.10")
    def test() -> None: ...

    assert test.__dict__["proves"] == ("deal.1", "deal.10")
