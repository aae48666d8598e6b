import { expect, test } from "vitest";
import { fieldName, lines, type Saying } from "../src/boards/common/plain";

const saying: Saying = { speak: (said) => `<${said.id}>`, yes: "yes", no: "no" };

test("a list with a place for every seat is told seat by seat, what is hidden as nothing", () => {
  expect(lines({ game: "omen", seat: 0, runes: [6, null, null] }, 3, saying)).toEqual([
    { field: "runes", values: ["6", "–", "–"], bySeat: true },
  ]);
});

test("other values are told in one line, whatever they are made of", () => {
  const view = {
    discard: [1, 2],
    pile: 4,
    open: true,
    nobody: [],
    turn: { type: "text", id: "turn", args: {} },
    lead: { seat_number: 2, cards: ["a"] },
  };
  expect(lines(view, 3, saying).map((line) => [line.field, line.values[0]])).toEqual([
    ["discard", "1, 2"],
    ["pile", "4"],
    ["open", "yes"],
    ["nobody", "–"],
    ["turn", "<turn>"],
    ["lead", "seat number: 2; cards: a"],
  ]);
});

test("a field is called by its own words where nobody has named it", () => {
  expect(fieldName("face_down")).toBe("face down");
});
