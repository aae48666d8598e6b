// Which decisions have a scene of their own, and with which drawing.
import * as icons from "./icons";

export const SCENES: Record<string, string> = {
  character: icons.investigator,
  night: icons.calm,
  encounter: icons.help,
  "check-state": icons.alive,
  help: icons.portal,
  discussion: icons.talk,
  vote: icons.vote,
  change: icons.vote,
  fire: icons.firestarter,
  "clean-up": icons.pass,
  guess: icons.seer,
};

/** Decisions whose own question would tell a neighbour too much; the board asks them in words that fit everybody. */
export const NEUTRAL = new Set(["night", "fire", "clean-up", "check-state"]);

/** Say whether the board shows a decision with everything that it asks. */
export function takes(kind: string): boolean {
  return kind in SCENES || kind === "action";
}
