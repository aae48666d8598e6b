"""Breaks one module in every Python process that finds this folder: a trial, and the servers its tests start.

Python imports a module of this name by itself when it begins. Not for choosing what is broken.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

MODULE, TEXT = "MISKATONIC_BROKEN_MODULE", "MISKATONIC_BROKEN_TEXT"
"""The environment says which module is broken, and where its broken text is."""


class BrokenModule(SourceFileLoader):
    """Loads a module from the text it is given."""

    def __init__(self, name: str, path: str, source: str) -> None:
        """Take the text instead of the file's."""
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> Any:
        """Compile the broken text; no compiled file is read or written."""
        return self.source_to_code(self._source.encode(), self.get_filename(fullname))


class Breaker(MetaPathFinder):
    """Finds the one module that is broken."""

    def __init__(self, module: str, source: str) -> None:
        """Wait for the module."""
        self._module, self._source = module, source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the module is, with a loader of ours."""
        if fullname != self._module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = BrokenModule(fullname, spec.origin, self._source)
        return spec


if MODULE in os.environ:
    sys.meta_path.insert(0, Breaker(os.environ[MODULE], Path(os.environ[TEXT]).read_text("utf-8")))
