// Fate's board without a browser: where everything lies, what a move would bring, what flies, what is said of it.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { controller, flights, isSigned, place, seated, sector, space } from "../src/boards/fate/altar";
import { cardText, icon } from "../src/boards/fate/cards";
import cardTexts from "../src/boards/fate/cardtexts.json";
import {
  cardLabel,
  circleLabel,
  cursesLabel,
  handLabel,
  locationLabel,
  previewLines,
  readiedLabel,
  rollLabel,
  seatLabel,
  turnLabel,
} from "../src/boards/fate/labels";
import { covers, leadsTo, played, preview } from "../src/boards/fate/preview";
import { Speech } from "../src/lib/speech";
import type { CardView, FateView, LocationView, Option, PlayerView, RollView, Text } from "../src/protocol";
import { ftl } from "./texts";

const NAMES = ["other-worlds", "library", "streets", "ceremony", "museum", "gathering"];
const SYMBOLS = [null, "book", "lantern", "flame", "skull", "moon"];

const back = (symbol: string): CardView => ({ back: symbol, card: null, spell: null, cost: [] });
const spell = (card: number, name: string, symbol: string, ...cost: string[]): CardView => ({
  back: symbol,
  card,
  spell: name,
  cost,
});

function at(name: string, changes: Partial<LocationView> = {}): LocationView {
  return {
    name,
    symbol: SYMBOLS[NAMES.indexOf(name)] ?? null,
    cultists: [1, 1],
    investigators: 1,
    column: [],
    squall: null,
    follow: 0,
    controls: false,
    ...changes,
  };
}

function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    god: "cthulhu",
    colour: "jade",
    lodge: 5,
    abyss: 2,
    captives: [0, 0],
    investigators: 0,
    summon: 3,
    signs: 2,
    hand: [],
    gate: false,
    readied: [],
    artefacts: [],
    curses: [],
    watcher: 1,
    sign_curse: false,
    ...changes,
  };
}

/** Anna (seat 0, the viewer) and Bert; the fate piece is in the Library. */
function view(changes: Partial<FateView> = {}, ...there: LocationView[]): FateView {
  return {
    game: "fate",
    seat: 0,
    options: { seats: 2, library_keeps: false },
    phase: "movement",
    window: "",
    turn: 5,
    round: 3,
    start: 0,
    active: 0,
    control: "",
    road: false,
    fate: "library",
    locations: NAMES.map((name) => there.find((each) => each.name === name) ?? at(name)),
    players: [player(), player({ colour: "amber", god: "hastur", watcher: 0 })],
    supply: 9,
    gates: 3,
    deck: 30,
    deck_top: "moon",
    discard: 4,
    discarded: [],
    casting: [],
    shown: [],
    artefact_deck: 8,
    artefact_discard: [],
    curse_deck: 16,
    curse_discard: [],
    squalls_unused: 6,
    squall_drawn: null,
    gale: null,
    roll: null,
    dealt: [],
    order: "",
    ranking: [],
    outcome: null,
    ...changes,
  };
}

const option = (id: string, ...on: string[]): Option => ({
  id,
  text: { type: "text", id: "x", args: {} },
  on,
  cite: "",
  confirm: false,
});

describe("where things lie", () => {
  test("the six locations lie clockwise round the abyss, two in each row", () => {
    const rows = NAMES.map((_, number) => Math.sign(place(number).y));
    expect(rows).toEqual([-1, -1, 0, 1, 1, 0]);
    expect([place(0).x, place(2).x, place(5).x].map(Math.sign)).toEqual([-1, 1, -1]);
  });

  test("every location has a part of the ring to itself", () => {
    expect(new Set(NAMES.map((_, number) => sector(number, 30, 90))).size).toBe(6);
    expect(sector(2, 30, 90)).toMatch(/^M25.98 -15L77.94 -45A90 90/);
  });

  test("the summoning circle begins at the top and goes clockwise", () => {
    expect(space(0)).toEqual({ x: 0, y: -1 });
    expect(space(1).x).toBeGreaterThan(0);
    expect(space(9).x).toBeLessThan(0);
  });

  test("elder signs fill the circle from 9 downward", () => {
    expect([9, 8, 7, 6].map((number) => isSigned(number, 3))).toEqual([true, true, true, false]);
    expect(isSigned(0, 10)).toBe(true);
    expect(isSigned(0, 9)).toBe(false);
  });

  test("the viewer comes first, the others follow clockwise", () => {
    const players = [player(), player(), player()];
    expect(seated(view({ seat: 1, players }))).toEqual([1, 2, 0]);
    expect(seated(view({ seat: null, players }))).toEqual([0, 1, 2]);
  });
});

describe("who has the numbers for control", () => {
  test.each([
    [[3, 2, 2], 0],
    [[4, 4], null],
    [[2, 0], null],
    [[1, 3], 1],
  ])("cultists %j", (cultists, seat) => {
    expect(controller(cultists)).toBe(seat);
  });
});

