"""How a server is set up: by arguments of `miskatonic serve` or by environment variables MISKATONIC_…

Not for options of a match.
"""

import os
from pathlib import Path

import msgspec

from miskatonic import games
from miskatonic.bots import guest


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
    sessions_per_hour: float = 12.0
    """New ones, of somebody who has none."""
    sessions_burst: int = 10
    work_per_second: float = 40.0
    """What requests cost is in `prices`; a look at an earlier position costs 2."""
    work_burst: int = 400
    people_per_address: int = 3
    """An address may do as much as so many sessions."""
    public_tables: int = 5
    """Of one session that gather people at the same time; of an address so many for each of its people."""
    sockets: int = 20
    """Of one session, at all tables together."""
    strangers_per_table: int = 200
    """Sockets at one table of those who neither have a seat there nor opened it."""
    strikes: int = 30
    """How often somebody is told before the socket is closed."""
    unfinished_tables: int = 100
    """That one session has opened, and that are neither over nor closed."""
    rooms: int = 100
    """In one session's list."""
    notes: int = 500
    """Tables on which one session has notes."""


class Retention(msgspec.Struct, frozen=True):
    """For how many days things are kept after they have changed last; see `retention`."""

    unpacked: float = 14.0
    """Finished matches as they were played. Then they are packed small, and what was said is forgotten."""
    finished: float = 365.0
    abandoned: float = 90.0
    """Matches that were not finished."""
    gathering: float = 14.0
    rooms: float = 730.0
    results: float = 1095.0
    """How matches ended, for statistics; never longer than the session of whoever played."""
    sessions: float = 180.0
    """Since they were last used; with them go their notes, results and list of rooms."""
    sure: float = 1.0
    """So many days the server must have run with something too old before it lets go of it: a clock that is
    wrong for an hour costs nothing."""
    sweep: float = 3600.0
    """Seconds from one look at what is too old to the next."""


class Settings(msgspec.Struct, frozen=True):
    """How this server is set up."""

    database: str
    """A file, sqlite:///file, or postgresql://…"""
    origins: tuple[str, ...] = ()
    """Where pages may come from besides the server's own address, like https://play.example.org."""
    hosts: tuple[str, ...] = ()
    """Under which names it may be asked, like play.example.org; none: under any."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say for whom they ask."""
    secure: bool = False
    """Whether it is reached by https, so that cookies are marked Secure."""
    bot_delay: float = 0.7
    """Seconds a bot waits before it answers, always the same, so that people can follow."""
    person_delay: float = 1.0
    """Seconds a person takes at least where the program answers for him; see `core.delay`."""
    bot_seconds: float = 30.0
    """How long a bot may think before a simpler one replaces it for a while."""
    unwatched_delay: float = 5.0
    """Seconds a bot waits besides where nobody is there to see it."""
    workers: int = 1
    """Processes in which bots think."""
    grace: float = 60.0
    """Seconds the clock waits for somebody whose connection was lost."""
    idle_minutes: float = 30.0
    """How long a match stays in memory after the last socket has gone; a table without one stays a minute."""
    background: int = 32
    """Tables at which nobody is that are in memory at once because a clock runs out or a bot is asked."""
    games: tuple[str, ...] = ()
    """Others' games that may be played here, of those that are installed."""
    bots: tuple[str, ...] = ()
    """Others' bots that may be seated here, of those that are installed."""
    limits: Limits = Limits()
    retention: Retention = Retention()


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
        hosts=_listed(given.get("MISKATONIC_HOSTS", "")),
        proxies=_listed(given.get("MISKATONIC_PROXIES", "")),
        secure=given.get("MISKATONIC_SECURE", "") == "1",
        bot_delay=float(given.get("MISKATONIC_BOT_DELAY", "0.7")),
        person_delay=float(given.get("MISKATONIC_PERSON_DELAY", "1.0")),
        unwatched_delay=float(given.get("MISKATONIC_UNWATCHED_DELAY", "5")),
        workers=int(given.get("MISKATONIC_WORKERS", "1")),
        games=_listed(given.get("MISKATONIC_GAMES", "")),
        bots=_listed(given.get("MISKATONIC_BOTS", "")),
        limits=Limits(
            head_seconds=float(given.get("MISKATONIC_PATIENCE", "10")),
            people_per_address=int(given.get("MISKATONIC_PEOPLE_PER_ADDRESS", "3")),
        ),
        grace=float(given.get("MISKATONIC_GRACE", "60")),
        idle_minutes=float(given.get("MISKATONIC_IDLE", "30")),
        background=int(given.get("MISKATONIC_BACKGROUND", "32")),
        retention=Retention(
            unpacked=float(given.get("MISKATONIC_KEEP_UNPACKED", "14")),
            finished=float(given.get("MISKATONIC_KEEP_FINISHED", "365")),
            abandoned=float(given.get("MISKATONIC_KEEP_ABANDONED", "90")),
            gathering=float(given.get("MISKATONIC_KEEP_GATHERING", "14")),
            rooms=float(given.get("MISKATONIC_KEEP_ROOMS", "730")),
            results=float(given.get("MISKATONIC_KEEP_RESULTS", "1095")),
            sessions=float(given.get("MISKATONIC_KEEP_SESSIONS", "180")),
            sure=float(given.get("MISKATONIC_KEEP_SURE", "1")),
            sweep=float(given.get("MISKATONIC_SWEEP", "3600")),
        ),
    )


def not_installed(settings: Settings) -> tuple[str, ...]:
    """Return the games and bots that are listed but not there."""
    games_there, bots_there = games.installed(), guest.installed()
    missing = [name for name in settings.games if name not in games_there]
    return (*missing, *(name for name in settings.bots if name not in bots_there))


def _listed(given: str) -> tuple[str, ...]:
    return tuple(each for each in given.split(",") if each)
