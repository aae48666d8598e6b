// The private notebook: what the viewer knows for certain, what others have claimed, and what the viewer
// suspects. The first comes from the view alone, claims stay apart from it, and suspicion and notes are the
// viewer's own: they are kept in this browser and never sent.
import { text } from "../../lib/speech";
import type { Claim, CultistsView, Text, Who } from "../../protocol";

export const SUSPICIONS = ["trusted", "unsure", "doubted", "accused"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What the viewer has written. */
export interface Pages {
  /** By figure. */
  suspicions: Record<string, Suspicion>;
  notes: string;
}

/** Read what was kept; what is damaged counts as empty. */
export function readPages(kept: string | null): Pages {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Pages>;
    const marks = Object.entries(found.suspicions ?? {}).filter(([, mark]) => SUSPICIONS.includes(mark));
    return { suspicions: Object.fromEntries(marks), notes: typeof found.notes === "string" ? found.notes : "" };
  } catch {
    return { suspicions: {}, notes: "" };
  }
}

/** Return the key under which a seat's notebook of a table is kept. */
export function pagesKey(table: string, seat: number): string {
  return `cultists-notebook-${table}-${seat}`;
}

/** Return a figure as somebody to be named. */
export function figureName(view: CultistsView, figure: number): Who | Text {
  return figure < view.options.seats ? { type: "who", seat: figure } : text("automa");
}

const place = (name: string): Text => text(`place-${name}`);
const card = (face: string): Text => text(`card-${face}`);

/** Return what the viewer knows for certain of a figure, besides what everybody sees. */
export function certain(view: CultistsView, figure: number): Text[] {
  const seen = view.figures[figure];
  if (!seen) return [];
  const known: Text[] = [];
  if (seen.role) known.push(text("campus-known-role", { role: text(`role-${seen.role}`) }));
  else if (seen.team) known.push(text(`campus-known-${seen.team}`));
  if (view.mine?.dead_from_start.includes(figure)) known.push(text("campus-known-dead-start"));
  for (const check of view.mine?.checks.filter((each) => each.target === figure) ?? []) {
    known.push(text("campus-known-check", { round: check.round, alive: check.alive, dead: check.dead }));
  }
  for (const given of seen.pulse) {
    if (given.giver === null || given.face === null) continue;
    const id = given.giver === view.seat ? "campus-known-gave" : "campus-known-given";
    known.push(text(id, { round: given.round, card: card(given.face), who: figureName(view, given.giver) }));
  }
  return known;
}

/** Return what everybody has seen of a figure that matters for judging it. */
export function witnessed(view: CultistsView, figure: number): Text[] {
  const name = (each: number) => figureName(view, each);
  return view.history.flatMap((fact): Text[] => {
    const { round } = fact;
    switch (fact.type) {
      case "met":
        return fact.gifts.flatMap(({ giver, receiver }) => {
          if (giver === figure) return [text("campus-seen-gave", { round, who: name(receiver), place: place(fact.place) })];
          if (receiver === figure) return [text("campus-seen-got", { round, who: name(giver), place: place(fact.place) })];
          return [];
        });
      case "checked": {
        const said = fact.reported ? "dead" : "silent";
        if (fact.by === figure) return [text(`campus-seen-checks-${said}`, { round, who: name(fact.target) })];
        if (fact.target === figure) return [text(`campus-seen-checked-${said}`, { round, who: name(fact.by) })];
        return [];
      }
      case "laid":
        return fact.by === figure ? [text("campus-seen-laid", { round, place: place(fact.place) })] : [];
      case "searched":
        return fact.by === figure
          ? [text("campus-seen-searched", { round, place: place(fact.room), card: card(fact.face) })]
          : [];
      case "attacked":
        return fact.by === figure ? [text("campus-seen-attacked", { round, who: name(fact.target) })] : [];
      case "polled": {
        const against = fact.votes[figure];
        if (against === undefined) return [];
        return [
          against < 0 ? text("campus-seen-abstained", { round }) : text("campus-seen-voted", { round, who: name(against) }),
        ];
      }
      case "helped":
        return fact.helper === figure
          ? [text(fact.agreed ? "campus-seen-helped" : "campus-seen-refused", { round, who: name(fact.by) })]
          : [];
      default:
        return [];
    }
  });
}

/** Return what somebody claimed, in their own words. */
export function claimText(view: CultistsView, claim: Claim): Text {
  if (claim.figure >= 0) return text(`claim-${claim.kind}`, { who: figureName(view, claim.figure) });
  if (!claim.place) return text(`claim-${claim.kind}`);
  const corridor = claim.place.startsWith("g");
  const kind = claim.kind === "put-success" && corridor ? "secured" : claim.kind;
  return text(`claim-${kind}`, { place: place(claim.place) });
}

/** Return what a figure's player has claimed and what others have claimed about the figure, the latest first. */
export function claims(view: CultistsView, figure: number): Claim[] {
  return view.claims.filter((claim) => claim.speaker === figure || claim.figure === figure).reverse();
}
