// Ritual's board without a browser: where everybody sits, what flies, what is said of it.
import { describe, expect, test } from "vitest";
import { look } from "../src/boards/ritual/cards";
import { pileLabel, seatLabel, travellingLabel } from "../src/boards/ritual/labels";
import { flights, ring } from "../src/boards/ritual/table";
import { nearest } from "../src/boards/common/walk";
import { Speech } from "../src/lib/speech";
import type { RitualView, Text, TurnView } from "../src/protocol";
import { ftl } from "./texts";

const names = new Map([
  [0, "Anna"],
  [1, "Bert"],
  [2, "Cleo"],
]);

function view(changes: Partial<RitualView> = {}): RitualView {
  return {
    game: "ritual",
    seat: 0,
    options: {
      seats: 3,
      variant: "base",
      event: "orb",
      scholar: "investigator",
      zealot: "cultist",
      old_one: "cthulhu",
      doom: false,
      confession: false,
      talk_filter: true,
      start: null,
    },
    round: 1,
    holders: [
      { sanity: 7, card: null, hand_on_table: false },
      { sanity: 5, card: "mask-pure", hand_on_table: true },
      { sanity: 2, card: "cthulhu", hand_on_table: true },
      { sanity: null, card: "gate", hand_on_table: false },
      { sanity: null, card: "idol-cursed", hand_on_table: false },
    ],
    active: 0,
    path: [],
    travelling: "dagger-cursed",
    travelling_colour: null,
    is_travelling: true,
    pile: 16,
    top: null,
    top_colour: null,
    discard: [],
    removed: 0,
    removed_by_me: [],
    confessed: [],
    past: [],
    mine: { "chalice-pure": 2, "chalice-cursed": 1 },
    doom: null,
    doom_space: null,
    last_round: null,
    outcome: null,
    ...changes,
  };
}

const turn = (taker: number | null): TurnView => ({ giver: 0, path: [1], taker, card: null, discarded: "mask-pure" });

describe("round the table", () => {
  test("the viewer sits at the bottom and the next seat to his left", () => {
    const [me, next] = ring(5, 3);
    expect([me?.holder, next?.holder]).toEqual([3, 4]);
    expect(me?.y).toBeCloseTo(1);
    expect(next?.x).toBeLessThan(0);
  });

  test.each([3, 4, 5, 6, 7])("no two of %i holders share a place on a phone", (holders) => {
    const cells = ring(holders, 0).map(({ row, column }) => `${row}/${column}`);
    expect(new Set(cells).size).toBe(holders);
  });
});

describe("what flies", () => {
  test("a passed card flies on from where it was", () => {
    expect(flights(view({ path: [1] }), view({ path: [1, 2] }))).toEqual([["travelling", "travelling"]]);
  });

  test("a taken card flies into the hand, the old one to the discards, the next from the pile to its new holder", () => {
    const after = view({ past: [turn(1)], active: 2 });
    expect(flights(view({ path: [1] }), after)).toEqual([
      ["travelling", "hand:1"],
      ["hand:1", "discard"],
      ["pile", "travelling"],
      ["pile", "pile"],
    ]);
  });

  test("a card that all passed flies to the discards", () => {
    const after = view({ past: [turn(null)], is_travelling: false });
    expect(flights(view({ path: [1, 2] }), after)).toEqual([["travelling", "discard"]]);
  });

  test("a new round is dealt from the pile", () => {
    expect(flights(view(), view({ round: 2 }))).toContainEqual(["pile", "hand:2"]);
  });
});

test("an arrow leads to the nearest thing ahead, not aside", () => {
  const things = [
    { each: "aside", at: [20, 100] as [number, number] },
    { each: "ahead", at: [60, 5] as [number, number] },
    { each: "behind", at: [-10, 0] as [number, number] },
  ];
  expect(nearest([0, 0], things, [1, 0])).toBe("ahead");
});

describe("in words", () => {
  const english = new Speech("en", ftl("ritual", "en"));
  const german = new Speech("de", ftl("ritual", "de"));
  const say = (speech: Speech) => (said: Text) => speech.say(said, names, 0);

  test("a place says everything that is to be seen there", () => {
    expect(seatLabel(view(), 1, "Bert", say(english))).toBe("Bert, sanity 5 of 7, holds pure Mask, hand on the table");
    expect(seatLabel(view(), 2, "Cleo", say(german))).toBe(
      "Cleo, geistige Gesundheit 2 von 7, hält: Cthulhu, Hand auf dem Tisch",
    );
  });

  test("one's own place does not say what nobody told", () => {
    expect(seatLabel(view(), 0, "Anna", say(english))).toBe(
      "Anna (you), active player, sanity 7 of 7, your own card is hidden from you",
    );
  });

  test("the travelling card is named only to those who have seen it", () => {
    expect(travellingLabel(view({ path: [1] }), say(english))).toBe(
      "The travelling card, cursed Dagger, lies before Bert",
    );
    expect(travellingLabel(view({ path: [1], travelling: null }), say(english))).toBe(
      "The travelling card lies face down before Bert",
    );
  });

  test("the pile says whose it is, how high, and what one knows of its top", () => {
    expect(pileLabel(view({ pile: 1, top_colour: "cursed" }), say(german))).toBe(
      "Nachziehstapel vor dir: 1 Karte. Die oberste Karte ist verflucht",
    );
  });

  test("the board speaks both languages", () => {
    const ids = (language: string) => [...ftl("ritual", language).join("\n").matchAll(/^oval[a-z-]*/gm)].map(([id]) => id);
    expect(ids("de")).toEqual(ids("en"));
  });
});

test("every card of the game has a drawing of its own", () => {
  const faces = [...ftl("ritual", "en").join("\n").matchAll(/^card-([a-z-]+) =/gm)].map((found) => found[1] ?? "");
  const drawings = faces.map((face) => look(face).drawing);
  expect(faces).toHaveLength(23);
  expect(new Set(drawings).size).toBe(faces.length - 5);
});
