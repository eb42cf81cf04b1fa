import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRounds } from './effort.ts';
import { processStage, sendOnce } from './process-stage.ts';
import { untilReady } from './site-process.ts';

const { aFolder, start } = processStage();

test(
  'many acknowledged writes survive many kills of the site and of its database',
  async () => {
    const folder = aFolder();
    const acknowledged: string[] = [];
    for (let round = 0; round < killRounds; round += 1) {
      const site = await start({ DATA_DIR: folder, RATE_LIMIT: '0' });
      await untilReady(site);
      const pid = Number(readFileSync(join(folder, 'pg/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let number = 0; ; number += 1) {
          const key = `key-${round}-${writer}-${number}`;
          const answer = await sendOnce(site.origin, key).catch(() => null);
          if (!answer) return;
          if (answer.ok) acknowledged.push(key);
        }
      });
      const written = () => acknowledged.some((key) => key.startsWith(`key-${round}-`));
      while (!written()) await new Promise((resolve) => setTimeout(resolve, 20));
      process.kill(pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(site.child.exitCode).toBeNull();
      site.child.kill('SIGKILL');
      await site.exited;
      await Promise.all(writers);
    }
    const client = await (await import('#server/platform/db/embedded/open-embedded.ts')).openEmbedded(folder);
    const rows = await client.db.selectFrom('contact_message').select('key').execute();
    await client.close();
    const kept = rows.map(({ key }) => key);
    expect(acknowledged.filter((key) => !kept.includes(key))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  },
  killRounds * 60_000,
);
