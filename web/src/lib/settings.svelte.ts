// What a person has set up for this browser. Kept in local storage; nothing of it reaches the server.

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How this person wants it. */
export interface Settings {
  language: Language;
  /** "auto" follows the system. On the page: `html[data-theme]` is "light" or "dark". */
  theme: "auto" | "light" | "dark";
  /** On the page: `html[data-motion]`. */
  motion: "full" | "reduced" | "off";
  sound: boolean;
  /** A symbol besides every colour. On the page: `html[data-symbols]` is "on" or "off". */
  symbols: boolean;
  /** Explain what happens for the first time. */
  hints: boolean;
  /** Tell me through the browser when it is my turn. */
  notify: boolean;
}
