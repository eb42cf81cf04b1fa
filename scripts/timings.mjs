// Slow test files, recorded in `.cache/timings-units.json` and `.cache/timings-journeys.json`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './install.mjs';

/** The maximum duration of a unit test file or an end-to-end test, in seconds, on an otherwise idle machine. */
const LONGEST_S = 20;
const SHOWN = 8;

export const UNIT_TIMINGS = join(root, '.cache', 'timings-units.json');

/**
 * Prints the slowest, and returns those that take too long. The limit is wall-clock time, extended for processes that
 * had to wait for a CPU: `slowdown` is how many times longer its process took than on an idle machine, as accounted by
 * the kernel. A test that mostly waits for other processes is slowed down by their waiting, so it is allowed at least
 * the mean slowdown of the run. The slowdown beyond 1 counts twice, because processes that a test starts wait longer
 * than the test itself. Without kernel accounting, files are only listed.
 */
function judge(title, all) {
  const sorted = all.toSorted((a, b) => b.wallS - a.wallS);
  say(`The slowest of ${all.length} ${title} (seconds by the clock, of these computing, times slowed down by others):`);
  for (const { file, wallS, cpuS, slowdown } of sorted.slice(0, SHOWN)) {
    const columns = [wallS.toFixed(1), cpuS === undefined ? '' : cpuS.toFixed(1), slowdown?.toFixed(1) ?? ''];
    console.log(`  ${columns.map((each) => each.padStart(6)).join(' ')}  ${file}`);
  }
  const weighed = all.filter(({ slowdown }) => slowdown !== null);
  const computedS = sum(weighed.map(({ cpuS = 1 }) => cpuS));
  const mean = sum(weighed.map(({ slowdown, cpuS = 1 }) => slowdown * cpuS)) / (computedS || 1);
  return weighed.flatMap(({ file, wallS, slowdown }) => {
    const allowedS = Math.round(LONGEST_S * (2 * Math.max(1, slowdown, mean) - 1));
    if (wallS <= allowedS) return [];
    return `${file} takes ${Math.round(wallS)} s; ${LONGEST_S} s are allowed, on a machine as busy as this one ${allowedS} s`;
  });
}

export function judgeUnits() {
  return existsSync(UNIT_TIMINGS) ? judge('files of units', JSON.parse(readFileSync(UNIT_TIMINGS, 'utf8'))) : [];
}

/**
 * End-to-end tests are judged one by one, as they run in parallel across files. The slowdown is taken over the whole
 * run, because the process of such a test mostly waits for the browser.
 */
export function judgeJourneys(report) {
  const tests = report.suites.flatMap(testsOf);
  const ran = sum(tests.map(({ queue }) => queue?.ranMs ?? 0));
  const waited = sum(tests.map(({ queue }) => queue?.waitedMs ?? 0));
  const slowdown = ran > 0 ? Math.round(((ran + waited) / ran) * 100) / 100 : null;
  const all = tests.map(({ name, wallS }) => ({ file: name, wallS, slowdown }));
  writeFileSync(join(root, '.cache', 'timings-journeys.json'), `${JSON.stringify(all, null, 1)}\n`);
  return judge('journeys', all);
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results, annotations, projectName }) => ({
      name: `${file} › ${title} (${projectName})`,
      wallS: (results[0]?.duration ?? 0) / 1_000,
      queue: JSON.parse(annotations.find(({ type }) => type === 'queue')?.description ?? 'null'),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

const sum = (all) => all.reduce((total, each) => total + each, 0);
