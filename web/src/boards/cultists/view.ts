// The shapes of a view of Cultists, as `make protocol` writes them, beside what every board gets from the protocol.
import type { Outcome } from "../../protocol";
export type * from "../../protocol";

/** All that a seat may know of a position. */
export interface CultistsView {
  /** Whose view this is; None for a spectator. */
  seat: number | null;
  options: CultistsOptions;
  /** Side of the board, "A" or "B". */
  side: string;
  /** Which special roles are in the game. */
  special_roles: string[];
  cultist_count: number;
  /** How many dead investigators the cultists need. */
  threshold: number;
  /** "characters", "night", "move", "event", "action", "clean-up", "guess" or "over". */
  phase: string;
  round: number;
  /** The start player, who has the knife. */
  start: number | null;
  active: number | null;
  /** The turn order of this round. */
  order: number[];
  figures: FigureView[];
  places: PlaceView[];
  rooms: RoomView[];
  /** How many cards the unsafe-paths deck has. */
  unsafe: number;
  /** The cards that were added to it since the start. */
  unsafe_added: RoomCardView[];
  pile: number;
  /** How many cultist markers lie face down. */
  markers: number;
  /** The event in force. */
  event: string | null;
  /** The event markers on the clock. */
  clock: string[];
  /** The event markers left in the bag. */
  bag: { [name: string]: number };
  power: boolean;
  /** Where the fish-man stands; None: at the lake. */
  fish_man: string | null;
  /** The corridor in which he may stand. */
  lair: string;
  portal: PortalView | null;
  vote_marker: boolean;
  score: number;
  target: number;
  move: MoveView | null;
  check: StateCheckView | null;
  poll: PollView | null;
  /** What was claimed in discussions; nothing of it need be true. */
  claims: Claim[];
  /** What everybody has seen, in order. */
  history: (Walked | Met | Drawn | Swapped | Burnt | Checked | Added | Laid | Turned | Searched | Marker | FishMan | Power | Gate | Helped | Attacked | Passed | Polled | Fell)[];
  /** The viewer's own sheet; None for a spectator and before the night. */
  mine: SheetView | null;
  guesses: GuessView[];
  /** Everything else, once the game is over. */
  reveal: RevealView | null;
  ending: string | null;
  outcome: Outcome | null;
}

/** What the players agreed on before the game; see `FIELDS`. */
export interface CultistsOptions {
  seats: number;
  seer: string;
  assassin: string;
  firestarter: string;
  /** The first start player; None: drawn at random. */
  start: number | null;
  /** How long a discussion lasts at most: "1m", "3m", "5m", "10m", "1d" or "none". */
  discussion: string;
  /** How long the cultists have to name the Seer: "1m", "3m", "1d" or "none". */
  guess: string;
}

/** A player's figure or the automa. */
export interface FigureView {
  character: string | null;
  place: string;
  ghost: boolean;
  /** How it became a ghost: "reported", "voted" or "attacked". */
  fell: string | null;
  /** Its role, if the viewer knows it. */
  role: string | null;
  /** "investigators" or "cultists", if the viewer knows it for certain. */
  team: string | null;
  /** Its pulse deck, in the order in which the cards were given. */
  pulse: PulseCardView[];
  /** A Dead card lies open on its pulse deck. */
  open_dead: boolean;
  /** How many pulse cards it has in hand. */
  hand: number;
  /** How many are in its pulse supply. */
  supply: number;
  /** How many room cards it has in hand. */
  room_cards: number;
  /** It has had its turn in this action phase, or used it up as helper at the portal. */
  had_turn: boolean;
  automa: boolean;
  /** Its route card, if the viewer may see it. */
  route: RouteView | null;
}

/** A card in a pulse deck. */
export interface PulseCardView {
  /** None: it has lain there from the start. */
  giver: number | null;
  /** In which round it was given; 0 is the start. */
  round: number;
  /** "alive" or "dead", if the viewer knows it for certain. */
  face: string | null;
}

/** A route card. */
export interface RouteView {
  /** Like "A3". */
  name: string;
  /** The rooms it names for each round. */
  rounds: string[][];
}

/** A place with the doors that are open now; in place order. */
export interface PlaceView {
  name: string;
  room: boolean;
  doors: string[];
  /** Where a door leads that the event in force keeps closed (event-list.d8). */
  closed: string[];
  /** Where a door leads that is there only while the event is in force (event-list.d4). */
  secret: string[];
}

