import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Whether a proxy's forwarded address is trusted.
 *
 * address  the address that the request, or the proxy behind it, came from.
 * hop      0 for the connection itself, 1 for the last entry of X-Forwarded-For, and so on.
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

const MAX_PROXIES = 20;

/**
 * Parses the setting TRUST_PROXY: a number of proxies, or their addresses and networks, separated by commas.
 *
 * @returns  null if no proxy is trusted, so that X-Forwarded-… is ignored.
 * @throws   Error that names the invalid part
 */
export function readProxies(text: string): TrustsProxy | null {
  const value = text.trim();
  if (value === 'false') return null;
  if (/^\d+$/.test(value)) {
    const count = Number(value);
    if (count > MAX_PROXIES) throw new Error(`"${value}" proxies are more than ${MAX_PROXIES}`);
    return count === 0 ? null : (_address, hop) => hop < count;
  }
  const networks = value.split(',').map((part) => part.trim());
  for (const network of networks) assertNetwork(network);
  return proxyAddr.compile(networks);
}

function assertNetwork(network: string): void {
  try {
    const [address = '', prefix] = network.split('/');
    // A /0 network would trust everyone.
    if (!isIP(address) || Number(prefix) === 0) throw new Error(network);
    proxyAddr.compile([network]);
  } catch {
    throw new Error(
      `"${network}" must be a number of proxies (1 for a single one), or their addresses and networks such as 10.0.0.0/8, fd00::/8`,
    );
  }
}

/**
 * A request's client address: going back from the connection through X-Forwarded-For, the first one that is not a
 * trusted proxy. The same as Fastify's `request.ip`, for requests that never reach Fastify.
 */
export function callerAddress(request: IncomingMessage, trusts: TrustsProxy | null): string {
  return (trusts ? proxyAddr(request, trusts) : request.socket.remoteAddress) ?? '';
}

/** The requested host, as forwarded if the connection comes from a trusted proxy. */
export function askedHost({ headers, socket }: IncomingMessage, trusts: TrustsProxy | null): string {
  const isTrusted = trusts?.(socket.remoteAddress ?? '', 0) ?? false;
  const forwarded = isTrusted ? String(headers['x-forwarded-host'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (headers.host ?? '');
}
