// `npm test`: installs what is missing, then checks, unit and API tests, and journeys in a browser. Arguments are the
// parts to run, and tags of journeys: `npm test -- e2e @database`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, projectEnvironment, root, runNode, say } from './install.mjs';

const VITEST_REPORT = join(root, '.cache', 'vitest.json');
const PLAYWRIGHT_REPORT = join(root, '.cache', 'playwright.json');

const tags = process.argv.slice(2).filter((each) => each.startsWith('@'));
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('@'));

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const database = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database';

/** The names of the unit tests that failed, so that they stand at the end of what is printed. */
function failedUnits(report) {
  return report.testResults.flatMap(({ name, status, assertionResults, message }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map((each) => each.fullName);
    const told = status === 'failed' && failed.length === 0 ? [message.split('\n')[0]] : failed;
    return told.map((each) => `${relative(root, name)} › ${each}`);
  });
}

/** The same of journeys, with those that passed at the second try only. */
function failedJourneys({ suites = [] }) {
  return suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ title, tests }) => `${file} › ${title} (${tests.map(({ status }) => status).join(', ')})`),
    ...failedJourneys({ suites: inner }),
  ]);
}

function runVitest() {
  say(`Testing units and API on ${database}`);
  rmSync(VITEST_REPORT, { force: true });
  const status = runNode(['node_modules/vitest/vitest.mjs', 'run'], { allowFailure: true });
  const report = readReport(VITEST_REPORT);
  if (!report) return { passed: 0, failed: 1, names: ['the units did not end'] };
  const failed = report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0);
  return {
    passed: report.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    names: failedUnits(report),
  };
}

function runPlaywright() {
  say(`Testing ${tags.length > 0 ? `journeys ${tags.join(' ')}` : 'journeys'} in a browser on ${database}`);
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const chromium = ensureChromium();
  const selection = tags.length > 0 ? ['--grep', tags.join('|')] : [];
  const status = runNode(['node_modules/@playwright/test/cli.js', 'test', ...selection], {
    allowFailure: true,
    env: projectEnvironment(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const report = readReport(PLAYWRIGHT_REPORT);
  const stats = report?.stats;
  if (!stats) return { passed: 0, failed: 1, names: ['the journeys did not end'] };
  return {
    passed: stats.expected + stats.flaky,
    failed: status === 0 ? stats.unexpected : Math.max(1, stats.unexpected),
    names: failedJourneys(report),
  };
}

const PARTS = { check, unit: runVitest, e2e: runPlaywright };

ensureInstalled();
ensureBuilt();
const results = Object.entries(PARTS)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .map(([, part]) => part());
const passed = results.reduce((sum, each) => sum + each.passed, 0);
const failed = results.reduce((sum, each) => sum + each.failed, 0);
for (const name of results.flatMap((each) => each.names ?? [])) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
