// What is said to those who listen rather than look: one polite live region for the whole page.

class Announcer {
  text = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Have a sentence read out; sentences of one moment are read together. */
  say(sentence: string): void {
    if (!sentence) return;
    this.#queue.push(sentence);
    this.#timer ??= setTimeout(() => this.#speak(), 150);
  }

  #speak(): void {
    this.#timer = undefined;
    const said = this.#queue.join(" ");
    this.#queue = [];
    // The same words twice would not be read again; a trailing space makes them new.
    this.text = said === this.text ? `${said} ` : said;
  }
}

export const announcer = new Announcer();
