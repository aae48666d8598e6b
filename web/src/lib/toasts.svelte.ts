// Short words about what others did to the table: took an answer back, handed a seat over, wish a rematch. Each goes
// away by itself. A message says that it is one by `.weight = toast`. Not for what went wrong (see notices.svelte.ts).

export interface Toast {
  number: number;
  said: string;
  /** Where it leads, or "". */
  to: string;
}

/** Milliseconds: long enough for a sentence, even while something else is looked at. */
const LASTS = 7000;
const MOST = 3;

export class Toasts {
  shown: Toast[] = $state.raw([]);
  #number = 0;

  show(said: string, to = ""): void {
    const number = this.#number++;
    this.shown = [...this.shown, { number, said, to }].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter((each) => each.number !== number)), LASTS);
  }
}
