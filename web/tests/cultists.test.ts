// Cultists' board without a browser: where every place lies, what a step would bring, what is known, claimed and
// written down, what flies, and that all of it can be said in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deeds, gifts, layings, receivers, topics } from "../src/boards/cultists/choices";
import { floor, gap, standing } from "../src/boards/cultists/crowd";
import { flights, lastPoll, startIn, tally } from "../src/boards/cultists/facts";
import { clockLabel, figureLabel, placeLabel, roleSeen, rowLabel, sheetLines, statusLabel } from "../src/boards/cultists/labels";
import { certain, claims, claimText, pagesKey, readPages, witnessed } from "../src/boards/cultists/notebook";
import { doors, passages, places, track, wall } from "../src/boards/cultists/plan";
import { reach, step } from "../src/boards/cultists/preview";
import { askedAs, NEUTRAL } from "../src/boards/cultists/scenes";
import { deadThen, hidden } from "../src/boards/cultists/truth";
import { Speech, text } from "../src/lib/speech";
import type {
  Ask,
  Claim,
  CultistsView,
  FigureView,
  Option,
  PlaceView,
  PulseCardView,
  RoomView,
  SheetView,
} from "../src/protocol";
import { ftl } from "./texts";

const board = new URL("../src/boards/cultists/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, board), "utf8");

const SIDES: Record<string, string> = {
  A: `CAF: gW gS
PNK: gW gN
YEL: VIO gN
GRN: gN gE
RED: gE gS
VIO: YEL gS
gW: CAF PNK
gN: PNK YEL GRN
gE: GRN RED
gS: CAF RED VIO`,
  B: `CAF: BRN gW gZ
PNK: YEL gW gN
YEL: PNK gN gZ
GRN: gN gE
RED: ORG gE gZ
VIO: gS gZ
ORG: RED gE gS
BRN: CAF gS
gW: CAF PNK
gN: PNK YEL GRN
gE: GRN RED ORG
gS: VIO ORG BRN
gZ: CAF YEL RED VIO`,
};

/** The places of a side (board.d3, board.d4). */
function plan(side: string): PlaceView[] {
  return (SIDES[side] ?? "").split("\n").map((line) => {
    const [name = "", to = ""] = line.split(": ");
    return { name, room: !name.startsWith("g"), doors: to.split(" "), closed: [], secret: [] };
  });
}

const card = (giver: number | null, round: number, face: string | null = null): PulseCardView => ({ giver, round, face });

function figure(changes: Partial<FigureView> = {}): FigureView {
  return {
    character: "dean",
    place: "CAF",
    ghost: false,
    fell: null,
    role: null,
    team: null,
    pulse: [card(null, 0)],
    open_dead: false,
    hand: 2,
    supply: 12,
    room_cards: 6,
    had_turn: false,
    automa: false,
    route: null,
    ...changes,
  };
}

function room(name: string, changes: Partial<RoomView> = {}): RoomView {
  return {
    name,
    deck: 1,
    added: [],
    cards: [],
    explored: false,
    symbol: null,
    done: false,
    books: 0,
    all_books: 2,
    row_points: 3,
    cultist_marker: false,
    burnt: false,
    ...changes,
  };
}

const SHEET: SheetView = {
  role: "cultist",
  team: "cultists",
  route: { name: "A1", rounds: [["GRN", "VIO"]] },
  hand: ["alive", "dead"],
  supply: { alive: 10, dead: 2 },
  room_hand: ["success", "failure", "sabotage"],
  cultists: [0],
  firestarter: null,
  dead_from_start: [2],
  checks: [],
  laid: [],
};

/** Anna (seat 0, the viewer), Bert and Cleo in the Cafeteria, round 1 of side A; Anna moves. */
function view(changes: Partial<CultistsView> = {}): CultistsView {
  return {
    game: "cultists",
    seat: 0,
    options: {
      seats: 3,
      seer: "default",
      assassin: "default",
      firestarter: "default",
      start: null,
      discussion: "3m",
      guess: "1m",
    } as unknown as CultistsView["options"],
    side: "A",
    special_roles: ["assassin"],
    cultist_count: 1,
    threshold: 3,
    phase: "move",
    round: 1,
    start: 1,
    active: 0,
    order: [1, 2, 0],
    figures: [figure({ character: "archivist" }), figure(), figure({ character: "student" })],
    places: plan("A"),
    rooms: [room("CAF"), room("PNK"), room("YEL"), room("GRN"), room("RED"), room("VIO")],
    unsafe: 5,
    unsafe_added: [],
    pile: 20,
    markers: 3,
    event: null,
    clock: [],
    bag: {},
    power: true,
    fish_man: null,
    lair: "gW",
    portal: null,
    vote_marker: true,
    score: 0,
    target: 10,
    move: { figure: 0, path: ["CAF"], points: 3 },
    check: null,
    poll: null,
    claims: [],
    history: [],
    mine: SHEET,
    guesses: [],
    reveal: null,
    ending: null,
    outcome: null,
    ...changes,
  };
}

const at = (...spots: string[]) => spots.map((place) => figure({ place }));
const option = (id: string, ...on: string[]): Option => ({ id, text: text(id), on, cite: "", confirm: false });

describe.each(["A", "B"])("the plan of side %s", (side) => {
  const laid = places(side, 700, 540, 60);

  test("has every place once, and no two overlap", () => {
    expect([...laid.keys()].sort()).toEqual(
      plan(side)
        .map((place) => place.name)
        .sort(),
    );
    const area = [...laid.values()].reduce((sum, rect) => sum + rect.width * rect.height, 0);
    expect(area).toBe(700 * 540);
  });

  test("has every door on a wall of its two places", () => {
    const doorCount = plan(side).flatMap((place) => place.doors).length / 2;
    expect(doors(plan(side), laid)).toHaveLength(doorCount);
    expect(passages(plan(side), laid)).toEqual([]);
  });
});

test("a closed door stays where it was and is shown closed", () => {
  const locked = plan("A").map((place) => {
    const other = { YEL: "VIO", VIO: "YEL" }[place.name];
    return other ? { ...place, doors: place.doors.filter((to) => to !== other), closed: [other] } : place;
  });
  const shown = doors(locked, places("A", 700, 540, 60)).find((door) => door.from === "YEL" && door.to === "VIO");
  expect(shown?.state).toBe("closed");
});

test("a secret door between rooms that lie apart is a passage", () => {
  const secret = plan("A").map((place) => {
    const other = { CAF: "GRN", GRN: "CAF" }[place.name];
    return other ? { ...place, doors: [...place.doors, other], secret: [other] } : place;
  });
  expect(passages(secret, places("A", 700, 540, 60)).map(({ from, to }) => [from, to])).toEqual([["CAF", "GRN"]]);
});

test("a walk leads through the doors", () => {
  const laid = places("A", 700, 540, 60);
  const door = wall(laid.get("CAF")!, laid.get("gS")!)!;
  expect(track(["CAF", "gS"], laid)).toContain(`L${door.x} ${door.y}L`);
});

describe("a step", () => {
  test("with power on meets the one who stands there alone", () => {
    expect(step(view({ figures: at("CAF", "gS", "PNK") }), "gS")).toEqual({ place: "gS", points: 2, there: [1], meets: [1] });
  });

  test("with power on meets nobody where two stand", () => {
    expect(step(view({ figures: at("CAF", "gS", "gS") }), "gS").meets).toEqual([]);
  });

  test("with power off meets all who stand there", () => {
    expect(step(view({ figures: at("CAF", "gS", "gS"), power: false }), "gS").meets).toEqual([1, 2]);
  });

  test("does not meet ghosts, and a ghost meets nobody and needs no points", () => {
    const ghosts = [figure(), figure({ place: "gS", ghost: true }), figure({ place: "gW" })];
    expect(step(view({ figures: ghosts }), "gS").meets).toEqual([]);
    const mine = [figure({ ghost: true }), ...at("gS", "gW")];
    expect(step(view({ figures: mine }), "gS")).toMatchObject({ points: null, meets: [] });
  });
});

describe("how far one comes", () => {
  test("is counted in doors", () => {
    const far = reach(view());
    expect([far.get("gS"), far.get("RED"), far.get("YEL"), far.get("GRN")]).toEqual([1, 2, 3, undefined]);
  });

  test("ends at the fish-man for whoever has not the knife", () => {
    expect(reach(view({ fish_man: "gW" })).has("PNK")).toBe(false);
    expect(reach(view({ fish_man: "gW", start: 0 })).get("PNK")).toBe(2);
  });
});

describe("options for people", () => {
  test("actions stand together by what one does", () => {
    const all = [option("check:1"), option("check:2"), option("fill:success"), option("pass")];
    expect(deeds(all).map(({ kind, options }) => [kind, options.length])).toEqual([
      ["check", 2],
      ["fill", 1],
      ["pass", 1],
    ]);
  });

  test("a card in hand answers with its face, whatever place it has in the hand", () => {
    const given = gifts(view(), [option("alive:1"), option("dead:1")], 1);
    expect(given).toEqual([
      { face: "alive", option: "alive:1" },
      { face: "dead", option: "dead:1" },
    ]);
  });

  test("two equal cards in hand are two cards with one answer", () => {
    const twice = view({ mine: { ...SHEET, hand: ["alive", "alive"] } });
    expect(gifts(twice, [option("alive:2")], 2).map((each) => each.option)).toEqual(["alive:2", "alive:2"]);
  });

  test("only room cards are laid that may be laid", () => {
    expect(layings(view(), [option("fill:failure"), option("search")], "fill")).toEqual([
      { face: "failure", option: "fill:failure" },
    ]);
  });

  test("receivers are named once", () => {
    expect(receivers([option("alive:1"), option("dead:1"), option("alive:2")])).toEqual([1, 2]);
  });

  test("claims stand together by what they are about", () => {
    const all = ["investigator", "seer", "suspect:1", "checked-alive:1", "checked-dead:1", "route:CAF", "more"].map((id) =>
      option(id),
    );
    expect(topics(all).map(({ topic, options }) => [topic, options.length])).toEqual([
      ["self", 2],
      ["suspect", 1],
      ["checked", 2],
      ["route", 1],
      ["more", 1],
    ]);
  });
});

describe("the notebook", () => {
  test("holds as certain what the view says and nothing else", () => {
    expect(certain(view({ mine: null }), 2)).toEqual([]);
    expect(certain(view(), 2).map((line) => line.id)).toEqual(["campus-known-dead-start"]);
  });

  test("remembers what one saw and gave", () => {
    const seen = view({
      figures: [figure(), figure({ pulse: [card(null, 0), card(0, 2, "dead"), card(2, 3)] }), figure()],
      mine: { ...SHEET, checks: [{ round: 3, target: 1, alive: 2, dead: 1 }] },
    });
    expect(certain(seen, 1).map((line) => line.id)).toEqual(["campus-known-check", "campus-known-gave"]);
  });

  test("keeps claims apart from facts, the latest first", () => {
    const claim: Claim = { round: 1, poll: 1, turn: 1, speaker: 1, kind: "suspect", figure: 2, place: "" };
    const said = view({ claims: [claim, { ...claim, turn: 2, kind: "seer", figure: -1 }] });
    expect(claims(said, 1).map((each) => each.kind)).toEqual(["seer", "suspect"]);
    expect(claims(said, 2).map((each) => each.kind)).toEqual(["suspect"]);
    expect(certain(said, 1)).toEqual([]);
  });

  test("says a claim about a corridor in its own words", () => {
    const claim: Claim = { round: 1, poll: 1, turn: 1, speaker: 1, kind: "put-success", figure: -1, place: "gW" };
    expect(claimText(view(), claim).id).toBe("claim-secured");
    expect(claimText(view(), { ...claim, place: "CAF" }).id).toBe("claim-put-success");
  });

  test("lists what all have seen of somebody", () => {
    const seen = view({
      history: [
        {
          type: "met",
          round: 1,
          place: "gS",
          figures: [0, 1],
          gifts: [
            { giver: 0, receiver: 1 },
            { giver: 1, receiver: 0 },
          ],
        },
        { type: "checked", round: 1, by: 2, target: 1, place: "CAF", camera: false, cards: 2, reported: false },
        { type: "polled", round: 1, cause: "called", by: 0, votes: [1, -1, 1], changed: false, first: -1, eliminated: 1 },
      ],
    });
    expect(witnessed(seen, 1).map((line) => line.id)).toEqual([
      "campus-seen-got",
      "campus-seen-gave",
      "campus-seen-checked-silent",
      "campus-seen-abstained",
    ]);
  });

  test("is kept for each table and seat, and a damaged one is empty", () => {
    expect(pagesKey("abc", 1)).not.toBe(pagesKey("abc", 2));
    expect(readPages("{")).toEqual({ suspicions: {}, notes: "" });
    expect(readPages('{"suspicions":{"1":"accused","2":"eaten"},"notes":7}')).toEqual({
      suspicions: { 1: "accused" },
      notes: "",
    });
  });
});

describe("votes", () => {
  test("are counted by figure, abstentions last", () => {
    const rows = tally(view(), [null, 2, 2, 1], 1);
    expect(rows.map(({ figure, count }) => [figure, count])).toEqual([
      [2, 2],
      [1, 1],
      [null, 1],
    ]);
  });

  test("count double for the start player of many, unless he abstains", () => {
    const many = view({ options: { ...view().options, seats: 7 } });
    expect(tally(many, [2, 1, -1], 1)[0]).toMatchObject({ figure: 1, count: 2 });
    expect(tally(many, [2, -1, -1], 1).at(-1)).toMatchObject({ figure: null, count: 2 });
  });

  test("of an earlier round count by who had the knife then", () => {
    const later = view({ round: 3, start: 1, options: { ...view().options, seats: 7 } });
    expect([startIn(later, 3), startIn(later, 2), startIn(later, 1)]).toEqual([1, 0, 6]);
    expect(tally(later, [2, 1, -1], 2)[0]).toMatchObject({ figure: 2, count: 2 });
  });

  test("the last one is found", () => {
    const poll = {
      type: "polled",
      round: 1,
      cause: "called",
      by: 0,
      votes: [],
      changed: false,
      first: -1,
      eliminated: -1,
    } as const;
    expect(lastPoll(view())).toBeNull();
    expect(
      lastPoll(
        view({
          history: [
            { ...poll, votes: [] },
            { ...poll, round: 2, votes: [] },
          ],
        }),
      )?.round,
    ).toBe(2);
  });
});

test("figures, gifts and books fly to where they are", () => {
  const before = view();
  const after = view({
    figures: [figure({ place: "gS" }), figure(), figure()],
    history: [
      { type: "met", round: 1, place: "gS", figures: [0, 1], gifts: [{ giver: 0, receiver: 1 }] },
      { type: "searched", round: 1, by: 1, room: "CAF", camera: false, face: "success", done: false },
    ],
  });
  expect(flights(before, after)).toEqual([
    ["figure:0", "figure:0"],
    ["figure:0", "pulse:1"],
    ["deck:CAF", "row:CAF"],
  ]);
});

describe("what a neighbour may see", () => {
  test("a role shows only while it is held open, unless everybody knows it", () => {
    const known = view({ figures: [figure({ role: "cultist" }), figure({ role: "assassin" })] });
    expect([roleSeen(known, 0, false), roleSeen(known, 0, true)]).toEqual([null, "cultist"]);
    const attacked = view({ ...known, history: [{ type: "attacked", round: 2, by: 1, target: 0 }] });
    expect(roleSeen(attacked, 1, false)).toBe("assassin");
  });

  const asked = (kind: string) => askedAs({ kind, text: text(`ask-${kind}`) } as Ask);

  test("questions that differ by role are asked in words that fit everybody", () => {
    for (const kind of ["night", "fire", "clean-up", "check-state"]) {
      expect(NEUTRAL.has(kind)).toBe(true);
      expect(asked(kind)?.id).toBe(`campus-said-${kind}`);
    }
  });

  test("whatever shows cards or a role is no plain list of options in the prompt", () => {
    for (const kind of ["night", "encounter", "action", "check-state", "fire", "clean-up"]) expect(asked(kind)).not.toBeNull();
    for (const kind of ["character", "move", "vote", "change", "guess", "help"]) expect(asked(kind)).toBeNull();
  });
});

test("a match told again knows who was dead when", () => {
  const now = view({ figures: [figure(), figure({ pulse: [card(null, 0)] }), figure({ ghost: true })] });
  const end = view({
    figures: [
      figure({ role: "cultist", team: "cultists", pulse: [card(null, 0, "alive")] }),
      figure({ role: "investigator", team: "investigators", pulse: [card(null, 0, "alive"), card(0, 2, "dead")] }),
      figure({ role: "seer", team: "investigators", pulse: [card(null, 0, "alive")] }),
    ],
  });
  expect(hidden(now, end)[1]).toEqual({ role: "investigator", team: "investigators", pulse: ["alive"] });
  expect([deadThen(now, end), deadThen(end, end)]).toEqual([1, 1]);
});

describe.each(["de", "en"])("in %s", (language) => {
  const speech = new Speech(language, ftl("cultists", language));
  const names = new Map([
    [0, "Anna"],
    [1, "Bert"],
    [2, "Cleo"],
  ]);
  const say = (said: ReturnType<typeof text>) => speech.say(said, names, 0);

  test("a place says what lies there, who is there, and what a step would bring", () => {
    const now = view({ figures: at("CAF", "gS", "PNK"), fish_man: "gW" });
    const said = placeLabel(now, "gS", say, { bring: step(now, "gS"), routed: true });
    for (const word of language === "de"
      ? ["Südgang", "Bert", "2 Punkte", "Route"]
      : ["south corridor", "Bert", "2 points", "route"]) {
      expect(said).toContain(word);
    }
  });

  test("everything else can be said, too", () => {
    const rich = view({
      event: "fog",
      clock: ["calm", "fog"],
      power: false,
      portal: { state: "open", opened: 1, last: 3 },
      rooms: [room("CAF", { done: true }), room("GRN", { explored: true, symbol: true, cultist_marker: true, burnt: true })],
      figures: [
        figure({ ghost: true, fell: "voted", role: "cultist" }),
        figure({ open_dead: true, ghost: true, fell: "reported" }),
      ],
    });
    expect(statusLabel(rich, say)).not.toContain("campus-");
    expect(clockLabel(rich, say)).not.toContain("campus-");
    for (const each of rich.rooms) expect(`${placeLabel(rich, each.name, say)}${rowLabel(each, say)}`).not.toContain("campus-");
    for (const each of [0, 1]) expect(figureLabel(rich, each, "Anna", say)).not.toContain("campus-");
    for (const line of sheetLines(rich, SHEET)) expect(say(line)).not.toBe("");
  });
});

describe("messages", () => {
  const source = readdirSync(board)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => read(name))
    .join("\n");
  const ids = (language: string) =>
    [...read(`messages.${language}.ftl`).matchAll(/^(campus[a-zA-Z0-9-]*) =/gm)].map((found) => found[1]!);

  test("are the same in both languages", () => {
    expect(ids("de")).toEqual(ids("en"));
  });

  test("are all said somewhere, and none is missing", () => {
    const used = [...source.matchAll(/["`](campus[a-zA-Z0-9-]*)/g)].map((found) => found[1]!);
    const said = (id: string) => used.some((each) => each === id || (each.endsWith("-") && id.startsWith(each)));
    expect(ids("en").filter((id) => !said(id))).toEqual([]);
    const exists = (id: string) => ids("en").some((each) => each === id || (id.endsWith("-") && each.startsWith(id)));
    expect([...new Set(used)].filter((id) => !exists(id))).toEqual([]);
  });
});

describe.each([
  { side: "A", width: 354, height: 290, corridor: 52, compact: true },
  { side: "B", width: 354, height: 370, corridor: 52, compact: true },
  { side: "A", width: 450, height: 360, corridor: 52, compact: true },
  { side: "B", width: 450, height: 360, corridor: 52, compact: true },
  { side: "A", width: 332, height: 480, corridor: 52, compact: true },
  { side: "B", width: 332, height: 540, corridor: 52, compact: true },
  { side: "A", width: 622, height: 473, corridor: 58, compact: false },
  { side: "B", width: 622, height: 510, corridor: 58, compact: false },
  { side: "A", width: 760, height: 578, corridor: 64, compact: false },
  { side: "B", width: 760, height: 623, corridor: 69, compact: false },
])("On side $side, $width wide,", ({ side, width, height, corridor, compact }) => {
  test.each([...places(side, width, height, corridor)])("a crowd stays inside %s", (name, rect) => {
    const look = { hall: name.startsWith("g"), upright: rect.height > rect.width, compact };
    const [room, space] = [floor(rect, look), gap(look)];
    expect(room.x + room.width).toBeLessThanOrEqual(rect.width - 8);
    expect(room.y + room.height).toBeLessThanOrEqual(rect.height - 8);
    for (let figures = 1; figures <= 8; figures++) {
      for (const markers of [0, 1, 2]) {
        for (const portal of name === "GRN" ? [true, false] : [false]) {
          const { size, named, dated } = standing(rect, look, { figures, markers, portal });
          const beside = look.hall && !look.upright;
          const wide = named ? (beside ? size + 81 : Math.max(size, 78)) : size;
          const high = named && !beside ? size + 20 : size;
          const across = Math.floor((room.width + space.width) / (wide + space.width));
          const rows = Math.ceil((figures + markers + (portal ? (dated ? 4 : 1) : 0)) / across);
          expect(rows * (high + space.height) - space.height).toBeLessThanOrEqual(room.height);
          expect(size).toBeGreaterThanOrEqual(10);
        }
      }
    }
  });
});

test("Few figures stand as large as before, with their names", () => {
  const room = { width: 230, height: 200 };
  const look = { hall: false, upright: false, compact: false };
  expect(standing(room, look, { figures: 2, markers: 0, portal: false })).toEqual({ size: 42, named: true, dated: true });
  expect(standing(room, look, { figures: 8, markers: 0, portal: false }).named).toBe(false);
});
