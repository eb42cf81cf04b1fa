import type { Message } from '#contract/conversations.ts';
import { Rounds } from '../../../lib/rounds.ts';
import { keepSame, Store } from '../../../lib/store.ts';
import { inOrder, type OutboxFile, type OutboxRow, type OutboxRows } from './outbox-rows.ts';
import { pauseMs, verdictOf, wordsOf } from './outbox-verdict.ts';

/** An unsent message as this page knows it. `shares` is each file's upload progress, 0 to 1. */
export interface OutboxEntry {
  readonly row: OutboxRow;
  readonly isWaiting: boolean;
  readonly isKept: boolean;
  readonly shares: readonly number[];
}

/**
 * Dependencies of the outbox.
 *
 * post      sends a message whose files are uploaded; idempotent by clientId.
 * bring     uploads a file and resolves to its id; idempotent by key.
 * inTurn    a lock per conversation across the browser's tabs.
 * isMember  whether the messages' user is still logged in.
 * onSent    called before the entry is removed.
 * onChange  called when rows have changed, to notify the other tabs.
 */
export interface OutboxDeps {
  readonly rows: OutboxRows;
  readonly post: (row: OutboxRow, fileIds: readonly number[]) => Promise<Message>;
  readonly bring: (row: OutboxRow, file: OutboxFile, onProgress: (share: number) => void) => Promise<number>;
  readonly inTurn: <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;
  readonly pause: (ms: number) => Promise<void>;
  readonly isMember: () => boolean;
  readonly newKey: () => string;
  readonly onSent: (row: OutboxRow, message: Message) => void;
  readonly onChange: () => void;
}

type Outcome = 'nothing' | 'went' | 'over' | { readonly pause: 'later' | 'slower' };

/** Sends a user's messages one after the other per conversation, exactly once each. */
export class Outbox {
  readonly entries = new Store<readonly OutboxEntry[]>([]);
  readonly #deps: OutboxDeps;
  readonly #sending = new Map<number, Rounds>();
  readonly #discarded = new Set<string>();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Resumes what an earlier page left, or follows another tab's changes. */
  async follow(): Promise<void> {
    this.#adopt(await this.#deps.rows.list());
    const ids = new Set(this.entries.read().flatMap(({ row }) => (row.refusal === null ? [row.conversationId] : [])));
    await Promise.all([...ids].map((id) => this.#send(id)));
  }

  /** Applies the stored rows: other tabs add, send and discard, too. */
  #adopt(rows: readonly OutboxRow[]): void {
    if (!this.#deps.isMember()) return;
    const before = new Map(this.entries.read().map((entry) => [entry.row.clientId, entry]));
    const unkept = this.entries.read().filter(({ isKept }) => !isKept);
    const isNews = ({ clientId }: OutboxRow) =>
      !this.#discarded.has(clientId) && !unkept.some(({ row }) => row.clientId === clientId);
    const kept = rows.filter(isNews).map((row) => entryOf(row, before.get(row.clientId)));
    const entries = [...kept, ...unkept].sort((one, other) => inOrder(one.row, other.row));
    this.entries.write(keepSame(this.entries.read(), entries));
  }

  /** Adds a message, and sends it once the browser has stored it. */
  async add(row: OutboxRow): Promise<void> {
    this.entries.write([...this.entries.read(), { ...entryOf(row), isKept: false }]);
    await this.#keep(row);
    await this.#send(row.conversationId);
  }

  /** Retries a refused message, after all others in the queue. */
  async resend(clientId: string, order: number): Promise<void> {
    const row = this.#find(clientId)?.row;
    if (!row || row.refusal === null) return;
    await this.#keep({ ...row, refusal: null, order });
    await this.#send(row.conversationId);
  }

  async discard(clientId: string): Promise<void> {
    this.#discarded.add(clientId);
    this.#drop(clientId);
    await this.#deps.rows.remove(clientId);
    this.#deps.onChange();
  }

  #find(clientId: string): OutboxEntry | undefined {
    return this.entries.read().find(({ row }) => row.clientId === clientId);
  }

  #change(clientId: string, next: Partial<OutboxEntry>): void {
    const entries = this.entries.read();
    if (!entries.some(({ row }) => row.clientId === clientId)) return;
    const changed = entries.map((entry) => (entry.row.clientId === clientId ? { ...entry, ...next } : entry));
    this.entries.write(changed.sort((one, other) => inOrder(one.row, other.row)));
  }

