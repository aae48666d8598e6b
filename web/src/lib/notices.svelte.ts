// One short message about something that did not work, until it is closed or something else works.
import { Refusal } from "./outbox";

class Notices {
  shown: Refusal | null = $state.raw(null);
  game = $state("");

  /** Show why something was refused; other errors are thrown on. */
  refuse(error: unknown, game = ""): void {
    if (!(error instanceof Refusal)) throw error;
    this.shown = error;
    this.game = game;
  }

  clear(): void {
    this.shown = null;
  }
}

export const notices = new Notices();
