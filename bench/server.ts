import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server in its own process, so that the load generator does not use its CPU time. */
export class BenchServer {
  readonly origin: string;
  /** From the start of the process until it is ready. */
  openMs = 0;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, origin: string) {
    this.#process = process;
    this.origin = origin;
  }

  /** Starts a script with settings and waits until it responds. */
  static async start(script: string, port: number, settings: Record<string, string>): Promise<BenchServer> {
    const startedAtMs = performance.now();
    const child = spawn(process.execPath, ['--max-semi-space-size=16', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        RATE_LIMIT: '0',
        NODE_ENV: 'production',
        ...settings,
      },
    });
    const server = new BenchServer(child, `http://127.0.0.1:${port}`);
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
      const answered = await fetch(`${server.origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) {
        server.openMs = performance.now() - startedAtMs;
        return server;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${script} does not answer`);
  }

  /** Resident memory of the process, in megabytes. */
  rssMb(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }

  /** CPU time used by the process, in milliseconds. */
  cpuMs(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await once(this.#process, 'exit');
  }
}
