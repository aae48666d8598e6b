// The drawings with which a game's rules begin: `boards/<game>/Overview.svelte`, which draws each panel into a box of
// 240 by 150. Not for the words beside them (see parts/Overview.svelte).
import type { Component } from "svelte";

type Loaded = { default: Component<{ panel: string }> };
const drawings = import.meta.glob<Loaded>("./*/Overview.svelte");

/** Return how to load a game's drawings, if it has any. */
export function drawing(game: string): (() => Promise<Loaded>) | undefined {
  return drawings[`./${game}/Overview.svelte`];
}
