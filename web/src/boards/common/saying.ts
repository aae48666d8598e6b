// What is said aloud of a thing on a board, collected word by word. Not for which words (see each board's labels.ts).
import { text } from "../../lib/speech";
import type { Argument, Text } from "../../protocol";

export type Speak = (said: Text) => string;

export class Saying {
  readonly #said: string[] = [];
  readonly #speak: Speak;

  constructor(speak: Speak, first = "") {
    this.#speak = speak;
    this.add(first);
  }

  say(id: string, args: Record<string, Argument> = {}): this {
    this.#said.push(this.#speak(text(id, args)));
    return this;
  }

  when(condition: unknown, id: string, args: Record<string, Argument> = {}): this {
    return condition ? this.say(id, args) : this;
  }

  add(...words: string[]): this {
    this.#said.push(...words.filter(Boolean));
    return this;
  }

  toString(): string {
    return this.#said.join(", ");
  }
}
