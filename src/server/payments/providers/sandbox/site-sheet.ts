import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Config } from '../../../config.ts';

const ASSETS = new URL('../../../../../build/client/assets/', import.meta.url);

/**
 * The address of the site's style sheet for the sandbox, as linked by the built pages, so that browsers have it cached;
 * null without a build.
 */
export function findSiteSheet(mode: Config['mode']): string | null {
  if (mode === 'development') return '/src/web/styles/app.css?direct';
  if (!existsSync(ASSETS)) return null;
  const manifest = readdirSync(ASSETS).find((name) => /^manifest-[\w-]+\.js$/.test(name));
  if (!manifest) return null;
  const linked = read(manifest).match(/\/assets\/[\w-]+\.css/g) ?? [];
  return linked.find((path) => read(path.replace('/assets/', '')).includes('--paper:')) ?? null;
}

function read(name: string): string {
  return readFileSync(new URL(name, ASSETS), 'utf8');
}
