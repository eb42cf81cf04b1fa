/** Responses shortly after the recovery may still stem from the outage. */
const GRACE_MS = 5_000;

/** Counts the nodes' responses, and records unexpected ones. */
export class Tally {
  answers = 0;
  /** Responses with 503, and successful ones during an outage. */
  refused = 0;
  servedWhileDown = 0;
  readonly #strange = new Map<string, number>();
  #isDown = false;
  #calmFromMs = 0;

  /** Whether a dependency is down: 503 is expected until it is back, and for a moment after. */
  set isDown(isDown: boolean) {
    this.#isDown = isDown;
    if (!isDown) this.#calmFromMs = Date.now() + GRACE_MS;
  }

  note(what: string, status: number, text: string): void {
    this.answers += 1;
    if (status < 400 && this.#isDown) this.servedWhileDown += 1;
    if (status < 400) return;
    const mayRefuse = this.#isDown || Date.now() < this.#calmFromMs;
    if (status === 503 && mayRefuse) this.refused += 1;
    else this.#noteStrange(`${what} → ${status} ${text.slice(0, 120)}`);
  }

  /** A connection that broke although the node was not stopped on purpose. */
  noteBroken(what: string, error: unknown): void {
    const { message, cause } = error as Error;
    this.#noteStrange(`${what} → ${(cause as Error | undefined)?.message ?? message}`);
  }

  #noteStrange(what: string): void {
    this.#strange.set(what, (this.#strange.get(what) ?? 0) + 1);
  }

  /** Each with its number of occurrences. */
  get strange(): string[] {
    return [...this.#strange].map(([what, count]) => `${count} × ${what}`);
  }
}
