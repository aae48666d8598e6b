import { expect, test } from "vitest";
import { newId, Outbox, Refusal } from "../src/lib/outbox";
import { text } from "../src/lib/speech";

test("a command waits until it is done", async () => {
  const outbox = new Outbox();
  const { command, answer } = outbox.add({ type: "start" });
  expect(outbox.waiting()).toEqual([command]);
  outbox.settle({ type: "done", id: command.id, seq: 7, reclaim: "", links: [] });
  expect(await answer).toMatchObject({ seq: 7 });
  expect(outbox.waiting()).toEqual([]);
});

test("a refused command is not sent again and says why", async () => {
  const outbox = new Outbox();
  const { command, answer } = outbox.add({ type: "start" });
  outbox.settle({ type: "refused", id: command.id, reason: text("denied-not-host"), clause: "x.1" });
  const refusal = await answer.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ reason: { id: "denied-not-host" }, clause: "x.1" });
  expect(outbox.waiting()).toEqual([]);
});

test("commands wait in the order of their sending", () => {
  const outbox = new Outbox();
  const sent = [outbox.add({ type: "start" }), outbox.add({ type: "close" })].map((each) => each.command);
  expect(outbox.waiting()).toEqual(sent);
});

test("an answer to a command of another time changes nothing", () => {
  const outbox = new Outbox();
  outbox.add({ type: "start" });
  outbox.settle({ type: "done", id: "unknown", seq: 1, reclaim: "", links: [] });
  expect(outbox.waiting()).toHaveLength(1);
});

test("an id fits the protocol and is never the same", () => {
  expect(newId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newId()).not.toBe(newId());
});
