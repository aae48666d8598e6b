// Messages for people: an id and arguments in, a sentence out. The same as core/text.py on the Python side:
// an argument `x` that names somebody reaches Fluent as `$x` (the name) and `$x-is` ("you" or "other"), an argument
// named after a language (`$de`) may be left out, LOW and TURN set words in order, and an id like "lesson.title"
// names an attribute of a message.
// Not for choosing a language (see words.svelte.ts).
import { FluentBundle, FluentResource, type FluentFunction, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Argument, Text, Who } from "../protocol";

export type Names = ReadonlyMap<number, string>;

const NOBODY: Names = new Map();
/** After a name that ends with a mark of its own there is no full stop. */
const STOPS = /([!?…]|\.{3})(\uE000?)\.(?!\.)/g;
/** A name that brings its own quotation marks gets no second pair. */
const QUOTES = /([„“”])([\uE000-\uE0FF]?)\1/g;
/** Signs of no language: one of these stands before a name that is looked for, CLOSE behind it. */
const OPEN = 0xe001;
const CLOSE = "\uE000";
const MOST = 250;
const MARKED = /([\uE001-\uE0FF])(.*?)\uE000/s;

/** Return what might begin a sentence as it goes on with one. */
function low(words: FluentValue | undefined): string {
  return String(words).replace(/[^\uE000-\uE0FF]/, (first) => first.toLowerCase());
}

const FUNCTIONS: Record<string, FluentFunction> = {
  LOW: ([words]) => low(words),
  TURN: ([subject, verb, place]) => (place === "behind" ? `${verb} ${low(subject)}` : `${subject} ${verb}`),
};

/** Return a text, to be said by a `Speech`. */
export function text(id: string, args: Record<string, Argument> = {}): Text {
  return { type: "text", id, args };
}

/** A part of a sentence: a name that was looked for, with the text it came from, or what stands between such names. */
export interface Part {
  said: string;
  named: Text | null;
}

/** Tells which texts in a text are looked for, and keeps those found. */
class Search {
  readonly found: Text[] = [];
  readonly #wanted: (named: Text) => boolean;

  constructor(wanted: (named: Text) => boolean) {
    this.#wanted = wanted;
  }

  wants(named: Text): boolean {
    return this.found.length < MOST && this.#wanted(named);
  }

  mark(named: Text, said: string): string {
    return String.fromCharCode(OPEN + this.found.push(named) - 1) + said + CLOSE;
  }

  /** Return the sentence in parts. */
  parts(sentence: string): Part[] {
    return sentence.split(MARKED).reduce<Part[]>((parts, said, place, all) => {
      if (place % 3 === 1) return parts;
      const named = place % 3 === 2 ? (this.found[all[place - 1]!.charCodeAt(0) - OPEN] ?? null) : null;
      return said ? [...parts, { said, named }] : parts;
    }, []);
  }
}

/** A message does not exist, or cannot be formed, in a language. */
export class MissingMessage extends Error {}

/** Turns texts into sentences of one language. */
export class Speech {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: Iterable<string>) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) {
      for (const problem of this.#bundle.addResource(new FluentResource(source))) {
        throw new MissingMessage(`${language}: ${problem.message}`);
      }
    }
  }

  /** Say whether there is such a message, or such an attribute of a message. */
  has(said: string): boolean {
    const [id = "", attribute] = said.split(".");
    const message = this.#bundle.getMessage(id);
    return message !== undefined && (!attribute || message.attributes[attribute] !== undefined);
  }

  /** Return the sentence in parts, as the seat `reader` reads it: names of what is `wanted`, and what stands between. */
  parts(said: Text, wanted: (named: Text) => boolean, names: Names = NOBODY, reader: number | null = null): Part[] {
    if (wanted(said)) return [{ said: this.say(said, names, reader), named: said }];
    const search = new Search(wanted);
    return search.parts(this.#say(said, names, reader, search));
  }

  /** Return the sentence, as the seat `reader` reads it. */
  say(said: Text, names: Names = NOBODY, reader: number | null = null): string {
    return this.#say(said, names, reader, null);
  }

  #say(said: Text, names: Names, reader: number | null, search: Search | null): string {
    const [id = "", attribute] = said.id.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new MissingMessage(`${this.language}: ${said.id}`);
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, this.#given(said, names, reader, search), errors);
    if (errors[0]) throw new MissingMessage(`${this.language}: ${said.id}: ${errors[0].message}`);
    return sentence.replace(STOPS, "$1$2").replace(QUOTES, "$2$1");
  }

  #given(said: Text, names: Names, reader: number | null, search: Search | null): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = { [this.language]: "" };
    for (const [name, value] of Object.entries(said.args)) {
      if (isWho(value) || isText(value)) {
        given[`${name}-is`] = isWho(value) && value.seat === reader ? "you" : "other";
      }
      given[name] = this.#word(value, names, reader, search);
    }
    return given;
  }

  #word(value: Argument, names: Names, reader: number | null, search: Search | null): string | number {
    if (Array.isArray(value)) return this.#list(value.map((item) => this.#listed(item, names, reader, search)));
    if (isWho(value)) return names.get(value.seat) ?? this.say(text("seat-name", { number: value.seat + 1 }));
    if (isText(value) && search?.wants(value)) return search.mark(value, this.say(value, names, reader));
    if (isText(value)) return this.#say(value, names, reader, search);
    return value;
  }

  #listed(item: Who | Text, names: Names, reader: number | null, search: Search | null): string {
    if (isWho(item) && item.seat === reader) return this.say(text("you"));
    return String(this.#word(item, names, reader, search));
  }

  #list(words: string[]): string {
    const last = words.at(-1);
    if (last === undefined) return this.say(text("nobody"));
    if (words.length === 1) return last;
    return this.say(text("list-and", { first: words.slice(0, -1).join(", "), last }));
  }
}

/** Say whether an argument names somebody at the table. */
export function isWho(value: Argument): value is Who {
  return typeof value === "object" && "type" in value && value.type === "who";
}

function isText(value: Argument): value is Text {
  return typeof value === "object" && "type" in value && value.type === "text";
}
