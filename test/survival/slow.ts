import { statusRows, works } from './database.ts';
import { startLoad } from './load.ts';
import { longestOf, noneOf, type Row, type Scenario, until } from './scenario.ts';
import { Stage } from './stage.ts';

const DELAY_MS = 2_000;
const WORKING_MS = 3_000;
const SLOW_MS = 30_000;
const SHORT_SLOW_MS = 8_000;
const BACK_MS = 10_000;
const LONGEST_MS = 60_000;
const ASKING_MS = 400;

/** The database responds late, and recovers after a while. */
export const slow: Scenario = {
  title: 'A database that answers after 2 s, under mixed load on two nodes',
  run: ({ isShort, say }) =>
    Stage.use({ slot: 3, people: 8, shops: 4 }, async (stage) => {
      await stage.startNodes();
      const load = startLoad(stage);
      await load.client.pause(WORKING_MS);
      load.tally.isDown = true;
      stage.databaseGate.delayMs = DELAY_MS;
      const tookMs = await askAround(stage, isShort ? SHORT_SLOW_MS : SLOW_MS);
      say(`${load.tally.refused} responses with 503 so far`);
      stage.databaseGate.delayMs = 0;
      const backMs = await until('both nodes work again', () => works(stage), LONGEST_MS);
      load.tally.isDown = false;
      await load.client.pause(2 * WORKING_MS);
      await load.stop();
      return [
        noneOf('processes that crashed', stage.deaths),
        ...statusRows(load.tally),
        waitOf(tookMs),
        longestOf('until both nodes work again', [backMs], BACK_MS),
        ...(await load.ledger.compare(stage.databaseUrl)),
      ];
    }),
};

/** Each statement takes up to two seconds, so this depends on how many a request needs: reported without a goal. */
function waitOf(tookMs: readonly number[]): Row {
  const { measured } = longestOf('', tookMs, 0);
  return { what: 'time per request while the database is slow', goal: '', measured, isMet: true };
}

/** The duration of requests that no cache can answer: each queries the database for the user and for the data. */
async function askAround({ origins, people }: Stage, forMs: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (const endMs = Date.now() + forMs; Date.now() < endMs; ) {
    for (const origin of origins) asked.push(timeOf(`${origin}/api/conversations`, people[0]?.token ?? ''));
    await new Promise((resolve) => setTimeout(resolve, ASKING_MS));
  }
  return Promise.all(asked);
}

async function timeOf(url: string, token: string): Promise<number> {
  const startedMs = Date.now();
  await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer();
  return Date.now() - startedMs;
}
