import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openServer } from '../../platform/db/client.ts';
import { createPushKeys } from './keys.ts';

const app = testApp();
// The embedded database serves a single process, so a second node needs a server.
const onServer = test.runIf(process.env.TEST_DATABASE_URL);

test('the keys are generated once, even by concurrent nodes, and stored', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => createPushKeys(app.client.db)()));
  const later = await createPushKeys(app.client.db)();
  for (const keys of all) expect(keys).toEqual(later);
  expect(Buffer.from(later.privateKey, 'base64url')).toHaveLength(32);
});

/** Starts several nodes over the database at once. @returns the public key of each */
async function keysOfNodes(count: number, token: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.client.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'jarmark-node-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0' });
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => createApp(config, await openServer(url.href, 3))),
  );
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answers = await Promise.all(nodes.map(({ fastify }) => fastify.inject({ url: '/api/push/key', headers })));
    return answers.map((answer) => (answer.json() as { publicKey: string }).publicKey);
  } finally {
    for (const node of nodes) await node.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

onServer('two nodes that start at once share one key pair, which survives a restart', async () => {
  const { token } = await aTalker(app);
  const [first, second] = await keysOfNodes(2, token);
  expect(first).toMatch(/^[\w-]{80,}$/);
  expect(second).toBe(first);
  expect(await keysOfNodes(1, token)).toEqual([first]);
});
