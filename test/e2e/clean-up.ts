/** Waits until the process that started it has exited, then deletes its folder and its database. See `server.ts`. */
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { dropTestDatabase } from '../test-database.ts';

const [folder, server, url] = process.argv.slice(2);
await text(process.stdin);
if (server && url) await dropTestDatabase(server, url);
if (folder) rmSync(folder, { recursive: true, force: true });
