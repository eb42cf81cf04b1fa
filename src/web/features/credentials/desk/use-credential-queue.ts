import type { AnswerOf } from '#contract/endpoint.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { listCredentialQueue } from '../calls.ts';

export type CredentialQueueAnswer = AnswerOf<typeof listCredentialQueue>;

/** A page of the documents that wait for our team. */
export function useCredentialQueue(page: number) {
  return useKeptRemote<CredentialQueueAnswer>(`desk:credentials:${page}`, () =>
    browserApi().call(listCredentialQueue, { query: { page } as never }),
  );
}
