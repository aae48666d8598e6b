// What the cards that are picked for a test, but not sent yet, would bring. The view says how many icons each card adds and
// how likely the test succeeds with so many; nothing is worked out here but their sum.
import { percent } from "../../lib/chance";
import type { TestView } from "../../protocol";

type Chances = Pick<TestView, "adds" | "eased" | "chances">;

/** The cards among the picked options that could be committed, with how many icons each adds. */
export function pickedCards(test: Chances, picked: string[]): { card: number; icons: number }[] {
  return picked.flatMap((id) => {
    const card = Number(id.replace(/^card:/, ""));
    const icons = test.adds[card];
    return icons === undefined ? [] : [{ card, icons }];
  });
}

/** How many icons the picked cards add together. */
export function pickedIcons(test: Chances, picked: string[]): number {
  return pickedCards(test, picked).reduce((sum, { icons }) => sum + icons, 0);
}

/** How likely the test succeeds with so many icons more; more than the view speaks of change nothing. */
const chanceBy = (test: Chances, icons: number): number | null => test.chances[Math.min(icons, test.chances.length - 1)] ?? null;

/** How likely the test succeeds with the picked cards, and icons that others add; null once a token has been revealed. */
export function chanceWith(test: Chances, picked: string[], others = 0): number | null {
  return chanceBy(test, standing(test, picked) + others);
}

/** As how many icons more the picked cards count: their own, and that they have left the hand. */
function standing(test: Chances, picked: string[]): number {
  return pickedIcons(test, picked) + (test.eased[pickedCards(test, picked).length] ?? 0);
}

/** How many percentage points a card adds to what is picked; null if it could not be committed. */
export function gainOf(test: Chances, picked: string[], card: number, others = 0): number | null {
  if (test.adds[card] === undefined) return null;
  const without = picked.filter((id) => id !== `card:${card}`);
  const [before, after] = [chanceWith(test, without, others) ?? 0, chanceWith(test, [...without, `card:${card}`], others) ?? 0];
  return percent(after) - percent(before);
}
