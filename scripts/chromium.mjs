import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './install.mjs';

/** Chromium without windows: it needs a quarter less CPU time for the same tests. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs one of Debian's packages; undefined where there is none of that name. */
function install(name) {
  say(`Installing Debian's ${name} (once)`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', name], quiet);
  return onPath([name]);
}

/** A Chromium for the tests: the configured one, an installed one, Debian's, or else Playwright's own. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
    return named;
  }
  const shell = onPath([SHELL]) ?? (isRootOnDebian() ? install(SHELL) : undefined);
  const found = shell ?? onPath(NAMES) ?? (isRootOnDebian() ? install('chromium') : undefined);
  if (found) return found;
  say("Installing Playwright's Chromium (once)");
  run('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}
