// What the cards, symbols and colours of Fate look like, and where their texts are. Not for what they do.
import { text } from "../../lib/speech";
import type { Argument, CardView, FateView, Text } from "../../protocol";
import texts from "./cardtexts.json";
import * as icons from "./icons";

const UNKNOWN = icons.joker;

const SYMBOLS: Record<string, string> = {
  book: icons.book,
  lantern: icons.lantern,
  flame: icons.flame,
  skull: icons.skull,
  moon: icons.moon,
  joker: icons.joker,
  gate: icons.gate,
};

const LOCATIONS: Record<string, string> = {
  "other-worlds": icons.joker,
  library: icons.library,
  streets: icons.streets,
  ceremony: icons.ceremony,
  museum: icons.museum,
  gathering: icons.gathering,
};

const FACES: Record<string, string> = { tentacle: icons.tentacle, star: icons.star, eye: icons.eye };

/** A name of the game, like "blood-price", finds its drawing under "bloodPrice". */
const NAMED = new Map(
  Object.entries(icons).map(([name, path]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), path]),
);

/** An obelisk on two steps, in a box of 512. */
export const FATE_PIECE = "M256 8L306 84L332 396H180L206 84ZM140 412H372V444H140ZM104 460H408V504H104Z";

/** Shapes of the four colours in a box of 24, so that nobody needs to tell the colours apart. */
export const SHAPES: Record<string, string> = {
  crimson: "M3 2.500H21V12C21 17.500 16.500 21.300 12 23C7.500 21.300 3 17.500 3 12Z",
  amber: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
  jade: "M2.500 4.500A2 2 0 0 1 4.500 2.500H19.500A2 2 0 0 1 21.500 4.500V19.500A2 2 0 0 1 19.500 21.500H4.500A2 2 0 0 1 2.500 19.500Z",
  violet: "M12 0.500L23.500 12L12 23.500L0.500 12Z",
};

export function symbolIcon(symbol: string): string {
  return SYMBOLS[symbol] ?? UNKNOWN;
}

export function locationIcon(name: string): string {
  return LOCATIONS[name] ?? UNKNOWN;
}

export function faceIcon(face: string): string {
  return FACES[face] ?? UNKNOWN;
}

/** Return the drawing of a god, spell or artefact; one that a newer server knows still gets a drawing. */
export function icon(name: string): string {
  return NAMED.get(name) ?? UNKNOWN;
}

/** Return the text on a card, by the id of its name ("spell-frenzy", "god-hastur", …). */
export function cardText(id: string): Text | null {
  return (texts as Record<string, Text>)[id] ?? null;
}

/** Return the spell that a text names; what it costs is known of cards that the viewer has seen somewhere. */
export function named(view: FateView, said: Text): CardView | null {
  const spell = idIn(said.args.spell ?? (said.id.startsWith("spell-") ? said : "")).replace(/^spell-/, "");
  if (!spell) return null;
  const back = idIn(said.args.back ?? "").replace(/^symbol-/, "");
  const seen = [
    ...view.discarded,
    ...view.casting.map(({ card }) => card),
    ...view.locations.flatMap(({ column }) => column),
    ...view.players.flatMap(({ hand, readied }) => [...hand, ...readied]),
  ];
  return seen.find((card) => card.spell === spell && card.back === back) ?? { back, card: null, spell, cost: [] };
}

function idIn(argument: Argument): string {
  return typeof argument === "object" && "id" in argument ? argument.id : "";
}

export function symbolName(symbol: string): Text {
  if (symbol === "gate") return text("card-gate");
  return text(symbol === "joker" ? "altar-joker" : `symbol-${symbol}`);
}

/** Return how a card is named to one who sees this much of it. */
export function cardName(card: CardView): Text {
  if (card.spell === null) return symbolName(card.back);
  return text("card", { spell: text(`spell-${card.spell}`), back: symbolName(card.back) });
}