  #drop(clientId: string): void {
    this.entries.write(this.entries.read().filter(({ row }) => row.clientId !== clientId));
  }

  async #keep(row: OutboxRow): Promise<void> {
    this.#change(row.clientId, { row, isWaiting: false });
    const isKept = await this.#deps.rows.put(row);
    // It may have been discarded meanwhile.
    if (!this.#find(row.clientId)) return this.#deps.rows.remove(row.clientId);
    this.#change(row.clientId, { isKept });
    this.#deps.onChange();
  }

  /** Sends a conversation's messages until none is left. */
  #send(conversationId: number): Promise<void> {
    let rounds = this.#sending.get(conversationId);
    if (!rounds) {
      rounds = new Rounds(() => this.#sendAll(conversationId));
      this.#sending.set(conversationId, rounds);
    }
    return rounds.run();
  }

  async #sendAll(conversationId: number): Promise<void> {
    for (let tries = 0; this.#deps.isMember(); ) {
      const outcome = await this.#deps.inTurn(`outbox ${conversationId}`, () => this.#sendNext(conversationId));
      if (outcome === 'nothing' || outcome === 'over') return;
      if (outcome === 'went') tries = 0;
      else {
        tries += 1;
        await this.#deps.pause(pauseMs(outcome.pause, tries));
      }
    }
  }

  async #sendNext(conversationId: number): Promise<Outcome> {
    const row = await this.#next(conversationId);
    if (!row || !this.#deps.isMember()) return 'nothing';
    try {
      const ready = await this.#bringFiles(row);
      if (!ready) return 'went';
      const message = await this.#deps.post(ready, idsOf(ready));
      await this.#noteSent(ready, message);
      return 'went';
    } catch (error) {
      return this.#noteFailure(row, error);
    }
  }

  /**
   * The next sendable row: of the stored ones, as other tabs may have changed them, and of those that could not be
   * stored.
   */
  async #next(conversationId: number): Promise<OutboxRow | undefined> {
    this.#adopt(await this.#deps.rows.list());
    const rows = this.entries.read().map(({ row }) => row);
    return rows.find((row) => row.conversationId === conversationId && row.refusal === null);
  }

  /** Uploads missing files. @returns undefined when the message was discarded meanwhile */
  async #bringFiles(row: OutboxRow): Promise<OutboxRow | undefined> {
    let ready = row;
    for (const [index, file] of row.files.entries()) {
      if (file.id !== null) continue;
      const onProgress = (share: number) => this.#noteShare(row.clientId, index, share);
      const id = await this.#deps.bring(ready, file, onProgress);
      onProgress(1);
      ready = { ...ready, files: ready.files.with(index, { ...file, id }) };
      if (!this.#find(row.clientId)) return undefined;
      await this.#keep(ready);
    }
    return ready;
  }

  #noteShare(clientId: string, index: number, share: number): void {
    const entry = this.#find(clientId);
    if (entry) this.#change(clientId, { shares: entry.shares.with(index, share) });
  }

  async #noteSent(row: OutboxRow, message: Message): Promise<void> {
    if (this.#deps.isMember()) this.#deps.onSent(row, message);
    this.#drop(row.clientId);
    await this.#deps.rows.remove(row.clientId);
    this.#deps.onChange();
  }

  /** `row` is the state before this attempt. */
  async #noteFailure(row: OutboxRow, error: unknown): Promise<Outcome> {
    const verdict = verdictOf(error);
    if (!this.#deps.isMember() || verdict === 'over') return this.#noteWaiting(row.conversationId, 'over');
    if (verdict === 'slower') return { pause: 'slower' };
    if (verdict === 'later') return this.#noteWaiting(row.conversationId, { pause: 'later' });
    const current = this.#find(row.clientId)?.row ?? row;
    // The server deletes uploads that no message uses; if it rejects fresh uploads, retrying is pointless.
    const isStale = verdict === 'anew' && row.files.some(({ id }) => id !== null);
    const files = isStale ? row.files.map((file) => ({ ...file, id: null, key: this.#deps.newKey() })) : current.files;
    await this.#keep({ ...current, files, refusal: isStale ? null : wordsOf(error) });
    return 'went';
  }

  #noteWaiting(conversationId: number, outcome: Outcome): Outcome {
    const entries = this.entries.read();
    const isOf = ({ row }: OutboxEntry) => row.conversationId === conversationId && row.refusal === null;
    this.entries.write(entries.map((entry) => (isOf(entry) ? { ...entry, isWaiting: true } : entry)));
    return outcome;
  }
}

function entryOf(row: OutboxRow, before?: OutboxEntry): OutboxEntry {
  if (before?.isKept && before.row.refusal === row.refusal && before.row.order === row.order) return before;
  return { row, isWaiting: false, isKept: true, shares: row.files.map(({ id }) => (id === null ? 0 : 1)) };
}

function idsOf({ files }: OutboxRow): number[] {
  return files.map(({ id }) => id).filter((id) => id !== null);
}
