// Written by `make protocol` from the server's types. Do not edit.

/** Something that is JSON; its shape is the sender's business. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What may be an argument of a message. */
export type Argument = number | string | Who | Text | (Who | Text)[];

/** Take an open seat or a bot's; after the start one that a bot keeps for me (the host: any bot's). */
export type Sit = {
  type: "sit";
  seat: number;
  name: string;
  id: string;
};

/** Get up: before the start the seat is open again, afterwards a bot plays on. */
export type Leave = {
  type: "leave";
  seat: number;
  id: string;
};

/** Put something of my own in front of my seat: its part of an option, like a deck (before the start). */
export type Bring = {
  type: "bring";
  seat: number;
  field: string;
  value: Json;
  id: string;
};

/** Ask for a bot's seat after the start; the host gives it, or, while he is absent, the players. */
export type AskSeat = {
  type: "ask-seat";
  seat: number;
  name: string;
  id: string;
};

/** No longer ask for a seat. */
export type WithdrawAsk = {
  type: "withdraw-ask";
  id: string;
};

/** Agree that somebody gets the seat he asked for, or refuse it. */
export type VoteSeat = {
  type: "vote-seat";
  ask: number;
  agree: boolean;
  id: string;
};

/** Let a bot play for somebody who is absent (host only); he may come back. */
export type HandOver = {
  type: "hand-over";
  seat: number;
  id: string;
};

/** Let a bot play an open seat, or change the bot (host only). */
export type PlaceBot = {
  type: "place-bot";
  seat: number;
  bot: string;
  id: string;
};

/** Let bots answer sooner or later than usual (whoever plays alone with them). */
export type PaceBots = {
  type: "pace-bots";
  pace: "quick" | "slow" | "usual";
  id: string;
};

/** Take a bot, or a person before the start, out of a seat (host only). */
export type Empty = {
  type: "empty";
  seat: number;
  id: string;
};

/** Send somebody away from the table for good (host only); he reads why, and so do all in the log. */
export type Kick = {
  type: "kick";
  seat: number;
  reason: string;
  id: string;
};

/** Let somebody talk no more, for a reason that all read; without one, let him talk again (host only). */
export type Mute = {
  type: "mute";
  seat: number;
  reason?: string;
  id: string;
};

/** Begin the match (host only, all seats filled). */
export type Start = {
  type: "start";
  id: string;
};

/** Answer an ask. */
export type Answer = {
  type: "answer";
  seat: number;
  /** The number of the position the ask was shown in; a stale answer is refused. */
  number: number;
  choice: string[];
  id: string;
};

/** Put to me what would be answered for me, until I have answered; nobody else learns of it. */
export type Myself = {
  type: "myself";
  seat: number;
  id: string;
};

/** Ask me even where there is nothing to choose, or no longer; nobody else learns of it. */
export type AskAlways = {
  type: "ask-always";
  seat: number;
  always: boolean;
  id: string;
};

/** I have read what was decided in my name up to a time; nobody else learns of it. */
export type ReadDecided = {
  type: "read-decided";
  seat: number;
  /** The latest `DecidedFor.at` that I was shown. */
  until: number;
  id: string;
};

/** Take my last answer back; asks the others if it is not free. */
export type AskUndo = {
  type: "ask-undo";
  seat: number;
  /** How many answers I was told this takes back; refused if more have come since. None: I do not mind. */
  answers?: number | null;
  id: string;
};

/** Put back what I took back last, as it was. */
export type Redo = {
  type: "redo";
  seat: number;
  id: string;
};

/** Agree to somebody's undo, or refuse it. */
export type VoteUndo = {
  type: "vote-undo";
  seat: number;
  agree: boolean;
  id: string;
};

/** Talk: a text, or a ready-made phrase by id. */
export type Say = {
  type: "say";
  /** None: as a spectator. */
  seat?: number | null;
  text?: string;
  phrase?: string;
  /** How a spectator wants to be called. */
  name?: string;
  id: string;
};

/** Want the match to end for all, with everything revealed; or no longer. */
export type VoteEnd = {
  type: "vote-end";
  seat: number;
  agree: boolean;
  id: string;
};

/** Open the next table: same options, bots and host, everybody's seat kept (players, after the end). */
export type Rematch = {
  type: "rematch";
  id: string;
};

/** Close a table that has not started (host only). */
export type Close = {
  type: "close";
  id: string;
};

/** Give me a new reclaim link for my seat; the old one is void. */
export type RenewLink = {
  type: "renew-link";
  seat: number;
  id: string;
};

/** Say what a bot would do in my place, and why; changes nothing. */
export type Hint = {
  type: "hint";
  seat: number;
  id: string;
};

/** Say why I can do nothing with a thing of the board now; changes nothing. */
export type Explain = {
  type: "explain";
  seat: number;
  thing: string;
  id: string;
};

/** Say that I am still here. */
export type Ping = {
  type: "ping";
  id: string;
};

/** What is needed to open a table. */
export type NewTable = {
  game: string;
  options?: { [name: string]: Json };
  public?: boolean;
  spectators?: boolean;
  pace?: Pace;
  /** If given, the host takes seat 0 under this name. */
  name?: string;
  /** If given, all other seats are filled with this bot. */
  bots?: string;
  /** If given, who takes each seat instead: "me", "open" or a bot; only some games let me take several. */
  chairs?: string[];
};

/** How fast a table is played. */
export type Pace = {
  kind?: "days" | "live";
  /** Seconds for a decision before a bot takes over; None: no clock. */
  limit?: number | null;
};

/** What is needed to be taught a game; the rest is fixed. */
export type NewLesson = {
  name: string;
};

/** The secret part of a reclaim link. */
export type Reclaim = {
  token: string;
};

/** Private notes on a table; only their writer reads them. */
export type Note = {
  text: string;
};

/** A deck as somebody pasted it: a deck site's JSON, a list in English or German, or a file of ours. */
export type DeckText = {
  text: string;
  /** The deck that it grows out of by experience; "": it is a new one. */
  before?: string;
  /** What may be spent on that. */
  experience?: number;
};

/** Become a device of whoever made the link. */
export type NewDevice = {
  token: string;
  /** What kind of browser it is, so that it is known in the list. */
  name?: string;
};

/** Make a link that adds a device. */
export type NewDeviceLink = {
  /** What this browser keeps by itself, like decks, for the other one to keep too; nobody else reads it. */
  luggage?: string;
};

/** What is needed to begin a tale of several matches. */
export type NewRoom = {
  game: string;
  /** How the host is called there. */
  me: string;
  /** What the game wants to know. */
  wish: Json;
  /** What its people call it. */
  name?: string;
};

/** A tale that was taken away as a file, and goes on here. */
export type RoomDocument = {
  /** Whom of those who take part the new host is, or another name. */
  me: string;
  /** The file, as gzip makes it smaller, in base64. */
  packed: string;
};

/** A tale that is over goes on in another one, with those who are left. */
export type RoomAgain = {
  /** What the game wants to know. */
  wish: Json;
  name?: string;
};

/** Somebody comes by an invitation. */
export type RoomVisit = {
  name: string;
  invitation: string;
};

