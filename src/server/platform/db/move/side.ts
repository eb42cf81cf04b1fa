import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { type DatabaseClient, openServer, type PgliteClient } from '../client.ts';

type Row = Record<string, unknown>;

/** The source or target of a move, over one connection without a time limit. */
export interface Side {
  /** The same database as opened by the site. */
  readonly client: DatabaseClient;
  run(sql: string): Promise<Row[]>;
  /** Reads a table: `what` is a table with its columns. */
  copyOut(what: string): Promise<Readable>;
  copyIn(what: string, data: Readable): Promise<void>;
  close(): Promise<void>;
}

/** The database of a server, embedded or not. */
export async function serverSide(url: string): Promise<Side> {
  const connection = new pg.Client({ connectionString: url });
  connection.on('error', () => {});
  await connection.connect();
  const client = await openServer(url, 2);
  return {
    client,
    run: async (sql) => (await connection.query(sql)).rows as Row[],
    copyOut: async (what) => connection.query(to(`copy ${what} to stdout`)),
    copyIn: (what, data) => pipeline(data, connection.query(from(`copy ${what} from stdin`))),
    close: async () => {
      await client.close();
      await connection.end();
    },
  };
}

/** An in-process database; reads and writes whole tables. */
export function pgliteSide(client: PgliteClient): Side {
  const { pglite } = client;
  return {
    client,
    run: async (sql) => (await pglite.exec(sql)).at(-1)?.rows as Row[],
    copyOut: async (what) => Readable.from(await blobOf(pglite, what)),
    copyIn: async (what, data) => {
      const chunks: Buffer<ArrayBuffer>[] = [];
      for await (const chunk of data) chunks.push(Buffer.from(chunk as Uint8Array));
      await pglite.query(`copy ${what} from '/dev/blob'`, [], { blob: new Blob(chunks) });
    },
    close: () => client.close(),
  };
}

/** Reads a whole table: `what` is a table with its columns. */
export async function blobOf(pglite: Pick<PGlite, 'query'>, what: string): Promise<Buffer[]> {
  const { blob } = await pglite.query(`copy ${what} to '/dev/blob'`);
  return blob ? [Buffer.from(await blob.arrayBuffer())] : [];
}
