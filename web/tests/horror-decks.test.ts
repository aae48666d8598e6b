// Building decks: what is in one, what it looks like, hands from it, how it travels and where it is kept.
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CardInfo, DeckFigures } from "../src/protocol";
import * as build from "../src/parts/horror/building";
import * as decks from "../src/parts/horror/decks";

const figure = { opening_hand: 3, in_play: [], to_draw: 0, size: 5, wanted: 5, experience: 0 } satisfies DeckFigures;

function card(code: string, more: Partial<CardInfo> = {}): [string, CardInfo] {
  const name = { en: `The ${code}`, de: `Das ${code}` };
  return [code, { code, type: "asset", subtype: "", name, level: 0, cost: 1, icons: {}, ...more } as CardInfo];
}

const cards = new Map([
  card("lamp", { cost: 2, icons: { intellect: 1, wild: 1 } }),
  card("idol", { cost: -1, level: 3, icons: { willpower: 2 } }),
  card("shout", { type: "event", cost: 7 }),
  card("nerve", { type: "skill", cost: null, icons: { wild: 2 } }),
  card("debt", { type: "treachery", subtype: "weakness", cost: null }),
  card("gift", { cost: null }),
  card("ada", { type: "investigator" }),
]);
const listed = { lamp: 2, idol: 1, shout: 1, nerve: 1, debt: 1 };

describe("a deck", () => {
  test("gains and loses cards one by one", () => {
    expect(build.withCard({}, "lamp")).toEqual({ lamp: 1 });
    expect(build.withCard({ lamp: 1 }, "lamp")).toEqual({ lamp: 2 });
    expect(build.withoutCard({ lamp: 2 }, "lamp")).toEqual({ lamp: 1 });
    expect(build.withoutCard({ lamp: 1 }, "lamp")).toEqual({});
    expect(build.withoutCard({ lamp: 1 }, "idol")).toEqual({ lamp: 1 });
  });
  test("never grows without end", () => {
    expect(build.withCard({ lamp: build.MOST_COPIES }, "lamp")).toEqual({ lamp: build.MOST_COPIES });
  });
  test("loses the old version for the new one", () => {
    expect(build.withCard({ lamp: 2 }, "idol", "lamp")).toEqual({ lamp: 1, idol: 1 });
  });
  test("begins with what must be in it, as often as it must", () => {
    const rules = { size: 30, options: [], required: ["gift", "debt", "gift"], basic_weaknesses: 1, pool: [] };
    expect(build.required({ deck: rules } as unknown as CardInfo)).toEqual({ gift: 2, debt: 1 });
  });
});

describe("how it looks", () => {
  test("by type, then by name; weaknesses apart", () => {
    const shown = build.grouped(listed, cards, "en").map(({ group, rows }) => [group, rows.map((row) => row.card.code)]);
    expect(shown).toEqual([
      ["asset", ["idol", "lamp"]],
      ["event", ["shout"]],
      ["skill", ["nerve"]],
      ["weakness", ["debt"]],
    ]);
  });
  test("costs are counted; X apart, five and more together, what costs nothing at all not", () => {
    const found = build.curve(listed, cards).filter((bar) => bar.count);
    expect(found).toEqual([
      { cost: "2", count: 2 },
      { cost: "5+", count: 1 },
      { cost: "X", count: 1 },
    ]);
  });
  test("icons are counted for every copy", () => {
    const found = build.icons(listed, cards).map(({ count }) => count);
    expect(found).toEqual([2, 2, 0, 0, 4]);
  });
});

describe("a sample hand", () => {
  /** Shuffling by these dice leaves everything as it was. */
  const straight = () => 0.999999;

  test("has no weakness in it; those that came go back into the deck", () => {
    const { hand, pile } = build.deal({ debt: 1, lamp: 2, idol: 1, shout: 1 }, figure, cards, straight);
    expect(hand).toEqual(["lamp", "lamp", "idol"]);
    expect([...pile].sort()).toEqual(["debt", "shout"]);
  });
  test("leaves out what begins in play, and knows of weaknesses still to be drawn", () => {
    const dealt = build.deal({ lamp: 2, gift: 1 }, { ...figure, in_play: ["gift"], to_draw: 1 }, cards, straight);
    expect(dealt).toEqual({ hand: ["lamp", "lamp"], pile: [build.RANDOM] });
  });
  test("is of the size that the server tells", () => {
    expect(build.deal(listed, { ...figure, opening_hand: 4 }, cards, Math.random).hand).toHaveLength(4);
  });
  test("keeps what is not replaced; the rest comes from the deck and goes back after that", () => {
    const before = { hand: ["lamp", "idol"], pile: ["debt", "shout", "nerve"] };
    const after = build.mulligan(before, new Set([0]), cards, straight);
    expect(after.hand).toEqual(["idol", "shout"]);
    expect([...after.pile].sort()).toEqual(["debt", "lamp", "nerve"]);
  });
  test("draws on from the top, weaknesses too", () => {
    expect(build.drawOne({ hand: ["lamp"], pile: ["debt", "idol"] })).toEqual({ hand: ["lamp", "debt"], pile: ["idol"] });
    expect(build.drawOne({ hand: ["lamp"], pile: [] })).toEqual({ hand: ["lamp"], pile: [] });
  });
  test("neither loses nor invents a card", () => {
    for (let turn = 0; turn < 50; turn++) {
      const all = build.mulligan(build.deal(listed, figure, cards, Math.random), new Set([0, 2]), cards, Math.random);
      expect([...all.hand, ...all.pile].sort()).toEqual(["debt", "idol", "lamp", "lamp", "nerve", "shout"]);
    }
  });
});

