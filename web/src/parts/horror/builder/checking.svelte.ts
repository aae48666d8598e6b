// What the server says about the deck on the desk, asked for whenever somebody pauses. The server is the only judge.
import { GAME } from "../card";
import * as api from "../../../lib/api";
import { Refusal } from "../../../lib/outbox";
import type { DeckCheck, DeckChoice, Text } from "../../../protocol";
import type { Draft } from "../building";
import { deckFile } from "../decks";

const PAUSE = 250;
/** After a refusal the same deck is shown again; so often a busy or distant server is asked. */
const LATER = 5000;

export class Checking {
  found: DeckCheck | null = $state.raw(null);
  refusal: Text | null = $state.raw(null);
  busy = $state(true);
  /** Whether the deck can be played; null while nobody knows. */
  fine: boolean | null = $derived(this.busy || !this.found ? null : this.found.problems.length === 0);
  #asked = 0;

  /** Have a deck looked at after a pause; return how to forget about it. */
  soon(deck: DeckChoice, before: Draft["before"], pause = PAUSE): () => void {
    const turn = ++this.#asked;
    this.busy = true;
    let timer = setTimeout(ask, pause);
    const again = () => (timer = setTimeout(ask, LATER));
    const check = this.#check.bind(this);
    function ask() {
      void check(deck, before, turn).then((answered) => {
        if (!answered) again();
      });
    }
    return () => {
      clearTimeout(timer);
      this.#asked++;
    };
  }

  /** Ask the server; return whether there is nothing more to ask. Only the last answer counts. */
  async #check(deck: DeckChoice, before: Draft["before"], turn: number): Promise<boolean> {
    try {
      await api.withSession();
      const old = before ? deckFile({ ...deck, cards: before.cards }) : "";
      const found = await api.checkDeck(GAME, deckFile(deck), old, before?.experience);
      if (turn === this.#asked) [this.found, this.refusal, this.busy] = [found, null, false];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (turn !== this.#asked) return true;
      this.refusal = error.reason;
      return false;
    }
    return true;
  }
}
