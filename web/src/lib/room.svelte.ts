// Everything a table page works with: the connection, the decision in front of the person, what is advised and
// explained, and what is said aloud. Not for drawing.
import { tint } from "../boards";
import * as api from "./api";
import { Advice } from "./advice.svelte";
import { call } from "./attention";
import { clock } from "./clock.svelte";
import { called, Decision } from "./decision.svelte";
import { Faces } from "./faces.svelte";
import { gameLabel, sitterNames, storyNames } from "./labels";
import { announcer } from "./live.svelte";
import { freshTokens, giveTokens } from "./links";
import { actor, freshly, hidesAll, merged, sinceTurn } from "./log";
import { notices } from "./notices.svelte";
import type { Wish } from "./outbox";
import { Reading } from "./reading.svelte";
import { Review } from "./review.svelte";
import { settings } from "./settings.svelte";
import { Playback } from "./playback.svelte";
import { isSound, type Sound } from "./sounds";
import { text, type Names, type Part } from "./speech";
import { Stage } from "./stage.svelte";
import { LiveTable } from "./table.svelte";
import { Toasts } from "./toasts.svelte";
import { Course } from "./course.svelte";
import { Teacher } from "./teacher.svelte";
import { Together } from "./together.svelte";
import { isSeen, weightIn, type Weight } from "./weights";
import { known, speak, speakParts, t } from "./words.svelte";
import type { AnyView, Chair, Done, LogEntry, TableInfo, Text } from "../protocol";

export class Room {
  readonly id: string;
  readonly live: LiveTable;
  readonly decision: Decision;
  readonly advice: Advice;
  readonly teacher = new Teacher();
  readonly together = new Together();
  readonly reading = new Reading(this);
  readonly faces = new Faces();
  readonly stage = new Stage(() => settings.pace);
  readonly review = new Review(this);
  readonly toasts = new Toasts();
  #rematch: string | null = null;
  readonly playback = new Playback(this.stage, () => settings.pace);
  /** The lesson that is given at this table, if one is. */
  course: Course | null = $state.raw(null);
  /** The secret of a reclaim link that was just given and is not yet put away. */
  token = $state("");

  /** What the story calls everybody. */
  readonly names: Names = $derived.by(() => (this.live.known ? storyNames(this.table) : new Map()));
  /** What those who sit are called themselves. */
  readonly sitters: Names = $derived.by(() => (this.live.known ? sitterNames(this.table) : new Map()));
  /** All that this person may read of what happened, whichever of his seats he looks through. */
  readonly log: LogEntry[] = $derived.by(() => merged(this.live.known!.chairs.map((chair) => chair.log)));

  /** The line from which on everything happened since this person's last turn, or last answer where there are no turns. */
  readonly since: number = $derived.by(() => sinceTurn(this.log, this.styleOf, this.mine) ?? this.reading.answered);

  /** The view at the end of this person's last turn, as far as it is known: what has changed since bears a badge. */
  baseline: AnyView | null = $state.raw(null);
  #since = -1;

  /** Through whose eyes this person looks, where several seats are his. */
  #eyes: number | null = $state(null);
  /** The position in which this person last turned to the seat that was asked. */
  #turned = -1;
  /** The seat that this person has asked for. */
  #askedFor: number | null = null;
  #read = new Map<number | null, { lines: number; said: number; asked: boolean }>();

  constructor(id: string) {
    this.id = id;
    this.live = new LiveTable(id);
    this.decision = new Decision(
      (wish) => {
        this.review.close();
        this.playback.catchUp();
        if (wish.type === "answer") this.together.decide();
        this.teacher.answered();
        return this.live.send(wish);
      },
      () => this.table.options.confirm !== false,
    );
    this.advice = new Advice(this.decision, (seat) => this.live.hint(seat));
    this.token = freshTokens.get(id) ?? "";
  }

  get table(): TableInfo {
    return this.live.known!.table;
  }

  /** The chair through which this person looks: his seat, one of his seats, or a spectator's. */
  get chair(): Chair {
    const { chairs } = this.live.known!;
    return chairs.find((chair) => chair.seat === this.#eyes) ?? chairs[0]!;
  }

  /** All seats of this person. */
  get mine(): number[] {
    return this.live.known!.chairs.flatMap((chair) => (chair.seat === null ? [] : [chair.seat]));
  }

  /** Look through the eyes of another of one's own seats. */
  look(seat: number): void {
    this.#eyes = seat;
    this.takeNews();
  }

  /** In a new position, turn to the seat that is asked, if this one is not. */
  #turnToAsked(): void {
    const isNew = this.#turned !== this.table.number;
    this.#turned = this.table.number;
    if (!isNew || called(this.chair)) return;
    const asked = this.live.known!.chairs.find(called);
    if (asked) this.#eyes = asked.seat;
  }

