// What the cards of Ritual look like: a drawing, a colour, a sort. Not for what they do.
import { text } from "../../lib/speech";
import type { Text } from "../../protocol";
import { elderSign } from "../common/drawings";
import * as icons from "./icons";

export const ARTEFACTS = ["candelabra", "chalice", "dagger", "mask", "idol"] as const;
export type Artefact = (typeof ARTEFACTS)[number];

/** How a card looks. */
export interface Look {
  drawing: string;
  cursed: boolean;
  artefact: Artefact | null;
}

const OTHERS: Record<string, Look> = {
  "elder-sign": pure(elderSign),
  gate: pure(icons.gate),
  orb: pure(icons.orb),
  trapezohedron: pure(icons.trapezohedron),
  investigator: pure(icons.investigator),
  student: pure(icons.student),
  cultist: pure(icons.cultist),
  professor: pure(icons.professor),
  cthulhu: cursed(icons.cthulhu),
  nyarlathotep: cursed(icons.nyarlathotep),
  "yog-sothoth": cursed(icons.yogSothoth),
  hastur: cursed(icons.hastur),
  mystery: cursed(icons.mystery),
};

const UNKNOWN: Look = pure(icons.mystery);

const LOOKS: Record<string, Look> = {
  ...OTHERS,
  ...Object.fromEntries(
    ARTEFACTS.flatMap((artefact) => [
      [`${artefact}-pure`, { drawing: icons[artefact], cursed: false, artefact }],
      [`${artefact}-cursed`, { drawing: icons[artefact], cursed: true, artefact }],
    ]),
  ),
};

function pure(drawing: string): Look {
  return { drawing, cursed: false, artefact: null };
}

function cursed(drawing: string): Look {
  return { drawing, cursed: true, artefact: null };
}

/** Return how a face looks; a face that a newer server knows and we do not still gets a card. */
export function look(face: string): Look {
  return LOOKS[face] ?? UNKNOWN;
}

/** Return the face that a text names, if it is a card's name. */
export function faceIn(said: Text): string {
  return said.id.startsWith("card-") ? said.id.slice("card-".length) : "";
}

export function isFace(face: string): boolean {
  return face in LOOKS;
}

/** Return the card's name, to be spoken. */
export function cardName(face: string): Text {
  return text(`card-${face}`);
}

/** Return the message that says what a card does. */
export function doing(face: string): string {
  const { artefact, cursed } = look(face);
  if (artefact) return cursed ? "oval-does-cursed-artefact" : "oval-does-pure-artefact";
  return `oval-does-${face}`;
}
