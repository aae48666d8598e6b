"""`miskatonic serve`: the tables in the browser, on this machine or for everybody in the same network."""

import os
import socket
from contextlib import suppress

import msgspec
import typer

from miskatonic.cli.flags import Language
from miskatonic.cli.words import refuse, speech
from miskatonic.core.text import text
from miskatonic.server.app import CLIENT
from miskatonic.server.observe import log_as_json
from miskatonic.server.run import on_a_desktop, serve
from miskatonic.server.settings import from_environment, not_installed

EVERYBODY = "0.0.0.0"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


def run(language: Language, host: str, port: int, share: bool, database: str, browser: bool) -> None:
    """Serve until interrupted."""
    words = speech(language)
    settings = from_environment()
    if database:
        settings = msgspec.structs.replace(settings, database=database)
    if missing := not_installed(settings):
        refuse(words, text("serve-not-installed", names=", ".join(missing)))
    host = EVERYBODY if share else host
    if host in LOOPBACK and not (settings.hosts or settings.proxies or settings.origins):
        # Any page in the browser could lead a name of its own here; nobody else is to use this address.
        settings = msgspec.structs.replace(settings, hosts=LOOPBACK)
    if port and not _is_free(host, port):
        refuse(words, text("serve-port-taken", port=str(port)))
    lines = [words.say(text("serve-open", address="{address}"))]
    if host == EVERYBODY:
        lines.append(words.say(text("serve-shared", address=f"http://{_own_address()}:{port}/")))
    lines.append(words.say(text("serve-kept", database=_without_password(settings.database))))
    lines.append(words.say(text("serve-stop")))
    built = (CLIENT / "index.html").exists()
    if not built:
        typer.echo(words.say(text("serve-no-client")), err=True)
    log_as_json("WARNING" if os.environ.get("MISKATONIC_LOG") is None else os.environ["MISKATONIC_LOG"])
    with suppress(KeyboardInterrupt):
        serve(settings, host, port, "\n".join(lines), built and browser and on_a_desktop())


def _is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _own_address() -> str:
    """Return how others in the network reach this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def _without_password(database: str) -> str:
    scheme, separator, rest = database.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}" if separator else database