  /** This person's seat, or null. */
  get seat(): number | null {
    return this.chair.seat;
  }

  /** Whether this person plays several seats. */
  get several(): boolean {
    return this.mine.length > 1;
  }

  /** Whether no other person plays. */
  get alone(): boolean {
    return this.table.seats.every((seat, number) => seat.kind !== "person" || this.mine.includes(number));
  }

  /** What time it is at the server. */
  get now(): number {
    return clock.now + (this.live.known?.skew ?? 0);
  }

  /** When the time of the seat that this person looks through runs out, if it does. */
  get until(): number | null {
    return this.table.waiting.find((each) => each.seat === this.seat)?.until ?? null;
  }

  /** Whether somebody who is away since then (by the server's clock) counts as absent now. */
  isAbsent(from: number | null): boolean {
    return from !== null && from <= this.now;
  }

  /** When the question for a seat is answered: get the link to a seat that was given, or learn that it was not. */
  #hearOfSeat(): void {
    const before = this.#askedFor;
    this.#askedFor = this.table.seat_asks.find((ask) => ask.mine)?.seat ?? null;
    if (before === null || this.#askedFor !== null || this.table.status !== "playing") return;
    if (this.mine.includes(before)) void this.act({ type: "renew-link", seat: before });
    else announcer.say(t("seat-ask-over"));
  }

  /** Say a text of the game to the seat that this person looks through. */
  speak = (said: Text): string => speak(said, this.table.game, this.names, this.seat);

  /** Tell what happens. Who plays several seats is "you" in none of them, or the story would change with his eyes. */
  tell = (said: Text): string => {
    const names = said.id.startsWith("table-") ? this.sitters : this.names;
    return speak(said, this.table.game, names, this.several ? null : this.seat);
  };

  /** Say a text, or tell it as part of the story, with the names of cards apart from the rest; perhaps through other eyes. */
  parts(said: Text, told: boolean, reader = told && this.several ? null : this.seat): Part[] {
    const names = told && said.id.startsWith("table-") ? this.sitters : this.names;
    return speakParts(said, this.table.game, this.faces.isCard, names, reader);
  }

  /** Say something about the people at the table. */
  speakOfPeople = (said: Text): string => speak(said, this.table.game, this.sitters, this.seat);

  /** What lines of a message are in the story of the match (see log.ts). */
  styleOf = (id: string): string => this.#attribute(id, "style");

  /** Under which heading a line stands in the story of the match, or "". */
  headingOf = (said: Text): string => this.#attribute(said.id, "heading", said.args);

  /** How much a message weighs; what declares nothing is quiet. */
  weightOf = (id: string): Weight => weightIn(this.#attribute(id, "weight"));

  /** How a message sounds when it is staged. */
  soundOf(id: string): Sound {
    const name = this.#attribute(id, "sound");
    return isSound(name) ? name : "bell";
  }

  #attribute(id: string, name: string, args: Text["args"] = {}): string {
    const wanted = `${id}.${name}`;
    return known(wanted, this.table.game) ? speak(text(wanted, args), this.table.game) : "";
  }

  /** The colour of a seat, as the name of a variable of the theme. */
  tint = (seat: number): string => tint(this.table.game, this.chair.view, seat);

  /** Whether there is still something to hide from a neighbour at the same screen, who cannot play several seats. */
  get secretive(): boolean {
    return this.table.status === "playing" && !this.table.several_seats;
  }

  /** Say what is being answered for this person, or "". */
  get itself(): string {
    const { foregone } = this.chair;
    return foregone.length ? t("prompt-itself", { answer: foregone.map(this.speak).join(", ") }) : "";
  }

  /** Say who decides what. */
  decides(seat: number, kind: string): string {
    const id = `decides-${kind}`;
    const who = { type: "who" as const, seat };
    if (known(id, this.table.game)) return this.tell(text(id, { who }));
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
      giveTokens(this.table.rematch, done.links);
      if (done.reclaim) this.giveToken(wish.type === "sit" ? this.#besides(done.reclaim) : done.reclaim);
      return done;
    } catch (error) {
      notices.refuse(error, this.table.game);
      return null;
    }
  }

