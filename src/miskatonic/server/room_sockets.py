"""The WebSocket of a room: whoever looks at one is told the number of its latest state when there is another.

Not for what has changed: whoever hears of it asks over HTTP, as he does without a socket.
"""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from miskatonic.server.hub import Hub
from miskatonic.server.keeper import Keeper
from miskatonic.server.protocol_rooms import RoomNews
from miskatonic.server.sockets import NO_TABLE

LOOK_EVERY = 4.0
"""Seconds after which a room is looked at anyway: its match may be over, or another process was at work."""


async def serve_room(web: WebSocket, hub: Hub) -> None:
    """Tell an accepted WebSocket of its room until it is closed; it has nothing to say itself."""
    end = asyncio.create_task(web.receive())
    teller = asyncio.create_task(_tell(web, hub, web.path_params["room"]))
    await asyncio.wait({end, teller}, return_when=asyncio.FIRST_COMPLETED)
    for task in (end, teller):
        task.cancel()
    await asyncio.gather(end, teller, return_exceptions=True)
    with suppress(RuntimeError, WebSocketDisconnect):  # closed already
        await web.close()


async def _tell(web: WebSocket, hub: Hub, room: str) -> None:
    keeper, known = Keeper(hub), 0
    with hub.bell.heard(room) as bell:
        while (found := await keeper.look(room)) is not None:
            if found[0] != known:
                known = found[0]
                await web.send_text(msgspec.json.encode(RoomNews(known)).decode())
            with suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), LOOK_EVERY)
            bell.clear()
    await web.close(NO_TABLE)
