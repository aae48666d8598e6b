// What every part of Fate's board needs: besides what every board needs, whose colour is which, and cultists
// that are picked up in one location and put down in another.
import type { FateView, Option, Text } from "../../protocol";
import { Around, around } from "../common/around.svelte";
import { viewOf } from "../common/view";

export class FateAround extends Around {
  /** The location a cultist was picked up from, and the question it was picked up for. */
  #lifted: { from: string; ask: unknown } | null = $state.raw(null);
  /** The thing a finger has touched once, to see what it would bring. */
  #touched = $state("");

  get view(): FateView {
    return viewOf("fate", this.props().chair.view);
  }

  get names(): Map<number, string> {
    return this.props().names;
  }

  name(seat: number): string {
    return this.names.get(seat) ?? `${seat + 1}`;
  }

  say = (said: Text): string => this.speak(said);

  /** The kind of question in front of the viewer, or "". */
  get kind(): string {
    return this.props().lit.size > 0 ? (this.props().chair.ask?.kind ?? "") : "";
  }

  /** The location a cultist was picked up from, or null. */
  get origin(): string | null {
    return this.#lifted && this.#lifted.ask === this.props().chair.ask ? this.#lifted.from : null;
  }

  override options(thing: string): Option[] {
    const all = super.options(thing);
    if (this.kind !== "roam") return all;
    if (this.origin === null) return all.filter((option) => option.on[0] === thing);
    return all.filter((option) => option.on[0] === this.origin && option.on[1] === thing);
  }

  /** Whoever points at a way sees both its ends, whichever of them may be picked up first. */
  override isMeant(thing: string): boolean {
    const { pointed } = this.props();
    return Boolean(pointed) && super.options(thing).some((option) => option.id === pointed);
  }

  override hasMenu(thing: string): boolean {
    return this.kind !== "roam" && super.hasMenu(thing);
  }

  override pick(id: string, label: string, thing: HTMLElement, byFinger = false): void {
    if (this.kind === "roam" && (this.origin === id || this.options(id).length > 1)) {
      this.#lifted = this.origin === id ? null : { from: id, ask: this.props().chair.ask };
    } else if (byFinger && this.kind === "move" && this.#touched !== id) {
      this.#touched = this.pointed = id;
    } else {
      super.pick(id, label, thing);
    }
  }

  /** Whether a finger has touched once what is pointed at. */
  get isTouched(): boolean {
    return this.pointed !== "" && this.#touched === this.pointed;
  }

  /** Whether an option is picked already, where several may be. */
  isPicked(option: string): boolean {
    return this.props().picked?.includes(option) ?? false;
  }

  /** The options somebody points at: that of the prompt, or those on the thing. */
  get considered(): Option[] {
    const { pointed, chair } = this.props();
    if (this.pointed) return this.options(this.pointed);
    return chair.ask?.options.filter((option) => option.id === pointed) ?? [];
  }
}

export function aroundFate(): FateAround {
  return around<FateAround>();
}
