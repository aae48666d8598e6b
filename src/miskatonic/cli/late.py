"""Groups of commands that are loaded when one of them is called, so that the others start at once."""

from typing import Any

from typer.core import TyperGroup
from typer.main import get_group


class Games(TyperGroup):
    """`miskatonic play`: a command for every game, with the flags of its options."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the games there are."""
        from miskatonic import games

        return list(games.NAMES)

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
