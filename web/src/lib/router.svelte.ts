// Which page is shown, by its address; links within the house change it without loading anything anew.
import { route, type Route } from "./routes";

class Place {
  path = $state(location.pathname);
  /** What the address asks for, like "?class=seeker". */
  search = $state(location.search);
  /** Without the #. */
  hash = $state(location.hash.slice(1));
  route: Route = $derived(route(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
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
