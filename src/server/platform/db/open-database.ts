import type { Config } from '../../config.ts';
import { type DatabaseClient, openServer } from './client.ts';
import { openEmbedded, type Say } from './embedded/open-embedded.ts';

/** Opens the configured database: a server, or the embedded one in the data folder. */
export function openDatabase({ database, dataDir }: Config, say: Say): Promise<DatabaseClient> {
  return database.url ? openServer(database.url, database.poolSize) : openEmbedded(dataDir, database.poolSize, say);
}
