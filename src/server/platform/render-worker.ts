/** A thread that renders pages. The main thread, which has the data, makes its loaders' API calls. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ApiClient } from '#contract/api-client.ts';
import { ApiError } from '#contract/errors.ts';
import type { WebHandler } from '#contract/web-seam.ts';
import { readDocument } from '#i18n/documents.ts';
import type { CallAnswer, FromThread, RenderOrder, ToThread } from './render-messages.ts';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

const { entry } = workerData as { entry: string };
const { handle } = (await import(entry)) as { handle: WebHandler };
const waiting = new Map<number, Waiting>();
let calls = 0;

function send(message: FromThread, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

/** The API for loaders: each call is a message to the main thread, which replies with another. */
function clientOf(number: number): ApiClient {
  return {
    call(endpoint, ...[input]) {
      calls += 1;
      const call = calls;
      send({ type: 'call', number, call, endpoint: endpoint.name, input: input ?? {} });
      return new Promise((resolve, reject) => {
        waiting.set(call, { resolve: resolve as (answer: unknown) => void, reject });
      });
    },
  };
}

async function render({ number, url, method, headers, body, seam }: RenderOrder): Promise<void> {
  const request = new Request(url, {
    method,
    headers: headers as [string, string][],
    ...(body === null ? {} : { body }),
  });
  const response = await handle(request, {
    ...seam,
    api: clientOf(number),
    document: (name) => readDocument(name, seam.locale, seam.market.name),
  });
  const bytes = await response.arrayBuffer();
  send({ type: 'rendered', number, status: response.status, headers: [...response.headers], body: bytes }, [bytes]);
}

function settle({ call, answer, failure }: CallAnswer): void {
  const asked = waiting.get(call);
  waiting.delete(call);
  if (failure) asked?.reject(new ApiError(failure.code, failure));
  else asked?.resolve(answer);
}

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'answer') return settle(message);
  render(message).catch((error: unknown) =>
    send({
      type: 'failed',
      number: message.number,
      message: error instanceof Error ? String(error.stack) : String(error),
    }),
  );
});
