// Which of Horror's events fill the stage (see lib/stage.svelte.ts). Passages of the story are pages already.
export const staged = [
  "drew-encounter",
  "test-passed",
  "test-failed",
  "investigator-defeated",
  "fate-killed",
  "fate-insane",
  "fate-devoured",
  "entered-map",
  "advances",
];
