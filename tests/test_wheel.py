"""A wheel brings a fresh browser client, or is not built; a server without its client says so."""

import json
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata

from hatch_build import CLIENT, ClientHook, NoClient, ensure_client

ROOT = Path(__file__).parents[1]
BESIDE_PYTHON = str(Path(sys.executable).parent)
"""Where `make` puts npm if the machine has none."""
WITHOUT_NPM = {**os.environ, "PATH": "/nowhere", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a folder with all that a wheel is built from, as fresh as git has it: without a client."""
    folder = tmp_path / "source"
    built = shutil.ignore_patterns("client", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=built)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, folder)
    return folder


def build(source: Path) -> subprocess.CompletedProcess[str]:
    """Build a wheel in that folder, without a network and without npm."""
    alone = ("--no-build-isolation", "--no-deps", "--no-index")
    command = (sys.executable, "-m", "pip", "wheel", *alone, ".")
    return subprocess.run(command, cwd=source, env=WITHOUT_NPM, capture_output=True, text=True)


def test_without_a_client_and_without_npm_there_is_no_wheel_but_a_sentence(source: Path) -> None:
    tried = build(source)
    assert tried.returncode != 0
    assert "The browser client is not built" in tried.stderr
    assert "make web" in tried.stderr
    assert "Traceback" not in tried.stderr
    assert list(source.glob("*.whl")) == []


def test_the_client_goes_into_the_wheel(source: Path) -> None:
    client = source / CLIENT
    client.parent.mkdir()
    client.write_text("<p>Iä!</p>")
    assert build(source).returncode == 0
    [wheel] = source.glob("*.whl")
    assert zipfile.ZipFile(wheel).read("miskatonic/server/client/index.html").decode() == "<p>Iä!</p>"


def test_a_stale_client_goes_into_no_wheel(source: Path) -> None:
    client = source / CLIENT
    client.parent.mkdir()
    client.write_text("<p>Iä!</p>")
    os.utime(client, (0, 0))
    tried = build(source)
    assert tried.returncode != 0
    assert "The browser client is older than its sources" in tried.stderr
    assert list(source.glob("*.whl")) == []


def test_only_an_editable_install_needs_no_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    hook = ClientHook(str(tmp_path), {}, None, ProjectMetadata(str(tmp_path), None), "", "wheel")
    hook.initialize("editable", {})
    with pytest.raises(SystemExit):
        hook.initialize("standard", {})


def test_a_server_without_its_client_says_so_and_serves(source: Path, tmp_path: Path) -> None:
    command = (sys.executable, "-m", "miskatonic", "serve", "--lang", "en", "--port", "0")
    kept = ("--database", str(tmp_path / "tables.sqlite"))
    told = {**os.environ, "PYTHONPATH": str(source / "src")}
    with subprocess.Popen((*command, *kept), stdout=-1, stderr=-1, text=True, env=told) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert "http://" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 0
        assert "client is not built" in running.stderr.read()


# A client that is missing is built by npm; here one that takes no time to build


def project(folder: Path, build: str) -> Path:
    """Return a folder whose client is built by this script."""
    (folder / "web").mkdir()
    package = {"name": "client", "version": "1.0.0", "scripts": {"build": f"node -e '{build}'"}}
    lock = {"name": "client", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": package}}
    (folder / "web/package.json").write_text(json.dumps(package))
    (folder / "web/package-lock.json").write_text(json.dumps(lock))
    (folder / CLIENT).parent.mkdir(parents=True)
    return folder


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{BESIDE_PYTHON}{os.pathsep}{os.environ['PATH']}")


WRITES = f'require("fs").writeFileSync("../{CLIENT}", "built")'


@pytest.mark.usefixtures("npm")
def test_a_missing_client_is_built_and_one_that_is_there_is_taken(tmp_path: Path) -> None:
    root = project(tmp_path, WRITES)
    ensure_client(root)
    assert (root / CLIENT).read_text() == "built"
    (root / CLIENT).write_text("mine")
    ensure_client(root)
    assert (root / CLIENT).read_text() == "mine"


@pytest.mark.usefixtures("npm")
@pytest.mark.parametrize(
    "source", ["web/src/App.svelte", "web/package.json", "src/miskatonic/core/words.ftl"]
)
def test_a_client_older_than_its_sources_is_built_anew(tmp_path: Path, source: str) -> None:
    root = project(tmp_path, WRITES)
    (root / "web/node_modules").mkdir()
    (root / "web/node_modules/.ready").touch()
    (root / CLIENT).write_text("stale")
    (root / source).parent.mkdir(parents=True, exist_ok=True)
    (root / source).touch()
    later = (root / CLIENT).stat().st_mtime + 1
    os.utime(root / source, (later, later))
    ensure_client(root)
    assert (root / CLIENT).read_text() == "built"


@pytest.mark.usefixtures("npm")
def test_a_client_that_cannot_be_built_stops_the_wheel(tmp_path: Path) -> None:
    root = project(tmp_path, "process.exit(1)")
    (root / "web/node_modules").mkdir()
    (root / "web/node_modules/.ready").touch()  # what it is built with need not be fetched
    with pytest.raises(NoClient, match="npm run build"):
        ensure_client(root)
