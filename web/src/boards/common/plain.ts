// What a view says, line by line, for a game that brings no board of its own. A game may give the lines names
// (`view-<field>`). Not for boards that are drawn.
import type { Text } from "../../protocol";

/** A line of the plain board: one value, or one for each seat. */
export interface Line {
  field: string;
  values: string[];
  bySeat: boolean;
}

/** What lines are said with. */
export interface Saying {
  speak: (text: Text) => string;
  yes: string;
  no: string;
}

/** What stands in a line that says nothing: hidden, or not there. */
const NOTHING = "–";
/** What a view says of itself and not of the table. */
const NOT_SHOWN = ["game", "seat", "outcome"];

/** Return the lines of a view at a table of so many seats. */
export function lines(view: object | null, seats: number, saying: Saying): Line[] {
  return Object.entries(view ?? {})
    .filter(([field]) => !NOT_SHOWN.includes(field))
    .map(([field, value]: [string, unknown]) => {
      const bySeat = Array.isArray(value) && seats > 1 && value.length === seats;
      return { field, values: bySeat ? value.map((each) => said(each, saying)) : [said(value, saying)], bySeat };
    });
}

/** Return how a field is called where nobody has given it a name. */
export function fieldName(field: string): string {
  return field.replaceAll("_", " ");
}

function said(value: unknown, saying: Saying): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? saying.yes : saying.no;
  if (Array.isArray(value)) return value.map((each) => said(each, saying)).join(", ") || NOTHING;
  if (typeof value !== "object") return String(value);
  if (isText(value)) return saying.speak(value);
  const parts = Object.entries(value).map(([name, each]) => `${fieldName(name)}: ${said(each, saying)}`);
  return parts.join("; ") || NOTHING;
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "type" in value && value.type === "text";
}
