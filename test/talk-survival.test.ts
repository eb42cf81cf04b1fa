import { afterEach, expect, inject, test } from 'vitest';
import { share } from './effort.ts';
import { aPort, startSite, untilReady } from './site-process.ts';
import { aSpeaker, type Speaker } from './speakers.ts';
import { aTalkSite, type Pair, type TalkSite } from './talk-site.ts';
import { nameOf } from './test-database.ts';

const onServer = test.runIf(process.env.TEST_DATABASE_URL);
/** In full 1,000 messages between 25 pairs: within the number that each may send in ten seconds. */
const PAIRS = share(25);
const EACH = 20;

const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

async function aSite(): Promise<TalkSite> {
  const template = inject('template');
  const site = await aTalkSite(PAIRS, template ? nameOf(template) : undefined);
  undo.push(site.remove);
  return site;
}

interface RunningNode {
  readonly origin: string;
  /** As a power cut would. */
  readonly kill: () => Promise<void>;
}

async function aNode(settings: Record<string, string>, port?: number): Promise<RunningNode> {
  const at = port ?? (await aPort());
  const PUBLIC_URL = `http://127.0.0.1:${at}`;
  const site = await startSite({ ...settings, PORT: String(at), PUBLIC_URL, RATE_LIMIT: '0' });
  const kill = async () => {
    site.child.kill('SIGKILL');
    await site.exited;
  };
  undo.push(kill);
  await untilReady(site);
  return { origin: site.origin, kill };
}

function startSpeakers(pairs: readonly Pair[], originsOf: (side: number) => readonly string[]): Speaker[][] {
  const speakers = pairs.map(({ conversationId, people }) =>
    people.map(({ id, token }, side) => aSpeaker({ id, token, conversationId, origins: originsOf(side) })),
  );
  undo.push(() => {
    for (const speaker of speakers.flat()) speaker.leave();
  });
  return speakers;
}

const textsOf = (side: number) => Array.from({ length: EACH }, (_, index) => `${side === 0 ? 'A' : 'B'} ${index + 1}`);

/** Lets all pairs send, runs an action midway, and waits until everything is acknowledged. */
async function talk(speakers: readonly Speaker[][], inTheMiddle: () => Promise<void>): Promise<void> {
  await Promise.all(speakers.flat().map(({ isListening }) => isListening));
  const sending = speakers.flatMap((pair) => pair.map((speaker, side) => speaker.sendAll(textsOf(side))));
  const half = (PAIRS * 2 * EACH) / 2;
  const seenCount = () => speakers.reduce((sum, [one]) => sum + (one?.seen.length ?? 0), 0);
  // No client polls while all are connected, so seeing half of the messages shows that the sockets deliver.
  const untilHalf = async () => {
    while (seenCount() < half) await new Promise((resolve) => setTimeout(resolve, 20));
    await inTheMiddle();
  };
  await Promise.all([untilHalf(), ...sending]);
}

/** Both sides of each pair have every message once, without gaps, and in the order in which each side sent them. */
async function expectNothingLost(speakers: readonly Speaker[][]): Promise<void> {
  await Promise.all(speakers.flat().map((speaker) => speaker.catchUp()));
  for (const pair of speakers) {
    const expected = Array.from({ length: 2 * EACH }, (_, index) => index + 1);
    for (const speaker of pair) {
      expect(speaker.seen.map(({ number }) => number)).toEqual(expected);
      for (const side of [0, 1]) {
        const said = speaker.seen.map(({ content }) => content).filter((text) => textsOf(side).includes(text));
        expect(said).toEqual(textsOf(side));
      }
    }
    expect(pair[0]?.seen.map(({ id }) => id)).toEqual(pair[1]?.seen.map(({ id }) => id));
  }
}

test('many messages while the server is killed and restarted: none lost, none duplicated, all in order', async () => {
  const { settings, pairs } = await aSite();
  const port = await aPort();
  const node = await aNode(settings, port);
  const speakers = startSpeakers(pairs, () => [node.origin]);
  await talk(speakers, async () => {
    await node.kill();
    await aNode(settings, port);
  });
  await expectNothingLost(speakers);
}, 240_000);

onServer(
  'two nodes on one database, one of which is killed: none lost, none doubled, all in order',
  async () => {
    const { settings, pairs } = await aSite();
    const [first, second] = [await aNode(settings), await aNode(settings)];
    // The two of a pair prefer different nodes; a client that loses its node continues at the other.
    const speakers = startSpeakers(pairs, (side) =>
      side === 0 ? [first.origin, second.origin] : [second.origin, first.origin],
    );
    await talk(speakers, first.kill);
    await expectNothingLost(speakers);
  },
  240_000,
);
