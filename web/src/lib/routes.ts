// Which page belongs to which address. Not for going there (see router.svelte.ts).

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "aid"; game: string }
  | { page: "cards"; card: string }
  | { page: "decks"; deck: string }
  | { page: "campaigns" }
  | { page: "campaign"; room: string }
  | { page: "me" }
  | { page: "settings" }
  | { page: "credits" }
  | { page: "help" }
  | { page: "lost" };

/** Return the page at an address. */
export function route(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length) return { page: "lost" };
  if (first === "t" && second && !third) return { page: "table", table: decodeURIComponent(second) };
  if (first === "t" && second && third === "replay") return { page: "replay", table: decodeURIComponent(second) };
  if (first === "rules" && second && !third) return { page: "rules", game: decodeURIComponent(second) };
  if ((first === "learn" || first === "aid") && second && !third) return { page: first, game: decodeURIComponent(second) };
  if (first === "new" && !third) return { page: "new", game: decodeURIComponent(second) };
  if (first === "cards" && !third) return { page: "cards", card: decodeURIComponent(second) };
  if (first === "campaign" && second && !third) return { page: "campaign", room: decodeURIComponent(second) };
  if (first === "decks" && !third) return { page: "decks", deck: decodeURIComponent(second) };
  if (second) return { page: "lost" };
  if (first === "campaign") return { page: "campaigns" };
  if (first === "") return { page: "home" };
  if (first === "me" || first === "settings" || first === "credits" || first === "help") return { page: first };
  return { page: "lost" };
}

/** Return the values in a hash like "move=12&seat=1". */
export function hashValues(hash: string): URLSearchParams {
  return new URLSearchParams(hash);
}
