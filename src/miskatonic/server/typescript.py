"""The protocol as TypeScript, for the browser client: `make protocol` writes it, `make check` compares it.

Every struct of the protocol and of each game's view becomes a type of the same name; not an interface, since
the compiler takes only types for JSON. Not for checking what arrives: msgspec does that on the server, and
the client trusts its server.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from miskatonic import games
from miskatonic.core import aid
from miskatonic.server import protocol, protocol_http, protocol_rooms

HEADER = """\
// Written by `make protocol` from the server's types. Do not edit.

/** Something that is JSON; its shape is the sender's business. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What may be an argument of a message. */
export type Argument = number | string | Who | Text | (Who | Text)[];
"""

ROOMS_SENT = (
    protocol_rooms.NewRoom,
    protocol_rooms.RoomDocument,
    protocol_rooms.RoomAgain,
    protocol_rooms.RoomVisit,
    protocol_rooms.RoomChange,
)
BODIES_SENT = (
    protocol_http.NewTable,
    protocol_http.NewLesson,
    protocol_http.Reclaim,
    protocol_http.Note,
    protocol_http.DeckText,
    protocol_http.NewDevice,
    protocol_http.NewDeviceLink,
    *ROOMS_SENT,
)
BODIES_RECEIVED = (
    protocol_http.GameInfo,
    protocol_http.ClauseInfo,
    protocol_http.IndexEntry,
    protocol_http.LessonInfo,
    aid.AidSection,
    protocol_http.Tables,
    protocol_http.TableOpened,
    protocol_http.Reclaimed,
    protocol_http.Position,
    protocol_http.MatchCourse,
    protocol_http.Statistics,
    protocol_http.MessageSource,
    protocol_http.DeviceInfo,
    protocol_http.DeviceLink,
    protocol_http.Arrived,
    protocol_http.Problem,
    protocol_rooms.RoomOpened,
    protocol_rooms.RoomEntered,
    protocol_rooms.Invitation,
    protocol_rooms.RoomInfo,
    protocol_rooms.RoomNews,
    protocol_rooms.RoomSummary,
)
SIMPLE: dict[type[shapes.Type], str] = {
    shapes.AnyType: "Json",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def typescript() -> str:
    """Return the whole file."""
    commands, messages = get_args(protocol.AnyCommand), get_args(protocol.AnyMessage)
    views = {name: games.get(name).view_type for name in games.NAMES}
    sagas = [each for each in map(games.saga, games.NAMES) if each is not None]
    changes = [change for each in sagas for change in get_args(each.change_type)]
    wishes = [type for each in sagas for type in (each.wish_type, each.again_type)]
    sent = structs([*commands, *BODIES_SENT, *changes, *wishes])
    received = structs([*messages, *BODIES_RECEIVED, *views.values(), *catalogue_types()])
    received += structs(type for each in sagas for type in (each.plan_type, each.view_type))
    parts = [HEADER]
    parts += [declared(each, sparing=each in sent) for each in by_name(sent + received)]
    parts.append(union("AnyCommand", commands))
    parts.append(union("AnyMessage", messages))
    parts.append(union("AnyChange", changes))
    parts.append(union("AnyTale", [each.view_type for each in sagas]))
    named = "".join(f"  {name}: {view.__name__};\n" for name, view in views.items())
    parts.append(f"/** The view of each game. */\nexport type Views = {{\n{named}}};\n")
    parts.append(
        "/** The view of some game; `game` says of which. */\nexport type AnyView = Views[keyof Views];\n"
    )
    return "\n".join(parts)


def catalogue_types() -> list[type]:
    """Return what games with decks tell of their cards."""
    found = [each for each in map(games.catalogue, games.NAMES) if each is not None]
    return [
        type
        for each in found
        for type in (each.card_type, each.deck_type, each.check_type, each.scenario_type)
    ]


def structs(roots: Iterable[type]) -> list[type]:
    """Return these structs and all that their fields name, each once."""
    found: dict[type, None] = {}
    for root in roots:
        _collect(shapes.type_info(root), found)
    return list(found)


def _collect(shape: shapes.Type, found: dict[type, None]) -> None:
    if isinstance(shape, shapes.StructType):
        if shape.cls not in found:
            found[shape.cls] = None
            for field in shape.fields:
                _collect(field.type, found)
        return
    for inner in _inside(shape):
        _collect(inner, found)


def _inside(shape: shapes.Type) -> Iterator[shapes.Type]:
    """Yield the shapes that this one is made of."""
    if isinstance(shape, shapes.Metadata):
        yield shape.type
    elif isinstance(shape, shapes.UnionType):
        yield from shape.types
    elif isinstance(shape, shapes.CollectionType):
        yield shape.item_type
    elif isinstance(shape, shapes.DictType):
        yield shape.value_type


def by_name(found: Iterable[type]) -> list[type]:
    """Return the structs in the order of finding; raise if two of them would get the same name."""
    named: dict[str, type] = {}
    for each in found:
        if named.setdefault(each.__name__, each) is not each:
            raise ValueError(f"two structs are called {each.__name__}; rename the one in {each.__module__}")
    return list(named.values())


def declared(cls: type, sparing: bool) -> str:
    """Return the type of a struct; `sparing`: its sender may leave out fields that have a default."""
    shape = shapes.type_info(cls)
    assert isinstance(shape, shapes.StructType)
    docs = field_docs(cls)
    lines = [comment(inspect.getdoc(cls) or ""), f"export type {cls.__name__} = {{\n"]
    if shape.tag_field is not None:
        lines.append(f"  {shape.tag_field}: {quoted(shape.tag)};\n")
    for field in shape.fields:
        if field.name in docs:
            lines.append(textwrap.indent(comment(docs[field.name]), "  "))
        mark = "?" if not field.required and (sparing or _is_unset(field)) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};\n")
    return "".join([*lines, "};\n"])


def _is_unset(field: shapes.Field) -> bool:
    """Say whether a field that is not required is left out, rather than sent with its default."""
    return field.default is field.default_factory is msgspec.NODEFAULT


def written(shape: shapes.Type) -> str:
    """Return a shape as a TypeScript type."""
    if type(shape) in SIMPLE:
        return SIMPLE[type(shape)]
    if isinstance(shape, shapes.Metadata):
        return (shape.extra_json_schema or {}).get("title") or written(shape.type)
    if isinstance(shape, shapes.LiteralType):
        return " | ".join([quoted(value) for value in shape.values])
    if isinstance(shape, shapes.StructType):
        return str(shape.cls.__name__)
    if isinstance(shape, shapes.UnionType):
        return _written_union([written(each) for each in shape.types])
    if isinstance(shape, shapes.CollectionType):
        item = written(shape.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join([written(each) for each in shape.item_types])}]"
    if isinstance(shape, shapes.DictType):
        return f"{{ [name: string]: {written(shape.value_type)} }}"
    raise TypeError(f"the client has no type for {shape}")


def _written_union(parts: list[str]) -> str:
    """Return the union; a message's arguments, which contain themselves, have a name of their own."""
    if {"Who", "Text", "string"} <= set(parts):
        return "Argument"
    return " | ".join(sorted(parts, key=lambda part: part == "null"))


def union(name: str, members: Iterable[type]) -> str:
    """Return a named union of structs."""
    return f"export type {name} =\n" + "\n".join(f"  | {each.__name__}" for each in members) + ";\n"


def field_docs(cls: type) -> dict[str, str]:
    """Return the docstrings that stand under the fields of a class and of those it derives from."""
    docs: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if issubclass(each, msgspec.Struct) and each is not msgspec.Struct:
            docs |= _own_docs(each)
    return docs


def _own_docs(cls: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = _docstring(after)
            if text:
                docs[field.target.id] = text
    return docs


def _docstring(node: ast.stmt) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return inspect.cleandoc(str(node.value.value))
    return ""


def comment(text: str) -> str:
    """Return a text as a TypeScript comment."""
    lines = text.splitlines()
    if len(lines) < 2:
        return f"/** {text} */\n" if text else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def quoted(value: Any) -> str:
    """Return a value as it stands in TypeScript."""
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(typescript())
