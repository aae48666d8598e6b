"""The commands of `miskatonic` and their flags; what they do stands in the modules they call.

Each loads its module when it is called: rules, cards and words take longer than `--help` may.
"""

from pathlib import Path
from typing import Annotated

import typer

from miskatonic import __version__
from miskatonic.cli.flags import (
    GameArgument,
    GamesFlag,
    JsonFlag,
    LangFlag,
    Language,
    OptionFlag,
    PlainFlag,
    ResumeFlag,
    SeatsFlag,
    SeedFlag,
    spoken,
)
from miskatonic.cli.late import Campaigns, Games, QuickGroup

app = typer.Typer(
    cls=QuickGroup,
    help="A game house for Mythos tabletop games, in English and German.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
playing = typer.Typer(cls=Games, rich_markup_mode=None)
app.add_typer(playing, name="play")
campaign = typer.Typer(
    cls=Campaigns, help="Play campaigns of Horror.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(campaign, name="campaign")
horror = typer.Typer(help="Look at the cards of Horror.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(horror, name="horror")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"miskatonic {__version__}")
        raise typer.Exit


@app.callback()
def _house(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None: ...


@playing.callback(invoke_without_command=True)
def play(
    context: typer.Context, resume: ResumeFlag = None, lang: LangFlag = None, plain: PlainFlag = False
) -> None:
    """Play a game against bots, alone or together."""
    context.obj = {"lang": lang, "plain": plain}
    if context.invoked_subcommand is None:
        from miskatonic.cli.play import resume as go_on

        go_on(resume, spoken(lang), plain)


@campaign.callback()
def _campaign() -> None: ...


@app.command()
def learn(
    game: Annotated[str, typer.Argument(help="Which game; without it, which there are.")] = "",
    lang: LangFlag = None,
    plain: PlainFlag = False,
) -> None:
    """Learn a game: a first match in which everything is explained."""
    from miskatonic.cli import learning
    from miskatonic.cli.words import known_game

    language = spoken(lang)
    learning.learn(known_game(game, language) if game else "", language, plain)


@app.command()
def rules(
    game: GameArgument,
    query: Annotated[list[str], typer.Argument(help="Words to find, or an id like follow.6.")] = [],  # noqa: B006
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Report which clauses the tests of a checkout prove.")
    ] = False,
    terms: Annotated[
        bool, typer.Option("--index", help="List the terms of the rulebook, and where they stand.")
    ] = False,
    where: Annotated[
        str, typer.Option("--where", metavar="CLAUSE", help="Show the code and the tests of a clause.")
    ] = "",
    json: JsonFlag = False,
    lang: LangFlag = None,
) -> None:
    """Read or search the rulebook of a game."""
    from miskatonic.cli import rulepage
    from miskatonic.cli.words import known_game

    language = spoken(lang)
    known_game(game, language)
    if where:
        raise typer.Exit(rulepage.print_where(game, language, where, json))
    if terms:
        raise typer.Exit(rulepage.print_index(game, language, json))
    if coverage:
        raise typer.Exit(rulepage.report_coverage(game, language, json))
    raise typer.Exit(rulepage.print_rules(game, language, " ".join(query), json))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match or a record.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait after every move.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the record is genuine.")] = False,
    lang: LangFlag = None,
    plain: PlainFlag = False,
) -> None:
    """Tell a match again from its record."""
    from miskatonic.cli import replays

    replays.replay(file, spoken(lang), plain, step=step, verify=verify)


@app.command()
def saves(json: JsonFlag = False, lang: LangFlag = None) -> None:
    """List saved matches and campaigns."""
    from miskatonic.cli.savelist import print_saves

    print_saves(spoken(lang), json)


@app.command()
def simulate(
    game: GameArgument,
    games: GamesFlag = 1000,
    seats: SeatsFlag = None,
    bot: Annotated[str, typer.Option("--bot", help="Which bot sits in every seat.")] = "random",
    seed: SeedFlag = 0,
    option: OptionFlag = [],  # noqa: B006
    json: JsonFlag = False,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw what was counted: an svg or png file.")
    ] = None,
    lang: LangFlag = None,
) -> None:
    """Let bots play many games, and count."""
    from miskatonic.cli import runs
    from miskatonic.cli.words import known_game

    language = spoken(lang)
    known_game(game, language)
    runs.simulate(runs.Order(game, [bot], games, seats, seed, option), language, json, plot)


@app.command()
def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", help="The bots, like belief,simple,random.")],
    games: GamesFlag = 1000,
    seats: SeatsFlag = None,
    seed: SeedFlag = 0,
    option: OptionFlag = [],  # noqa: B006
    json: JsonFlag = False,
    lang: LangFlag = None,
) -> None:
    """Let bots compete, and report who wins how often.

    Seats rotate after every game; shares come with their 95 % intervals.
    """
    from miskatonic.cli import runs
    from miskatonic.cli.words import known_game

    language = spoken(lang)
    known_game(game, language)
    kinds = [kind.strip() for kind in bots.split(",")]
    runs.arena(runs.Order(game, kinds, games, seats, seed, option), language, json)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 picks one.")] = 8000,
    share: Annotated[
        bool, typer.Option("--share", help="Let others in the same network play along.")
    ] = False,
    database: Annotated[
        str, typer.Option("--database", help="A file for the tables, or postgresql://…")
    ] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page by itself.")] = True,
    lang: LangFlag = None,
) -> None:
    """Serve tables that people play at in their browsers."""
    from miskatonic.cli import serving

    serving.run(spoken(lang), host, port, share, database, browser)


