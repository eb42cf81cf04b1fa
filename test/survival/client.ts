import type { Person, Stage } from './stage.ts';
import type { Tally } from './tally.ts';

export interface Call {
  readonly path: string;
  readonly person?: Pick<Person, 'token'>;
  readonly key?: string;
  /** The body; a form as it is, anything else as JSON. */
  readonly body?: unknown;
  /** A raw body with its own headers. */
  readonly raw?: { readonly rawBody: Buffer; readonly headers: Record<string, string> };
  /** The node that is tried first. */
  readonly at?: number;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the response's shape is known to the caller
  readonly json: any;
}

const PAUSE_MS = 250;
/** Long enough for ten statements of a slow database, and for a connection before them. */
const PATIENCE_MS = 60_000;

/** How users reach two nodes: like a browser that retries at the other node when one does not respond. */
export class Client {
  isOver = false;
  readonly tally: Tally;
  readonly #stage: Stage;

  constructor(stage: Stage, tally: Tally) {
    this.#stage = stage;
    this.tally = tally;
  }

  /** Calls one node once; null if the connection breaks. */
  async ask(call: Call): Promise<Answer | null> {
    const index = call.at ?? 0;
    const node = this.#stage.nodes[index];
    const isServing = node && this.#stage.isServing.has(node);
    const what = `${call.body || call.raw ? 'POST' : 'GET'} ${call.path.replace(/\d+/g, 'N')}`;
    try {
      const answer = await fetch(`${this.#stage.origins[index]}${call.path}`, requestOf(call));
      const text = await answer.text();
      this.tally.note(what, answer.status, text);
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, json: isJson ? JSON.parse(text) : text };
    } catch (error) {
      // Expected when the node is killed meanwhile or is not ready yet.
      if (isServing && this.#stage.isServing.has(node)) this.tally.noteBroken(what, error);
      return null;
    }
  }

  /** Retries at the nodes in turn until the call succeeds; null if the load ends first. */
  async untilTaken(call: Call): Promise<Answer | null> {
    for (let at = call.at ?? 0; !this.isOver; at = (at + 1) % this.#stage.nodes.length) {
      const answer = await this.ask({ ...call, at });
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      if (answer?.json?.code === 'paymentUnavailable') return answer;
      await this.pause(PAUSE_MS);
    }
    return null;
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}

function requestOf({ person, key, body, raw }: Call): RequestInit {
  const headers = {
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    ...raw?.headers,
  };
  const sent = body instanceof FormData ? body : body ? JSON.stringify(body) : raw?.rawBody;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return sent === undefined ? { headers, signal } : { method: 'POST', headers, body: sent as BodyInit, signal };
}
