/** Options of the embedded server; the defaults are those of `npm start`. */
export interface PostgresOptions {
  /** Contains the data, the socket and the log; accessible only to PostgreSQL's account. */
  readonly folder: string;
  /** False skips syncing to disk, for databases that live no longer than a test run. */
  readonly isDurable?: boolean;
  /** Three of them are reserved for the superuser. */
  readonly maxConnections?: number;
  /** Also listens on this port of 127.0.0.1, without authentication: for tests only. */
  readonly tcpPort?: number;
  /** Restarts the server if it ends by itself. */
  readonly restarts?: boolean;
  /** Gets one line about each incident. */
  readonly onIncident?: (line: string) => void;
}

/** A small server beside the site on one machine: little memory when idle, no clustering features. */
const SETTINGS = {
  shared_buffers: '64MB',
  huge_pages: 'off',
  dynamic_shared_memory_type: 'mmap',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/**
 * The arguments of `postgres`: they override its configuration files, so that a new version's settings apply at once.
 */
export function serverArguments(cluster: string, socketFolder: string, options: PostgresOptions): string[] {
  const durable = options.isDurable === false ? 'off' : 'on';
  const settings = {
    ...SETTINGS,
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    max_connections: String(options.maxConnections ?? 40),
    listen_addresses: options.tcpPort ? '127.0.0.1' : '',
    port: String(options.tcpPort ?? SOCKET_PORT),
    // A list, in which a path with a comma or space must be quoted.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Only part of the socket's name, unless the server listens on TCP. */
export const SOCKET_PORT = 5432;
