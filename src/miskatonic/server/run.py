"""Starts the server: `miskatonic serve`, or `python -m miskatonic.server.run` behind a process manager.

Not for what it serves (see `app`).
"""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from miskatonic.server.app import create_app
from miskatonic.server.frames import Frames
from miskatonic.server.observe import log_as_json
from miskatonic.server.requests import requests_with
from miskatonic.server.settings import Settings, from_environment

SHUTDOWN_SECONDS = 10
STALLED_SECONDS = 30
COLLECT_SELDOM = (5_000, 10, 1_000)
"""Next to nothing here is a circle, and with a thousand tables in memory looking at everything takes most of
a second in which nobody hears anything: look seldom, and hardly ever at what is old."""
UNREAD_BYTES = 128 * 1024
"""What the system keeps for a client that does not read."""


class Server(uvicorn.Server):
    """A uvicorn server that says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, announce: str, open_browser: bool) -> None:
        """Prepare to serve; `announce` is printed with the address."""
        super().__init__(config)
        self._announce = announce
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "::") else self.config.host
        address = f"http://{host}:{port}/"
        print(self._announce.format(address=address), flush=True)
        if self._open_browser:
            await asyncio.to_thread(webbrowser.open, address)


def serve(settings: Settings, host: str, port: int, announce: str, open_browser: bool = False) -> None:
    """Serve until interrupted; sockets are then closed with code 1012, and clients come back."""
    if "://" not in settings.database:
        Path(settings.database).parent.mkdir(parents=True, exist_ok=True)
    config = configure(create_app(settings), settings, host, port)
    gc.set_threshold(*COLLECT_SELDOM)
    gc.freeze()  # what is loaded by now stays
    Server(config, announce, open_browser).run([listen(config)])


def configure(app: ASGIApp, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how an application is served."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # anybody else could claim to ask for somebody
        forwarded_allow_ips=list(settings.proxies),
        http=requests_with(settings.limits),
        ws=Frames,
        ws_max_size=settings.limits.frame_bytes * 4,
        ws_per_message_deflate=False,  # a view is small; squeezing it costs more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def listen(config: uvicorn.Config) -> socket.socket:
    """Return the socket to listen on: whoever does not read costs little memory, and not for long."""
    listening = config.bind_socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_SECONDS * 1000)
    return listening


def on_a_desktop() -> bool:
    """Say whether opening a browser window makes sense here."""
    has_display = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return sys.stdout.isatty() and (has_display or sys.platform in ("darwin", "win32"))


if __name__ == "__main__":
    log_as_json()
    host, _, port = (sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:8000").rpartition(":")
    serve(from_environment(), host or "127.0.0.1", int(port), "Listening on {address}")
