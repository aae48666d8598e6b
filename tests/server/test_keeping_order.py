"""The host sends people away and mutes them, for a reason; and no match goes on without end."""

import pytest

from miskatonic.server import commands
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server import table as tables_module
from miskatonic.server.commands import Denied, answer_for_bot, expire, reclaim
from miskatonic.server.present import Sent, index, whole
from miskatonic.server.table import Table
from tests.server.tables import GUEST, HOST, do
from tests.server.test_commands import STRANGER, answer_as, playing, refusal, table

WHY = "rude to everybody"


def gathered() -> Table:
    at = table()
    do(at, HOST, sent.Sit(id="1", seat=0, name="Anna"))
    do(at, GUEST, sent.Sit(id="2", seat=1, name="Bert"))
    return at


def kick(at: Table) -> None:
    do(at, HOST, sent.Kick(id="k", seat=1, reason=f" {WHY}\u202e "))


def info(at: Table, session: str) -> sent.TableInfo:
    return whole(at, session, frozenset(), 5, Sent()).table


def test_who_is_sent_away_before_the_start_leaves_an_open_seat() -> None:
    at = gathered()
    kick(at)
    assert at.chairs[1].kind == "open"
    assert index(at).listing is not None
    assert [held.session for held in index(at).listing.holdings] == [HOST]  # type: ignore[union-attr]


def test_who_is_sent_away_from_a_match_is_replaced_by_a_bot_for_good() -> None:
    at = playing()
    token = do(at, GUEST, sent.RenewLink(id="l", seat=1))
    kick(at)
    chair = at.chairs[1]
    assert (chair.kind, chair.bot, chair.name, chair.session) == ("bot", "belief", "Bert", "")
    assert refusal(at, GUEST, sent.Sit(id="s", seat=1, name="Bert")) == "denied-kicked"
    assert refusal(at, GUEST, sent.AskSeat(id="s", seat=2, name="Bert")) == "denied-kicked"
    with pytest.raises(Denied, match="denied-kicked"):
        reclaim(at, GUEST, token, 9)
    with pytest.raises(Denied, match="denied-link"):
        reclaim(at, STRANGER, token, 9)


def test_who_is_sent_away_reads_why_and_so_does_the_log() -> None:
    at = playing()
    kick(at)
    assert (info(at, GUEST).kicked, info(at, HOST).kicked, info(at, STRANGER).kicked) == (WHY, "", "")
    said = at.logs[None][-1].text
    assert (said.id, said.args["reason"]) == ("table-kicked", WHY)


def test_who_is_sent_away_where_nobody_may_watch_reads_why_and_sees_nothing() -> None:
    at = table(spectators=False)
    for seat, session in enumerate((HOST, GUEST, STRANGER)):
        do(at, session, sent.Sit(id="1", seat=seat, name=f"Name {seat}"))
    do(at, HOST, sent.Start(id="2"))
    kick(at)
    assert at.admits(GUEST)
    told = whole(at, GUEST, frozenset(), 5, Sent())
    assert told.table.kicked == WHY
    assert told.chairs == (sent.Chair(None, None, None, None, ()),)


def test_only_the_host_sends_people_away_and_never_himself_nor_a_bot() -> None:
    at = playing()
    assert refusal(at, GUEST, sent.Kick(id="k", seat=0, reason=WHY)) == "denied-not-host"
    assert refusal(at, HOST, sent.Kick(id="k", seat=0, reason=WHY)) == "denied-kick-yourself"
    assert refusal(at, HOST, sent.Kick(id="k", seat=2, reason=WHY)) == "denied-nobody-there"
    assert refusal(at, HOST, sent.Kick(id="k", seat=1, reason=" \u200b")) == "denied-no-reason"


