/** How long the listings of one plan keep their places; then they take turns. */
export const TURN_MINUTES = 30;

const TURN_MS = TURN_MINUTES * 60_000;

/** The number of the turn in which a moment lies: the same everywhere, by the clock alone. */
export function turnOf(ms: number): number {
  return Math.floor(ms / TURN_MS);
}

/** When the turn of a moment ends. */
export function endOfTurnMs(ms: number): number {
  return (turnOf(ms) + 1) * TURN_MS;
}

/**
 * Where a listing stands in a turn among those of its plan: the lowest number first. Follows from the two numbers alone
 * and looks like chance, so that over many turns all are first equally often, with ever new neighbours.
 */
export function placeInTurn(id: number, turn: number): number {
  let mixed = Math.imul(id ^ Math.imul(turn, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ turn, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
