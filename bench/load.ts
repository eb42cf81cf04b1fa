import autocannon from 'autocannon';

/** Requests a second that a server answers, and what went wrong. */
export interface Rate {
  readonly perSecond: number;
  /** All that were answered, the warm-up's too. */
  readonly requests: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const CONNECTIONS = 16;
const PARTS = 2 * CONNECTIONS;

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
      // Each connection asks for a part of its own, anew in the warm-up and in what is measured: asking for the same they
      // would share what the first of them made. A client builds all its requests beforehand, so the parts stay small.
      setupClient: (client) => {
        const part = clients++ % PARTS;
        const own = requests.slice((part * requests.length) / PARTS, ((part + 1) * requests.length) / PARTS);
        client.setRequests(own.length > 0 ? own : requests);
      },
    });
  const warmUp = await load(2);
  const result = await load(seconds);
  return {
    perSecond: Math.round(result.requests.average),
    requests: warmUp.requests.total + result.requests.total,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
