// Where everything is on the altar and on a summoning circle, and what flew where between two views.
// Pure; draws nothing.
import type { Flight } from "../common/flight";
import type { FateView, LocationView, PlayerView } from "../../protocol";

export const LAST_SPACE = 9;
export const CULTISTS_FOR_CONTROL = 3;
export const INVESTIGATORS_THAT_FOLLOW = 3;
export const INVESTIGATORS_THAT_RAID = 5;
export const PHASES = ["preparation", "movement", "activation", "conclusion"] as const;

const FIRST = -120;
const STEP = 60;

/** A place from the middle of the altar, x and y in -1 … 1. */
export interface Place {
  x: number;
  y: number;
}

/** Return where a location lies: six round the abyss, clockwise from the upper left. */
export function place(number: number): Place {
  return onCircle(FIRST + STEP * number);
}

/** Return where a space of the summoning circle lies: 0 at the top, then clockwise. */
export function space(number: number): Place {
  return onCircle(-90 + (360 / (LAST_SPACE + 1)) * number);
}

function onCircle(degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
}

function rounded(part: number): number {
  return Math.round(part * 1000) / 1000;
}

/** Return a location's part of the ring between two radii, as an SVG path about (0, 0). */
export function sector(number: number, inner: number, outer: number): string {
  const middle = FIRST + STEP * number;
  const [from, to] = [onCircle(middle - STEP / 2), onCircle(middle + STEP / 2)];
  const at = ({ x, y }: Place, radius: number) => `${rounded(x * radius)} ${rounded(y * radius)}`;
  return [
    `M${at(from, inner)}L${at(from, outer)}`,
    `A${outer} ${outer} 0 0 1 ${at(to, outer)}`,
    `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`,
  ].join("");
}

/** Say whether an elder sign lies on a space: they fill the circle from 9 downward. */
export function isSigned(number: number, signs: number): boolean {
  return number > LAST_SPACE - signs;
}

/** Return who has enough cultists there, and more than every rival; null if nobody has. */
export function controller(cultists: readonly number[]): number | null {
  const most = Math.max(...cultists);
  const seats = cultists.flatMap((count, seat) => (count === most ? [seat] : []));
  return most >= CULTISTS_FOR_CONTROL && seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Return the location of that name. */
export function location(view: FateView, name: string): LocationView | undefined {
  return view.locations.find((each) => each.name === name);
}

/** Return the players clockwise, the viewer first (spectators look from seat 0). */
export function seated(view: FateView): number[] {
  return view.players.map((_, ahead) => ((view.seat ?? 0) + ahead) % view.players.length);
}

/** Tell what flew between two views, from what the viewer sees of both and nothing else. */
export function flights(before: FateView, after: FateView): Flight[] {
  const flown: Flight[] = [];
  if (after.fate !== before.fate) flown.push(["fate", "fate"]);
  for (const [at, now] of after.locations.entries()) {
    const then = before.locations[at];
    if (!then) continue;
    if (now.column.length > then.column.length) flown.push([`hand:${after.active}`, `column:${now.name}`]);
    now.cultists.forEach((count, seat) => {
      if (count > (then.cultists[seat] ?? 0)) flown.push([source(before, after, seat, at), `figure:${now.name}:${seat}`]);
    });
    if (now.investigators > then.investigators) flown.push(["supply", `investigators:${now.name}`]);
  }
  for (const [seat, now] of after.players.entries()) {
    const then = before.players[seat];
    if (!then) continue;
    if (seat === after.seat) flown.push(...ownCards(then, now));
    else {
      if (now.hand.length > then.hand.length) flown.push(["deck", `hand:${seat}`]);
      if (now.readied.length > then.readied.length) flown.push([`hand:${seat}`, `readied:${seat}`]);
    }
    if (now.investigators > then.investigators) flown.push([trail(before, after, seat), `guests:${seat}`]);
    if (now.artefacts.length > then.artefacts.length) flown.push(["museum", `artefacts:${seat}`]);
  }
  return flown;
}

/** One's own cards fly one by one: those drawn from the deck, those readied from the hand. */
function ownCards(then: PlayerView, now: PlayerView): Flight[] {
  const held = then.hand.map((card) => card.card);
  const drawn = now.hand.filter((card) => !held.includes(card.card));
  const readied = now.readied.filter((card) => held.includes(card.card));
  return [
    ...drawn.map((card): Flight => ["deck", `card:${card.card}`]),
    ...readied.map((card): Flight => [`card:${card.card}`, `card:${card.card}`]),
  ];
}

/** Where a cultist that arrived came from: a location it left, the abyss or the lodge. */
function source(before: FateView, after: FateView, seat: number, to: number): string {
  const left = after.locations.findIndex(
    (each, at) => at !== to && (each.cultists[seat] ?? 0) < (before.locations[at]?.cultists[seat] ?? 0),
  );
  if (left >= 0) return `figure:${after.locations[left]?.name}:${seat}`;
  const lodges = (after.players[seat]?.lodge ?? 0) < (before.players[seat]?.lodge ?? 0);
  return lodges ? `lodge:${seat}` : `abyss:${seat}`;
}

/** Where investigators that came into a lodge came from: a location they left, another lodge or the supply. */
function trail(before: FateView, after: FateView, seat: number): string {
  const left = after.locations.findIndex((each, at) => each.investigators < (before.locations[at]?.investigators ?? 0));
  if (left >= 0) return `investigators:${after.locations[left]?.name}`;
  const lodge = after.players.findIndex(
    (each, other) => other !== seat && each.investigators < (before.players[other]?.investigators ?? 0),
  );
  return lodge >= 0 ? `guests:${lodge}` : "supply";
}
