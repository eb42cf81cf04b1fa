import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const ROOT = new URL('../', import.meta.url).pathname;

/** A server in its own process, as `npm start` runs it. */
export interface SiteProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

/** A port that is free right now. */
export async function aPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Starts a server with settings, of this version or of the one in a folder; the caller also stops it. */
export async function startSite(settings: Record<string, string>, folder = ROOT): Promise<SiteProcess> {
  const port = Number(settings.PORT ?? (await aPort()));
  let text = '';
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: '.cache/compiled',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DEMO: '0',
      ...settings,
    },
  });
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, origin: `http://127.0.0.1:${port}`, output: () => text, exited };
}

/** Waits until it responds. @throws with its output, if it exits first */
export async function untilReady({ origin, output, child }: SiteProcess): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server did not start: ${output()}`);
}
