import { type RequestOptions, request } from 'node:https';
import { publicLookup } from './public-lookup.ts';

const PATIENCE_MS = 10_000;

/** The request to a push service. */
export interface PushRequest {
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
}

/**
 * Posts to a push service without following redirects.
 *
 * isOwn     the operator configured the host, so it may be in a private network.
 * @returns  the status of the response; its body is ignored.
 * @throws   Error on timeout or connection failure.
 */
export function postPush(endpoint: URL, { headers, body }: PushRequest, isOwn: boolean): Promise<number> {
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(isOwn ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sending = request(endpoint, options, (answer) => {
      answer.on('error', reject);
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
