// What a bot would do in this person's place, when the person asks. It says what and why, and never answers.
// Not for drawing it (see parts/Advice.svelte), and not for explaining rules (see teacher.svelte.ts).
import type { Decision } from "./decision.svelte";
import { Refusal } from "./outbox";
import { text } from "./speech";
import type { Hinted, Option, Rating, Text } from "../protocol";

/** What came of asking. */
interface Word {
  /** The question on screen it belongs to, counted as `Decision.turns`. */
  turn: number;
  hinted: Hinted | null;
  /** Why there is no advice. */
  trouble: Text | null;
}

export class Advice {
  /** A bot is thinking. */
  thinking = $state(false);
  #word: Word | null = $state.raw(null);

  readonly #ask: (seat: number) => Promise<Hinted>;
  readonly #decision: Decision;
  /** What is still true of the question on screen. */
  readonly #now: Word | null = $derived.by(() =>
    this.#word?.turn === this.#decision.turns && this.#decision.open ? this.#word : null,
  );

  constructor(decision: Decision, ask: (seat: number) => Promise<Hinted>) {
    this.#decision = decision;
    this.#ask = ask;
  }

  /** The advice on the question on screen. */
  get given(): Hinted | null {
    return this.#now?.hinted ?? null;
  }

  /** Why there is no advice on the question on screen. */
  get trouble(): Text | null {
    return this.#now?.trouble ?? null;
  }

  /** The options that are advised. */
  get options(): Option[] {
    const options = this.#decision.shown?.ask.options ?? [];
    return options.filter((option) => this.given?.ratings[0]?.choice.includes(option.id));
  }

  /** The words of an answer that the advice compares, or none where it picks nothing. */
  words(rating: Rating): Text[] {
    const options = this.#decision.shown?.ask.options ?? [];
    return options.filter((option) => rating.choice.includes(option.id)).map((option) => option.text);
  }

  /** Ask a bot about the question on screen. */
  async seek(): Promise<void> {
    const { shown, turns, open } = this.#decision;
    if (!shown || !open || this.thinking) return;
    this.thinking = true;
    this.#word = null;
    try {
      const hinted = await this.#ask(shown.seat);
      this.#hear(turns, hinted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#word = { turn: this.#decision.turns, hinted: null, trouble: error.reason };
    } finally {
      this.thinking = false;
    }
  }

  /** Take in what the bot says about a question, unless another one has come meanwhile. */
  #hear(turn: number, hinted: Hinted): void {
    const late = turn !== this.#decision.turns || this.#decision.void;
    const trouble = late ? text("advice-late") : null;
    this.#word = { turn: this.#decision.turns, hinted: late ? null : hinted, trouble };
  }

  /** Put the advice away. */
  forget(): void {
    this.#word = null;
  }
}
