// What the games bring for tales over several matches, each loaded when it is first needed. A game without such parts
// has no page for them. Not for rules, nor for keeping a tale (see lib/visit.svelte.ts).
import type { Component } from "svelte";
import type { Visit } from "../lib/visit.svelte";
import type { GameInfo, Json } from "../protocol";

/** What the part is given that begins a tale. */
export interface BeginProps {
  info: GameInfo;
  /** Called with what the game wants to know, as soon and as often as it is complete; null: it is not. */
  wish: (wish: Json | null) => void;
}

/** What the part is given that shows one. */
export interface TaleProps {
  visit: Visit;
}

const begins = import.meta.glob<{ default: Component<BeginProps> }>("./*/BeginTale.svelte");
const tales = import.meta.glob<{ default: Component<TaleProps> }>("./*/Tale.svelte");

/** Return how to load what begins a game's tale, if it has one. */
export const beginTale = (game: string) => begins[`./${game}/BeginTale.svelte`];

/** Return how to load what shows a game's tale, if it has one. */
export const tale = (game: string) => tales[`./${game}/Tale.svelte`];
