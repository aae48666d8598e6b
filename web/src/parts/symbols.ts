// What the symbols of a game stand for, for its player aid: a component `parts/<game>/Symbols.svelte`, where there is one.
import type { Component } from "svelte";

type Loaded = { default: Component<{ heading: "h2" | "h3" }> };
const found = import.meta.glob<Loaded>("./*/Symbols.svelte");

/** Return how to load what explains a game's symbols, if anything does. */
export function symbolsOf(game: string): (() => Promise<Loaded>) | undefined {
  return found[`./${game}/Symbols.svelte`];
}
