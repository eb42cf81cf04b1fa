import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/platform/db/embedded/open-embedded.ts';
import { stopOrphan } from '#server/platform/db/embedded/orphans.ts';
import { type SiteProcess, startSite, untilReady } from '../site-process.ts';
import { aPicture } from './load.ts';
import { isSo, longestOf, noneOf, type Row, type Scenario, until } from './scenario.ts';
import { Tally } from './tally.ts';

const SIZE_MB = 300;
const WORKING_MS = 3_000;
const FULL_MS = 15_000;
const BACK_MS = 10_000;
const LONGEST_MS = 60_000;
const PORT = 3_577;

/** The disk of a site with an embedded database fills up, and then has space again. */
export const disk: Scenario = {
  title: 'The disk full under DATA_DIR, with the database, pictures and mails on it',
  run: async ({ say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'jarmark-disk-'));
    chmodSync(folder, 0o755);
    const trouble = mount(folder);
    try {
      if (trouble) return [isSo('skipped: no small disk can be mounted here', true, trouble)];
      const { rows, acknowledged } = await withSite(folder, (site) => fillAndFree(site, folder, say));
      return [...rows, ...(await compareMessages(folder, acknowledged))];
    } finally {
      if (!trouble) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Mounts a disk in memory; returns why that is not possible, if so. */
function mount(folder: string): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

async function withSite<T>(folder: string, work: (site: SiteProcess) => Promise<T>): Promise<T> {
  const site = await startSite({ DATA_DIR: folder, PORT: String(PORT), RATE_LIMIT: '0', RENDER_WORKERS: '0' });
  try {
    await untilReady(site);
    return await work(site);
  } finally {
    site.child.kill('SIGKILL');
    await site.exited;
    await stopOrphan(join(folder, 'pg/cluster'));
  }
}

interface Outcome {
  readonly rows: Row[];
  /** The keys of acknowledged messages. */
  readonly acknowledged: readonly string[];
}

async function fillAndFree(site: SiteProcess, folder: string, say: (line: string) => void): Promise<Outcome> {
  const tally = new Tally();
  const writers = startWriters(site.origin, tally);
  await pause(WORKING_MS);
  const before = writers.acknowledged.length;
  tally.isDown = true;
  const filler = join(folder, 'filler');
  for (const endMs = Date.now() + FULL_MS; Date.now() < endMs; await pause(200)) fill(filler);
  const refused = tally.refused;
  say(`full: ${refused} responses with 503 so far`);
  rmSync(filler);
  const sofar = writers.acknowledged.length;
  const backMs = await until('it writes again', () => writers.acknowledged.length > sofar + 5, LONGEST_MS);
  tally.isDown = false;
  await pause(WORKING_MS);
  await writers.stop();
  const isAlive = site.child.exitCode === null && site.child.signalCode === null;
  const rows = [
    noneOf('processes that crashed', isAlive ? [] : [site.output().slice(-300)]),
    isSo(
      'writes are refused with 503 while the disk is full',
      refused > 0,
      `${refused} refused, ${before} accepted before`,
    ),
    noneOf('responses other than success, or 503 while the disk is full', tally.strange),
    longestOf('from free disk space until writes succeed again', [backMs], BACK_MS),
  ];
  return { rows, acknowledged: writers.acknowledged };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fills the disk. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const sizeBytes of [1024 * 1024, 4_096]) {
      const zeros = Buffer.alloc(sizeBytes);
      try {
        while (writeSync(file, zeros) === sizeBytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

interface Writers {
  /** The keys of acknowledged messages to the operators. */
  readonly acknowledged: string[];
  stop(): Promise<void>;
}

const FORM = { name: 'Halina', email: 'halina@example.pl', message: 'Dzień dobry, mam pytanie o ogłoszenie.' };
const WRITE_MS = 40;
const UPLOAD_MS = 400;

/** Users who write to the operators, and one who keeps changing their avatar. */
function startWriters(origin: string, tally: Tally): Writers {
  const acknowledged: string[] = [];
  let isOver = false;
  const send = async (path: string, init: RequestInit) => {
    try {
      const answer = await fetch(`${origin}/api${path}`, { method: 'POST', ...init });
      const text = await answer.text();
      tally.note(`POST ${path}`, answer.status, text);
      return answer.ok ? JSON.parse(text) : null;
    } catch (error) {
      tally.noteBroken(`POST ${path}`, error);
      return null;
    }
  };
  const sendJson = (path: string, body: object) =>
    send(path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const write = async (writer: number) => {
    for (let number = 0; !isOver; number += 1) {
      const key = `survival-${writer}-${number}`;
      while (!(await sendJson('/contact', { ...FORM, key })) && !isOver) await pause(WRITE_MS);
      if (!isOver) acknowledged.push(key);
      await pause(WRITE_MS);
    }
  };
  const upload = async () => {
    const { email, name } = FORM;
    const me = await sendJson('/user/register', {
      name,
      email,
      password: 'pachnący chleb',
      phone_number: '501 502 503',
    });
    while (!isOver) {
      const body = new FormData();
      body.append('files', new Blob([(await aPicture()) as BufferSource]), 'ser.png');
      await send('/user/me/avatar', { headers: { authorization: `Bearer ${me?.data.auth_token}` }, body });
      await pause(UPLOAD_MS);
    }
  };
  const done = Promise.all([write(1), write(2), upload()]);
  done.catch(() => {});
  const stop = async () => {
    isOver = true;
    await done;
  };
  return { acknowledged, stop };
}

async function compareMessages(folder: string, acknowledged: readonly string[]): Promise<Row[]> {
  const client = await openEmbedded(folder);
  try {
    const rows = await client.db.selectFrom('contact_message').select('key').execute();
    const keys = rows.map(({ key }) => key);
    const stored = new Set(keys);
    const lost = acknowledged.filter((key) => !stored.has(key));
    const doubled = keys.filter((key, place) => keys.indexOf(key) < place);
    return [
      noneOf('acknowledged writes lost', lost, `${acknowledged.length} messages`),
      noneOf('duplicated writes', doubled),
    ];
  } finally {
    await client.close();
  }
}
