"""`miskatonic campaign`: begin a campaign, look at it, spend experience, play its scenarios, hand it on.

A campaign is a file; a bare name means one in our own folder. Not for what the rules of campaigns are.
"""

import secrets
import shlex
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import replace

from miskatonic.bots import unused_names
from miskatonic.cli import campaign_page, decks, saves, seating
from miskatonic.cli.flags import BotsFlag, DealFlag, LangFlag, NameFlag, PlainFlag, spoken
from miskatonic.cli.host import host
from miskatonic.cli.play import open_file
from miskatonic.cli.screen import Screen
from miskatonic.cli.table import Table
from miskatonic.cli.words import refuse, speech
from miskatonic.core.record import BadRecord, Match
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.series import BadSeries, Series, add, read, write
from miskatonic.core.text import Speech, Text, text
from miskatonic.games.horror import deckfile, lineup
from miskatonic.games.horror.campaign import epic, heroes, plan, shop, story
from miskatonic.games.horror.campaign.document import (
    Agreed,
    Campaign,
    Cards,
    Hero,
    Refused,
    hero,
    of,
    party,
    put,
)
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.options import BOONS, REFRACTIONS, ULTIMATUMS
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.saga import SAGA

app = typer.Typer(rich_markup_mode=None, add_completion=False)

FileArgument = Annotated[str, typer.Argument(metavar="CAMPAIGN", help="Its name, or a file.")]
WhoArgument = Annotated[str, typer.Argument(metavar="INVESTIGATOR", help="By name or code.")]
DeckOption = Annotated[
    str,
    typer.Option("--deck", "--investigator", metavar="DECK", help="A starter deck by name, or a file."),
]
DecksFlag = Annotated[
    list[str],
    typer.Option(
        "--deck", "--investigator", metavar="DECK", help="A starter deck by name, or a file; repeat it."
    ),
]
FIRST = "spreading_flames"
"""The scenario whose starter decks are offered."""


CampaignFlag = Annotated[str, typer.Option("--campaign", help="Which campaign.")]
DifficultyFlag = Annotated[str, typer.Option("--difficulty", help="easy, standard, hard or expert.")]
UltimatumFlag = Annotated[
    list[str], typer.Option("--ultimatum", metavar="NAME", help=f"Harder: any of {', '.join(ULTIMATUMS)}.")
]
BoonFlag = Annotated[
    list[str], typer.Option("--boon", metavar="NAME", help=f"Easier: any of {', '.join(BOONS)}.")
]
RefractionFlag = Annotated[
    list[str], typer.Option("--refraction", metavar="NAME", help=f"Other: any of {', '.join(REFRACTIONS)}.")
]


@cache
def known() -> Cards:
    """Return every card a campaign may be about; they are a large import."""
    return {**lineup.story_cards(), **by_code()}


class Book:
    """A campaign that was opened, with its file and the words it speaks."""

    def __init__(self, name: str, words: Speech) -> None:
        """Open it; refuse a file that holds no campaign."""
        self.path, self.words = path_of(name), words
        try:
            self.series = read(self.path.read_bytes())
            SAGA.read(self.series)
        except OSError as error:
            refuse(
                words, text("cannot-read", file=saves.shown(self.path), reason=error.strerror or str(error))
            )
        except BadSeries as error:
            refuse(words, text("bad-file", file=saves.shown(self.path), reason=words.say(error.reason)))
        self.campaign = of(self.series)
        self.plan = plan.find(self.campaign.plan)

    @property
    def match_path(self) -> Path:
        """Return where the match under way is kept."""
        return self.path.with_name(f"{self.path.stem}.match.json")

    def change(self, how: Callable[[Campaign], Campaign]) -> None:
        """Change the campaign and write it down; say why if that is not allowed."""
        try:
            self.campaign = how(self.campaign)
        except Refused as error:
            refuse(self.words, text("tale-refused", reason=error.reason, clause=error.clause))
        self.save()

    def save(self) -> None:
        """Write the campaign to its file; the old one stays whole until the new one is."""
        self.series = put(self.series, self.campaign)
        try:
            saves.write_bytes(self.path, write(self.series))
        except OSError as error:
            refuse(
                self.words,
                text("save-failed", file=saves.shown(self.path), reason=error.strerror or str(error)),
            )

    def who(self, word: str) -> Hero:
        """Return the investigator that a word means; refuse one that does not take part."""
        everybody = [(each, known()[each.investigator].name) for each in self.campaign.heroes]
        found = [each for each, names in everybody if decks.is_called(word, names, each.investigator)]
        if not found:
            there = ", ".join(names[0] for _, names in everybody)
            refuse(self.words, text("tale-nobody", name=word[:60], known=there))
        return found[0]

    def card(self, word: str, among: list[str] | None = None) -> Printed:
        """Return the card that a word means; refuse one that nobody knows, or a name of several levels."""
        found = [card for card in deckfile.meant(word, known()) if among is None or card.code in among]
        if not found:
            refuse(self.words, text("tale-no-card", name=word[:60]))
        if len(found) > 1:
            levels = ", ".join(str(card.level or 0) for card in found)
            refuse(self.words, text("tale-levels", name=word[:60], levels=levels))
        return found[0]


