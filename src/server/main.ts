import { flushCompileCache } from 'node:module';
import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { layMarket } from './demo/lay-market.ts';
import { assertRestored, UnfinishedRestoreError } from './platform/backup/restore-marker.ts';
import type { DatabaseClient } from './platform/db/client.ts';
import { PostgresUnavailableError } from './platform/db/embedded/binaries.ts';
import { EngineError } from './platform/db/embedded/open-embedded.ts';
import { FolderLockedError } from './platform/db/folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { isOutage, untilAnswers } from './platform/db/outage.ts';
import { loadWeb } from './platform/web-source.ts';
import { describeInvitation } from './settings/invitation.ts';

/** Config → database → app → listen → drain. Run by `npm start` after everything is installed and built. */
async function main(): Promise<void> {
  const config = loadConfig();
  assertRestored(config.dataDir);
  const client = await openDatabase(config, say);
  await untilAnswers(
    () => client.exec('select 1'),
    config.database.waitMs,
    (error) =>
      say(
        `The database does not answer yet (${error.message}): waiting for it, for ${config.database.waitMs / 1_000} s at most`,
      ),
  );
  await migrate(client);
  const app = await createApp(config, client, await loadWeb(config.mode, config.renderWorkers));
  if (config.demo.enabled && (await layMarket(client, app.jobs, Date.now(), config.demo.pictures)))
    say('The demo market is laid out; its pictures follow.');
  await app.fastify.listen({ port: config.port, host: config.host });
  await app.realtime.listen();
  say(`Jarmark is open: ${config.publicUrl}`);
  const invitation = await app.invite();
  if (invitation) say(describeInvitation(invitation));
  say(describeStorage(client, config.database.url, config.dataDir));
  drainOnSignal(app.close);
  // Node writes the cache only when the process ends by itself, not when it is killed.
  flushCompileCache();
}

function say(line: string): void {
  console.log(line);
}

function describeStorage({ backend }: DatabaseClient, databaseUrl: string | null, dataDir: string): string {
  if (databaseUrl) return `Database: PostgreSQL at ${new URL(databaseUrl).host}. Pictures and mails: ${dataDir}`;
  return backend === 'postgres'
    ? `Database, pictures and mails: ${dataDir} (PostgreSQL of its own, safe when the process is killed and when the power fails)`
    : `Database, pictures and mails: ${dataDir} (PGlite: safe when the process is killed, not when the power fails; \`npm run move-database\` moves it to PostgreSQL, which is)`;
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

/** Errors that an operator can fix become one line; others keep all their details. */
function explain(error: unknown): unknown {
  if (error instanceof PostgresUnavailableError) return `Cannot start: ${error.message}; ${error.remedy}`;
  if ([ConfigError, FolderLockedError, EngineError, UnfinishedRestoreError].some((each) => error instanceof each)) {
    return `Cannot start: ${(error as Error).message}`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Cannot start: the port is in use (${message}); set PORT to another`;
  if (isOutage(error)) return `Cannot start: the database of DATABASE_URL does not answer (${message})`;
  return error;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
