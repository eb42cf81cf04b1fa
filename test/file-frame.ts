import fc from 'fast-check';
import { afterAll, inject, vi } from 'vitest';

// Password hashing is slow by design, and tests log people in by the hundred. They hash with the same function at the
// lowest cost. Stored hashes still name the production cost, and the end-to-end tests log in at that cost.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  return { ...crypto, argon2 };
});

// One seed determines everything random in a run, so that the run can be repeated.
fc.configureGlobal({ seed: inject('seed') });

// Fake clocks and globals set by one file must not reach the next one in the same worker.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
