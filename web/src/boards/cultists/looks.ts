// How everything looks that has a drawing: rooms, characters, events, cards, roles, actions.
import * as icons from "./icons";

const ROOMS: Record<string, string> = {
  CAF: icons.cafeteria,
  PNK: icons.dormitory,
  YEL: icons.laboratory,
  GRN: icons.portal,
  RED: icons.camera,
  VIO: icons.library,
  ORG: icons.hall,
  BRN: icons.boiler,
};
const CHARACTERS: Record<string, string> = {
  archivist: icons.archivist,
  caretaker: icons.caretaker,
  physician: icons.physician,
  dean: icons.dean,
  reporter: icons.reporter,
  student: icons.student,
  professor: icons.professor,
  watchman: icons.watchman,
};
const EVENTS: Record<string, string> = {
  calm: icons.calm,
  lightning: icons.lightning,
  "secret-doors": icons.secretDoors,
  portal: icons.portal,
  "fish-man": icons.fishMan,
  cultist: icons.marker,
  locked: icons.locked,
  fog: icons.fog,
  courage: icons.courage,
};
const CARDS: Record<string, string> = {
  alive: icons.alive,
  dead: icons.dead,
  success: icons.success,
  failure: icons.failure,
  sabotage: icons.sabotage,
};
const ROLES: Record<string, string> = {
  investigator: icons.investigator,
  seer: icons.seer,
  assassin: icons.assassin,
  cultist: icons.cultist,
  firestarter: icons.firestarter,
};
const ACTIONS: Record<string, string> = {
  check: icons.alive,
  attack: icons.attack,
  secure: icons.secure,
  fill: icons.success,
  search: icons.investigator,
  vote: icons.vote,
  "camera-room": icons.camera,
  camera: icons.camera,
  restart: icons.bulb,
  fight: icons.fight,
  chase: icons.chase,
  close: icons.portal,
  pass: icons.pass,
};

const DRAWN: Record<string, Record<string, string>> = { card: CARDS, role: ROLES, event: EVENTS };

/** Say whether there is such a card, role or event. */
export function isDrawn(kind: string, name: string): boolean {
  return name in (DRAWN[kind] ?? {});
}

const from = (all: Record<string, string>) => (name: string) => all[name] ?? icons.hazard;

export const roomIcon = from(ROOMS);
export const characterIcon = from(CHARACTERS);
export const eventIcon = from(EVENTS);
export const cardIcon = from(CARDS);
export const roleIcon = from(ROLES);
export const actionIcon = from(ACTIONS);
export const CHARACTER_NAMES = Object.keys(CHARACTERS);
