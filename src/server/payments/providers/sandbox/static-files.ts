import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** Gives the page the theme that was chosen on the site; without it the system's holds. It needs nothing else of scripts. */
const SCRIPT = `try {
  const theme = localStorage.getItem('ui_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
`;

export const STYLE_URL = addressOf('page.css', STYLE);
export const SCRIPT_URL = addressOf('theme.js', SCRIPT);

/** Another content has another address, so browsers may keep what they have. */
function addressOf(name: string, content: string): string {
  return `/sandbox/${name}?v=${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}

/** Serves what the sandbox's pages link. */
export function serveStaticFiles(fastify: FastifyInstance): void {
  const kept = 'public, max-age=31536000, immutable';
  fastify.get('/sandbox/page.css', (_request, reply) =>
    reply.header('cache-control', kept).type('text/css; charset=utf-8').send(STYLE),
  );
  fastify.get('/sandbox/theme.js', (_request, reply) =>
    reply.header('cache-control', kept).type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}
