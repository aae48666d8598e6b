"""The short way out: the same bytes as the long one, and no way at all where it cannot be gone."""

import pytest
from websockets.frames import Frame, Opcode

from miskatonic.server.frames import _frame_size, _head, door


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_standard_says(length: int) -> None:
    text = b"x" * length
    assert _head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("mask", [True, False])
def test_a_frame_ends_where_the_standard_says(length: int, mask: bool) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=mask)
    assert _frame_size(b"more" + frame + b"more", 4, 100_000) == len(frame)


@pytest.mark.parametrize("there", [0, 1, 2, 3, 5, 9, 200])
def test_a_frame_is_waited_for_until_it_is_whole(there: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * 300).serialize(mask=True)
    assert _frame_size(frame[:there], 0, 1_000) == 0


def test_a_frame_that_is_too_long_is_not_waited_for() -> None:
    frame = Frame(Opcode.TEXT, b"x" * 300).serialize(mask=True)
    assert _frame_size(frame[:10], 0, 299) > 10


def test_under_another_server_messages_go_the_usual_way() -> None:
    assert door({"type": "websocket"}).write(b"text") is False
