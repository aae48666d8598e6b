// Where everything is round the table, and what flew where between two views. Pure; draws nothing.
import type { RitualView } from "../../protocol";
import type { Flight } from "../common/flight";
import { readId } from "../../lib/ids";
import { look } from "./cards";

export const FULL_SANITY = 7;
export const DOOM_TRACK = [1, 2, 2, 3, 3, 4, 4, 5] as const;

/** The forms a seat may have: a portrait, lying, or as small as it can be; in pixels at its own size, and how far it scales. */
const FORMS = [
  { form: "high", width: 132, height: 200, least: 0.85, most: 2.2 },
  { form: "flat", width: 182, height: 118, least: 0.85, most: 1.3 },
  { form: "tile", width: 78, height: 84, least: 0.8, most: 1.4 },
] as const;
/** What the middle of the table needs: pile, discards, doom; for small seats it is small as well. */
const MIDDLE = { width: 350, height: 246 };
const SMALL_MIDDLE = { width: 178, height: 170 };
/** A seat takes no more of the box's height than this: the table should be seen. */
const SEAT_SHARE = 0.4;
const DOOM_HEIGHT = 40;
const GAP = 6;
/** How much a place is pushed from the oval towards the corners. */
const PUSHES = [0.75, 0.5, 0.25, 0.05];
const RIMS = PUSHES.flatMap((x) => PUSHES.map((y) => ({ x, y })));

export type Form = (typeof FORMS)[number]["form"];

