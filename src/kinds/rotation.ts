/** How long the listings of one plan keep their places before they rotate. */
export const TURN_MINUTES = 30;

const TURN_MS = TURN_MINUTES * 60_000;

/** The number of the turn at a given time, by the clock alone: the same on all nodes. */
export function turnOf(ms: number): number {
  return Math.floor(ms / TURN_MS);
}

/** The end of the turn at a given time. */
export function endOfTurnMs(ms: number): number {
  return (turnOf(ms) + 1) * TURN_MS;
}

/**
 * A listing's rank among those of its plan in a turn, lowest first. It depends on the two numbers alone and looks
 * random, so that over many turns all are first equally often, with changing neighbours.
 */
export function placeInTurn(id: number, turn: number): number {
  let mixed = Math.imul(id ^ Math.imul(turn, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ turn, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