describe("on its way", () => {
  const mine = { investigator: "ada", cards: listed, name: "Ada & ihr Öl", notes: "2 × zuerst\nlamp" };

  test("as a list with headings, in either language", () => {
    const text = build.asText(mine, cards, "de", (group) => group.toUpperCase());
    expect(text).toBe(
      "Ada & ihr Öl\nDas ada\n\nASSET (3)\n1x Das idol (3)\n2x Das lamp\n\nEVENT (1)\n1x Das shout\n\nSKILL (1)\n1x Das nerve\n\nWEAKNESS (1)\n1x Das debt\n",
    );
  });
  test("as a link and back", () => {
    expect(build.fromHash(build.toHash(mine))).toEqual(mine);
  });
  test.each([
    "",
    "who=",
    "who=a%20b",
    "who=ada&cards=lamp*0",
    "who=ada&cards=lamp*99",
    "who=ada&cards=<b>",
    `who=ada&cards=${"x.".repeat(300)}`,
  ])("a broken link is none: %s", (hash) => {
    expect(build.fromHash(hash)).toBeNull();
  });
  test("what is too long is cut", () => {
    expect(build.fromHash(`who=ada&name=${"n".repeat(99)}`)?.name).toHaveLength(build.LONGEST_NAME);
  });
});

describe("on the shelf", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  afterEach(() => kept.clear());
  const KEY = "miskatonic-horror-decks";
  const deck = (name: string, more = {}) => ({ investigator: "ada", cards: { lamp: 1 }, name, ...more });

  test("decks stay, the newest first, and only finished ones go to tables", () => {
    const one = decks.shelve(deck("One"));
    decks.shelve(deck("Two"));
    decks.keepDraft({ ...one, cards: { lamp: 2 }, fine: true });
    expect(decks.shelf().map((each) => each.name)).toEqual(["Two", "One"]);
    expect(decks.keptDecks()).toEqual([deck("One", { cards: { lamp: 2 } })]);
  });
  test("the same deck by the same link is there once", () => {
    expect(decks.shelve(deck("One")).id).toBe(decks.shelve(deck("One")).id);
    expect(decks.shelf()).toHaveLength(1);
  });
  test("a deck that is brought replaces the one of its name and keeps its notes", () => {
    const one = decks.shelve(deck("One", { notes: "mine" }));
    expect(decks.keepDeck(deck("One", { cards: { idol: 1 } }))).toEqual([deck("One", { cards: { idol: 1 } })]);
    expect(decks.shelf()).toEqual([{ ...one, cards: { idol: 1 }, fine: true }]);
    expect(decks.forgetDeck(deck("One"))).toEqual([]);
  });
  test("what the first version kept is taken over, and can be played", () => {
    kept.set(KEY, JSON.stringify([deck("Old"), { nonsense: true }, null]));
    expect(decks.keptDecks()).toEqual([deck("Old")]);
  });
  test("what a newer version keeps is neither read nor lost", () => {
    const newer = JSON.stringify({ version: 99, decks: { of: "another shape" } });
    kept.set(KEY, newer);
    expect(decks.shelf()).toEqual([]);
    decks.shelve(deck("One"));
    expect(kept.get(KEY)).toBe(newer);
  });
  test.each(["{", "null", "7", '{"version":2}', '{"version":2,"decks":[{"investigator":"ada","cards":{"lamp":"2"}}]}'])(
    "damage is an empty shelf: %s",
    (damaged) => {
      kept.set(KEY, damaged);
      expect(decks.shelf()).toEqual([]);
    },
  );
  test("a deck that is thrown away is gone", () => {
    const { id } = decks.shelve(deck("One"));
    expect(decks.forgetDraft(id)).toEqual([]);
  });
});
