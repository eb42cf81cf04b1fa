import type { Plugin } from 'vite';

/** Files most of whose functions run while a first page hydrates. */
const RUN_ON_LOAD = new Set(['vendor', 'entry.client', 'listing', 'cards', 'list']);

/**
 * Chromium compiles all functions of a file that begins with this comment in the background while the file arrives,
 * instead of each on the page's own thread when it is first called. Other browsers ignore it.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint before the output of other plugins, since it works only in the first line. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && RUN_ON_LOAD.has(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
