"""The command `miskatonic`: the table in the terminal, the rulebook, replays, simulations and tournaments.

Not for rules, views or bots: it shows what they say and hands over what a person types.
"""

from miskatonic.cli.commands import app


def main() -> None:
    """Run the command."""
    app(prog_name="miskatonic")
