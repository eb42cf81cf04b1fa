import type { DatabaseConnection, Dialect, Driver, QueryCompiler, TransactionSettings } from 'kysely';
import { assertInTime } from '../deadline.ts';
import { currentTracer, traced } from '../tracing/tracing.ts';

/**
 * A dialect that rejects statements of timed-out requests before they are sent, except rollbacks. It also traces
 * statements if tracing is enabled.
 */
export function withDeadlines(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new DeadlineDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class DeadlineConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery: DatabaseConnection['executeQuery'] = async (query, options) => {
    assertInTime();
    // Statements outside of requests and jobs, such as the queue's own, would be separate traces.
    if (!currentTracer()?.isInside()) return this.inner.executeQuery(query, options);
    const verb = /^\s*(\w+)/.exec(query.sql)?.[1]?.toLowerCase() ?? 'statement';
    // The text contains no values, which are parameters.
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql };
    return traced(`sql ${verb}`, attributes, () => this.inner.executeQuery(query, options));
  };

  streamQuery: DatabaseConnection['streamQuery'] = (query, chunkSize, options) => {
    assertInTime();
    return this.inner.streamQuery(query, chunkSize, options);
  };
}

/** A driver accepts only its own connections, so unwrap them. */
function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return (connection as DeadlineConnection).inner;
}

class DeadlineDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init: Driver['init'] = (options) => this.#driver.init(options);

  acquireConnection: Driver['acquireConnection'] = async (options) => {
    assertInTime();
    return new DeadlineConnection(await this.#driver.acquireConnection(options));
  };

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    assertInTime();
    await this.#driver.beginTransaction(innerOf(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    assertInTime();
    await this.#driver.commitTransaction(innerOf(connection));
  }

  rollbackTransaction = (connection: DatabaseConnection) => this.#driver.rollbackTransaction(innerOf(connection));

  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await this.#driver.savepoint?.(innerOf(connection), name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.rollbackToSavepoint?.(innerOf(connection), name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await this.#driver.releaseSavepoint?.(innerOf(connection), name, compile);
  }

  releaseConnection: Driver['releaseConnection'] = (connection, options) =>
    this.#driver.releaseConnection(innerOf(connection), options);

  destroy: Driver['destroy'] = (options) => this.#driver.destroy(options);
}
