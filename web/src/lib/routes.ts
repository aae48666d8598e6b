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
  const [first = "", second = "", third = "", ...more] = path
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map(decoded);
  if (more.length || first === null || second === null || third === null) return { page: "lost" };
  if (first === "t" && second && !third) return { page: "table", table: second };
  if (first === "t" && second && third === "replay") return { page: "replay", table: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if ((first === "learn" || first === "aid") && second && !third) return { page: first, game: second };
  if (first === "new" && !third) return { page: "new", game: second };
  if (first === "cards" && !third) return { page: "cards", card: second };
  if (first === "campaign" && second && !third) return { page: "campaign", room: second };
  if (first === "decks" && !third) return { page: "decks", deck: second };
  if (second) return { page: "lost" };
  if (first === "campaign") return { page: "campaigns" };
  if (first === "") return { page: "home" };
  if (first === "me" || first === "settings" || first === "credits" || first === "help") return { page: first };
  return { page: "lost" };
}

/** Return a part of an address as it was meant; null if it is no text in percent-encoding. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Return the values in a hash like "move=12&seat=1". */
export function hashValues(hash: string): URLSearchParams {
  return new URLSearchParams(hash);
}
