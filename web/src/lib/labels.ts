// How options of a match, bots and seats are called; what has no message of its own shows its plain value.
import { text } from "./speech";
import { known, speak, t } from "./words.svelte";
import type { Field, Json, TableInfo } from "../protocol";

export function fieldLabel(game: string, field: string): string {
  return speak(text(`option-${field}`), game);
}

/** Return how a choice of a field is called. */
export function choiceLabel(game: string, field: string, choice: Json): string {
  if (choice === true) return t("new-on");
  if (choice === false) return t("new-off");
  if (Array.isArray(choice)) return choice.map((each) => choiceLabel(game, field, each)).join(", ");
  // Python's spelling: a message of a choice that is nothing ends in "None".
  const id = `option-${field}-${choice === null ? "None" : choice}`;
  if (known(id, game)) return speak(text(id), game);
  if (field === "start" && typeof choice === "number") return speak(text("seat-name", { number: choice + 1 }), game);
  return String(choice);
}

/** Return the options that plain words can say: single values, and those of which several were chosen. */
export function agreedOn(game: string, options: Record<string, Json>): [string, Json][] {
  return Object.entries(options).filter(([field, value]) => {
    if (value === null) return known(`option-${field}-None`, game);
    if (Array.isArray(value)) return field !== "decks" && value.length > 0;
    return typeof value !== "object";
  });
}

/** Return the choices that make sense beside the number of seats: nobody starts who does not sit there. */
export function sensible(field: Field, seats: Json | undefined): Json[] {
  if (field.name !== "start" || typeof seats !== "number") return field.choices;
  return field.choices.filter((choice) => typeof choice !== "number" || choice < seats);
}

/** Return all options: what was chosen as far as it makes sense, else what is usual. */
export function optionsOf(fields: Field[], chosen: Record<string, Json>): Record<string, Json> {
  const seatsField = fields.find((field) => field.name === "seats");
  const seats = chosen.seats ?? seatsField?.default;
  const value = (field: Field) => {
    const wanted = chosen[field.name];
    if (field.kind !== "choice") return wanted ?? field.default;
    return wanted !== undefined && sensible(field, seats).includes(wanted) ? wanted : field.default;
  };
  return Object.fromEntries(fields.map((field) => [field.name, value(field)]));
}

export function botLabel(bot: string, game = ""): string {
  return known(`bot-${bot}`, game) ? speak(text(`bot-${bot}`), game) : bot;
}

export function gameLabel(game: string): string {
  return gameWord(game) || game;
}

/** Return what a game says of itself ("claim", "facts", "about"; "": its name); others' games say it themselves. */
export function gameWord(game: string, part = ""): string {
  const id = part ? `game-${game}-${part}` : `game-${game}`;
  if (known(id)) return t(id);
  return known(id, game) ? speak(text(id), game) : "";
}

/** Return the names of the people and bots who sit, by seat. */
export function sitterNames(table: TableInfo): Map<number, string> {
  const named = table.seats.map((seat, number): [number, string] => [number, seat.name]);
  return new Map(named.filter(([, name]) => name));
}

/** Return what the story calls everybody, by seat: after whom they play, where they play somebody. */
export function storyNames(table: TableInfo): Map<number, string> {
  const played = table.seats.map(({ character }, number): [number, string] => [
    number,
    character ? speak(character, table.game) : "",
  ]);
  return new Map([...sitterNames(table), ...played.filter(([, name]) => name)]);
}

/** Return the bot to begin with: the strongest that answers quickly. */
export function usualBot(bots: string[]): string {
  return (bots.length > 2 ? bots.at(-2) : bots.at(-1)) ?? "";
}
