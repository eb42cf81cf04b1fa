import { statfs } from 'node:fs/promises';
import type { AnswerOf } from '#contract/endpoint.ts';
import { FIGURES, type Figure, type getOverview } from '#contract/operator/overview.ts';
import { OLD_BACKUP_MS } from '../../platform/backup/manifest.ts';
import { siteVersion } from '../../platform/backup/service.ts';
import type { Db } from '../../platform/db/client.ts';
import { countJobs, lastBackupS } from '../../platform/jobs-metrics.ts';
import { type CountRow, countTotals, countWaiting, listCounts, readDatabase } from './repository.ts';

type Overview = AnswerOf<typeof getOverview>;
type Counts = Record<Figure, number>;

/**
 * engine               of the database: `PostgreSQL`, or `PGlite` for the one within the process.
 * hasBackups           whether daily backups are made.
 * countPaymentsWaiting  payments that need an admin's attention.
 */
export interface OverviewDeps {
  readonly db: Db;
  readonly dataDir: string;
  readonly engine: string;
  readonly hasBackups: boolean;
  readonly countPaymentsWaiting: () => Promise<number>;
}

const KEPT_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The overview of this node, read from the database at most once a minute for each number of days. */
export function createOverviewService(deps: OverviewDeps) {
  const kept = new Map<number, { readonly untilMs: number; readonly answer: Promise<Overview> }>();

  async function get(days: number): Promise<Overview> {
    const known = kept.get(days);
    if (known && Date.now() < known.untilMs) return known.answer;
    const answer = readOverview(deps, days);
    kept.set(days, { untilMs: Date.now() + KEPT_MS, answer });
    // Do not cache a failure.
    answer.catch(() => kept.delete(days));
    return answer;
  }

  return { get, forget: () => kept.clear() };
}

async function readOverview(deps: OverviewDeps, days: number): Promise<Overview> {
  const { db, countPaymentsWaiting } = deps;
  const [rows, totals, waiting, payments, queues, backupS, system] = await Promise.all([
    listCounts(db, days * 2),
    countTotals(db),
    countWaiting(db),
    countPaymentsWaiting(),
    listQueues(db),
    lastBackupS(db),
    readSystem(deps),
  ]);
  const all = byDay(rows, lastDays(days * 2, new Date()));
  const backupMadeAt = backupS > 0 ? new Date(backupS * 1000) : null;
  return {
    madeAt: new Date().toISOString(),
    days: all.slice(-days),
    before: sumOf(all.slice(0, days)),
    totals,
    waiting: {
      ...waiting,
      payments,
      jobs: queues.reduce((sum, { failed }) => sum + failed, 0),
      hasBackups: deps.hasBackups,
      backupMadeAt: backupMadeAt?.toISOString() ?? null,
      isBackupOld: deps.hasBackups && Date.now() - (backupMadeAt?.getTime() ?? 0) > OLD_BACKUP_MS,
    },
    system: { ...system, queues },
  };
}

const POLISH_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The last Polish calendar days up to a moment's, oldest first. */
export function lastDays(count: number, now: Date): string[] {
  const today = Date.parse(`${POLISH_DAY.format(now)}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

function noCounts(): Counts {
  return Object.fromEntries(FIGURES.map((each) => [each, 0])) as Counts;
}

function byDay(rows: readonly CountRow[], days: readonly string[]): (Counts & { day: string })[] {
  const counts = new Map(days.map((day) => [day, { day, ...noCounts() }]));
  for (const { figure, day, count } of rows) {
    const entry = counts.get(day);
    if (entry) entry[figure] = figure === 'money' ? count / 100 : count;
  }
  return [...counts.values()];
}

function sumOf(days: readonly Counts[]): Counts {
  const sums = noCounts();
  for (const day of days) for (const figure of FIGURES) sums[figure] += day[figure];
  return { ...sums, money: Math.round(sums.money * 100) / 100 };
}

/** Every queue with jobs, those with failed ones first. */
async function listQueues(db: Db): Promise<Overview['system']['queues']> {
  const { rows } = await countJobs(db);
  const queues = new Map<string, Overview['system']['queues'][number]>();
  for (const { queue, state, count } of rows) {
    const entry = queues.get(queue) ?? { name: queue, due: 0, running: 0, retrying: 0, failed: 0 };
    entry[state as 'due' | 'running' | 'retrying' | 'failed'] = Number(count);
    queues.set(queue, entry);
  }
  return [...queues.values()].sort((a, b) => b.failed - a.failed || a.name.localeCompare(b.name));
}

async function readSystem({ db, dataDir, engine }: OverviewDeps): Promise<Omit<Overview['system'], 'queues'>> {
  const [database, disk] = await Promise.all([readDatabase(db), readDisk(dataDir)]);
  return {
    version: siteVersion(),
    node: process.versions.node,
    database: database.version,
    engine,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    databaseBytes: database.bytes,
    disk,
    memoryBytes: process.memoryUsage.rss(),
  };
}

async function readDisk(folder: string): Promise<Overview['system']['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
