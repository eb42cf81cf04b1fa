import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const FILE = join(root, 'bench', 'NIGHTLY.md');
const SEED_FILE = join(root, '.cache', 'seed');
const HEAD = `# Nights

What \`npm run test:nightly\` found: all tests, with random schedules, messages and queries in full. \`TEST_SEED\` repeats a
run at the commit that is named.

| night | commit | seed | part: passed / failed, seconds | what failed |
|---|---|---|---|---|
`;

/** Adds a line about a nightly run to those of earlier nights. */
export function noteNight({ startedMs, results, names }) {
  if (!existsSync(FILE)) writeFileSync(FILE, HEAD);
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const seed = existsSync(SEED_FILE) ? readFileSync(SEED_FILE, 'utf8').trim() : '';
  const parts = results.map(({ name, passed, failed, seconds }) => `${name}: ${passed} / ${failed}, ${seconds}`);
  const cells = [
    new Date(startedMs).toISOString().slice(0, 10),
    commit || '?',
    seed,
    parts.join('; '),
    names.join('; ').replaceAll('|', '/').replaceAll('\n', ' ') || '–',
  ];
  appendFileSync(FILE, `| ${cells.join(' | ')} |\n`);
}
