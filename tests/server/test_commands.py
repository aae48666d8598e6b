"""What may be done at a table, and why not: tiny tables, one command, one look."""

import pytest

from miskatonic.core.rng import Rng
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import Denied, reclaim
from miskatonic.server.table import Table
from tests.server import tables
from tests.server.tables import GUEST, HOST, do, looked_back

STRANGER = "s" * 64


def table(seats: int = 3, *, spectators: bool = True, seed: int = 7) -> Table:
    """A table that gathers people; its host has not sat down."""
    options = {"seats": seats, "start": 0}
    return tables.table("ritual", options, spectators=spectators, seed=f"{seed:x}")


def refusal(at: Table, session: str, command: sent.AnyCommand) -> str:
    """Return why a command is refused."""
    before = at.seq
    with pytest.raises(Denied) as denied:
        do(at, session, command)
    assert at.seq == before
    return denied.value.reason.id


def playing(*, people: int = 2) -> Table:
    """Host in seat 0, guest in seat 1 (if two people), bots elsewhere; the match has begun."""
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    if people == 2:
        do(at, GUEST, sent.Sit(id="2", seat=1, name="Bert"))
    for seat in range(people, 3):
        do(at, HOST, sent.PlaceBot(id="3", seat=seat, bot="random"))
    do(at, HOST, sent.Start(id="4"))
    return at


def answer_as(at: Table, seat: int, session: str) -> None:
    assert at.match is not None
    option = at.match.asks[seat].options[0].id
    do(at, session, sent.Answer(id="a", seat=seat, number=at.match.number, choice=(option,)))


def test_a_seat_is_taken_by_sitting_down() -> None:
    at = table()
    token = do(at, GUEST, sent.Sit(id="1", seat=1, name="  Bert \n"))
    assert (at.chairs[1].kind, at.chairs[1].name) == ("person", "Bert")
    assert len(token) >= 22
    assert token not in at.chairs[1].token


def test_a_taken_seat_is_refused() -> None:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=1, name="Anna"))
    assert refusal(at, GUEST, sent.Sit(id="2", seat=1, name="Bert")) == "denied-seat-taken"


def test_nobody_sits_in_two_seats() -> None:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=1, name="Anna"))
    assert refusal(at, HOST, sent.Sit(id="2", seat=2, name="Berta")) == "denied-already-seated"


@pytest.mark.parametrize(("name", "reason"), [(" \u200b", "denied-name"), ("ANNA", "denied-name-taken")])
def test_a_name_is_visible_and_one_s_own(name: str, reason: str) -> None:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    assert refusal(at, GUEST, sent.Sit(id="2", seat=1, name=name)) == reason


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert refusal(table(), GUEST, sent.Sit(id="1", seat=3, name="Bert")) == "denied-no-seat"


def test_only_the_host_places_bots_and_starts() -> None:
    at = table()
    assert refusal(at, GUEST, sent.PlaceBot(id="1", seat=0, bot="random")) == "denied-not-host"
    assert refusal(at, GUEST, sent.Start(id="2")) == "denied-not-host"


def test_a_match_begins_when_no_seat_is_open() -> None:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    assert refusal(at, HOST, sent.Start(id="2")) == "denied-open-seats"
    do(at, HOST, sent.PlaceBot(id="3", seat=1, bot="simple"))
    do(at, HOST, sent.PlaceBot(id="4", seat=2, bot="simple"))
    do(at, HOST, sent.Start(id="5"))
    assert at.status == "playing"


def test_a_bot_that_does_not_exist_is_refused() -> None:
    assert refusal(table(), HOST, sent.PlaceBot(id="1", seat=0, bot="oracle")) == "denied-no-bot"


def test_whoever_gets_up_before_the_start_leaves_an_open_seat() -> None:
    at = table()
    do(at, GUEST, sent.Sit(id="1", seat=1, name="Bert"))
    do(at, GUEST, sent.Leave(id="2", seat=1))
    assert at.chairs[1].kind == "open"


