// The log as a neighbour may see it: what only the reader may read lies under covers that tell nothing.
import { expect, test } from "vitest";
import { isSaid, merged, rows, sifted, sinceTurn, told, type Filter } from "../src/lib/log";
import { text } from "../src/lib/speech";
import type { ChatLine, LogEntry, Text } from "../src/protocol";

const line = (number: number, cover: Text | null = null): LogEntry => ({
  number,
  move: number,
  text: text(`own-${number}`),
  cite: "",
  on: [],
  cover,
});
const hidden = text("private-line");

/** Each row as its cover and the numbers of its lines. */
const seen = (log: LogEntry[], covered = true) =>
  rows(log, covered).map(({ cover, lines }) => [cover?.id ?? null, ...lines.map(({ number }) => number)]);

test("every line has its row, covered if only the reader may read it", () => {
  expect(seen([line(0), line(1, text("gave-hidden")), line(2, text("gave-hidden"))])).toEqual([
    [null, 0],
    ["gave-hidden", 1],
    ["gave-hidden", 2],
  ]);
});

test("nobody can count the lines of which only the reader learns", () => {
  expect(seen([line(0, hidden), line(1, hidden), line(2), line(3, hidden)])).toEqual([
    ["private-line", 0, 1],
    [null, 2],
    ["private-line", 3],
  ]);
});

test("when there is nothing to hide any more, every line lies open", () => {
  expect(seen([line(0, hidden), line(1, hidden)], false)).toEqual([
    [null, 0],
    [null, 1],
  ]);
});

/** What was told to all; what one seat drew, as it reads that itself and as others do; what it alone learnt. */
const toAll = { ...line(0), text: text("round") };
const drawn = { ...line(1, text("drew-hidden")), text: text("drew") };
const drawnByAnother = { ...line(1), text: text("drew-hidden") };
const learnt = { ...line(2, hidden), text: text("learnt") };

test("who plays several seats reads each line once, as the seat reads it that knows most", () => {
  const end = (number: number) => ({ ...line(number), text: text("end") });
  const ids = (...logs: LogEntry[][]) => merged(logs).map((each) => each.text.id);
  expect(ids([toAll, drawn, learnt, end(3)], [toAll, drawnByAnother, end(2)])).toEqual(["round", "drew", "learnt", "end"]);
  expect(ids([toAll, drawnByAnother, end(2)], [toAll, drawn, learnt, end(3)])).toEqual(["round", "drew", "learnt", "end"]);
});

test("the lines of several seats are counted anew", () => {
  const numbers = merged([
    [toAll, learnt],
    [toAll, { ...drawn, number: 1 }],
  ]).map((each) => each.number);
  expect(numbers).toEqual([0, 1, 2]);
});

test("a single log stays as it is", () => {
  const log = [toAll, drawn];
  expect(merged([log])).toBe(log);
});

/** A line that says what it is, on cards. */
const said = (number: number, id: string, ...cards: number[]): LogEntry => ({
  ...line(number),
  text: text(id),
  on: cards.map((card) => `card:${card}`),
});

const styleOf = (id: string) => id.split("-")[0]!;
const setting = { styleOf, headingOf: (said: Text) => (said.args.round ? `Round ${String(said.args.round)}` : "") };

/** Each told row as its id and depth; a message's style is the first word of its id. */
const story = (...log: LogEntry[]) =>
  told(rows(log, false), setting).map(({ lines, depth, times }) => [lines[0]!.text.id, depth, times]);

test("what follows an act is part of it, and what happens during a test is part of the test", () => {
  expect(
    story(
      said(0, "phase"),
      said(1, "plain"),
      said(2, "act-investigate"),
      said(3, "test"),
      said(4, "act-use"),
      said(5, "result"),
      said(6, "clue"),
      said(7, "turn"),
    ),
  ).toEqual([
    ["phase", 0, 1],
    ["plain", 0, 1],
    ["act-investigate", 0, 1],
    ["test", 1, 1],
    ["act-use", 2, 1],
    ["result", 1, 1],
    ["clue", 1, 1],
    ["turn", 0, 1],
  ]);
});

