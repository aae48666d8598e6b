// What every part of Cultists' board needs: besides what every board needs, who is who, and whether the viewer
// is peeking at what is secret. Secrets are covered until somebody holds them open.
import type { Asking } from "../../lib/decision.svelte";
import { readId } from "../../lib/ids";
import { text } from "../../lib/speech";
import type { Ask, CultistsView, FigureView, Option, Text } from "../../protocol";
import { Around, around } from "../common/around.svelte";
import { viewOf } from "../common/view";
import { gifts, receivers } from "./choices";

/** The decisions whose options light up things on the board. */
const ON_BOARD = new Set(["character", "move", "action", "vote", "change", "guess", "help"]);

/** Options that would tell a neighbour who one is; they lie under a cover. */
const COVERED = /^attack:/;

export class CultAround extends Around {
  /** To whom the viewer gives in an encounter, if they have said so. */
  wanted: number | null = $state(null);

  /** What the viewer holds open of what only they may see: the sheet, or the cards in front of them. */
  held: "" | "sheet" | "cards" = $state("");

  /** Figures on the plan are smaller than a fingertip; whoever can be chosen has a larger place beside or over it. */
  tiny = $state(false);

  /** The viewer looks at what only they may see. */
  get peeking(): boolean {
    return this.held !== "";
  }

  /** In a match told again: what was hidden is shown. */
  truthful = $state(true);

  /** Hold something open, or let it go. */
  hold(what: "sheet" | "cards", held: boolean): void {
    if (held) this.held = what;
    else if (this.held === what) this.held = "";
  }

  get view(): CultistsView {
    return viewOf("cultists", this.props().chair.view);
  }

  get ask(): Ask | null {
    return this.props().chair.ask;
  }

  /** Which question is asked, the same however often the table is told anew; "" while there is none. */
  get question(): string {
    const { chair, table } = this.props();
    return chair.ask ? `${table.number} ${chair.ask.kind}` : "";
  }

  /** The sealed answer that is in and may still be changed; null while there is none. */
  get given(): string[] | null {
    return this.props().chair.given;
  }

  /** What is chosen so far in secret. */
  get chosen(): string[] {
    return this.given ?? [];
  }

  /** The view of the end, where a match that is over is told again and somebody wants to see what was hidden. */
  get truth(): CultistsView | null {
    const { truth } = this.props();
    return this.truthful && truth ? viewOf("cultists", truth) : null;
  }

  get knowsTruth(): boolean {
    return this.props().truth !== undefined && this.view.outcome === null;
  }

  get table(): string {
    return this.props().table.id;
  }

  /** Tell the prompt how questions are asked, until the board is gone. */
  asksIn(ways: (ask: Ask) => Asking | null): () => void {
    this.props().asks?.(ways);
    return () => this.props().asks?.(null);
  }

  get picked(): string[] {
    return this.props().picked ?? [];
  }

  get keys(): boolean {
    return this.props().settings.keys;
  }

  say = (said: Text): string => this.speak(said);

  figure(number: number): FigureView | undefined {
    return this.view.figures[number];
  }

  /** The name of a figure's player; the automa has one of its own. */
  name(figure: number): string {
    if (figure >= this.view.options.seats) return this.speak(text("automa"));
    return this.props().names.get(figure) ?? `${figure + 1}`;
  }

  /** To whom a card goes in an encounter: whom the viewer pointed out, else whom they gave to, else the first. */
  get receiver(): number {
    const others = receivers(this.ask?.options ?? []);
    const [given] = this.chosen;
    if (this.wanted !== null && others.includes(this.wanted)) return this.wanted;
    return given ? readId(given).number : (others[0] ?? 0);
  }

  /** When the time of whoever decides runs out, and what time it is; null: it does not. */
  get left(): number | null {
    const { table, now } = this.props();
    const until = table.waiting.find((each) => each.until !== null)?.until ?? null;
    return until === null || !now ? null : Math.max(0, until - now());
  }

  /** The options on a card in the viewer's hand. */
  #onCard(at: number): Option[] {
    const { ask } = this;
    if (ask?.kind !== "encounter" || !this.props().lit.size) return [];
    const card = gifts(this.view, ask.options, this.receiver)[at];
    return ask.options.filter((option) => option.id === card?.option);
  }

  override options(thing: string): Option[] {
    const { kind, number } = readId(thing);
    if (kind === "hand") return this.#onCard(number);
    if (!ON_BOARD.has(this.ask?.kind ?? "") || (this.tiny && kind === "figure")) return [];
    const found = super.options(thing.replace(/^roster:/, "figure:"));
    return found.filter((option) => !COVERED.test(option.id));
  }

  /** One's own figure is carried, to a place that it may step to. */
  override carries(thing: string): boolean {
    return this.ask?.kind === "move" && this.props().lit.size > 0 && thing === `figure:${this.view.seat}`;
  }

  override put(_thing: string, onto: string): Option | null {
    const options = readId(onto).kind === "place" ? this.options(onto) : [];
    return options.length === 1 ? options[0]! : null;
  }

  override get lit(): string[] {
    return ON_BOARD.has(this.ask?.kind ?? "") ? super.lit.filter((thing) => readId(thing).kind !== "card") : [];
  }
}

export function aroundCultists(): CultAround {
  return around<CultAround>();
}
