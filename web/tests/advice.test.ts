// A bot is asked what it would do; it never answers, and what it says belongs to one question.
import { beforeEach, expect, test } from "vitest";
import { Advice } from "../src/lib/advice.svelte";
import { Decision } from "../src/lib/decision.svelte";
import { Refusal } from "../src/lib/outbox";
import { text } from "../src/lib/speech";
import type { Chair, Done, Hinted } from "../src/protocol";

const option = (id: string) => ({ id, text: text(id), on: [], cite: "", confirm: false });
const asking = (kind: string, ...ids: string[]): Chair => ({
  seat: 2,
  view: null,
  ask: {
    kind,
    text: text(kind),
    options: ids.map(option),
    cite: "",
    least: 1,
    most: 1,
    sealed: false,
    limit: null,
    common: false,
  },
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
const hinted: Hinted = {
  type: "hinted",
  id: "h",
  seat: 2,
  number: 1,
  ratings: [
    { choice: ["b"], measure: text("hint-rated", { percent: 60 }) },
    { choice: ["a"], measure: text("hint-rated", { percent: 40 }) },
  ],
  reason: text("hint-ahead"),
};

let answered: number;
let reply: (said: Hinted | Refusal) => void;
let decision: Decision;
let advice: Advice;

beforeEach(() => {
  answered = 0;
  decision = new Decision(() => {
    answered++;
    return new Promise<Done>(() => undefined);
  });
  advice = new Advice(
    decision,
    () =>
      new Promise((done, refused) => {
        reply = (said) => (said instanceof Refusal ? refused(said) : done(said));
      }),
  );
  decision.offer(asking("turn", "a", "b"), 1);
});

test("a bot names an option, the others and its reason, and answers nothing", async () => {
  const sought = advice.seek();
  expect(advice.thinking).toBe(true);
  reply(hinted);
  await sought;
  expect(advice.thinking).toBe(false);
  expect(advice.options.map(({ id }) => id)).toEqual(["b"]);
  expect(advice.given?.ratings.map((rating) => advice.words(rating))).toEqual([[text("b")], [text("a")]]);
  expect(advice.given?.reason.id).toBe("hint-ahead");
  expect(answered).toBe(0);
});

test("what comes after another question has come is not shown, and says so", async () => {
  const sought = advice.seek();
  decision.offer(asking("other", "c"), 2);
  reply(hinted);
  await sought;
  expect(advice.given).toBeNull();
  expect(advice.trouble?.id).toBe("advice-late");
});

test("advice goes with its question", async () => {
  const sought = advice.seek();
  reply(hinted);
  await sought;
  decision.offer(asking("other", "b"), 2);
  expect(advice.given).toBeNull();
  expect(advice.trouble).toBeNull();
  expect(advice.options).toEqual([]);
});

test("advice stays when others move and the question is the same", async () => {
  const sought = advice.seek();
  decision.offer(asking("turn", "a", "b"), 2);
  reply(hinted);
  await sought;
  expect(advice.options.map(({ id }) => id)).toEqual(["b"]);
});

test("a table that forbids it says why", async () => {
  const sought = advice.seek();
  reply(new Refusal(text("denied-not-asked")));
  await sought;
  expect(advice.thinking).toBe(false);
  expect(advice.trouble?.id).toBe("denied-not-asked");
});

test("nobody is asked twice at the same time", async () => {
  const first = advice.seek();
  const once = reply;
  await advice.seek();
  expect(reply).toBe(once);
  once(hinted);
  await first;
});
