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
  if (config.demo.enabled && (await layMarket(client, app.jobs, Date.now(), config.demo.pictures)))
    say('The demo market is laid out; its pictures follow.');
  await app.fastify.listen({ port: config.port, host: config.host });
  await app.realtime.listen();
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

/** What an operator can mend is told in one line; anything else with all that is known of it. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return `Cannot start: ${error.message}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Cannot start: the port is in use (${message}); set PORT to another`;
  if (code === 'ECONNREFUSED') return `Cannot start: the database of DATABASE_URL does not answer (${message})`;
  return error;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
