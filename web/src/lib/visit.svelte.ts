// A visit to a room in which a tale of several matches is kept: what is seen of it, looked at when there is news, and
// how to change it. Not for what the tale is (the game's part of the page knows that).
import * as api from "./api";
import { beginAtOnce, giveTokens } from "./links";
import { Refusal } from "./outbox";
import { place } from "./router.svelte";
import type { Json, RoomInfo, Text } from "../protocol";

/** Milliseconds after which somebody who hears nothing tries again. */
const LISTEN_AGAIN = 4000;

/** Secrets that were just given, by room: each is shown once, then forgotten. */
export const freshLinks = new Map<string, { reclaim: string; invitation: string }>();

export class Visit {
  readonly id: string;
  info: RoomInfo | null = $state.raw(null);
  /** Why something was refused, and by which rule; until the next try. */
  refusal: { reason: Text; clause: string } | null = $state.raw(null);
  /** Why the room cannot be seen. */
  trouble: Text | null = $state.raw(null);
  busy = $state(false);
  reclaim = $state("");
  invitation = $state("");

  constructor(id: string) {
    this.id = id;
    const given = freshLinks.get(id);
    freshLinks.delete(id);
    [this.reclaim, this.invitation] = [given?.reclaim ?? "", given?.invitation ?? ""];
  }

  /** Whether this person decides for the group. */
  get hosts(): boolean {
    return this.info !== null && this.info.me !== "" && this.info.me === this.info.host;
  }

  /** Look at the room now, whenever there is news of it, and when the page is seen again; return how to stop. */
  stay(): () => void {
    const look = () => {
      if (!document.hidden) void this.look();
    };
    let left = false;
    let socket: WebSocket | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = async () => {
      await this.look();
      if (left || this.trouble?.id === "denied-no-room") return;
      socket = api.roomNews(this.id, (seq) => seq !== this.info?.seq && look());
      socket.onclose = () => {
        if (!left) timer = setTimeout(() => void listen(), LISTEN_AGAIN);
      };
    };
    void listen();
    document.addEventListener("visibilitychange", look);
    return () => {
      left = true;
      clearTimeout(timer);
      socket?.close();
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(afresh = false): Promise<void> {
    try {
      await api.withSession();
      const found = await api.room(this.id, afresh ? undefined : this.info?.seq);
      if (found) this.#see(found);
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error.reason;
    }
  }

  /** Show the room, unless something newer is shown: two answers may overtake each other. */
  #see(found: RoomInfo): void {
    if (!this.info || found.seq >= this.info.seq) this.info = found;
  }

  /** Change the tale; return whether that was done (or voted for). */
  change(change: Json): Promise<boolean> {
    return this.#do(async () => {
      this.#see(await api.changeRoom(this.id, change));
    });
  }

  /** Come in by an invitation. */
  come(name: string, invitation: string): Promise<boolean> {
    return this.#do(async () => this.#entered(await api.comeToRoom(this.id, name, invitation)));
  }

  /** Come back by one's own link. */
  comeBack(token: string): Promise<boolean> {
    return this.#do(async () => this.#entered(await api.reclaimPlace(this.id, token)));
  }

  /** Make a new invitation. */
  invite(): Promise<boolean> {
    return this.#do(async () => {
      this.invitation = await api.newInvitation(this.id);
    });
  }

  /** Open the table of the next match and go there; where nobody is waited for, it begins. */
  begin(alone: boolean): Promise<boolean> {
    return this.#do(async () => {
      const opened = await api.beginRoomMatch(this.id);
      giveTokens(opened.id, opened.links);
      if (alone) beginAtOnce.add(opened.id);
      place.go(`/t/${opened.id}`);
    });
  }

  /** Go on from a tale that is over, in a room of its own, and go there. */
  goOn(wish: Json): Promise<boolean> {
    return this.#do(async () => {
      const opened = await api.goOn(this.id, wish);
      freshLinks.set(opened.id, opened);
      place.go(`/campaign/${opened.id}`);
    });
  }

  async #entered(reclaim: string): Promise<void> {
    this.reclaim = reclaim;
    await this.look(true);
  }

  async #do(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await api.withSession();
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = { reason: error.reason, clause: error.clause };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
