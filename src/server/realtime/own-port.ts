import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_PATH, type SocketHost } from './socket-host.ts';

/** A separate HTTP port with the same sockets and nothing else. */
export class OwnPort {
  readonly #server: Server;

  constructor(host: SocketHost) {
    const door = { anyPort: true };
    this.#server = createServer((request, response) => {
      if (request.url?.startsWith(SOCKET_PATH)) host.handleRequest(request, response, door);
      else response.writeHead(404).end();
    });
    this.#server.on('upgrade', (request, socket, head) => host.handleUpgrade(request, socket, head, door));
  }

  /** @throws Error with code EADDRINUSE when the port is taken */
  async listen(port: number, host: string): Promise<void> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
  }

  /** The port it listens on; null while closed. */
  get port(): number | null {
    return (this.#server.address() as AddressInfo | null)?.port ?? null;
  }

  /** Call after the sockets are closed. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
