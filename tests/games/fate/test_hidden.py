"""Who sees what: views of owner, rival, watcher and spectator, and what `sample` deals anew."""

from collections.abc import Iterator

import msgspec
import pytest

from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.fate import GAME as FATE
from miskatonic.games.fate.cards import BACK, EFFECT, ROW, SPELLS
from miskatonic.games.fate.rules.piles import reshuffle
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    card,
    cards,
    cast,
    choices,
    choose,
    move,
    new_game,
    one,
    read,
    refused,
    say,
    squall,
    use,
    view,
)

EVERYBODY = (A, B, C, D, None)


def board() -> Fate:
    """Set up a full table: A must move; something of every kind is hidden somewhere."""
    return altar(
        fate="streets",
        gods={A: "Cthulhu", B: "Ithaqua", C: "Nyarlathotep", D: "Azathoth"},
        cultists={A: "museum 2, lodge 5", B: "captive 1"},
        investigators="museum 2",
        lodges={C: 4},
        supply=7,
        summon={A: 3},
        signs={D: 6},
        hands={
            A: "Frenzy (Book), Betrayal (Book), Mind Theft (Moon)",
            B: "Frenzy (Moon), Gate",
            C: "Skull, Skull",
        },
        readied={B: "Blood Price (Book)", C: "Banishment (Skull)", D: "Broken Seal (Flame)"},
        columns={"library": "Press Call (Moon), Gate"},
        deck="Call from Below (Flame)",
        discard="False Trail (Skull), Rising Tide (Skull)",
        artefacts={B: "Idol, Star Chart"},
        exhausted="Idol",
        shown="Ward Ring, Bone Flute",
        curses={A: "Backlash", B: "Doubt, Torn Veil"},
        squalls={"museum": "Frost"},
    )


def seen(g: Fate, seat: Seat | None) -> bytes:
    """Return everything that reaches a seat at this moment, as bytes."""
    asks = None if seat is None else g.asks().get(seat)
    return msgspec.json.encode([FATE.view(g, seat), asks])


def samples(g: Fate, seat: Seat, number: int = 60) -> Iterator[Fate]:
    """Yield samples, each of which looks to the seat like the position itself."""
    rng = Rng.seeded(5)
    for _ in range(number):
        sample = FATE.sample(g, seat, rng)
        assert seen(sample, seat) == seen(g, seat)
        yield sample


# Open to all


