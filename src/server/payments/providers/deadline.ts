import { ProviderFailed } from './provider.ts';

/** Whatever goes to a server of others ends within this. */
export const DEADLINE_MS = 9_500;

/**
 * Awaits an answer of a server of others: one that fails, or takes too long, is a ProviderFailed.
 *
 * @throws ProviderFailed whose message names no secrets; the cause is for the log.
 */
export async function withinDeadline<T>(ask: () => Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderFailed(`no answer within ${deadlineMs} ms`)), deadlineMs);
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