/** A change of the tale, as the game understands it. */
export type RoomChange = {
  change: Json;
};

/** campaign-experience.7: one purchase. */
export type BuyCard = {
  type: "buy";
  investigator: string;
  card: string;
  removes?: string[];
  copies?: number;
};

/** campaign-experience.16: the last purchase of an investigator is taken back. */
export type UndoPurchase = {
  type: "undo-buy";
  investigator: string;
};

/** join-leave.1: an investigator joins; without an owner a bot plays. */
export type JoinCampaign = {
  type: "join";
  investigator: string;
  deck: { [name: string]: number };
  owner?: string;
};

/** join-leave.2 */
export type LeaveCampaign = {
  type: "leave";
  investigator: string;
};

/** join-leave.2 */
export type ComeBack = {
  type: "come-back";
  investigator: string;
};

/** campaign-trauma.10: a new investigator takes the place of a lost one. */
export type ReplaceLost = {
  type: "replace";
  gone: string;
  investigator: string;
  deck: { [name: string]: number };
};

/** story-rewards.4 */
export type BecomeBearer = {
  type: "bearer";
  card: string;
  investigator: string;
};

/** record.1: a passage was read, and one of its ways chosen if it has any. */
export type DecideStory = {
  type: "decide";
  /** Which one, so that nobody decides what he has not read. */
  part: number;
  way?: number;
};

/** What somebody wishes who begins a campaign. */
export type CampaignWish = {
  plan: string;
  difficulty: string;
  heroes: NewHero[];
  agreed?: Agreed;
};

/** An investigator who is to take part. */
export type NewHero = {
  investigator: string;
  deck: { [name: string]: number };
  /** Played by a bot; otherwise by whoever begins. */
  bot?: boolean;
};

/** optional-rules.1: the optional rules that a group has chosen for its campaign. */
export type Agreed = {
  ultimatums?: string[];
  boons?: string[];
  refractions?: string[];
  environment?: "" | "current" | "legacy" | "limited";
  /** environments.6, .7: what a Limited environment has, for the whole group. */
  expansions?: string[];
};

/** epic.1: what somebody wishes who carries survivors over into another campaign. */
export type CampaignAgain = {
  plan: string;
  difficulty: string;
  /** Which of them; without any, all. */
  who?: string[];
};

/** Everything at once: after joining, after a gap, after a restart. */
export type TableState = {
  type: "table";
  seq: number;
  /** The server's clock, milliseconds since 1970. */
  now: number;
  table: TableInfo;
  chairs: Chair[];
  chat: ChatLine[];
};

/** What everybody at a table sees of the table itself. */
export type TableInfo = {
  status: "closed" | "gathering" | "over" | "playing";
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
  seat_asks: SeatAsk[];
  /** Whether this client opened the table. */
  host: boolean;
  /** From when on the host counts as absent; then the players who are not give seats. */
  host_absent_from: number | null;
  public: boolean;
  spectators: boolean;
  /** How many spectators are connected. */
  watching: number;
  pace: Pace;
  /** Which bots this game offers. */
  bots: string[];
  /** How long they wait before they answer. */
  bot_pace: "quick" | "slow" | "usual";
  seed_hash: string;
  /** The id of the next table, or "". */
  rematch: string;
  /** Whether one person may play several seats. */
  several_seats: boolean;
  /** The id of the room whose match is played here, or "". */
  room: string;
  /** Whether the game's lesson is given here: the deal is fixed, and nothing counts. */
  lesson: boolean;
  /** At a rematch: how everybody stands, the best first. */
  evening: EveningScore[];
  /** Why the host has sent me away from here; "": he has not. */
  kicked: string;
  /** Why I may not talk; "": I may. */
  muted: string;
  /** Why the table was closed, if it was. */
  closed: Text | null;
};

/** Whom the game waits for. */
export type Waiting = {
  seat: number;
  /** Which decision it is. */
  kind: string;
  /** Milliseconds since 1970. */
  since: number;
  /** When it is decided without the seat, if there is a clock. */
  until: number | null;
  /** It decides in secret, with all others who do; nobody learns who has answered already. */
  sealed: boolean;
};

/** Somebody wants an answer back. */
export type UndoQuestion = {
  seat: number;
  agreed: number[];
  missing: number[];
  /** How many answers would be taken back. */
  answers: number;
};

/** How a match ended. */
export type Outcome = {
  winners: number[];
  text: Text;
  cite: string;
  /**
   * Which of its game's `endings` it is.
   *
   * Unset it is not saved: positions that were stored before there was such a thing are still the same, and
   * a game may fill it in when it is asked for the outcome (`by`).
   */
  ending?: string;
};

/**
 * A message id with its arguments. Arguments may be texts themselves (a card's name).
 *
 * Like all that is made once, of parts that were there before (`gc=False`), it is never part of a circle, so
 * the collector of circles need not look at it.
 */
export type Text = {
  type: "text";
  id: string;
  args: { [name: string]: Argument };
};

/** A seat as an argument of a message; shown as that player's name. */
export type Who = {
  type: "who";
  seat: number;
};

/** A chair as everybody sees it. */
export type SeatInfo = {
  kind: "bot" | "open" | "person";
  name: string;
  /** The bot's level, or "". */
  bot: string;
  connected: boolean;
  /** For somebody who may come: a bot plays until then, or, at a rematch, it is open for nobody else. */
  kept: boolean;
  /** Held by this client, or kept for it. */
  mine: boolean;
  /** Whom this seat plays, where seats play somebody: the story calls them so. */
  character: Text | null;
  /** From when on (milliseconds since 1970) its person counts as absent: votes go on without him. */
  absent_from: number | null;
  /** Whether the host lets its person not talk. */
  muted: boolean;
};

/** Somebody would like to take over a bot's seat. */
export type SeatAsk = {
  number: number;
  seat: number;
  name: string;
  mine: boolean;
  /** The players who gave their voice for it. */
  agreed: number[];
};

/** How somebody stands after all matches from rematch to rematch. */
export type EveningScore = {
  name: string;
  won: number;
  played: number;
};

/** The game as one of my seats (None: a spectator) sees it. */
export type Chair = {
  seat: number | null;
  /** The game's own view. */
  view: AnyView | null;
  ask: Ask | null;
  undo: UndoOffer | null;
  /** The lines this client has not got yet (all of them in a `table` message). */
  log: LogEntry[];
  /** My sealed answer to `ask`, if it is in; it may be changed until all are. */
  given: string[] | null;
  /** What options of `ask` cost besides what they say, by their ids: ask once more before these. */
  cautions: { [name: string]: Caution[] };
  /** How likely options of `ask` succeed, by their ids, where chance decides. */
  chances: { [name: string]: number };
  /** What I will be asked once other seats have answered the same; who plays those may answer it, too. */
  soon: Ask | null;
  /** What is being answered for me, as I arranged or for want of a choice; then there is no `ask`. */
  foregone: Text[];
  /** How many answers I may put back as they were, having taken them back; nobody has answered since. */
  redo: number;
  /** How many steps of the lesson I have taken; None: nothing is taught here. */
  step: number | null;
  /** The last of what was decided in my name and I have not read yet. */
  decided: DecidedFor[];
  /** How much more there was before that. */
  decided_before: number;
  /** Whether I want to be asked even where there is nothing to choose. */
  always_asked: boolean;
  /**
   * In the place of `view`: what is different from the view of this seat that I was sent last.
   *
   * Only who asks for it (`/ws/<table>?views=changes`), and never in the first message or after a gap.
   */
  changes: Change[] | null;
};

