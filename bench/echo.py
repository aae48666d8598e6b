"""What the server is measured against: an endpoint that sends back what it gets, on the same stack.

Run as `python -m bench.echo HOST:PORT`; the same uvicorn, with the same settings, in a process of its own.
"""

import sys

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from miskatonic.server.run import Server, configure, listen
from miskatonic.server.settings import Settings


async def echo(web: WebSocket) -> None:
    """Send every text back."""
    await web.accept()
    try:
        while True:
            await web.send_text(await web.receive_text())
    except WebSocketDisconnect:
        return


if __name__ == "__main__":
    host, _, port = sys.argv[1].rpartition(":")
    config = configure(Starlette(routes=[WebSocketRoute("/", echo)]), Settings(database=""), host, int(port))
    Server(config, "Listening on {address}", open_browser=False).run([listen(config)])
