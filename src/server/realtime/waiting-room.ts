/** A connection that can be closed in a way that lets the client reconnect. */
interface Cuttable {
  close(discard?: boolean): void;
}

const LONGEST_WAIT_MS = 20_000;
const MOST_FROM_ONE_ADDRESS = 60;

/**
 * Connections that have not subscribed yet, limited in time and in number per address. A closed client reconnects by
 * itself, so a page that connects early and subscribes late is still served.
 */
export class WaitingRoom {
  readonly #waiting = new Map<Cuttable, { address: string; sinceMs: number }>();
  readonly #counts = new Map<string, number>();
  readonly #countsAddresses: boolean;

  constructor(countsAddresses: boolean) {
    this.#countsAddresses = countsAddresses;
  }

  hasPlace(address: string): boolean {
    return !this.#countsAddresses || (this.#counts.get(address) ?? 0) < MOST_FROM_ONE_ADDRESS;
  }

  enter(connection: Cuttable, address: string, nowMs = Date.now()): void {
    if (this.#waiting.has(connection)) return;
    this.#waiting.set(connection, { address, sinceMs: nowMs });
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
  }

  leave(connection: Cuttable): void {
    const waiting = this.#waiting.get(connection);
    if (!waiting) return;
    this.#waiting.delete(connection);
    const count = (this.#counts.get(waiting.address) ?? 1) - 1;
    if (count > 0) this.#counts.set(waiting.address, count);
    else this.#counts.delete(waiting.address);
  }

  /** Closes overdue connections; the oldest come first. */
  cutOverdue(nowMs = Date.now()): void {
    for (const [connection, { sinceMs }] of [...this.#waiting]) {
      if (nowMs - sinceMs < LONGEST_WAIT_MS) return;
      this.leave(connection);
      connection.close(true);
    }
  }
}
