import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url).pathname;
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-process-'));
  folders.push(folder);
  return folder;
}

async function aPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

async function start(settings: Record<string, string>): Promise<Started> {
  const port = await aPort();
  let text = '';
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DEMO: '0',
      ...settings,
    },
  });
  running.push(child);
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, origin: `http://127.0.0.1:${port}`, output: () => text, exited };
}

async function untilReady({ origin, output, child }: Started): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const answered = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server did not start: ${output()}`);
}

const send = (origin: string, key: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Halina', email: 'halina@example.pl', message: 'Dzień dobry, mam pytanie.', key }),
  });

test('what was acknowledged is there after the process was killed, and a repeated send still counts once', async () => {
  const folder = aFolder();
  const first = await start({ DATA_DIR: folder });
  await untilReady(first);
  expect((await send(first.origin, 'killed-right-after')).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await start({ DATA_DIR: folder });
  await untilReady(second);
  expect((await send(second.origin, 'killed-right-after')).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  const { openEmbedded } = await import('#server/db/client.ts');
  const client = await openEmbedded(folder);
  const rows = await client.db.selectFrom('contact_message').select('key').execute();
  await client.close();
  expect(rows).toEqual([{ key: 'killed-right-after' }]);
}, 180_000);

test('a second server on the same folder is refused with one line', async () => {
  const folder = aFolder();
  const first = await start({ DATA_DIR: folder });
  await untilReady(first);
  const second = await start({ DATA_DIR: folder });
  expect(await second.exited).toBe(1);
  expect(second.output().trim()).toMatch(/^Cannot start: the folder .* is used by another running server$/m);
}, 180_000);

test('a wrong setting stops the start with one line that names it', async () => {
  const server = await start({ DATA_DIR: aFolder(), LOG_LEVEL: 'loud' });
  expect(await server.exited).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([expect.stringMatching(/^Cannot start: LOG_LEVEL: /)]);
}, 180_000);

test('a database that does not answer stops the start with one line', async () => {
  const server = await start({ DATA_DIR: aFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^Cannot start: the database of DATABASE_URL does not answer/m);
}, 180_000);
