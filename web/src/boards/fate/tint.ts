// The colour in which a seat is shown beside the board, as on it.
import type { FateView } from "../../protocol";

const TINTS: Record<string, string> = { crimson: "seat-2", amber: "seat-4", jade: "seat-3", violet: "seat-5" };

export const tint = (view: FateView, seat: number): string => TINTS[view.players[seat]?.colour ?? ""] ?? "";
