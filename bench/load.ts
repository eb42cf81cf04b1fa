import autocannon from 'autocannon';

/** Requests a second that a server answers, and what went wrong. */
export interface Rate {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const CONNECTIONS = 16;

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
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  let clients = 0;
  const load = (duration: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration,
      headers,
      requests,
      // Each connection begins elsewhere: all at the same place would share what the first of them made.
      setupClient: (client) => {
        const from = Math.floor((clients++ * requests.length) / CONNECTIONS / 2) % requests.length;
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      },
    });
  await load(2);
  const result = await load(seconds);
  return {
    perSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
