import { GuardedClient } from './guarded-client.ts';

/** Notifications of a channel, and gaps in them. */
export interface ChannelListener {
  onPayload(payload: string): void;
  /** The connection is lost: notifications are missed from now on. */
  onLost(): void;
  /** Connected again after a gap. */
  onReconnect(): void;
}

const RECONNECT_MS = 1_000;
const CONNECTING_MS = 2_000;
const ANSWER_MS = 2_000;
/** A dead connection looks like a quiet one, so query it regularly. */
const HEARTBEAT_MS = 5_000;

/** A dedicated connection for LISTEN, reopened whenever it is lost. */
export class ListenConnection {
  #client: GuardedClient | null = null;
  #stopped = false;
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: ChannelListener;

  constructor(url: string, channel: string, listener: ChannelListener) {
    this.#url = url;
    this.#channel = channel;
    this.#listener = listener;
  }

  /** Connects for the first time. @throws if the database does not respond. */
  async start(): Promise<void> {
    const client = new GuardedClient({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTING_MS,
      answerLimitMs: ANSWER_MS,
    });
    client.on('notification', (message) => this.#listener.onPayload(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#stopped) return client.end();
    this.#client = client;
    const heartbeat = setInterval(() => client.query('select 1').catch(() => {}), HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#handleLoss();
    });
  }

  #handleLoss(): void {
    this.#client = null;
    if (this.#stopped) return;
    this.#listener.onLost();
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    setTimeout(() => {
      if (this.#stopped) return;
      this.start().then(
        () => {
          if (!this.#stopped) this.#listener.onReconnect();
        },
        () => this.#reconnectLater(),
      );
    }, RECONNECT_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end();
  }
}
