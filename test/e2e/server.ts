/**
 * The real server with the demo market in a folder of its own, empty at every run. Beside it, at the next port, what
 * tests need and no page offers: SQL, as time passes faster by it than by waiting.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';

const folder = mkdtempSync(join(tmpdir(), 'jarmark-e2e-'));
process.env.DATA_DIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let database: PGlite | undefined;
const create = PGlite.create.bind(PGlite) as (...options: unknown[]) => Promise<PGlite>;
PGlite.create = (async (...options: unknown[]) => {
  database = await create(...options);
  return database;
}) as typeof PGlite.create;

await import('../../src/server/main.ts');

createServer(async (request, response) => {
  try {
    await database?.exec(await text(request));
    response.end();
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT) + 1, '127.0.0.1');
