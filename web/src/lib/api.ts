// The HTTP part of the server, one function for each address. Not for the socket (see table.svelte.ts).
import type { Eyes } from "./links";
import { notices } from "./notices.svelte";
import { Refusal } from "./outbox";
import { text } from "./speech";
import type {
  Arrived,
  AidSection,
  CardInfo,
  ClauseInfo,
  DeckCheck,
  DeckText,
  DeviceInfo,
  DeviceLink,
  GameInfo,
  IndexEntry,
  Invitation,
  Json,
  LessonInfo,
  NewLesson,
  MatchCourse,
  MessageSource,
  NewRoom,
  NewDevice,
  NewDeviceLink,
  NewTable,
  Note,
  Position,
  Problem,
  ReadyDeck,
  Reclaimed,
  RoomAgain,
  RoomChange,
  RoomDocument,
  RoomEntered,
  RoomInfo,
  RoomNews,
  RoomOpened,
  RoomSummary,
  RoomVisit,
  ScenarioInfo,
  Statistics,
  TableOpened,
  Tables,
} from "../protocol";

/** Seconds for which somebody is asked to be patient; whoever would have to wait longer is refused. */
const LONGEST_WAIT = 15;

/** A refusal that belongs to one field of a form. */
export class FieldRefusal extends Refusal {
  readonly field: string;

  constructor(problem: Problem) {
    super(problem.reason, problem.clause);
    this.field = problem.field;
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: method === "GET" ? {} : { "Content-Type": "application/json", "X-Miskatonic": "1" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(text("error-unreachable"));
  }
  if (response.ok) return response;
  const wait = Number(response.headers.get("Retry-After"));
  const refused = await refusal(response);
  if (method !== "GET" || response.status !== 429 || !(wait > 0 && wait <= LONGEST_WAIT)) throw refused;
  return patiently(refused, wait, path);
}

/** Who looks at too much at once is told so in passing, and sees it a little later. */
async function patiently(refused: Refusal, seconds: number, path: string): Promise<Response> {
  notices.refuse(refused);
  await new Promise((waited) => setTimeout(waited, seconds * 1000));
  if (notices.shown === refused) notices.clear();
  return call("GET", path);
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    return new FieldRefusal((await response.json()) as Problem);
  } catch {
    return new Refusal(text("error-server", { status: String(response.status) }));
  }
}

