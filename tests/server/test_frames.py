"""The short way out: the same bytes as the long one, and no way at all where it cannot be gone."""

import pytest
from websockets.frames import Frame, Opcode

from miskatonic.server.frames import _head, door


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_standard_says(length: int) -> None:
    text = b"x" * length
    assert _head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_under_another_server_messages_go_the_usual_way() -> None:
    assert door({"type": "websocket"}).write(b"text") is False
