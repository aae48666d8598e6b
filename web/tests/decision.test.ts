// What a person is asked must not change under the pointer.
import { beforeEach, describe, expect, test } from "vitest";
import { called, Decision, type Asking } from "../src/lib/decision.svelte";
import { Refusal, type Wish } from "../src/lib/outbox";
import { text } from "../src/lib/speech";
import type { Ask, Chair, Done, Option } from "../src/protocol";

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  text: text(id),
  on: [`thing:${id}`],
  cite: "",
  confirm: false,
  ...more,
});
const ask = (kind: string, options: Option[], more: Partial<Ask> = {}): Ask => ({
  kind,
  text: text(kind),
  options,
  cite: "",
  least: 1,
  most: 1,
  sealed: false,
  limit: null,
  common: false,
  ...more,
});
const chair = (asked: Ask | null): Chair => ({
  seat: 2,
  view: null,
  ask: asked,
  undo: null,
  log: [],
  given: null,
  cautions: {},
  chances: {},
  soon: null,
  foregone: [],
  redo: 0,
  step: null,
  decided: [],
  decided_before: 0,
  always_asked: false,
  changes: null,
});

const give = ask("give", [option("a"), option("b")]);
const take = ask("take", [option("c")]);

let sent: Wish[];
let refuse: Refusal | null;
let decision: Decision;

beforeEach(() => {
  sent = [];
  refuse = null;
  decision = new Decision((wish) => {
    sent.push(wish);
    return refuse ? Promise.reject(refuse) : new Promise<Done>(() => undefined);
  });
  decision.offer(chair(give), 5);
});

describe("an option that costs more than it says", () => {
  const caution = { text: text("attack"), cite: "x.1" };
  const dear = (): Chair => ({ ...chair(give), cautions: { b: [caution] } });

  test("waits for a second yes, with what it costs", () => {
    decision.offer(dear(), 6);
    decision.choose("b");
    expect([sent, decision.doubted?.id, decision.cautions]).toEqual([[], "b", [caution]]);
    decision.settleDoubt(true);
    expect(sent).toEqual([{ type: "answer", seat: 2, number: 6, choice: ["b"] }]);
  });
  test("leaves the others alone", () => {
    decision.offer(dear(), 6);
    decision.choose("a");
    expect(sent).toHaveLength(1);
  });
  test("is taken at once where the table wants no second question", () => {
    const brisk = new Decision(
      (wish) => {
        sent.push(wish);
        return new Promise<Done>(() => undefined);
      },
      () => false,
    );
    brisk.offer(dear(), 6);
    brisk.choose("b");
    expect([sent.length, brisk.doubted]).toEqual([1, null]);
  });
});

test("a choice answers the question in the position it was asked in", () => {
  decision.choose("b");
  expect(sent).toEqual([{ type: "answer", seat: 2, number: 5, choice: ["b"] }]);
});

test("a question is answered once", () => {
  decision.choose("a");
  decision.choose("b");
  expect(sent).toHaveLength(1);
});

test("what is not an option is not sent", () => {
  decision.choose("c");
  expect(sent).toEqual([]);
});

test("the same question in a later position is answered in that position", () => {
  decision.offer(chair(structuredClone(give)), 6);
  decision.choose("a");
  expect(sent).toMatchObject([{ number: 6 }]);
});

test("things of the board are lit with their options", () => {
  expect([...decision.lit.keys()]).toEqual(["thing:a", "thing:b"]);
});

test("nothing is lit while an answer is on its way", () => {
  decision.choose("a");
  expect(decision.lit.size).toBe(0);
});

test("after one's own answer the next question is shown, even under the pointer", () => {
  decision.hold(true);
  decision.choose("a");
  decision.offer(chair(take), 6);
  expect(decision.shown?.ask.kind).toBe("take");
  expect(decision.void).toBe(false);
});

test("a refused answer can be given again", async () => {
  refuse = new Refusal(text("refused-stale"));
  decision.choose("a");
  await Promise.resolve();
  await Promise.resolve();
  expect(decision.refusal?.reason.id).toBe("refused-stale");
  expect(decision.open).toBe(true);
});

describe("a question that is withdrawn", () => {
  test("goes away when nobody points at it", () => {
    decision.offer(chair(take), 6);
    expect(decision.shown?.ask.kind).toBe("take");
  });

  test("stays under the pointer, says that it is void, and cannot be answered", () => {
    decision.hold(true);
    decision.offer(chair(take), 6);
    expect(decision.shown?.ask.kind).toBe("give");
    expect(decision.void).toBe(true);
    decision.choose("a");
    expect(sent).toEqual([]);
    expect(decision.lit.size).toBe(0);
  });

  test("gives way once the pointer has gone", () => {
    decision.hold(true);
    decision.offer(chair(take), 6);
    decision.hold(false);
    expect(decision.shown?.ask.kind).toBe("take");
  });

  test("gives way when asked to", () => {
    decision.hold(true);
    decision.offer(chair(null), 6);
    decision.lookAgain();
    expect(decision.shown).toBeNull();
  });

  test("is valid again if it comes back", () => {
    decision.hold(true);
    decision.offer(chair(null), 6);
    decision.offer(chair(give), 7);
    expect(decision.void).toBe(false);
    decision.choose("a");
    expect(sent).toMatchObject([{ number: 7 }]);
  });
});

