import { callPath, failureOf } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import type { UploadOptions } from '../upload.ts';
import { inSession } from './in-session.ts';
import { callHeaders } from './session-call.ts';

const TIMEOUT_MS = 120_000;

/** Implements `upload`. */
export function sendFiles<E extends AnyEndpoint>(
  endpoint: E,
  files: readonly (File | Blob)[],
  options: UploadOptions,
): Promise<AnswerOf<E>> {
  return inSession(() => send(endpoint, files, options));
}

/** One attempt. `fetch` cannot report upload progress; XMLHttpRequest can. */
function send<E extends AnyEndpoint>(
  endpoint: E,
  files: readonly (File | Blob)[],
  { onProgress, signal, idempotencyKey, input = {} }: UploadOptions,
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(endpoint.method, `/api${callPath(endpoint, { params: input.params })}`);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parseAnswer(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer as never);
      else reject(failureOf(request.status, answer));
    };
    request.onerror = () => reject(new TypeError('network error: upload'));
    request.ontimeout = () => reject(new DOMException('upload took too long', 'TimeoutError'));
    request.onabort = () => reject(signal?.reason ?? new DOMException('upload aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(bodyOf(endpoint.upload?.field ?? 'files', files, input.body));
  });
}

/** Fields precede files, so that the server has them when the first file arrives. */
function bodyOf(field: string, files: readonly (File | Blob)[], body: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const file of files) form.append(field, file);
  return form;
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
