import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { readMessages } from '../src/i18n/catalog.ts';
import { DEFAULT_LOCALE } from '../src/i18n/locales.ts';
import routes from '../src/web/routes.ts';
import type { ReadModule } from './read-module.ts';
import { readWebModule, WEB } from './web-modules.ts';

/** The part of every page: the messages of the root, and of each page that names no part. */
export const FRAME_PART = 'frame';

/** Category introductions are long and have a separate template: a category's name does not include one. */
const INTRODUCTION = /^category\..+\.hint$/;

/** The message ids by part. */
export type MessageParts = Readonly<Record<string, readonly string[]>>;

/**
 * Determines from the code which messages the browser needs when: a part contains the messages of the modules that the
 * browser loads for it. `startPage(args, part)` in a route's loader names the page's part; `loadMessages(part)` beside
 * `import(…)` names the part of the imported module.
 *
 * @throws Error naming a module that builds a message id in a way that cannot be followed
 */
export function findMessageParts(): MessageParts {
  const finder = new PartFinder(Object.keys(readMessages(DEFAULT_LOCALE)));
  for (const file of ['root.tsx', 'entry.client.tsx']) finder.add(FRAME_PART, join(WEB, file), true);
  addRoutes(finder, routes as readonly RouteConfigEntry[], FRAME_PART);
  return finder.parts();
}

/** A nested page adds its messages to the part of its parent, unless it has its own. */
function addRoutes(finder: PartFinder, entries: readonly RouteConfigEntry[], around: string): void {
  for (const { file, children = [] } of entries) {
    const path = join(WEB, file);
    const part = finder.partStarted(path) ?? around;
    finder.add(part, path, true);
    addRoutes(finder, children, part);
  }
}

class PartFinder {
  readonly #ids: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #found = new Map<string, Set<string>>();
  readonly #seen = new Set<string>();

  constructor(ids: readonly string[]) {
    this.#ids = ids;
    this.#known = new Set(ids);
  }

  /** Adds the messages of a module, and of those that it loads, to a part. */
  add(part: string, path: string, isRoute = false): void {
    const key = `${part} ${path}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const module = readWebModule(path, isRoute);
    // A module that loads a part for itself takes all its messages from it.
    if (module.ownPart !== null && module.ownPart !== part) {
      this.add(module.ownPart, path, isRoute);
      return;
    }
    this.#note(part, module);
    for (const each of module.imports) this.add(part, each);
    for (const late of module.late) for (const each of late.imports) this.add(late.part, each);
  }

  /** The part that a route's loader starts, directly or through a function that it calls; null if none. */
  partStarted(path: string, seen = new Set<string>()): string | null {
    if (seen.has(path)) return null;
    seen.add(path);
    const { started, staticImports } = readWebModule(path, false);
    if (started !== null) return started;
    for (const each of staticImports) {
      const found = this.partStarted(each, seen);
      if (found !== null) return found;
    }
    return null;
  }

  /** Each part without the messages of the frame. */
  parts(): MessageParts {
    const frame = this.#found.get(FRAME_PART) ?? new Set<string>();
    const inOrder = (found: ReadonlySet<string>) => this.#ids.filter((id) => found.has(id));
    const others = [...this.#found].filter(([part]) => part !== FRAME_PART).sort();
    return {
      [FRAME_PART]: inOrder(frame),
      ...Object.fromEntries(others.map(([part, found]) => [part, inOrder(found.difference(frame))])),
    };
  }

  #note(part: string, { texts, patterns }: ReadModule): void {
    const found = this.#found.get(part) ?? new Set<string>();
    this.#found.set(part, found);
    for (const text of texts) if (this.#known.has(text)) found.add(text);
    for (const pieces of patterns) for (const id of this.#matching(pieces)) found.add(id);
  }

  readonly #matches = new Map<string, readonly string[]>();

  /** The ids that a template can match. */
  #matching(pieces: readonly string[]): readonly string[] {
    const key = pieces.join('\0');
    let ids = this.#matches.get(key);
    if (!ids) {
      const pattern = new RegExp(`^${pieces.map((piece) => piece.replaceAll(/\W/g, '\\$&')).join('.+')}$`);
      const saysIntroductions = pieces.at(-1) === '.hint';
      ids = this.#ids.filter((id) => pattern.test(id) && (saysIntroductions || !INTRODUCTION.test(id)));
      this.#matches.set(key, ids);
    }
    return ids;
  }
}
