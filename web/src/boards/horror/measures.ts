// What is counted on Horror's table, so that changes can be seen: tokens on cards, and resources.
import type { HorrorView } from "../../protocol";
import type { Measure } from "../common/changes";
import { lying } from "./table";

const TOKENS = ["damage", "horror", "clues", "doom", "uses"] as const;

export function measures(view: HorrorView): Measure[] {
  const cards = [...lying(view).card.values()];
  const tokens = cards.flatMap((card) => TOKENS.map((name) => ({ thing: `card:${card.id}`, name, count: card[name] })));
  const resources = view.people.map(({ seat, card }) => ({
    thing: `resources:${seat}`,
    name: "resources",
    count: cards.find((each) => each.id === card)?.resources ?? 0,
  }));
  return [...tokens, ...resources];
}
