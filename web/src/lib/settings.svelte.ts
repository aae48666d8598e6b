// What a person has set up for this browser. Kept in local storage; nothing of it reaches the server.
import { negotiateLanguages } from "@fluent/langneg";
import { keep, recall } from "./memory";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How this person wants it. */
export interface Settings {
  language: Language;
  /** "auto" follows the system. On the page: `html[data-theme]` is "light" or "dark". */
  theme: "auto" | "light" | "dark";
  /** On the page: `html[data-motion]`. */
  motion: "full" | "reduced" | "off";
  /** How long what happens stays on stage: to be read, half as long, or not at all. */
  pace: "story" | "brisk" | "once";
  /** null: nobody has been asked yet (see parts/SoundOffer.svelte), and nothing is heard. */
  sound: boolean | null;
  /** From 0 to 100. */
  volume: number;
  /** A symbol besides every colour. On the page: `html[data-symbols]` is "on" or "off". */
  symbols: boolean;
  /** Explain what happens for the first time. */
  hints: boolean;
  /** Tell me through the browser when it is my turn. */
  notify: boolean;
  /** Single keys do things: 1 to 9, l, c, r, h, u, b, m, v and ?. */
  keys: boolean;
}

const KEY = "settings";

/** The settings of this browser; change a field and it is kept. */
export const settings: Settings = $state(load());

/** Apply the settings to the page, and keep them, now and whenever one changes. */
export function applySettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => showTheme(dark.matches));
  $effect.root(() => {
    $effect(() => {
      keep(KEY, JSON.stringify(settings));
      const page = document.documentElement;
      page.lang = settings.language;
      page.dataset.motion = settings.motion;
      page.dataset.symbols = settings.symbols ? "on" : "off";
      showTheme(dark.matches);
    });
  });
}

function showTheme(systemIsDark: boolean): void {
  const theme = settings.theme === "auto" ? (systemIsDark ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
}

function load(): Settings {
  const usual = defaults();
  let kept: Partial<Record<string, unknown>>;
  try {
    kept = JSON.parse(recall(KEY) ?? "{}");
  } catch {
    return usual;
  }
  return merge(usual, kept);
}

/** Return the usual settings with what was kept, as far as it makes sense. */
export function merge(usual: Settings, kept: Partial<Record<string, unknown>>): Settings {
  const oneOf = <T>(value: unknown, allowed: readonly T[], otherwise: T) =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  const either = [true, false];
  return {
    language: oneOf(kept.language, LANGUAGES, usual.language),
    theme: oneOf(kept.theme, ["auto", "light", "dark"] as const, usual.theme),
    motion: oneOf(kept.motion, ["full", "reduced", "off"] as const, usual.motion),
    pace: oneOf(kept.pace, ["story", "brisk", "once"] as const, usual.pace),
    sound: oneOf(kept.sound, either, usual.sound),
    volume: typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 100 ? kept.volume : usual.volume,
    symbols: oneOf(kept.symbols, either, usual.symbols),
    hints: oneOf(kept.hints, either, usual.hints),
    notify: oneOf(kept.notify, either, usual.notify),
    keys: oneOf(kept.keys, either, usual.keys),
  };
}

function defaults(): Settings {
  const browser = typeof matchMedia === "function";
  const calm = browser && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: browser ? preferred(navigator.languages) : "en",
    theme: "auto",
    motion: calm ? "reduced" : "full",
    pace: "story",
    sound: null,
    volume: 60,
    symbols: true,
    hints: true,
    notify: false,
    keys: true,
  };
}

/** Return the language we have that somebody with these languages likes best. */
export function preferred(languages: readonly string[]): Language {
  const [best] = negotiateLanguages([...languages], [...LANGUAGES], { defaultLocale: "en", strategy: "lookup" });
  return best as Language;
}
