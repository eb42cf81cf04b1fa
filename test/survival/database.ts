import { startLoad } from './load.ts';
import { longestOf, noneOf, type Row, type Scenario, until } from './scenario.ts';
import { Stage } from './stage.ts';

const STOPS = 20;
const SHORT_STOPS = 2;
const RUNNING_MS = 2_500;
const DOWN_MS = 2_000;
const BACK_MS = 5_000;
const LONGEST_MS = 30_000;

/** The database is stopped alternately as an operator stops it and as a power failure does, under full load. */
export const database: Scenario = {
  title: 'The database stopped, fast and immediate in turn, under mixed load on two nodes',
  run: ({ isShort, say }) =>
    Stage.use({ slot: 0, people: 12, shops: 10 }, async (stage) => {
      await stage.startNodes();
      const load = startLoad(stage);
      const backMs: number[] = [];
      const stops = isShort ? SHORT_STOPS : STOPS;
      for (let stop = 0; stop < stops; stop += 1) {
        await load.client.pause(RUNNING_MS);
        load.tally.isDown = true;
        await stage.stopDatabase(stop % 2 === 0 ? 'fast' : 'immediate');
        await load.client.pause(DOWN_MS);
        await stage.startDatabase();
        load.tally.isDown = false;
        backMs.push(await until('both nodes work again', () => works(stage), LONGEST_MS));
        say(`stop ${stop + 1} of ${stops}: back after ${backMs.at(-1)} ms`);
      }
      await load.client.pause(BACK_MS + RUNNING_MS);
      await load.stop();
      const { tally, ledger } = load;
      return [
        { what: 'stops', goal: String(STOPS), measured: String(stops), isMet: stops === STOPS },
        noneOf('processes that crashed', stage.deaths),
        ...statusRows(tally),
        longestOf('until both nodes are ready and serve from the database again', backMs, BACK_MS),
        ...(await ledger.compare(stage.databaseUrl)),
      ];
    }),
};

/** The rows on responses other than success, common to all scenarios. */
export function statusRows(tally: {
  answers: number;
  refused: number;
  servedWhileDown: number;
  strange: string[];
}): Row[] {
  const { answers, refused, servedWhileDown, strange } = tally;
  return [
    {
      what: 'responses',
      goal: '',
      measured: `${answers}, of which ${refused} with 503 and ${servedWhileDown} successful during the outage`,
      isMet: answers > 0,
    },
    noneOf('responses other than success, or 503 during the outage', strange),
  ];
}

/** Whether both nodes are ready and serve uncached requests. */
export async function works({ origins }: Stage): Promise<boolean> {
  const paths = ['/readyz', `/api/ads?q=miod${Date.now()}`, '/api/ads'];
  const all = origins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  const answers = await Promise.all(all.map((url) => fetch(url).catch(() => null)));
  await Promise.all(answers.map((answer) => answer?.arrayBuffer()));
  return answers.every((answer) => answer?.ok);
}
