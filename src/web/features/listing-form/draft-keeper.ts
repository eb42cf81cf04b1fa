import type { Attempt, DraftContent, LocalDraft } from './draft-content.ts';

/** `unsafe`: neither the server nor the browser has it, so leaving the page would lose it. */
export type KeeperState = 'clean' | 'saving' | 'saved' | 'offline' | 'unsafe';

export interface KeeperDeps {
  /** Keeps the draft in the browser, or forgets it. @returns whether the browser has done so */
  readonly keepHere: (draft: LocalDraft | null) => boolean;
  readonly save: (content: DraftContent) => Promise<{ version: number; updatedAt: string }>;
  readonly remove: () => Promise<unknown>;
  readonly nowMs: () => number;
}

const TYPING_PAUSE_MS = 1_500;
const FIRST_RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

/** Keeps what is being typed: in the browser at once, on the server after a pause, and again when it could not be reached. */
export class DraftKeeper {
  readonly #deps: KeeperDeps;
  readonly #listeners = new Set<() => void>();
  #draft: LocalDraft | null = null;
  #state: KeeperState = 'clean';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = FIRST_RETRY_MS;
  #saving: Promise<void> | null = null;
  #isOver = false;

  constructor(deps: KeeperDeps, start: LocalDraft | null = null) {
    this.#deps = deps;
    this.#draft = start;
    if (start && !start.isSent) this.#plan(0);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): KeeperState => this.#state;

  get attempt(): Attempt | undefined {
    return this.#draft?.attempt;
  }

  /** What was typed so far. */
  put(content: DraftContent): void {
    if (this.#isOver) return;
    this.#write({ ...this.#base(), content, changedAtMs: this.#deps.nowMs(), isSent: false });
    this.#plan(TYPING_PAUSE_MS);
  }

  /** Notes a listing that is about to be sent, or that its outcome is known. */
  noteAttempt(attempt: Attempt | null, content: DraftContent): void {
    const { attempt: _, ...rest } = { ...this.#base(), content };
    this.#write(attempt ? { ...rest, attempt } : rest);
  }

  /** Does not wait any longer: the page goes out of sight, or the connection is back. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#send();
  }

  /** The draft has become a listing, or is thrown away: nothing of it stays. */
  async finish(): Promise<void> {
    this.stop();
    await this.#saving;
    this.#draft = null;
    this.#deps.keepHere(null);
    this.#become('clean');
    await this.#deps.remove().catch(() => {});
  }

  /** Ends all work; what is kept stays. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** Begins to work again, as when a page that was left is shown once more. */
  resume(): void {
    this.#isOver = false;
    if (this.#draft && !this.#draft.isSent) this.#plan(TYPING_PAUSE_MS);
  }

  #base(): Omit<LocalDraft, 'content'> {
    return this.#draft ?? { changedAtMs: this.#deps.nowMs(), serverVersion: null, isSent: false };
  }

  #plan(pauseMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), pauseMs);
  }

  async #send(): Promise<void> {
    if (this.#saving) await this.#saving;
    if (this.#isOver || !this.#draft || this.#draft.isSent) return;
    this.#saving = this.#save(this.#draft).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
  }

  async #save(draft: LocalDraft): Promise<void> {
    if (this.#state !== 'unsafe') this.#become('saving');
    try {
      const { version } = await this.#deps.save(draft.content);
      this.#retryMs = FIRST_RETRY_MS;
      const isNewest = this.#draft?.content === draft.content;
      if (this.#draft) this.#write({ ...this.#draft, serverVersion: version, isSent: isNewest });
      this.#become(isNewest ? 'saved' : 'saving');
    } catch {
      this.#become(this.#isKeptHere ? 'offline' : 'unsafe');
      if (!this.#isOver) this.#plan(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
    }
  }

  #isKeptHere = true;

  #write(draft: LocalDraft): void {
    this.#draft = draft;
    this.#isKeptHere = this.#deps.keepHere(draft);
    if (!draft.isSent) this.#become(this.#isKeptHere ? (this.#state === 'offline' ? 'offline' : 'saving') : 'unsafe');
  }

  #become(state: KeeperState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
