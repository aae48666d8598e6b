// What is said to those who listen rather than look: one polite live region for the whole page.

class Announcer {
  text = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** Have a sentence read out; sentences of one moment are read together. */
  say(sentence: string): void {
    if (!sentence) return;
    this.#queue.push(sentence);
    this.#soon();
  }

  /** Wait with what is to be said: under a dialog nothing is read out. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#queue.length) this.#soon();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => this.#speak(), 150);
  }

  #speak(): void {
    this.#timer = undefined;
    if (this.#held) return;
    const said = this.#queue.join(" ");
    this.#queue = [];
    // The same words twice would not be read again; a trailing space makes them new.
    this.text = said === this.text ? `${said} ` : said;
  }
}

export const announcer = new Announcer();
