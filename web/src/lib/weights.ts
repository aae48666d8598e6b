// How much an event weighs, as its game declares it by the attribute `weight` of the message (the same in both languages):
// - quiet: a line in the log, the thing changes. Whatever declares nothing is quiet.
// - shown: the thing moves or turns; a badge, and a picture in the strip, stay until one's next turn.
// - staged: it fills the middle of the board for a moment (see stage.svelte.ts).
// - drawn: staged as well, by a picture of the board's own or a page of the story.
// - toast: what somebody did to the table, not in the game (messages of core and server only).

export const WEIGHTS = ["quiet", "shown", "staged", "drawn", "toast"] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Whether there was something to see. */
export const isSeen = (weight: Weight): boolean => weight === "shown" || fillsStage(weight);

/** Whether everybody stopped to look. */
export const fillsStage = (weight: Weight): boolean => weight === "staged" || weight === "drawn";

/** Return the weight that a message declares. */
export function weightIn(declared: string): Weight {
  return WEIGHTS.find((each) => each === declared) ?? "quiet";
}
