import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A failed file is requested again after these times, and when the browser comes back online. */
const DELAYS_MS = [1_000, 3_000, 10_000];

/**
 * Like `lazy`, for a part whose code is loaded after the page's own. Where its file fails to load, as on a weak signal
 * or after a deployment, the part stays pending and is requested again: it never takes the page down.
 *
 * load   imports the module.
 * pick   the component in it.
 * Lost   shown when all attempts have failed; without it the part stays pending.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Lost?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPart(load, pick, Lost) }));
}

async function loadPart<Module, Part>(
  load: () => Promise<Module>,
  pick: (module: Module) => Part,
  lost: Part | undefined,
): Promise<Part> {
  try {
    return pick(await load());
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    const url = failedFile(error);
    for (let attempt = 0; !lost || attempt < DELAYS_MS.length; attempt++) {
      await nextTry(DELAYS_MS[attempt]);
      try {
        // Browsers never refetch a module that failed, so the retry needs another URL.
        const part = url
          ? partOf(await import(/* @vite-ignore */ `${url}?again=${attempt}`), pick)
          : pick(await load());
        if (part) return part;
      } catch {
        // It failed again: wait for the next attempt.
      }
    }
    return lost;
  }
}

/** A file of several modules exports each of them under a short name. */
function partOf<Module, Part>(file: object, pick: (module: Module) => Part): Part | undefined {
  const modules = [file, ...Object.values(file).filter((each) => typeof each === 'object' && each !== null)];
  return modules.map((each) => pick(each as Module)).find(Boolean);
}

/** URL of the module whose import failed; not every browser reports it. */
function failedFile(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\S+\.js$/.exec(error.message)?.[0] : undefined;
}

/** Resolves after the delay, or when the browser comes back online; without a delay only then. */
function nextTry(delayMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    if (delayMs !== undefined) setTimeout(resolve, delayMs);
  });
}
