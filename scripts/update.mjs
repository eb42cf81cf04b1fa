// `npm run update`, in the folder of a new version while the old one runs: installs, builds, backs up, migrates,
// switches to this folder and restarts. Any failure leaves the old version running.
//   --link <path>        the symbolic link that the service starts from; set to this folder, and back if it does not
//                        start
//   --restart <command>  restarts the site; without it `systemctl restart jarmark` where that service runs
//   --without-backup     for a site that is backed up by other means
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodeBinary, projectEnvironment, root, run, say } from './install.mjs';

const READY_S = 120;
const NODE = ['--env-file-if-exists=.env'];
const { values } = parseArgs({
  options: {
    link: { type: 'string' },
    restart: { type: 'string' },
    'without-backup': { type: 'boolean', default: false },
  },
});

/** Aborts the update with a message; the running version is untouched. */
function stop(line) {
  console.error(`Not updated: ${line}`);
  process.exit(1);
}

/** Runs one of the project's files with the settings of `.env`, as the account that owns the site's data. */
function runAsSite(args) {
  return run(nodeBinary, [...NODE, ...args], { allowFailure: true, ...owner() });
}

/** The account that owns the site's data. PostgreSQL authenticates the site by it, so root must switch to it. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const found = statSync(resolve(root, setting('DATA_DIR') || 'data'), { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : {};
}

/** A setting of the environment or of `.env`. */
function setting(name) {
  const file = join(root, '.env');
  const inFile = existsSync(file) ? new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return process.env[name] ?? inFile?.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function restartCommand() {
  if (values.restart) return values.restart;
  const { status } = spawnSync('systemctl', ['is-active', '--quiet', 'jarmark']);
  return status === 0 ? 'systemctl restart jarmark' : null;
}

/** Replaces the link atomically; returns its previous target. */
function switchLink(link, target) {
  const before = existsSync(link) ? readlinkSync(link) : null;
  const next = `${link}.${process.pid}`;
  symlinkSync(target, next);
  renameSync(next, link);
  return before;
}

function restart(command) {
  say(command);
  return spawnSync(command, { shell: true, stdio: 'inherit', cwd: root, env: projectEnvironment() }).status === 0;
}

async function isReadySoon() {
  for (let tries = 0; tries < READY_S; tries += 1) {
    if (run(nodeBinary, [...NODE, 'scripts/is-ready.mjs'], { allowFailure: true }) === 0) return true;
    await sleep(1_000);
  }
  return false;
}

if (values.link && existsSync(values.link)) {
  try {
    readlinkSync(values.link);
  } catch {
    stop(`${values.link} is a folder, not a symbolic link: see "Updates" in docs/operate.md`);
  }
}
ensureInstalled();
ensureBuilt();
if (runAsSite(['scripts/migrate.ts', '--list']) !== 0) stop('the database cannot be read; npm run doctor says why');
if (values['without-backup']) say('No backup, as you wish');
else if (!setting('BACKUP_DIR')) stop('set BACKUP_DIR, or add --without-backup');
else if (runAsSite(['scripts/backup.ts']) !== 0) stop('there is no backup');
if (runAsSite(['scripts/migrate.ts']) !== 0) {
  stop('a migration failed and was undone: the old version goes on running, on the database as it was');
}
const command = restartCommand();
const before = values.link ? switchLink(resolve(values.link), root) : null;
if (!command) {
  say('Everything is ready: restart the site now.');
} else if (!restart(command) || !(await isReadySoon())) {
  if (!before) stop('the new version does not start; its log says why');
  switchLink(resolve(values.link), before);
  restart(command);
  stop(`the new version does not start, so ${values.link} leads to ${before} again and was restarted`);
} else {
  say('The new version answers.');
}
