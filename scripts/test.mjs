// `npm test`: installs what is missing, then runs checks, unit and API tests, and end-to-end tests. Arguments select
// parts, and tags of end-to-end tests: `npm test -- e2e @phone`. `smoke` and `rehearsal` run only when named.
// `--nightly` runs heavy tests in full instead of a tenth, includes the rehearsal, and records the result in
// `bench/NIGHTLY.md`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, projectEnvironment, root, runNode, say } from './install.mjs';
import { noteNight } from './nightly.mjs';
import { judgeJourneys, judgeUnits, UNIT_TIMINGS } from './timings.mjs';

const VITEST_REPORT = join(root, '.cache', 'vitest.json');
const PLAYWRIGHT_REPORT = join(root, '.cache', 'playwright.json');

const args = process.argv.slice(2);
const isNightly = args.includes('--nightly');
const tags = args.filter((each) => each.startsWith('@'));
const wanted = args.filter((each) => /^\w/.test(each));
const { TEST_DATABASE_URL, TEST_DATABASE } = process.env;
const engine =
  TEST_DATABASE === 'pglite' ? 'PGlite' : TEST_DATABASE_URL ? 'the server that is named' : 'the PostgreSQL of the box';
/** In CI, a test that passes only on its second attempt fails; elsewhere it is reported. */
const failsFlaky = Boolean(process.env.CI);

/**
 * Databases and files of a run are created in memory where there is room: creating and dropping them on a disk takes a
 * sixth of the CPU time of API tests.
 */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

function useMemoryForFiles() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize >= ROOM_BYTES) process.env.TMPDIR = MEMORY;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Lines per failure repeated at the end of the output, where they are easy to find. */
const LINES_OF_FAILURE = 14;
const STYLING = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function withReason(name, message = '') {
  const lines = message.replaceAll(STYLING, '').split('\n').slice(0, LINES_OF_FAILURE);
  return [name, ...lines.filter((line) => line.trim())].join('\n    ');
}

/** The failed unit tests, each with the start of its failure. */
function failedUnits(report) {
  return report.testResults.flatMap(({ name, status, assertionResults, message }) => {
    const failed = assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0]));
    const told = status === 'failed' && failed.length === 0 ? [message.split('\n')[0]] : failed;
    return told.map((each) => `${relative(root, name)} › ${each}`);
  });
}

/** The same for end-to-end tests, including those that passed only on the second attempt. */
function failedJourneys({ suites = [] }) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, projectName, results }) =>
          withReason(
            `${file} › ${title} (${projectName}: ${status})`,
            results.find(({ error }) => error)?.error.message,
          ),
        ),
    ),
    ...failedJourneys({ suites: inner }),
  ]);
}

function runVitest(projects) {
  for (const file of [VITEST_REPORT, UNIT_TIMINGS]) rmSync(file, { force: true });
  const selection = projects.flatMap((each) => ['--project', each]);
  const status = runNode(['node_modules/vitest/vitest.mjs', 'run', ...selection], { allowFailure: true });
  const report = readReport(VITEST_REPORT);
  if (!report) return { passed: 0, failed: 1, names: ['the tests did not end'] };
  const failed = report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0);
  return {
    passed: report.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    names: failedUnits(report),
  };
}

function runUnits() {
  say(`Testing units and API on ${engine}`);
  return withSlow(runVitest(['together', 'alone']), judgeUnits());
}

function runSmoke() {
  say(`Testing the market on PGlite${TEST_DATABASE_URL ? ' and on the server' : ''}`);
  return runVitest(['smoke']);
}

function runPlaywright() {
  say(`Testing ${tags.length > 0 ? `journeys ${tags.join(' ')}` : 'journeys'} in a browser on ${engine}`);
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const chromium = ensureChromium();
  const selection = tags.length > 0 ? ['--grep', tags.join('|')] : [];
  runNode(['node_modules/@playwright/test/cli.js', 'test', ...selection], {
    allowFailure: true,
    env: projectEnvironment(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const report = readReport(PLAYWRIGHT_REPORT);
  const stats = report?.stats;
  if (!stats) return { passed: 0, failed: 1, names: ['the journeys did not end'] };
  const outcome = {
    passed: stats.expected + (failsFlaky ? 0 : stats.flaky),
    failed: stats.unexpected + (failsFlaky ? stats.flaky : 0) + report.errors.length,
    names: [...failedJourneys(report), ...report.errors.map(({ message = 'an error outside of tests' }) => message)],
  };
  return withSlow(outcome, judgeJourneys(report));
}

/** A file that takes too long fails like a test; in full runs, everything takes longer. */
function withSlow({ passed, failed, names }, slow) {
  if (isNightly) return { passed, failed, names };
  return { passed, failed: failed + slow.length, names: [...names, ...slow] };
}

function runRehearsal() {
  say('Rehearsing the container');
  const { status } = spawnSync(join(root, 'ops', 'rehearse.sh'), [join(root, 'node_modules')], {
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  return status === 0
    ? { passed: 1, failed: 0, names: [] }
    : { passed: 0, failed: 1, names: ['ops/rehearse.sh: what the image would hold does not start'] };
}

const PARTS = { check, unit: runUnits, e2e: runPlaywright, smoke: runSmoke, rehearsal: runRehearsal };
const ON_DEMAND = isNightly ? ['smoke'] : ['smoke', 'rehearsal'];
const isWanted = (name) => (wanted.length === 0 ? !ON_DEMAND.includes(name) : wanted.includes(name));

const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

ensureInstalled();
ensureBuilt();
useMemoryForFiles();
if (isNightly) process.env.TEST_EFFORT = 'full';
const startedMs = Date.now();
const results = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (!isWanted(name)) continue;
  const partStartedMs = Date.now();
  const result = await part();
  const seconds = Math.round((Date.now() - partStartedMs) / 1_000);
  say(`${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  results.push({ ...result, name, seconds });
}
const passed = results.reduce((sum, each) => sum + each.passed, 0);
const failed = results.reduce((sum, each) => sum + each.failed, 0);
const names = results.flatMap((each) => each.names ?? []);
if (isNightly) noteNight({ startedMs, results, names });
for (const name of names) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
