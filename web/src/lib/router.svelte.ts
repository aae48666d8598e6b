// Which page is shown, by its address; links within the house change it without loading anything anew.

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
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
  if (second) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "settings" || first === "credits" || first === "help") return { page: first };
  return { page: "lost" };
}

class Place {
  path = $state(location.pathname);
  /** Without the #. */
  hash = $state(location.hash.slice(1));
  route = $derived(route(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  /** Go to an address of the house. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
  }

  /** Put another address in the place of this one, without a step back to it. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    const samePage = to.pathname === location.pathname && to.search === location.search;
    if (to.origin !== location.origin || to.pathname.startsWith("/api/") || (samePage && to.hash)) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const place = new Place();

/** Return the values in a hash like "move=12&seat=1". */
export function hashValues(hash: string): URLSearchParams {
  return new URLSearchParams(hash);
}
