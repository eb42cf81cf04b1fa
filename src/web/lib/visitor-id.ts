import { readStored } from './stored-value.ts';

const KEPT_MS = 120_000;

let made: { readonly id: Promise<string | null>; readonly atMs: number } | null = null;

/**
 * A short mark of this browser and device, for counting visits once and slowing down abuse; null for whoever has not
 * accepted the cookie policy, which says so. Kept for two minutes in the page's memory, never on the device.
 */
export function visitorId(): Promise<string | null> {
  if (readStored('cookiePolicy') === null) return Promise.resolve(null);
  if (!made || Date.now() - made.atMs > KEPT_MS) made = { id: identify(), atMs: Date.now() };
  return made.id;
}

async function identify(): Promise<string | null> {
  try {
    const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs');
    // Its own statistics would be a request to another origin.
    const agent = await FingerprintJS.load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch {
    // A browser that refuses is as good as any other.
    return null;
  }
}
