// What games lay at the seats of a table before a match begins, each loaded when it is first needed. Most have nothing.
import type { Component } from "svelte";
import type { Room } from "../lib/room.svelte";

export interface SeatPart {
  room: Room;
  seat: number;
}

const shown = import.meta.glob<{ default: Component<SeatPart> }>("./*/AtSeat.svelte");
const chosen = import.meta.glob<{ default: Component<SeatPart> }>("./*/AtMySeat.svelte");

/** Return how to load what shows what lies at any seat, if the game has such a thing. */
export const atSeat = (game: string) => shown[`./${game}/AtSeat.svelte`];

/** Return how to load what lets a person change what lies at the own seat. */
export const atMySeat = (game: string) => chosen[`./${game}/AtMySeat.svelte`];
