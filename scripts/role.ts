/** `npm run role -- halina@example.pl moderator`: gives a person a role; `user` removes it. */
import { setRole } from '../src/server/accounts/registration-repository.ts';
import { loadConfig } from '../src/server/config.ts';
import { writeAudit } from '../src/server/moderation/audit/service.ts';
import { FolderLockedError } from '../src/server/platform/db/folder-lock.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openDatabase } from '../src/server/platform/db/open-database.ts';

const ROLES = ['user', 'moderator', 'admin'] as const;

function usage(): never {
  console.error(`Usage: npm run role -- <e-mail> ${ROLES.join('|')}`);
  process.exit(2);
}

async function main(): Promise<void> {
  const [email, wanted] = process.argv.slice(2);
  const role = ROLES.find((each) => each === wanted);
  if (!email || !role) usage();
  const config = loadConfig();
  const client = await openDatabase(config, (line) => console.log(line));
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
