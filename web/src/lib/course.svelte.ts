// A lesson that is being given: which page of it is on screen, and what that points at. The server knows which step the
// learner is at; the pages of a step are turned here. Not for drawing (see parts/Course.svelte).
import * as api from "./api";
import { text } from "./speech";
import type { Chair, LessonInfo, Page, Text } from "../protocol";

export class Course {
  /** What is said; null until it has arrived. */
  info: LessonInfo | null = $state.raw(null);
  #step = $state(0);
  #page = $state(0);
  #asked = $state(false);

  /** Where the learner is among all pages; null while others play, or before the words are there. */
  readonly page: Page | null = $derived(this.#isWatching ? null : (this.#pages[this.#page] ?? null));

  constructor(game: string) {
    void api.lesson(game).then((info) => (this.info = info));
  }

  /** Follow the match: a new step begins with its first page. */
  follow({ step, ask, given }: Pick<Chair, "step" | "ask" | "given">): void {
    this.#asked = ask !== null && given === null;
    if (step === null || step === this.#step) return;
    this.#step = step;
    this.#page = 0;
  }

  get #pages(): Page[] {
    return this.info?.steps[this.#step] ?? this.info?.end ?? [];
  }

  /** Whether every step has been taken. */
  get done(): boolean {
    return this.info !== null && this.#step >= this.info.steps.length;
  }

  /** Whether somebody else plays, or something is answered for the learner. */
  get #isWatching(): boolean {
    return !this.done && !this.#asked;
  }

  /** Whether there is another page before the learner has to do something. */
  get hasMore(): boolean {
    return this.page !== null && this.#page + 1 < this.#pages.length;
  }

  /** How far the lesson is, from 0 to 1. */
  get progress(): number {
    const steps = this.info?.steps.filter((pages) => pages.length) ?? [];
    const all = [...steps, this.info?.end ?? []].flat().length;
    const before = this.info?.steps.slice(0, this.#step).flat().length ?? 0;
    return all ? (before + this.#page + 1) / all : 0;
  }

  turn(): void {
    if (this.hasMore) this.#page++;
  }

  /** Return what a page says, with everybody's names in it. */
  said(page: Page, seats: number): Text {
    const names = Array.from({ length: seats }, (_, seat) => [`seat${seat}`, { type: "who" as const, seat }]);
    return text(`lesson-${page.say}`, Object.fromEntries(names));
  }
}
