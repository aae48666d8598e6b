"""What is released can be installed and played: sdist, wheel from it, and a match on the installed server."""

import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from miskatonic import __version__
from tests.docs.documents import ROOT
from tests.release.dependencies import needed
from tests.server.player import Player

pytestmark = pytest.mark.long
ALONE = {"PATH": "/nowhere", "LANG": "C.UTF-8"}
"""Neither npm nor git, and nothing that says where our sources are."""


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder), cwd=ROOT)
    [packed] = folder.glob("*.tar.gz")
    with tarfile.open(packed) as tar:
        tar.extractall(folder, filter="data")
    return folder / f"miskatonic-{__version__}"


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """Return the wheel that is built from the source distribution alone, without npm."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=sdist)
    [built] = sdist.glob("dist/*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the programs are of an environment with the wheel, what it says it needs, and no more."""
    environment = tmp_path_factory.mktemp("bare")
    venv.create(environment)
    [packages] = environment.glob("lib/python*/site-packages")
    for package in needed(*requirements(wheel)).values():
        tops = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
        for top in tops:
            if not (packages / top).exists():  # two packages of one namespace
                (packages / top).symlink_to(str(package.locate_file(top)))
    pip = (sys.executable, "-m", "pip", "--python", str(environment / "bin/python"))
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel), cwd=environment)
    return environment / "bin"


def requirements(wheel: Path) -> list[str]:
    """Return what the wheel says it needs, without extras."""
    metadata = zipfile.ZipFile(wheel).read(f"miskatonic-{__version__}.dist-info/METADATA").decode()
    listed = re.findall(r"^Requires-Dist: (.*)$", metadata, re.M)
    return [each for each in listed if "extra ==" not in each]


def run(*command: str, cwd: Path) -> str:
    """Run to a good end and return what was printed."""
    done = subprocess.run(command, cwd=cwd, env=ALONE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_sdist_brings_the_built_client_and_its_sources(sdist: Path) -> None:
    assert (sdist / "src/miskatonic/server/client/index.html").is_file()
    assert (sdist / "web/src/App.svelte").is_file()
    assert (sdist / "web/package-lock.json").is_file()
    assert not (sdist / "web/node_modules").exists()


def test_the_wheel_brings_the_client_of_this_folder_whole(wheel: Path) -> None:
    client = ROOT / "src/miskatonic/server/client"
    ours = {str(path.relative_to(client)) for path in client.rglob("*") if path.is_file()}
    prefix = "miskatonic/server/client/"
    packed = {name.removeprefix(prefix) for name in zipfile.ZipFile(wheel).namelist() if prefix in name}
    assert packed == ours


def test_the_installed_command_tells_the_version(programs: Path) -> None:
    assert run(str(programs / "miskatonic"), "--version", cwd=programs) == f"miskatonic {__version__}\n"
    where = run(str(programs / "python"), "-c", "import miskatonic; print(miskatonic.__file__)", cwd=programs)
    assert where.startswith(str(programs.parent))


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """Serve with what is installed; yield the address."""
    command = (str(programs / "miskatonic"), "serve", "--port", "0", "--no-browser", "--lang", "en")
    told = {**ALONE, "MISKATONIC_DATABASE": str(folder / "tables.sqlite"), "MISKATONIC_BOT_DELAY": "0"}
    with subprocess.Popen(command, cwd=folder, env=told, stdout=-1, stderr=-1, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http://")).rstrip("/.")
        finally:
            server.terminate()
            server.communicate(timeout=30)


@pytest.mark.anyio
async def test_a_match_is_played_to_its_end_on_the_installed_server(programs: Path, tmp_path: Path) -> None:
    with serving(programs, tmp_path) as address:
        async with Player(address) as host:
            page = await host.http.get("/")
            script = page.text.split('src="/assets/')[1].split('"')[0]
            assert (await host.http.get(f"/assets/{script}")).status_code == 200
            table = await host.open_table(name="Host", options={"seats": 3, "start": 0}, bots="random")
            await host.join(table)
            await host.send("start")
            await host.play_on(lambda ask: ask["options"][0]["id"])
            assert host.table["outcome"] is not None
