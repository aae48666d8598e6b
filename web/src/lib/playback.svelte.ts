// What is on the board: the positions in the order in which they came, one after the other at the person's pace, however
// fast they arrived; with each the moments that belong to it. The question is never held back: only the board is behind,
// and an answer brings it up to date. Not for drawing, and not for looking back (see review.svelte.ts).
import type { Settings } from "./settings.svelte";
import type { Moment, Stage } from "./stage.svelte";
import type { Chair, TableInfo } from "../protocol";

/** A position as a board draws it. */
export interface Shown {
  chair: Chair;
  table: TableInfo;
}

interface Waiting extends Shown {
  moments: Moment[];
  /** Whether anything of it is to be seen; what is quiet takes no time. */
  seen: boolean;
}

/** Milliseconds for which a position can be looked at before the next one comes. */
const CALM = 700;
const LEAST = 200;
/** With more than so many positions to come each is shorter. */
const MANY = 10;
/** Time for a board to bring its own moment on. */
const BREATH = 60;

export class Playback {
  /** What is on the board; null: nothing has come yet. */
  now: Shown | null = $state.raw(null);
  /** How many positions are yet to come. */
  behind = $state(0);
  readonly #stage: Stage;
  readonly #pace: () => Settings["pace"];
  #waiting: Waiting[] = [];
  /** Whether the position on the board still has its time. */
  #resting = false;
  /** How many moments of the board itself are on. */
  #held = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage, pace: () => Settings["pace"]) {
    this.#stage = stage;
    this.#pace = pace;
  }

  /** Take in how things stand. The same position again (somebody came, or looks through other eyes) takes no time. */
  take(shown: Shown, moments: Moment[], seen: boolean): void {
    const last = this.#waiting.at(-1) ?? this.now;
    const isNew = last !== null && last.table.number !== shown.table.number;
    if (!isNew) this.#replace(shown);
    else if (this.#pace() === "once") this.#put(shown);
    else if (this.#resting) this.#waiting.push({ ...shown, moments, seen });
    else this.#present({ ...shown, moments, seen });
    this.behind = this.#waiting.length;
  }

  /** Let what comes next wait until the returned function is called. */
  hold(): () => void {
    this.#held++;
    return () => {
      this.#held--;
      this.#goOnSoon();
    };
  }

  /** Show the newest position at once. */
  catchUp(): void {
    const last = this.#waiting.at(-1);
    this.#stage.clear();
    this.#put(last ?? this.now);
  }

  /** Nothing more is shown. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #put(shown: Shown | null): void {
    this.close();
    this.behind = 0;
    this.#resting = false;
    this.now = shown;
  }

  #replace(shown: Shown): void {
    const last = this.#waiting.at(-1);
    if (last) Object.assign(last, shown);
    else this.now = shown;
  }

  #present(next: Waiting): void {
    this.#resting = true;
    this.now = next;
    this.#stage.enter(next.moments);
    this.#timer = setTimeout(() => this.#goOn(), next.seen ? this.#rest() : 0);
  }

  /** Return how long a position is shown: less, the more are to come. */
  #rest(): number {
    const calm = this.#pace() === "brisk" ? CALM / 2 : CALM;
    return Math.max(LEAST, calm * Math.min(1, MANY / (this.#waiting.length + 1)));
  }

  /** Go on as soon as nothing is on stage any more. */
  #goOn(): void {
    if (this.#stage.busy) this.#goOnSoon();
    else if (!this.#held) {
      const next = this.#waiting.shift();
      this.behind = this.#waiting.length;
      if (next) this.#present(next);
      else this.#resting = false;
    }
  }

  #goOnSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), BREATH);
  }
}
