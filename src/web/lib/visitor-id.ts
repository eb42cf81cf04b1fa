import { readStored } from './storage/stored-value.ts';

const KEPT_MS = 120_000;

let made: { readonly id: Promise<string | null>; readonly atMs: number } | null = null;

/**
 * A short id of this browser and device, to count visits once and slow down abuse; null unless the visitor has accepted
 * the cookie policy, which mentions it. Cached for two minutes in memory, never on the device.
 */
export function visitorId(): Promise<string | null> {
  if (readStored('cookiePolicy') === null) return Promise.resolve(null);
  if (!made || Date.now() - made.atMs > KEPT_MS) made = { id: identify(), atMs: Date.now() };
  return made.id;
}

async function identify(): Promise<string | null> {
  try {
    const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs');
    // Monitoring would send a request to another origin.
    const agent = await FingerprintJS.load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch {
    // A browser that refuses counts as unknown.
    return null;
  }
}
