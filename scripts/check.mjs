// `npm run check`: format and lint, types, import rules and dead code in parallel; prints one line for each, and its
// findings.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary, projectEnvironment, root, say } from './install.mjs';

/** Generates the routes' types, which the other checks read. */
const TYPEGEN = ['node_modules/@react-router/dev/bin.cjs', 'typegen'];
/** Kept between runs so that only changed files are checked again. */
const BUILD_INFO = '.cache/types.tsbuildinfo';
const TYPES = ['-p', '.', '--incremental', '--tsBuildInfoFile', BUILD_INFO];
/** With this many changed files an incremental check needs more memory and time than a fresh one. */
const MANY_CHANGES = 60;

/** The checks, slowest first; each is a name and the arguments for Node. */
const CHECKS = [
  ['types', ['node_modules/typescript/bin/tsc', ...TYPES]],
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
    child.on('close', (code) => resolve({ isRight: code === 0, hasCrashed: code === null || code > 128, printed }));
  });
}

async function runCheck([name, args]) {
  const startedMs = performance.now();
  let outcome = await runQuietly(args);
  if (outcome.hasCrashed && args.includes(BUILD_INFO)) {
    // Out of memory over what has changed since the last run.
    rmSync(join(root, BUILD_INFO), { force: true });
    outcome = await runQuietly(args);
  }
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  say(`${outcome.isRight ? 'Checked' : 'Found wrong:'} ${name} (${seconds} s)`);
  if (!outcome.isRight) console.log(outcome.printed.trimEnd());
  return outcome.isRight;
}

/** Removes the build info of the type checker when most of what it describes has changed. */
function dropStaleBuildInfo() {
  const path = join(root, BUILD_INFO);
  if (!existsSync(path)) return;
  const builtMs = statSync(path).mtimeMs;
  const changed = ['src', 'test', 'scripts', 'bench', 'demo']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs > builtMs);
  if (changed.length >= MANY_CHANGES) rmSync(path);
}

export async function check() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  dropStaleBuildInfo();
  const generated = await runCheck(['route types', TYPEGEN]);
  const outcomes = [generated, ...(await Promise.all(CHECKS.map(runCheck)))];
  const failed = outcomes.filter((isRight) => !isRight).length;
  return { passed: outcomes.length - failed, failed };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled();
  process.exit((await check()).failed === 0 ? 0 : 1);
}
