import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database on a PostgreSQL server, for one test file or one run of journeys; answers its URL. */
export async function createTestDatabase(server: string): Promise<string> {
  const url = new URL(server);
  const name = `jarmark_test_${randomBytes(6).toString('hex')}`;
  await runStatements(server, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops what `createTestDatabase` made, whoever is still connected. */
export async function dropTestDatabase(server: string, url: string): Promise<void> {
  await runStatements(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

/** Runs SQL, one statement or several, over a connection of its own. */
export async function runStatements(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
