import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const PERMISSIONS = 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()';

/**
 * The content security policy of a page: nothing from other origins, inline scripts only by hash. Style attributes are
 * allowed (a picture's colour, a bar's width); style elements and foreign style sheets are not.
 */
export function pagePolicy(scriptHashes: readonly string[], secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Sets the security headers of every response, and excludes a market that must not be indexed from search engines. */
export function applySecurity(fastify: FastifyInstance, config: Config): void {
  const secure = config.publicUrl.startsWith('https:');
  fastify.addHook('onSend', async (_request, reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', PERMISSIONS);
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('x-frame-options', 'DENY');
    if (!config.market.isIndexed) reply.header('x-robots-tag', 'noindex, nofollow');
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    }
  });
}
