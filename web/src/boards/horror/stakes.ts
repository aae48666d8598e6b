// What is at stake in a test: what failing costs and what succeeding brings, beyond what every test of its kind brings.
import { text } from "../../lib/speech";
import type { CardOnTable, TestView, Text } from "../../protocol";

export interface Stake {
  bad: boolean;
  said: Text[];
}

/** Which keyword makes an enemy strike after which kind of failure. */
const STRIKES: Record<string, string> = { fight: "retaliate", evade: "alert" };

/** Return what is at stake until the test is decided; what failing costs comes first. */
export function stakesOf(
  target: CardOnTable | undefined,
  test: Pick<TestView, "kind" | "passed" | "if_passed" | "if_failed">,
): Stake[] {
  if (test.passed !== null) return [];
  const strikes = target && !target.exhausted && target.keywords.includes(STRIKES[test.kind] ?? "-");
  const { damage = 0, horror = 0 } = target?.numbers ?? {};
  const bad = [...(test.if_failed ? [test.if_failed] : []), ...(strikes ? [text("case-strikes", { damage, horror })] : [])];
  const good = test.if_passed ? [test.if_passed] : [];
  return [...(bad.length ? [{ bad: true, said: bad }] : []), ...(good.length ? [{ bad: false, said: good }] : [])];
}
