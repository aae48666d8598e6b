"""The protocol as TypeScript: small structs in, their types out."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec.inspect import type_info

from miskatonic.server.typescript import by_name, declared, structs, typescript, union, written


class Leaf(msgspec.Struct, frozen=True, tag="leaf"):
    """At the end of a branch."""

    size: Annotated[int, msgspec.Meta(ge=0)]
    """In inches."""


class Tree(msgspec.Struct, frozen=True):
    """Grows."""

    leaves: tuple[Leaf, ...]
    name: str | None = None
    marks: dict[str, list[int | str]] = {}
    rest: Any = None


def test_a_tagged_struct_carries_its_tag_and_its_words() -> None:
    expected = '/** At the end of a branch. */\nexport type Leaf = {\n  type: "leaf";\n'
    assert declared(Leaf, sparing=False) == expected + "  /** In inches. */\n  size: number;\n};\n"


def test_what_is_received_is_always_there() -> None:
    fields = declared(Tree, sparing=False).splitlines()[2:-1]
    assert fields == [
        "  leaves: Leaf[];",
        "  name: string | null;",
        "  marks: { [name: string]: (number | string)[] };",
        "  rest: Json;",
    ]


def test_what_is_sent_may_leave_out_what_has_a_default() -> None:
    fields = declared(Tree, sparing=True).splitlines()[2:4]
    assert fields == ["  leaves: Leaf[];", "  name?: string | null;"]


class Bud(msgspec.Struct, frozen=True):
    """May open or not."""

    open: bool | msgspec.UnsetType = msgspec.UNSET


def test_what_is_unset_is_not_received() -> None:
    assert msgspec.json.encode(Bud()) == b"{}"
    assert declared(Bud, sparing=False).splitlines()[2:-1] == ["  open?: boolean;"]


def test_structs_inside_structs_are_found_once() -> None:
    assert structs([Tree, Leaf]) == [Tree, Leaf]


def test_a_union_names_its_members() -> None:
    assert union("Plant", [Tree, Leaf]) == "export type Plant =\n  | Tree\n  | Leaf;\n"


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Leaf", [("size", str)])
    with pytest.raises(ValueError, match="two structs are called Leaf"):
        by_name([Leaf, other])


def test_bytes_have_no_counterpart_in_the_client() -> None:
    with pytest.raises(TypeError, match="the client has no type for"):
        written(type_info(bytes))


def test_the_view_of_every_game_is_named() -> None:
    assert "  ritual: RitualView;\n" in typescript()
