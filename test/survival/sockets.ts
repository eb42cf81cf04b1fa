import { aListener, type Listener } from '../listeners.ts';
import { Client } from './client.ts';
import { Gate } from './gate.ts';
import { longestOf, noneOf, type Row, type Scenario, until } from './scenario.ts';
import { type Person, Stage } from './stage.ts';
import { Tally } from './tally.ts';

const SOCKETS = 1_000;
const SHORT_SOCKETS = 100;
const OPENING_AT_ONCE = 50;
const BACK_MS = 10_000;
const LONGEST_MS = 60_000;
const HEARD_MS = 10_000;
/** The number of users who are sent a message once all are back. */
const WRITTEN_TO = 50;
/** The pages' delay before they reconnect (`inbox/live.ts`). */
const PAGE = { transports: ['websocket'], reconnectionDelay: 2_000, reconnectionDelayMax: 60_000 };

/** Sockets of stock clients behind a balancer: the node that half of them use is killed. */
export const sockets: Scenario = {
  title: '1,000 sockets on two nodes behind a balancer, one of the nodes killed',
  run: async ({ isShort, say }) => {
    const count = isShort ? SHORT_SOCKETS : SOCKETS;
    return Stage.use({ slot: 4, people: count + 1, shops: 1 }, async (stage) => {
      await stage.startNodes();
      const balancer = await Gate.open(stage.origins.map((origin) => Number(new URL(origin).port)));
      stage.atEnd(() => balancer.shut());
      const people = stage.people.slice(0, count);
      const listeners = await openAll(`http://127.0.0.1:${balancer.port}`, people);
      stage.atEnd(() => leaveAll(listeners));
      say(`${listeners.length} sockets are open`);
      return killAndCount(stage, people, listeners, say);
    });
  },
};

async function openAll(origin: string, people: readonly Person[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < people.length) {
    const some = people.slice(listeners.length, listeners.length + OPENING_AT_ONCE);
    listeners.push(...some.map((person) => aListener({ origin, ...person, options: PAGE })));
    await until('sockets open', () => listeners.every(({ heard }) => heard.subscribed.length > 0), LONGEST_MS);
  }
  return listeners;
}

function leaveAll(listeners: readonly Listener[]): void {
  for (const listener of listeners) listener.leave();
}

async function killAndCount(
  stage: Stage,
  people: readonly Person[],
  listeners: readonly Listener[],
  say: (line: string) => void,
): Promise<Row[]> {
  const cut = new Set<Listener>();
  const backMs: number[] = [];
  const startedMs = Date.now();
  for (const listener of listeners) {
    listener.socket.once('disconnect', () => {
      cut.add(listener);
      listener.socket.once('subscribed', () => backMs.push(Date.now() - startedMs));
    });
  }
  await stage.killNode(0);
  await until('half of the sockets are cut', () => cut.size >= listeners.length / 3, LONGEST_MS);
  await until('all are back', () => backMs.length >= cut.size, LONGEST_MS).catch(() => {});
  say(`${backMs.length} of ${cut.size} are back`);
  const deaf = await writeToAll(stage, people, listeners);
  return [
    noneOf('processes that crashed', stage.deaths),
    noneOf('sockets that did not reconnect', Array(cut.size - backMs.length).fill('away'), `${cut.size} disconnected`),
    longestOf(`until each of ${cut.size} sockets is subscribed again at the other node`, backMs, BACK_MS),
    noneOf('messages sent afterwards and not received', deaf, String(Math.min(WRITTEN_TO, people.length))),
  ];
}

/** Sends messages to some of the listeners; returns those that did not receive one. */
async function writeToAll(stage: Stage, people: readonly Person[], listeners: readonly Listener[]): Promise<string[]> {
  const client = new Client(stage, new Tally());
  const writers = people.slice(-WRITTEN_TO);
  const pairs = people
    .slice(0, WRITTEN_TO)
    .map((person, place) => ({ person, place, writer: writers[place] as Person }));
  for (const { person, place, writer } of pairs) {
    const opened = await client.untilTaken({
      path: '/api/conversations',
      person: writer,
      body: { userId: person.id },
      at: 1,
    });
    const path = `/api/conversations/${opened?.json.data.id}/messages`;
    const body = { clientId: `survival-socket-${place}`, content: `Dzień dobry ${place}` };
    await client.untilTaken({ path, person: writer, body, at: 1 });
  }
  const hasHeard = (place: number) =>
    listeners[place]?.heard.messagePosted.some(({ content }) => content === `Dzień dobry ${place}`);
  await until('all hear it', () => pairs.every(({ place }) => hasHeard(place)), HEARD_MS).catch(() => {});
  return pairs.filter(({ place }) => !hasHeard(place)).map(({ place }) => `socket ${place}`);
}
