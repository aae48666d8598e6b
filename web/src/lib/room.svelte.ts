// Everything a table page works with: the connection, the decision in front of the person, what is explained,
// and what is said aloud. Not for drawing.
import { call } from "./attention";
import { called, Decision } from "./decision.svelte";
import { Hints } from "./hints.svelte";
import { gameLabel, seatNames } from "./labels";
import { announcer } from "./live.svelte";
import { freshTokens } from "./links";
import { hidesAll, rows } from "./log";
import { notices } from "./notices.svelte";
import type { Wish } from "./outbox";
import { text, type Names } from "./speech";
import { LiveTable } from "./table.svelte";
import { known, speak, t } from "./words.svelte";
import type { Chair, Done, TableInfo, Text } from "../protocol";

export class Room {
  readonly id: string;
  readonly live: LiveTable;
  readonly decision: Decision;
  readonly hints = new Hints();
  /** The secret of a reclaim link that was just given and is not yet put away. */
  token = $state("");

  readonly names: Names = $derived.by(() => (this.live.known ? seatNames(this.table) : new Map()));

  #read: { seat: number | null; lines: number; said: number; asked: boolean } | null = null;

  constructor(id: string) {
    this.id = id;
    this.live = new LiveTable(id);
    this.decision = new Decision((wish) => this.live.send(wish));
    this.token = freshTokens.get(id) ?? "";
  }

  get table(): TableInfo {
    return this.live.known!.table;
  }

  /** The chair through which this person looks: his seat, or a spectator's. */
  get chair(): Chair {
    return this.live.known!.chairs[0]!;
  }

  /** This person's seat, or null. */
  get seat(): number | null {
    return this.chair.seat;
  }

  /** Say a text of the game as this person reads it. */
  speak = (said: Text): string => speak(said, this.table.game, this.names, this.seat);

  /** Say a text of the game as everybody reads it who is not concerned. */
  speakToAll = (said: Text): string => speak(said, this.table.game, this.names);

  /** Whether there is still something to hide from a neighbour at the same screen. */
  get secretive(): boolean {
    return this.table.status === "playing";
  }

  /** Say who decides what. */
  decides(seat: number, kind: string): string {
    const id = `decides-${kind}`;
    const who = { type: "who" as const, seat };
    if (known(id, this.table.game)) return this.speak(text(id, { who }));
    return seat === this.seat ? t("waiting-you") : this.speak(text("waiting-other", { who }));
  }

  /** Say who choose in secret and at the same time. */
  choose(seats: number[]): string {
    return this.speak(text("waiting-secret", { who: seats.map((seat) => ({ type: "who" as const, seat })) }));
  }

  /** Have something done; a refusal is shown. */
  async act(wish: Wish): Promise<Done | null> {
    try {
      const done = await this.live.send(wish);
      notices.clear();
      if (done.reclaim) this.giveToken(done.reclaim);
      return done;
    } catch (error) {
      notices.refuse(error, this.table.game);
      return null;
    }
  }

  giveToken(token: string): void {
    this.token = token;
    freshTokens.set(this.id, token);
  }

  /** The person has kept the reclaim link. */
  forgetToken(): void {
    this.token = "";
    freshTokens.delete(this.id);
  }

  /** Take news in: the next question, lines to be read aloud, first times. Call it whenever something is new. */
  takeNews(): void {
    if (!this.live.known) return;
    const { seat, log, ask } = this.chair;
    const { chat } = this.live.known;
    this.hints.game = this.table.game;
    this.decision.offer(this.chair, this.table.number);
    const before = this.#read;
    const asked = called(this.chair);
    this.#read = { seat, lines: log.length, said: chat.at(-1)?.number ?? -1, asked };
    if (!before || before.seat !== seat) return;
    if (ask) this.hints.notice(ask.cite, true);
    for (const { lines, cover } of rows(log.slice(before.lines), this.secretive)) {
      announcer.say(cover ? this.speakToAll(cover) : this.speak(lines[0]!.text));
      if (!hidesAll(cover)) this.hints.notice(lines[0]!.cite);
    }
    for (const line of chat.filter((each) => each.number > before.said && each.seat !== seat)) {
      const said = line.phrase ? this.speak(text(line.phrase)) : line.text;
      announcer.say(t("chat-said", { name: line.name, said }));
    }
    if (ask && seat !== null && asked && !before.asked) this.#callFor(this.decides(seat, ask.kind));
  }

  /** Call for the person in words that a neighbour may hear and read. */
  #callFor(decision: string): void {
    const said = t("prompt-your-turn", { ask: decision });
    announcer.say(said);
    call(`${gameLabel(this.table.game)} · ${t("house")}`, said);
  }
}