describe("what a move would bring", () => {
  test("the cultist to be placed counts for control", () => {
    expect(preview(view({}, at("museum", { cultists: [2, 2] })), "museum")).toMatchObject({
      own: 3,
      rival: 2,
      controls: true,
    });
    expect(preview(view({}, at("museum", { cultists: [3, 4] })), "museum")).toMatchObject({ own: 4, controls: false });
  });

  test("without a cultist in lodge and abyss none is placed", () => {
    const empty = view({ players: [player({ lodge: 0, abyss: 0 }), player()] }, at("museum", { cultists: [2, 0] }));
    expect(preview(empty, "museum")).toMatchObject({ own: 2, controls: false });
  });

  test("three investigators follow, two stay, and five in the lodge raid", () => {
    const full = view({ players: [player({ investigators: 2 }), player()] }, at("streets", { investigators: 3 }));
    expect(preview(full, "streets")).toMatchObject({ follow: 3, guests: 5, raid: true });
    expect(preview(view({}, at("streets", { investigators: 2 })), "streets")).toMatchObject({ follow: 0, raid: false });
  });

  test("symbols are those of the location, its column and readied spells; a Gate is a joker", () => {
    const there = at("gathering", { column: [back("lantern"), back("gate")] });
    const me = player({ readied: [spell(36, "call-from-below", "skull", "moon")] });
    const bring = preview(view({ players: [me, player()] }, there), "gathering");
    expect(bring?.symbols).toEqual(["moon", "lantern", "joker"]);
    expect(bring?.readied).toEqual(["skull"]);
    expect(preview(view(), "other-worlds")?.symbols).toEqual(["joker"]);
  });

  test("a spell that is played to move cannot be readied afterwards", () => {
    const frenzy = spell(5, "frenzy", "book", "lantern", "skull");
    const trail = spell(1, "false-trail", "book", "lantern");
    const there = at("museum", { column: [back("lantern")] });
    const holding = view({ players: [player({ hand: [frenzy, trail] }), player()] }, there);
    expect(preview(holding, "museum")?.readiable).toEqual([frenzy, trail]);
    expect(preview(holding, "museum", [5])?.readiable).toEqual([trail]);
  });

  test("nothing is foretold for where the fate piece is", () => {
    expect(preview(view(), "library")).toBeNull();
  });

  test("two equal symbols need two sources, a joker covers one", () => {
    expect(covers(["moon"], ["moon", "moon"])).toBe(false);
    expect(covers(["moon", "joker"], ["moon", "moon"])).toBe(true);
    expect(covers(["joker"], ["moon", "book"])).toBe(false);
    expect(covers([], [])).toBe(true);
  });

  test("an option says where it leads and which cards it plays", () => {
    const single = option("spell:35", "card:35", "location:ceremony");
    expect([leadsTo(single), played(single)]).toEqual(["ceremony", [35]]);
    expect(leadsTo(option("to:4", "location:museum"))).toBe("museum");
    const pair = option("pair:16:17", "card:16", "card:17");
    expect([leadsTo(pair), played(pair)]).toEqual([null, [16, 17]]);
    expect(played(option("gate", "gate"))).toEqual([]);
  });
});

describe("what flies", () => {
  test("the fate piece, the card that is played and the cultist that is placed", () => {
    const after = view(
      { fate: "museum", players: [player({ lodge: 4 }), player()] },
      at("library", { column: [back("skull")] }),
      at("museum", { cultists: [2, 1] }),
    );
    expect(flights(view(), after)).toEqual([
      ["fate", "fate"],
      ["hand:0", "column:library"],
      ["lodge:0", "figure:museum:0"],
    ]);
  });

  test("one's own new cards fly one by one from the deck, readied ones from the hand", () => {
    const [frenzy, trail] = [spell(5, "frenzy", "book"), spell(1, "false-trail", "book")];
    const before = view({ players: [player({ hand: [frenzy] }), player()] });
    const after = view({ players: [player({ hand: [trail], readied: [frenzy] }), player()] });
    expect(flights(before, after)).toEqual([
      ["deck", "card:1"],
      ["card:5", "card:5"],
    ]);
  });

  test("a cultist that moves flies from the location it leaves", () => {
    const after = view({}, at("museum", { cultists: [0, 1] }), at("streets", { cultists: [2, 1] }));
    expect(flights(view(), after)).toEqual([["figure:museum:0", "figure:streets:0"]]);
  });

  test("investigators follow from their location into the lodge", () => {
    const before = view({}, at("streets", { investigators: 3 }));
    const after = view({ players: [player({ investigators: 3 }), player()] }, at("streets", { investigators: 0 }));
    expect(flights(before, after)).toEqual([["investigators:streets", "guests:0"]]);
  });
});

