"""The dashboard asks for numbers that the server has, and leaves none of them out."""

import json
import re

from miskatonic.server.observe import Metrics
from tests.docs.documents import ROOT

OF_A_HISTOGRAM = ("_bucket", "_count", "_sum")


def exported() -> dict[str, set[str]]:
    """Return the metrics with the names of their series."""
    kinds = re.findall(r"^# TYPE (miskatonic_\w+) (\w+)", Metrics().page().decode(), re.MULTILINE)
    return {
        name: {name + part for part in OF_A_HISTOGRAM} if kind == "histogram" else {name}
        for name, kind in kinds
        if not name.endswith("_created")
    }


def asked_for() -> set[str]:
    panels = json.loads((ROOT / "docs/grafana.json").read_text("utf-8"))["panels"]
    queries = [target["expr"] for panel in panels for target in panel["targets"]]
    return {name for query in queries for name in re.findall(r"miskatonic_\w+", query)}


def test_every_query_is_about_a_number_that_there_is() -> None:
    assert asked_for() <= set().union(*exported().values())


def test_every_number_is_shown() -> None:
    assert [name for name, series in exported().items() if not series & asked_for()] == []
