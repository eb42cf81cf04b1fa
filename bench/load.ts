import autocannon from 'autocannon';

/** Requests a second that a server answers, and what went wrong. */
export interface Rate {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/**
 * Loads a server with the given paths in turn, after a short warm-up.
 *
 * seconds  how long is measured.
 */
export async function measure(
  origin: string,
  paths: readonly string[],
  seconds = 6,
  headers: Record<string, string> = {},
): Promise<Rate> {
  const load = (duration: number) =>
    autocannon({
      url: origin,
      connections: 16,
      duration,
      headers,
      requests: paths.map((path) => ({ method: 'GET' as const, path })),
    });
  await load(2);
  const result = await load(seconds);
  return {
    perSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
