"""A bad line between client and server: a TCP proxy that cuts, stalls and half-closes connections."""

import asyncio
from contextlib import suppress
from typing import Self

CHUNK = 4096


class Line:
    """Passes everything on, until told otherwise."""

    def __init__(self, port: int) -> None:
        self.port = 0
        """Where to connect to."""
        self._to = port
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *args: object) -> None:
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to, limit=CHUNK)
        self._writers += [writer, back]
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):  # gone, or half closed
            while data := await reader.read(CHUNK):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """End all connections at once, without a word to either side."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def half_close(self) -> None:
        """Say to both sides that the other has nothing more to say, but keep listening."""
        for writer in self._writers:
            with suppress(OSError):
                writer.write_eof()

    def stall(self) -> None:
        """Let nothing through, and take nothing more in."""
        self._flowing.clear()

    def flow(self) -> None:
        """Let everything through again."""
        self._flowing.set()
