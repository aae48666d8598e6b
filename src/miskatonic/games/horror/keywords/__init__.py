"""Keywords: one module for each, with its name in both languages and what it does at which point of the
rules.

A new keyword is one new file here; nothing else needs to know of it. Some keywords do nothing by
themselves: other
rules ask whether a card has them.
"""

from importlib import import_module
from pkgutil import iter_modules

NAMES: dict[str, tuple[str, str]] = {}
"""The names of all keywords in English and German, by module."""

for _module in iter_modules(__path__):
    NAMES[_module.name] = import_module(f"{__name__}.{_module.name}").NAME
