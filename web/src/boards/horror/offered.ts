// What can be chosen but lies nowhere on the table: cards of a search, of a pile, of an area that is not open.
import { readId } from "../../lib/ids";
import type { CardOnTable, HorrorView, Option } from "../../protocol";
import { NONE, UNSAID, type Lying } from "./table";

const SHOWN = new Set(["map", "at", "on", "act", "agenda", "reference", "beside", "investigator"]);
const OWN = new Set(["play", "hand", "threat"]);

/** Say whether a card can be seen on the table while this investigator's area is open. */
function isShown(card: CardOnTable, open: number): boolean {
  const { kind, number: seat } = readId(card.zone);
  if (OWN.has(kind)) return seat === open || (kind === "threat" && card.type === "enemy");
  return SHOWN.has(kind);
}

/** Say whether a card lies in somebody's area: it can be seen there, if that area is opened. */
export function isElsewhere(card: CardOnTable): boolean {
  return OWN.has(readId(card.zone).kind);
}

/** Something to choose: a card, if it is known which, and what the option says. */
export interface Offer {
  thing: string;
  card: CardOnTable | undefined;
  options: Option[];
}

/** Return what is lit and lies nowhere. */
export function offered(view: HorrorView, there: Lying, lit: Map<string, Option[]>, open: number): Offer[] {
  return [...lit].flatMap(([thing, options]) => {
    const { kind, number } = readId(thing);
    if (kind !== "card") return [];
    const card = there.card.get(number);
    return card && isShown(card, open) ? [] : [{ thing, card: card ?? known(view, number), options }];
  });
}

/** A card of a deck that this seat has looked at. */
function known(view: HorrorView, id: number): CardOnTable | undefined {
  const found = view.known.find(({ card }) => card === id);
  if (!found) return undefined;
  const { code, name, type, zone } = found;
  return { ...UNSAID, id, code, name, type, zone, owner: NONE, controller: NONE };
}

/** The cards that are being resolved and lie nowhere else; committed ones belong to their test. */
export function resolved(view: HorrorView, there: Lying): CardOnTable[] {
  const committed = new Set(view.test?.committed.map(({ card }) => card));
  return (there.zone.get("limbo") ?? []).filter((card) => !committed.has(card.id));
}

/** Say whether something is to be looked at besides what lies on the table: a test, a card being resolved, an offer. */
export function isFocused(view: HorrorView, there: Lying, offers: Offer[]): boolean {
  return view.test !== null || offers.length > 0 || resolved(view, there).length > 0;
}
