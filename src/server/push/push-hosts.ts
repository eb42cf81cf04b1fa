/** The services of known browsers: Chrome and its kin, Firefox, Edge, Safari. */
const EXACT = new Set(['fcm.googleapis.com', 'web.push.apple.com']);
const BELOW = ['.push.services.mozilla.com', '.notify.windows.com'];

/**
 * An address that a browser says its push messages go to, if it is one of a push service. The server posts to it, so it
 * must lead nowhere else: no other host or port, no name and password, nothing but https.
 *
 * ownHosts  further hosts that an operator trusts, `host` or `host:port`.
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
