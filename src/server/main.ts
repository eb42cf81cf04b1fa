import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openEmbedded, openServer } from './db/client.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { layMarket } from './demo/lay-market.ts';
import { loadWeb } from './web-source.ts';

/** Config → database → app → listen → drain. Started by `npm start`; everything it needs has been installed and built. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig();
  const client = config.database.url
    ? await openServer(config.database.url, config.database.poolSize)
    : await openEmbedded(config.dataDir);
  await migrate(client);
  const app = await createApp(config, client, await loadWeb(config.mode));
  if (config.demo && (await layMarket(client, app.jobs, Date.now())))
    say('The demo market is laid out; its pictures follow.');
  await app.fastify.listen({ port: config.port, host: config.host });
  say(`Jarmark is open: ${config.publicUrl}`);
  say(describeStorage(config.database.url, config.dataDir));
  drainOnSignal(app.close);
}

function say(line: string): void {
  console.log(line);
}

function describeStorage(databaseUrl: string | null, dataDir: string): string {
  if (databaseUrl) return `Database: PostgreSQL at ${new URL(databaseUrl).host}. Pictures and mails: ${dataDir}`;
  return `Database, pictures and mails: ${dataDir} (embedded database: safe when the process is killed, not when the power fails)`;
}

const LONGEST_DRAIN_MS = 20_000;

function drainOnSignal(close: () => Promise<void>): void {
  let draining = false;
  const drain = () => {
    if (draining) return;
    draining = true;
    setTimeout(() => process.exit(1), LONGEST_DRAIN_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderLockedError;
  console.error(expected ? `Cannot start: ${error.message}` : error);
  process.exit(1);
});
