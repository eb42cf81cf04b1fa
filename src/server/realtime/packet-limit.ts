const MOST_PACKETS = 20;
const WINDOW_MS = 10_000;

/** Counts all packets of one connection. A genuine page sends a few when it connects, and then only listens. */
export class PacketLimit {
  readonly #times: number[] = [];

  /** Counts a packet. @returns false when there were too many in the last ten seconds */
  take(nowMs = Date.now()): boolean {
    this.#times.push(nowMs);
    if (this.#times.length <= MOST_PACKETS) return true;
    const before = this.#times.shift() ?? 0;
    return nowMs - before >= WINDOW_MS;
  }
}
