import { once } from 'node:events';
import type { HeapSpaceInfo } from 'node:v8';
import { statusRows } from './database.ts';
import { type Load, startLoad } from './load.ts';
import { noneOf, type Row, type Scenario } from './scenario.ts';
import { Stage } from './stage.ts';

const INSPECTOR_PORT = 3_578;
const WARM_UP_MS = 90_000;
const MEASURED_MS = 10 * 60_000;
const SOAK_MS = 60 * 60_000;
const SHORT_MS = 60_000;
const EVERY_MS = 15_000;
const SAID_EVERY = 8;
const MB = 1024 * 1024;
/** The length of the windows at the start and the end of a period that are compared. */
const EDGE = 0.2;
const GOAL_PERCENT = 1;
/** Machine code, and bytecode (trusted space). */
const CODE_SPACES = /^(code|trusted)_/;
/** It runs beside other scenarios, and for up to an hour, so the load is light. */
const SLOWNESS = 2;
const SOAK_SLOWNESS = 8;

interface Sample {
  readonly atMs: number;
  /** What remains after a garbage collection: objects and buffers. */
  readonly liveMb: number;
  /**
   * Compiled code. It grows for hours as functions run for the first time or often enough, but is bounded by the
   * program.
   */
  readonly codeMb: number;
  readonly residentMb: number;
}

/** Mixed load over time: the nodes' memory after a garbage collection must not grow. */
export const memory: Scenario = {
  title: 'Memory of two nodes under mixed load, after a warm-up',
  run: ({ isShort, isSoak, say }) =>
    Stage.use({ slot: 5, people: 44, shops: 40 }, async (stage) => {
      const inspectors = await Promise.all(stage.origins.map((_, index) => startInspected(stage, index)));
      const load = startLoad(stage, { slowness: isSoak ? SOAK_SLOWNESS : SLOWNESS });
      await load.client.pause(isShort ? SHORT_MS : WARM_UP_MS);
      const measuredMs = isShort ? SHORT_MS : isSoak ? SOAK_MS : MEASURED_MS;
      const samples = await watch(load, inspectors, measuredMs, say);
      await load.stop();
      return [
        noneOf('processes that crashed', stage.deaths),
        ...statusRows(load.tally),
        ...samples.map((own, index) => growthOf(`node ${index + 1}`, own)),
        ...(await load.ledger.compare(stage.databaseUrl)),
      ];
    }),
};

async function startInspected(stage: Stage, index: number): Promise<Inspector> {
  const port = INSPECTOR_PORT + index;
  await stage.startNode(index, { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  const inspector = await Inspector.open(port);
  stage.atEnd(() => inspector.close());
  return inspector;
}

/** Measures each node repeatedly over a period. */
async function watch(
  { client }: Load,
  inspectors: readonly Inspector[],
  forMs: number,
  say: (line: string) => void,
): Promise<Sample[][]> {
  const all: Sample[][] = inspectors.map(() => []);
  const startedMs = Date.now();
  for (let count = 0; Date.now() - startedMs < forMs; count += 1) {
    for (const [index, inspector] of inspectors.entries()) all[index]?.push(await inspector.measure());
    const now = all.map((samples) => `${samples.at(-1)?.liveMb.toFixed(1)} MB`).join(', ');
    if (count % SAID_EVERY === 0) say(`after ${Math.round((Date.now() - startedMs) / 1_000)} s: ${now}`);
    await client.pause(EVERY_MS);
  }
  return all;
}

/** How much more is live at the end than at the start, per ten minutes. */
function growthOf(name: string, samples: readonly Sample[]): Row {
  const edge = Math.max(1, Math.floor(samples.length * EDGE));
  const [first, last] = [samples.slice(0, edge), samples.slice(-edge)];
  const [beforeMb, afterMb] = [middleOf(first, 'liveMb'), middleOf(last, 'liveMb')];
  const betweenMs = middleOf(last, 'atMs') - middleOf(first, 'atMs');
  const percent = (((afterMb - beforeMb) / beforeMb) * 100 * MEASURED_MS) / Math.max(betweenMs, 1);
  const code = `${middleOf(first, 'codeMb').toFixed(1)} → ${middleOf(last, 'codeMb').toFixed(1)} MB of compiled code`;
  const resident = `${middleOf(first, 'residentMb').toFixed(0)} → ${middleOf(last, 'residentMb').toFixed(0)} MB resident`;
  return {
    what: `growth of live memory after garbage collection, per 10 minutes, ${name}`,
    goal: `< ${GOAL_PERCENT} %`,
    measured: `${percent.toFixed(2)} % (${beforeMb.toFixed(1)} → ${afterMb.toFixed(1)} MB in ${Math.round(betweenMs / 1_000)} s; also ${code}, ${resident})`,
    isMet: percent < GOAL_PERCENT,
  };
}

function middleOf(samples: readonly Sample[], name: keyof Sample): number {
  const sorted = samples.map((sample) => sample[name]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A process's inspector, used to force garbage collections. */
class Inspector {
  readonly #socket: WebSocket;
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(port: number): Promise<Inspector> {
    const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
      webSocketDebuggerUrl: string;
    }[];
    const socket = new WebSocket(target?.webSocketDebuggerUrl as string);
    await once(socket, 'open');
    return new Inspector(socket);
  }

  async measure(): Promise<Sample> {
    await this.#call('HeapProfiler.collectGarbage');
    const { result } = (await this.#call('Runtime.evaluate', {
      expression: `({ ...process.memoryUsage(), spaces: process.getBuiltinModule('v8').getHeapSpaceStatistics() })`,
      returnByValue: true,
    })) as { result: { value: NodeJS.MemoryUsage & { spaces: HeapSpaceInfo[] } } };
    const { heapUsed, external, rss, spaces } = result.value;
    const codeBytes = spaces
      .filter(({ space_name: name }) => CODE_SPACES.test(name))
      .reduce((sum, { space_used_size: usedBytes }) => sum + usedBytes, 0);
    return {
      atMs: Date.now(),
      liveMb: (heapUsed + external - codeBytes) / MB,
      codeMb: codeBytes / MB,
      residentMb: rss / MB,
    };
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    this.#id += 1;
    const id = this.#id;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as { id?: number; result: unknown };
      if (answer.id !== id) return;
      this.#socket.removeEventListener('message', hear);
      resolve(answer.result);
    };
    this.#socket.addEventListener('message', hear);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return promise;
  }

  close(): void {
    this.#socket.close();
  }
}
