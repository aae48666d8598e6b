// The boards of the games, each loaded when it is first needed. A game that is not listed here gets a plain one
// (see common/PlainBoard.svelte). Not for rules: a board draws a view and forwards clicks on what options are on.
import type { Component } from "svelte";
import type { Asking } from "../lib/decision.svelte";
import type { Settings } from "../lib/settings.svelte";
import type { AnyView, Ask, Chair, Option, TableInfo, Text } from "../protocol";

/** What a board is given. */
export interface BoardProps {
  chair: Chair;
  table: Pick<TableInfo, "id" | "number" | "seats" | "waiting">;
  names: Map<number, string>;
  /** Turns a text of the game into a sentence, as this person reads it. */
  speak: (text: Text) => string;
  /** The options on each thing of the board ("seat:3", "travelling", …); empty while nothing is asked. */
  lit: Map<string, Option[]>;
  choose: (optionId: string) => void;
  /** Told how the board asks some questions in the prompt, in place of a list of options. */
  asks?: (ways: ((ask: Ask) => Asking | null) | null) => void;
  /** The server's time of day, in milliseconds. */
  now?: () => number;
  /** The options picked so far, where several may be picked. */
  picked?: string[];
  /** The options picked along with these for further seats of this person. */
  along?: Option[];
  /** The view of the end, where a match that is over is told again: nothing is hidden any more. */
  truth?: AnyView;
  /** The seats of this person, where one may play several, and how to look through another of them. */
  own?: number[];
  lookThrough?: (seat: number) => void;
  /** The option under the pointer, or with the focus, outside the board. */
  pointed?: string;
  /** Told which options are on the thing that somebody points at, on the board; none: at nothing. */
  point?: (optionIds: string[]) => void;
  /** The options that a bot advises, after somebody asked it. */
  advised?: string[];
  /** The view at the end of this person's last turn: what has changed since bears a badge. */
  before?: AnyView | null;
  /** The things that something happened to since then, or in the moment that is looked back at: they bear a mark. */
  marked?: Set<string>;
  /** Where moments come on one after the other: whether one is on now, and how to let others wait until the end. */
  stage?: { readonly busy: boolean; hold: () => () => void };
  settings: Settings;
}

type Loaded = { default: Component<BoardProps> };

const boards = import.meta.glob<Loaded>("./*/Board.svelte");

/** Return how to load a game's board, if it has one. */
export function board(game: string): (() => Promise<Loaded>) | undefined {
  return boards[`./${game}/Board.svelte`];
}

const tints = import.meta.glob<(view: AnyView, seat: number) => string>("./*/tint.ts", { eager: true, import: "tint" });

/** Return the colour of a seat, as the name of a variable of the theme: the game's own for it, or one by its number. */
export function tint(game: string, view: AnyView | null, seat: number): string {
  const own = view ? tints[`./${game}/tint.ts`]?.(view, seat) : "";
  return own || `seat-${(seat % 8) + 1}`;
}

/** What a card's face is drawn from: the text that names it, the things that whatever names it is on, and the table. */
export interface FaceProps extends BoardProps {
  card: Text;
  on: string[];
}

interface LoadedFace {
  default: Component<FaceProps>;
  /** Says whether a text names a card of the game. */
  isCard: (said: Text) => boolean;
}

const faces = import.meta.glob<LoadedFace>("./*/Face.svelte");

/** Return how to load what draws a game's cards where they are named, if it has such. */
export function face(game: string): (() => Promise<LoadedFace>) | undefined {
  return faces[`./${game}/Face.svelte`];
}

const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** Return how to load the picture that stands for a game, if it has one. */
export function picture(game: string): (() => Promise<{ default: Component }>) | undefined {
  return pictures[`./${game}/Picture.svelte`];
}