/** A decision that a seat must make before the game goes on. */
export type Ask = {
  /** Which decision this is; public, so it says nothing hidden. */
  kind: string;
  text: Text;
  options: Option[];
  cite: string;
  least: number;
  most: number;
  /** Answers stay hidden, and may be changed, until every seat asked has answered. */
  sealed: boolean;
  /** Seconds this decision may take where the table has a clock, whatever its pace; public. */
  limit: number | null;
  /**
   * The players set that limit themselves: it holds at a table without a clock too; public.
   *
   * Unset it is not saved, so records from before there was such a thing are still good.
   */
  agreed?: boolean;
  /**
   * All who are asked decide it together: a person with several seats answers for them all at once.
   *
   * Unset it is not saved, so records from before there was such a thing are still good.
   */
  common?: boolean;
  /**
   * How much it is about, where that is a number: the damage that is to be assigned.
   *
   * Unset it is not saved, so records from before there was such a thing are still good.
   */
  amount?: number;
  /**
   * What it is about, as an id, where one kind of decision is about several things: "cast:8", "engagement".
   *
   * Unset it is not saved, so records from before there was such a thing are still good.
   */
  about?: string;
};

/** One thing a seat may choose. */
export type Option = {
  /** What to answer; unique within its ask. */
  id: string;
  text: Text;
  /** The things on the board it is about, like "seat:3" or "card:17". */
  on: string[];
  /** The clause that allows it. */
  cite: string;
  /** Costly or final: a table asks once more. */
  confirm: boolean;
  /**
   * How much it gives or takes of what the ask is about, where that is a number: the icons of a card.
   *
   * Unset it is not saved, so records from before there was such a thing are still good.
   */
  amount?: number;
};

/** What the undo button would do; ask once more before it takes back what others answered. */
export type UndoOffer = {
  free: boolean;
  answers: number;
  /** How many of them other people and bots gave. */
  others: number;
  /** What I would be asked anew. */
  to: Text;
};

/**
 * A line of the match's log, as its reader may read it.
 *
 * There are very many of them and never a circle, so the garbage collector need not look at them.
 */
export type LogEntry = {
  /** Counted from 0 over all lines this reader gets. */
  number: number;
  move: number;
  text: Text;
  cite: string;
  on: string[];
  /** Only this reader may read `text`; until it is uncovered this stands there, as all others read it. */
  cover: Text | null;
};

/** What an option costs besides what it says: worth a second thought. */
export type Caution = {
  text: Text;
  /** The clause behind it. */
  cite: string;
};

/** Something that was decided in a person's name; he alone is told. */
export type DecidedFor = {
  /** Milliseconds since 1970. */
  at: number;
  asked: Text;
  answered: Text[];
  /** His time ran out, a bot played for him, or he had arranged it. */
  why: "arranged" | "bot" | "clock";
};

/** Something that is different in a view. */
export type Change = {
  /** Where: names of fields and keys, and places in lists; one behind the last place continues the list. */
  at: (string | number)[];
  /** What is there now. */
  to: Json;
};

/** Something that was said. */
export type ChatLine = {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  /** After how many moves, so that it has its place among the lines of the log. */
  move: number;
};

/** What is new since the message before; `chat` and the chairs' logs hold only new lines. */
export type TableUpdate = {
  type: "update";
  seq: number;
  now: number;
  progress: Progress;
  /** Given when more than the progress has changed: who sits where, who is connected. */
  table: TableInfo | null;
  chairs: Chair[];
  chat: ChatLine[];
};

/** How the match stands: all of a table that changes while it is played. */
export type Progress = {
  status: "closed" | "gathering" | "over" | "playing";
  waiting: Waiting[];
  /** Of the position; an answer names it. */
  number: number;
  undo: UndoQuestion | null;
  end_votes: number[];
  outcome: Outcome | null;
  /** "" until the match is over. */
  seed: string;
};

/** A command was carried out, and is durable. */
export type Done = {
  type: "done";
  id: string;
  seq: number;
  /** The secret part of the seat's reclaim link; given once. */
  reclaim: string;
  /** After a rematch: the reclaim links of all my seats at the next table; given once. */
  links: SeatLink[];
};

/** The reclaim link of one seat. */
export type SeatLink = {
  seat: number;
  /** Its secret part. */
  reclaim: string;
};

/** A command was not carried out; nothing has changed. */
export type Refused = {
  type: "refused";
  id: string;
  reason: Text;
  clause: string;
};

/** What a bot would do in a seat's place; it knows no more than the seat. */
export type Hinted = {
  type: "hinted";
  /** Of the command that asked. */
  id: string;
  seat: number;
  /** Of the position it is about. */
  number: number;
  /** The bot's choice first, then the best two others, all in one measure. */
  ratings: Rating[];
  /** The one thing that decides. */
  reason: Text;
};

/** An answer that a hint compares with others. */
export type Rating = {
  /** The ids of the options it picks. */
  choice: string[];
  /** What it is worth, in words; null where there is nothing to compare. */
  measure: Text | null;
};

/** Why a seat can do nothing with a thing of the board. */
export type Explained = {
  type: "explained";
  /** Of the command that asked. */
  id: string;
  thing: string;
  reasons: Why[];
};

/** Why something cannot be done now. */
export type Why = {
  text: Text;
  /** The clause that says so. */
  cite: string;
};

/** A frame that could not be understood, or too many of them. */
export type Trouble = {
  type: "trouble";
  reason: Text;
};

/** A game as the new-table form needs it. */
export type GameInfo = {
  name: string;
  version: number;
  fields: Field[];
  bots: string[];
  phrases: string[];
  /** Whether one person may play several seats. */
  several_seats: boolean;
  /** Whether its matches can tell one tale, at /api/games/…/saga and /api/rooms. */
  saga: boolean;
  /** Whether it has cards to look up and decks to build, at /api/games/…/cards and /api/games/…/decks. */
  catalogue: boolean;
  /** Whether it can be learnt in a first match, at /api/games/…/lesson. */
  lesson: boolean;
};

/**
 * One option of a game, described well enough to draw a form from it.
 *
 * Its label is the message `option-<name>`; a choice is labelled `option-<name>-<choice>`.
 */
export type Field = {
  name: string;
  default: Json;
  choices: Json[];
  /** The clause that says what may be chosen. */
  cite: string;
  /**
   * "choice": one of `choices`; "several": any number of them; anything else: plain data that the game
   * checks itself, like "decks".
   */
  kind: string;
  /** It has a value for each seat, which the seat's holder may change until the match begins. */
  per_seat: boolean;
  /** The choices that mean nothing in a single match: only where several belong together. */
  in_series: Json[];
};

