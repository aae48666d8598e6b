// The colour in which a seat is shown beside the board: that of the character's disc. Seats play the first figures.
import type { CultistsView } from "../../protocol";

const TINTS: Record<string, string> = {
  archivist: "seat-4",
  caretaker: "seat-3",
  physician: "seat-2",
  dean: "seat-1",
  reporter: "seat-7",
  student: "seat-6",
  professor: "seat-5",
  watchman: "seat-8",
};

export const tint = (view: CultistsView, seat: number): string => TINTS[view.figures[seat]?.character ?? ""] ?? "";
