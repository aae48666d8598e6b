// The first time something happens, a short explanation: the clause that it follows. Can be switched off.
import { keep, recall } from "./memory";
import { clause } from "./rules.svelte";
import { settings } from "./settings.svelte";
import type { ClauseInfo } from "../protocol";

const KEY = "explained";
/** More than so many wait for nobody; what is left out is explained when it happens again. */
const MOST = 5;

export class Hints {
  /** What is still to be explained, oldest first. */
  waiting: string[] = $state.raw([]);
  /** The explanation on screen. */
  shown: ClauseInfo | null = $state.raw(null);

  /** The game whose rules explain. */
  game = "";
  readonly #seen = new Set((recall(KEY) ?? "").split(" "));

  /** Something happens that follows this clause; what is asked now is explained before what has happened. */
  notice(cite: string, now = false): void {
    const mark = `${this.game}/${cite}`;
    if (!cite || !settings.hints || this.#seen.has(mark)) return;
    this.#seen.add(mark);
    const waiting = now ? [cite, ...this.waiting] : [...this.waiting, cite];
    for (const left of waiting.splice(MOST)) this.#seen.delete(`${this.game}/${left}`);
    this.waiting = waiting;
    if (!this.shown) void this.next();
  }

  /** Put this explanation away and show the next. */
  async next(): Promise<void> {
    const [cite, ...later] = this.waiting;
    this.waiting = later;
    this.shown = null;
    if (cite === undefined || !settings.hints) return;
    const found = await clause(this.game, settings.language, cite).catch(() => undefined);
    if (!found) return;
    this.shown = found;
    keep(KEY, [...this.#seen].join(" "));
  }

  /** Explain nothing any more. */
  stop(): void {
    settings.hints = false;
    this.waiting = [];
    this.shown = null;
  }

  /** Explain everything anew from now on. */
  static forget(): void {
    keep(KEY, "");
  }
}