/** A clause of a rulebook. */
export type ClauseInfo = {
  id: string;
  section: string;
  title: string;
  text: string;
};

/** A term of a rulebook's index: the letter it stands under, its sections, and those to see as well. */
export type IndexEntry = {
  letter: string;
  term: string;
  sections: string[];
  see: string[];
};

/** What is said in a lesson. */
export type LessonInfo = {
  /** Before each decision of the learner's. */
  steps: Page[][];
  end: Page[];
};

/** One thing that is said. */
export type Page = {
  say: string;
  /** The things on the board that it points at. */
  on: string[];
  /** The clause behind it. */
  cite: string;
};

/** Lines that belong together. */
export type AidSection = {
  id: string;
  title: string;
  lines: AidLine[];
};

/** One thing to remember. */
export type AidLine = {
  text: string;
  /** The clauses that say it at length. */
  cites: string[];
};

/** The lists of the home page. */
export type Tables = {
  mine: TableSummary[];
  open: TableSummary[];
};

/** A table in a list. */
export type TableSummary = {
  id: string;
  game: string;
  status: "closed" | "gathering" | "over" | "playing";
  names: string[];
  open_seats: number;
  updated: number;
  my_turn: boolean;
  mine: boolean;
  /** A bot plays for me; I may come back. */
  handed_over: boolean;
  /** Who sits where, bots as well; a name is "" where nobody does. */
  sitters: Sitter[];
  /** Those of them that are mine. */
  seats: number[];
  /** 0: the game has no rounds, or none yet. */
  round: number;
  /** For whom the game waits. */
  waiting: number[];
  /** What I am asked. */
  question: Text | null;
  winners: number[];
};

/** Who sits in a seat, in a list of tables. */
export type Sitter = {
  name: string;
  /** The bot's level, or "". */
  bot: string;
};

/** A table was opened. */
export type TableOpened = {
  id: string;
  /** The secret part of the reclaim link of the host's first seat, or "". */
  reclaim: string;
  /** The reclaim links of all the host's seats. */
  links: SeatLink[];
};

/** The seat is yours again, under a new link. */
export type Reclaimed = {
  seat: number;
  reclaim: string;
};

/** The match as it was after `move` moves, for the replay. */
export type Position = {
  move: number;
  /** How many moves there are. */
  moves: number;
  chair: Chair;
};

/** How a match went that is over. */
export type MatchCourse = {
  moves: number;
  /** From which move on it is known. */
  first: number;
  rounds: RoundMark[];
  charts: MatchChart[];
  /** How long the match can be looked at and downloaded at least, in milliseconds since 1970. */
  kept_until: number;
};

/** Where a round begins. */
export type RoundMark = {
  move: number;
  round: number;
};

/** One thing that is counted in a match; its label is the game's message `chart-<name>`. */
export type MatchChart = {
  name: string;
  lines: ChartLine[];
};

/** How something went up and down in a match: the move, and what it was from then on. */
export type ChartLine = {
  /** Whose it is; None: everybody's. */
  seat: number | null;
  points: ([number, number])[];
};

/** All that I have played to the end on this server. */
export type Statistics = {
  games: GameStatistics[];
  /** The latest first. */
  matches: MyMatch[];
};

/** What I have played of a game on this server. */
export type GameStatistics = {
  game: string;
  played: number;
  won: number;
  /** How many of the last matches I have won in a row. */
  streak: number;
  /** The longest such row. */
  best: number;
  against: HeadToHead[];
};

/** How matches with somebody ended: I won alone of the two, the other did, or both fared alike. */
export type HeadToHead = {
  /** A person's, as he was called last; "" for bots. */
  name: string;
  /** The level of bots, or "". */
  bot: string;
  played: number;
  won: number;
  lost: number;
  alike: number;
};

/** A match that I have played to its end. */
export type MyMatch = {
  table: string;
  game: string;
  /** Milliseconds since 1970. */
  ended: number;
  /** How I was called. */
  name: string;
  won: boolean;
  others: Other[];
  /** Where its record can be downloaded; "": it is no longer kept. */
  record: string;
  /** How long at least, in milliseconds since 1970. */
  kept_until: number;
};

/** Somebody else at a table where I have played. */
export type Other = {
  name: string;
  /** The bot's level, or "". */
  bot: string;
  won: boolean;
};

/** The sentences of a game in one language, as its authors wrote them. */
export type MessageSource = {
  /** Messages of Fluent. */
  ftl: string;
};

/** A browser of this person. */
export type DeviceInfo = {
  id: string;
  name: string;
  added: number;
  /** When it was last here, to the minute. */
  seen: number;
  this: boolean;
};

/** What makes another browser one of this person's; it works once. */
export type DeviceLink = {
  /** Its secret part. */
  token: string;
  expires: number;
};

/** What a browser finds that has become a person's device. */
export type Arrived = {
  luggage: string;
};

/** Why a request was refused. */
export type Problem = {
  reason: Text;
  field: string;
  clause: string;
};

/** A room was opened; both secrets are given once. */
export type RoomOpened = {
  id: string;
  reclaim: string;
  invitation: string;
};

/** Somebody belongs to a room, and has a new link to come back by. */
export type RoomEntered = {
  reclaim: string;
};

/** A new invitation; those before count no more. */
export type Invitation = {
  invitation: string;
};

/** A room as somebody sees it. */
export type RoomInfo = {
  id: string;
  /** Goes up with every change. */
  seq: number;
  game: string;
  name: string;
  /** What I am called here; "": I only read. */
  me: string;
  host: string;
  people: RoomPerson[];
  votes: RoomVote[];
  /** Where its match is being played, or "". */
  table: string;
  /** The room in which the tale goes on after its end, or "". */
  next: string;
  /** How many of its matches are over. */
  played: number;
  /** The tale, as the game shows it. */
  view: AnyTale;
};

/** Somebody who belongs to a room. */
export type RoomPerson = {
  name: string;
  /** Whether somebody has come for this name. */
  here: boolean;
};

/** What somebody would have, where the host has not decided. */
export type RoomVote = {
  name: string;
  change: Json;
};

/** What the WebSocket of a room says: there is a new state of it. */
export type RoomNews = {
  type: "room";
  seq: number;
};

/** A room in a list. */
export type RoomSummary = {
  id: string;
  game: string;
  name: string;
  table: string;
};

/** All that a seat may know of a position. */
export type RitualView = {
  game: "ritual";
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
};

/** What the players agreed on before the game; see `FIELDS`. */
export type RitualOptions = {
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
};

/** A player or straw player as seen from a seat. */
export type HolderView = {
  /** None for a straw player. */
  sanity: number | null;
  /** The face of the card in hand; None if the viewer may not see it. */
  card: string | null;
  hand_on_table: boolean;
};

/** A finished turn of this round. */
export type TurnView = {
  giver: number;
  path: number[];
  taker: number | null;
  /** The card that travelled; None for its taker and for spectators, unless it was discarded. */
  card: string | null;
  discarded: string;
};

