import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database on a PostgreSQL server, empty or from a template; returns its URL. */
export async function createTestDatabase(server: string, template?: string): Promise<string> {
  const url = new URL(server);
  const name = `jarmark_test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes a tenth of the time of logging each page; a short-lived database needs no log.
  const source = template ? ` template ${template} strategy file_copy` : '';
  await runStatements(server, `create database ${name}${source}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database created by `createTestDatabase`, cutting open connections. */
export async function dropTestDatabase(server: string, url: string): Promise<void> {
  await runStatements(server, `drop database if exists ${nameOf(url)} with (force)`);
}

/** The database name in a URL. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Runs one or more SQL statements over a separate connection. */
export async function runStatements(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
