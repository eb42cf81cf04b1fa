import { Worker } from 'node:worker_threads';
import type { ProcessedPicture } from '../media/pipeline.ts';

/** What a picture shows: a listing's goods in a view, or a person's face. */
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

interface Artist {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** Drawing creates few objects and large bitmaps: a small young generation suffices and saves memory. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/** Drawing threads, started with the first picture; they do not keep the process alive. */
export class PicturePool {
  readonly size: number;
  #artists: Artist[] = [];
  #next = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Draws one picture in all its sizes. @throws Error if it cannot be drawn */
  draw(drawing: Drawing): Promise<ProcessedPicture> {
    if (this.#artists.length === 0) this.#artists = Array.from({ length: this.size }, () => this.#startArtist());
    // Pictures take different amounts of work: the least busy thread gets the next one.
    const { worker, waiting } = this.#artists.reduce((idlest, artist) =>
      artist.waiting.size < idlest.waiting.size ? artist : idlest,
    );
    const number = this.#next++;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, drawing });
    });
  }

  #startArtist(): Artist {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { resourceLimits: LIMITS });
    const waiting: Artist['waiting'] = new Map();
    worker.unref();
    worker.on('message', ({ number, picture, failure }: Answer) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (picture) asked?.resolve(picture);
      else asked?.reject(new Error(failure));
    });
    // The jobs are retried later with new threads.
    worker.on('error', (error) => void this.#dismiss(error as Error));
    return { worker, waiting };
  }

  /** Stops the threads, for example when nothing is left to draw; pending pictures fail. */
  async close(): Promise<void> {
    await this.#dismiss(new Error('The pool of drawing threads is closed'));
  }

  async #dismiss(error: Error): Promise<void> {
    const artists = this.#artists;
    this.#artists = [];
    for (const { waiting } of artists) for (const { reject } of waiting.values()) reject(error);
    await Promise.all(artists.map(({ worker }) => worker.terminate()));
  }
}
