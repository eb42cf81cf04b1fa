import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { addressOf, isOwnOrigin } from './origins.ts';
import { PacketLimit } from './packet-limit.ts';
import { WaitingRoom } from './waiting-room.ts';

export const SOCKET_PATH = '/socket.io/';
const LARGEST_FRAME_BYTES = 64 * 1024;
/** A connection has so long to say which sort it is. */
const GREETING_MS = 10_000;
/** Who does not take what is sent to them is cut at so many packets. */
const MOST_UNSENT = 500;
const FAREWELL_MS = 1_000;
/** Within this time all are sent away, so that they do not come back all at once. */
const SENDING_AWAY_MS = 3_000;

const REFUSALS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;
type Refusal = keyof typeof REFUSALS;

interface SocketHostDeps {
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  /** Whether connections of one address are counted. */
  readonly countsAddresses: boolean;
  readonly onSocket: (socket: Socket) => void;
}

/** A way in: the site's own port, or the one that has nothing but sockets, where pages of the site come from another. */
export interface Door {
  readonly anyPort: boolean;
}

/**
 * The sockets of this node, whichever door they came in by. Each request and upgrade is looked at before socket.io sees
 * it: where it comes from, and whether there is a place for another connection.
 */
export class SocketHost {
  readonly waiting: WaitingRoom;
  // It is told of requests by the doors; the server that it wants for itself never listens.
  readonly #io: Server;
  readonly #deps: SocketHostDeps;
  readonly #upgraded = new Set<Duplex>();
  #isClosing = false;

  constructor(deps: SocketHostDeps) {
    this.#deps = deps;
    this.waiting = new WaitingRoom(deps.countsAddresses);
    this.#io = new Server(createServer(), {
      serveClient: false,
      transports: ['polling', 'websocket'],
      maxHttpBufferSize: LARGEST_FRAME_BYTES,
      perMessageDeflate: false,
      connectTimeout: GREETING_MS,
    });
    this.#io.engine.on('connection', (connection: Socket['conn']) => this.#greet(connection));
    this.#io.on('connection', (socket) => this.#welcome(socket));
  }

  get count(): number {
    return this.#io.engine.clientsCount;
  }

  handleRequest(request: IncomingMessage, response: ServerResponse, door: Door): void {
    response.setHeader('x-content-type-options', 'nosniff');
    const refusal = this.#refusal(request, door);
    if (door.anyPort && refusal !== 403 && request.headers.origin) {
      response.setHeader('access-control-allow-origin', request.headers.origin);
      response.setHeader('vary', 'origin');
    }
    if (refusal) response.writeHead(refusal, { 'content-type': 'text/plain' }).end(REFUSALS[refusal]);
    else this.#io.engine.handleRequest(request as never, response);
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, door: Door): void {
    socket.on('error', () => socket.destroy());
    const refusal = request.url?.startsWith(SOCKET_PATH) ? this.#refusal(request, door) : 404;
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal} ${REFUSALS[refusal]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      socket.once('finish', () => socket.destroy());
      return;
    }
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
    this.#io.engine.handleUpgrade(request as never, socket, head);
  }

  /** Says something to all of a channel; it is written out once for all. Who has long taken nothing is cut instead. */
  say(channel: string, sockets: ReadonlySet<Socket>, event: string, data: unknown): void {
    for (const { conn } of [...sockets]) if (unsentOf(conn) > MOST_UNSENT) conn.close(true);
    this.#io.to(channel).emit(event, channel, data);
  }

  /**
   * Cuts every connection after a time in which something may have been missed, one after the other: a page comes back by
   * itself, and asks for what it does not have.
   */
  sendAwayAll(): void {
    for (const { conn } of this.#io.sockets.sockets.values()) {
      setTimeout(() => conn.close(true), Math.random() * SENDING_AWAY_MS).unref();
    }
  }

  /**
   * Cuts every connection, so that pages come back by themselves, to this server's successor or another node. Who does not
   * say farewell within a second is cut without.
   */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#io.close();
    const until = Date.now() + FAREWELL_MS;
    while (this.#upgraded.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.#upgraded) socket.destroy();
  }

  #refusal(request: IncomingMessage, { anyPort }: Door): Refusal | null {
    const { publicUrl, trustProxy } = this.#deps;
    if (this.#isClosing) return 503;
    if (!isOwnOrigin(request.headers, { publicUrl, trustProxy, anyPort })) return 403;
    const isNew = !/[?&]sid=/.test(request.url ?? '');
    return isNew && !this.waiting.hasPlace(addressOf(request, trustProxy)) ? 429 : null;
  }

  /** Asked again for a place: a request can look like one of a connection that is there, and begin another. */
  #greet(connection: Socket['conn']): void {
    const limit = new PacketLimit();
    const address = addressOf(connection.request, this.#deps.trustProxy);
    if (!this.waiting.hasPlace(address)) {
      connection.close(true);
      return;
    }
    this.waiting.enter(connection, address);
    connection.on('packet', () => {
      if (!limit.take()) connection.close(true);
    });
    connection.once('close', () => this.waiting.leave(connection));
  }

  /** A page has one socket over a connection, and both end together: who begins another, or keeps the rest, is no page. */
  #welcome(socket: Socket): void {
    const connection = socket.conn as { request: IncomingMessage | null };
    const { request } = connection;
    if (!request) {
      socket.conn.close(true);
      return;
    }
    socket.data = { address: addressOf(request, this.#deps.trustProxy) };
    // The first request is not needed any more, and is large.
    connection.request = null;
    socket.once('disconnect', () => socket.conn.close(true));
    this.#deps.onSocket(socket);
  }
}

/** How many packets wait for a connection to take them. */
function unsentOf(connection: Socket['conn']): number {
  return (connection as unknown as { writeBuffer: readonly unknown[] }).writeBuffer.length;
}
