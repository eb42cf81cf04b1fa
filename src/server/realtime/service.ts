import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import { type RealtimeEvents, userChannel } from '#contract/realtime.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { Authenticate } from '../platform/mount.ts';
import { createChannels } from './channels.ts';
import { Members } from './members.ts';
import { createRealtimeMetrics } from './metrics.ts';
import { OwnPort } from './own-port.ts';
import { Presence } from './presence.ts';
import { type FindPosted, publishEvents, type Say } from './publish.ts';
import { repeat } from './repeat.ts';
import { noteSeen } from './repository.ts';
import { SOCKET_PATH, SocketHost } from './socket-host.ts';

/** Including the query, sockets of an ended session are closed within five seconds even if the event was lost. */
const LOOKING_AFTER_MS = 3_000;

interface RealtimeDeps {
  readonly config: Config;
  readonly db: Db;
  readonly events: EventHub;
  readonly authenticate: Authenticate;
  /** The sessions among these that have ended. */
  readonly listEndedSessions: (ids: readonly number[]) => Promise<number[]>;
  readonly findPosted: FindPosted;
  readonly onError: (error: unknown) => void;
}

/** The sockets of this node, as used by the rest of the server. */
export interface Realtime {
  /** Accepts sockets on the site's own port. */
  serve(fastify: FastifyInstance): void;
  /** Opens REALTIME_PORT if set. */
  listen(): Promise<void>;
  /** The number of that port, once open. */
  readonly port: number | null;
  readonly metrics: readonly Metric[];
  /** Closes all sockets; call before closing their server. Takes about a second at most, even with dead peers. */
  close(): Promise<void>;
}

/**
 * Pushes messages, read positions and typing to connected accounts. Nothing is stored for disconnected ones or queued
 * for slow ones: sockets only hint, the API is the source of truth.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { config, db, events, onError } = deps;
  const members = new Members();
  const host: SocketHost = new SocketHost({
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    countsAddresses: config.rateLimit > 0,
    onSocket: (socket) => welcome(socket),
  });
  const welcome = createChannels({ members, waiting: host.waiting, authenticate: deps.authenticate, onError });
  const metrics = createRealtimeMetrics(() => ({ connected: host.count, subscribed: members.size }));
  const say: Say = (accountIds, event, data) => {
    const sockets = accountIds.map((id) => ({ id, its: members.ofAccount(id) })).filter(({ its }) => its.size > 0);
    for (const { id, its } of sockets) host.say(userChannel(id), its, event, data);
    if (event !== 'messagePosted') return;
    const count = sockets.reduce((sum, { its }) => sum + its.size, 0);
    metrics.noteDelivery(data as RealtimeEvents['messagePosted'], count);
  };
  const isHere = (accountIds: readonly number[]) => accountIds.some((id) => members.ofAccount(id).size > 0);
  const untilTold = publishEvents({ events, isHere, findPosted: deps.findPosted, say, onError });

  function cut(sessionIds: readonly number[]): void {
    for (const id of sessionIds) for (const socket of [...members.ofSession(id)]) socket.disconnect(true);
  }
  /** Closes sockets whose session ended without this node receiving the event. */
  async function cutEnded(): Promise<void> {
    if (members.size > 0) cut(await deps.listEndedSessions(members.sessionIds()));
  }
  events.on('sessions.ended', ({ sessionIds }) => cut(sessionIds));
  events.onGap(async () => {
    host.sendAwayAll();
    await cutEnded();
  });

  const presence = new Presence();
  async function noteWhoIsHere(): Promise<void> {
    const ids = presence.take(members.accountIds());
    if (ids.length > 0) await noteSeen(db, ids);
  }

  const repeated = [
    repeat(LOOKING_AFTER_MS, cutEnded, onError),
    repeat(LOOKING_AFTER_MS, async () => host.waiting.cutOverdue(), onError),
    repeat(LOOKING_AFTER_MS, noteWhoIsHere, onError),
  ];
  const ownPort = config.realtimePort === null ? null : new OwnPort(host);

  async function close(): Promise<void> {
    await Promise.all(repeated.map((stop) => stop()));
    await untilTold();
    await host.close();
    await ownPort?.close();
  }

  return {
    serve: (fastify) => serveSockets(fastify, host),
    listen: async () => void (await ownPort?.listen(config.realtimePort ?? 0, config.host)),
    get port() {
      return ownPort?.port ?? null;
    },
    metrics: metrics.all,
    close,
  };
}

/** Whether a request opens or feeds a socket. */
export function isSocketUrl(url = ''): boolean {
  return url.startsWith(SOCKET_PATH);
}

/** Hands socket requests over before their body is parsed. */
function serveSockets(fastify: FastifyInstance, host: SocketHost): void {
  const door = { anyPort: false };
  fastify.route({
    method: ['GET', 'POST'],
    url: SOCKET_PATH,
    config: { rateLimit: false },
    onRequest: (request, reply) => {
      reply.hijack();
      host.handleRequest(request.raw, reply.raw, door);
    },
    handler: () => {},
  });
  fastify.server.on('upgrade', (request, socket, head) => host.handleUpgrade(request, socket, head, door));
}
