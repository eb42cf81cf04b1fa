import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8');

/** Applies the theme chosen on the site; without one the system's applies. The page's only script. */
const SCRIPT = `try {
  const theme = localStorage.getItem('ui_theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
`;

export const STYLE_URL = addressOf('page.css', STYLE);
export const SCRIPT_URL = addressOf('theme.js', SCRIPT);

/** The address depends on the content, so browsers may cache files forever. */
function addressOf(name: string, content: string): string {
  return `/sandbox/${name}?v=${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}

/** Serves the files the sandbox's pages link to. */
export function serveStaticFiles(fastify: FastifyInstance): void {
  const kept = 'public, max-age=31536000, immutable';
  fastify.get('/sandbox/page.css', (_request, reply) =>
    reply.header('cache-control', kept).type('text/css; charset=utf-8').send(STYLE),
  );
  fastify.get('/sandbox/theme.js', (_request, reply) =>
    reply.header('cache-control', kept).type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}
