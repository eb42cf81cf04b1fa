/**
 * `npm run move-database`: moves the embedded database from PGlite to PostgreSQL. `npm run move-database -- [from]
 * <to>` moves between any two places: `pglite`, `postgres` (the embedded ones of DATA_DIR) and servers
 * (`postgres://…`).
 */
import { loadConfig } from '../src/server/config.ts';
import { readEngine } from '../src/server/platform/db/embedded/open-embedded.ts';
import { isEngine, moveDatabase, type Place } from '../src/server/platform/db/move/move-database.ts';

const isPlace = (text: string): text is Place => isEngine(text) || /^postgres(ql)?:\/\//.test(text);

async function main(): Promise<void> {
  const { dataDir } = loadConfig();
  const args = process.argv.slice(2);
  const to = args.pop() ?? 'postgres';
  const from = args.pop() ?? readEngine(dataDir) ?? '';
  if (!isPlace(to) || !isPlace(from) || args.length > 0) {
    console.error('Usage: npm run move-database -- [from] [to], each of them pglite, postgres or postgres://…');
    if (from === '') console.error(`${dataDir} holds no embedded database.`);
    process.exit(2);
  }
  await moveDatabase(dataDir, from, to, (line) => console.log(line));
}

main().catch((error: Error & { remedy?: string }) => {
  console.error(`Nothing was moved: ${error.message}${error.remedy ? `; ${error.remedy}` : ''}`);
  process.exit(1);
});
