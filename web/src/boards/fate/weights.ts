// Which of Fate's events fill the stage (see lib/stage.svelte.ts): dice, spells, raids, control, signs.
export const staged = [
  "rolled-control",
  "rolled-other-worlds",
  "rolled-raid",
  "rolled-gift",
  "cast",
  "cancelled",
  "raided",
  "supply-empty",
  "controls-full",
  "controls-temporary",
  "sign-taken",
  "curse-strikes",
];
