/** `npm run audit`: follows the chain of the moderators' log and says whether it is whole; ends with 1 when it is not. */
import { checkChain } from '../src/server/audit/service.ts';
import { readConfig } from '../src/server/config.ts';
import { openEmbedded, openServer } from '../src/server/db/client.ts';
import { FolderLockedError } from '../src/server/db/folder-lock.ts';
import { migrate } from '../src/server/db/migrate.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const client = config.database.url ? await openServer(config.database.url, 2) : await openEmbedded(config.dataDir);
  await migrate(client);
  const { entries, brokenAt, head } = await checkChain(client.db);
  await client.close();
  if (brokenAt !== null) {
    console.error(
      `The log is broken at entry ${brokenAt} (of ${entries}): it, or what came before it, was changed or taken out.`,
    );
    process.exit(1);
  }
  console.log(`The log is whole: ${entries} entries, the last with the hash ${head}.`);
  console.log('Keep that hash elsewhere: as long as an entry has it, everything before that entry is as it was.');
}

main().catch((error: unknown) => {
  const isLocked = error instanceof FolderLockedError;
  console.error(
    isLocked ? `${error.message}: stop the server first, the embedded database serves one process.` : error,
  );
  process.exit(1);
});
