// The floor plan on screen: where every place lies, where its doors are, which way a figure has come. Which
// doors there are the view says. Not for rules.
import type { PlaceView } from "../../protocol";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A door, once for both its places, on the wall between them. */
export interface Door extends Point {
  from: string;
  to: string;
  /** The wall it is in runs from top to bottom. */
  upright: boolean;
  state: "open" | "closed" | "secret";
}

/** Two rooms that a secret door joins although no wall lies between them alone. */
export interface Passage {
  from: string;
  to: string;
  curve: string;
}

/** How wide a column or how high a row is: as a corridor, about half of one, or a share of the rest. */
type Track = "corridor" | "half" | number;

interface Grid {
  columns: Track[];
  rows: Track[];
  areas: string[];
}

const GRIDS: Record<string, Grid> = {
  A: {
    columns: [1, 1, 1],
    rows: ["corridor", 1, "half", "half", 1, "corridor"],
    areas: ["gN gN gN", "PNK YEL GRN", "gW YEL gE", "gW VIO gE", "CAF VIO RED", "gS gS gS"],
  },
  B: {
    columns: [1, 1, 1, "corridor"],
    rows: ["corridor", 1, "half", "half", 0.9, 1, "corridor"],
    areas: ["gN gN gN gN", "PNK YEL GRN gE", "gW YEL GRN gE", "gW gZ RED gE", "CAF gZ RED gE", "BRN VIO ORG gE", "gS gS gS gS"],
  },
};

/** Return where each place of a side lies in a plan of this size. */
export function places(side: string, width: number, height: number, corridor: number): Map<string, Rect> {
  const grid = GRIDS[side] ?? (GRIDS.A as Grid);
  const columns = lines(grid.columns, width, corridor);
  const rows = lines(grid.rows, height, corridor);
  const cells = grid.areas.map((row) => row.split(" "));
  const found = new Map<string, Rect>();
  for (const name of new Set(cells.flat())) {
    const inRows = cells.flatMap((row, at) => (row.includes(name) ? [at] : []));
    const row = cells[inRows[0] as number] as string[];
    const [left, top] = [columns[row.indexOf(name)] as number, rows[inRows[0] as number] as number];
    const [right, bottom] = [columns[row.lastIndexOf(name) + 1] as number, rows[(inRows.at(-1) as number) + 1] as number];
    found.set(name, { x: left, y: top, width: right - left, height: bottom - top });
  }
  return found;
}

/** Return the lines between the tracks, the outer ones included. */
function lines(tracks: Track[], length: number, corridor: number): number[] {
  const fixed: Record<string, number> = { corridor, half: Math.max(corridor / 2, 30) };
  const shares = tracks.reduce<number>((sum, track) => sum + (typeof track === "number" ? track : 0), 0);
  const rest = length - tracks.reduce<number>((sum, track) => sum + (typeof track === "string" ? (fixed[track] ?? 0) : 0), 0);
  const found = [0];
  for (const track of tracks) {
    const size = typeof track === "number" ? (rest * track) / shares : (fixed[track] ?? 0);
    found.push((found.at(-1) as number) + size);
  }
  return found.map((line) => Math.round(line));
}

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Return the middle of the wall between two places, if there is one. */
export function wall(one: Rect, other: Rect): (Point & { upright: boolean }) | null {
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.x + one.width, other.x + other.width)];
  const [top, bottom] = [Math.max(one.y, other.y), Math.min(one.y + one.height, other.y + other.height)];
  if (left === right && bottom > top) return { x: left, y: (top + bottom) / 2, upright: true };
  if (top === bottom && right > left) return { x: (left + right) / 2, y: top, upright: false };
  return null;
}

/** Return all doors that lie on a wall. */
export function doors(all: readonly PlaceView[], at: Map<string, Rect>): Door[] {
  return joined(all).flatMap(({ from, to, state }) => {
    const between = wall(at.get(from) as Rect, at.get(to) as Rect);
    return between ? [{ from, to, state, ...between }] : [];
  });
}

/** Return the secret doors between rooms that lie apart. */
export function passages(all: readonly PlaceView[], at: Map<string, Rect>): Passage[] {
  return joined(all).flatMap(({ from, to }) => {
    const [one, other] = [at.get(from) as Rect, at.get(to) as Rect];
    return wall(one, other) ? [] : [{ from, to, curve: curve(middle(one), middle(other)) }];
  });
}

function joined(all: readonly PlaceView[]): Pick<Door, "from" | "to" | "state">[] {
  const order = all.map((place) => place.name);
  return all.flatMap(({ name, doors: open, closed, secret }) => {
    const later = (to: string) => order.indexOf(to) > order.indexOf(name);
    return [
      ...open.filter(later).map((to) => ({ from: name, to, state: secret.includes(to) ? "secret" : "open" }) as const),
      ...closed.filter(later).map((to) => ({ from: name, to, state: "closed" }) as const),
    ];
  });
}

/** Return a bow from one point to another. */
function curve(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [byX, byY] = [to.x - from.x, to.y - from.y];
  return `M${from.x} ${from.y}Q${x - byY * 0.22} ${y + byX * 0.22} ${to.x} ${to.y}`;
}

/** Return the line of a walk: through every place and the doors between them. */
export function track(path: readonly string[], at: Map<string, Rect>): string {
  const points = path.flatMap((place, step) => {
    const here = at.get(place);
    const before = step > 0 ? at.get(path[step - 1] as string) : undefined;
    if (!here) return [];
    const door = before && wall(before, here);
    return door ? [door, middle(here)] : [middle(here)];
  });
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
}
