// What was hidden at some moment of a match that is over: the view of that moment held against the view of the end.
import type { CultistsView } from "../../protocol";

/** What was hidden of a figure. */
export interface Hidden {
  role: string | null;
  team: string | null;
  /** The faces in its pulse deck, in the order in which they were given. */
  pulse: string[];
}

/** Return what was hidden of every figure. Cards never leave a pulse deck, so those of the moment come first. */
export function hidden(now: CultistsView, end: CultistsView): Hidden[] {
  return now.figures.map((figure, number) => {
    const later = end.figures[number];
    const pulse = (later?.pulse ?? []).slice(0, figure.pulse.length).map((card) => card.face ?? "");
    return { role: later?.role ?? null, team: later?.team ?? null, pulse };
  });
}

/** Return how many investigators were dead at that moment (dead.1). */
export function deadThen(now: CultistsView, end: CultistsView): number {
  const all = hidden(now, end);
  return now.figures.filter(
    (figure, number) => all[number]?.team === "investigators" && (figure.ghost || all[number]?.pulse.includes("dead")),
  ).length;
}
