import type { Message } from '#contract/conversations.ts';
import {
  hasGap,
  type MessagePage,
  type MessageRun,
  UNKNOWN_RUN,
  withAnswer,
  withEarlierPage,
  withHint,
  withLastPage,
} from './message-run.ts';
import { Rounds } from './rounds.ts';

/** Asks for messages: the last page, or those before or after a number. */
export type LoadMessages = (query: { readonly before?: number; readonly after?: number }) => Promise<MessagePage>;

export interface Kept {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly run: MessageRun;
  readonly isLoadingEarlier: boolean;
}

/**
 * Keeps the messages of one conversation gapless and in order, whatever order they are heard of in: what the socket says
 * is taken where it follows what is known, and everything else is asked for.
 */
export class ThreadKeeper {
  readonly #load: LoadMessages;
  readonly #onChange: (kept: Kept) => void;
  readonly #catchingUp = new Rounds(() =>
    this.#inTurn(() => (this.#isOutdated ? this.#askAnew() : this.#askForLater())),
  );
  #isOutdated = false;
  #kept: Kept = { state: 'loading', run: UNKNOWN_RUN, isLoadingEarlier: false };
  #last: Promise<unknown> = Promise.resolve();

  constructor(load: LoadMessages, onChange: (kept: Kept) => void) {
    this.#load = load;
    this.#onChange = onChange;
  }

  get kept(): Kept {
    return this.#kept;
  }

  /**
   * Takes a message that the socket, another tab or the answer to sending it told of.
   *
   * @returns whether nothing is missing before it; else `catchUp` brings it.
   */
  hear(message: Message): boolean {
    this.#put({ run: withHint(this.#kept.run, message) });
    return !hasGap(this.#kept.run);
  }

  /** Asks for everything since what is known, or for the last page. @throws what the call throws */
  catchUp(): Promise<void> {
    if (this.#kept.state === 'failed') this.#put({ state: 'loading' });
    return this.#catchingUp.run();
  }

  /** Asks anew for all that is known, too: something in it may have changed. @throws what the call throws */
  renew(): Promise<void> {
    this.#isOutdated = true;
    return this.catchUp();
  }

  /** Asks for the page before what is known. @throws what the call throws */
  async loadEarlier(): Promise<void> {
    const { run, isLoadingEarlier } = this.#kept;
    if (isLoadingEarlier || !run.hasEarlier) return;
    this.#put({ isLoadingEarlier: true });
    try {
      await this.#inTurn(async () => {
        const before = this.#kept.run.messages[0]?.number ?? 1;
        const page = await this.#load({ before });
        this.#put({ run: withEarlierPage(this.#kept.run, page) });
      });
    } finally {
      this.#put({ isLoadingEarlier: false });
    }
  }

  async #askForLater(): Promise<void> {
    if (this.#kept.run.last === null) return this.#askForLastPage();
    for (let hasMore = true; hasMore; ) {
      const after = this.#kept.run.last ?? 0;
      const page = await this.#load({ after });
      this.#put({ run: withAnswer(this.#kept.run, page.items) });
      // An answer that does not go on where it was asked to leads nowhere, however often it is repeated.
      hasMore = (page.hasMore || hasGap(this.#kept.run)) && (this.#kept.run.last ?? 0) > after;
    }
  }

  async #askForLastPage(): Promise<void> {
    try {
      const page = await this.#load({});
      this.#put({ state: 'ready', run: withLastPage(this.#kept.run, page) });
    } catch (error) {
      this.#put({ state: 'failed' });
      throw error;
    }
    if (hasGap(this.#kept.run)) await this.#askForLater();
  }

  /** Whatever fails on the way, the next time it is asked for from the beginning. */
  async #askAnew(): Promise<void> {
    const { messages, last } = this.#kept.run;
    this.#isOutdated = false;
    if (last === null) return this.#askForLastPage();
    try {
      for (let after = (messages[0]?.number ?? 1) - 1, hasMore = true; hasMore; ) {
        const page = await this.#load({ after });
        this.#put({ run: withAnswer(this.#kept.run, page.items) });
        const reached = page.items.at(-1)?.number ?? after;
        hasMore = page.hasMore && reached > after;
        after = reached;
      }
    } catch (error) {
      this.#isOutdated = true;
      throw error;
    }
  }

  /** One question after the other, so that an old answer never replaces a newer one. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const next = this.#last.then(act);
    this.#last = next.catch(() => {});
    return next;
  }

  #put(next: Partial<Kept>): void {
    const kept = { ...this.#kept, ...next };
    const isSame =
      kept.run === this.#kept.run &&
      kept.state === this.#kept.state &&
      kept.isLoadingEarlier === this.#kept.isLoadingEarlier;
    if (isSame) return;
    this.#kept = kept;
    this.#onChange(kept);
  }
}
