"""What we build on may be used with the Apache License 2.0: every package, as its own metadata say."""

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution

from tests.docs.documents import ROOT
from tests.release.dependencies import needed

ALLOWED = {
    *(
        "0BSD",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "BlueOak-1.0.0",
        "CC0-1.0",
        "ISC",
        "MIT",
        "MIT-0",
    ),
    *("MIT-CMU", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib"),
    "MPL-2.0",  # covers changes to its own files, and we make none
}
"""Licences by their SPDX names."""
CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""How older metadata call them; which BSD licence it is does not matter here."""
EXCEPTIONS = {
    # An extra that a host chooses; imported as it is, exchangeable, and not part of our wheel.
    "psycopg": "LGPL-3.0-only",
    "psycopg-binary": "LGPL-3.0-only",
    "psycopg-pool": "LGPL-3.0-only",
    # Works, not programs: they are in the client, and NOTICE.md names their authors.
    "@fontsource/alegreya-sans": "OFL-1.1",
    "@fontsource/im-fell-english-sc": "OFL-1.1",
    "@iconify-json/game-icons": "CC-BY-3.0",
    # Tables of which browser knows what, read by tools that are not in the client.
    "caniuse-lite": "CC-BY-4.0",
}
"""Packages that are fine though their licence is not on the list, and why."""


def is_allowed(expression: str) -> bool:
    """Say whether an SPDX expression can be kept: one side of every OR, both sides of every AND."""
    bare = expression.replace("(", "").replace(")", "")
    return any(
        all(each.strip() in ALLOWED for each in re.split(r"\bAND\b", side))
        for side in re.split(r"\bOR\b", bare)
    )


def licence_of(package: Distribution) -> str:
    """Return a Python package's licence: the expression, the old field if it is one, else its classifiers."""
    metadata = package.metadata.json
    told = str(metadata.get("license_expression") or metadata.get("license") or "")
    if told in ALLOWED or "license_expression" in metadata:
        return told
    kinds = [each.split(" :: ")[-1] for each in metadata.get("classifier", ()) if "License ::" in each]
    return " AND ".join(CLASSIFIERS.get(kind, kind) for kind in kinds) or f"unknown: {told[:60]!r}"


def of_python() -> Iterator[tuple[str, str]]:
    for name, package in needed("miskatonic[dev]").items():
        yield name, licence_of(package)


def of_npm() -> Iterator[tuple[str, str]]:
    """Yield what is installed by its own metadata, and what other machines would install by the lock's."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    for path, locked in lock["packages"].items():
        if path:
            own = ROOT / "web" / path / "package.json"
            package = json.loads(own.read_text("utf-8")) if own.exists() else locked
            yield path.rpartition("node_modules/")[2], package.get("license", "unknown")


def refused(packages: Iterator[tuple[str, str]]) -> dict[str, str]:
    return {
        name: licence
        for name, licence in packages
        if not is_allowed(licence) and EXCEPTIONS.get(name) != licence
    }


def test_every_python_package_may_be_used() -> None:
    assert len(dict(of_python())) > 50
    assert refused(of_python()) == {}


def test_every_npm_package_may_be_used() -> None:
    assert len(dict(of_npm())) > 50
    assert refused(of_npm()) == {}


def test_a_licence_that_asks_more_is_refused() -> None:
    theirs = {"a": "GPL-3.0-only", "b": "MIT AND GPL-2.0-only", "c": "unknown", "psycopg": "AGPL-3.0-only"}
    assert refused(iter(theirs.items())) == theirs
    assert refused(iter({"d": "(MIT OR GPL-2.0-only)", "e": "MIT AND ISC"}.items())) == {}


def test_what_is_shipped_in_the_client_is_named_in_the_notice() -> None:
    notice = (ROOT / "NOTICE.md").read_text("utf-8").lower().replace("-", " ")
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    shipped = {re.sub("^@fontsource/", "", name).replace("-", " ") for name in package["dependencies"]}
    assert [name for name in (*shipped, "game icons.net") if name.lower() not in notice] == []
