// What every part of a board needs from the table about it, handed down by context.
import { getContext, setContext } from "svelte";
import { percent } from "../../lib/chance";
import { t } from "../../lib/words.svelte";
import type { Settings } from "../../lib/settings.svelte";
import type { AnyView, Option, Text } from "../../protocol";
import type { BoardProps } from "../index";
import { changes, type Measure } from "./changes";

/** A menu of several options on one thing. */
export interface Menu {
  label: string;
  options: Option[];
  thing: HTMLElement;
}

/** Whatever is counted in a view, so that changes can be seen. */
type Measures = (view: AnyView) => Measure[];

export class Around {
  protected readonly props: () => BoardProps;
  /** The thing that Tab leads to; arrows walk on from it. */
  current = $state("");
  /** The thing under the mouse or with the focus, or "". Its options light up where they are listed, too. */
  pointed = $state("");
  menu: Menu | null = $state.raw(null);

  /** What has changed since this person's last turn, by thing. */
  readonly #changes: Map<string, string[]> = $derived.by(() => {
    const { before, chair } = this.props();
    const isSame = !before || !chair.view || before === chair.view;
    return isSame ? new Map() : changes(this.#measures(before), this.#measures(chair.view!));
  });
  readonly #measures: Measures;

  constructor(props: () => BoardProps, measures: Measures = () => []) {
    this.props = props;
    this.#measures = measures;
  }

  /** What has changed on a thing since this person's last turn: "+2", "−1". */
  changed(thing: string): string[] {
    return this.#changes.get(thing) ?? [];
  }

  /** Whether something was shown to happen to a thing since then, or in the moment that is looked back at. */
  isMarked(thing: string): boolean {
    return this.props().marked?.has(thing) ?? false;
  }

  /** Tell the table which options are on the thing that somebody points at, now and whenever that changes. */
  tellPointed(): void {
    this.props().point?.(this.pointed ? this.options(this.pointed).map((option) => option.id) : []);
  }

  /** Whether somebody points at the thing of this option, on the board. */
  isHinted(option: Option): boolean {
    return this.pointed !== "" && this.options(this.pointed).some((each) => each.id === option.id);
  }

  options(thing: string): Option[] {
    return this.props().lit.get(thing) ?? [];
  }

  /** How likely an option succeeds, as people read it, or "" where chance has no part in it. */
  chanceOf(option: Option): string {
    const chance = this.props().chair.chances[option.id];
    return chance === undefined ? "" : t("prompt-chance", { percent: percent(chance) });
  }

  /** What an option says, with its chance. */
  saidOf(option: Option): string {
    return [this.speak(option.text), this.chanceOf(option)].filter(Boolean).join(" · ");
  }

  /** Whether somebody points at an option on this thing, where options are listed. */
  isMeant(thing: string): boolean {
    const { pointed } = this.props();
    return Boolean(pointed) && this.options(thing).some((option) => option.id === pointed);
  }

  /** Whether a bot advises something on a thing. */
  isAdvised(thing: string): boolean {
    const advised = this.props().advised ?? [];
    return this.options(thing).some((option) => advised.includes(option.id));
  }

  /** The things that options are on. */
  get lit(): string[] {
    return [...this.props().lit.keys()];
  }

  /** How fast the person wants things to happen. */
  get pace(): Settings["pace"] {
    return this.props().settings.pace;
  }

  /** Where moments come on one after the other; undefined: there is no such place, as in a replay. */
  get stage(): BoardProps["stage"] {
    return this.props().stage;
  }

  speak(said: Text): string {
    return this.props().speak(said);
  }

  /** Whether letters stand beside the symbols. */
  get letters(): boolean {
    return this.props().settings.symbols;
  }

  /** Whether picking a thing opens a menu. */
  hasMenu(thing: string): boolean {
    return this.options(thing).length > 1;
  }

  /** Choose the only option on a thing, or open the menu of its options. A finger cannot point before it picks. */
  pick(id: string, label: string, thing: HTMLElement, _byFinger = false): void {
    const options = this.options(id);
    const [only] = options;
    if (!only) return;
    if (options.length === 1) this.choose(only.id);
    else this.menu = { label, options, thing };
  }

  /** Read and point at nothing any more: something is carried. */
  putDown(): void {
    this.pointed = "";
  }

  /** Whether a thing may be carried to where it goes: something is lit that it may be put on. */
  carries(thing: string): boolean {
    const { ask } = this.props().chair;
    if (ask?.least !== 1 || ask.most !== 1 || !/^(card:|gate$)/.test(thing)) return false;
    return this.options(thing).some((option) => option.on[0] === thing);
  }

  /** The one option of putting a thing onto another, or onto the table ("" for it); null: it goes back. */
  put(thing: string, onto: string): Option | null {
    const options = this.options(thing).filter((option) => (onto ? option.on.includes(onto) : option.on.length === 1));
    return options.length === 1 ? options[0]! : null;
  }

  choose(option: string): void {
    this.menu = null;
    this.props().choose(option);
  }
}

const KEY = Symbol("board");

export function provideAround<A extends Around>(around: A): A {
  return setContext(KEY, around);
}

export function around<A extends Around = Around>(): A {
  return getContext<A>(KEY);
}
