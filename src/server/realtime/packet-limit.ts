const MOST_PACKETS = 20;
const WINDOW_MS = 10_000;

/** Counts what one connection sends, of whatever sort. A page that is honest says a word when it comes, and then listens. */
export class PacketLimit {
  readonly #times: number[] = [];

  /** Notes a packet. @returns false when there were too many in the last ten seconds. */
  take(nowMs = Date.now()): boolean {
    this.#times.push(nowMs);
    if (this.#times.length <= MOST_PACKETS) return true;
    const before = this.#times.shift() ?? 0;
    return nowMs - before >= WINDOW_MS;
  }
}
