"""Ids are built and read in one place."""

import pytest

from miskatonic.core.game import Option
from miskatonic.core.ids import Id, id_of, ids_in, is_choice, kind_in, number_in, numbers_in, read_id, word_in
from miskatonic.core.text import text


def test_an_id_is_a_kind_and_its_parts() -> None:
    assert id_of("pass") == "pass"
    assert id_of("card", 12) == "card:12"
    assert id_of("pair", 4, 9) == "pair:4:9"


@pytest.mark.parametrize("id", ["pass", "card:12", "pair:4:9", "token:-1", "to:library", "use:12.12.0.-1"])
def test_what_was_read_is_built_again_as_it_was(id: str) -> None:
    read = read_id(id)
    assert id_of(read.kind, *read.parts) == id


def test_an_id_says_of_what_kind_it_is_and_which_one() -> None:
    assert read_id("card:12") == Id("card", ("12",))
    assert (kind_in("card:12"), number_in("card:12")) == ("card", 12)
    assert (kind_in("token:skull"), word_in("token:skull")) == ("token", "skull")
    assert (kind_in("pass"), word_in("pass")) == ("pass", "")
    assert read_id("pair:4:9").numbers == (4, 9)
    assert number_in("token:-1") == -1
    assert number_in("3") == 3


def test_a_number_that_is_not_there_is_not_made_up() -> None:
    for id in ("pass", "pair:4:9", "token:skull"):
        with pytest.raises(ValueError, match=r"unpack|invalid literal"):
            assert read_id(id).number
    with pytest.raises(ValueError, match="invalid literal"):
        number_in("pass")


def test_a_choice_is_one_id_or_several() -> None:
    assert ids_in("card:4") == ("card:4",)
    assert ids_in(["card:4", "card:9"]) == ("card:4", "card:9")
    assert ids_in(()) == ()
    assert numbers_in("card:4") == (4,)
    assert numbers_in(("card:4", "card:9")) == (4, 9)
    assert is_choice("card:4")
    assert is_choice(["card:4"])
    assert not is_choice(4)
    assert not is_choice([4])
    assert not is_choice({"card": 4})


def test_an_option_says_what_it_is_about() -> None:
    option = Option("move:19", text("option-move"), ("card:19", "seat:2"))
    assert (option.what.kind, option.what.number) == ("move", 19)
    assert [(thing.kind, thing.number) for thing in option.things] == [("card", 19), ("seat", 2)]
