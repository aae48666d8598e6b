// The colour in which a seat is shown beside the board: that of its investigator's class.
import type { HorrorView } from "../../protocol";
import { tone } from "./looks";

export const tint = (view: HorrorView, seat: number): string => {
  const person = view.people.find((each) => each.seat === seat);
  const card = view.cards.find((each) => each.id === person?.card);
  return card ? tone(card) : "";
};
