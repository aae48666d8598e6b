// The frame a table stands in: which of its three forms the window has room for, and the line that a table puts into
// the header. Boards never learn the window's size: each is given a box (see boards/common/Frame.svelte) and fills it.
import type { Snippet } from "svelte";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Form = "desk" | "tablet" | "phone";

/** Return the form for a window: the decision beside the board, below it, or as a bar at the foot. */
export function formFor(width: number, height: number): Form {
  const lowAndWide = width >= 600 && height < 520;
  if (width >= 1024 || lowAndWide) return "desk";
  return width >= 600 ? "tablet" : "phone";
}

class TableFrame {
  readonly form: Form = $derived(formFor(innerWidth.current ?? 1440, innerHeight.current ?? 900));
  /** What a table puts into the header's line; null: nothing. */
  headline: Snippet | null = $state.raw(null);
}

export const frame = new TableFrame();
