/**
 * Does something once at a time: whoever asks for it while it is under way gets another round, which begins after they
 * have asked. When a round fails, all who wait for it are told.
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
