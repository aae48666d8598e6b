// The table in words: what each thing is called aloud, and what the text form of the table lists.
import { text } from "../../lib/speech";
import type { Argument, CardOnTable, HorrorView, PersonView, TestView, Text } from "../../protocol";
import { SKILLS } from "../../parts/horror/card";
import { Saying } from "../common/saying";
import { sentences } from "../common/sentences";
import type { HorrorAround } from "./around.svelte";
import { cardLines } from "./catalogue.svelte";
import { actProgress, agendaProgress, attached, beneath, counted, inZone, left, places, prowling, standing } from "./table";

export const who = (seat: number): Argument => ({ type: "who", seat });

export const typeName = (card: CardOnTable): Text => text(`face-type-${card.type}`);

/** Say what lies on a card and how it lies. */
function state(said: Saying, card: CardOnTable): Saying {
  const health = left(card, "health");
  const sanity = left(card, "sanity");
  return said
    .when(card.exhausted, "case-exhausted")
    .when(health, "case-health", { left: health?.done ?? 0, of: health?.of ?? 0 })
    .when(sanity, "case-sanity", { left: sanity?.done ?? 0, of: sanity?.of ?? 0 })
    .when(!health && card.damage, "case-damage", { count: card.damage })
    .when(!sanity && card.horror, "case-horror", { count: card.horror })
    .when(card.uses, "case-uses", { count: card.uses })
    .when(card.clues, "case-clues", { count: card.clues })
    .when(card.doom, "case-doom", { count: card.doom })
    .when(card.resources, "case-resources", { count: card.resources })
    .when(card.sealed.length, "case-sealed", { tokens: card.sealed.map(tokenName) });
}

/** Say everything that is to be known of a card. */
export function cardLabel(here: HorrorAround, card: CardOnTable): string {
  const { fight, evade, damage = 0, horror = 0, cost } = card.numbers;
  const said = new Saying(here.say, here.named(card)).say(typeName(card).id);
  said.when(cost !== undefined, "face-cost", { cost: cost !== undefined && cost < 0 ? "X" : (cost ?? 0) });
  if (card.type === "enemy") {
    said
      .when(fight !== undefined, "case-fight", { number: fight ?? 0 })
      .when(evade !== undefined, "case-evade", { number: evade ?? 0 })
      .say("case-deals", { damage, horror })
      .when(card.engaged.length, "case-engaged", { who: card.engaged.map((seat) => who(seat) as Text) });
  }
  for (const [icon, count] of Object.entries(card.icons)) {
    said.say("case-icon", { count, skill: text(`face-skill-${icon}`) });
  }
  state(said, card).add(...card.slots.map((slot) => here.speak(text(`face-slot-${slot}`))));
  return sentences([said.toString(), ...cardLines(card, here.language, here.view.people.length)]);
}

/** Say everything that is to be seen at a location. */
export function placeLabel(here: HorrorAround, card: CardOnTable): string {
  const { view, there } = here;
  const names = (cards: CardOnTable[]) => cards.map((each) => cardText(each));
  const leads = card.leads_to.flatMap((id) => there.card.get(id) ?? []);
  const people = standing(view, card.id).map((person) => who(person.seat) as Text);
  const foes = prowling(there, card.id);
  const things = attached(there, card.id);
  const said = new Saying(here.say, here.named(card))
    .when(!card.revealed, "case-unrevealed")
    .when(card.revealed, "case-shroud", { number: card.numbers.shroud ?? 0 })
    .when(card.revealed || card.clues, "case-clues", { count: card.clues })
    .when(card.doom, "case-doom", { count: card.doom })
    .when(people.length, "case-here", { people })
    .when(foes.length, "case-foes", { cards: names(foes) })
    .when(things.length, "case-attached", { cards: names(things) })
    .when(card.beneath, "case-facedown", { count: card.beneath })
    .when(leads.length, "case-leads", { places: names(leads) });
  return sentences([said.toString(), ...cardLines(card, here.language, here.view.people.length)]);
}

/** A card's name, as an argument of a message. */
export function cardText(card: { name: string[] } | undefined): Text {
  return text("card-name", { en: card?.name[0] ?? "", de: card?.name[1] ?? "" });
}

export function tokenName(token: string): Text {
  return /^[+-]?\d+$/.test(token) ? text("token-number", { number: token }) : text(`token-${token}`);
}

