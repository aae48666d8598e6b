// Which things flew when one view followed another: investigators, enemies, cards drawn and played.
import { idOf, readId } from "../../lib/ids";
import type { HorrorView } from "../../protocol";
import type { Flight } from "../common/flight";

/** Where a card seems to come from when it was not seen before. */
function origin(zone: string, controller: number): string {
  const { kind, number } = readId(zone);
  if (kind === "hand") return idOf("deck", number);
  if (kind === "play") return idOf("hand", number);
  if (kind === "discard") return idOf("card", controller);
  return "encounter";
}

export function flights(before: HorrorView, after: HorrorView): Flight[] {
  const found: Flight[] = after.people
    .filter((person) => before.people[person.seat]?.location !== person.location)
    .map((person) => [`figure:${person.seat}`, `figure:${person.seat}`]);
  const old = new Map(before.cards.map((card) => [card.id, card.zone]));
  for (const { id, zone, controller } of after.cards) {
    const was = old.get(id);
    if (was === zone) continue;
    const here = was === undefined ? origin(zone, controller) : `card:${id}`;
    found.push([here, `card:${id}`], [`map/card:${id}`, `map/card:${id}`]);
  }
  return found;
}
