// Where everything is round the table, and what flew where between two views. Pure; draws nothing.
import type { RitualView } from "../../protocol";
import type { Flight } from "../common/flight";

export const FULL_SANITY = 7;
export const DOOM_TRACK = [1, 2, 2, 3, 3, 4, 4, 5] as const;

/** A holder's place: on the oval, from the middle, x and y in -1 … 1; on a phone a grid of two columns. */
export interface Place {
  holder: number;
  x: number;
  y: number;
  row: string;
  column: string;
}

/** Seat all holders clockwise, the viewer at the bottom (spectators look from seat 0). */
export function ring(holders: number, viewer: number | null): Place[] {
  return Array.from({ length: holders }, (_, ahead) => {
    const angle = Math.PI / 2 + (2 * Math.PI * ahead) / holders;
    const holder = ((viewer ?? 0) + ahead) % holders;
    return { holder, x: outwards(Math.cos(angle)), y: outwards(Math.sin(angle)), ...cell(ahead, holders - 1) };
  });
}

/** Push places to the rim, so that neighbours at the short ends do not overlap. */
function outwards(part: number): number {
  return Math.sign(part) * Math.abs(part) ** 0.75;
}

/** Two columns and, if the number of others is odd, a head of the table; clockwise from the bottom left. */
function cell(ahead: number, others: number): { row: string; column: string } {
  const side = Math.floor(others / 2);
  const head = others % 2;
  if (ahead === 0) return { row: `${side + head + 2}`, column: "1 / -1" };
  if (ahead <= side) return { row: `${side + head + 1 - ahead}`, column: "1" };
  if (head && ahead === side + 1) return { row: "1", column: "1 / -1" };
  return { row: `${ahead - side}`, column: "2" };
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
