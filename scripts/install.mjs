// Plain JavaScript that runs on any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.jarmark-lock');
export const nodeBinary = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Prints the current step. */
export function say(line) {
  console.log(`› ${line}`);
}

/** The environment in which `node` is the project's own Node. */
export function projectEnvironment(extra = {}) {
  return { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH, ...extra };
}

/** Runs a command in the project's folder with its output shown; exits this process if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
    ...options,
  });
  if (error) console.error(error.message);
  if (status !== 0 && !options.allowFailure) process.exit(status ?? 1);
  return status;
}

/** Runs one of the project's TypeScript files, or an installed tool, with the project's Node. */
export function runNode(args, options) {
  return run(nodeBinary, args, options);
}

/** Installs exactly the versions of the lock file, if something is missing or the lock file has changed. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (wanted === present && existsSync(nodeBinary)) return;
  say('Installing what the lock file names (once; it takes a minute)');
  // With NODE_ENV=production, npm would leave out the packages that build the site, and Node itself.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
    env: process.env,
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (process.argv[1]?.endsWith('install.mjs')) ensureInstalled();
