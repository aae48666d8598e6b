// Reading a campaign of Horror: who may change what, what can be bought, and what was voted for.
import { expect, test } from "vitest";
import type { CampaignView, CardInfo, HeroView, RoomInfo, RoomVote } from "../src/protocol";
import { isAlone, mayChange, offered, votesFor } from "../src/parts/horror/campaign/tale";

const hero = (more: Partial<HeroView>) => ({ owner: "Anna", status: "alive", unspent: 2, offers: {}, ...more }) as HeroView;
const room = (more: Partial<RoomInfo>) => ({ me: "Anna", host: "Anna", votes: [], ...more }) as RoomInfo;
const card = (code: string, level = 0) => [code, { code, level, name: { en: code, de: code } } as CardInfo] as const;

test("one buys for one's own investigators, the host for those of bots, a reader for none", () => {
  const mine = hero({});
  const bots = hero({ owner: "" });
  expect([mayChange(mine, room({})), mayChange(bots, room({}))]).toEqual([true, true]);
  expect([mayChange(mine, room({ me: "Ben" })), mayChange(bots, room({ me: "Ben" }))]).toEqual([false, false]);
  expect(mayChange(bots, room({ me: "" }))).toBe(false);
});

test("what can be paid comes first, then upgrades, then the higher level", () => {
  const cards = new Map([card("plain"), card("better", 2), card("dear", 5), card("upgrade", 1)]);
  const offer = (price: number, instead = "") => ({ price, clause: "", instead, room: false });
  const offers = { dear: offer(5), plain: offer(1), better: offer(2), upgrade: offer(1, "old"), unknown: offer(1) };
  const found = offered(hero({ offers }), cards, "en");
  expect(found.map((each) => [each.card.code, each.payable])).toEqual([
    ["upgrade", true],
    ["better", true],
    ["plain", true],
    ["dear", false],
  ]);
});

test("nobody is waited for if all who take part are one's own or bots'", () => {
  const heroes = [hero({}), hero({ owner: "" }), hero({ owner: "Ben", status: "away" })];
  expect(isAlone({ heroes } as CampaignView, "Anna")).toBe(true);
  expect(isAlone({ heroes: [...heroes, hero({ owner: "Ben" })] } as CampaignView, "Anna")).toBe(false);
});

test("votes count for the passage and the way they were given for", () => {
  const votes: RoomVote[] = [
    { name: "Ben", change: { type: "decide", part: 1, way: 0 } },
    { name: "Carla", change: { type: "decide", part: 1, way: 1 } },
    { name: "Dora", change: { type: "leave", investigator: "x" } },
  ];
  expect(votesFor(room({ votes }), 1, 0)).toEqual(["Ben"]);
  expect(votesFor(room({ votes }), 1, 1)).toEqual(["Carla"]);
  expect(votesFor(room({ votes }), 2, 0)).toEqual([]);
});