/** How the last round ended. */
export type RoundEndView = {
  round: number;
  cause: "" | "all-passed" | "elder-sign" | "old-one" | "pile";
  hands: string[];
  discard: string[];
  failed: number[];
  /** By holder why he failed; None if he did not, or if a Great Old One decided it. */
  why: ("cursed" | "no-artefact" | "pure" | "shared" | "student" | null)[];
  sanity_before: number[];
  sanity_after: number[];
  old_one: string | null;
};

/** All that a seat may know of a position. */
export type FateView = {
  game: "fate";
  /** Whose view this is; None for a spectator. */
  seat: number | null;
  options: FateOptions;
  phase: "activation" | "colours" | "conclusion" | "gods" | "movement" | "over" | "preparation";
  window: "" | "acted" | "end" | "moved" | "prep";
  turn: number;
  round: number;
  start: number | null;
  active: number | null;
  control: "" | "full" | "temporary";
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
  order: "" | "own" | "raid" | "turn";
  /** The final places; players of one place stand together. Empty while the game goes on. */
  ranking: number[][];
  outcome: Outcome | null;
};

/** What the players agreed on before the game; see `FIELDS`. */
export type FateOptions = {
  seats: number;
  library_keeps: boolean;
};

/** One of the six locations. */
export type LocationView = {
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
};

/** A spell or a Gate as seen from a seat. */
export type CardView = {
  /** Its astral symbol, or "gate". */
  back: string;
  /** Its number, if the viewer knows the card. */
  card: number | null;
  spell: string | null;
  /** What readying it costs, if the viewer knows that. */
  cost: string[];
};

/** A player with lodge, circle and cards. */
export type PlayerView = {
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
};

/** An artefact beside a lodge. */
export type ArtefactView = {
  name: string;
  ready: boolean;
};

/** A spell that is being cast. */
export type CastView = {
  seat: number;
  card: CardView;
  cancelled: boolean;
};

/** The last squall tile that was turned up. */
export type GaleView = {
  location: string;
  squall: string;
  seat: number;
  turn: number;
};

/** The dice as they lie on the table. */
export type RollView = {
  seat: number;
  kind: "control" | "gift" | "other-worlds" | "raid";
  faces: string[];
  /** How often dice were thrown in this game; a new number is a new throw. */
  throws: number;
};

/** All that a seat may know of a position. */
export type CultistsView = {
  game: "cultists";
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
  phase: "action" | "characters" | "clean-up" | "event" | "guess" | "move" | "night" | "over";
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
  ending: "books" | "claim-right" | "claim-wrong" | "clock" | "dead" | "eliminated" | "noted" | "seer-found" | null;
  outcome: Outcome | null;
};

/** What the players agreed on before the game; see `FIELDS`. */
export type CultistsOptions = {
  seats: number;
  seer: string;
  assassin: string;
  firestarter: string;
  /** The first start player; None: drawn at random. */
  start: number | null;
  /**
   * How long a discussion lasts at most: "1m", "3m", "5m", "10m", "1d" or "none"; "default" is 3 minutes,
   * and none at a table without a clock.
   */
  discussion: string;
  /**
   * How long the cultists have to name the Seer: "1m", "3m", "1d" or "none"; "default" is 1 minute, and
   * none at a table without a clock.
   */
  guess: string;
};

/** A player's figure or the automa. */
export type FigureView = {
  character: string | null;
  place: string;
  ghost: boolean;
  /** How it became a ghost. */
  fell: "attacked" | "reported" | "voted" | null;
  /** Its role, if the viewer knows it. */
  role: string | null;
  /** If the viewer knows it for certain. */
  team: "cultists" | "investigators" | null;
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
};

/** A card in a pulse deck. */
export type PulseCardView = {
  /** None: it has lain there from the start. */
  giver: number | null;
  /** In which round it was given; 0 is the start. */
  round: number;
  /** "alive" or "dead", if the viewer knows it for certain. */
  face: string | null;
};

/** A route card. */
export type RouteView = {
  /** Like "A3". */
  name: string;
  /** The rooms it names for each round. */
  rounds: string[][];
};

/** A place with the doors that are open now; in place order. */
export type PlaceView = {
  name: string;
  room: boolean;
  doors: string[];
  /** Where a door leads that the event in force keeps closed (event-list.d8). */
  closed: string[];
  /** Where a door leads that is there only while the event is in force (event-list.d4). */
  secret: string[];
};

/** A room with its deck, its marker and its row on the bookshelf. */
export type RoomView = {
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
};

/** A card in a room deck or in the unsafe-paths deck. */
export type RoomCardView = {
  /** Who put it there; None: it came from the setup or from the draw pile. */
  by: number | null;
  /** "start", "pile" or "hand". */
  source: string;
  round: number;
  /** "success", "failure" or "sabotage", if the viewer may know it. */
  face: string | null;
};

/** The portal. */
export type PortalView = {
  state: "closed" | "lost" | "open";
  /** In which round it opened. */
  opened: number;
  /** The last round in which it can be closed. */
  last: number;
};

/** The move that is being made. */
export type MoveView = {
  figure: number;
  /** The places so far; the first is where it began. */
  path: string[];
  /** Points left. */
  points: number;
};

/** A check of a state whose result is not announced yet. */
export type StateCheckView = {
  by: number;
  target: number;
  camera: boolean;
  /** How many Dead cards the viewer sees in the pulse deck; None if he is not the one who looks. */
  dead_cards: number | null;
};

/** A vote that is being held. */
export type PollView = {
  cause: "called" | "murder";
  by: number;
  number: number;
  stage: "change" | "discussion" | "vote";
  /** The round of the discussion, counted from 1. */
  turn: number;
  /** The open votes in seat order, None for an abstention; empty before they are open. */
  votes: (number | null)[];
};

/** What somebody claimed in a discussion; it may be a lie (talk.6). */
export type Claim = {
  round: number;
  /** Before which vote of the game, counted from 1. */
  poll: number;
  /** In which round of that discussion, counted from 1. */
  turn: number;
  speaker: number;
  kind: "assassin" | "checked-alive" | "checked-dead" | "cultist" | "gave-alive" | "investigator" | "put-success" | "route" | "seer" | "suspect" | "trust";
  /** Whom it is about. */
  figure: number;
  /** Which place it is about. */
  place: string;
};

/** A figure has made its move (move.1, move.8). */
export type Walked = {
  type: "walked";
  round: number;
  figure: number;
  /** All places it was in, the first and the last included. */
  path: string[];
  ghost: boolean;
};

/** An encounter (encounter.7). */
export type Met = {
  type: "met";
  round: number;
  place: string;
  figures: number[];
  /** Who gave to whom; who is missing had no card left (hands.q2). */
  gifts: Gift[];
};

/** One card of an encounter; nobody but the giver knows which (encounter.7). */
export type Gift = {
  giver: number;
  receiver: number;
};

/** An event marker came out of the bag (event.1). */
export type Drawn = {
  type: "drawn";
  round: number;
  event: string;
};

/** A figure changed over through Secret Doors (event-list.d4). */
export type Swapped = {
  type: "swapped";
  round: number;
  figure: number;
  origin: string;
  place: string;
};