describe("in words", () => {
  const english = new Speech("en", ftl("fate", "en"));
  const german = new Speech("de", ftl("fate", "de"));
  const names = new Map([
    [0, "Anna"],
    [1, "Bert"],
  ]);
  const say = (speech: Speech) => (said: Text) => speech.say(said, names, 0);

  test("a location says everything that is to be seen there", () => {
    const there = at("library", {
      cultists: [0, 3],
      investigators: 2,
      column: [back("moon"), spell(36, "call-from-below", "skull", "moon"), back("gate")],
      squall: "hidden",
    });
    expect(locationLabel(view(), there, say(english))).toBe(
      "Library, the fate piece is here, symbol Book, cultists: Bert 3, Bert has the numbers for control, " +
        "2 investigators, a winter squall, face down, astral column: Moon, Call from Below (Skull) and Gate",
    );
    expect(locationLabel(view(), at("museum", { cultists: [0, 0], investigators: 0 }), say(german))).toBe(
      "Museum, Symbol Schädel, keine Kultisten, kein Ermittler, Astralspalte leer",
    );
  });

  test("what a move would bring is said line by line", () => {
    const there = at("streets", { investigators: 4, cultists: [2, 5] });
    const lines = previewLines(preview(view({}, there), "streets")!, 4, true).map(say(english));
    expect(lines).toEqual([
      "4 investigators follow; 4 in the lodge then",
      "No control: 3 against 5",
      "Nothing in your hand could be readied",
    ]);
  });

  test("a rival's hand and readied spells are named by their backs and costs alone", () => {
    const rival = player({
      hand: [back("book"), back("moon")],
      gate: true,
      readied: [{ back: "flame", card: null, spell: null, cost: ["skull", "book"] }],
    });
    expect(handLabel(rival, 1, say(english))).toBe("Hand of Bert: Book, Moon and a Gate");
    expect(readiedLabel(rival, 1, say(german))).toBe("Bert hat bereitgestellt: Flamme, Kosten Schädel und Buch");
  });

  test("one's own card is named with its cost", () => {
    const frenzy = spell(5, "frenzy", "book", "lantern", "skull");
    expect(cardLabel(frenzy, false, say(english))).toBe("Frenzy (Book), in your hand, cost: Lantern and Skull");
  });

  test("a curse is named to its watcher only", () => {
    expect(cursesLabel(player({ curses: [null] }), 0, say(english))).toBe("You have 1 curse, watched by Bert");
    expect(cursesLabel(player({ curses: ["doubt"], watcher: 0 }), 1, say(english))).toBe(
      "Bert has 1 curse, watched by you, Doubt",
    );
  });

  test("circle, seat, roll and turn", () => {
    expect(circleLabel(player(), 1, say(english))).toBe("Summoning circle of Bert: marker on 3 of 9, 2 elder signs of 10");
    expect(seatLabel(view(), 0, "Anna", say(german))).toBe(
      "Anna (du), aktiver Spieler, dient Cthulhu, spielt Jade, Summon 3, 2 Ältere Zeichen",
    );
    const roll: RollView = { seat: 1, kind: "raid", faces: ["eye", "star"], throws: 3 };
    expect(rollLabel(roll, say(english))).toBe("Last roll: Raid on Bert: Eye and Star");
    expect(turnLabel(view({ window: "moved" }), say(english))).toBe(
      "Round 3, Your turn, Phase: Movement, Open window after the move",
    );
  });

  test("every card's text can be said in both languages", () => {
    const ids = Object.keys(cardTexts);
    expect(ids).toHaveLength(12 + 12 + 8 + 8 + 4);
    for (const id of ids) {
      for (const speech of [english, german]) expect(say(speech)(cardText(id)!)).toMatch(/\w.*\.$/);
    }
  });

  test("the board speaks both languages", () => {
    const ids = (language: string) =>
      [
        ...ftl("fate", language)
          .join("\n")
          .matchAll(/^altar[a-z-]*/gm),
      ].map(([id]) => id);
    expect(ids("de")).toEqual(ids("en"));
  });

  test("every message of the board is said somewhere, and everything said exists", () => {
    const board = new URL("../src/boards/fate/", import.meta.url);
    const code = readdirSync(board)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(new URL(name, board), "utf8"))
      .join("\n");
    const own = [
      ...ftl("fate", "en")
        .join("\n")
        .matchAll(/^(altar[a-z-]*) =/gm),
    ].map((found) => found[1] ?? "");
    const used = [...code.matchAll(/["`](altar(?:-[a-z]+)*-?)(?=["`$])/g)].map((found) => found[1] ?? "");
    const begins = used.filter((id) => id.endsWith("-"));
    expect(own.filter((id) => !used.includes(id) && !begins.some((begin) => id.startsWith(begin)))).toEqual([]);
    expect(used.filter((id) => !id.endsWith("-") && !own.includes(id))).toEqual([]);
  });
});

test("every god, spell and artefact has a drawing of its own", () => {
  const names = Object.keys(cardTexts)
    .filter((id) => /^(god|spell|artefact)-/.test(id))
    .map((id) => id.replace(/^(god|spell|artefact)-/, ""));
  expect(new Set(names.map(icon)).size).toBe(names.length);
});
