import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { stopOrphan } from '#server/platform/db/embedded/orphans.ts';
import { type SiteProcess, startSite } from './site-process.ts';

/** Sites that run as processes, and their folders. */
export interface ProcessStage {
  /** A new folder that PostgreSQL can enter. */
  aFolder(): string;
  /** Starts this version, or the one in a folder. */
  start(settings: Record<string, string>, folder?: string): Promise<SiteProcess>;
}

/** Starts sites for the tests of a file; after each test they are killed and their folders deleted. */
export function processStage(): ProcessStage {
  const running: SiteProcess[] = [];
  const folders: string[] = [];
  afterEach(async () => {
    for (const { child, exited } of running.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
    for (const folder of folders.splice(0)) {
      await stopOrphan(join(folder, 'pg/cluster'));
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return {
    aFolder: () => {
      const folder = mkdtempSync(join(tmpdir(), 'jarmark-process-'));
      // PostgreSQL runs as another account when this process is root.
      chmodSync(folder, 0o755);
      folders.push(folder);
      return folder;
    },
    start: async (settings, folder) => {
      const site = await startSite(settings, folder);
      running.push(site);
      return site;
    },
  };
}

/** Sends a write with an idempotency key. */
export function sendOnce(origin: string, key: string): Promise<Response> {
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Halina', email: 'halina@example.pl', message: 'Dzień dobry, mam pytanie.', key }),
  });
}
