import autocannon from 'autocannon';

/** Requests a second that a server answers, and failures. */
export interface Rate {
  readonly perSecond: number;
  /** All responses, including the warm-up. */
  readonly requests: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const CONNECTIONS = 16;

/** How a server is loaded: for how long after the warm-up, with which headers, over how many connections. */
interface LoadOptions {
  readonly seconds?: number;
  readonly headers?: Record<string, string>;
  readonly connections?: number;
}

/** Loads a server with the given paths in turn, after a short warm-up. */
export async function measure(
  origin: string,
  paths: readonly string[],
  { seconds = 6, headers = {}, connections = CONNECTIONS }: LoadOptions = {},
): Promise<Rate> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const parts = 2 * connections;
  let clients = 0;
  const load = (duration: number) =>
    autocannon({
      url: origin,
      connections,
      duration,
      headers,
      requests,
      // Each connection requests its own share of the paths, different ones for the warm-up and the measurement:
      // requests for the same paths would share cached results. A client builds all its requests in advance, so the
      // shares stay small.
      setupClient: (client) => {
        const part = clients++ % parts;
        const own = requests.slice((part * requests.length) / parts, ((part + 1) * requests.length) / parts);
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
