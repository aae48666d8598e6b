"""The queue before the workers: shortest first, fair to tables and persons, and nobody waits for ever."""

from miskatonic.server.fairness import LATER, PATIENCE, Claim, FairQueue


def search(person: str, table: str = "") -> Claim:
    return Claim(table or f"table of {person}", person, seconds=1)


def simple(person: str) -> Claim:
    return Claim(f"table of {person}", person, seconds=0.01)


def served(queue: FairQueue[str], most: int = 1000) -> list[str]:
    """Serve what waits, as long as it takes by experience; return in which order."""
    order: list[str] = []
    while queue and len(order) < most:
        claim, item = queue.take()
        queue.done(claim, claim.seconds)
        order.append(item)
    return order


def test_who_needs_little_goes_before_forty_who_need_much() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.put(search(f"person {number}"), "search")
    served(queue, 20)
    queue.put(simple("victim"), "victim")
    assert served(queue)[0] == "victim"


def test_who_has_forty_tables_waits_for_himself_and_not_others_for_him() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.put(search("greedy", f"table {number}"), "greedy")
    served(queue, 3)
    queue.put(search("other"), "other")
    assert served(queue).index("other") == 0


def test_two_who_want_as_much_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(search("one", f"one {number}"), "one")
    for number in range(4):
        queue.put(search("two", f"two {number}"), "two")
    assert served(queue) == ["one", "two"] * 4


def test_several_bots_of_one_table_wait_for_each_other() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(3):
        queue.put(Claim("full", "host", 1), "full")
    queue.put(Claim("small", "somebody", 1), "small")
    assert served(queue) == ["full", "small", "full", "full"]


def test_who_was_served_begins_anew() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(search("one"), "first")
    served(queue)
    queue.put(search("one"), "one")
    queue.put(search("two"), "two")
    assert served(queue) == ["one", "two"]


def test_nobody_waits_for_ever_behind_those_who_need_little() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(search("patient"), "patient")
    order: list[str] = []
    for number in range(2 * PATIENCE * 100):
        queue.put(simple(f"person {number}"), "quick")
        order += served(queue, 1)
    assert order.count("patient") == 1


def test_what_nobody_waits_for_comes_after_everything_else_but_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Claim("alone", "gone", 0.01, awaited=False), "alone")
    queue.put(search("one"), "one")
    assert served(queue) == ["one", "alone"]
    queue.put(Claim("alone", "gone", 0.01, awaited=False), "alone")
    queue.done(search("somebody"), 2 * LATER)
    queue.put(search("late"), "late")
    assert served(queue) == ["alone", "late"]


def test_who_goes_away_is_owed_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    gone = "gone"
    queue.put(search("one"), gone)
    queue.drop(gone)
    queue.put(search("one"), "one")
    queue.put(search("two"), "two")
    assert served(queue) == ["one", "two"]


def test_who_goes_away_takes_nobody_along() -> None:
    queue: FairQueue[str] = FairQueue()
    for each in ("one", "two", "three"):
        queue.put(search(each), each)
    queue.drop("two")
    assert served(queue) == ["one", "three"]


def test_the_same_claims_are_served_in_the_same_order() -> None:
    def order() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        found: list[str] = []
        for number in range(60):
            claim = Claim(f"t{number % 7}", f"p{number % 3}", 0.01 * (1 + number % 5), number % 4 > 0)
            queue.put(claim, str(number))
            if number % 2:
                found += served(queue, 1)
        return found + served(queue)

    assert order() == order()
    assert sorted(map(int, order())) == list(range(60))