describe("a costly option", () => {
  const costly = ask("give", [option("a"), option("dear", { confirm: true })]);
  beforeEach(() => decision.offer(chair(costly), 6));

  test("is not sent at once", () => {
    decision.choose("dear");
    expect(sent).toEqual([]);
    expect(decision.doubted?.id).toBe("dear");
  });

  test("is sent after a second yes", () => {
    decision.choose("dear");
    decision.settleDoubt(true);
    expect(sent).toMatchObject([{ choice: ["dear"] }]);
  });

  test("is dropped after a no", () => {
    decision.choose("dear");
    decision.settleDoubt(false);
    expect(sent).toEqual([]);
    expect(decision.open).toBe(true);
  });
});

describe("a question with several answers", () => {
  const several = ask("pick", [option("a"), option("b"), option("c")], { least: 1, most: 2 });
  beforeEach(() => decision.offer(chair(several), 6));

  test("is sent when finished, in the order of picking", () => {
    decision.choose("c");
    decision.choose("a");
    decision.finish();
    expect(sent).toMatchObject([{ choice: ["c", "a"] }]);
  });

  test("takes no more than it allows", () => {
    for (const id of ["a", "b", "c"]) decision.choose(id);
    expect(decision.picked).toEqual(["a", "b"]);
  });

  test("lets an option go again, and wants as many as it must have", () => {
    decision.choose("a");
    decision.choose("a");
    decision.finish();
    expect(sent).toEqual([]);
  });
});

describe("a question that the board asks in its own way", () => {
  const asking = { text: text("quiet"), body: (() => undefined) as never } as Asking;
  const quietly = (asked: Ask) => (asked.kind === take.kind ? asking : null);
  beforeEach(() => {
    decision.ways = quietly;
  });

  test("is asked so for as long as it is on screen, whatever is asked meanwhile", () => {
    decision.offer(chair(take), 6);
    expect(decision.asking).toBe(asking);
    decision.hold(true);
    decision.offer(chair({ ...take, kind: "other" }), 7);
    expect([decision.void, decision.asking]).toEqual([true, asking]);
    decision.lookAgain();
    expect(decision.asking).toBeNull();
  });

  test("can be answered all the same", () => {
    decision.choose("a");
    expect(sent).toMatchObject([{ choice: ["a"] }]);
  });
});

describe("a sealed answer", () => {
  const sealed = (asked: Ask, given: string[] | null): Chair => ({ ...chair(asked), given });
  const vote = ask("vote", [option("a"), option("b")], { sealed: true });
  const talk = ask("talk", [option("a"), option("b"), option("c")], { sealed: true, least: 0, most: 2 });

  test("stays open once it is in, and can be changed", () => {
    decision.offer(sealed(vote, null), 6);
    decision.choose("a");
    decision.offer(sealed(vote, ["a"]), 6);
    expect([decision.open, decision.given]).toEqual([true, ["a"]]);
    decision.choose("b");
    expect(sent.map((wish) => "choice" in wish && wish.choice)).toEqual([["a"], ["b"]]);
  });

  test("is not sent again when it is chosen again", () => {
    decision.offer(sealed(vote, ["a"]), 6);
    decision.choose("a");
    expect(sent).toEqual([]);
  });

  test("that is being changed is not taken for the one before", () => {
    decision.offer(sealed(vote, ["a"]), 6);
    decision.choose("b");
    decision.offer(sealed(vote, ["a"]), 6);
    expect(decision.open).toBe(false);
    decision.offer(sealed(vote, ["b"]), 6);
    expect([decision.open, decision.given]).toEqual([true, ["b"]]);
  });

  test("gives way to the next question under a pointer that rests", () => {
    decision.offer(sealed(vote, null), 6);
    decision.hold(true);
    decision.choose("a");
    decision.offer(sealed(vote, ["a"]), 6);
    decision.offer(chair(take), 7);
    expect([decision.void, decision.shown?.ask.kind]).toEqual([false, "take"]);
  });

  test("stays under a pointer that is about to change it", () => {
    decision.offer(sealed(vote, ["a"]), 6);
    decision.hold(true);
    decision.offer(chair(take), 7);
    expect([decision.void, decision.shown?.ask.kind]).toEqual([true, "vote"]);
  });

  test("leaves nobody called", () => {
    expect([sealed(vote, null), sealed(vote, ["a"]), chair(null)].map(called)).toEqual([true, false, false]);
  });

  test("of several parts can be taken apart again", () => {
    decision.offer(sealed(talk, null), 6);
    decision.choose("a");
    decision.finish();
    decision.offer(sealed(talk, ["a"]), 6);
    expect(decision.picked).toEqual(["a"]);
  });

  test("is known again when the page is loaded anew", () => {
    decision.offer(sealed(vote, ["b"]), 6);
    expect(decision.given).toEqual(["b"]);
  });

  test("does not stand for the next question in the same words", () => {
    decision.offer(sealed(talk, ["a"]), 6);
    decision.offer(sealed(talk, null), 7);
    expect([decision.given, decision.picked]).toEqual([null, []]);
  });

  test("is forgotten with its question", () => {
    decision.offer(sealed(vote, ["b"]), 6);
    decision.offer(chair(take), 7);
    expect(decision.given).toBeNull();
  });
});