/** A room burnt (firestarter.d2). */
export type Burnt = {
  type: "burnt";
  round: number;
  room: string;
};

/** Somebody's state was checked (check-state.3 to check-state.6). */
export type Checked = {
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
};

/** A card of the draw pile went unseen into a deck (check-state.7, camera.3). */
export type Added = {
  type: "added";
  round: number;
  /** The room, or "unsafe". */
  place: string;
};

/** Somebody filled a room deck or secured a corridor (fill.2, secure.2). */
export type Laid = {
  type: "laid";
  round: number;
  by: number;
  /** The room, or the corridor he stood in. */
  place: string;
};

/** A room marker was turned to its explored side (room-decks.2). */
export type Turned = {
  type: "turned";
  round: number;
  room: string;
  symbol: boolean;
  /** What the unsafe-paths deck yielded, if the marker shows the symbol (unsafe.4). */
  face: string;
};

/** A room was checked (check-room.2). */
export type Searched = {
  type: "searched";
  round: number;
  by: number;
  room: string;
  camera: boolean;
  face: string;
  /** The room is done now (shelf.4). */
  done: boolean;
};

/** A cultist marker came into a room, or somebody removed it (unsafe.6, fight.1). */
export type Marker = {
  type: "marker";
  round: number;
  room: string;
  /** Who fought it; NOBODY: it came. */
  by: number;
};

/** The fish-man came into his corridor, or somebody chased him away (unsafe.7, fish-man.3). */
export type FishMan = {
  type: "fish-man";
  round: number;
  /** Who chased him; NOBODY: he came. */
  by: number;
};

/** The power went off, or somebody restarted it (event-list.d3, power.3). */
export type Power = {
  type: "power";
  round: number;
  on: boolean;
  by: number;
};

/** The portal opened, was closed, or can no longer be closed (portal.1, portal.4, portal.5). */
export type Gate = {
  type: "gate";
  round: number;
  state: "closed" | "lost" | "open";
  by: number;
  helper: number;
};

/** Somebody was asked to help at the portal, and answered (portal.q1). */
export type Helped = {
  type: "helped";
  round: number;
  by: number;
  helper: number;
  agreed: boolean;
};

/** The Assassin attacked (assassin.2). */
export type Attacked = {
  type: "attacked";
  round: number;
  by: number;
  target: number;
};

/** Somebody did nothing (action.1). */
export type Passed = {
  type: "passed";
  round: number;
  by: number;
};

/** A vote, as it was counted in the end (vote.5 to vote.8). */
export type Polled = {
  type: "polled";
  round: number;
  cause: "called" | "murder";
  /** Who called it, or whose check led to it. */
  by: number;
  /** For each player whom he named; NOBODY: he abstained. */
  votes: number[];
  /** The start player changed his vote. */
  changed: boolean;
  /** Whom he had named before that. */
  first: number;
  eliminated: number;
};

/** A figure became a ghost (ghost.1). */
export type Fell = {
  type: "fell";
  round: number;
  figure: number;
  cause: "attacked" | "reported" | "voted";
};

/** What only the viewer knows (night.d2). */
export type SheetView = {
  role: string;
  team: "cultists" | "investigators";
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
};

/** What the viewer saw when he checked a state. */
export type SeenView = {
  round: number;
  target: number;
  alive: number;
  dead: number;
};

/** A card that the viewer has put into a deck. */
export type LaidView = {
  round: number;
  /** The room, or the corridor that he secured. */
  place: string;
  face: string;
};

/** Whom a cultist names as the Seer. */
export type GuessView = {
  cultist: number;
  named: number;
};

/** What is shown to all after the end, as far as figures and rooms do not show it (end.d1). */
export type RevealView = {
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
};

/** A card that has left a room deck for good; shown when the game is over. */
export type GoneView = {
  room: string;
  card: RoomCardView;
};

/** All that a seat may know of a position. */
export type HorrorView = {
  game: "horror";
  seat: number | null;
  options: HorrorOptions;
  /** Its name in English and in German. */
  scenario: string[];
  round: number;
  phase: "" | "enemy" | "investigation" | "mythos" | "setup" | "upkeep";
  lead: number;
  active: number;
  people: PersonView[];
  /** Every card this seat can see, by its number. */
  cards: CardOnTable[];
  /** Hands and piles that this seat can see into, in their order; the top card is last. */
  piles: { [name: string]: number[] };
  /** Cards in decks that this seat has looked at: the deck, how deep, which card. */
  known: KnownCard[];
  /** How many cards are in the encounter deck. */
  encounter: number;
  /** What is in the chaos bag, sorted. */
  bag: string[];
  acts: number;
  /** How many acts and agendas come after the current ones. */
  agendas: number;
  /** All doom in play. */
  doom: number;
  test: TestView | null;
  /** What is being resolved right now, outermost first. */
  resolving: ResolvingView[];
  /** deal-damage-horror.3, .9: damage and horror that lie beside cards and are not yet on them. */
  beside: Share[];
  /** peril.3: who is alone with an encounter card. */
  alone: number;
  remembered: string[];
  /** The notes of the campaign that are not crossed out; without one, what it would have noted. */
  log: Text[];
  resolution: number;
  /** How it ended, once it is over. */
  ending: Text | null;
  won: boolean;
  experience: number;
};

/** What the players agreed on before the game. */
export type HorrorOptions = {
  seats: number;
  scenario: string;
  difficulty: string;
  windows: string;
  open_hands: boolean;
  /** Ask once more before costly choices; a matter of the client, which changes no rule. */
  confirm: boolean;
  /**
   * For each seat a deck, or the code of an investigator who takes the starter deck; empty: as the
   * scenario suggests.
   */
  decks: (string | DeckChoice)[];
  /** What a scenario of a campaign takes over from those before; None: it is played by itself. */
  chapter: Chapter | null;
  ultimatums: string[];
  boons: string[];
  refractions: string[];
  /** Errata and taboos; None: every card is as it is printed. */
  corrections: Corrections | null;
  /**
   * Nobody may read the deck lists of others until the match is over; usually everybody may.
   *
   * Unset it is not saved, so records from before there was such a thing are still good.
   */
  hidden_decks?: boolean;
};

/** A deck somebody has built: its investigator, and how many copies of each card, by their codes. */
export type DeckChoice = {
  investigator: string;
  cards: { [name: string]: number };
  /** What its owner calls it. */
  name: string;
};

/** campaign.1: the match is a scenario of a campaign, and goes on from what was before. */
export type Chapter = {
  campaign: string;
  log: LogNote[];
  /** setup.8: the chaos bag as the last scenario left it; empty: as the difficulty says. */
  bag: string[];
  /** By seat; empty: nobody has a past. */
  veterans: Veteran[];
  /** rewards.4: the reward cards that decks may have, by their English names. */
  rewards: string[];
  /** ultimatums.17: the cards that nobody can play any more, by their English names. */
  lost: string[];
};

/** record.1, record.4: a note in the campaign log, exactly as it was given. */
export type LogNote = {
  /** Its phrase is the message `note-<what>`. */
  what: string;
  /** The name in it, in English and in German. */
  card: [string, string];
  /** The number in it. */
  number: number;
  crossed_out: boolean;
};

