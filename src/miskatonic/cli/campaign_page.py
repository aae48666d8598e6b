"""A campaign of Horror as lines for a terminal. Not for changing it (see `campaigns`)."""

from collections import Counter
from collections.abc import Iterable

from miskatonic.cli.screen import Screen
from miskatonic.core.text import Speech, Text, text
from miskatonic.games.horror import deckfile, decks
from miskatonic.games.horror.campaign import shop, story
from miskatonic.games.horror.campaign.document import Campaign, Cards, Hero, Purchase, Refused
from miskatonic.games.horror.campaign.plan import Plan
from miskatonic.games.horror.naming import card_name, token_name
from miskatonic.games.horror.notes import phrase
from miskatonic.games.horror.options import SCENARIOS, DeckChoice
from miskatonic.games.horror.words.things import NUMBERED


def show(screen: Screen, words: Speech, campaign: Campaign, plan: Plan, known: Cards) -> None:
    """Print how the campaign stands."""
    said = words.say
    screen.line(said(card_name(plan.name)), style="bold")
    screen.line(said(text("tale-difficulty", name=text(f"option-difficulty-{campaign.difficulty}"))))
    tokens = [said(token_name(token)) for token in sorted(campaign.bag, key=_rank)]
    screen.line(said(text("tale-bag", count=len(tokens), tokens=", ".join(tokens))), indent=2)
    for label, chosen in (
        ("ultimatums", campaign.agreed.ultimatums),
        ("boons", campaign.agreed.boons),
        ("refractions", campaign.agreed.refractions),
    ):
        if chosen:
            names = ", ".join(said(text(f"option-{label}-{each}")) for each in chosen)
            screen.line(said(text("tale-agreed", rules=text(f"option-{label}"), names=names)), indent=2)
    screen.line(said(_next(campaign, plan)))
    for card in campaign.ownerless:
        screen.line(said(text("tale-ownerless", card=card_name(known[card].name))))
    for each in campaign.heroes:
        screen.line()
        show_hero(screen, words, each, known)


def _rank(token: str) -> tuple[bool, int, str]:
    """Return where a chaos token stands in a list: numbers first, the best of them before others."""
    numbered = token[0] in NUMBERED
    return not numbered, -int(token) if numbered else 0, token


def _next(campaign: Campaign, plan: Plan) -> Text:
    part = story.next_part(campaign, plan)
    if part is None:
        return text("tale-over", how=campaign.over)
    if not part.scenario:
        return text("tale-next-passage")
    said = "tale-playing" if campaign.playing else "tale-next"
    return text(said, scenario=_scenario(part.scenario))


def _scenario(code: str) -> Text:
    """Return what a scenario is called; one that cannot be played yet has only its code."""
    return text(f"option-scenario-{code}") if code in SCENARIOS else card_name((code, code))


def show_hero(screen: Screen, words: Speech, hero: Hero, known: Cards) -> None:
    """Print an investigator: how they are, and the deck."""
    said = words.say
    name = card_name(known[hero.investigator].name)
    owner = hero.owner or text("tale-bot")
    screen.line(said(text("tale-hero", name=name, owner=owner, status=hero.status)), style="bold")
    screen.line("  " + said(text("tale-experience", unspent=hero.unspent, earned=hero.earned)))
    if hero.physical or hero.mental:
        screen.line("  " + said(text("tale-trauma", physical=hero.physical, mental=hero.mental)))
    for label, codes in (("tale-deck", Counter(hero.deck)), ("tale-bears", Counter(hero.bears))):
        if codes:
            screen.line("  " + said(text(label, cards=_cards(words, codes, known))), indent=4)
    if short := shop.shortage(hero, known):
        screen.line("  " + said(text("tale-short", count=short)))


def _cards(words: Speech, codes: Counter[str], known: Cards) -> str:
    named = [(words.say(decks.named(known[code])), count) for code, count in codes.items() if code in known]
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in sorted(named))


def show_log(screen: Screen, words: Speech, campaign: Campaign, known: Cards) -> None:
    """Print what was noted, what was crossed out, and how each scenario ended."""
    if not campaign.log and not campaign.scores:
        screen.line(words.say(text("tale-log-empty")))
    for note in campaign.log:
        screen.line(
            words.say(text("tale-crossed-out" if note.crossed_out else "tale-note", note=phrase(note)))
        )
    for score in campaign.scores:
        screen.line(
            words.say(text("tale-score", scenario=_scenario(score.scenario), number=score.resolution)),
            style="bold",
        )
        for code, count in score.experience.items():
            screen.line("  " + words.say(text("tale-earned", name=card_name(known[code].name), count=count)))


def show_purchase(screen: Screen, words: Speech, bought: Purchase, known: Cards) -> None:
    """Print what was bought, for how much, and why that much."""
    card = decks.named(known[bought.card])
    screen.line(words.say(text("tale-bought", card=card, price=bought.price, clause=bought.clause)))


def show_offers(screen: Screen, words: Speech, campaign: Campaign, buyer: Hero, known: Cards) -> None:
    """Print what the investigator could buy now, with prices; lower versions in the deck make it cheaper."""
    found = list(offers(campaign, buyer, known))
    if not found:
        screen.line(words.say(text("tale-no-offers")))
    for each in sorted(found, key=lambda offer: (offer.price, words.say(decks.named(known[offer.card])))):
        card = decks.named(known[each.card])
        lower = [
            decks.named(known[code]) for code in each.removed if decks.is_lower(known[code], known[each.card])
        ]
        if lower:
            screen.line(words.say(text("tale-offer-upgrade", card=card, price=each.price, lower=lower[0])))
        else:
            screen.line(words.say(text("tale-offer", card=card, price=each.price)))
    screen.line()


def offers(campaign: Campaign, buyer: Hero, known: Cards) -> Iterable[Purchase]:
    """Yield the cheapest purchase of every card that the investigator can buy now."""
    regular = [code for code in buyer.deck if decks.is_regular(known[code])]
    for code in known:
        ways: list[tuple[str, ...]] = [(), *((each,) for each in regular)]
        possible = [found for way in ways if (found := _offer(campaign, buyer, code, known, way)) is not None]
        if possible:
            yield min(possible, key=lambda each: (each.price, each.removed))


def _offer(
    campaign: Campaign, buyer: Hero, code: str, known: Cards, removes: tuple[str, ...]
) -> Purchase | None:
    try:
        return shop.offer(buyer, code, known, campaign.log, campaign.rewards, removes)
    except Refused:
        return None


def deck_document(hero: Hero, known: Cards) -> str:
    """Return an investigator's deck as deck sites write it."""
    choice = DeckChoice(hero.investigator, hero.deck, known[hero.investigator].name[0])
    return deckfile.document(
        choice, deckfile.Past(hero.earned, hero.earned - hero.unspent, hero.exiled), known
    )