async function get<T>(path: string): Promise<T> {
  return (await call("GET", path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await call("POST", path, body)).json() as Promise<T>;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

let session: Promise<void> | undefined;

/** Make sure that the server knows this browser. */
export function openSession(): Promise<void> {
  const opened = call("POST", "/api/session", {}).then(() => undefined);
  opened.catch(() => (session = undefined));
  session = opened;
  return opened;
}

/** Wait until the server knows this browser. */
export function withSession(): Promise<void> {
  return session ?? openSession();
}

let known: Promise<GameInfo[]> | undefined;

/** Return the games there are; they do not change while a page is open. */
export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>("/api/games");
  known.catch(() => (known = undefined));
  return known;
}

export const rulebookIndex = (game: string, language: string) =>
  get<IndexEntry[]>(`/api/games/${encodeURIComponent(game)}/rulebook/${language}/index`);

/** Read the words of a game that this client was built without. */
export const readMessages = async (game: string, language: string) =>
  (await get<MessageSource>(`/api/games/${encodeURIComponent(game)}/messages/${language}`)).ftl;

export const rulebook = (game: string, language: string) =>
  get<ClauseInfo[]>(`/api/games/${encodeURIComponent(game)}/rulebook/${language}`);

export const readAid = (game: string, language: string) =>
  get<AidSection[]>(`/api/games/${encodeURIComponent(game)}/aid/${language}`);

const lessonOf = (game: string) => `/api/games/${encodeURIComponent(game)}/lesson`;

export const lesson = (game: string) => get<LessonInfo>(lessonOf(game));

/** Open a table where a game is taught to somebody of this name. */
export const openLesson = (game: string, name: string) => post<TableOpened>(lessonOf(game), { name } satisfies NewLesson);

const of = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const cards = (game: string) => get<CardInfo[]>(`${of(game)}/cards`);

export const decks = (game: string) => get<ReadyDeck[]>(`${of(game)}/decks`);

export const scenarios = (game: string) => get<ScenarioInfo[]>(`${of(game)}/scenarios`);

/** Have a deck looked at; `before` is the one it grows out of, by so much experience. */
export const checkDeck = (game: string, pasted: string, before = "", experience = 0) =>
  post<DeckCheck>(`${of(game)}/decks/check`, { text: pasted, before, experience } satisfies DeckText);

export const tables = () => get<Tables>("/api/tables");

export const openTable = (wanted: NewTable) => post<TableOpened>("/api/tables", wanted);

export const reclaim = (table: string, token: string) => post<Reclaimed>(`${at(table)}/reclaim`, { token });

export function position(table: string, move: number, eyes: Eyes): Promise<Position> {
  return get<Position>(`${at(table)}/moves/${move}${eyes === null ? "" : `?seat=${eyes}`}`);
}

const courses = new Map<string, Promise<MatchCourse>>();

/** Return how a match went that is over; it does not change any more. */
export function course(table: string): Promise<MatchCourse> {
  let found = courses.get(table);
  if (!found) {
    found = get<MatchCourse>(`${at(table)}/course`);
    found.catch(() => courses.delete(table));
    courses.set(table, found);
  }
  return found;
}

export const statistics = () => get<Statistics>("/api/me");

export const statisticsFile = "/api/me/export";

export const devices = () => get<DeviceInfo[]>("/api/me/devices");

/** Return the secret of a link that makes another browser this person's; it brings the luggage along. */
export async function newDeviceLink(luggage: string): Promise<string> {
  return (await post<DeviceLink>("/api/me/devices/link", { luggage } satisfies NewDeviceLink)).token;
}

/** Become whoever made the link; return what came along. */
export async function joinDevices(token: string, name: string): Promise<string> {
  return (await post<Arrived>("/api/me/devices", { token, name } satisfies NewDevice)).luggage;
}

export async function removeDevice(id: string): Promise<void> {
  await call("DELETE", `/api/me/devices/${encodeURIComponent(id)}`);
}

export const recordAddress = (table: string) => `${at(table)}/record`;

export const note = (table: string) => get<Note>(`${at(table)}/note`);

export async function keepNote(table: string, written: string): Promise<void> {
  await call("PUT", `${at(table)}/note`, { text: written } satisfies Note);
}

// Rooms, in which tales of several matches are kept

const inRoom = (room: string) => `/api/rooms/${encodeURIComponent(room)}`;

export const plans = <Plan>(game: string) => get<Plan[]>(`/api/games/${encodeURIComponent(game)}/saga`);

export const rooms = () => get<RoomSummary[]>("/api/rooms");

export const openRoom = (wanted: NewRoom) => post<RoomOpened>("/api/rooms", wanted);

export const importRoom = (me: string, packed: string) =>
  post<RoomOpened>("/api/rooms/import", { me, packed } satisfies RoomDocument);

/** Return a room; null if it is as it was at the number `after`. */
export async function room(id: string, after?: number): Promise<RoomInfo | null> {
  const answer = await call("GET", `${inRoom(id)}${after === undefined ? "" : `?after=${after}`}`);
  return answer.status === 204 ? null : ((await answer.json()) as RoomInfo);
}

export const changeRoom = (id: string, change: Json) => post<RoomInfo>(`${inRoom(id)}/change`, { change } satisfies RoomChange);

export const comeToRoom = async (id: string, name: string, invitation: string) =>
  (await post<RoomEntered>(`${inRoom(id)}/come`, { name, invitation } satisfies RoomVisit)).reclaim;

export const reclaimPlace = async (id: string, token: string) =>
  (await post<RoomEntered>(`${inRoom(id)}/reclaim`, { token })).reclaim;

export const newInvitation = async (id: string) => (await post<Invitation>(`${inRoom(id)}/invitation`, {})).invitation;

export const beginRoomMatch = (id: string) => post<TableOpened>(`${inRoom(id)}/match`, {});

export const goOn = (id: string, wish: Json) => post<RoomOpened>(`${inRoom(id)}/again`, { wish } satisfies RoomAgain);

/** Listen for news of a room: the number of its latest state, now and whenever there is another. */
export function roomNews(id: string, heard: (seq: number) => void): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/room/${encodeURIComponent(id)}`);
  socket.onmessage = (event) => heard((JSON.parse(event.data as string) as RoomNews).seq);
  return socket;
}

export const roomDocument = (id: string) => `${inRoom(id)}/document`;
