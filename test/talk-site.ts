import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseClient, openServer } from '#server/platform/db/client.ts';
import { openEmbedded } from '#server/platform/db/embedded/open-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { anAccount, aSession } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { createTestDatabase, dropTestDatabase } from './test-database.ts';

/** Two users with an empty conversation. */
export interface Pair {
  readonly conversationId: number;
  readonly people: readonly { readonly id: number; readonly token: string }[];
}

/** A site without a running server. */
export interface TalkSite {
  /** The settings for nodes started on it. */
  readonly settings: Record<string, string>;
  readonly pairs: readonly Pair[];
  readonly remove: () => Promise<void>;
}

/**
 * An empty site with users who can talk in pairs; on PostgreSQL if TEST_DATABASE_URL names a server.
 *
 * template  the name of a migrated database on that server, which is copied
 */
export async function aTalkSite(pairCount: number, template?: string): Promise<TalkSite> {
  const server = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-talk-'));
  const url = server ? await createTestDatabase(server, template) : '';
  const client = url ? await openServer(url, 3) : await openEmbedded(folder);
  try {
    await migrate(client);
    const remove = async () => {
      if (server) await dropTestDatabase(server, url);
      rmSync(folder, { recursive: true, force: true });
    };
    return { settings: { DATA_DIR: folder, DATABASE_URL: url }, pairs: await makePairs(client, pairCount), remove };
  } finally {
    await client.close();
  }
}

async function makePairs(client: DatabaseClient, count: number): Promise<Pair[]> {
  const site = { client } as TestApp;
  const pairs: Pair[] = [];
  for (let number = 0; number < count; number += 1) {
    const ids = [await anAccount(site), await anAccount(site)] as const;
    const [low, high] = [Math.min(...ids), Math.max(...ids)];
    const people = [];
    for (const id of ids) people.push({ id, token: await aSession(site, id) });
    const conversationId = await client.db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('conversation')
        .values({ low_id: low, high_id: high, starter_id: low, about_title: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const members = [low, high].map((account_id) => ({ conversation_id: row.id, account_id }));
      await tx.insertInto('conversation_member').values(members).execute();
      return row.id;
    });
    pairs.push({ conversationId, people });
  }
  return pairs;
}
