// How far somebody has read the log of a table: passages of the story, which come as pages one after the other, and
// what has happened since the last answer, which is told once more beside the question. This browser remembers it, so
// nothing that was read comes again. Not for drawing (see parts/StoryPage.svelte and parts/Recap.svelte).
import { freshly, isWorthARecap, pages, type Page, type Setting, type Told } from "./log";
import { keep, recall } from "./memory";
import type { LogEntry } from "../protocol";

/** What is read: a table's log, as one person reads it. */
interface Book extends Setting {
  readonly id: string;
  readonly log: LogEntry[];
  /** The reader's seat; null: he only watches. */
  readonly seat: number | null;
  /** Whether rows are covered that only their reader may read. */
  readonly secretive: boolean;
}

/** How many lines are done with. */
interface Marks {
  pages: number;
  recap: number;
}

export class Reading {
  readonly #book: Book;
  /** Whether something happened while the reader was away. */
  away = $state(false);
  #marks: Marks | null = $state.raw(null);

  /** The passages that nobody has read yet, oldest first. */
  readonly pages: Page[] = $derived.by(() => {
    const { log, styleOf } = this.#book;
    return this.#marks ? pages(log, this.#marks.pages, styleOf) : [];
  });

  /** What has happened since the last answer, without the story; nothing if that goes without saying, or for who never answers. */
  readonly recap: Told[] = $derived.by(() => {
    const { log, seat, secretive } = this.#book;
    if (seat === null) return [];
    const fresh = freshly(log, this.answered, secretive, this.#book);
    return isWorthARecap(fresh) ? fresh.filter((row) => row.style !== "story") : [];
  });

  /** How many lines there were when the last answer was given. */
  get answered(): number {
    return this.#marks?.recap ?? this.#book.log.length;
  }

  constructor(book: Book) {
    this.#book = book;
  }

  /** Open the book where it was left. What was told before this browser first came here counts as read. */
  open(): void {
    if (this.#marks) return;
    const lines = this.#book.log.length;
    const kept = (recall(this.#key) ?? "").split(" ").map(Number);
    const [pages = lines, recap = lines] = kept.length === 2 && kept.every((mark) => mark <= lines) ? kept : [];
    this.#put({ pages, recap });
    this.away = recap < lines;
  }

  /** Something happened; who does not look at the page misses it. */
  hear(): void {
    this.away ||= document.hidden;
  }

  /** The first page is read. */
  turn(): void {
    const [page] = this.pages;
    if (page && this.#marks) this.#put({ ...this.#marks, pages: page.number + 1 });
  }

  /** The recap is read; who answers has seen what led to the question, too. */
  putAway(): void {
    this.away = false;
    if (this.#marks) this.#put({ ...this.#marks, recap: this.#book.log.length });
  }

  get #key(): string {
    return `read-${this.#book.id}`;
  }

  #put(marks: Marks): void {
    this.#marks = marks;
    keep(this.#key, `${marks.pages} ${marks.recap}`);
  }
}
