import { inject } from 'vitest';
import { type DatabaseClient, openInMemory, openServer } from '#server/platform/db/client.ts';
import { createTestDatabase, dropTestDatabase, nameOf } from './test-database.ts';
import { readDump } from './test-template.ts';

/** A migrated, empty database; `close` drops it. */
export async function openTestDatabase(): Promise<DatabaseClient> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openSharedDatabase(server, 5) : openInMemory(readDump());
}

/** The same on a server, where other processes can open it too. */
export async function openSharedDatabase(server: string, poolSize: number): Promise<DatabaseClient & { url: string }> {
  const template = inject('template');
  const url = await createTestDatabase(server, template ? nameOf(template) : undefined);
  const client = await openServer(url, poolSize);
  const close = async () => {
    await client.close();
    await dropTestDatabase(server, url);
  };
  return { ...client, url, close };
}
