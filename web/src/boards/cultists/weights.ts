// Which of Cultists' events fill the stage as words (see lib/stage.svelte.ts). Encounters, votes and ghosts have a
// picture of their own (see Moments.svelte).
export const staged = [
  "night-falls",
  "event-drawn",
  "power-off",
  "burnt",
  "portal-opens",
  "portal-closed",
  "portal-lost",
  "fish-man-comes",
  "vote-called",
  "vote-murder",
  "revealed",
];
