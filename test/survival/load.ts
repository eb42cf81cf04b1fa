import sharp from 'sharp';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';
import { begin, nextWish, payAndTell } from './paying.ts';
import type { Person, Stage } from './stage.ts';
import { Tally } from './tally.ts';

interface LoadOptions {
  /** Slows each user down by this factor. */
  readonly slowness?: number;
}

/** Users who read, write, upload pictures and pay continuously, at both nodes. */
export interface Load {
  readonly stage: Stage;
  readonly client: Client;
  readonly tally: Tally;
  readonly ledger: Ledger;
  /** Lets all users finish their current action. */
  stop(): Promise<void>;
}

const TALKERS = 4;
const READ_MS = 60;
/** Nobody may send more than 20 messages in ten seconds. */
const TALK_MS = 600;
const UPLOAD_MS = 1_500;
const PAY_MS = 1_200;
const GALLERY_ROOM = 30;

/** Starts a load; the first users of the stage write messages, the others upload to galleries. */
export function startLoad(stage: Stage, { slowness = 1 }: LoadOptions = {}): Load {
  const tally = new Tally();
  const client = new Client(stage, tally);
  const load = { stage, client, tally, ledger: new Ledger() };
  const acts = [
    read(load, READ_MS * slowness),
    ...stage.people.slice(0, TALKERS).map((_, place) => talk(load, place, TALK_MS * slowness)),
    upload(load, stage.people.slice(TALKERS), UPLOAD_MS * slowness),
    pay(load, PAY_MS * slowness),
  ];
  const done = Promise.all(acts);
  // A fault of the load itself is reported at the end, and must not end the process before.
  done.catch(() => {});
  return {
    ...load,
    stop: async () => {
      client.isOver = true;
      await done;
    },
  };
}

type Running = Omit<Load, 'stop'>;

async function read({ stage, client }: Running, pauseMs: number): Promise<void> {
  const [shop] = stage.shops;
  const [reader] = stage.people;
  const listingId = shop?.listingIds[0];
  const paths = ['/', '/ads', `/ad/${listingId}`, '/api/ads?q=miodu', `/api/ads/${listingId}`, '/api/conversations'];
  for (let turn = 0; !client.isOver; turn += 1) {
    const path = paths[turn % paths.length] as string;
    const isOwn = path === '/api/conversations';
    await client.ask({ path, at: turn % stage.nodes.length, ...(isOwn && reader ? { person: reader } : {}) });
    await client.pause(pauseMs);
  }
}

let number = 0;

async function talk({ stage, client, ledger }: Running, place: number, pauseMs: number): Promise<void> {
  const person = stage.people[place] as Person;
  const other = stage.people[(place + 1) % TALKERS] as Person;
  const at = place % stage.nodes.length;
  const opened = await client.untilTaken({ path: '/api/conversations', person, body: { userId: other.id }, at });
  const path = `/api/conversations/${opened?.json.data.id}/messages`;
  while (!client.isOver) {
    number += 1;
    const content = `Dzień dobry, czy jest jeszcze miód? ${person.id}-${number}`;
    const clientId = `survival-${person.id}-${number}`;
    const sent = await client.untilTaken({ path, person, body: { clientId, content }, at });
    if (sent?.status === 200) ledger.messages.push(content);
    await client.pause(pauseMs);
  }
}

async function upload({ client, ledger }: Running, people: readonly Person[], pauseMs: number): Promise<void> {
  for (const person of people) {
    for (let room = GALLERY_ROOM; room > 0 && !client.isOver; room -= 1) {
      number += 1;
      const key = `survival-${person.id}-${number}`;
      const picture = await aPicture();
      const before = ledger.pictures.length;
      const hash = await bring(client, person, key, picture);
      if (hash) ledger.pictures.push(hash);
      await client.pause(before === ledger.pictures.length ? 0 : pauseMs);
    }
  }
}

/** Uploads a picture to a gallery; returns its hash, or null if the load ended before it was accepted. */
export async function bring(client: Client, person: Person, key: string, picture: Buffer): Promise<string | null> {
  const body = new FormData();
  body.append('files', new Blob([picture as BufferSource], { type: 'image/png' }), 'ser.png');
  const taken = await client.untilTaken({ path: '/api/user/me/gallery', person, key, body });
  return taken?.status === 200 ? (taken.json.data.at(-1).picture.id as string) : null;
}

/** A small picture, different each time. */
export function aPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#c0a060', noise } })
    .png()
    .toBuffer();
}

async function pay(load: Running, pauseMs: number): Promise<void> {
  const { stage, client } = load;
  for (let at = 0; !client.isOver; at = (at + 1) % stage.nodes.length) {
    const wish = nextWish(stage.shops);
    if (!wish) return;
    const begun = await begin(client, wish, at);
    // Sent to the other node, not the one where it started.
    if (begun) await payAndTell(load, begun, (at + 1) % stage.nodes.length);
    await client.pause(pauseMs);
  }
}