def test_who_is_muted_is_told_why_and_may_play_on() -> None:
    at = playing()
    do(at, HOST, sent.Mute(id="m", seat=1, reason=WHY))
    with pytest.raises(Denied) as denied:
        do(at, GUEST, sent.Say(id="s", seat=1, text="But"))
    assert (denied.value.reason.id, denied.value.reason.args["reason"]) == ("denied-muted", WHY)
    assert (info(at, GUEST).muted, info(at, HOST).seats[1].muted) == (WHY, True)
    do(at, HOST, sent.Mute(id="u", seat=1))
    do(at, GUEST, sent.Say(id="s", seat=1, text="Thanks"))
    assert [line.text.id for line in at.logs[None]][-2:] == ["table-muted", "table-unmuted"]


def test_who_takes_back_without_end_waits_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "UNDOS_PER_MINUTE", 3)
    at = playing()
    for _ in range(3):
        answer_as(at, 0, HOST)
        do(at, HOST, sent.AskUndo(id="u", seat=0), now=1000)
    answer_as(at, 0, HOST)
    assert refusal(at, HOST, sent.AskUndo(id="u", seat=0)) == "denied-undo-often"
    do(at, HOST, sent.AskUndo(id="u", seat=0), now=62_000)


def full(monkeypatch: pytest.MonkeyPatch) -> Table:
    at = playing()
    monkeypatch.setattr(tables_module, "MOST_ENTRIES", at.seq)
    return at


def test_a_table_that_is_full_goes_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    at = full(monkeypatch)
    assert refusal(at, HOST, sent.Say(id="s", seat=0, text="Well")) == "denied-table-full"
    command = sent.Answer(id="a", seat=0, number=0, choice=("seat:1",))
    assert refusal(at, HOST, command) == "denied-table-full"
    with pytest.raises(Denied, match="refused-stale"):
        answer_for_bot(at, 2, "random", ("take",), 0, 9)


def test_anybody_ends_a_match_that_is_full_and_so_does_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    at = full(monkeypatch)
    do(at, GUEST, sent.VoteEnd(id="e", seat=1, agree=True))
    assert (at.status, at.logs[None][-1].text.id) == ("closed", "table-closed-full")
    at = full(monkeypatch)
    do(at, HOST, sent.Close(id="e"))
    assert at.status == "closed"


def test_not_everything_that_is_said_is_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_SAID", 1)
    at = playing()
    do(at, HOST, sent.Say(id="s", seat=0, text="One"))
    assert refusal(at, GUEST, sent.Say(id="s", seat=1, text="Two")) == "denied-said-enough"
    answer_as(at, 0, HOST)


DAY = 24 * 3600 * 1000


def wait(at: Table, now: int) -> str:
    """Let time pass for a table that may wait for ten days; return what happens."""
    try:
        [entry] = expire(at, 10 * DAY, now).entries
    except Denied as denied:
        return denied.reason.id
    at.apply(at.seq + 1, kept.decode_entry(kept.encode_entry(entry)))
    return type(entry).__name__


def test_a_table_that_gathers_in_vain_is_announced_and_then_closed() -> None:
    at = gathered()
    begun = at.touched
    assert wait(at, begun + 9 * DAY) == "refused-stale"
    assert wait(at, begun + 10 * DAY) == "Expiring"
    assert wait(at, begun + 10 * DAY + DAY // 2) == "refused-stale"
    assert wait(at, begun + 11 * DAY) == "Closed"
    assert info(at, GUEST).closed is not None


def test_whoever_does_something_keeps_it_open() -> None:
    at = gathered()
    assert wait(at, at.touched + 10 * DAY) == "Expiring"
    do(at, GUEST, sent.Say(id="s", seat=1, text="Still here"), now=11 * DAY)
    assert wait(at, 12 * DAY) == "refused-stale"


def test_a_clock_that_jumps_closes_nothing_at_once() -> None:
    at = gathered()
    assert wait(at, 400 * DAY) == "Expiring"
    assert wait(at, 2 * DAY) == "refused-stale", "it was wrong, and is right again"
    assert wait(at, 11 * DAY) == "Expiring", "from now on counts"
    assert wait(at, 11 * DAY + 1) == "refused-stale"


def test_nobody_may_talk_again_who_was_never_silenced() -> None:
    at = playing()
    assert refusal(at, HOST, sent.Mute(id="u", seat=1)) == "denied-no-reason"
