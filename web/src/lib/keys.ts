// Single keys that do things, unless somebody is typing. Can be switched off in the settings.
import { settings } from "./settings.svelte";

/** What each key does; whoever returns false leaves the key to the browser. */
export type Keys = Record<string, () => unknown>;

/** The keys of a question's options, in their order: the digits, then letters that mean nothing else at a table. */
export const OPTION_KEYS = "123456789defgijknoqstwxz";

/** Listen for keys; return how to stop. */
export function listen(keys: Keys): () => void {
  const pressed = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || !settings.keys || isTyping(event) || document.querySelector("dialog[open]")) return;
    if (act() !== false) event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return true;
  const target = event.target as Element | null;
  return target?.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select") ?? false;
}
