"""What the table is told names the right player, thing and number: seats, places and counts differ here."""

from miskatonic.core.game import Event
from miskatonic.core.rulebook import rule
from tests.games.fate.builders import A, B, C, D, altar, cast, choose, move, new_game, one, read


def heard(event: Event) -> tuple[str, tuple[str, ...]]:
    """Return what a spectator reads, and what on the board it is about."""
    return read([event], None), event.on


@rule("setup.2")
def test_setup_2_everybody_is_told_who_serves_which_god() -> None:
    g = new_game(seats=2)
    assert [event.audience for event in g.opening if event.text.id == "gods-dealt"] == [(A,), (B,)]
    gods = [ask.options[1] for ask in g.asks().values()]
    choose(g, gods[0].id, A)
    events = choose(g, gods[1].id, B)
    assert [event.text.args["god"] for event in events] == [option.text.args["god"] for option in gods]
    assert [event.on for event in events] == [("seat:0",), ("seat:1",)]


@rule("streets.1", "spells.d2")
def test_streets_1_whose_investigators_go_to_whom() -> None:
    g = altar(phase="conclusion", active=B, lodges={B: 3}, readied={B: "False Trail (Book)"})
    told = one(cast(g, "False Trail (Book)", "rival:3:2"), "investigators-to-rival")
    said = "2 investigators go from the lodge of Player 2 to that of Player 4."
    assert heard(told) == (said, ("lodge:1", "lodge:3"))


@rule("raid.6")
def test_raid_6_whose_investigators_go_back_to_the_supply() -> None:
    g = altar(phase="conclusion", active=C, lodges={C: 5}, dice="Eye, Eye, Eye, Eye, Eye")
    told = one(g.opening, "investigators-to-supply")
    assert heard(told) == (
        "5 investigators leave the lodge of Player 3 for the supply.",
        ("lodge:2", "supply"),
    )


@rule("artefacts.2", "control.x4")
def test_artefacts_2_who_exhausts_what() -> None:
    g = altar(
        phase="activation",
        active=D,
        fate="museum",
        cultists={D: "museum 1"},
        artefacts={D: "Idol"},
        shown="Ward Ring",
    )
    told = one(choose(g, "idol"), "exhausted")
    assert heard(told) == ("Player 4 exhausts Idol.", ("artefact:idol",))


@rule("placement.2")
def test_placement_2_whose_cultists_rise_and_where_to() -> None:
    g = altar(active=B, hands={B: "Frenzy (Skull)"}, cultists={B: "lodge 0, abyss 4"})
    told = one(move(g, "Frenzy (Skull)"), "cultists-rise")
    said = (
        "The lodge of Player 2 is empty: two cultists rise from the abyss, "
        "one into the lodge, one to the Museum."
    )
    assert heard(told) == (said, ("abyss:1", "location:museum"))


@rule("gods.d4", "hidden.7")
def test_gods_d4_all_are_told_where_a_tile_was_laid_but_not_which() -> None:
    g = altar(phase="activation", active=B, fate="ceremony", gods={B: "Ithaqua"})
    choose(g, "none")
    told = one(choose(g, "to:4"), "squall-laid")
    assert heard(told) == ("Player 2 lays the squall face down (Museum).", ("location:museum",))


@rule("control.1", "control.2")
def test_control_1_full_and_temporary_control_cite_their_own_clauses() -> None:
    full = altar(phase="activation", active=B, fate="museum", cultists={B: "museum 3"})
    assert one(full.opening, "controls-full").cite == "control.1"
    g = altar(phase="activation", active=B, fate="museum", dice="Star")
    temporary = one(choose(g, "roll"), "controls-temporary")
    assert (temporary.cite, temporary.on) == ("control.2", ("location:museum",))


@rule("casting.1", "spells.d6")
def test_casting_1_a_spell_on_dice_is_about_no_player() -> None:
    cultists, readied = {A: "other-worlds 3"}, {B: "Frenzy (Book)"}
    g = altar(phase="activation", cultists=cultists, readied=readied, dice="Star, Eye, Star")
    told = one(cast(g, "Frenzy (Book)", "die:1"), "cast")
    assert heard(told) == ("Player 2 casts Frenzy (Book) on an Eye.", ("readied:1",))


@rule("gathering.1")
def test_gathering_1_whose_cultists_come_from_the_abyss_to_the_lodge() -> None:
    g = altar(phase="activation", active=C, fate="gathering")
    told = one(choose(g, "none"), "cultists-moved")
    said = "3 cultists of Player 3 go from the abyss to the lodge."
    assert heard(told) == (said, ("abyss:2", "lodge:2"))
