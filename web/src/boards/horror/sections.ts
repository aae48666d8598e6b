// The parts of the table, of which a small box shows one at a time, and which part a thing lies in.
import { readId } from "../../lib/ids";
import type { HorrorAround } from "./around.svelte";
import { NONE } from "./table";

export type Section = "map" | "story" | "people";
export const SECTIONS: Section[] = ["map", "story", "people"];

const PARTS: Record<string, Section | "hand"> = {
  map: "map",
  at: "map",
  on: "map",
  threat: "map",
  act: "story",
  agenda: "story",
  beside: "story",
  reference: "story",
  play: "people",
  investigator: "people",
  hand: "hand",
};

/** The part that a thing lies in; nothing: it lies nowhere, and is offered. */
export function partOf(here: HorrorAround, thing: string): Section | "hand" | undefined {
  const { kind, number } = readId(thing);
  // Whoever stands somewhere is seen there.
  if (kind === "seat" && (here.view.people[number]?.location ?? NONE) !== NONE) return "map";
  if (kind === "seat" || kind === "deck" || kind === "resources") return "people";
  const card = here.card(number);
  const zone = readId(card?.zone ?? "");
  // Enemies stand on the map with whom they are engaged; what else is in a threat area lies in the area.
  if (zone.kind === "threat" && card?.type !== "enemy") return "people";
  if (zone.kind === "hand" && zone.number !== here.open) return undefined;
  // What is attached to an asset lies with it.
  if (zone.kind === "on" && here.card(zone.number)?.zone !== "map") return "people";
  return PARTS[zone.kind];
}