test("after answers were taken back or put back nothing goes on", () => {
  const log = [said(0, "act-fight"), said(1, "test"), said(2, "back"), said(3, "plain"), said(4, "act-rest")];
  expect(story(...log).slice(2)).toEqual([
    ["back", 0, 1],
    ["plain", 0, 1],
    ["act-rest", 0, 1],
  ]);
});

test("an echo is left out where its card was named in the same act, and only there", () => {
  expect(
    story(said(0, "act-play", 7), said(1, "echo", 7), said(2, "echo-other", 8), said(3, "act-rest"), said(4, "echo", 7)),
  ).toEqual([
    ["act-play", 0, 1],
    ["echo-other", 1, 1],
    ["act-rest", 0, 1],
    ["echo", 1, 1],
  ]);
});

test("an attack that was announced is not told twice; another one is an act", () => {
  expect(story(said(0, "act-move"), said(1, "opportunity", 7), said(2, "follows", 7), said(3, "follows", 8))).toEqual([
    ["act-move", 0, 1],
    ["opportunity", 1, 1],
    ["follows", 0, 1],
  ]);
});

test("the same said again is counted; quiet lines are left out", () => {
  expect(story(said(0, "gone", 1), said(1, "gone", 2), said(2, "quiet"), said(3, "gone", 3))).toEqual([["gone", 0, 3]]);
});

/** A line of a round, about somebody. */
const by = (number: number, id: string, seat: number, round = 0): LogEntry => ({
  ...line(number),
  text: text(id, { who: { type: "who", seat }, ...(round ? { round } : {}) }),
});

/** Two rounds of two people, each with something that happens to nobody. */
const ROUNDS = [
  by(0, "turn", 0, 1),
  by(1, "move", 0),
  by(2, "turn", 1, 1),
  by(3, "move", 1),
  said(4, "rain"),
  by(5, "turn", 0, 2),
];

test("a round is a heading over its first line, and again after answers were taken back", () => {
  const headings = (log: LogEntry[]) => told(rows(log, false), setting).map((row) => row.heading);
  expect(headings(ROUNDS)).toEqual(["Round 1", "", "", "", "", "Round 2"]);
  expect(headings([...ROUNDS, said(6, "back"), by(7, "turn", 0, 2)]).at(-1)).toBe("Round 2");
});

test("since my last turn is what happened after the end of my last one", () => {
  expect(sinceTurn(ROUNDS, styleOf, [0])).toBe(2);
  expect(sinceTurn(ROUNDS, styleOf, [1])).toBe(5);
  expect(sinceTurn(ROUNDS.slice(0, 2), styleOf, [0])).toBeNull();
  expect(sinceTurn(ROUNDS, styleOf, [])).toBeNull();
});

const chat: ChatLine[] = [0, 4].map((move, number) => ({ number, at: 1, seat: 1, name: "Ben", text: "Hm.", phrase: "", move }));

/** What a filter leaves for seat 0: lines by number, what was said as its move, headings before their lines. */
function read(filter: Filter, since = 2) {
  return sifted(told(rows(ROUNDS, false), setting), chat, { filter, seats: [0], since }).flatMap((item) =>
    isSaid(item) ? `at ${item.move}` : [...(item.heading ? [item.heading] : []), item.lines[0]!.number],
  );
}

test("what was said stands where it was said", () => {
  expect(read("all")).toEqual(["Round 1", 0, "at 0", 1, 2, 3, 4, "at 4", "Round 2", 5]);
});

test("of the log one can read what concerns oneself, what is new, or what was said, under its headings", () => {
  expect(read("mine")).toEqual(["Round 1", 0, 1, "Round 2", 5]);
  expect(read("turn")).toEqual(["Round 1", 2, 3, 4, "at 4", "Round 2", 5]);
  expect(read("chat")).toEqual(["at 0", "at 4"]);
});

test("a line for the reader alone concerns him", () => {
  const log = told(rows([line(0), line(1, hidden)], true), setting);
  expect(sifted(log, [], { filter: "mine", seats: [0], since: 0 })).toEqual([log[1]]);
});
