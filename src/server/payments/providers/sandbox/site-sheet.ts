import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Config } from '../../../config.ts';

const ASSETS = new URL('../../../../../build/client/assets/', import.meta.url);

/**
 * The address of the site's own style sheet, from which the sandbox has its colours, letters and buttons: as the built
 * pages link it, so that browsers have it already; null where nothing is built.
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