def test_whoever_leaves_a_match_is_replaced_by_a_bot_and_may_come_back() -> None:
    at = playing()
    do(at, GUEST, sent.Leave(id="5", seat=1))
    assert (at.chairs[1].kind, at.chairs[1].name) == ("bot", "Bert")
    assert refusal(at, STRANGER, sent.Sit(id="6", seat=1, name="Cora")) == "denied-seat-kept"
    do(at, GUEST, sent.Sit(id="7", seat=1, name="Bert"))
    assert at.chairs[1].kind == "person"
    assert [line.text.id for line in at.logs[None]][-2:] == ["table-bot-left", "table-back"]


def test_an_answer_moves_the_match() -> None:
    at = playing()
    answer_as(at, 0, HOST)
    assert at.match is not None
    assert at.match.number == 1


def test_somebody_else_s_seat_cannot_be_answered_for() -> None:
    at = playing()
    command = sent.Answer(id="5", seat=0, number=0, choice=("seat:1",))
    assert refusal(at, GUEST, command) == "denied-not-your-seat"


def test_a_stale_answer_is_refused() -> None:
    at = playing()
    answer_as(at, 0, HOST)
    assert refusal(at, HOST, sent.Answer(id="5", seat=0, number=0, choice=("seat:1",))) == "refused-stale"


def test_an_option_that_is_not_on_offer_is_refused() -> None:
    at = playing()
    command = sent.Answer(id="5", seat=0, number=0, choice=("seat:0",))
    assert refusal(at, HOST, command) == "refused-no-option"


def test_a_free_undo_happens_at_once() -> None:
    at = playing()
    answer_as(at, 0, HOST)
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    assert at.match is not None
    assert (at.match.answers, list(at.match.asks)) == (0, [0])


def not_free() -> Table:
    """The host has given the card to the guest, who took it: the host's answer is no longer free."""
    at = playing()
    do(at, HOST, sent.Answer(id="a", seat=0, number=0, choice=("seat:1",)))
    do(at, GUEST, sent.Answer(id="b", seat=1, number=1, choice=("take",)))
    return at


def test_an_undo_that_is_not_free_asks_the_other_people() -> None:
    at = not_free()
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    assert at.undo_missing() == [1]
    do(at, GUEST, sent.VoteUndo(id="6", seat=1, agree=True))
    assert at.match is not None
    assert (at.undo, at.match.answers) == (None, 0)


def test_one_refusal_ends_the_question_of_an_undo() -> None:
    at = not_free()
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    do(at, GUEST, sent.VoteUndo(id="6", seat=1, agree=False))
    assert at.match is not None
    assert (at.undo, at.match.answers) == (None, 2)
    assert refusal(at, GUEST, sent.VoteUndo(id="7", seat=1, agree=True)) == "denied-no-undo"


def test_who_asks_for_an_undo_does_not_vote() -> None:
    at = not_free()
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    assert refusal(at, HOST, sent.VoteUndo(id="6", seat=0, agree=True)) == "denied-voted"


def bot_answered() -> Table:
    """The host alone among bots has answered, and then a bot."""
    at = playing(people=1)
    answer_as(at, 0, HOST)
    assert at.match is not None
    bot = next(iter(at.match.asks))
    choice = at.match.asks[bot].options[0].id
    at.apply(at.seq + 1, kept.Answered(at=2, seat=bot, choice=(choice,)))
    return at


def test_alone_among_bots_every_undo_is_granted() -> None:
    at = bot_answered()
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    assert at.match is not None
    assert at.match.answers == 0
    assert at.logs[None][-1].text.id == "undone-by-consent"