/** Say who an investigator is and how it stands with them. */
export function personLabel(here: HorrorAround, person: PersonView): string {
  const { view } = here;
  const card = here.card(person.card);
  if (!card) return here.player(person.seat);
  const [kind] = card.classes;
  const player = here.player(person.seat);
  const own = here.isOwn(person.seat) ? here.speak(text("shared-your-name", { name: player })) : player;
  const said = new Saying(here.say, here.named(card)).add(own).when(kind, `face-class-${kind}`);
  if (person.status !== "playing") return said.say(`case-out-${person.status}`).toString();
  said
    .when(view.lead === person.seat && view.people.length > 1, "case-lead")
    .when(view.active === person.seat, "case-actions", { count: person.actions })
    .when(person.turn_taken && view.phase === "investigation" && view.active !== person.seat, "case-turn-taken");
  for (const skill of SKILLS) {
    said.say("case-skill", { skill: text(`face-skill-${skill}`), number: card.numbers[skill] ?? 0 });
  }
  return state(said, card)
    .when(!card.clues, "case-clues", { count: 0 })
    .when(!card.resources, "case-resources", { count: 0 })
    .when(person.physical, "case-physical", { count: person.physical })
    .when(person.mental, "case-mental", { count: person.mental })
    .say("case-cards", { hand: person.hand, deck: person.deck })
    .toString();
}

/** Say how far act or agenda have come. */
export function storyLabel(here: HorrorAround, card: CardOnTable): string {
  const { view, there } = here;
  const isAct = card.type === "act";
  const progress = isAct ? actProgress(view, there, card) : agendaProgress(view, card);
  const under = beneath(there, card.id);
  const said = new Saying(here.say, here.speak(typeName(card)))
    .add(here.named(card))
    .when(progress, isAct ? "case-act-progress" : "case-agenda-progress", { done: progress?.done ?? 0, of: progress?.of ?? 0 })
    .say("case-follow", { count: isAct ? view.acts : view.agendas })
    .when(under.length, "case-beneath", { cards: under.map((each) => cardText(each)) });
  return sentences([said.toString(), ...cardLines(card, here.language, here.view.people.length)]);
}

export function bagLabel(here: HorrorAround): string {
  const tokens = counted(here.view.bag).map(({ token, count }) => text("case-token-count", { token: tokenName(token), count }));
  return here.speak(text("case-bag-label", { tokens }));
}

export function pileLabel(here: HorrorAround, zone: string, name: Text): string {
  const cards = inZone(here.there, zone);
  const top = cards.at(-1);
  return new Saying(here.say, here.speak(name))
    .say("case-pile", { count: cards.length })
    .when(top, "case-top", { card: cardText(top) })
    .toString();
}

/** Say in which round and phase the game is. */
export function roundLabel(here: HorrorAround): string {
  const { view } = here;
  return new Saying(here.say, view.scenario[here.language === "de" ? 1 : 0] ?? "")
    .when(view.round, "case-round", { round: view.round })
    .when(view.phase, `table-phase-${view.phase}`)
    .toString();
}

/** The messages that name what happens with the card and whom it concerns; anything else is told more generally. */
const TOLD = new Set([
  "act-draw",
  "act-resource",
  "act-move",
  "act-investigate",
  "act-engage",
  "act-fight",
  "act-evade",
  "attacks",
  "opportunity",
  "draws-encounter",
  "resolves-revelation",
  "resolves",
  "pays",
  "uses",
  "plays",
  "test",
  "advances",
  "act-advances",
  "agenda-advances",
  "is-attacked",
  "is-defeated",
  "evades",
  "spawns",
  "engages",
  "moves",
  "enters-location",
  "reveals-location",
  "enemy-moves",
  "discovers-clue",
  "enters-play",
  "leaves-play",
  "is-dealt",
]);

/** What is going on, outermost first: the phase, the turn, and what is being resolved inside it. */
export function crumbs(here: HorrorAround): Text[] {
  const { view } = here;
  if (view.ending) return [];
  const found: Text[] = view.phase ? [text(`table-phase-${view.phase}`)] : [];
  if (view.active >= 0) found.push(text("case-now-turn", { who: who(view.active) }));
  for (const { what, who: seat, card: id, point } of view.resolving) {
    const card = here.card(id);
    const about = card ? cardText(card) : text("case-something");
    const told = TOLD.has(what)
      ? text(`case-now-${what}`, { who: who(Math.max(0, seat)), card: about })
      : card
        ? text("case-now-about", { what: text(`happens-${what}`), card: about })
        : text(`happens-${what}`);
    found.push(point ? text(`case-point-${point}`, { what: told }) : told);
  }
  return found;
}

/** What is tested, by whom, and against what. */
export function testTitle(here: HorrorAround, test: TestView): Text {
  const about = here.card(test.target) ?? here.card(test.source);
  const skill = text(`skill-${test.skill}`);
  return text(about ? "case-test-of" : "case-test", { who: who(test.seat), skill, card: cardText(about) });
}

/** Whom the game waits for, and for what. */
export function awaited(view: HorrorView, waiting: { seat: number; kind: string }[]): Text[] {
  return view.ending ? [] : waiting.map(({ seat, kind }) => text(`decides-${kind}`, { who: who(seat) }));
}

/** All locations, in the order they lie. */
export function placeLabels(here: HorrorAround): string[] {
  return places(here.there).map((card) => placeLabel(here, card));
}
