"""How a server is set up: by arguments of `miskatonic serve` or by environment variables MISKATONIC_…

Not for options of a match.
"""

import os
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one session, or one address, may do; beyond that it is first told, then cut off."""

    frame_bytes: int = 16_384
    head_bytes: int = 16_384
    """A request's line and headers."""
    head_seconds: float = 10.0
    body_bytes: int = 65_536
    body_seconds: float = 60.0
    commands_per_second: float = 10.0
    commands_burst: int = 40
    messages_per_minute: float = 20.0
    messages_burst: int = 6
    tables_per_hour: float = 30.0
    tables_burst: int = 10
    decks_per_minute: float = 120.0
    """Whoever builds a deck has it checked after every change."""
    decks_burst: int = 40
    looks_per_second: float = 20.0
    """Earlier positions and records."""
    looks_burst: int = 200
    looks_per_second_from_an_address: float = 40.0
    looks_burst_from_an_address: int = 400
    sockets: int = 20
    """Of one session, at all tables together."""
    strangers_per_table: int = 200
    """Sockets at one table of those who neither have a seat there nor opened it."""
    strikes: int = 30
    """How often somebody is told before the socket is closed."""


class Settings(msgspec.Struct, frozen=True):
    """How this server is set up."""

    database: str
    """A file, sqlite:///file, or postgresql://…"""
    origins: tuple[str, ...] = ()
    """Where pages may come from besides the server's own address, like https://play.example.org."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say for whom they ask."""
    secure: bool = False
    """Whether it is reached by https, so that cookies are marked Secure."""
    bot_delay: float = 0.7
    """Seconds a bot waits before it answers, always the same, so that people can follow."""
    person_delay: float = 1.0
    """Seconds a person takes at least where the program answers for him; see `core.delay`."""
    bot_seconds: float = 30.0
    """How long a bot may think before a simpler one replaces it."""
    workers: int = 1
    """Processes in which bots think."""
    grace: float = 60.0
    """Seconds the clock waits for somebody whose connection was lost."""
    session_days: int = 180
    idle_minutes: float = 30.0
    """How long a table stays in memory after the last socket has gone."""
    limits: Limits = Limits()


def data_folder() -> Path:
    """Return where this user's tables are kept by default."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "miskatonic"


def from_environment() -> Settings:
    """Return the settings that environment variables name."""
    given = os.environ
    return Settings(
        database=given.get("MISKATONIC_DATABASE") or str(data_folder() / "tables.sqlite"),
        origins=_listed(given.get("MISKATONIC_ORIGINS", "")),
        proxies=_listed(given.get("MISKATONIC_PROXIES", "")),
        secure=given.get("MISKATONIC_SECURE", "") == "1",
        bot_delay=float(given.get("MISKATONIC_BOT_DELAY", "0.7")),
        person_delay=float(given.get("MISKATONIC_PERSON_DELAY", "1.0")),
        workers=int(given.get("MISKATONIC_WORKERS", "1")),
        limits=Limits(head_seconds=float(given.get("MISKATONIC_PATIENCE", "10"))),
        grace=float(given.get("MISKATONIC_GRACE", "60")),
    )


def _listed(given: str) -> tuple[str, ...]:
    return tuple(each for each in given.split(",") if each)
