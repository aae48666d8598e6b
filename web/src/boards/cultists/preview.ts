// What a step would bring, from what everybody sees: whom one would meet, how many points are left, how far one
// could go. Not for what is legal: that is what the options say.
import type { CultistsView } from "../../protocol";

/** What a step into a place would bring. */
export interface Step {
  place: string;
  /** The points left after it; null for a ghost, who needs none. */
  points: number | null;
  /** The living figures in the place. */
  there: number[];
  /** Those of them that one would meet. */
  meets: number[];
}

/** Return who else lives in a place. */
export function livingIn(view: CultistsView, place: string, but: number | null = null): number[] {
  return view.figures.flatMap((figure, number) => (figure.place === place && !figure.ghost && number !== but ? [number] : []));
}

/** Return what a step of the figure that moves now into a place would bring. */
export function step(view: CultistsView, place: string): Step {
  const mover = view.move?.figure ?? view.active;
  const ghost = mover === null || (view.figures[mover]?.ghost ?? true);
  const there = livingIn(view, place, mover);
  const met = !ghost && (view.power ? there.length === 1 : there.length > 0);
  return { place, points: ghost ? null : Math.max(0, (view.move?.points ?? 0) - 1), there, meets: met ? there : [] };
}

/** Return how many doors away every place is that the figure that moves now could still come to. */
export function reach(view: CultistsView): Map<string, number> {
  const found = new Map<string, number>();
  const mover = view.move?.figure;
  const from = view.move?.path.at(-1);
  if (mover === undefined || from === undefined || view.figures[mover]?.ghost) return found;
  const barred = mover === view.start ? null : view.fish_man;
  let edge = [from];
  for (let far = 1; far <= (view.move?.points ?? 0); far++) {
    const next = edge.flatMap((place) => view.places.find(({ name }) => name === place)?.doors ?? []);
    edge = [...new Set(next)].filter((place) => place !== from && place !== barred && !found.has(place));
    for (const place of edge) found.set(place, far);
  }
  return found;
}