DatabaseFlag = Annotated[
    str, typer.Option("--database", help="A file, or postgresql://…; without it, what the server uses.")
]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    database: DatabaseFlag = "",
    force: Annotated[bool, typer.Option("--force", help="Replace a copy that is there already.")] = False,
    lang: LangFlag = None,
) -> None:
    """Copy all tables into a file, while people play."""
    from miskatonic.cli import backups

    backups.make(spoken(lang), file, database, force)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `miskatonic backup` made.")],
    database: DatabaseFlag = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the tables that are there.")] = False,
    lang: LangFlag = None,
) -> None:
    """Put the tables of a copy in place; stop the server first."""
    from miskatonic.cli import backups

    backups.put_back(spoken(lang), file, database, force)


@horror.callback()
def _cards() -> None: ...


@horror.command()
def cards(
    query: Annotated[list[str], typer.Argument(help="Words on the cards, in either language.")] = [],  # noqa: B006
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Report how far the cards of the core box are in a checkout.")
    ] = False,
    json: JsonFlag = False,
    lang: LangFlag = None,
) -> None:
    """List the cards, or search them, with their text."""
    from miskatonic.cli.cards import print_cards, print_coverage

    if coverage:
        raise typer.Exit(print_coverage(spoken(lang), json))
    raise typer.Exit(print_cards(spoken(lang), " ".join(query), json))


FilesArgument = Annotated[list[Path], typer.Argument(help="Documents of deck sites (JSON) or packs (TOML).")]
TextFlag = Annotated[Language | None, typer.Option("--text", help="Which text of a card is read: en or de.")]


@horror.command()
def read(
    files: FilesArgument,
    explain: Annotated[
        str, typer.Option("--explain", help="Show a card's tree, and the sentence each part came from.")
    ] = "",
    written: TextFlag = None,
    json: JsonFlag = False,
    lang: LangFlag = None,
) -> None:
    """Read the texts of cards, and say for each what is understood."""
    from miskatonic.cli.reading import print_readings

    raise typer.Exit(print_readings(spoken(lang), files, explain, written, json))


@horror.command()
def translate(files: FilesArgument, written: TextFlag = None, lang: LangFlag = None) -> None:
    """Turn the texts of cards into the other language."""
    from miskatonic.cli.reading import print_translations

    raise typer.Exit(print_translations(spoken(lang), files, written))


@horror.command()
def escape_hatches(lang: LangFlag = None) -> None:
    """List the cards whose effects are not made of words."""
    from miskatonic.cli.hatches import print_hatches
    from miskatonic.games.horror.hatches import all_cards

    print_hatches(spoken(lang), all_cards())
