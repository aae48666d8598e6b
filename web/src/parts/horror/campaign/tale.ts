// Reading a campaign of Horror as the server shows it: who may do what, and what can be bought. Pure.
import type { CampaignView, CardInfo, CardOffer, HeroView, RoomInfo } from "../../../protocol";
import type { Listed } from "../building";

/** An investigator somebody chose, with a deck. */
export interface Recruit {
  investigator: string;
  deck: Listed;
}

/** Say whether somebody may buy for an investigator: the owner, or the host for a bot's. */
export function mayChange(hero: HeroView, room: RoomInfo): boolean {
  return room.me !== "" && (hero.owner === room.me || (hero.owner === "" && room.me === room.host));
}

/** Return what can be bought, what can be paid first, then by price and name. */
export function offered(
  hero: HeroView,
  cards: Map<string, CardInfo>,
  language: "en" | "de",
): { card: CardInfo; offer: CardOffer; payable: boolean }[] {
  return Object.entries(hero.offers)
    .map(([code, offer]) => ({ card: cards.get(code), offer, payable: offer.price <= hero.unspent }))
    .filter((each): each is { card: CardInfo; offer: CardOffer; payable: boolean } => each.card !== undefined)
    .sort(
      (one, two) =>
        Number(two.payable) - Number(one.payable) ||
        Number(two.offer.instead !== "") - Number(one.offer.instead !== "") ||
        (two.card.level ?? 0) - (one.card.level ?? 0) ||
        one.card.name[language].localeCompare(two.card.name[language], language),
    );
}

/** Return whether nobody is waited for at the next match: all seats are one's own, or bots'. */
export function isAlone(view: CampaignView, me: string): boolean {
  return view.heroes.filter((hero) => hero.status === "alive").every((hero) => hero.owner === me || hero.owner === "");
}

/** Return who would have which way, where the host has not decided. */
export function votesFor(room: RoomInfo, part: number, way: number): string[] {
  const wanted = (change: unknown) => {
    const { type, part: which, way: what } = change as { type?: string; part?: number; way?: number };
    return type === "decide" && which === part && (what ?? 0) === way;
  };
  return room.votes.filter((vote) => wanted(vote.change)).map((vote) => vote.name);
}
