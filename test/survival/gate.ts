import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const LONGEST_MS = 60 * 60_000;

/** A proxy to servers on this machine that can be closed, slowed down, or made to withhold responses. */
export class Gate {
  /** The delay of the server's responses. */
  delayMs = 0;
  readonly #targets: readonly number[];
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #turn = 0;
  #port: number;

  private constructor(targets: readonly number[], port: number) {
    this.#targets = targets;
    this.#port = port;
  }

  /** Opens a proxy to one port, or to several in turn, skipping those that refuse. `port` 0 takes a free one. */
  static async open(targets: number | readonly number[], port = 0): Promise<Gate> {
    const gate = new Gate(typeof targets === 'number' ? [targets] : targets, port);
    await gate.reopen();
    return gate;
  }

  /** Its own port; the same whether open or closed. */
  get port(): number {
    return this.#port;
  }

  /** Refuses new connections and cuts existing ones, as if the server were gone. */
  async shut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(server, 'close');
  }

  async reopen(): Promise<void> {
    if (this.#server) return;
    const server = createServer((client) => this.#admit(client));
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** From now on requests pass and responses are withheld. */
  keepAnswersBack(): void {
    this.delayMs = LONGEST_MS;
  }

  #admit(client: Socket): void {
    this.#turn += 1;
    const before = this.#turn;
    const tryTarget = (tries: number) => {
      const port = this.#targets[(before + tries) % this.#targets.length] as number;
      const target = connect(port, '127.0.0.1');
      const refuse = () => (tries + 1 < this.#targets.length ? tryTarget(tries + 1) : client.destroy());
      target.once('error', refuse);
      target.once('connect', () => {
        target.off('error', refuse);
        this.#join(client, target);
      });
    };
    this.#keep(client);
    tryTarget(0);
  }

  #join(client: Socket, target: Socket): void {
    this.#keep(target);
    client.setNoDelay(true);
    target.setNoDelay(true);
    client.on('data', (chunk) => target.write(chunk));
    let dueMs = 0;
    target.on('data', (chunk) => {
      const nowMs = Date.now();
      dueMs = Math.max(dueMs, nowMs + this.delayMs);
      if (dueMs <= nowMs) client.write(chunk);
      else setTimeout(() => client.write(chunk), dueMs - nowMs).unref();
    });
    client.once('close', () => target.destroy());
    target.once('close', () => client.destroy());
    if (client.destroyed) target.destroy();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.#sockets.delete(socket));
  }
}
