import { inject } from 'vitest';
import { type DatabaseClient, openInMemory, openServer } from '#server/platform/db/client.ts';
import { createTestDatabase, dropTestDatabase, nameOf } from './test-database.ts';
import { readDump } from './test-template.ts';

/** A migrated, empty database; `close` drops it. */
export async function openTestDatabase(): Promise<DatabaseClient> {
  const server = process.env.TEST_DATABASE_URL;
  const template = inject('template');
  if (!server || !template) return openInMemory(readDump());
  const url = await createTestDatabase(server, nameOf(template));
  const client = await openServer(url, 5);
  const close = async () => {
    await client.close();
    await dropTestDatabase(server, url);
  };
  return { ...client, close };
}
