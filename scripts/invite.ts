/** `npm run invite`: while there is no admin, prints a new address at which the first one is created. */
import { loadConfig } from '../src/server/config.ts';
import { openDocumentKey } from '../src/server/credentials/document-key.ts';
import { FolderLockedError } from '../src/server/platform/db/folder-lock.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openDatabase } from '../src/server/platform/db/open-database.ts';
import { describeInvitation, invite } from '../src/server/settings/invitation.ts';

async function main(): Promise<void> {
  const config = loadConfig();
  const say = (line: string) => console.log(line);
  const client = await openDatabase(config, say);
  await migrate(client);
  const invitation = await invite({ db: client.db, config, siteKey: openDocumentKey(config, say) }, { anew: true });
  await client.close();
  say(invitation ? describeInvitation(invitation) : 'There is an admin already, who can make others on the desk.');
}

main().catch((error: unknown) => {
  const isLocked = error instanceof FolderLockedError;
  console.error(
    isLocked ? `${error.message}: stop the server first, the embedded database serves one process.` : error,
  );
  process.exit(1);
});
