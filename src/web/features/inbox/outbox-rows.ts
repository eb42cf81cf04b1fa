import { browserRows } from '../../lib/browser-rows.ts';

/** A file of a message that waits. `key` names its upload, so that it counts once; `id` is there once the server has it. */
export interface OutboxFile {
  readonly key: string;
  readonly name: string;
  readonly content: Blob;
  readonly id: number | null;
}

/**
 * A message from the moment it was sent off until the server has it.
 *
 * order    ascending as messages were sent off.
 * refusal  why the server does not take it, in its words; empty where nobody has said why; null while it may still go.
 */
export interface OutboxRow {
  readonly clientId: string;
  readonly memberId: number;
  readonly conversationId: number;
  readonly content: string;
  readonly createdAt: string;
  readonly order: number;
  readonly files: readonly OutboxFile[];
  readonly refusal: string | null;
}

/** Where messages wait. */
export interface OutboxRows {
  list(): Promise<readonly OutboxRow[]>;
  /** @returns whether it is kept: then it survives the page */
  put(row: OutboxRow): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

export function inOrder(one: OutboxRow, other: OutboxRow): number {
  return one.order - other.order || (one.clientId < other.clientId ? -1 : 1);
}

const { inTurn } = browserRows('jarmark-outbox', 'messages', 'clientId');

/** What a person has sent off in this browser; where storage is refused it lives as long as the page. */
export function keptRowsOf(memberId: number): OutboxRows {
  return {
    async list() {
      const rows: OutboxRow[] = await inTurn((store) => store.getAll(), 'readonly').catch(() => []);
      return rows.filter((row) => row.memberId === memberId).sort(inOrder);
    },
    put: (row) =>
      inTurn((store) => store.put(row), 'readwrite').then(
        () => true,
        () => false,
      ),
    remove: (clientId) => inTurn((store) => store.delete(clientId), 'readwrite').catch(() => {}),
  };
}
