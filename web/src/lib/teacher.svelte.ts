// The first time something comes up, a short explanation. A game's own lessons are its messages `teach-<topic>`, as
// core/teaching.py says; a game without lessons shows the clause of its rulebook. It speaks of the moment on screen: when that
// is over, the explanation goes away by itself, and comes again another time if nobody can have read it. Can be switched off.
// Not for advice (see advice.svelte.ts).
import { keep, recall } from "./memory";
import { clause } from "./rules.svelte";
import { settings } from "./settings.svelte";
import { text } from "./speech";
import { known, speak } from "./words.svelte";
import type { Chair, ClauseInfo, LogEntry } from "../protocol";

const KEY = "explained";
/** More than so many wait for nobody; what is left out is explained when it happens again. */
const MOST = 5;

/** Milliseconds it takes to read a letter. */
const LETTER = 25;

/** What is said about something: a title, a text, and the id of the clause behind it. */
export type Explanation = Pick<ClauseInfo, "id" | "title" | "text">;

/** Something that can be explained: a topic of the game's own lessons, or a clause. */
type Point = string;

/** Return what a position brings up: what is going on and what is asked. The same as core/teaching.py. */
export function topics({ view, ask }: Pick<Chair, "view" | "ask">): Point[] {
  const phase = view && "phase" in view ? view.phase : "";
  const resolving = view && "resolving" in view ? view.resolving : [];
  const asked = ask ? [`ask-${ask.kind}`, ask.text.id] : [];
  const found = [`phase-${phase}`, ...resolving.map(({ what }) => `resolving-${what}`), ...asked];
  return [...new Set(found)];
}

export class Teacher {
  /** What is still to be explained, oldest first. */
  waiting: Point[] = $state.raw([]);
  /** Whether explanations are wanted where they would lie over the board. */
  unfolded = $state(false);
  /** The game whose rules are explained. */
  game = $state("");

  #shown: Point = $state("");
  /** Since when it is shown. */
  #since = 0;
  /** What is being looked up, to be shown. */
  #coming: Point = "";
  /** What has happened: it is explained until the person's next answer. All else, while it is going on. */
  readonly #told = new Set<Point>(["welcome"]);
  #clause: ClauseInfo | null = $state.raw(null);
  readonly #seen = new Set((recall(KEY) ?? "").split(" "));

  /** The explanation on screen. */
  get shown(): Explanation | null {
    if (!this.#shown || !settings.hints) return null;
    const id = `teach-${this.#shown}`;
    if (!known(id, this.game)) return this.#clause;
    const said = (part: string) => speak(text(id + part), this.game);
    return { id: said(".cite"), title: said(".title"), text: said("") };
  }

  /** Whether the game has lessons of its own. */
  get #teaches(): boolean {
    return known("teach-welcome", this.game);
  }

  /** Somebody looks at a position. */
  look(chair: Chair): void {
    const found = this.#teaches
      ? ["welcome", ...topics(chair)].filter((topic) => known(`teach-${topic}`, this.game))
      : [chair.ask?.cite ?? ""];
    this.#leave((point) => !found.includes(point) && !this.#told.has(point));
    this.#add(found, true);
  }

  /** The person has answered: what was explained is over. */
  answered(): void {
    this.#leave(() => true);
  }

  /** Put away what is over; what nobody can have read is explained when it comes up again. */
  #leave(isOver: (point: Point) => boolean): void {
    const unread = this.waiting.filter(isOver);
    if (isOver(this.#coming)) unread.push(this.#coming);
    const isGone = this.#shown !== "" && isOver(this.#shown);
    if (isGone && Date.now() - this.#since < (this.shown?.text.length ?? 0) * LETTER) unread.push(this.#shown);
    for (const point of unread) this.#seen.delete(this.#mark(point));
    this.waiting = this.waiting.filter((point) => !isOver(point));
    if (isOver(this.#coming)) this.#coming = "";
    if (isGone) void this.next();
  }

  /** Somebody reads a line of the log. */
  read({ text, cite }: LogEntry): void {
    const topic = this.#teaches ? text.id : cite;
    if (this.#teaches && !known(`teach-${topic}`, this.game)) return;
    if (!this.#seen.has(this.#mark(topic))) this.#told.add(topic);
    this.#add([topic]);
  }

  /** What is asked now is explained before what has happened. */
  #add(points: Point[], now = false): void {
    const fresh = points.filter((point) => point && !this.#seen.has(this.#mark(point)));
    if (!fresh.length || !settings.hints) return;
    for (const point of fresh) this.#seen.add(this.#mark(point));
    const waiting = now ? [...fresh, ...this.waiting] : [...this.waiting, ...fresh];
    for (const left of waiting.splice(MOST)) this.#seen.delete(this.#mark(left));
    this.waiting = waiting;
    if (!this.#shown && !this.#coming) void this.next();
  }

  #mark(point: Point): string {
    return `${this.game}/${point}`;
  }

  /** Put this explanation away and show the next. */
  async next(): Promise<void> {
    const [point, ...later] = this.waiting;
    this.waiting = later;
    this.#shown = "";
    this.#keep();
    if (point === undefined || !settings.hints) return;
    if (!this.#teaches) {
      this.#coming = point;
      const found = await clause(this.game, settings.language, point).catch(() => undefined);
      if (this.#coming !== point) return;
      this.#coming = "";
      if (!found) return;
      this.#clause = found;
    }
    this.#shown = point;
    this.#since = Date.now();
    this.#keep();
  }

  #keep(): void {
    const unread = new Set(this.waiting.map((each) => this.#mark(each)));
    keep(KEY, [...this.#seen].filter((mark) => !unread.has(mark)).join(" "));
  }

  /** Explain nothing any more. */
  stop(): void {
    settings.hints = false;
    this.waiting = [];
    this.#shown = this.#coming = "";
  }

  /** Explain everything anew from now on. */
  static forget(): void {
    keep(KEY, "");
  }
}
