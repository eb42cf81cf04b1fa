/** A file on its way to the server; `id` names the act, the same for every try. */
export interface QueuedUpload {
  readonly id: string;
  /** As it was chosen, and as it is sent as soon as it has been made ready. */
  readonly file: File;
  /** Shows the picture while it is on its way. */
  readonly previewUrl: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  /** Why it failed, in words. */
  readonly reason?: string;
  /** Whether another try may help: not where the file itself is at fault. */
  readonly canRetry?: boolean;
}

export interface UploadQueueDeps<Answer> {
  /** Makes a file ready to be sent, once, so that every try sends the same bytes. */
  readonly prepare: (file: File) => Promise<File>;
  /** A file was made ready and waits for its turn. */
  readonly onReady?: (upload: QueuedUpload) => void;
  readonly send: (
    upload: QueuedUpload,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Answer>;
  readonly onSent: (answer: Answer, upload: QueuedUpload) => void;
  readonly explain: (error: unknown) => { reason: string; canRetry: boolean };
  readonly newId: () => string;
  readonly urls: { createObjectURL: (file: File) => string; revokeObjectURL: (url: string) => void };
}

/** Sends files one after the other, so that they arrive in their order and a weak signal carries one at a time. */
export class UploadQueue<Answer> {
  readonly #deps: UploadQueueDeps<Answer>;
  readonly #listeners = new Set<() => void>();
  readonly #ready = new Map<string, Promise<File>>();
  #lastPrepared: Promise<unknown> = Promise.resolve();
  #uploads: readonly QueuedUpload[] = [];
  #current: { readonly id: string; readonly abort: AbortController } | null = null;

  constructor(deps: UploadQueueDeps<Answer>) {
    this.#deps = deps;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What has not arrived yet, in order; the same array until something changes. */
  snapshot = (): readonly QueuedUpload[] => this.#uploads;

  add(files: readonly File[]): void {
    const fresh = files.map((file) => ({ id: this.#deps.newId(), file }));
    // One at a time: a phone has no room for ten large pictures at once.
    for (const { id, file } of fresh) {
      const ready = this.#lastPrepared.then(() => this.#prepare(id, file));
      this.#ready.set(id, ready);
      this.#lastPrepared = ready;
    }
    this.#take(fresh);
  }

  /** Goes on with files that were made ready before, under the ids that they had. */
  restore(files: readonly { readonly id: string; readonly file: File }[]): void {
    const missing = files.filter(({ id }) => !this.#has(id));
    for (const { id, file } of missing) this.#ready.set(id, Promise.resolve(file));
    this.#take(missing);
  }

  #take(files: readonly { readonly id: string; readonly file: File }[]): void {
    const { urls } = this.#deps;
    const fresh = files.map(
      ({ id, file }): QueuedUpload => ({
        id,
        file,
        previewUrl: urls.createObjectURL(file),
        state: 'waiting',
        progress: 0,
      }),
    );
    this.#put([...this.#uploads, ...fresh]);
    void this.#work();
  }

  async #prepare(id: string, chosen: File): Promise<File> {
    if (!this.#has(id)) return chosen;
    // What cannot be made ready goes as it is; the server judges it.
    const file = await this.#deps.prepare(chosen).catch(() => chosen);
    this.#change(id, { file });
    const upload = this.#uploads.find((each) => each.id === id);
    if (upload) this.#deps.onReady?.(upload);
    return file;
  }

  #has(id: string): boolean {
    return this.#uploads.some((upload) => upload.id === id);
  }

  retry(id: string): void {
    this.#change(id, { state: 'waiting', progress: 0, reason: undefined });
    void this.#work();
  }

  /** Takes a file out, also while it is being sent. */
  remove(id: string): void {
    if (this.#current?.id === id) this.#current.abort.abort();
    this.#drop(id);
  }

  /** Ends everything, when the page is left. */
  clear(): void {
    for (const { id } of this.#uploads) this.remove(id);
  }

  async #work(): Promise<void> {
    if (this.#current) return;
    const next = this.#uploads.find(({ state }) => state === 'waiting');
    if (!next) return;
    await this.#sendOne(next);
    await this.#work();
  }

  async #sendOne(upload: QueuedUpload): Promise<void> {
    const { id } = upload;
    const abort = new AbortController();
    this.#current = { id, abort };
    this.#change(id, { state: 'sending' });
    try {
      const onProgress = (progress: number) => this.#change(id, { progress });
      const file = (await this.#ready.get(id)) ?? upload.file;
      abort.signal.throwIfAborted();
      const answer = await this.#deps.send({ ...upload, file }, { signal: abort.signal, onProgress });
      this.#drop(id);
      this.#deps.onSent(answer, upload);
    } catch (error) {
      if (!abort.signal.aborted) this.#change(id, { state: 'failed', ...this.#deps.explain(error) });
    } finally {
      this.#current = null;
    }
  }

  #change(id: string, change: Partial<QueuedUpload>): void {
    this.#put(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #drop(id: string): void {
    const gone = this.#uploads.find((upload) => upload.id === id);
    if (!gone) return;
    this.#ready.delete(id);
    this.#deps.urls.revokeObjectURL(gone.previewUrl);
    this.#put(this.#uploads.filter((upload) => upload !== gone));
  }

  #put(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
