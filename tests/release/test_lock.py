"""The lock file brings all that a server needs, in the versions of constraints.txt, and nothing unhashed."""

import re

from packaging.utils import canonicalize_name

from tests.docs.documents import ROOT
from tests.release.dependencies import needed

LOCK = (ROOT / "requirements.lock").read_text("utf-8")
PIN = re.compile(r"^([\w.-]+)==(\S+)", re.M)


def pins(text: str) -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PIN.findall(text)}


def test_every_version_is_that_of_the_constraints() -> None:
    allowed = pins((ROOT / "constraints.txt").read_text("utf-8"))
    assert pins(LOCK).items() <= allowed.items()


def test_all_that_a_server_needs_is_locked() -> None:
    assert set(needed("miskatonic[postgres]")) - {"miskatonic"} <= set(pins(LOCK))


def test_every_version_has_its_hashes() -> None:
    joined = LOCK.replace("\\\n", "")
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not re.search(r" --hash=sha256:[0-9a-f]{64}", line)] == []
    assert len(lines) == len(pins(LOCK))


def test_it_names_no_place_to_fetch_from() -> None:
    assert re.findall(r"\w+://|file:|-url|--find-links|--trusted-host", LOCK) == []
