import { isRouteErrorResponse } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import type { PageFailure } from '../lib/page-error.ts';

/** Details of a thrown value: an API error, a status, or just a failure. */
export interface Trouble {
  readonly code: string;
  readonly status: number;
  readonly requestId: string;
  /** The message to show. */
  readonly text: MessageId;
}

/** Temporary statuses. */
const BUSY = [429, 503, 504];

export function troubleOf(error: unknown): Trouble {
  if (isUnreachable(error)) return { code: 'network', status: 0, requestId: '', text: 'frame.error.offline' };
  const { code, status, requestId } = partsOf(error);
  return { code, status, requestId, text: BUSY.includes(status) ? 'frame.error.busy' : 'frame.error.text' };
}

function partsOf(error: unknown): Omit<Trouble, 'text'> {
  if (isRouteErrorResponse(error)) {
    const failure = (error.data ?? {}) as Partial<PageFailure>;
    return { code: failure.code ?? String(error.status), status: error.status, requestId: failure.requestId ?? '' };
  }
  const { code = 'internal', status = 500, requestId = '' } = (error ?? {}) as Partial<Trouble>;
  return { code, status, requestId };
}

/** A request that reaches no server rejects with a TypeError whose message depends on the browser. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
