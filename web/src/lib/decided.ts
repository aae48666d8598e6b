// What was decided in a person's name and he has not read yet: which of it to show, and when. Not for drawing (see
// parts/DecidedFor.svelte).
import type { Chair, DecidedFor } from "../protocol";

/** Something that was decided, and for which of the person's seats. */
export interface Decided extends DecidedFor {
  seat: number;
}

/** Return what is to be told: nothing that he only arranged himself, unless he was away meanwhile. */
export function toTell(chairs: readonly Chair[], away: boolean): Decided[] {
  const all = chairs.flatMap(({ seat, decided }) => (seat === null ? [] : decided.map((each) => ({ ...each, seat }))));
  const isNews = away || all.some(({ why }) => why !== "arranged");
  return isNews ? all.sort((one, other) => one.at - other.at) : [];
}

/** Return up to when each seat has been told, once the list is read. */
export function readUntil(told: readonly Decided[]): { seat: number; until: number }[] {
  const latest = new Map<number, number>();
  for (const { seat, at } of told) latest.set(seat, Math.max(at, latest.get(seat) ?? 0));
  return [...latest].map(([seat, until]) => ({ seat, until }));
}
