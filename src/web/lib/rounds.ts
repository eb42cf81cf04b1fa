/**
 * Serialises an action: a caller during a run gets another run that starts after the call. When a run fails, all its
 * callers get the error.
 */
export class Rounds {
  readonly #act: () => Promise<void>;
  #isAsked = false;
  #running: Promise<void> | null = null;

  constructor(act: () => Promise<void>) {
    this.#act = act;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  run(): Promise<void> {
    this.#isAsked = true;
    this.#running ??= this.#go();
    return this.#running;
  }

  async #go(): Promise<void> {
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        await this.#act();
      }
    } finally {
      this.#running = null;
    }
  }
}
