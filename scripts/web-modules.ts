import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../src/web/routes.ts';
import { type ReadModule, readModule } from './read-module.ts';

export const WEB = fileURLToPath(new URL('../src/web/', import.meta.url));
const SRC = fileURLToPath(new URL('../src/', import.meta.url));

const kept = new Map<string, { readonly changedMs: number; readonly module: ReadModule }>();

/** Parses a module again only if its file has changed, for rebuilds in development. */
export function readWebModule(path: string, isRoute: boolean): ReadModule {
  const key = `${path} ${isRoute}`;
  const changedMs = statSync(path).mtimeMs;
  const before = kept.get(key);
  if (before?.changedMs === changedMs) return before.module;
  const module = readModule(readFileSync(path, 'utf8'), path, { isRoute, resolve: (source) => resolve(source, path) });
  kept.set(key, { changedMs, module });
  return module;
}

const CODE = /\.tsx?$/;

/** The project file that an import resolves to; null for packages, styles and generated modules. */
function resolve(source: string, importer: string): string | null {
  if (!CODE.test(source)) return null;
  const path = source.startsWith('#') ? join(SRC, source.slice(1)) : join(dirname(importer), source);
  return existsSync(path) ? path : null;
}

/** The file of every route, from `src/web`. */
export function routeFiles(): string[] {
  const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
  return [...new Set(filesOf(routes as readonly RouteConfigEntry[]))];
}

/**
 * The files that the browser has to load before these files of `src/web` can run, including themselves.
 *
 * @throws Error if one of them does not exist
 */
export function filesLoadedWith(...names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (path: string, isRoute: boolean) => {
    if (files.has(path)) return;
    files.add(path);
    const { imports, staticImports } = readWebModule(path, isRoute);
    for (const each of imports) if (staticImports.includes(each)) add(each, false);
  };
  for (const name of names) add(join(WEB, name), true);
  return files;
}
