import type { Attempt, DraftContent, LocalDraft } from './draft-content.ts';

/** `unsafe`: neither the server nor the browser has it, so leaving the page would lose it. */
export type KeeperState = 'clean' | 'saving' | 'saved' | 'offline' | 'unsafe';

export interface KeeperDeps {
  /** Stores the draft in the browser, or deletes it. @returns whether it succeeded */
  readonly keepHere: (draft: LocalDraft | null) => boolean;
  /** `isLast`: the page may be gone before the response, so the request must outlive it. */
  readonly save: (content: DraftContent, isLast: boolean) => Promise<{ version: number; updatedAt: string }>;
  readonly remove: () => Promise<unknown>;
  readonly nowMs: () => number;
}

const TYPING_PAUSE_MS = 800;
/** Continuous typing is still saved on the server. */
const LONGEST_WAIT_MS = 2_000;
const FIRST_RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

/** Saves the input: in the browser at once, on the server after a pause, with retries. */
export class DraftKeeper {
  readonly #deps: KeeperDeps;
  readonly #listeners = new Set<() => void>();
  #draft: LocalDraft | null = null;
  #state: KeeperState = 'clean';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = FIRST_RETRY_MS;
  #saving: Promise<void> | null = null;
  #isOver = false;
  /** Since when there has been unsent input. */
  #waitsSinceMs: number | null = null;
  /** What was sent when the page was hidden. */
  #leaving: DraftContent | null = null;

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

  /** Stores the current input. */
  put(content: DraftContent): void {
    if (this.#isOver) return;
    this.#write({ ...this.#base(), content, changedAtMs: this.#deps.nowMs(), isSent: false });
    const nowMs = this.#deps.nowMs();
    this.#waitsSinceMs ??= nowMs;
    this.#plan(Math.max(0, Math.min(TYPING_PAUSE_MS, this.#waitsSinceMs + LONGEST_WAIT_MS - nowMs)));
  }

  /** Records a listing that is about to be sent, or that its result is known. */
  noteAttempt(attempt: Attempt | null, content: DraftContent): void {
    const { attempt: _, ...rest } = { ...this.#base(), content };
    this.#write(attempt ? { ...rest, attempt } : rest);
  }

  /** The page was hidden and may not return: sends unsaved input now, even while another request is in flight. */
  leave(): void {
    const draft = this.#draft;
    if (this.#isOver || !draft || draft.isSent || draft.content === this.#leaving) return;
    this.#leaving = draft.content;
    clearTimeout(this.#timer);
    void this.#save(draft, true);
  }

  /** Saves without waiting: the connection is back, or the user navigates within the site. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#send();
  }

  /** The draft was posted or discarded: deletes it everywhere. */
  async finish(): Promise<void> {
    this.stop();
    await this.#saving;
    this.#draft = null;
    this.#deps.keepHere(null);
    this.#become('clean');
    await this.#deps.remove().catch(() => {});
  }

  /** Stops all work; what is stored stays. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** Resumes work, as when the page is restored from the back/forward cache. */
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

  async #save(draft: LocalDraft, isLast = false): Promise<void> {
    this.#waitsSinceMs = null;
    if (this.#state !== 'unsafe') this.#become('saving');
    try {
      const { version } = await this.#deps.save(draft.content, isLast);
      this.#retryMs = FIRST_RETRY_MS;
      const isNewest = this.#draft?.content === draft.content;
      if (this.#draft) this.#write({ ...this.#draft, serverVersion: version, isSent: isNewest });
      this.#become(isNewest ? 'saved' : 'saving');
    } catch {
      this.#leaving = null;
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
