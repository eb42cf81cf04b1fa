import type { IncomingMessage } from 'node:http';
import { askedHost, type TrustsProxy } from '../platform/proxies.ts';

interface OwnSite {
  readonly publicUrl: string;
  /** Proxies trusted to state the requested host. */
  readonly trustProxy: TrustsProxy | null;
  /** Whether pages of the same host on another port are accepted, as the sockets-only port needs. */
  readonly anyPort: boolean;
}

/**
 * Whether a connection comes from a page of this site, or from a program, which sends no Origin. Browsers let any page
 * open a websocket to any host, so the server has to check.
 */
export function isOwnOrigin(request: IncomingMessage, { publicUrl, trustProxy, anyPort }: OwnSite): boolean {
  if (request.headers.origin === undefined) return true;
  const origin = URL.parse(request.headers.origin);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  const own = [URL.parse(publicUrl), URL.parse(`${origin.protocol}//${askedHost(request, trustProxy)}`)];
  return own.some((url) => url && (anyPort ? url.hostname === origin.hostname : url.host === origin.host));
}
