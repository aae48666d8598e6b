"""The score over rematches in the terminal: `miskatonic play ritual --series FILE`. Not for campaigns."""

from pathlib import Path

from miskatonic.cli import saves
from miskatonic.cli.table import Table
from miskatonic.cli.words import refuse
from miskatonic.core.series import BadSeries, Series, add, read, standings, write
from miskatonic.core.text import Speech, text


def opened(path: Path, game: str, words: Speech) -> Series:
    """Return the series in a file, or a new one; refuse a file that is none, or of another game."""
    if not path.exists():
        return Series(game, path.stem)
    try:
        series = read(path.read_bytes())
    except OSError as error:
        refuse(words, text("cannot-read", file=saves.shown(path), reason=error.strerror or str(error)))
    except BadSeries as error:
        refuse(words, text("bad-file", file=saves.shown(path), reason=words.say(error.reason)))
    if series.game != game or series.tale is not None:
        reason = words.say(text("series-other", game=series.game))
        refuse(words, text("bad-file", file=saves.shown(path), reason=reason))
    return series


def keep_score(path: Path, series: Series, table: Table) -> None:
    """Add the match that is over, and print how everybody stands; bots count like anybody else."""
    series = add(series, table.match, [sitter.by or sitter.name for sitter in table.sitters])
    try:
        saves.write_bytes(path, write(series))
    except OSError as error:
        refuse(table.words, text("save-failed", file=saves.shown(path), reason=error.strerror or str(error)))
    table.gap()
    table.note("series-matches", count=len(series.matches))
    for each in standings(series):
        table.note("series-standing", name=each.person, won=each.won, played=each.played)