def test_an_undo_that_would_take_back_more_than_was_said_is_refused() -> None:
    at = bot_answered()
    assert refusal(at, HOST, sent.AskUndo(id="5", seat=0, answers=1)) == "denied-undo-more"
    do(at, HOST, sent.AskUndo(id="6", seat=0, answers=2))
    assert at.match is not None
    assert at.match.answers == 0


def test_what_was_taken_back_is_put_back_without_asking_anybody() -> None:
    at = not_free()
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    do(at, GUEST, sent.VoteUndo(id="6", seat=1, agree=True))
    assert at.match is not None
    assert refusal(at, GUEST, sent.Redo(id="7", seat=1)) == "redo-nothing"
    assert refusal(at, GUEST, sent.Redo(id="7", seat=0)) == "denied-not-your-seat"
    do(at, HOST, sent.Redo(id="8", seat=0))
    assert (at.match.answers, at.logs[None][-1].text.id) == (2, "redone")
    assert refusal(at, HOST, sent.Redo(id="9", seat=0)) == "redo-nothing"


def test_after_an_answer_nothing_is_put_back() -> None:
    at = bot_answered()
    do(at, HOST, sent.AskUndo(id="5", seat=0))
    answer_as(at, 0, HOST)
    assert refusal(at, HOST, sent.Redo(id="6", seat=0)) == "redo-nothing"


def test_the_talk_filter_refuses_names_of_cards() -> None:
    at = playing()
    assert refusal(at, HOST, sent.Say(id="5", seat=0, text="You hold the Mask")) == "talk-refused"
    do(at, HOST, sent.Say(id="6", seat=0, text="Trust   me"))
    do(at, HOST, sent.Say(id="7", seat=0, phrase="phrase-beware"))
    assert [(line.text, line.phrase) for line in at.chat] == [("Trust me", ""), ("", "phrase-beware")]


def test_a_text_or_a_phrase_not_both_and_not_neither() -> None:
    at = playing()
    assert refusal(at, HOST, sent.Say(id="5", seat=0)) == "denied-empty"
    assert refusal(at, HOST, sent.Say(id="6", seat=0, text="a", phrase="phrase-beware")) == "denied-empty"
    assert refusal(at, HOST, sent.Say(id="7", seat=0, phrase="nonsense")) == "denied-no-phrase"


def test_a_player_cannot_talk_as_a_spectator_nor_a_spectator_as_a_player() -> None:
    at = playing()
    assert refusal(at, HOST, sent.Say(id="5", text="hi", name="X")) == "denied-not-spectator"
    assert refusal(at, STRANGER, sent.Say(id="6", seat=0, text="hi")) == "denied-not-your-seat"


def test_all_people_together_may_end_a_match() -> None:
    at = playing()
    do(at, HOST, sent.VoteEnd(id="5", seat=0, agree=True))
    assert not at.closed
    do(at, GUEST, sent.VoteEnd(id="6", seat=1, agree=True))
    assert at.status == "closed"


def test_a_reclaim_link_moves_the_seat_and_is_used_up() -> None:
    at = table()
    token = do(at, GUEST, sent.Sit(id="1", seat=1, name="Bert"))
    seat, decision = reclaim(at, STRANGER, token, 5)
    at.apply(at.seq + 1, decision.entries[0])
    assert (seat, at.seats_of(STRANGER), at.seats_of(GUEST)) == (1, (1,), ())
    with pytest.raises(Denied, match="denied-link"):
        reclaim(at, GUEST, token, 6)


def test_a_renewed_link_voids_the_old_one() -> None:
    at = table()
    old = do(at, GUEST, sent.Sit(id="1", seat=1, name="Bert"))
    new = do(at, GUEST, sent.RenewLink(id="2", seat=1))
    with pytest.raises(Denied, match="denied-link"):
        reclaim(at, STRANGER, old, 5)
    assert reclaim(at, STRANGER, new, 5)[0] == 1


