"""Commands that start at once: groups are loaded when one of their commands is called.

Typer checks every flag with pydantic, which takes as long to load as a game. Quick commands take what is
right as it stands, and only the rest that way.
"""

from functools import partial
from typing import Any

from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

MOST_DIGITS = 18
"""A longer number is looked at more closely."""


def _value(param: Any, ctx: Any, value: Any) -> Any:
    """Return the value of a flag: nothing, words and whole numbers as they are, everything else checked."""
    kind = param.type_descriptor.annotation
    if value is None:
        value = () if param.multiple else None
    elif kind is int and param.type_descriptor.parameter_info.max is None and _is_number(value):
        value = int(value)
    elif kind not in (str, list[str]) and not (kind in (bool, int) and isinstance(value, kind)):
        return type(param).process_value(param, ctx, value)
    return value if param.callback is None else param.callback(ctx, param, value)


def _is_number(value: Any) -> bool:
    """Say whether this is a number above zero in plain digits, so that no flag refuses it for its size."""
    digits = str(value).lstrip("0")
    return digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS


def _lightly(params: list[Any]) -> list[Any]:
    """Return flags that are checked lightly; one that must be given is left as it is."""
    for param in params:
        if not param.required and hasattr(param, "type_descriptor"):
            param.process_value = partial(_value, param)
    return params


class QuickCommand(TyperCommand):
    """A command that loads nothing to check its flags."""

    def get_params(self, ctx: Any) -> Any:
        """Return the flags, `--help` among them."""
        return _lightly(super().get_params(ctx))


class QuickGroup(TyperGroup):
    """A group that loads nothing to check its flags."""

    def get_params(self, ctx: Any) -> Any:
        """Return the flags, `--help` among them."""
        return _lightly(super().get_params(ctx))


class Games(QuickGroup):
    """`miskatonic play`: a command for every game, with the flags of its options."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the games there are."""
        from miskatonic import games

        return list(games.names())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command that plays a game, and load no other game."""
        from miskatonic.cli import play

        return play.command(cmd_name) if cmd_name in self.list_commands(ctx) else None


class Campaigns(TyperGroup):
    """`miskatonic campaign`: its commands know all cards of Horror, which take a while to load."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return what can be done with a campaign."""
        return self._loaded().list_commands(ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return one of these commands."""
        return self._loaded().get_command(ctx, cmd_name)

    def _loaded(self) -> TyperGroup:
        from miskatonic.cli import campaigns

        return get_group(campaigns.app)