/** A holder's place, its middle in pixels from the upper left. */
export interface Place {
  holder: number;
  x: number;
  y: number;
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything is in a box of some size. */
export interface Seating {
  form: Form;
  /** How large seats are drawn; 1: as large as they are meant. */
  scale: number;
  seat: { width: number; height: number };
  places: Place[];
  /** Where the middle of the table is, and how much room it has. */
  middle: Room;
}

/** Seat everybody clockwise about the table, in as large a form as there is room for. Whoever looks sits below the box. */
export function seating(box: { width: number; height: number }, holders: number, viewer: number | null, doom: boolean): Seating {
  let best: (Seating & { worth: number }) | null = null;
  for (const { form, width, height, least, most } of FORMS) {
    for (const rim of RIMS) {
      for (let scale = most; scale >= least - 1e-9; scale -= 0.05) {
        // Corners give more room than the oval, but an oval is what a table looks like.
        const worth = scale * (0.7 + 0.2 * (rim.x + rim.y));
        if (best && worth <= best.worth) break;
        if (scale > least && height * scale > box.height * SEAT_SHARE) continue;
        const found = seatAt(box, holders, viewer, doom, { form, scale, width, height, rim });
        if (fits(box, found)) best = { ...found, worth };
      }
    }
    if (best) return best;
  }
  const [, , { form, width, height, least }] = FORMS;
  return seatAt(box, holders, viewer, doom, { form, scale: least, width, height, rim: { x: 0.75, y: 0.25 } });
}

/** How far places are pushed out, sideways and up and down: 1 is an oval, 0 the corners. */
interface Rim {
  x: number;
  y: number;
}

interface Wish {
  form: Form;
  scale: number;
  width: number;
  height: number;
  rim: Rim;
}

function seatAt(
  box: { width: number; height: number },
  holders: number,
  viewer: number | null,
  doom: boolean,
  { form, scale, width, height, rim }: Wish,
): Seating {
  const seat = { width: width * scale, height: height * scale };
  const spots = form === "tile" ? arch(holders, viewer) : ring(holders, viewer, rim);
  const places = spots.map(({ holder, x, y }) => ({
    holder,
    x: box.width / 2 + x * (box.width / 2 - seat.width / 2 - GAP),
    y: box.height / 2 + y * (box.height / 2 - seat.height / 2 - GAP),
  }));
  return { form, scale, seat, places, middle: middleOf(box, places, seat, form, scale, doom) };
}

/** The middle lies as high as the seats above it allow, and no lower than the middle of the box wants it. */
function middleOf(
  box: { width: number; height: number },
  places: Place[],
  seat: { width: number; height: number },
  form: Form,
  scale: number,
  doom: boolean,
): Room {
  const needs = form === "tile" ? SMALL_MIDDLE : MIDDLE;
  const by = form === "tile" ? 1 : Math.min(2, scale);
  const [width, height] = [needs.width * by, (needs.height + (doom ? DOOM_HEIGHT : 0)) * by];
  const above = places.filter(
    (place) => Math.abs(place.x - box.width / 2) < (seat.width + width) / 2 && place.y < box.height / 2,
  );
  const below = places.filter(
    (place) => Math.abs(place.x - box.width / 2) < (seat.width + width) / 2 && place.y > box.height / 2,
  );
  const top = Math.max(0, ...above.map((place) => place.y + seat.height / 2));
  const bottom = Math.min(box.height, ...below.map((place) => place.y - seat.height / 2));
  return { x: box.width / 2, y: (top + bottom) / 2, width, height };
}

function fits(box: { width: number; height: number }, { places, seat, middle }: Seating): boolean {
  const seats = places.map(({ x, y }) => ({ x, y, ...seat }));
  const all = [...seats, middle];
  return all.every((one, at) => inside(box, one) && all.slice(at + 1).every((other) => apart(one, other)));
}

function inside(box: { width: number; height: number }, { x, y, width, height }: Room): boolean {
  return x >= width / 2 && y >= height / 2 && x + width / 2 <= box.width && y + height / 2 <= box.height;
}

function apart(one: Room, other: Room): boolean {
  const [aside, over] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return aside >= (one.width + other.width) / 2 + GAP || over >= (one.height + other.height) / 2 + GAP;
}

/** The same where there is least room: up to two at either side, the others in a row above the table. */
function arch(holders: number, viewer: number | null): Place[] {
  const round = ring(holders, viewer);
  const side = Math.min(2, Math.floor(round.length / 2));
  const above = round.length - 2 * side;
  const heights = side === 1 ? [0.1] : above ? [0.85, -0.05] : [0.6, -0.6];
  return round.map(({ holder }, at) => {
    const down = round.length - 1 - at;
    if (at < side) return { holder, x: -1, y: heights[at] ?? 0 };
    if (down < side) return { holder, x: 1, y: heights[down] ?? 0 };
    return { holder, x: (at - side - (above - 1) / 2) * 0.52, y: -1 };
  });
}

/** Everybody but the viewer, clockwise from his left, on an oval with x and y in -1 … 1; without a viewer, all of them. */
export function ring(holders: number, viewer: number | null, rim: Rim = { x: 1, y: 1 }): Place[] {
  const outwards = (part: number, by: number) => (Math.abs(part) < 1e-9 ? 0 : Math.sign(part) * Math.abs(part) ** by);
  const all = Array.from({ length: holders }, (_, ahead) => {
    const angle = Math.PI / 2 + (2 * Math.PI * ahead) / holders;
    const holder = ((viewer ?? 0) + ahead) % holders;
    return { holder, x: outwards(Math.cos(angle), rim.x), y: outwards(Math.sin(angle), rim.y) };
  });
  return viewer === null ? all : all.slice(1);
}

/** Return who has the travelling card before him. */
export function carrier(view: RitualView): number | null {
  return view.is_travelling ? (view.path.at(-1) ?? view.active) : null;
}

/** Tell what flew between two views, from what the viewer sees of both and nothing else. */
export function flights(before: RitualView, after: RitualView): Flight[] {
  if (after.round !== before.round) return deal(after);
  const turn = after.past.length > before.past.length ? after.past.at(-1) : undefined;
  const flown: Flight[] = [];
  if (turn) {
    if (turn.taker === null) flown.push(["travelling", "discard"]);
    else flown.push(["travelling", `hand:${turn.taker}`], [`hand:${turn.taker}`, "discard"]);
  }
  if (after.is_travelling) flown.push([turn || !before.is_travelling ? "pile" : "travelling", "travelling"]);
  if (after.active !== before.active) flown.push(["pile", "pile"]);
  return flown;
}

function deal(after: RitualView): Flight[] {
  const hands = after.holders.map((_, holder): Flight => ["pile", `hand:${holder}`]);
  return after.is_travelling ? [...hands, ["pile", "travelling"]] : hands;
}

/** Return who else holds the same kind of artefact. */
export function sharers(hands: readonly string[], holder: number): number[] {
  const kind = look(hands[holder] ?? "").artefact;
  return hands.flatMap((face, other) => (kind && other !== holder && look(face).artefact === kind ? [other] : []));
}

/** Say whether a round's end is news: it came by going on, not by looking back. */
export function roundEnded(before: RitualView | null, after: RitualView): boolean {
  if (!before) return false;
  const [then, now] = [before.last_round?.round ?? 0, after.last_round?.round ?? 0];
  return now > then || (after.outcome !== null && before.outcome === null && now >= then);
}

/** Whether the end of the last round lies over the table, and why: it came by itself, or is wanted. */
export type EndShown = "" | "came" | "wanted";

/** Return whether it still lies there in the next view. Where a match is told again it belongs to its moment alone. */
export function endShown(shown: EndShown, before: RitualView | null, after: RitualView, retold: boolean): EndShown {
  if (roundEnded(before, after)) return "came";
  const elsewhere = before !== null && after.last_round?.round !== before.last_round?.round;
  return elsewhere || (retold && before !== null) ? "" : shown;
}

/** Return the face of the card that a thing is or shows, where the viewer may know it. */
export function faceOf(view: RitualView, thing: string): string | null {
  const { kind, word } = readId(thing);
  if (kind === "seat") return view.holders[Number(word)]?.card ?? null;
  if (kind === "travelling") return view.travelling;
  return kind === "pile" ? view.top : null;
}
