/** `npm run role -- halina@example.pl moderator`: gives a person a role; `user` takes it away again. */
import { setRole } from '../src/server/accounts/registration-repository.ts';
import { writeAudit } from '../src/server/audit/service.ts';
import { readConfig } from '../src/server/config.ts';
import { openEmbedded, openServer } from '../src/server/db/client.ts';
import { FolderLockedError } from '../src/server/db/folder-lock.ts';
import { migrate } from '../src/server/db/migrate.ts';

const ROLES = ['user', 'moderator', 'admin'] as const;

function usage(): never {
  console.error(`Usage: npm run role -- <e-mail> ${ROLES.join('|')}`);
  process.exit(2);
}

async function main(): Promise<void> {
  const [email, wanted] = process.argv.slice(2);
  const role = ROLES.find((each) => each === wanted);
  if (!email || !role) usage();
  const config = readConfig();
  const client = config.database.url ? await openServer(config.database.url, 2) : await openEmbedded(config.dataDir);
  await migrate(client);
  const found = await client.db.transaction().execute(async (tx) => {
    const person = await setRole(tx, email, role);
    if (person && person.before !== role) {
      const content = { account: person.id, from: person.before, to: role };
      await writeAudit(tx, { actorId: null, action: 'role.change', content });
    }
    return person;
  });
  await client.close();
  if (!found) {
    console.error(`No account has confirmed the address ${email}.`);
    process.exit(1);
  }
  console.log(`${found.name} (no. ${found.id}) is ${role} now.`);
  if (role !== 'user') console.log('What needs that role also needs a sign-in with a passkey or an authenticator app.');
}

main().catch((error: unknown) => {
  const isLocked = error instanceof FolderLockedError;
  console.error(
    isLocked ? `${error.message}: stop the server first, the embedded database serves one process.` : error,
  );
  process.exit(1);
});
