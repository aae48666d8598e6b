// The options of a decision, sorted for people: actions by what one does, claims by what they are about, cards by
// where they lie in the hand. Nothing is added or left out that an option stands for.
import { idOf, readId } from "../../lib/ids";
import type { CultistsView, Option, StateCheckView } from "../../protocol";

/** One kind of action with the options it comes in. */
export interface Deed {
  kind: string;
  options: Option[];
}

/** Return the actions by kind, in the order in which they are offered. */
export function deeds(options: readonly Option[]): Deed[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { kind } = readId(option.id);
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  return [...found].map(([kind, those]) => ({ kind, options: those }));
}

/** The kinds of claims, in the order in which they are offered, and what each is about. */
const ABOUT: Record<string, string> = {
  investigator: "self",
  seer: "self",
  assassin: "self",
  suspect: "suspect",
  trust: "trust",
  cultist: "cultist",
  "checked-alive": "checked",
  "checked-dead": "checked",
  "gave-alive": "gave",
  "put-success": "cards",
  route: "route",
  more: "more",
};

/** Return the claims by what they are about. */
export function topics(options: readonly Option[]): { topic: string; options: Option[] }[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const topic = ABOUT[readId(option.id).kind] ?? "more";
    found.set(topic, [...(found.get(topic) ?? []), option]);
  }
  return [...found].map(([topic, those]) => ({ topic, options: those }));
}

/** A card in hand, with what playing it would answer. */
export interface Playable {
  face: string;
  option: string;
}

/** Return the pulse cards in hand, left to right, with the answer that gives each to somebody. */
export function gifts(view: CultistsView, options: readonly Option[], receiver: number): Playable[] {
  return playable(view.mine?.hand ?? [], options, (face) => idOf(face, receiver));
}

/** Return the room cards in hand, with the answer that fills or secures with each. */
export function layings(view: CultistsView, options: readonly Option[], kind: string): Playable[] {
  return playable(view.mine?.room_hand ?? [], options, (face) => idOf(kind, face));
}

function playable(hand: readonly string[], options: readonly Option[], id: (face: string) => string): Playable[] {
  const offered = new Set(options.map((option) => option.id));
  return hand.map((face) => ({ face, option: id(face) })).filter(({ option }) => offered.has(option));
}

/** Return to whom one may give in an encounter. */
export function receivers(options: readonly Option[]): number[] {
  return [...new Set(options.map((option) => readId(option.id).number))];
}

/** Return the faces of a pulse deck of so many cards as whoever checks it sees them; its order tells nothing. */
export function looksLike({ dead_cards }: StateCheckView, cards: number): string[] {
  return Array.from({ length: cards }, (_, at) => (at < cards - (dead_cards ?? 0) ? "alive" : "dead"));
}
