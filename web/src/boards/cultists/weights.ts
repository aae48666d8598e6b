// Which of Cultists' events fill the stage (see lib/stage.svelte.ts). What a vote came to has a sheet of its own.
export const staged = [
  "night-falls",
  "event-drawn",
  "power-off",
  "burnt",
  "meeting",
  "portal-opens",
  "portal-closed",
  "portal-lost",
  "fish-man-comes",
  "death-reported",
  "fell",
  "vote-called",
  "vote-murder",
  "revealed",
];
