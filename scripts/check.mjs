// `npm run check`: format and lint, types, import rules and dead code in parallel; prints one line for each, and its
// findings.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary, projectEnvironment, root, say } from './install.mjs';

/** Generates the routes' types, which the other checks read. */
const TYPEGEN = ['node_modules/@react-router/dev/bin.cjs', 'typegen'];

/** The checks; each is a name and the arguments for Node. */
const CHECKS = [
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  [
    'import rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'src',
      'demo',
      'test',
      'scripts',
      'bench',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      '--cache',
      '.cache/import-rules',
      '--cache-strategy',
      'content',
    ],
  ],
  ['types', ['node_modules/typescript-7/bin/tsc', '-p', '.']],
  ['names of features', ['scripts/feature-names.mjs']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
];

/** Runs a command and buffers its output, as the checks run in parallel. */
function runQuietly(args) {
  if (!existsSync(join(root, args[0]))) throw new Error(`missing ${args[0]}`);
  const child = spawn(nodeBinary, args, { cwd: root, env: projectEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isRight: false, printed: error.message }));
    child.on('close', (code) => resolve({ isRight: code === 0, printed }));
  });
}

async function runCheck([name, args]) {
  const startedMs = performance.now();
  const outcome = await runQuietly(args);
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  say(`${outcome.isRight ? 'Checked' : 'Found wrong:'} ${name} (${seconds} s)`);
  if (!outcome.isRight) console.log(outcome.printed.trimEnd());
  return outcome.isRight;
}

export async function check() {
  const generated = await runCheck(['route types', TYPEGEN]);
  const outcomes = [generated, ...(await Promise.all(CHECKS.map(runCheck)))];
  const failed = outcomes.filter((isRight) => !isRight).length;
  return { passed: outcomes.length - failed, failed };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled();
  process.exit((await check()).failed === 0 ? 0 : 1);
}
