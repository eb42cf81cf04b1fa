/**
 * `npm run test:survival` runs every scenario and writes `bench/SURVIVAL.md`; names select some of them (`-- database
 * kill`), `--short` runs a few rounds without writing, `--soak` only sixty minutes of mixed load.
 */
import { database } from './database.ts';
import { disk } from './disk.ts';
import { kill } from './kill.ts';
import { memory } from './memory.ts';
import { neighbours } from './neighbours.ts';
import { printRows, writeReport } from './report.ts';
import { isSo, type Row, type Scenario } from './scenario.ts';
import { slow } from './slow.ts';
import { sockets } from './sockets.ts';

const SCENARIOS: Readonly<Record<string, Scenario>> = { database, kill, neighbours, disk, slow, sockets, memory };

const args = process.argv.slice(2);
const isShort = args.includes('--short');
const isSoak = args.includes('--soak');
const named = args.filter((each) => !each.startsWith('--'));
const unknown = named.filter((name) => !SCENARIOS[name]);
if (unknown.length > 0)
  throw new Error(`unknown scenario ${unknown.join(', ')}; there are ${Object.keys(SCENARIOS).join(', ')}`);

const isWanted = (name: string) => (named.length > 0 ? named.includes(name) : !isSoak || name === 'memory');
const wanted = Object.entries(SCENARIOS).filter(([name]) => isWanted(name));
// Live memory after a garbage collection does not depend on load: the memory scenario runs beside the others.
const [beside, inTurn] = [wanted.filter(([name]) => name === 'memory'), wanted.filter(([name]) => name !== 'memory')];
const outcomes = await Promise.all([beside, inTurn].map(runInTurn));
process.exit(outcomes.every(Boolean) ? 0 : 1);

/** Returns whether all goals were met. */
async function runInTurn(scenarios: readonly [string, Scenario][]): Promise<boolean> {
  let isMet = true;
  for (const [name, scenario] of scenarios) {
    const startedMs = Date.now();
    const rows = await runOne(name, scenario);
    const seconds = Math.round((Date.now() - startedMs) / 1_000);
    const title = isSoak ? `${scenario.title} (soak)` : scenario.title;
    printRows(`${title}: ${seconds} s`, rows);
    if (!isShort) writeReport(title, rows, seconds);
    isMet &&= rows.every((row) => row.isMet);
  }
  return isMet;
}

/** A scenario that throws has missed its goal, and the others continue. */
async function runOne(name: string, scenario: Scenario): Promise<Row[]> {
  console.log(`\n${scenario.title} …`);
  try {
    return await scenario.run({ isShort, isSoak, say: (line) => console.log(`  ${name}: ${line}`) });
  } catch (error) {
    console.error(error);
    return [isSo('the scenario completed', false, (error as Error).message)];
  }
}