@rule("hidden.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hidden_1_all_see_figures_markers_signs_gates_and_artefacts(viewer: Seat | None) -> None:
    table = view(board(), viewer)
    museum = table.locations[4]
    assert (museum.cultists, museum.investigators, table.fate) == ((2, 0, 0, 0), 2, "streets")
    assert [(each.lodge, each.abyss, each.investigators) for each in table.players[:3:2]] == [
        (5, 7, 0),
        (7, 7, 4),
    ]
    assert (table.players[A].summon, table.players[D].signs, table.supply) == (3, 6, 7)
    assert ([each.gate for each in table.players], table.gates) == ([False, True, False, False], 2)
    assert [(each.name, each.ready) for each in table.players[B].artefacts] == [
        ("idol", False),
        ("star-chart", True),
    ]
    assert table.shown == ("ward-ring", "bone-flute")


@rule("hidden.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hidden_1_all_see_how_many_cards_there_are(viewer: Seat | None) -> None:
    table = view(board(), viewer)
    assert [len(each.hand) for each in table.players] == [3, 1, 2, 0]
    assert (len(table.locations[1].column), table.discard, table.deck) == (2, 2, 60 - 6 - 3 - 1 - 2)
    assert (table.artefact_deck, table.curse_deck, table.squalls_unused) == (8, 13, 5)


@rule("hidden.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hidden_1_all_see_how_many_curses_a_player_has_and_who_watches(viewer: Seat | None) -> None:
    players = view(board(), viewer).players
    assert [(len(each.curses), each.watcher) for each in players] == [(1, D), (2, A), (0, B), (0, C)]


@rule("hidden.1")
def test_hidden_1_open_events_are_told_to_all() -> None:
    g = board()
    events = move(g, "Mind Theft (Moon)")
    open_events = [event for event in events if event.audience is None]
    assert {event.text.id for event in open_events} >= {"cultist-placed", "investigator-placed"}
    for viewer in EVERYBODY:
        assert [event.seen_by(viewer) for event in open_events] == [event.text for event in open_events]


@rule("hidden.2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hidden_2_all_see_every_back_and_that_of_the_decks_top_card(viewer: Seat | None) -> None:
    table = view(board(), viewer)
    backs = [[each.back for each in player.hand] for player in table.players]
    assert backs == [["book", "book", "moon"], ["moon"], ["skull", "skull"], []]
    assert [each.back for each in table.locations[1].column] == ["moon", "gate"]
    assert [each.back for player in table.players for each in player.readied] == ["book", "skull", "flame"]
    assert table.deck_top == "flame"


@rule("hidden.2")
def test_hidden_2_the_order_of_the_deck_is_unknown_to_all() -> None:
    g = board()
    for seat in (A, B, C, D):
        decks = [tuple(sample.deck) for sample in samples(g, seat, 8)]
        assert len({*decks, tuple(g.deck)}) == 9
        assert {BACK[deck[-1]] for deck in decks} == {BACK[g.deck[-1]]}


@rule("hidden.2")
def test_hidden_2_nor_does_anybody_know_in_which_order_the_backs_lie() -> None:
    g = board()
    assert {BACK[sample.deck[-2]] for sample in samples(g, A)} == set(range(5))


@rule("hidden.2", "draw.3")
def test_hidden_2_what_is_shuffled_in_again_may_lie_anywhere() -> None:
    readied = {A: "Rising Tide (Book), Call from Below (Book), Frenzy (Moon)"}
    g = altar(phase="preparation", readied=readied)
    cast(g, "Rising Tide (Book)")
    cast(g, "Call from Below (Book)")
    g.deck, g.discard = [], g.discard + g.deck
    assert len(view(g, B).discarded) == 2
    reshuffle(g)
    places = {sample.deck.index(card("Rising Tide (Book)")) for sample in samples(g, A)}
    assert len(places) > 30


# Spells


@rule("hidden.3")
def test_hidden_3_only_the_owner_sees_a_spell_in_hand() -> None:
    g = board()
    spells = [[each.spell for each in view(g, viewer).players[A].hand] for viewer in EVERYBODY]
    assert spells == [["frenzy", "betrayal", "mind-theft"], *[[None] * 3] * 4]
    assert [each.card for each in view(g, B).players[A].hand] == [None] * 3


@rule("hidden.3")
def test_hidden_3_of_a_readied_spell_others_know_the_back_and_the_cost() -> None:
    g = board()
    own = view(g, B).players[B].readied[0]
    assert (own.spell, own.card) == ("blood-price", card("Blood Price (Book)"))
    for other in (A, C, D, None):
        (shown,) = view(g, other).players[B].readied
        assert (shown.back, shown.cost, shown.spell, shown.card) == ("book", ("lantern", "skull"), None, None)


@rule("hidden.3")
def test_hidden_3_samples_deal_rivals_any_spells_with_those_backs_and_costs() -> None:
    g = board()
    hands, readied = set(), set()
    for sample in samples(g, A):
        hands |= set(sample.hands[B])
        readied |= set(sample.readied[B])
        assert sample.hands[A] == g.hands[A]
    assert {SPELLS[EFFECT[each]].row for each in readied} == {"C"}
    assert {(BACK[each], EFFECT[each]) for each in readied} == {(0, 4), (0, 6)}  # A holds the Frenzy
    assert {BACK[each] for each in hands} == {4}
    assert len(hands) > 6


@rule("hidden.3")
def test_hidden_3_in_a_sample_everybody_sees_the_own_spells() -> None:
    for sample in samples(board(), A, 5):
        for seat in (B, C, D):
            own = view(sample, seat).players[seat]
            assert None not in [each.spell for each in (*own.hand, *own.readied)]
            assert {each.spell for each in view(sample, A).players[seat].hand} <= {None}


@rule("hidden.3")
def test_hidden_3_samples_keep_the_own_readied_spells() -> None:
    g = board()
    assert {sample.readied[B] for sample in samples(g, B, 20)} == {g.readied[B]}


@rule("hidden.4")
def test_hidden_4_nobody_sees_a_spell_in_a_column_or_in_the_discard_pile() -> None:
    g = board()
    for viewer in EVERYBODY:
        table = view(g, viewer)
        assert [each.spell for each in table.locations[1].column] == [None, None]
        assert table.discarded == ()


@rule("hidden.4")
def test_hidden_4_who_played_a_spell_remembers_it() -> None:
    g = board()
    move(g, "Mind Theft (Moon)")
    laid = [[each.spell for each in view(g, viewer).locations[2].column] for viewer in EVERYBODY]
    assert laid == [["mind-theft"], [None], [None], [None], [None]]
    assert {sample.columns[2] for sample in samples(g, A, 20)} == {g.columns[2]}
    assert len({sample.columns[2] for sample in samples(g, B, 60)}) > 6


@rule("hidden.4")
def test_hidden_4_what_was_played_is_told_by_its_back() -> None:
    g = board()
    moved = one(move(g, "Mind Theft (Moon)"), "moved-spell")
    assert moved.audience == (A,)
    said = "Player 1 plays a Moon spell and moves the fate piece to The Gathering."
    assert [read([moved], viewer) for viewer in (B, C, D, None)] == [said] * 4


@rule("hidden.5")
def test_hidden_5_all_have_seen_a_cast_or_cancelled_spell() -> None:
    readied = {A: "Rising Tide (Book)", C: "Banishment (Book)"}
    g = altar(phase="preparation", readied=readied, discard="Moon, Skull")
    cast(g, "Rising Tide (Book)")
    for viewer in EVERYBODY:
        assert [each.card.spell for each in view(g, viewer).casting] == ["rising-tide"]
    cast(g, "Banishment (Book)")
    for viewer in EVERYBODY:
        assert {each.spell for each in view(g, viewer).discarded} == {"rising-tide", "banishment"}


@rule("hidden.5")
def test_hidden_5_samples_deal_a_spell_that_is_being_cast_to_nobody() -> None:
    g = altar(phase="preparation", readied={A: "Rising Tide (Book)", C: "Frenzy (Moon)"})
    cast(g, "Rising Tide (Book)")
    for sample in samples(g, C, 20):
        assert card("Rising Tide (Book)") not in [*sample.deck, *sample.readied[A], *sample.readied[C]]


@rule("hidden.5")
def test_hidden_5_samples_keep_what_was_cast_in_the_discard_pile() -> None:
    g = altar(phase="preparation", readied={A: "Rising Tide (Book), Frenzy (Moon)"}, discard="Moon, Skull")
    cast(g, "Rising Tide (Book)")
    for sample in samples(g, B, 20):
        assert card("Rising Tide (Book)") in sample.discard
        assert sorted(BACK[each] for each in sample.discard) == [0, 3, 4]


@rule("hidden.5")
def test_hidden_5_the_discard_pile_may_not_be_searched() -> None:
    g = board()
    assert {each for seat in (A, D) for each in view(g, seat).discarded} == set()
    piles = {tuple(sample.discard) for sample in samples(g, A)}
    assert len(piles) > 20
    assert {BACK[each] for pile in piles for each in pile} == {3}


# Curses, squalls, decks, gods


@rule("hidden.6", "curse.1")
def test_hidden_6_only_the_watcher_sees_a_curse() -> None:
    g = board()
    faces = [view(g, viewer).players[B].curses for viewer in EVERYBODY]
    assert faces == [("doubt", "torn-veil"), *[(None, None)] * 4]
    assert [view(g, viewer).players[A].curses for viewer in EVERYBODY] == [
        (None,),
        (None,),
        (None,),
        ("backlash",),
        (None,),
    ]


@rule("hidden.6")
def test_hidden_6_only_the_watcher_is_told_which_curse_was_received() -> None:
    g = altar(phase="conclusion", artefacts={A: "Black Mirror"}, curse_deck="Doubt")
    received = one(use(g, "Black Mirror", "rival:2"), "curse-received")
    assert received.audience == (B,)
    assert "Doubt" in read([received], B)
    for other in (A, C, D, None):
        assert "Doubt" not in read([received], other)
    assert read([received], D) == "Player 3 receives a curse; Player 2 watches over it."


@rule("hidden.6")
def test_hidden_6_samples_deal_a_curse_anew_for_all_but_its_watcher() -> None:
    g = board()
    assert {sample.curses[B] for sample in samples(g, A, 20)} == {g.curses[B]}
    for seat in (B, C, D):
        assert len({sample.curses[B][0][0] for sample in samples(g, seat)}) == 8


@rule("hidden.7")
def test_hidden_7_only_ithaquas_player_sees_a_tile_until_it_is_turned_up() -> None:
    g = board()
    tiles = [view(g, viewer).locations[4].squall for viewer in EVERYBODY]
    assert tiles == ["hidden", "frost", "hidden", "hidden", "hidden"]
    assert {sample.squalls[4] for sample in samples(g, A)} == {0, 1, 2, 3}
    assert {sample.squalls[4] for sample in samples(g, B, 20)} == {squall("Frost")}


@rule("hidden.7")
def test_hidden_7_turned_up_it_has_been_seen_by_all() -> None:
    g = altar(fate="library", gods={D: "Ithaqua"}, hands={A: "Frenzy (Skull)"}, squalls={"museum": "Frost"})
    events = move(g, "Frenzy (Skull)")
    for viewer in EVERYBODY:
        assert "Frost" in read(events, viewer)
        assert view(g, viewer).gale.squall == "frost"


@rule("hidden.7", "squalls.d3")
def test_hidden_7_while_the_gust_blows_its_tile_lies_face_up() -> None:
    hands, squalls = {A: "Frenzy (Skull), Frenzy (Moon)"}, {"museum": "Gust", "library": "Calm"}
    g = altar(fate="library", gods={D: "Ithaqua"}, hands=hands, squalls=squalls)
    move(g, "Frenzy (Skull)")
    assert ask(g).kind == "gust"
    for viewer in (A, B, C, None):
        assert [view(g, viewer).locations[at].squall for at in (1, 4)] == ["hidden", "gust"]
    assert {sample.squalls[4] for sample in samples(g, B, 20)} == {squall("Gust")}


@rule("hidden.7", "gods.d4")
def test_hidden_7_nobody_else_sees_the_tile_just_drawn() -> None:
    g = altar(phase="activation", fate="ceremony", gods={A: "Ithaqua"})
    choose(g, "none")
    drawn = [view(g, viewer).squall_drawn for viewer in EVERYBODY]
    assert (drawn[0] is not None, drawn[1:]) == (True, [None] * 4)
    assert len({sample.squall_drawn for sample in samples(g, B)}) == 4


@rule("hidden.7")
def test_hidden_7_with_no_tile_drawn_there_is_none_to_see() -> None:
    assert [view(board(), viewer).squall_drawn for viewer in EVERYBODY] == [None] * 5


@rule("hidden.8")
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_hidden_8_decks_and_unused_tiles_are_unknown_to_all(seat: Seat) -> None:
    g = board()
    dealt = list(samples(g, seat))
    assert {sample.artefact_deck[-1] for sample in dealt} == set(g.artefact_deck)
    assert len({sample.curse_deck[-1] for sample in dealt}) == 8
    for sample in dealt:
        assert sorted(sample.artefact_deck) == sorted(g.artefact_deck)


@rule("hidden.8")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_hidden_8_no_view_changes_with_the_order_of_a_deck(viewer: Seat | None) -> None:
    g = board()
    before = seen(g, viewer)
    g.artefact_deck = g.artefact_deck[::-1]
    g.curse_deck = g.curse_deck[::-1]
    g.deck[:-1] = reversed(g.deck[:-1])
    assert seen(g, viewer) == before


@rule("hidden.9")
def test_hidden_9_the_god_not_kept_is_known_to_its_player_alone() -> None:
    g = new_game(seats=3)
    dealt = [say(option.text) for option in g.asks()[B].options]
    for seat in (A, B, C):
        choose(g, g.asks()[seat].options[0].id, seat)
    assert [len(view(g, viewer).dealt) for viewer in (A, B, C, None)] == [2, 2, 2, 0]
    assert (view(g, B).players[B].god, view(g, A).players[B].god) == (dealt[0].lower(), dealt[0].lower())
    assert dealt[1].lower() not in seen(g, None).decode()
    kept = {sample.dealt[B] for sample in samples(g, A)}
    assert len(kept) > 1
    assert all(g.gods[B] in pair for pair in kept)


@rule("hidden.9", "setup.2")
def test_hidden_9_who_still_chooses_is_imagined_to_choose_among_what_he_is_imagined_to_hold() -> None:
    g = new_game(seats=3)
    for sample in samples(g, A, 10):
        offered = {seat: [option.id for option in each.options] for seat, each in sample.asks().items()}
        assert offered == {seat: [f"god:{god}" for god in sample.dealt[seat]] for seat in (A, B, C)}
        assert sample.dealt[A] == g.dealt[A]


@rule("hidden.9")
def test_hidden_9_nobody_is_imagined_to_have_been_dealt_a_god_that_another_was() -> None:
    g = new_game(seats=4)
    for seat in (A, B, C, D):
        choose(g, g.asks()[seat].options[0].id, seat)
    for sample in samples(g, A, 20):
        assert sorted(god for pair in sample.dealt for god in pair) == list(range(8))


@rule("hidden.9")
def test_hidden_9_before_all_have_chosen_nobody_sees_a_choice() -> None:
    g = new_game(seats=2)
    before = seen(g, B)
    assert choose(g, g.asks()[A].options[1].id, A) == []
    assert seen(g, B) == before


# Nothing betrays it


@rule("hidden.10")
def test_hidden_10_what_a_seat_cannot_know_changes_nothing_that_reaches_it() -> None:
    g, swapped = board(), board()
    swapped.hands[B] = cards("Rising Tide (Moon)")
    swapped.readied[C] = cards("Press Call (Skull)")
    swapped.columns[1] = (card("Broken Seal (Moon)"), *g.columns[1][1:])
    swapped.squalls[4] = squall("Calm")
    swapped.curses[A] = ((7, 0),)
    for viewer in (A, None):
        assert seen(swapped, viewer) == seen(g, viewer)
    assert seen(swapped, B) != seen(g, B)
    assert seen(swapped, D) != seen(g, D)  # watches over A's curse


@rule("hidden.10")
def test_hidden_10_options_do_not_depend_on_hidden_curses() -> None:
    hand = {A: "Frenzy (Moon), Betrayal (Moon), Call from Below (Book)"}
    for curse in ("Torn Veil", "Broken Word"):
        plain, cursed = (
            altar(fate="streets", hands=hand),
            altar(fate="streets", hands=hand, curses={A: curse}),
        )
        assert choices(plain) == choices(cursed)


@rule("hidden.10")
def test_hidden_10_a_refusal_does_not_tell_where_a_card_is() -> None:
    in_rivals_hand, in_the_deck = card("Frenzy (Moon)"), card("Rising Tide (Lantern)")
    refusals = [refused(board(), f"spell:{each}") for each in (in_rivals_hand, in_the_deck, 99)]
    assert len({(str(each.reason), each.clause) for each in refusals}) == 1


@rule("hidden.10")
def test_hidden_10_others_do_not_notice_that_targets_are_being_named() -> None:
    g = altar(phase="preparation", lodges={A: 2}, readied={A: "False Trail (Book)", B: "Frenzy (Moon)"})
    before = [seen(g, other) for other in (B, C, None)]
    kind = ask(g).kind
    choose(g, f"cast:{card('False Trail (Book)')}")
    assert ([seen(g, other) for other in (B, C, None)], ask(g).kind, asked(g)) == (before, kind, A)


@rule("hidden.10")
def test_hidden_10_a_spectator_sees_what_all_see() -> None:
    g = board()
    table = view(g, None)
    faces = [each.spell for player in table.players for each in (*player.hand, *player.readied)]
    assert set(faces) == {None}
    assert (table.dealt, table.order, table.squall_drawn) == ((), "", None)


@rule("hidden.10")
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_hidden_10_a_sample_is_a_position_that_could_be(seat: Seat) -> None:
    g = board()
    for sample in samples(g, seat, 20):
        held = [*sample.deck, *sample.discard, *(each for row in sample.columns for each in row if each < 60)]
        held += [each for row in (*sample.hands, *sample.readied) for each in row]
        assert sorted(held) == list(range(60))
        assert [ROW[each[0]] for each in sample.readied[1:]] == ["C", "D", "E"]


@rule("hidden.x1")
def test_hidden_x1_lantern_and_skull_on_a_book_spell_leave_three_spells() -> None:
    hands, columns = {A: "Frenzy (Book)"}, {"streets": "Skull"}
    g = altar(phase="conclusion", fate="streets", hands=hands, columns=columns)
    choose(g, f"ready:{card('Frenzy (Book)')}")
    (shown,) = view(g, B).players[A].readied
    assert (shown.back, shown.cost) == ("book", ("lantern", "skull"))
    possible = {SPELLS[EFFECT[sample.readied[A][0]]].name for sample in samples(g, B)}
    assert possible == {"blood-price", "frenzy", "warding-circle"}


@rule("hidden.x2", "counts.2")
def test_hidden_x2_with_two_players_the_rival_sees_the_curse() -> None:
    g = altar(players=2, hands={A: "Moon"}, curses={B: "Doubt"})
    assert view(g, A).players[B].curses == ("doubt",)
    assert view(g, B).players[B].curses == view(g, None).players[B].curses == (None,)
    assert [each.watcher for each in view(g, None).players] == [B, A]


# Afterwards


def test_who_looks_back_sees_all_cards_open() -> None:
    g = board()
    table = FATE.open_view(g)
    hands = [[each.spell for each in player.hand] for player in table.players]
    assert hands[:2] == [["frenzy", "betrayal", "mind-theft"], ["frenzy"]]
    assert [player.readied[0].spell for player in table.players[1:]] == [
        "blood-price",
        "banishment",
        "broken-seal",
    ]
    assert [each.spell for each in table.locations[1].column] == ["press-call", None]
    assert [player.curses for player in table.players] == [("backlash",), ("doubt", "torn-veil"), (), ()]
    assert [each.squall for each in table.locations] == [None, None, None, None, "frost", None]
    assert {each.spell for each in table.discarded} == {"false-trail", "rising-tide"}
    assert view(g, None).locations[4].squall == "hidden"  # the position itself is as it was
