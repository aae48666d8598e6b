// The small functions that pages stand on.
import { describe, expect, test } from "vitest";
import { left, span } from "../src/lib/clock.svelte";
import { OPTION_KEYS } from "../src/lib/keys";
import { optionsOf, usualBot } from "../src/lib/labels";
import { route } from "../src/lib/routes";
import { search } from "../src/lib/rules.svelte";
import { merge, preferred, type Settings } from "../src/lib/settings.svelte";
import { backOff, barredBy } from "../src/lib/table.svelte";
import { softly } from "../src/lib/softly";
import { sentences } from "../src/boards/common/sentences";
import type { ClauseInfo, Field } from "../src/protocol";

test("long words of names may be broken between their syllables, and only there", () => {
  const shown = (name: string) => softly(name).replaceAll("\u00AD", "|");
  expect(shown("Institut der Naturwissenschaften")).toBe("Institut der Natur|wis|sen|schaf|ten");
  expect(shown("Studentenwohnheim")).toBe("Stu|den|ten|wohn|heim");
  expect(shown("Orne-Bibliothek")).toBe("Orne-Bib|lio|thek");
  expect(shown("Detective's Intuition")).toBe("Detec|tive's Intuition");
  expect(shown("Fire!")).toBe("Fire!");
});

test("what is read aloud has one stop between its sentences", () => {
  expect(sentences(["Fire!", "Hazard", "It burns.", "Put it out"])).toBe("Fire! Hazard. It burns. Put it out");
  expect(sentences(["Deck"])).toBe("Deck");
});

describe("addresses", () => {
  test.each([
    ["/", { page: "home" }],
    ["/t/abc", { page: "table", table: "abc" }],
    ["/t/abc/", { page: "table", table: "abc" }],
    ["/t/abc/replay", { page: "replay", table: "abc" }],
    ["/rules/ritual", { page: "rules", game: "ritual" }],
    ["/new", { page: "new", game: "" }],
    ["/new/fate", { page: "new", game: "fate" }],
    ["/cards", { page: "cards", card: "" }],
    ["/cards/12016", { page: "cards", card: "12016" }],
    ["/campaign", { page: "campaigns" }],
    ["/campaign/abc", { page: "campaign", room: "abc" }],
    ["/campaign/abc/x", { page: "lost" }],
    ["/decks", { page: "decks", deck: "" }],
    ["/decks/abc", { page: "decks", deck: "abc" }],
    ["/decks/abc/x", { page: "lost" }],
    ["/cards/12016/more", { page: "lost" }],
    ["/me", { page: "me" }],
    ["/settings", { page: "settings" }],
    ["/settings/more", { page: "lost" }],
    ["/t/abc/replay/more", { page: "lost" }],
    ["/nowhere", { page: "lost" }],
    ["/t/a%20b", { page: "table", table: "a b" }],
    ["/t/a%2Fb", { page: "table", table: "a/b" }],
    ["/t/%", { page: "lost" }],
    ["/rules/%E0%A4%A", { page: "lost" }],
    ["/%ff", { page: "lost" }],
    ["/t/abc/%ff", { page: "lost" }],
  ])("%s", (path, expected) => expect(route(path)).toEqual(expected));
});

describe("waiting before the next attempt", () => {
  test("grows", () => expect(backOff(3, 1)).toBe(2 * backOff(2, 1)));
  test("never more than half a minute", () => expect(backOff(50, 1)).toBe(30_000));
  test("differs by chance, by half at most", () => expect(backOff(2, 0)).toBe(backOff(2, 1) / 2));
});

describe("being turned away", () => {
  test("a table that cannot be opened is not asked for again", () => expect(barredBy(4422)).toBe("unreadable"));
  test("a lost connection comes back", () => expect([1006, 1012, 4401, 4429].map(barredBy)).toEqual([null, null, null, null]));
});

describe("stretches of time", () => {
  test.each([
    [-5, "span-seconds", 0],
    [59_999, "span-seconds", 59],
    [60_000, "span-minutes", 1],
    [3_600_000, "span-hours", 1],
    [47 * 3_600_000, "span-hours", 47],
    [48 * 3_600_000, "span-days", 2],
  ])("%d ms", (ms, id, count) => expect(span(ms)).toEqual({ type: "text", id, args: { count } }));

  test.each([
    [-5, "0:00"],
    [1, "0:01"],
    [65_000, "1:05"],
    [3_599_000, "59:59"],
  ])("%d ms are left to the second", (ms, said) => expect(left(ms)).toBe(said));
  test("hours that are left are not counted in seconds", () => expect(left(7_200_000)).toEqual(span(7_200_000)));
});

describe("settings", () => {
  const usual: Settings = {
    language: "en",
    theme: "auto",
    motion: "full",
    pace: "story",
    sound: false,
    volume: 60,
    symbols: true,
    hints: true,
    notify: false,
    keys: true,
  };
  test("what was kept stays", () => expect(merge(usual, { theme: "dark" }).theme).toBe("dark"));
  test("nonsense is forgotten", () => expect(merge(usual, { theme: "pink", sound: "yes", x: 1 })).toEqual(usual));
  test("German speakers read German", () => expect(preferred(["de-AT", "en"])).toBe("de"));
  test("everybody else reads English", () => expect(preferred(["fr", "it"])).toBe("en"));
});

describe("options of a match", () => {
  const field = (name: string, usual: Field["default"], choices: Field["choices"]): Field => ({
    name,
    default: usual,
    choices,
    cite: "",
    kind: "choice",
    per_seat: false,
    in_series: [],
  });
  const fields = [field("seats", 5, [3, 4, 5]), field("start", null, [null, 0, 1, 2, 3, 4]), field("doom", false, [false, true])];

  test("what is not chosen is as usual", () => {
    expect(optionsOf(fields, { doom: true })).toEqual({ seats: 5, start: null, doom: true });
  });
  test("a seat that no longer exists does not start", () => {
    expect(optionsOf(fields, { seats: 3, start: 4 })).toEqual({ seats: 3, start: null, doom: false });
  });
});

describe("the bot to begin with", () => {
  test("is the strongest that answers quickly", () => expect(usualBot(["random", "adept", "search"])).toBe("adept"));
  test("of two, the stronger", () => expect(usualBot(["random", "search"])).toBe("search"));
});

describe("searching the rules", () => {
  const clause = (id: string, text: string): ClauseInfo => ({ id, section: id.split(".")[0]!, title: "Followers", text });
  const book = [
    clause("follow.1", "Take the hand off."),
    clause("follow.10", "Pass the card."),
    clause("turn.1", "Draw a card."),
  ];
  const found = (query: string) => search(book, query).map((each) => each.id);

  test("by id, whole", () => expect(found("follow.1")).toEqual(["follow.1"]));
  test("by section", () => expect(found("follow")).toEqual(["follow.1", "follow.10"]));
  test("by words, all of them", () => expect(found("CARD pass")).toEqual(["follow.10"]));
  test("nothing wanted is everything", () => expect(found(" ")).toHaveLength(3));
});

test("the keys of options mean nothing else at a table", () => {
  const others = [..."lcrhuybampv?"];
  expect(new Set(OPTION_KEYS).size).toBe(OPTION_KEYS.length);
  expect([...OPTION_KEYS].filter((key) => others.includes(key))).toEqual([]);
  expect(OPTION_KEYS.length).toBeGreaterThan(20);
});
