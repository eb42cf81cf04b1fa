import { failureOf } from '#contract/api-client.ts';
import { inSession } from '../../lib/session/in-session.ts';
import { callHeaders } from '../../lib/session/session-call.ts';

const TIMEOUT_MS = 120_000;

/**
 * Fetches a document with the user's session: its URL requires the token, so a plain link cannot open it.
 *
 * path  below `/api`.
 * type  of the stored document rather than of the response, so that the browser never treats it as a page.
 */
export async function fetchDocument(path: string, type: string): Promise<Blob> {
  const content = await inSession(async () => {
    const response = await fetch(`/api${path}`, {
      headers: callHeaders(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response.arrayBuffer();
    throw failureOf(response.status, await response.json().catch(() => null));
  });
  return new Blob([content], { type });
}
