// What has just happened, as moments that fill the middle of the board one after the other. A game says which of its
// events are staged (see weights.ts). Not for drawing (see parts/Staged.svelte). Nothing that can be answered waits for a moment, and any press goes on.
import type { Named } from "./faces.svelte";
import type { Settings } from "./settings.svelte";
import type { Sound } from "./sounds";

export interface Moment {
  /** Of the line in the log. */
  number: number;
  said: string;
  sound: Sound;
  /** The card that it is about, if it is about a single one: it stands there, large. */
  card?: Named | undefined;
}

/** More than these came while nobody looked: the recap tells of them. */
const MOST = 6;
const SHORTEST = 1200;
const LONGEST = 2500;
/** Milliseconds it takes to read a letter. */
const LETTER = 28;

export class Stage {
  #waiting: Moment[] = $state.raw([]);
  readonly #pace: () => Settings["pace"];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => Settings["pace"]) {
    this.#pace = pace;
  }

  /** The moment on stage, or null. */
  get now(): Moment | null {
    return this.#waiting[0] ?? null;
  }

  /** Whether a moment is on. */
  get busy(): boolean {
    return this.now !== null;
  }

  /** Let moments come on after those that wait. */
  enter(moments: Moment[]): void {
    if (this.#pace() === "once" || !moments.length) return;
    const idle = this.now === null;
    this.#waiting = [...this.#waiting, ...moments].slice(-MOST);
    if (idle) this.#time();
  }

  /** Go on to the next moment. */
  skip(): void {
    this.#waiting = this.#waiting.slice(1);
    this.#time();
  }

  /** Nothing more is staged. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #time(): void {
    clearTimeout(this.#timer);
    if (this.now) this.#timer = setTimeout(() => this.skip(), lasting(this.now, this.#pace()));
  }
}

/** Return how long a moment stays, in milliseconds: as long as it takes to read, within bounds. */
export function lasting({ said, card }: Pick<Moment, "said" | "card">, pace: Settings["pace"]): number {
  const long = card ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, said.length * LETTER));
  return pace === "brisk" ? long / 2 : long;
}
