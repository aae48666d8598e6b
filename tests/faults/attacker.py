"""An attacker: a process that does one bad thing over and over, in several connections at once.

Run as `python -m tests.faults.attacker KIND PORT [PATH]`. It yields to everybody else, so what others lose
under attack they lose by what the server does.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

CONNECTIONS = 8
PAUSE = 0.02
"""Seconds before a connection that was closed is made again."""

Attack = Callable[[int, asyncio.StreamReader, asyncio.StreamWriter, str], Awaitable[None]]


async def ask_for_positions(
    place: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str
) -> None:
    """Look at one position of a match after the other, always at another one."""
    for move in range(10_000):
        writer.write(f"GET {path}/moves/{place + CONNECTIONS * move} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(head.lower().split(b"content-length:")[1].split()[0]))


async def send_headers(
    place: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str
) -> None:
    """Send a header without an end."""
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
    for _ in range(10_000):
        writer.write(b"x" * 65_536)
        await writer.drain()


ATTACKS: dict[str, Attack] = {"positions": ask_for_positions, "headers": send_headers}


async def attack(kind: str, place: int, port: int, path: str) -> None:
    """Attack until the test is over; whoever is thrown out comes back."""
    parent = os.getppid()
    while os.getppid() == parent:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await ATTACKS[kind](place, reader, writer, path)
        await asyncio.sleep(PAUSE)


async def main(kind: str, port: int, path: str = "") -> None:
    """Attack through all connections at once."""
    await asyncio.gather(*(attack(kind, place, port, path) for place in range(CONNECTIONS)))


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