def test_a_reclaim_link_brings_a_seat_back_from_a_bot() -> None:
    at = playing()
    token = do(at, GUEST, sent.RenewLink(id="5", seat=1))
    do(at, GUEST, sent.Leave(id="6", seat=1))
    _, decision = reclaim(at, STRANGER, token, 7)
    at.apply(at.seq + 1, decision.entries[0])
    assert at.holds(STRANGER, 1)


def test_without_spectators_only_those_who_sit_are_admitted_once_it_has_begun() -> None:
    at = table(spectators=False)
    assert at.admits(STRANGER)
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    for seat in (1, 2):
        do(at, HOST, sent.PlaceBot(id="2", seat=seat, bot="random"))
    do(at, HOST, sent.Start(id="3"))
    assert (at.admits(HOST), at.admits(STRANGER)) == (True, False)


def test_a_table_loaded_from_its_entries_is_the_same_table() -> None:
    entries: list[kept.AnyEntry] = []
    at = table()
    rng = Rng.seeded(3)
    entries.append(at.created)

    def keep(*new: kept.AnyEntry) -> None:
        for entry in new:
            entries.append(entry)
            at.apply(len(entries), entry)

    keep(*(kept.BotPlaced(at=2, seat=seat, bot="random", why="host") for seat in range(3)))
    keep(kept.Started(at=3))
    while at.status == "playing":
        assert at.match is not None
        seat, ask = next(iter(at.match.asks.items()))
        keep(kept.Answered(at=4, seat=seat, choice=(rng.choice(ask.options).id,)))
    stored = [(seq, kept.encode_entry(entry)) for seq, entry in enumerate(entries, 1)]
    again = Table.load(at.id, stored)
    assert again.logs == at.logs
    assert again.match is not None
    assert again.match.state == at.match.state if at.match else False


def test_after_a_change_of_rules_a_match_goes_on_from_its_checkpoint() -> None:
    at = not_free()
    assert at.match is not None
    entries: list[kept.AnyEntry] = [
        tables.created("ritual", at.created.options, rules=0, seed=at.created.seed),
        kept.Started(at=2),
        kept.Answered(at=3, seat=0, choice=("no-longer-a-rule",)),
        kept.Answered(at=3, seat=1, choice=("take",)),
    ]
    stored = [(seq, kept.encode_entry(entry)) for seq, entry in enumerate(entries, 1)]
    old = at.checkpoint().replace(b'"rules":1', b'"rules":0').replace(f'"seq":{at.seq}'.encode(), b'"seq":4')
    again = Table.load(at.id, stored, old)
    assert again.match is not None
    assert again.match.state == at.match.state
    assert [line.text for line in again.logs[0]] == [line.text for line in at.logs[0]]
    assert looked_back(again, 0, 0).move == 2  # what older rules allowed cannot be played again


def test_bots_have_names_that_nobody_else_at_the_table_has() -> None:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=0, name="agatha"))
    do(at, HOST, sent.PlaceBot(id="2", seat=1, bot="random"))
    do(at, HOST, sent.PlaceBot(id="3", seat=2, bot="simple"))
    assert [chair.name for chair in at.chairs] == ["agatha", "Barnabas", "Cordelia"]


def test_a_bot_that_learns_to_play_otherwise_keeps_its_name() -> None:
    at = table()
    do(at, HOST, sent.PlaceBot(id="1", seat=1, bot="random"))
    before = at.chairs[1].name
    do(at, HOST, sent.PlaceBot(id="2", seat=1, bot="simple"))
    assert (at.chairs[1].name, at.chairs[1].bot) == (before, "simple")


def test_there_is_nothing_to_take_back_before_the_match_and_after_it() -> None:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    assert refusal(at, HOST, sent.AskUndo(id="2", seat=0)) == "denied-not-playing"
    over = playing()
    over.apply(over.seq + 1, kept.Closed(at=1, why="vote"))
    assert refusal(over, HOST, sent.AskUndo(id="3", seat=0)) == "denied-not-playing"
