import { Worker } from 'node:worker_threads';
import type { ProcessedPicture } from '../media/pipeline.ts';

/** What a picture shows: a listing's things in a view, or a person's face. */
export type Drawing =
  | { readonly objects: readonly string[]; readonly seed: number; readonly view: number; readonly branch: string }
  | { readonly emoji: string; readonly seed: number };

interface Answer {
  readonly number: number;
  readonly picture?: ProcessedPicture;
  readonly failure?: string;
}

interface Waiting {
  readonly resolve: (picture: ProcessedPicture) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that draw; they are started at the first picture and do not keep the process alive. */
export class PicturePool {
  readonly size: number;
  #workers: Worker[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Draws one picture and makes all its sizes. @throws Error when it cannot be drawn */
  draw(drawing: Drawing): Promise<ProcessedPicture> {
    if (this.#workers.length === 0) this.#workers = Array.from({ length: this.size }, () => this.#startWorker());
    const number = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#workers[number % this.size]?.postMessage({ number, drawing });
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ number, picture, failure }: Answer) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (picture) waiting?.resolve(picture);
      else waiting?.reject(new Error(failure));
    });
    worker.on('error', (error) => this.#giveUp(error as Error));
    return worker;
  }

  /** The jobs are tried again later, with new threads. */
  #giveUp(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    void this.close();
  }

  /** Ends the threads, for example when there is nothing left to draw. */
  async close(): Promise<void> {
    const workers = this.#workers;
    this.#workers = [];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
