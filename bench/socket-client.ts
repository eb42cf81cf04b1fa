/** A minimal socket for one user; thousands of them fit in a process. */
export class BenchSocket {
  readonly #socket: WebSocket;
  /** Resolves when it is subscribed to its channel. */
  readonly isListening: Promise<void>;
  /** Called for each posted message. */
  onPosted: (message: { clientId: string; sender_id: number }) => void = () => {};

  constructor(origin: string, person: { id: number; token: string }) {
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.isListening = promise;
    this.#socket.addEventListener('error', () => reject(new Error('a socket was refused')));
    this.#socket.addEventListener('close', () => reject(new Error('a socket was closed')));
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data), person, resolve));
  }

  /** Engine.IO: 0 opens, 2 is a ping; Socket.IO within: 40 connects, 42 is an event. */
  #hear(text: string, { id, token }: { id: number; token: string }, noteListening: () => void): void {
    if (text.startsWith('0')) this.#socket.send('40');
    if (text === '2') this.#socket.send('3');
    if (text.startsWith('40')) {
      const auth = { headers: { Authorization: `Bearer ${token}` } };
      this.#socket.send(`42${JSON.stringify(['subscribe', { channel: `private-App.User.${id}`, auth }])}`);
    }
    if (!text.startsWith('42')) return;
    const [event, , data] = JSON.parse(text.slice(2)) as [string, string, { clientId: string; sender_id: number }];
    if (event === 'subscribed') noteListening();
    if (event === 'messagePosted') this.onPosted(data);
  }

  close(): void {
    this.#socket.close();
  }
}
