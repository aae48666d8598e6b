// Written by `make protocol` from the server's types. Do not edit.

/** Something that is JSON; its shape is the sender's business. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What may be an argument of a message. */
export type Argument = number | string | Who | Text | (Who | Text)[];

/** Take an open seat, or one that a bot keeps. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  id: string;
}

/** Get up: before the start the seat is open again, afterwards a bot plays on. */
export interface Leave {
  type: "leave";
  seat: number;
  id: string;
}

/** Let a bot play an open seat, or change the bot (host only). */
export interface PlaceBot {
  type: "place-bot";
  seat: number;
  bot: string;
  id: string;
}

/** Take a bot, or a person before the start, out of a seat (host only). */
export interface Empty {
  type: "empty";
  seat: number;
  id: string;
}

/** Begin the match (host only, all seats filled). */
export interface Start {
  type: "start";
  id: string;
}

/** Answer an ask. */
export interface Answer {
  type: "answer";
  seat: number;
  /** The number of the position the ask was shown in; a stale answer is refused. */
  number: number;
  choice: string[];
  id: string;
}

/** Take my last answer back; asks the others if it is not free. */
export interface AskUndo {
  type: "ask-undo";
  seat: number;
  id: string;
}

/** Agree to somebody's undo, or refuse it. */
export interface VoteUndo {
  type: "vote-undo";
  seat: number;
  agree: boolean;
  id: string;
}

/** Talk: a text, or a ready-made phrase by id. */
export interface Say {
  type: "say";
  /** None: as a spectator. */
  seat?: number | null;
  text?: string;
  phrase?: string;
  /** How a spectator wants to be called. */
  name?: string;
  id: string;
}

/** Want the match to end for all, with everything revealed; or no longer. */
export interface VoteEnd {
  type: "vote-end";
  seat: number;
  agree: boolean;
  id: string;
}

/** Open the next table with the same options and people (players, after the end). */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Close a table that has not started (host only). */
export interface Close {
  type: "close";
  id: string;
}

/** Give me a new reclaim link for my seat; the old one is void. */
export interface RenewLink {
  type: "renew-link";
  seat: number;
  id: string;
}

/** Say that I am still here. */
export interface Ping {
  type: "ping";
  id: string;
}

/** What is needed to open a table. */
export interface NewTable {
  game: string;
  options?: { [name: string]: Json };
  public?: boolean;
  spectators?: boolean;
  pace?: Pace;
  /** If given, the host takes seat 0 under this name. */
  name?: string;
  /** If given, all other seats are filled with this bot. */
  bots?: string;
}

/** How fast a table is played. */
export interface Pace {
  /** "live" or "days". */
  kind?: string;
  /** Seconds for a decision before a bot takes over; None: no clock. */
  limit?: number | null;
}

/** The secret part of a reclaim link. */
export interface Reclaim {
  token: string;
}

/** Private notes on a table; only their writer reads them. */
export interface Note {
  text: string;
}

/** Everything at once: after joining, after a gap, after a restart. */
export interface TableState {
  type: "table";
  seq: number;
  /** The server's clock, milliseconds since 1970. */
  now: number;
  table: TableInfo;
  chairs: Chair[];
  chat: ChatLine[];
}

/** What everybody at a table sees of the table itself. */
export interface TableInfo {
  /** "gathering", "playing", "over" or "closed". */
  status: string;
  waiting: Waiting[];
  /** Of the position; an answer names it. */
  number: number;
  undo: UndoQuestion | null;
  end_votes: number[];
  outcome: Outcome | null;
  /** "" until the match is over. */
  seed: string;
  id: string;
  game: string;
  options: { [name: string]: Json };
  seats: SeatInfo[];
  /** Whether this client opened the table. */
  host: boolean;
  public: boolean;
  spectators: boolean;
  /** How many spectators are connected. */
  watching: number;
  pace: Pace;
  /** Which bots this game offers. */
  bots: string[];
  seed_hash: string;
  /** The id of the next table, or "". */
  rematch: string;
}

/** Whom the game waits for. */
export interface Waiting {
  seat: number;
  /** Which decision it is. */
  kind: string;
  /** Milliseconds since 1970. */
  since: number;
  /** When a bot takes over, if there is a clock. */
  until: number | null;
}

/** Somebody wants an answer back. */
export interface UndoQuestion {
  seat: number;
  agreed: number[];
  missing: number[];
}

/** How a match ended. */
export interface Outcome {
  winners: number[];
  text: Text;
  cite: string;
}

/** A message id with its arguments. Arguments may be texts themselves (a card's name). */
export interface Text {
  type: "text";
  id: string;
  args: { [name: string]: Argument };
}

/** A seat as an argument of a message; shown as that player's name. */
export interface Who {
  type: "who";
  seat: number;
}

/** A chair as everybody sees it. */
export interface SeatInfo {
  /** "open", "person" or "bot". */
  kind: string;
  name: string;
  /** The bot's level, or "". */
  bot: string;
  connected: boolean;
  /** A bot keeps it for somebody who left and may come back. */
  kept: boolean;
  /** Held by this client, or kept for it. */
  mine: boolean;
}