/** A room with its deck, its marker and its row on the bookshelf. */
export interface RoomView {
  name: string;
  /** How many cards its deck has. */
  deck: number;
  /** All cards that were ever added to its deck; which of them have been drawn nobody knows. */
  added: RoomCardView[];
  /** The cards of its deck; empty while the game goes on. */
  cards: RoomCardView[];
  explored: boolean;
  /** Whether its marker shows the unsafe-paths symbol; None as long as nobody knows. */
  symbol: boolean | null;
  done: boolean;
  /** Books on the shelf. */
  books: number;
  all_books: number;
  /** What its full row scores. */
  row_points: number;
  cultist_marker: boolean;
  burnt: boolean;
}

/** A card in a room deck or in the unsafe-paths deck. */
export interface RoomCardView {
  /** Who put it there; None: it came from the setup or from the draw pile. */
  by: number | null;
  /** "start", "pile" or "hand". */
  source: string;
  round: number;
  /** "success", "failure" or "sabotage", if the viewer may know it. */
  face: string | null;
}

/** The portal. */
export interface PortalView {
  /** "open", "closed" or "lost". */
  state: string;
  /** In which round it opened. */
  opened: number;
  /** The last round in which it can be closed. */
  last: number;
}

/** The move that is being made. */
export interface MoveView {
  figure: number;
  /** The places so far; the first is where it began. */
  path: string[];
  /** Points left. */
  points: number;
}

/** A check of a state whose result is not announced yet. */
export interface StateCheckView {
  by: number;
  target: number;
  camera: boolean;
}

/** A vote that is being held. */
export interface PollView {
  /** "called" or "murder". */
  cause: string;
  by: number;
  number: number;
  /** "discussion", "vote" or "change". */
  stage: string;
  /** The round of the discussion, counted from 1. */
  turn: number;
  /** The open votes in seat order, None for an abstention; empty before they are open. */
  votes: (number | null)[];
}

/** What somebody claimed in a discussion; it may be a lie (talk.6). */
export interface Claim {
  round: number;
  /** Before which vote of the game, counted from 1. */
  poll: number;
  /** In which round of that discussion, counted from 1. */
  turn: number;
  speaker: number;
  /**
   * "investigator", "seer", "assassin", "suspect", "trust", "cultist", "checked-alive", "checked-dead",
   * "gave-alive", "put-success" or "route".
   */
  kind: string;
  /** Whom it is about. */
  figure: number;
  /** Which place it is about. */
  place: string;
}

/** A figure has made its move (move.1, move.8). */
export interface Walked {
  type: "walked";
  round: number;
  figure: number;
  /** All places it was in, the first and the last included. */
  path: string[];
  ghost: boolean;
}

/** An encounter (encounter.7). */
export interface Met {
  type: "met";
  round: number;
  place: string;
  figures: number[];
  /** Who gave to whom; who is missing had no card left (hands.q2). */
  gifts: Gift[];
}

/** One card of an encounter; nobody but the giver knows which (encounter.7). */
export interface Gift {
  giver: number;
  receiver: number;
}

/** An event marker came out of the bag (event.1). */
export interface Drawn {
  type: "drawn";
  round: number;
  event: string;
}

/** A figure changed over through Secret Doors (event-list.d4). */
export interface Swapped {
  type: "swapped";
  round: number;
  figure: number;
  origin: string;
  place: string;
}

/** A room burnt (firestarter.d2). */
export interface Burnt {
  type: "burnt";
  round: number;
  room: string;
}

/** Somebody's state was checked (check-state.3 to check-state.6). */
export interface Checked {
  type: "checked";
  round: number;
  by: number;
  target: number;
  /** Where the target stood. */
  place: string;
  camera: boolean;
  /** How many cards the pulse deck had then: the first so many that were given. */
  cards: number;
  reported: boolean;
}

/** A card of the draw pile went unseen into a deck (check-state.7, camera.3). */
export interface Added {
  type: "added";
  round: number;
  /** The room, or "unsafe". */
  place: string;
}

/** Somebody filled a room deck or secured a corridor (fill.2, secure.2). */
export interface Laid {
  type: "laid";
  round: number;
  by: number;
  /** The room, or the corridor he stood in. */
  place: string;
}

