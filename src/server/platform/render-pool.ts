import { Worker } from 'node:worker_threads';
import type { ApiClient } from '#contract/api-client.ts';
import { api } from '#contract/index.ts';
import type { WebHandler, WebSeam } from '#contract/web-seam.ts';
import { toApiError } from './errors.ts';
import type { CallAnswer, FromThread, RenderOrder, ToThread } from './render-messages.ts';

/** A page being rendered by a thread. */
interface Page {
  readonly api: ApiClient;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly pages: Map<number, Page>;
}

/** Pages create many short-lived objects: a young generation of this size lets most of them die young. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

const endpoints = new Map(api.map((endpoint) => [endpoint.name, endpoint]));

/**
 * Renders pages in threads, so that the main thread stays responsive while React works.
 *
 * entry  URL of the built web app's module.
 * size   the number of threads. They start with the first page; one that dies fails its pages and is replaced.
 */
export class RenderPool {
  readonly #entry: string;
  readonly #size: number;
  #threads: Thread[] = [];
  #next = 0;

  constructor(entry: string, size: number) {
    this.#entry = entry;
    this.#size = size;
  }

  readonly handle: WebHandler = async (request, seam) => {
    const body = request.method === 'POST' ? await request.text() : null;
    const { url, method, headers } = request;
    const number = this.#next++;
    const { worker, pages } = this.#idlest();
    return new Promise((resolve, reject) => {
      pages.set(number, { api: seam.api, resolve, reject });
      post(worker, { type: 'render', number, url, method, headers: [...headers], body, seam: dataOf(seam) });
    });
  };

  async close(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #idlest(): Thread {
    while (this.#threads.length < this.#size) this.#threads.push(this.#start());
    return this.#threads.reduce((idlest, each) => (each.pages.size < idlest.pages.size ? each : idlest));
  }

  #start(): Thread {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { entry: this.#entry },
      resourceLimits: LIMITS,
    });
    const thread: Thread = { worker, pages: new Map() };
    worker.unref();
    worker.on('message', (message: FromThread) => void take(thread, message));
    worker.on('error', () => {});
    worker.on('exit', () => this.#bury(thread));
    return thread;
  }

  #bury(thread: Thread): void {
    this.#threads = this.#threads.filter((each) => each !== thread);
    for (const { reject } of thread.pages.values()) reject(new Error('the thread that rendered this page has ended'));
    thread.pages.clear();
  }
}

function post(worker: Worker, message: ToThread): void {
  worker.postMessage(message);
}

/** The cloneable part of the seam; the thread creates the rest itself. */
function dataOf({
  locale,
  publicUrl,
  messages,
  market,
  operator,
  catalogue,
  policyDate,
  announcedTerms,
  prices,
  failure,
  nonce,
  nowMs,
}: WebSeam): RenderOrder['seam'] {
  return {
    ...{ locale, publicUrl, messages, market, operator, catalogue, prices, policyDate, announcedTerms, nonce, nowMs },
    ...(failure ? { failure } : {}),
  };
}

async function take({ worker, pages }: Thread, message: FromThread): Promise<void> {
  const page = pages.get(message.number);
  if (!page) return;
  if (message.type === 'call') {
    const { call } = message;
    return post(worker, { type: 'answer', call, ...(await callFor(page.api, message)) });
  }
  pages.delete(message.number);
  if (message.type === 'failed') return page.reject(new Error(message.message));
  const { status, headers, body } = message;
  const hasBody = status !== 204 && status !== 304;
  page.resolve(new Response(hasBody ? body : null, { status, headers: headers as [string, string][] }));
}

async function callFor(
  client: ApiClient,
  { endpoint: name, input }: { endpoint: string; input: unknown },
): Promise<Pick<CallAnswer, 'answer' | 'failure'>> {
  try {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`a page called the unknown endpoint ${name}`);
    return { answer: await client.call(endpoint, input as never) };
  } catch (error) {
    const { code, message, fieldErrors } = toApiError(error);
    if (code === 'internal') console.error(error);
    return { failure: { code, message, fieldErrors } };
  }
}
