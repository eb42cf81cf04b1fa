import pg from 'pg';

/** How long a connection waits for a response; unlimited if omitted. */
export interface GuardedClientConfig extends pg.ClientConfig {
  readonly answerLimitMs?: number;
}

/** Lets a response that has already arrived be read first if this process itself is late. */
const GRACE_MS = 100;
const LOCAL_LIMIT = /^set local statement_timeout = (\d+)$/;
const TRANSACTION_END = /^(commit|rollback)$/;

/**
 * A connection that may break at any time: the running query fails, and so do all later ones. Destroys the connection
 * if there is no response in time, as a lost network never reports it.
 */
export class GuardedClient extends pg.Client {
  readonly #limitMs: number | undefined;
  #localLimitMs: number | undefined;

  constructor(config: GuardedClientConfig = {}) {
    super(config);
    this.#limitMs = config.answerLimitMs;
    // A pool listens only while the connection is idle; without a listener the error would end the process.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has eight forms
  override query(config: any, values?: any, callback?: any): any {
    if (this.#limitMs === undefined) return super.query(config, values, callback);
    const done = this.#watch(typeof config === 'string' ? config : config.text);
    const onEnd = typeof values === 'function' ? values : callback;
    if (onEnd) {
      const parameters = typeof values === 'function' ? undefined : values;
      return super.query(config, parameters, (error: Error, result: pg.QueryResult) => {
        done();
        onEnd(error, result);
      });
    }
    const answer = super.query(config, values) as unknown as Promise<unknown>;
    answer.then(done, done);
    return answer;
  }

  /** Starts the response timer; the returned function stops it. */
  #watch(text: string): () => void {
    const local = LOCAL_LIMIT.exec(text)?.[1];
    if (local) this.#localLimitMs = Number(local);
    else if (TRANSACTION_END.test(text)) this.#localLimitMs = undefined;
    let timer = setTimeout(() => {
      timer = setTimeout(() => this.#giveUp(), GRACE_MS);
    }, this.#localLimitMs ?? this.#limitMs);
    return () => clearTimeout(timer);
  }

  #giveUp(): void {
    const { stream } = (this as unknown as { connection: { stream: import('node:net').Socket } }).connection;
    stream.destroy(Object.assign(new Error('the database did not respond in time'), { code: 'ETIMEDOUT' }));
  }
}