def path_of(name: str) -> Path:
    """Return the file that somebody means: a bare name is one in our own folder."""
    path = Path(name).expanduser()
    return path if path.suffix or path.name != name else saves.folder() / "campaigns" / f"{name}.json"


def new_path(name: str, campaign: str, words: Speech) -> Path:
    """Return the file of a new campaign; refuse one that is there, and a campaign that nobody knows."""
    path = path_of(name)
    if path.exists():
        refuse(words, text("tale-exists", file=saves.shown(path)))
    if campaign not in plan.NAMES:
        refuse(words, text("tale-unknown", name=campaign[:40]))
    return path


def opened(name: str, lang: Any) -> Book:
    """Return a campaign by its name or file."""
    return Book(name, speech(spoken(lang), "horror"))


@app.command()
def new(
    name: FileArgument,
    deck: DecksFlag = [],  # noqa: B006 - typer wants a list and copies it
    owner: NameFlag = [],  # noqa: B006
    campaign: CampaignFlag = plan.NAMES[0],
    difficulty: DifficultyFlag = "standard",
    ultimatum: UltimatumFlag = [],  # noqa: B006
    boon: BoonFlag = [],  # noqa: B006
    refraction: RefractionFlag = [],  # noqa: B006
    seed: DealFlag = None,
    lang: LangFlag = None,
) -> None:
    """Begin a campaign: everybody with a deck, of which the players are named in the same order."""
    words = speech(spoken(lang), "horror")
    path = new_path(name, campaign, words)
    people = [decks.brought(each, FIRST, words) for each in deck or ["Joe"]]
    names = [*owner, *(words.say(text("seat-name", number=n + 1)) for n in range(len(owner), len(people)))]
    try:
        begun = story.begin(
            plan.find(campaign),
            difficulty,
            [(code, who, cards) for (code, cards), who in zip(people, names, strict=False)],
            known(),
            secrets.randbits(32) if seed is None else seed,
            Agreed(tuple(ultimatum), tuple(boon), tuple(refraction)),
        )
    except Refused as error:
        refuse(words, text("tale-refused", reason=error.reason, clause=error.clause))
    saves.write_bytes(path, write(put(Series("horror", path.stem), begun)))
    campaign_page.show(Screen(), words, begun, plan.find(campaign), known())


@app.command()
def show(name: FileArgument, lang: LangFlag = None) -> None:
    """Show how the campaign stands: investigators, decks, chaos bag, what comes next."""
    book = opened(name, lang)
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())


@app.command()
def log(name: FileArgument, lang: LangFlag = None) -> None:
    """Read the campaign log: what was noted, and how each scenario ended."""
    book = opened(name, lang)
    campaign_page.show_log(Screen(), book.words, book.campaign, known())


@app.command()
def upgrade(
    name: FileArgument,
    investigator: WhoArgument,
    card: Annotated[str, typer.Argument(help="The card to buy; without one, what could be bought.")] = "",
    remove: Annotated[
        list[str], typer.Option("--remove", metavar="CARD", help="A card that makes room; repeat it.")
    ] = [],  # noqa: B006
    copies: Annotated[int, typer.Option("--copies", help="How many at once, with Myriad.")] = 1,
    undo: Annotated[bool, typer.Option("--undo", help="Take the last purchase back.")] = False,
    lang: LangFlag = None,
) -> None:
    """Spend experience: buy a card, upgrade one, or fill a deck that lost cards."""
    book = opened(name, lang)
    who = book.who(investigator)
    if undo:
        book.change(lambda campaign: shop.undo(campaign, who.investigator))
    elif card:
        gone = [book.card(each, list(who.deck)).code for each in remove]
        wanted = book.card(card).code
        book.change(lambda campaign: shop.buy(campaign, who.investigator, wanted, known(), gone, copies))
        campaign_page.show_purchase(Screen(), book.words, book.campaign.purchases[-1], known())
    else:
        campaign_page.show_offers(Screen(), book.words, book.campaign, who, known())
    campaign_page.show_hero(Screen(), book.words, hero(book.campaign, who.investigator), known())


