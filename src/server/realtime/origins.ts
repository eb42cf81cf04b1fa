import type { IncomingHttpHeaders } from 'node:http';

interface OwnSite {
  readonly publicUrl: string;
  /** Whether a proxy in front says which host was asked for. */
  readonly trustProxy: boolean;
  /** Whether pages of the same host on another port are the site's own: they are for the port that has only sockets. */
  readonly anyPort: boolean;
}

/**
 * Whether a connection comes from a page of this site, or from no page at all (programs send no Origin). Browsers let any
 * page open a websocket anywhere, so the server has to look.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, { publicUrl, trustProxy, anyPort }: OwnSite): boolean {
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  const own = [URL.parse(publicUrl), URL.parse(`${origin.protocol}//${hostOf(headers, trustProxy)}`)];
  return own.some((url) => url && (anyPort ? url.hostname === origin.hostname : url.host === origin.host));
}

/** The host that was asked for. Of several proxies the last is the one that the server knows. */
function hostOf(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-host'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (headers.host ?? '');
}

/** The address that a connection comes from; behind a proxy the one that it names first, as for requests. */
export function addressOf(
  { headers, socket }: { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } },
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',')[0]?.trim() || (socket.remoteAddress ?? '');
}