/** The game as one of my seats (None: a spectator) sees it. */
export interface Chair {
  seat: number | null;
  /** The game's own view; see its type in the generated protocol. */
  view: Json;
  ask: Ask | null;
  undo: UndoOffer | null;
  /** The lines this client has not got yet (all of them in a `table` message). */
  log: LogEntry[];
}

/** A decision that a seat must make before the game goes on. */
export interface Ask {
  /** Which decision this is; public, so it says nothing hidden. */
  kind: string;
  text: Text;
  options: Option[];
  cite: string;
  least: number;
  most: number;
  /** Answers stay hidden, and may be changed, until every seat asked has answered. */
  sealed: boolean;
  /** Seconds this decision may take, whatever the pace of the table; public. */
  limit: number | null;
}

/** One thing a seat may choose. */
export interface Option {
  /** What to answer; unique within its ask. */
  id: string;
  text: Text;
  /** The things on the board it is about, like "seat:3" or "card:17". */
  on: string[];
  /** The clause that allows it. */
  cite: string;
  /** Costly or final: a table asks once more. */
  confirm: boolean;
}

/** What the undo button would do. */
export interface UndoOffer {
  free: boolean;
  answers: number;
}

/**
 * A line of the match's log, as its reader may read it.
 *
 * There are very many of them and never a circle, so the garbage collector need not look at them.
 */
export interface LogEntry {
  /** Counted from 0 over all lines this reader gets. */
  number: number;
  move: number;
  text: Text;
  cite: string;
  on: string[];
}

/** Something that was said. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
}

/** What is new since the message before; `chat` and the chairs' logs hold only new lines. */
export interface TableUpdate {
  type: "update";
  seq: number;
  now: number;
  progress: Progress;
  /** Given when more than the progress has changed: who sits where, who is connected. */
  table: TableInfo | null;
  chairs: Chair[];
  chat: ChatLine[];
}

/** How the match stands: all of a table that changes while it is played. */
export interface Progress {
  /** "gathering", "playing", "over" or "closed". */
  status: string;
  waiting: Waiting[];
  /** Of the position; an answer names it. */
  number: number;
  undo: UndoQuestion | null;
  end_votes: number[];
  outcome: Outcome | null;
  /** "" until the match is over. */
  seed: string;
}

/** A command was carried out, and is durable. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  /** The secret part of the seat's reclaim link; given once. */
  reclaim: string;
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: Text;
  clause: string;
}

/** A frame that could not be understood, or too many of them. */
export interface Trouble {
  type: "trouble";
  reason: Text;
}

/** A game as the new-table form needs it. */
export interface GameInfo {
  name: string;
  version: number;
  fields: Field[];
  bots: string[];
  phrases: string[];
}

/**
 * One option of a game, described well enough to draw a form from it.
 *
 * Its label is the message `option-<name>`; a choice is labelled `option-<name>-<choice>`.
 */
export interface Field {
  name: string;
  default: Json;
  choices: Json[];
  /** The clause that says what may be chosen. */
  cite: string;
}

/** A clause of a rulebook. */
export interface ClauseInfo {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** The lists of the home page. */
export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: string;
  names: string[];
  open_seats: number;
  updated: number;
  my_turn: boolean;
  mine: boolean;
}

/** A table was opened. */
export interface TableOpened {
  id: string;
  /** The secret part of the host's reclaim link, or "". */
  reclaim: string;
}

/** The seat is yours again, under a new link. */
export interface Reclaimed {
  seat: number;
  reclaim: string;
}

/** The match as it was after `move` moves, for the replay. */
export interface Position {
  move: number;
  /** How many moves there are. */
  moves: number;
  chair: Chair;
}

/** Why a request was refused. */
export interface Problem {
  reason: Text;
  field: string;
  clause: string;
}

/** All that a seat may know of a position. */
export interface RitualView {
  /** Whose view this is; None for a spectator. */
  seat: number | null;
  options: RitualOptions;
  round: number;
  /** The players in seat order, after them the straw players. */
  holders: HolderView[];
  active: number;
  /** Who received the travelling card this turn; the last one holds it. */
  path: number[];
  /** The travelling card, if the viewer has seen it. */
  travelling: string | null;
  /** Its colour, if that is known ("pure" or "cursed"). */
  travelling_colour: string | null;
  is_travelling: boolean;
  pile: number;
  /** The top card of the draw pile, if the viewer looked at it. */
  top: string | null;
  top_colour: string | null;
  discard: string[];
  removed: number;
  removed_by_me: string[];
  /** The cards shuffled back into the draw pile by confessions this round; hidden from spectators. */
  confessed: string[];
  past: TurnView[];
  /** Which faces the viewer's own card may have, and how many such cards are unseen. */
  mine: { [name: string]: number };
  /** What a failure costs now on the doom track; None without the track. */
  doom: number | null;
  doom_space: number | null;
  last_round: RoundEndView | null;
  outcome: Outcome | null;
}