/** campaign.3: what an investigator brings from earlier scenarios. */
export type Veteran = {
  physical: number;
  mental: number;
  /** earn.2: the codes of the cards gained in earlier scenarios. */
  bears: string[];
  /** All that was earned so far, or what the deck is worth if copies came free: its cards cost no more. */
  experience: number;
};

/** errata.1, ultimatums.q4: errata and a taboo list from outside, by the codes of cards. */
export type Corrections = {
  name: string;
  errata: { [name: string]: Erratum };
  taboos: { [name: string]: Taboo };
};

/** errata.1: what is to be read instead of what is printed on a card; None: as it is printed. */
export type Erratum = {
  cost: number | null;
  health: number | null;
  sanity: number | null;
  fight: number | null;
  evade: number | null;
  damage: number | null;
  horror: number | null;
  traits: string[] | null;
};

/** ultimatums.15: what the taboo list says of a card. */
export type Taboo = {
  /** So much more it costs. */
  experience: number;
  exceptional: boolean;
  forbidden: boolean;
};

/** An investigator. */
export type PersonView = {
  seat: number;
  card: number;
  location: number;
  actions: number;
  /** What further actions are left for, each for this kind of action only. */
  spare: string[];
  turn_taken: boolean;
  status: "defeated" | "playing" | "resigned";
  fate: "" | "devoured" | "insane" | "killed";
  physical: number;
  mental: number;
  /** Earned at the end of the scenario. */
  experience: number;
  /** victory.7: how much less than that it will be. */
  forfeits: number;
  /** How many cards are in hand. */
  hand: number;
  hand_limit: number;
  deck: number;
  /** slots.4: how many slots of each kind there are. */
  slots: { [name: string]: number };
  /** limit-max.q1: abilities in play that this investigator has used, of those with a limit per game. */
  used: string[];
};

/** A card somebody can see. */
export type CardOnTable = {
  id: number;
  code: string;
  /** In English and in German. */
  name: string[];
  type: "act" | "agenda" | "asset" | "enemy" | "event" | "investigator" | "location" | "reference" | "skill" | "story" | "treachery";
  zone: string;
  owner: number;
  controller: number;
  exhausted: boolean;
  revealed: boolean;
  damage: number;
  horror: number;
  clues: number;
  doom: number;
  resources: number;
  uses: number;
  uses_type: string;
  sealed: string[];
  slots: string[];
  classes: string[];
  subtype: string;
  /** Of cards in hands and of committed ones: their skill icons as they are now. */
  icons: { [name: string]: number };
  traits: string[];
  keywords: string[];
  /** Its numbers as they are now: fight, health, shroud, skills … */
  numbers: { [name: string]: number };
  /** Of locations: where one can go from here. */
  leads_to: number[];
  /** Of enemies: with whom. */
  engaged: number[];
  /** Of locations in play: column and row on the map, if the scenario lays them out. */
  place: number[];
  /** How many cards lie facedown beneath it; those that lie there openly are cards of their own. */
  beneath: number;
};

/** A card in a deck that somebody has looked at: in which deck, how deep, and which card it is. */
export type KnownCard = {
  zone: string;
  depth: number;
  card: number;
  code: string;
  name: string[];
  type: "act" | "agenda" | "asset" | "enemy" | "event" | "investigator" | "location" | "reference" | "skill" | "story" | "treachery";
};

/** A test under way, with everything that adds to it. */
export type TestView = {
  seat: number;
  skill: string;
  difficulty: number;
  /** The difficulty before anything changes it. */
  against: number;
  difficulty_changes: SkillChange[];
  kind: "" | "evade" | "fight" | "investigate" | "parley";
  target: number;
  source: number;
  step: number;
  base: number;
  /** What adds to the skill: from which card, how much, as far as this seat can see the card. */
  changes: SkillChange[];
  icons: number;
  tokens: TokenView[];
  committed: CommittedView[];
  /** The skill with everything that counts so far, as this seat can work it out. */
  value: number;
  total: number;
  passed: boolean | null;
  /** By how much it was passed or failed. */
  by: number;
  automatic: "" | "failure" | "success";
  /** The exact chance to succeed, until a token is revealed. */
  chance: number | null;
  /** How many icons each card adds that this seat could commit. */
  adds: { [name: string]: number };
  /** As how many icons more it counts that so many cards have left this seat's hand: none, one, … */
  eased: number[];
  /**
   * The chance with no icon more, with one more, … with all that this seat could add, and on until more
   * change nothing: others may add to it.
   */
  chances: number[];
  /** test.5, .6: who may still commit cards, as far as everybody can tell. */
  may_commit: number[];
  /** What succeeding brings besides what every such test brings, until it is decided. */
  if_passed: Text | null;
  /** What failing costs, until it is decided. */
  if_failed: Text | null;
};

/** What a card adds to a number, or takes from it. */
export type SkillChange = {
  card: number;
  by: number;
};

/** A chaos token that was revealed: what it adds, and what stands behind its symbol. */
export type TokenView = {
  token: string;
  by: number;
  ignored: boolean;
  said: Text | null;
};

/** A card committed to a test: by whom, and how many of its icons count. */
export type CommittedView = {
  card: number;
  seat: number;
  icons: number;
};

/** Something that is being resolved right now. */
export type ResolvingView = {
  /**
   * "act-move", "pays", "uses", "plays", "attacks", "opportunity", "draws-encounter", "resolves", "test",
   * "advances", or something that happens, by the name it has in triggers.
   */
  what: string;
  who: number;
  card: number;
  point: "" | "after" | "at" | "when" | "would";
};

/** Damage and horror assigned to a card, not yet on it (deal-damage-horror.3). */
export type Share = {
  card: number;
  damage: number;
  horror: number;
};

/** A card, with everything that is printed on it. */
export type CardInfo = {
  code: string;
  /**
   * "investigator", "asset", "event", "skill", "enemy", "treachery", "location", "act", "agenda",
   * "story" or "reference".
   */
  type: "act" | "agenda" | "asset" | "enemy" | "event" | "investigator" | "location" | "reference" | "skill" | "story" | "treachery";
  /** "weakness", "basic-weakness" or "". */
  subtype: string;
  name: InBoth;
  subtitle: InBoth;
  unique: boolean;
  /** Empty: neutral, or no player card. */
  classes: string[];
  traits: InBoth[];
  /** A player card or an investigator; otherwise a card of a scenario. */
  player: boolean;
  /** The code of the investigator whose signature card it is, or "". */
  deck_only: string;
  /** Whose symbol it bears, like "core-2026"; "" for cards of the house. */
  product: string;
  /** Its number in the product. */
  number: number;
  /** Its encounter set, or "". */
  set: string;
  /** The only scenario it occurs in, or "". */
  scenario: string;
  level: number | null;
  /** None: none; -1: X. */
  cost: number | null;
  icons: { [name: string]: number };
  slots: string[];
  skills: { [name: string]: number };
  health: Figure | null;
  sanity: Figure | null;
  fight: Figure | null;
  evade: Figure | null;
  damage: number;
  horror: number;
  shroud: Figure | null;
  clues: Figure | null;
  stage: number;
  /** Clues of an act, doom of an agenda. */
  threshold: Figure | null;
  victory: number;
  /** The text box, a line for each ability. */
  text: InBoth[];
  /** What the other side tells to do. */
  reverse: InBoth[];
  /** Of investigators. */
  deck: DeckBuilding | null;
};