@app.command()
def join(
    name: FileArgument,
    deck: DeckOption,
    owner: NameFlag = [],  # noqa: B006
    seed: DealFlag = None,
    lang: LangFlag = None,
) -> None:
    """Let somebody join between two scenarios, or come back."""
    book = opened(name, lang)
    code, cards = decks.brought(deck, FIRST, book.words)
    back = [each for each in book.campaign.heroes if each.investigator == code and each.status == "away"]
    player = owner[0] if owner else book.words.say(text("seat-name", number=len(book.campaign.heroes) + 1))
    chance = secrets.randbits(32) if seed is None else seed
    if back:
        book.change(lambda campaign: heroes.come_back(campaign, code))
    else:
        book.change(lambda campaign: heroes.join(campaign, (code, player), cards, known(), chance))
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())


@app.command()
def leave(name: FileArgument, investigator: WhoArgument, lang: LangFlag = None) -> None:
    """Let somebody leave between two scenarios; nothing is forgotten."""
    book = opened(name, lang)
    code = book.who(investigator).investigator
    book.change(lambda campaign: heroes.leave(campaign, code, known()))
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())


@app.command(name="replace")
def replace_lost(
    name: FileArgument,
    investigator: WhoArgument,
    deck: DeckOption,
    seed: DealFlag = None,
    lang: LangFlag = None,
) -> None:
    """Choose a new investigator for one who was killed or driven insane."""
    book = opened(name, lang)
    gone = book.who(investigator).investigator
    code, cards = decks.brought(deck, FIRST, book.words)
    chance = secrets.randbits(32) if seed is None else seed
    book.change(lambda campaign: heroes.replace_lost(campaign, gone, code, cards, known(), chance))
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())


@app.command()
def bear(
    name: FileArgument,
    card: Annotated[str, typer.Argument(help="A unique card whose bearer has left.")],
    investigator: WhoArgument,
    lang: LangFlag = None,
) -> None:
    """Choose who bears a card whose bearer has left."""
    book = opened(name, lang)
    code, who = book.card(card).code, book.who(investigator).investigator
    book.change(lambda campaign: heroes.become_bearer(campaign, code, who))
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())


@app.command()
def play(
    name: FileArgument,
    bots: BotsFlag = "",
    seed: DealFlag = None,
    lang: LangFlag = None,
    plain: PlainFlag = False,
) -> None:
    """Read on, and play the next scenario; one that was begun goes on where it was left."""
    book, screen = opened(name, lang), Screen(plain)
    read_on(book, screen)
    if story.next_part(book.campaign, book.plan) is None:
        campaign_page.show(screen, book.words, book.campaign, book.plan, known())
        return
    table = table_of(book, screen, bots, seed)
    table.again = f"campaign play {shlex.quote(name)}"
    code = host(table)
    if table.match.outcome is not None:
        finished(book, table)
        campaign_page.show(screen, book.words, book.campaign, book.plan, known())
    raise typer.Exit(code)


def read_on(book: Book, screen: Screen) -> None:
    """Read the passages up to the next scenario; where one asks something, whoever types decides."""
    while (part := story.next_part(book.campaign, book.plan)) is not None and not part.scenario:
        screen.line(book.words.say(Text(part.story)), style="italic")
        way = 0
        if part.ways:
            for number, each in enumerate(part.ways, 1):
                screen.line(f"{number}  {book.words.say(Text(each.text))}", indent=3)
            way = _typed(book, screen, len(part.ways))
        book.change(lambda campaign: story.decide(campaign, book.plan, way))  # noqa: B023 - done at once
        screen.line()