/** What the players agreed on before the game; see `FIELDS`. */
export interface RitualOptions {
  seats: number;
  variant: string;
  event: string;
  scholar: string;
  zealot: string;
  old_one: string;
  doom: boolean;
  confession: boolean;
  talk_filter: boolean;
  start: number | null;
}

/** A player or straw player as seen from a seat. */
export interface HolderView {
  /** None for a straw player. */
  sanity: number | null;
  /** The face of the card in hand; None if the viewer may not see it. */
  card: string | null;
  hand_on_table: boolean;
}

/** A finished turn of this round. */
export interface TurnView {
  giver: number;
  path: number[];
  taker: number | null;
  /** The card that travelled; None for its taker and for spectators, unless it was discarded. */
  card: string | null;
  discarded: string;
}

/** How the last round ended. */
export interface RoundEndView {
  round: number;
  cause: string;
  hands: string[];
  discard: string[];
  failed: number[];
  sanity_before: number[];
  sanity_after: number[];
  old_one: string | null;
}

/** All that a seat may know of a position. */
export interface FateView {
  /** Whose view this is; None for a spectator. */
  seat: number | null;
  options: FateOptions;
  phase: string;
  window: string;
  turn: number;
  round: number;
  start: number | null;
  active: number | null;
  control: string;
  road: boolean;
  /** The location with the fate piece. */
  fate: string;
  locations: LocationView[];
  players: PlayerView[];
  /** Investigators nobody has yet. */
  supply: number;
  /** Gates in the supply. */
  gates: number;
  deck: number;
  /** The back of the deck's top card. */
  deck_top: string | null;
  discard: number;
  /** Those cards of the discard pile that the viewer has seen. */
  discarded: CardView[];
  casting: CastView[];
  /** The artefacts that lie face up beside the Museum. */
  shown: string[];
  artefact_deck: number;
  artefact_discard: string[];
  curse_deck: number;
  curse_discard: string[];
  squalls_unused: number;
  /** The tile just drawn, if the viewer looks at it. */
  squall_drawn: string | null;
  gale: GaleView | null;
  roll: RollView | null;
  /** The god cards dealt to the viewer. */
  dealt: string[];
  /** The viewer's standing order to pass. */
  order: string;
  /** The final places; players of one place stand together. Empty while the game goes on. */
  ranking: number[][];
  outcome: Outcome | null;
}

/** What the players agreed on before the game; see `FIELDS`. */
export interface FateOptions {
  seats: number;
  library_keeps: boolean;
}

/** One of the six locations. */
export interface LocationView {
  name: string;
  /** None in Other Worlds, whose symbol is a joker. */
  symbol: string | null;
  /** How many each player has here. */
  cultists: number[];
  investigators: number;
  column: CardView[];
  /** A squall tile's name, "hidden" if the viewer does not see it, None if there is none. */
  squall: string | null;
  /** How many investigators would go to the lodge of a player who comes here now. */
  follow: number;
  /** Whether the active player would have control after coming here now. */
  controls: boolean;
}

/** A spell or a Gate as seen from a seat. */
export interface CardView {
  /** Its astral symbol, or "gate". */
  back: string;
  /** Its number, if the viewer knows the card. */
  card: number | null;
  spell: string | null;
  /** What readying it costs, if the viewer knows that. */
  cost: string[];
}

/** A player with lodge, circle and cards. */
export interface PlayerView {
  god: string | null;
  colour: string | null;
  /** Own cultists in the lodge. */
  lodge: number;
  abyss: number;
  /** How many cultists of each player lie captive on this lodge. */
  captives: number[];
  investigators: number;
  summon: number;
  signs: number;
  /** Sorted by their backs. */
  hand: CardView[];
  gate: boolean;
  /** Sorted by their backs and costs. */
  readied: CardView[];
  artefacts: ArtefactView[];
  /** In the order received; None where the viewer does not see which. */
  curses: (string | null)[];
  watcher: number;
  /** Whether a sign on the marker's space has brought this player a curse. */
  sign_curse: boolean;
}

/** An artefact beside a lodge. */
export interface ArtefactView {
  name: string;
  ready: boolean;
}

/** A spell that is being cast. */
export interface CastView {
  seat: number;
  card: CardView;
  cancelled: boolean;
}

/** The last squall tile that was turned up. */
export interface GaleView {
  location: string;
  squall: string;
  seat: number;
  turn: number;
}

/** The dice as they lie on the table. */
export interface RollView {
  seat: number;
  kind: string;
  faces: string[];
  /** How often dice were thrown in this game; a new number is a new throw. */
  throws: number;
}

export type AnyCommand =
  | Sit
  | Leave
  | PlaceBot
  | Empty
  | Start
  | Answer
  | AskUndo
  | VoteUndo
  | Say
  | VoteEnd
  | Rematch
  | Close
  | RenewLink
  | Ping;

export type AnyMessage =
  | TableState
  | TableUpdate
  | Done
  | Refused
  | Trouble;

/** The view of each game. */
export interface Views {
  ritual: RitualView;
  fate: FateView;
}