/** Words in both languages. */
export type InBoth = {
  en: string;
  de: string;
};

/** A printed number. */
export type Figure = {
  number: number;
  /** For each investigator. */
  each: boolean;
};

/** How an investigator's deck is built. */
export type DeckBuilding = {
  size: number;
  options: DeckAccess[];
  /** The codes of the signature cards and weaknesses; a code twice means two copies. */
  required: string[];
  /** How many; those that a deck does not name are drawn at random. */
  basic_weaknesses: number;
  /** The codes of all player cards that may be in the deck. */
  pool: string[];
};

/** Cards an investigator may choose from. */
export type DeckAccess = {
  classes: string[];
  neutral: boolean;
  least: number;
  /** Their levels, from least to most. */
  most: number;
};

/** A starter deck. */
export type ReadyDeck = {
  investigator: string;
  /** How many copies of each card, by code. */
  cards: { [name: string]: number };
  /** The only scenario it can be played in, or "". */
  scenario: string;
};

/** What was read, and everything that is wrong with it; a deck without problems can be played. */
export type DeckCheck = {
  /** As far as it was understood; None: not at all. */
  deck: DeckChoice | null;
  problems: DeckProblem[];
  /** The deck as a file to keep; "" without a deck. */
  file: string;
  figures: DeckFigures | null;
  /** Only if it was made out of another deck. */
  upgrade: Upgrade | null;
};

/** Something that is wrong with a deck. */
export type DeckProblem = {
  text: Text;
  /** The clause that says so; none where a file cannot be read. */
  clause: string;
  /** The code of the card it is about, if it is about one. */
  card: string;
  /** In which line of a text it was found, counted from 1; 0: in none. */
  line: number;
};

/** What a deck comes to. */
export type DeckFigures = {
  /** The cards that count for the deck size. */
  size: number;
  wanted: number;
  /** What its higher-level cards cost. */
  experience: number;
  /** How many basic weaknesses are still drawn at random. */
  to_draw: number;
  opening_hand: number;
  /** The codes of those that begin in play and are never drawn. */
  in_play: string[];
};

/** What it costs to make this deck out of the one before. */
export type Upgrade = {
  /** How much there is. */
  experience: number;
  spent: number;
  purchases: Purchase[];
  /** What one more copy would cost of each card that may be in the deck, by code. */
  prices: { [name: string]: Price };
};

/** One card that a deck gets for experience. */
export type Purchase = {
  card: string;
  price: number;
  /** Which clause says what it costs. */
  clause: string;
  /** The code of the lower-level version that leaves the deck for it, or "". */
  instead: string;
};

/** What one more copy of a card costs. */
export type Price = {
  price: number;
  /** The code of the lower-level version whose place it takes, or "". */
  instead: string;
};

/** A scenario, as somebody looks at it who sets up a table. */
export type ScenarioInfo = {
  /** As the option `scenario` names it. */
  code: string;
  name: InBoth;
  /** difficulty-level.3: the chaos tokens of each difficulty. */
  bags: { [name: string]: string[] };
};

/** A campaign that can be begun. */
export type CampaignPlan = {
  code: string;
  /** In English and in German. */
  name: [string, string];
  /** By difficulty. */
  bags: { [name: string]: string[] };
  experience: number;
};

/** A campaign, as everybody sees it; it has no secrets. */
export type CampaignView = {
  plan: string;
  name: [string, string];
  difficulty: string;
  agreed: Agreed;
  bag: string[];
  log: NoteView[];
  heroes: HeroView[];
  pages: StoryPage[];
  next: NextPart | null;
  over: "" | "ended" | "lost" | "won";
  playing: boolean;
  ownerless: string[];
  rewards: string[];
  /** The codes of the investigators that may still join. */
  free: string[];
};

/** A note of the campaign log. */
export type NoteView = {
  text: Text;
  crossed_out: boolean;
};

/** An investigator of the campaign. */
export type HeroView = {
  investigator: string;
  /** "": a bot plays. */
  owner: string;
  deck: { [name: string]: number };
  status: "alive" | "away" | "devoured" | "insane" | "killed";
  replaced: boolean;
  earned: number;
  unspent: number;
  /** epic.2: all experience ever earned. */
  score: number;
  physical: number;
  mental: number;
  bears: string[];
  exiled: string[];
  /** How many cards the deck lacks. */
  short: number;
  /** What can be bought now, by the code of the card; nothing while a scenario is played. */
  offers: { [name: string]: CardOffer };
  /** The codes of the cards that can make room for others. */
  may_go: string[];
  bought: BoughtCard[];
};

/** A card that can be bought. */
export type CardOffer = {
  price: number;
  /** Which clause says what it costs. */
  clause: string;
  /** The code of the lower version that it takes the place of, or "". */
  instead: string;
  /** Whether another card has to make room. */
  room: boolean;
};

/** What was bought since the last scenario. */
export type BoughtCard = {
  card: string;
  price: number;
  clause: string;
  copies: number;
  removed: string[];
};

/** A page of the story so far: a passage that was read, or how a scenario ended. */
export type StoryPage = {
  text: Text | null;
  scenario: string;
  /** What the ending is called, in English and in German. */
  ending: [string, string];
  won: boolean;
};

/** What comes next: a scenario, or a passage with its question. */
export type NextPart = {
  number: number;
  kind: "passage" | "scenario";
  scenario: string;
  text: Text | null;
  ways: Text[];
  /** Why the scenario cannot begin yet. */
  obstacle: Text | null;
  clause: string;
};

export type AnyCommand =
  | Sit
  | Leave
  | Bring
  | AskSeat
  | WithdrawAsk
  | VoteSeat
  | HandOver
  | PlaceBot
  | PaceBots
  | Empty
  | Kick
  | Mute
  | Start
  | Answer
  | Myself
  | AskAlways
  | ReadDecided
  | AskUndo
  | Redo
  | VoteUndo
  | Say
  | VoteEnd
  | Rematch
  | Close
  | RenewLink
  | Hint
  | Explain
  | Ping;

export type AnyMessage =
  | TableState
  | TableUpdate
  | Done
  | Refused
  | Hinted
  | Explained
  | Trouble;

export type AnyChange =
  | BuyCard
  | UndoPurchase
  | JoinCampaign
  | LeaveCampaign
  | ComeBack
  | ReplaceLost
  | BecomeBearer
  | DecideStory;

export type AnyTale =
  | CampaignView;

/** The view of each game. */
export type Views = {
  ritual: RitualView;
  fate: FateView;
  cultists: CultistsView;
  horror: HorrorView;
};

/** The view of some game; `game` says of which. */
export type AnyView = Views[keyof Views];
