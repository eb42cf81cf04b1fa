import { ProviderFailed } from './provider.ts';

/** The time limit for requests to third-party servers. */
export const DEADLINE_MS = 9_500;

/**
 * Awaits a third-party response; an error or timeout becomes a ProviderFailed.
 *
 * @throws ProviderFailed whose message contains no secrets; the cause is for the log.
 */
export async function withinDeadline<T>(ask: () => Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFailed(`no response within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    throw new ProviderFailed(error instanceof Error ? error.message : 'no answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
