import { statusRows, works } from './database.ts';
import { type Load, startLoad } from './load.ts';
import { type Begun, begin, callOf, nextWish, payAndTell, type Wish } from './paying.ts';
import { longestOf, noneOf, type Row, type Scenario, until } from './scenario.ts';
import { Stage } from './stage.ts';

const KILLS = 50;
const BACK_MS = 30_000;
const LONGEST_MS = 60_000;
const STEP_MS = 10_000;
const WORKING_MS = 500;
/** The usual duration of a webhook: kills spread over it hit every step. */
const TAKING_MS = 40;

/**
 * The step of a payment at which its node is killed. Each kills the node and completes the payment at the other one.
 */
type Step = (load: Load, wish: Wish, victim: number) => Promise<void>;

const other = (index: number) => 1 - index;

const STEPS: Readonly<Record<string, Step>> = {
  'between actions': async ({ stage, client, ...load }, wish, victim) => {
    await stage.killNode(victim);
    await payHere({ stage, client, ...load }, wish, other(victim));
  },
  'purchase stored, provider not yet called': async (load, wish, victim) => {
    load.stage.stripe.server.mood = 'silent';
    await killAsking(load, wish, victim, async () => (await countPurchases(load, wish)) > 0);
    load.stage.stripe.server.mood = 'fine';
    await payHere(load, wish, other(victim));
  },
  'checkout created, response not yet received': async (load, wish, victim) => {
    const { stripe, stripeGate } = load.stage;
    const before = stripe.sessions.size;
    stripeGate.keepAnswersBack();
    await killAsking(load, wish, victim, () => stripe.sessions.size > before);
    stripeGate.delayMs = 0;
    await payHere(load, wish, other(victim));
  },
  'checkout open, webhook sent to the other node': async (load, wish, victim) => {
    const begun = await begin(load.client, wish, victim);
    await load.stage.killNode(victim);
    if (begun) await payAndTell(load, begun, other(victim));
  },
  'during the webhook, which is resent to the other node': async (load, wish, victim) => {
    const begun = await begin(load.client, wish, victim);
    if (begun) await killTelling(load, begun, victim);
    else await load.stage.killNode(victim);
  },
};

/** Nodes are killed in turn under full load, and payments interrupted between all of their steps. */
export const kill: Scenario = {
  title: 'kill -9 of a node in turn, under writes and between the steps of payments',
  run: ({ isShort, say }) =>
    Stage.use({ slot: 1, people: 16, shops: 14 }, async (stage) => {
      await stage.startNodes();
      const load = startLoad(stage);
      const backMs: number[] = [];
      const steps = Object.entries(STEPS);
      const kills = isShort ? steps.length : KILLS;
      const cut = new Map<string, number>();
      for (let count = 0; count < kills; count += 1) {
        const [name, step] = steps[count % steps.length] as [string, Step];
        await load.client.pause(WORKING_MS);
        const wish = nextWish(stage.shops);
        if (!wish) throw new Error('no listing left to pay for');
        // A node counts as down from the kill until it works again.
        load.tally.isDown = true;
        await step(load, wish, count % 2);
        const startedMs = Date.now();
        await stage.startNode(count % 2);
        await until('both nodes work again', () => works(stage), LONGEST_MS);
        load.tally.isDown = false;
        backMs.push(Date.now() - startedMs);
        cut.set(name, (cut.get(name) ?? 0) + 1);
        say(`kill ${count + 1} of ${kills} (${name}): back after ${backMs.at(-1)} ms`);
      }
      await load.stop();
      return [
        { what: 'kills', goal: String(KILLS), measured: describe(cut), isMet: kills === KILLS },
        noneOf('processes that crashed', stage.deaths),
        ...statusRows(load.tally),
        longestOf('from the restart of a killed node until it serves from the database', backMs, BACK_MS),
        ...(await load.ledger.compare(stage.databaseUrl)),
        paidTwice(load),
      ];
    }),
};

function describe(cut: ReadonlyMap<string, number>): string {
  const total = [...cut.values()].reduce((sum, count) => sum + count, 0);
  return `${total}: ${[...cut].map(([name, count]) => `${count} × ${name}`).join(', ')}`;
}

async function payHere(load: Load, wish: Wish, at: number): Promise<void> {
  const begun = await begin(load.client, wish, at);
  if (!begun) throw new Error(`the payment for listing ${wish.listingId} could not be started again`);
  await payAndTell(load, begun, at);
}

/** Kills a node that has been asked to start a payment, as soon as a condition is true. */
async function killAsking(load: Load, wish: Wish, victim: number, isTime: () => boolean | Promise<boolean>) {
  const asked = load.client.ask(callOf(wish, victim));
  await until('the payment has reached the step', isTime, STEP_MS);
  await load.stage.killNode(victim);
  await asked;
}

async function killTelling(load: Load, begun: Begun, victim: number): Promise<void> {
  const told = payAndTell(load, begun, victim);
  await load.client.pause(Math.random() * TAKING_MS);
  await load.stage.killNode(victim);
  await told;
}

/** How often the payment is in the buyer's own list, as served by the surviving node. */
async function countPurchases({ stage, client }: Load, { shop, listingId }: Wish): Promise<number> {
  const at = stage.stripe.server.mood === 'silent' ? stage.nodes.findIndex((node) => node !== undefined) : 0;
  const list = await client.ask({ path: '/api/transactions', person: shop, at });
  const items: { listingId: number }[] = list?.json.items ?? [];
  return items.filter((item) => item.listingId === listingId).length;
}

/** A purchase must never have two checkouts at the provider: a buyer could pay both. */
function paidTwice({ stage }: Load): Row {
  const purchases = [...stage.stripe.sessions.values()].map(({ metadata }) => metadata.purchaseId);
  const twice = purchases.filter((id, place) => id !== undefined && purchases.indexOf(id) < place);
  return noneOf('purchases with two checkouts at the provider', twice.map(String), String(purchases.length));
}
