// What every part of Horror's board needs: besides what every board needs, what lies where, whose area is open,
// and which card somebody is reading. A thing that is drawn twice has a prefix the second time ("map/card:7").
import { idOf, readId } from "../../lib/ids";
import type { IconName } from "../../parts/horror/card";
import type { Ask, CardOnTable, HorrorView, Option, Text } from "../../protocol";
import { Around, around } from "../common/around.svelte";
import { viewOf } from "../common/view";
import { lying, NONE, type Lying } from "./table";

/** Something that chance decides: its symbol, if it has one, and its chance. */
export interface Try {
  id: string;
  icon: IconName | null;
  chance: string;
}

const TRIED: Record<string, IconName> = { fight: "fight", evade: "evade", investigate: "intellect" };

export class HorrorAround extends Around {
  /** Whose area somebody wants to see; null: their own, or that of whoever acts. */
  wanted: number | null = $state(null);
  /** The thing whose card is read out: where the pointer rests, what has the focus, what a finger holds. */
  read = $state("");
  /** It is read by finger: what can be chosen stands below, as buttons. */
  touching = $state(false);
  /** A finger was held on something: lifting it chooses nothing. */
  held = false;

  readonly #view: HorrorView = $derived.by(() => viewOf("horror", this.props().chair.view));
  readonly #there: Lying = $derived.by(() => lying(this.#view));

  /** A card that is drawn in two places has changed in both. */
  override changed(thing: string): string[] {
    return super.changed(thing.replace(/^\w+\//, ""));
  }

  get view(): HorrorView {
    return this.#view;
  }

  get there(): Lying {
    return this.#there;
  }

  get ask(): Ask | null {
    return this.props().lit.size > 0 ? this.props().chair.ask : null;
  }

  /** Changes with every question. */
  get asked(): Ask | null {
    return this.props().chair.ask;
  }

  get language(): "en" | "de" {
    return this.props().settings.language === "de" ? "de" : "en";
  }

  /** The investigator whose area is open. */
  get open(): number {
    const { seat, active, people } = this.view;
    const seats = people.map((person) => person.seat);
    const found = [this.wanted, seat, active].find((each) => each !== null && seats.includes(each));
    return found ?? 0;
  }

  say = (said: Text): string => this.speak(said);

  /** Whether this person plays the seat. */
  isOwn(seat: number): boolean {
    return this.props().own?.includes(seat) ?? seat === this.view.seat;
  }

  /** What whoever sits at this seat is called; who plays several seats is one person. */
  player(seat: number): string {
    const [first = seat] = this.isOwn(seat) ? (this.props().own ?? []) : [];
    return this.props().table.seats[first]?.name ?? `${seat + 1}`;
  }

  card(id: number): CardOnTable | undefined {
    return this.there.card.get(id);
  }

  /** A card's name in the language that is spoken. */
  named(card: { name: string[] } | undefined): string {
    return card?.name[this.language === "de" ? 1 : 0] ?? "";
  }

  /** The name of an investigator. */
  investigator(seat: number): string {
    return this.named(this.card(this.view.people[seat]?.card ?? -1));
  }

  /** The options that are picked, where several may be, and not sent yet. */
  get picked(): string[] {
    return this.props().picked ?? [];
  }

  /** The options picked for further investigators of this person, in the same window. */
  get along(): Option[] {
    return this.props().along ?? [];
  }

  /** How many icons these add to the test. */
  get alongIcons(): number {
    return this.along.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  }

  /** Whether an option is picked already, where several may be. */
  isPicked(thing: string): boolean {
    return this.options(thing).some((option) => this.picked.includes(option.id));
  }

  /** The options on a thing; an investigator is meant by the seat and by the card. */
  override options(thing: string): Option[] {
    const bare = thing.replace(/^\w+\//, "");
    const found = super.options(bare);
    const { kind, number } = readId(bare);
    const people = this.view.people;
    if (kind === "seat") return [...found, ...super.options(idOf("card", people[number]?.card ?? NONE))];
    const person = kind === "card" ? people.find(({ card }) => card === number) : undefined;
    return person ? [...found, ...super.options(idOf("seat", person.seat))] : found;
  }

  /** What can be tried with a thing, and how likely that succeeds. */
  tries(thing: string): Try[] {
    return this.options(thing).flatMap((option) => {
      const chance = this.chanceOf(option);
      return chance ? [{ id: option.id, icon: TRIED[readId(option.id).kind] ?? null, chance }] : [];
    });
  }

  /** Several may be picked: touching a thing picks it. */
  get #several(): boolean {
    const ask = this.props().chair.ask;
    return ask !== null && (ask.least !== 1 || ask.most !== 1);
  }

  /** The card that a thing stands for. */
  cardOf(thing: string): CardOnTable | undefined {
    const { kind, number } = readId(thing.replace(/^\w+\//, ""));
    if (kind === "card") return this.card(number);
    return kind === "seat" ? this.card(this.view.people[number]?.card ?? NONE) : undefined;
  }

  /** The location where a thing is, or NONE: itself, whoever stands there, what lies there. */
  placeOf(thing: string): number {
    const { kind, number } = readId(thing.replace(/^\w+\//, ""));
    const at = (seat: number) => this.view.people[seat]?.location ?? NONE;
    if (kind === "seat") return at(number);
    const card = kind === "card" ? this.card(number) : undefined;
    if (!card) return NONE;
    if (card.zone === "map") return number;
    const zone = readId(card.zone);
    if (zone.kind === "threat" || zone.kind === "investigator") return at(zone.number);
    return zone.kind === "at" || zone.kind === "on" ? zone.number : NONE;
  }

  /** Besides cards of the hand, one's own figure is carried: to a place that it may move to. */
  override putDown(): void {
    super.putDown();
    this.read = "";
  }

  override carries(thing: string): boolean {
    const { kind, number } = readId(thing.replace(/^\w+\//, ""));
    if (kind === "seat") return thing.startsWith("map/") && number === this.view.seat && this.#ways.length > 0;
    return this.card(number)?.zone.startsWith("hand") === true && super.carries(thing);
  }

  override put(thing: string, onto: string): Option | null {
    if (!thing.startsWith("map/seat:")) return super.put(thing, onto);
    return this.#ways.find((option) => option.on.includes(onto)) ?? null;
  }

  /** The options to move somewhere. */
  get #ways(): Option[] {
    return this.ask?.options.filter((option) => readId(option.id).kind === "move") ?? [];
  }

  /** Choose, and put away what was being read. */
  override choose(optionId: string): void {
    this.pointed = this.read = "";
    this.touching = false;
    super.choose(optionId);
  }

  override pick(id: string, label: string, thing: HTMLElement, byFinger = false): void {
    if (this.held) return;
    if (byFinger && !this.#several && this.read !== id && this.options(id).length) {
      this.touching = true;
      this.read = this.pointed = id;
      return;
    }
    super.pick(id, label, thing);
  }
}

export function aroundHorror(): HorrorAround {
  return around<HorrorAround>();
}
