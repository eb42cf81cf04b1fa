/** A file being uploaded; `id` is its idempotency key, the same for every attempt. */
export interface QueuedUpload {
  readonly id: string;
  /** As chosen, then as prepared for sending. */
  readonly file: File;
  /** Object URL of a preview during the upload. */
  readonly previewUrl: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  /** Why it failed, translated. */
  readonly reason?: string;
  /** Whether a retry may help: not when the file itself is at fault. */
  readonly canRetry?: boolean;
}

export interface UploadQueueDeps<Answer> {
  /** Prepares a file once, so that every attempt sends the same bytes. */
  readonly prepare: (file: File) => Promise<File>;
  /** A file has been prepared and is queued. */
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

/** Uploads files one at a time, which keeps their order and suits weak connections. */
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

  /** Pending uploads in order; the same array until something changes. */
  snapshot = (): readonly QueuedUpload[] => this.#uploads;

  add(files: readonly File[]): void {
    const fresh = files.map((file) => ({ id: this.#deps.newId(), file }));
    // One at a time: phones lack the memory for ten large pictures.
    for (const { id, file } of fresh) {
      const ready = this.#lastPrepared.then(() => this.#prepare(id, file));
      this.#ready.set(id, ready);
      this.#lastPrepared = ready;
    }
    this.#take(fresh);
  }

  /** Resumes prepared files under their earlier ids. */
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
    // If preparing fails, send it unchanged; the server validates it.
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

  /** Removes a file, aborting its upload. */
  remove(id: string): void {
    if (this.#current?.id === id) this.#current.abort.abort();
    this.#drop(id);
  }

  /** Aborts everything when the page is left. */
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
