// Which of Ritual's events fill the stage (see lib/stage.svelte.ts). The end of a round has a sheet of its own.
export const staged = [
  "elder-sign",
  "gate-opens",
  "rises-cthulhu",
  "rises-nyarlathotep",
  "rises-yog-sothoth",
  "rises-hastur",
  "yog-sothoth-tie",
  "mystery-shown",
  "doom-moves",
];
