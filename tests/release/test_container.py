"""The container file is what docs/hosting.md says: no root, nothing written, nothing unpinned, and a pulse.

No machine that runs the tests need have a builder, so it is read here, and what it runs is run without it.
"""

import json
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec

import msgspec
import pytest

from tests.docs.documents import ROOT, blocks
from tests.server.conftest import ServerProcess

Step = tuple[str, str]


def steps() -> list[Step]:
    """Return the instructions of the container file with their arguments, in order."""
    told = (ROOT / "Containerfile").read_text("utf-8")
    lines = re.sub(r"^#.*\n", "", told, flags=re.M).replace("\\\n", " ").splitlines()
    return [(name, given) for name, _, given in (line.strip().partition(" ") for line in lines) if name]


STEPS = steps()
STAGES = [given for name, given in STEPS if name == "FROM"]


def last_stage() -> list[Step]:
    start = max(index for index, (name, _) in enumerate(STEPS) if name == "FROM")
    return STEPS[start:]


def only(name: str) -> str:
    """Return what the one instruction of this name in the last stage says."""
    [given] = [given for each, given in last_stage() if each == name]
    return given


@pytest.mark.parametrize("base", STAGES)
def test_every_base_is_named_in_full_and_pinned_by_its_tag(base: str) -> None:
    image = base.split(" AS ")[0]
    assert re.fullmatch(r"docker\.io/library/(node|python):\d+\.\d+-[\w.-]+", image)


def test_it_runs_as_nobody_in_particular_and_keeps_its_data_in_a_volume() -> None:
    names = [name for name, _ in last_stage()]
    user = only("USER")
    assert user.isdecimal()
    assert int(user) >= 10_000
    assert f"--uid {user}" in only("RUN")
    assert "RUN" not in names[names.index("USER") :]
    assert only("VOLUME") == "/data"
    environment = dict(word.split("=", 1) for word in shlex.split(only("ENV")))
    assert environment["MISKATONIC_DATABASE"].startswith("/data/")
    assert environment["PYTHONDONTWRITEBYTECODE"] == "1"


def test_what_it_copies_exists_and_is_in_git() -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name, given in STEPS:
        words = shlex.split(given) if name == "COPY" else []
        if words and not words[0].startswith("--from="):
            for source in words[:-1]:
                assert re.search(rf"^{re.escape(source)}(/|$)", kept, re.M), source


def test_what_it_installs_is_locked() -> None:
    installs = re.findall(
        r"pip install ([^&]*)", " && ".join(given for name, given in STEPS if name == "RUN")
    )
    assert len(installs) == 3
    for given in installs:
        assert "--require-hashes" in given or "--no-index --no-deps" in given or "-c constraints.txt" in given


def test_it_starts_the_server_and_can_be_told_an_address() -> None:
    python, *words = json.loads(only("ENTRYPOINT"))
    assert python == "/opt/miskatonic/bin/python"
    assert words == ["-m", "miskatonic.server.run"]
    assert find_spec(words[1]) is not None
    assert json.loads(only("CMD")) == [f"0.0.0.0:{only('EXPOSE')}"]


def test_its_pulse_tells_a_server_that_is_well_from_one_that_is_not(server: ServerProcess) -> None:
    _, _, command = only("HEALTHCHECK").partition("CMD ")
    program = json.loads(command)[2]
    assert f":{only('EXPOSE')}/healthz" in program
    for port, well in ((server.port, True), (9, False)):
        asked = program.replace(f":{only('EXPOSE')}/", f":{port}/")
        done = subprocess.run([sys.executable, "-c", asked], capture_output=True)
        assert (done.returncode == 0) == well


def test_what_was_built_here_stays_out_of_it() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv", "**/node_modules", "src/miskatonic/server/client"} <= set(ignored)


def test_the_compose_example_fits_the_container_and_keeps_the_database_inside() -> None:
    [example] = [block.body for block in blocks("docs/hosting.md") if block.language == "yaml"]
    described = msgspec.yaml.decode(example)
    house, database = described["services"]["miskatonic"], described["services"]["database"]
    assert (ROOT / house["build"]["dockerfile"]).is_file()
    assert house["read_only"] is True
    assert house["ports"] == [f"127.0.0.1:{only('EXPOSE')}:{only('EXPOSE')}"]
    assert house["secrets"][0]["uid"] == only("USER")
    assert house["environment"]["MISKATONIC_DATABASE"].startswith("postgresql://")
    assert "ports" not in database
    assert [described["networks"][name] for name in database["networks"]] == [{"internal": True}]
    assert re.fullmatch(r"docker\.io/library/postgres:\d+-\w+", database["image"])
    named = {secret if isinstance(secret, str) else secret["source"] for secret in house["secrets"]}
    assert named | set(database["secrets"]) == set(described["secrets"])
