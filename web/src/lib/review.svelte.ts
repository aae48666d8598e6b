// Looking back at what happened since one's last turn: a picture for each move, and the board as it was then. It opens
// by itself for who was away, or wants everything at once and has a place for it. Not for drawing (see parts/Recap.svelte and parts/Strip.svelte).
import * as api from "./api";
import { frame } from "./frame.svelte";
import { actor, freshly, type Setting, type Told } from "./log";
import { notices } from "./notices.svelte";
import type { Shown } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { LogEntry, TableInfo } from "../protocol";

/** What happened with one move. */
export interface Picture {
  move: number;
  /** Whom it is about; null: nobody in particular. */
  seat: number | null;
  /** Whether it filled the stage. */
  staged: boolean;
  rows: Told[];
}

/** What one looks back at. */
interface Past extends Setting {
  readonly id: string;
  readonly log: LogEntry[];
  readonly secretive: boolean;
  readonly seat: number | null;
  readonly table: TableInfo;
  /** The line from which on everything is new. */
  readonly since: number;
  readonly reading: { readonly recap: Told[]; readonly away: boolean; readonly answered: number; putAway(): void };
  weightOf(id: string): string;
}

/** What is not worth a picture. */
const WORDS = ["heading", "phase", "turn", "story"];

export class Review {
  readonly #past: Past;
  /** Somebody wants to look back. */
  #wanted = $state(false);
  /** The move whose position is on the board; null: the newest. */
  at: number | null = $state(null);
  /** That position, once it is here. */
  shown: Shown | null = $state.raw(null);

  readonly rows: Told[] = $derived.by(() => {
    const { log, since, secretive, seat } = this.#past;
    return seat === null ? [] : freshly(log, since, secretive, this.#past).filter((row) => row.style !== "story");
  });
  readonly pictures: Picture[] = $derived.by(() => pictures(this.rows, this.#past));

  constructor(past: Past) {
    this.#past = past;
  }

  /** Whether it lies open. */
  get isOpen(): boolean {
    const { away, recap, answered } = this.#past.reading;
    const atOnce = settings.pace === "once" && frame.form === "desk" && answered > 0;
    return this.#wanted || this.at !== null || ((away || atOnce) && recap.length > 0);
  }

  /** The picture on the board, or null. */
  get picture(): Picture | null {
    return this.pictures.find((each) => each.move === this.at) ?? null;
  }

  open(): void {
    this.#wanted = true;
  }

  /** Go back to how things stand now; all is read. */
  close(): void {
    this.#wanted = false;
    this.at = this.shown = null;
    this.#past.reading.putAway();
  }

  /** Look at the position after a move. */
  look(move: number): void {
    this.at = move;
    const { id, table } = this.#past;
    api.position(id, move, null).then(
      ({ chair }) => {
        if (this.at === move) this.shown = { chair, table: { ...table, waiting: [] } };
      },
      (error: unknown) => notices.refuse(error, table.game),
    );
  }

  /** Look at the next picture, or the one before; beyond the last one is how things stand now. */
  step(by: 1 | -1): void {
    const all = this.pictures;
    const place = this.at === null ? (by > 0 ? -1 : all.length) : all.findIndex((each) => each.move === this.at);
    const next = all[place + by];
    if (next) this.look(next.move);
    else if (by > 0) this.close();
  }
}

/** Return a picture for every move of which there is something to see. */
export function pictures(rows: Told[], { weightOf }: Pick<Past, "weightOf">): Picture[] {
  const found: Picture[] = [];
  for (const row of rows) {
    if (WORDS.includes(row.style)) continue;
    const { move, text } = row.lines[0]!;
    const seat = actor(row.cover ?? text);
    const staged = row.cover === null && weightOf(text.id) === "staged";
    const last = found.at(-1);
    if (last?.move === move) {
      last.rows.push(row);
      last.seat ??= seat;
      last.staged ||= staged;
    } else found.push({ move, seat, staged, rows: [row] });
  }
  return found;
}
