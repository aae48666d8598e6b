// What is counted in Cultists' building, so that changes can be seen: only what lies open to all.
import type { CultistsView } from "../../protocol";
import type { Measure } from "../common/changes";

export function measures(view: CultistsView): Measure[] {
  return [
    ...view.figures.map(({ pulse }, figure) => ({ thing: `roster:${figure}`, name: "pulse", count: pulse.length })),
    ...view.rooms.map(({ name, books }) => ({ thing: `row:${name}`, name: "books", count: books })),
    ...view.rooms.map(({ name, deck }) => ({ thing: `place:${name}`, name: "deck", count: deck })),
    { thing: "points", name: "points", count: view.score },
    { thing: "unsafe", name: "cards", count: view.unsafe },
  ];
}
