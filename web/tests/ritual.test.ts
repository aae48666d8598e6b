// Ritual's board without a browser: where everybody sits, what flies, what is said of it.
import { describe, expect, test } from "vitest";
import { doing, look } from "../src/boards/ritual/cards";
import { pileLabel, seatLabel, travellingLabel } from "../src/boards/ritual/labels";
import { endShown, faceOf, flights, ring, roundEnded, seating, sharers } from "../src/boards/ritual/table";
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

/** The boxes that windows from a small phone to a large desk leave for the board. */
const BOXES = [
  [360, 294],
  [390, 388],
  [768, 461],
  [997, 574],
  [1051, 681],
  [1520, 842],
  [2160, 1202],
] as const;

describe("round the table", () => {
  test("whoever looks sits below the table, the next seat to his left", () => {
    const places = ring(5, 3);
    expect(places.map((place) => place.holder)).toEqual([4, 0, 1, 2]);
    expect(places[0]?.x).toBeLessThan(0);
  });

  test("whoever watches sees all of them", () => {
    expect(ring(5, null).map((place) => place.holder)).toEqual([0, 1, 2, 3, 4]);
  });

  test.each(BOXES.flatMap(([width, height]) => [5, 6, 7].map((holders) => ({ width, height, holders }))))(
    "$holders holders and the middle lie apart in a box of $width × $height",
    ({ width, height, holders }) => {
      for (const doom of [false, true]) {
        const { places, seat, middle } = seating({ width, height }, holders, 0, doom);
        const all = [...places.map(({ x, y }) => ({ x, y, ...seat })), middle];
        for (const [at, one] of all.entries()) {
          expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width / 2).toBeLessThanOrEqual(width);
          expect(one.y - one.height / 2).toBeGreaterThanOrEqual(0);
          expect(one.y + one.height / 2).toBeLessThanOrEqual(height);
          for (const other of all.slice(at + 1)) {
            const aside = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
            const over = Math.abs(one.y - other.y) - (one.height + other.height) / 2;
            expect(Math.max(aside, over)).toBeGreaterThanOrEqual(0);
          }
        }
      }
    },
  );

  test("seats are as large as there is room for", () => {
    expect(seating({ width: 360, height: 294 }, 7, 0, false).form).toBe("tile");
    const [less, more] = [
      seating({ width: 1051, height: 681 }, 5, 0, false),
      seating({ width: 2160, height: 1202 }, 5, 0, false),
    ];
    expect([less.form, more.form]).toEqual(["high", "high"]);
    expect(more.scale).toBeGreaterThan(less.scale);
  });
});

describe("the end of a round", () => {
  const end = (round: number) =>
    view({
      last_round: {
        round,
        cause: "pile",
        hands: ["mask-pure", "mask-cursed", "gate", "gate", "idol-pure"],
        discard: [],
        failed: [0, 1],
        why: ["shared", "shared", null, null, null],
        sanity_before: [7, 7, 7],
        sanity_after: [5, 5, 7],
        old_one: null,
      },
    });

  test("is shown when the match goes on past it, and not when somebody looks back", () => {
    expect(roundEnded(view(), end(1))).toBe(true);
    expect(roundEnded(end(1), end(2))).toBe(true);
    expect(roundEnded(end(3), end(2))).toBe(false);
    expect(roundEnded(end(1), view())).toBe(false);
    expect(roundEnded(null, end(1))).toBe(false);
  });

  test("stays while the next round begins, until it is read, and belongs to its moment where a match is told again", () => {
    expect(endShown("", end(1), end(2), false)).toBe("came");
    expect(endShown("came", end(2), end(2), false)).toBe("came");
    expect(endShown("came", end(2), end(2), true)).toBe("");
    expect(endShown("came", end(2), end(1), false)).toBe("");
    expect(endShown("", end(1), end(2), true)).toBe("came");
  });

  test("names who else holds the artefact, and nobody for two Gates", () => {
    const hands = end(1).last_round?.hands ?? [];
    expect([sharers(hands, 0), sharers(hands, 2)]).toEqual([[1], []]);
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
    expect(travellingLabel(view({ path: [1] }), say(english))).toBe("The travelling card, cursed Dagger, lies before Bert");
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
    const ids = (language: string) =>
      [
        ...ftl("ritual", language)
          .join("\n")
          .matchAll(/^oval[a-z-]*/gm),
      ].map(([id]) => id);
    expect(ids("de")).toEqual(ids("en"));
  });
});

test("what is pointed at is a card only where the viewer may know it", () => {
  const faces = ["seat:1", "seat:0", "travelling", "pile", "doom"].map((thing) => faceOf(view(), thing));
  expect(faces).toEqual(["mask-pure", null, "dagger-cursed", null, null]);
});

test.each(["en", "de"])("every card says in plain words what it does (%s)", (language) => {
  const texts = ftl("ritual", language).join("\n");
  const faces = [...texts.matchAll(/^card-([a-z-]+) =/gm)].map((found) => found[1] ?? "");
  expect(faces.filter((face) => !texts.includes(`\n${doing(face)} =`))).toEqual([]);
});

test("every card of the game has a drawing of its own", () => {
  const faces = [
    ...ftl("ritual", "en")
      .join("\n")
      .matchAll(/^card-([a-z-]+) =/gm),
  ].map((found) => found[1] ?? "");
  const drawings = faces.map((face) => look(face).drawing);
  expect(faces).toHaveLength(23);
  expect(new Set(drawings).size).toBe(faces.length - 5);
});
