// Finds faults, not taste: how files look is prettier's business; types, compiler and accessibility are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/protocol.ts"] }, // written by `make protocol`
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "no-unused-private-class-members": "off", // takes `#timer ??= …` for no use; the compiler looks after these
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows more warnings than this rule does
      "svelte/no-useless-mustaches": "off", // {""} says that a branch is empty on purpose
      "svelte/prefer-svelte-reactivity": "off", // plain maps are what is worked out or remembered, and not watched
      "svelte/valid-compile": "off", // svelte-check compiles everything
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
);
