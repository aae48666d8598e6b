// How figures and markers stand in a place of the plan, so that all of them stay inside its walls. Not for what
// lies there or who they are.
import type { Rect } from "./plan";

/** What a place looks like. */
export interface Look {
  hall: boolean;
  /** Higher than wide. */
  upright: boolean;
  compact: boolean;
}

/** Who stands in a place, and what. */
export interface Crowd {
  figures: number;
  /** Cultist marker, fish-man, traces of fire: one drawing each. */
  markers: number;
  portal: boolean;
}

/** How a crowd stands: how large each of it is, and which words there is room for. */
export interface Standing {
  size: number;
  named: boolean;
  /** Until when the portal is open stands beside it. */
  dated: boolean;
}

type Size = Pick<Rect, "width" | "height">;

/** The walls round a place, which nobody stands on. */
const WALL = 4;
/** As many tokens' room a portal takes with its date, wherever its row breaks. */
const DATED = 4;
/** From this size on a date is no wider than its room. */
const DATABLE = 26;
const NAME: Size = { width: 78, height: 20 };
/** Ten of this size stand in the smallest room; nothing is drawn smaller. */
const LEAST = 10;

/** Say whether a room is so low that its name and cards must share one line. */
export function isLow({ height }: Size, { hall, compact }: Look): boolean {
  return compact && !hall && height < 108;
}

/** Return the floor of a place that is free of its name and cards, from its own corner. */
export function floor({ width, height }: Size, { hall, upright, compact }: Look): Rect {
  const low = isLow({ width, height }, { hall, upright, compact });
  const top = compact ? (hall ? (upright ? 70 : 14) : low ? 25 : 50) : hall ? 20 : 70;
  const side = compact ? (hall && !upright ? 2 : 0) : hall ? 6 : 4;
  const bottom = compact ? 0 : 4;
  return { x: side, y: top, width: width - 2 * WALL - 2 * side, height: height - 2 * WALL - top - bottom };
}

/** Return the space between two who stand there. */
export function gap({ hall, compact }: Look): Size {
  if (compact) return { width: 4, height: 3 };
  return hall ? { width: 9, height: 4 } : { width: 7, height: 5 };
}

/** Return how a crowd stands in a place of this size: with names if they fit, else as large as all fit in. */
export function standing(place: Size, look: Look, crowd: Crowd): Standing {
  const room = floor(place, look);
  const most = look.compact ? 32 : look.hall ? 38 : 42;
  const beside = look.hall && !look.upright;
  const withName = {
    width: beside ? most + 3 + NAME.width : Math.max(most, NAME.width),
    height: beside ? most : most + NAME.height,
  };
  if (!look.compact && holds(room, gap(look), withName) >= taken(crowd, true)) return { size: most, named: true, dated: true };
  for (let size = most; size > LEAST; size--) {
    const dated = size >= DATABLE;
    if (holds(room, gap(look), { width: size, height: size }) >= taken(crowd, dated)) return { size, named: false, dated };
  }
  return { size: LEAST, named: false, dated: false };
}

function taken({ figures, markers, portal }: Crowd, dated: boolean): number {
  return figures + markers + (portal ? (dated ? DATED : 1) : 0);
}

/** Return how many of these a room holds in rows. */
function holds(room: Size, space: Size, each: Size): number {
  const [across, down] = [room.width + space.width, room.height + space.height];
  return Math.floor(across / (each.width + space.width)) * Math.floor(down / (each.height + space.height));
}
