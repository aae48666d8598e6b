// How whoever and whatever is at a location fits into it: everything with its name where there is room, else as round
// tokens that shrink until all stand inside. Not for drawing (see Place.svelte).
import type { Size } from "./map";

/** Who and what is at a location. */
export interface Crowd {
  people: number;
  foes: number;
  things: number;
}

/** How they are drawn: with names, or as tokens of this size. */
export interface Standing {
  named: boolean;
  token: number;
}

/** What a location's own name and numbers take. */
const HEAD = 52;
/** Its border, and what is left free inside. */
const EDGE = 7;
const GAP = 4;
const PERSON = 38;
const FOE = 46;
const THING = 30;
const SMALLEST = 14;
const LARGEST = 42;
const NAMED_WIDTH = 136;
/** What a finger can touch. */
const FINGER = 44;
const ABREAST = 3;

export const sum = ({ people, foes, things }: Crowd): number => people + foes + things;

/** Say how everybody at a location stands in it. */
export function standingIn(room: Size, crowd: Crowd, byFinger = false): Standing {
  const { width, height } = { width: room.width - 2 * EDGE, height: room.height - HEAD - EDGE };
  const wanted = Math.ceil(crowd.people / 2) * (PERSON + GAP) + crowd.foes * (FOE + GAP) + crowd.things * (THING + GAP);
  if (!byFinger && width >= NAMED_WIDTH && wanted <= height) return { named: true, token: 34 };
  if (byFinger) return { named: false, token: FINGER };
  let token = LARGEST;
  while (token > SMALLEST && !fits({ width, height }, sum(crowd), token)) token -= 1;
  return { named: false, token };
}

function fits({ width, height }: Size, count: number, token: number): boolean {
  const abreast = Math.max(1, Math.floor((width + GAP) / (token + GAP)));
  return Math.ceil(count / abreast) * (token + GAP) - GAP <= height;
}

/** The least room that a location wants for fingers, so that the largest crowd stands in it. */
export function roomForFingers(crowds: Crowd[]): Size {
  const rows = Math.max(1, ...crowds.map((crowd) => Math.ceil(sum(crowd) / ABREAST)));
  return { width: ABREAST * (FINGER + GAP) - GAP + 2 * EDGE, height: HEAD + rows * (FINGER + GAP) - GAP + EDGE };
}