  /** Return the token together with those of other seats that were just given. */
  #besides(token: string): string {
    return this.token && this.table.several_seats ? `${this.token},${token}` : token;
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

  /** Answer what was decided together with an earlier question; say whether that is so in this position. */
  #answerDecided(): boolean {
    const { number } = this.table;
    const decided = this.together.follow(this.live.known!.chairs, number);
    if (decided) {
      this.live.send({ type: "answer", number, ...decided }).catch(() => {
        this.together.forget();
        this.takeNews();
      });
    }
    return this.together.isAnswering(number);
  }

  /** Take news in: the next question, lines to be read aloud, first times. Call it whenever something is new. */
  takeNews(): void {
    if (!this.live.known) return;
    const answering = this.#answerDecided();
    if (!answering) this.#turnToAsked();
    this.#hearOfSeat();
    const { seat, ask } = this.chair;
    const { log } = this;
    const { chairs, chat } = this.live.known;
    this.teacher.game = this.table.game;
    this.decision.offer(answering ? null : this.chair, this.table.number);
    const before = this.#read.get(seat);
    const asked = called(this.chair);
    const said = chat.at(-1)?.number ?? -1;
    this.#read = new Map(chairs.map((each) => [each.seat, { lines: log.length, said, asked: called(each) }]));
    if (this.table.lesson) {
      this.course ??= new Course(this.table.game);
      this.course.follow(this.chair);
    } else if (before || ask) this.teacher.look(this.chair);
    this.#show(before ? log.slice(before.lines) : []);
    this.#noteTurn(before !== undefined);
    if (!before) return;
    if (log.length > before.lines) this.reading.hear();
    this.#toast(log.slice(before.lines));
    for (const { lines, cover, style, heading } of freshly(log, before.lines, this.secretive, this)) {
      if (heading) announcer.say(heading);
      if (style !== "story") announcer.say(this.tell(cover ?? lines[0]!.text));
      if (!hidesAll(cover) && !this.course) this.teacher.read(lines[0]!);
    }
    for (const line of chat.filter((each) => each.number > before.said && each.seat !== seat)) {
      const said = line.phrase ? this.speak(text(line.phrase)) : line.text;
      announcer.say(t("chat-said", { name: line.name, said }));
    }
    if (ask && seat !== null && asked && !before.asked && !answering) this.#callFor(this.decides(seat, ask.kind));
  }

  /** Tell in short what others did to the table. */
  #toast(fresh: LogEntry[]): void {
    for (const { text } of fresh.filter((line) => this.weightOf(line.text.id) === "toast")) {
      if (!this.mine.includes(actor(text) ?? -1)) this.toasts.show(this.tell(text));
    }
    const { rematch } = this.table;
    if (rematch && this.#rematch === "") {
      announcer.say(t("toast-rematch"));
      this.toasts.show(t("toast-rematch"), `/t/${rematch}`);
    }
    this.#rematch = rematch;
  }

  /** When a turn of this person is over, note how things stand; who has just come asks for it. */
  #noteTurn(wasHere: boolean): void {
    if (this.#since === this.since || this.seat === null) return;
    this.#since = this.since;
    this.baseline = this.chair.view;
    const { move } = this.log[this.since] ?? {};
    if (wasHere || move === undefined) return;
    const { since } = this;
    api.position(this.id, move, null).then(
      ({ chair }) => this.#since === since && (this.baseline = chair.view),
      () => undefined,
    );
  }

  /** Put the position on the board, with the moments that lead to it, as everybody may read them. */
  #show(fresh: LogEntry[]): void {
    const staged = fresh.filter((line) => this.weightOf(line.text.id) === "staged" && !(this.secretive && line.cover));
    const moments = staged.map(({ number, text, on }) => {
      const named = this.parts(text, true).flatMap((part) => part.named ?? []);
      const card = named.length === 1 ? { card: named[0]!, on } : undefined;
      return { number, said: this.tell(text), sound: this.soundOf(text.id), card };
    });
    const seen = fresh.some(({ cover, text }) => isSeen(this.weightOf((this.secretive && cover ? cover : text).id)));
    this.playback.take({ chair: this.chair, table: this.table }, moments, seen);
  }

  /** Call for the person in words that a neighbour may hear and read. */
  #callFor(decision: string): void {
    const said = t("prompt-your-turn", { ask: decision });
    announcer.say(said);
    call(`${gameLabel(this.table.game)} · ${t("house")}`, said);
  }
}
