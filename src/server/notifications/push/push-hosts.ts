/** Push services of known browsers: Chromium-based ones, Firefox, Edge, Safari. */
const EXACT = new Set(['fcm.googleapis.com', 'web.push.apple.com']);
const BELOW = ['.push.services.mozilla.com', '.notify.windows.com'];

/**
 * Validates the endpoint of a push subscription. The server posts to it, so it must be a push service: a known host,
 * https, the default port, no credentials.
 *
 * ownHosts  additional hosts that the operator trusts, `host` or `host:port`.
 * @returns  null for any other address.
 */
export function pushEndpoint(text: string, ownHosts: readonly string[] = []): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username || url.password || url.hash) return null;
  return ownHosts.includes(url.host) || isKnown(url) ? url : null;
}

function isKnown({ hostname, port }: URL): boolean {
  return port === '' && (EXACT.has(hostname) || BELOW.some((ending) => hostname.endsWith(ending)));
}
