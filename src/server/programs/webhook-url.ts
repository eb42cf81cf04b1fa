import { isInnerHost } from '#contract/values/web-address.ts';
import type { MessageId } from '#i18n/message-id.ts';

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const FIRST_FREE_PORT = 1024;

/**
 * Why an address is not allowed for a webhook, or null. Name resolution is checked at each attempt, because it can
 * change.
 *
 * allowsLoopback  accepts addresses of this machine, also without https.
 */
export function webhookUrlProblem(text: string, allowsLoopback: boolean): MessageId | null {
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username || password) return 'validation.webhookUrl';
  if (allowsLoopback && LOOPBACK_HOST.test(hostname)) return null;
  if (protocol !== 'https:') return 'validation.webhookHttps';
  if (hostname.startsWith('[') || isInnerHost(hostname.replace(/\.$/, ''))) return 'validation.webhookPrivate';
  // Ports of other services are not allowed.
  return port !== '' && Number(port) < FIRST_FREE_PORT ? 'validation.webhookUrl' : null;
}
