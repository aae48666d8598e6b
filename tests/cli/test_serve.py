"""`miskatonic serve`: it says where it is, serves, and ends without a fuss."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from tests.cli.driver import run

COMMAND = (sys.executable, "-m", "miskatonic", "serve", "--no-browser", "--lang", "en")


def test_it_prints_a_link_and_ends_quietly_when_interrupted(tmp_path: Path) -> None:
    command = (*COMMAND, "--port", "0", "--database", str(tmp_path / "tables.sqlite"))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found is not None
        with urlopen(f"{found[0]}healthz") as answer:
            assert answer.status == 200
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 0
        assert running.stderr.read() == ""


def test_a_port_that_is_taken_is_refused_with_the_reason(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = run("serve", "--port", port, "--database", str(tmp_path / "tables.sqlite"))
    assert done.exit_code == 2
    assert f"Port {port} is in use" in done.output
