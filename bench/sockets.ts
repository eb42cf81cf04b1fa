/**
 * `node bench/sockets.ts` measures sockets alone, on an empty database that it creates on the server in DATABASE_URL.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openServer } from '#server/platform/db/client.ts';
import { makeToken } from '#server/sessions/service.ts';
import { createTestDatabase, dropTestDatabase } from '#test/test-database.ts';
import { BenchServer } from './server.ts';
import { BenchSocket } from './socket-client.ts';

const IDLE = 5_000;
const OPENING_AT_ONCE = 50;
const RESTING_MS = 10_000;
const PAIRS = 200;
const PER_SECOND = 300;
const WARM_UP_S = 5;
const TALKING_S = 20;
/** A message that has not arrived this long after the last one was stored counts as lost. */
const LATEST_MS = 10_000;

export interface SocketFigures {
  /** Server memory used by this many idle sockets. */
  readonly idle: number;
  readonly idleMb: number;
  readonly messagesPerSecond: number;
  /** From sending a message until the other side receives it. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** CPU time of the server process per message. */
  readonly cpuMs: number;
  /** Messages that were stored but not received. */
  readonly lost: number;
}

interface Person {
  readonly id: number;
  readonly token: string;
}

/** Measures the memory of sockets and the latency of messages. */
export async function measureSockets(server: BenchServer, databaseUrl: string): Promise<SocketFigures> {
  const people = await makePeople(databaseUrl);
  const before = await restingMb(server);
  const sockets = await openAll(server.origin, people);
  const idleMb = (await restingMb(server)) - before;
  const talking = sockets.splice(0, 2 * PAIRS);
  for (const socket of sockets) socket.close();
  const figures = await talk(server, talking, people.slice(0, 2 * PAIRS), await makePairs(databaseUrl, people));
  for (const socket of talking) socket.close();
  return { idle: IDLE, idleMb, ...figures };
}

async function restingMb(server: BenchServer): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, RESTING_MS));
  return server.rssMb();
}

/** Users with a session each, bypassing the slow password hash. */
async function makePeople(databaseUrl: string): Promise<Person[]> {
  const client = await openServer(databaseUrl, 2);
  const run = randomBytes(4).toString('hex');
  const { rows } = await sql<{ id: number }>`
    insert into account (name, email, email_verified_at, notifications)
    select 'Osoba ' || n, 'gniazdo-' || ${run}::text || n || '@example.pl', now(), '{}'
    from generate_series(1, ${IDLE}::int) n returning id`.execute(client.db);
  const people = rows.map(({ id }) => ({ id, ...makeToken() }));
  for (let at = 0; at < people.length; at += 500) {
    const values = people.slice(at, at + 500).map(({ id, hash }) => ({ account_id: id, token_hash: hash }));
    await client.db.insertInto('session').values(values).execute();
  }
  await client.close();
  return people;
}

/** The first users are paired; returns each one's conversation. */
async function makePairs(databaseUrl: string, people: readonly Person[]): Promise<number[]> {
  const client = await openServer(databaseUrl, 2);
  const ids = people.slice(0, 2 * PAIRS).map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    with pair as (
      select ids[2 * n - 1] as one, ids[2 * n] as other
      from (select ${ids}::bigint[] as ids) x, generate_series(1, ${PAIRS}::int) n
    ), made as (
      insert into conversation (low_id, high_id, starter_id)
      select least(one, other), greatest(one, other), one from pair returning id, low_id, high_id
    ), members as (
      insert into conversation_member (conversation_id, account_id)
      select made.id, member.id from made, lateral (values (low_id), (high_id)) as member (id)
    )
    select made.id from unnest(${ids}::bigint[]) with ordinality as person (id, place)
    join made on person.id in (made.low_id, made.high_id) order by place`.execute(client.db);
  await client.close();
  return rows.map(({ id }) => id);
}

async function openAll(origin: string, people: readonly Person[]): Promise<BenchSocket[]> {
  const sockets: BenchSocket[] = [];
  for (let at = 0; at < people.length; at += OPENING_AT_ONCE) {
    const some = people.slice(at, at + OPENING_AT_ONCE).map((person) => new BenchSocket(origin, person));
    await Promise.all(some.map(({ isListening }) => isListening));
    sockets.push(...some);
  }
  return sockets;
}

/** Users send messages in turn at fixed intervals, whether or not earlier ones have arrived. */
async function talk(
  server: BenchServer,
  sockets: readonly BenchSocket[],
  people: readonly Person[],
  conversationIds: readonly number[],
): Promise<Omit<SocketFigures, 'idle' | 'idleMb'>> {
  const sentAtMs = new Map<string, number>();
  const delaysMs: number[] = [];
  const isWarmUp = (number: number) => number < WARM_UP_S * PER_SECOND;
  const run = randomBytes(6).toString('hex');
  for (const [place, socket] of sockets.entries()) {
    socket.onPosted = ({ clientId, sender_id }) => {
      const sentMs = sentAtMs.get(clientId);
      if (sentMs === undefined || sender_id === people[place]?.id) return;
      sentAtMs.delete(clientId);
      if (!isWarmUp(Number(clientId.split('-')[1]))) delaysMs.push(performance.now() - sentMs);
    };
  }
  const send = async (number: number) => {
    const place = number % people.length;
    const clientId = `${run}-${number}`;
    sentAtMs.set(clientId, performance.now());
    const response = await fetch(`${server.origin}/api/conversations/${conversationIds[place]}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${people[place]?.token}` },
      body: JSON.stringify({ clientId, content: `Dzień dobry, czy jest jeszcze miód lipowy? Wiadomość ${number}.` }),
    });
    if (!response.ok) throw new Error(`a message was refused: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const count = (WARM_UP_S + TALKING_S) * PER_SECOND;
  const startedAtMs = performance.now();
  const cpuBeforeMs = server.cpuMs();
  const sending: Promise<void>[] = [];
  while (sending.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAtMs) * PER_SECOND) / 1000));
    while (sending.length < due) sending.push(send(sending.length));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(sending);
  const tookS = (performance.now() - startedAtMs) / 1000;
  const until = performance.now() + LATEST_MS;
  while (sentAtMs.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  const cpuMs = (server.cpuMs() - cpuBeforeMs) / count;
  delaysMs.sort((a, b) => a - b);
  const at = (share: number) => Math.round((delaysMs[Math.ceil(share * delaysMs.length) - 1] ?? Number.NaN) * 10) / 10;
  return {
    messagesPerSecond: Math.round(count / tookS),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    cpuMs,
    lost: sentAtMs.size,
  };
}

if (import.meta.main) {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) throw new Error('DATABASE_URL must name a PostgreSQL server to measure on');
  const url = await createTestDatabase(serverUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'jarmark-bench-'));
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' };
  const server = await BenchServer.start('src/server/main.ts', 3480, settings);
  try {
    console.log(await measureSockets(server, url));
  } finally {
    await server.stop();
    await dropTestDatabase(serverUrl, url);
  }
  process.exit(0);
}
