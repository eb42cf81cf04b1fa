import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { callerAddress, type TrustsProxy } from '../platform/proxies.ts';
import { isOwnOrigin } from './origins.ts';
import { PacketLimit } from './packet-limit.ts';
import { WaitingRoom } from './waiting-room.ts';

export const SOCKET_PATH = '/socket.io/';
const LARGEST_FRAME_BYTES = 64 * 1024;
/** How long a connection may take to send its handshake. */
const GREETING_MS = 10_000;
/** A client with more unsent packets than this is not reading, and is closed. */
const MOST_UNSENT = 500;
const FAREWELL_MS = 1_000;
/** Clients are disconnected over this period so that they do not all reconnect at once. */
const SENDING_AWAY_MS = 3_000;

const REFUSALS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;
type Refusal = keyof typeof REFUSALS;

interface SocketHostDeps {
  readonly publicUrl: string;
  readonly trustProxy: TrustsProxy | null;
  /** Whether connections are counted by address. */
  readonly countsAddresses: boolean;
  readonly onSocket: (socket: Socket) => void;
}

/** An entrance: the site's own port, or the sockets-only one, whose pages come from another port. */
export interface Door {
  readonly anyPort: boolean;
}

/**
 * The sockets of this node, on both ports. Each request and upgrade is checked before socket.io sees it: its origin,
 * and whether its address may open another connection.
 */
export class SocketHost {
  readonly waiting: WaitingRoom;
  // Both ports forward requests to it; the HTTP server that it requires never listens.
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

  /** Emits to a channel, serialised once. Sockets that have stopped reading are closed instead. */
  say(channel: string, sockets: ReadonlySet<Socket>, event: string, data: unknown): void {
    for (const { conn } of [...sockets]) if (unsentOf(conn) > MOST_UNSENT) conn.close(true);
    this.#io.to(channel).emit(event, channel, data);
  }

  /**
   * Closes every connection, spread over time, after events may have been lost: pages reconnect by themselves and fetch
   * what they missed.
   */
  sendAwayAll(): void {
    for (const { conn } of this.#io.sockets.sockets.values()) {
      setTimeout(() => conn.close(true), Math.random() * SENDING_AWAY_MS).unref();
    }
  }

  /**
   * Closes every connection; pages reconnect to this server's successor or to another node. Peers that do not complete
   * the close within a second are destroyed.
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
    if (!isOwnOrigin(request, { publicUrl, trustProxy, anyPort })) return 403;
    const isNew = !/[?&]sid=/.test(request.url ?? '');
    return isNew && !this.waiting.hasPlace(callerAddress(request, trustProxy)) ? 429 : null;
  }

  /** Checks the limit again: a request may carry the id of an existing connection and still open a new one. */
  #greet(connection: Socket['conn']): void {
    const limit = new PacketLimit();
    const address = callerAddress(connection.request, this.#deps.trustProxy);
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

  /** A page has one socket per connection, and both end together; a second socket gets its connection closed. */
  #welcome(socket: Socket): void {
    const connection = socket.conn as { request: IncomingMessage | null };
    const { request } = connection;
    if (!request) {
      socket.conn.close(true);
      return;
    }
    socket.data = { address: callerAddress(request, this.#deps.trustProxy) };
    // Free the first request: it is large and no longer needed.
    connection.request = null;
    socket.once('disconnect', () => socket.conn.close(true));
    this.#deps.onSocket(socket);
  }
}

/** How many packets are buffered for a connection. */
function unsentOf(connection: Socket['conn']): number {
  return (connection as unknown as { writeBuffer: readonly unknown[] }).writeBuffer.length;
}