/** A room marker was turned to its explored side (room-decks.2). */
export interface Turned {
  type: "turned";
  round: number;
  room: string;
  symbol: boolean;
  /** What the unsafe-paths deck yielded, if the marker shows the symbol (unsafe.4). */
  face: string;
}

/** A room was checked (check-room.2). */
export interface Searched {
  type: "searched";
  round: number;
  by: number;
  room: string;
  camera: boolean;
  face: string;
  /** The room is done now (shelf.4). */
  done: boolean;
}

/** A cultist marker came into a room, or somebody removed it (unsafe.6, fight.1). */
export interface Marker {
  type: "marker";
  round: number;
  room: string;
  /** Who fought it; NOBODY: it came. */
  by: number;
}

/** The fish-man came into his corridor, or somebody chased him away (unsafe.7, fish-man.3). */
export interface FishMan {
  type: "fish-man";
  round: number;
  /** Who chased him; NOBODY: he came. */
  by: number;
}

/** The power went off, or somebody restarted it (event-list.d3, power.3). */
export interface Power {
  type: "power";
  round: number;
  on: boolean;
  by: number;
}

/** The portal opened, was closed, or can no longer be closed (portal.1, portal.4, portal.5). */
export interface Gate {
  type: "gate";
  round: number;
  /** "open", "closed" or "lost". */
  state: string;
  by: number;
  helper: number;
}

/** Somebody was asked to help at the portal, and answered (portal.q1). */
export interface Helped {
  type: "helped";
  round: number;
  by: number;
  helper: number;
  agreed: boolean;
}

/** The Assassin attacked (assassin.2). */
export interface Attacked {
  type: "attacked";
  round: number;
  by: number;
  target: number;
}

/** Somebody did nothing (action.1). */
export interface Passed {
  type: "passed";
  round: number;
  by: number;
}

/** A vote, as it was counted in the end (vote.5 to vote.8). */
export interface Polled {
  type: "polled";
  round: number;
  /** "called" or "murder". */
  cause: string;
  /** Who called it, or whose check led to it. */
  by: number;
  /** For each player whom he named; NOBODY: he abstained. */
  votes: number[];
  /** The start player changed his vote. */
  changed: boolean;
  /** Whom he had named before that. */
  first: number;
  eliminated: number;
}

/** A figure became a ghost (ghost.1). */
export interface Fell {
  type: "fell";
  round: number;
  figure: number;
  /** "reported", "voted" or "attacked". */
  cause: string;
}

/** What only the viewer knows (night.d2). */
export interface SheetView {
  role: string;
  team: string;
  route: RouteView;
  /** Pulse cards in hand, left to right. */
  hand: string[];
  /** What the pulse supply is made of; its order is unknown. */
  supply: { [name: string]: number };
  room_hand: string[];
  /** Who the cultists are; empty for those who do not know it. */
  cultists: number[];
  /** Which cultist is the Firestarter, for the cultists. */
  firestarter: number | null;
  /** Who was dead from the start, for the cultists. */
  dead_from_start: number[];
  checks: SeenView[];
  laid: LaidView[];
}

/** What the viewer saw when he checked a state. */
export interface SeenView {
  round: number;
  target: number;
  alive: number;
  dead: number;
}

/** A card that the viewer has put into a deck. */
export interface LaidView {
  round: number;
  /** The room, or the corridor that he secured. */
  place: string;
  face: string;
}

/** Whom a cultist names as the Seer. */
export interface GuessView {
  cultist: number;
  named: number;
}

/** What is shown to all after the end, as far as figures and rooms do not show it (end.d1). */
export interface RevealView {
  gone: GoneView[];
  unsafe: RoomCardView[];
  /** The draw pile, the top card first. */
  pile: string[];
  /** Each figure's pulse cards in hand. */
  hands: string[][];
  /** Each figure's pulse supply, the next card first. */
  supplies: string[][];
  room_hands: string[][];
  /** The cultist markers that were never turned up. */
  markers: string[];
  /** How many investigators were dead at the start and at the end of each round. */
  notes: number[];
  /** How many were dead at the end. */
  dead: number;
}

/** A card that has left a room deck for good; shown when the game is over. */
export interface GoneView {
  room: string;
  card: RoomCardView;
}
