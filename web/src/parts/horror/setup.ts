// How a table of Horror is set up: who investigates with which deck, and who plays whom. Pure; not for drawing it.
import type { DeckChoice, Field, Json, NewTable, ReadyDeck, TableInfo } from "../../protocol";

export const MOST_SEATS = 4;

/** A chair: the deck in front of it (a code means that investigator's starter deck), and who plays it. */
export interface SeatWish {
  deck: string | DeckChoice;
  /** "me", "open" or a bot. */
  who: string;
}

/** What somebody wants to play. */
export interface TableWish {
  scenario: string;
  difficulty: string;
  windows: string;
  open_hands: boolean;
  hidden_decks: boolean;
  confirm: boolean;
  ultimatums: string[];
  boons: string[];
  refractions: string[];
  seats: SeatWish[];
}

/** The optional rules: the fields of a game in which any number may be chosen. */
export const OPTIONAL = ["ultimatums", "boons", "refractions"] as const;

/** Return the choices of an optional rule that mean something outside a campaign; the server refuses the others. */
export function forOneScenario(field: Field): string[] {
  return field.choices.filter((choice) => !field.in_series.includes(choice)).map(String);
}

/** Return what is chosen with one more, or without it if it was. */
export function toggled(chosen: string[], one: string): string[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}

/** Return the decks in the options of a table, by seat. */
export function decksIn(options: TableInfo["options"]): (string | DeckChoice)[] {
  const { decks } = options;
  return Array.isArray(decks) ? decks.filter(isDeck) : [];
}

function isDeck(deck: Json): deck is string | DeckChoice {
  return typeof deck === "string" || (typeof deck === "object" && deck !== null && "investigator" in deck);
}

/** Return the message that says who may read the deck lists at a table. */
export function whoReadsLists(hidden: Json | undefined): string {
  return hidden === true ? "setup-lists-hidden" : "setup-lists-open";
}

/** Return the code of the investigator of a deck. */
export function investigatorOf(deck: string | DeckChoice): string {
  return typeof deck === "string" ? deck : deck.investigator;
}

/** Return the starter decks that a scenario can be played with, its own first. */
export function startersFor(ready: ReadyDeck[], scenario: string): ReadyDeck[] {
  const own = ready.filter((deck) => deck.scenario === scenario);
  return [...own, ...ready.filter((deck) => deck.scenario === "")];
}

/** Return as many seats as wanted: those there are, and more with investigators nobody plays yet. */
export function resized(seats: SeatWish[], count: number, ready: ReadyDeck[]): SeatWish[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) {
    const next = free(kept, ready);
    if (next === undefined) return kept;
    kept.push({ deck: next, who: kept.at(-1)?.who === "open" ? "open" : "me" });
  }
  return kept;
}

/** Return the first investigator with a starter deck whom nobody plays. */
function free(seats: SeatWish[], ready: ReadyDeck[]): string | undefined {
  const taken = new Set(seats.map((seat) => investigatorOf(seat.deck)));
  return ready.map((deck) => deck.investigator).find((code) => !taken.has(code));
}

/** Return the seats with this deck at one; whoever had its investigator gets the one who was given up. */
export function withDeck(seats: SeatWish[], place: number, deck: string | DeckChoice): SeatWish[] {
  const before = seats[place]!.deck;
  const wanted = investigatorOf(deck);
  return seats.map((seat, other) => {
    if (other === place) return { ...seat, deck };
    return investigatorOf(seat.deck) === wanted ? { ...seat, deck: before } : seat;
  });
}

/** Return the starter decks that a seat may choose from: those whose investigators nobody else plays. */
export function leftFor(place: number, decks: (string | DeckChoice)[], ready: ReadyDeck[]): ReadyDeck[] {
  const taken = new Set(decks.filter((_, other) => other !== place).map(investigatorOf));
  return ready.filter((deck) => !taken.has(deck.investigator));
}

/** Return the seats as another scenario allows them: who is not there is replaced. */
export function suited(seats: SeatWish[], ready: ReadyDeck[], known: Set<string>): SeatWish[] {
  const there = (seat: SeatWish) =>
    typeof seat.deck === "string" ? ready.some((deck) => deck.investigator === seat.deck) : known.has(seat.deck.investigator);
  const fine = seats.filter(there);
  return seats.map((seat) => {
    if (there(seat)) return seat;
    const deck = free(fine, ready);
    if (deck === undefined) return seat;
    const replaced = { ...seat, deck };
    fine.push(replaced);
    return replaced;
  });
}

/** Return what the server is asked for. */
export function newTable(wish: TableWish, name: string): NewTable {
  const { seats, ...rules } = wish;
  const options = { ...rules, seats: seats.length, decks: seats.map((seat) => seat.deck) };
  return {
    game: "horror",
    options,
    name,
    chairs: seats.map((seat) => seat.who),
  };
}

/** Return how many cards a deck has. */
export function sizeOf(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
