/** `npm run audit`: verifies the hash chain of the audit log; exits with 1 if it is broken. */

import { loadConfig } from '../src/server/config.ts';
import { checkChain } from '../src/server/moderation/audit/service.ts';
import { FolderLockedError } from '../src/server/platform/db/folder-lock.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openDatabase } from '../src/server/platform/db/open-database.ts';

async function main(): Promise<void> {
  const config = loadConfig();
  const client = await openDatabase(config, (line) => console.log(line));
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