def _typed(book: Book, screen: Screen, most: int) -> int:
    """Return which way was typed; ask until it is one of them."""
    while True:
        typed = screen.read(book.words.say(text("tale-which", most=most)) + " ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= most:
            return int(typed) - 1


def table_of(book: Book, screen: Screen, bots: str, seed: int | None) -> Table:
    """Return the table of the next scenario, or of the one that was left; everybody sits as before."""
    if book.campaign.playing and book.match_path.exists():
        saved, words = open_file(book.match_path, spoken(None))
        try:
            match = saves.resume(saved, words)
        except BadRecord as error:
            refuse(words, text("bad-file", file=saves.shown(book.match_path), reason=words.say(error.reason)))
        return Table(match, saved.sitters, book.words, screen, book.match_path)
    chosen = _options(book)
    kinds = [each.strip() for each in bots.split(",") if each.strip()]
    try:
        sitters = seated(book.campaign, kinds)
    except seating.BadSeating as error:
        refuse(book.words, error.reason)
    if not book.campaign.playing:
        book.change(lambda campaign: story.begin_scenario(campaign, book.plan, known()))
    deal = secrets.randbits(SEED_BITS) if seed is None else seed
    return Table(Match(GAME, GAME.options(**chosen), deal), sitters, book.words, screen, book.match_path)


def _options(book: Book) -> dict[str, Any]:
    try:
        return story.options(book.campaign, book.plan, known())
    except Refused as error:
        refuse(book.words, text("tale-refused", reason=error.reason, clause=error.clause))


def seated(campaign: Campaign, kinds: list[str]) -> tuple[saves.Sitter, ...]:
    """Return who sits where: everybody with the own investigators, and bots with those that are nobody's.

    If kinds of bots are named they play all others than the first person's first.
    """
    group, sitters = party(campaign), list[saves.Sitter]()
    first = next((number for number, each in enumerate(group) if each.owner), None)
    if first is None:
        raise seating.BadSeating(text("tale-only-bots"))
    for number, each in enumerate(group):
        own = [sitter for sitter in sitters if each.owner in (sitter.name, sitter.by) and not sitter.bot]
        if not each.owner or (kinds and number != first):
            bots_so_far = sum(sitter.bot != "" for sitter in sitters)
            kind = kinds[bots_so_far % len(kinds)] if kinds else seating.usual_bot("horror")
            seating.check_bot("horror", kind)
            taken = {sitter.name for sitter in sitters} | {other.owner for other in group}
            sitters.append(saves.Sitter(next(iter(unused_names(taken))), kind))
        elif own:
            sitters.append(saves.Sitter(f"{each.owner} ({len(own) + 1})", by=each.owner))
        else:
            sitters.append(saves.Sitter(each.owner))
    return tuple(sitters)


def finished(book: Book, table: Table) -> None:
    """Write down what the match did to the campaign, and its record."""
    people = [each.owner for each in party(book.campaign)]
    book.series = add(book.series, table.match, people)
    book.change(lambda campaign: story.finish(campaign, book.plan, table.match, known()))
    book.match_path.unlink(missing_ok=True)


@app.command()
def call_off(name: FileArgument, lang: LangFlag = None) -> None:
    """Call off a scenario that was begun: it counts as not begun, and can be begun anew."""
    book = opened(name, lang)
    if not book.campaign.playing:
        refuse(book.words, text("tale-not-playing"))
    book.change(story.call_off)
    book.match_path.unlink(missing_ok=True)
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())


@app.command()
def carry_over(
    name: FileArgument,
    to: Annotated[str, typer.Argument(metavar="NEW", help="The name of the new campaign, or a file.")],
    who: Annotated[
        list[str], typer.Option("--who", metavar="INVESTIGATOR", help="Only these survivors; repeat it.")
    ] = [],  # noqa: B006
    deck: DecksFlag = [],  # noqa: B006
    campaign: CampaignFlag = plan.NAMES[0],
    difficulty: DifficultyFlag = "standard",
    ultimatum: UltimatumFlag = [],  # noqa: B006
    boon: BoonFlag = [],  # noqa: B006
    refraction: RefractionFlag = [],  # noqa: B006
    lang: LangFlag = None,
) -> None:
    """Carry survivors of a finished campaign over into another one, with new decks or what is left."""
    book = opened(name, lang)
    path = new_path(to, campaign, book.words)
    rebuilt = dict(decks.brought(each, FIRST, book.words) for each in deck)
    chosen = [book.who(each).investigator for each in who]
    agreed = Agreed(tuple(ultimatum), tuple(boon), tuple(refraction))
    guide = plan.find(campaign)
    book.path = path
    book.series = Series("horror", path.stem)
    book.change(lambda old: epic.carry_over(old, guide, difficulty, rebuilt, known(), chosen, agreed))
    campaign_page.show(Screen(), book.words, book.campaign, guide, known())


@app.command()
def export(
    name: FileArgument,
    to: Annotated[Path, typer.Argument(help="The file to write.")],
    investigator: Annotated[
        str, typer.Option("--deck", metavar="INVESTIGATOR", help="Only this deck, as deck sites write it.")
    ] = "",
    lang: LangFlag = None,
) -> None:
    """Write the campaign, or one of its decks, to a file for others."""
    book = opened(name, lang)
    data = write(book.series)
    if investigator:
        data = campaign_page.deck_document(book.who(investigator), known()).encode()
    try:
        saves.write_bytes(to, data, saves.SHARED_FILE)
    except OSError as error:
        refuse(book.words, text("save-failed", file=saves.shown(to), reason=error.strerror or str(error)))


@app.command(name="import")
def import_(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A campaign that somebody has exported.")],
    name: FileArgument,
    lang: LangFlag = None,
) -> None:
    """Take over a campaign from a file under a name of your own."""
    book = opened(str(source.absolute()), lang)
    path = path_of(name)
    if path.exists():
        refuse(book.words, text("tale-exists", file=saves.shown(path)))
    book.path, book.series = path, replace(book.series, name=path.stem)
    book.campaign = story.call_off(book.campaign)
    book.save()
    campaign_page.show(Screen(), book.words, book.campaign, book.plan, known())
