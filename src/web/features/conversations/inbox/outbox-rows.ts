import type { OfferForm } from '#contract/offers/offers.ts';
import { browserRows } from '../../../lib/storage/browser-rows.ts';

/** An attachment of an unsent message. `key` makes its upload idempotent; `id` is set once uploaded. */
export interface OutboxFile {
  readonly key: string;
  readonly name: string;
  readonly content: Blob;
  readonly id: number | null;
}

/** An unsent offer as its endpoint's input; the row has its `clientId`. */
export type WaitingOffer = Omit<OfferForm, 'clientId'>;

/**
 * A message from sending until the server has stored it.
 *
 * order    ascending in sending order.
 * offer    the offer that the message makes; until it is sent, `content` describes it.
 * refusal  the server's reason for refusing; empty when unknown; null while the message may still be sent.
 */
export interface OutboxRow {
  readonly clientId: string;
  readonly memberId: number;
  readonly conversationId: number;
  readonly content: string;
  readonly createdAt: string;
  readonly order: number;
  readonly files: readonly OutboxFile[];
  readonly offer?: WaitingOffer;
  readonly refusal: string | null;
}

/** Storage of the outbox. */
export interface OutboxRows {
  list(): Promise<readonly OutboxRow[]>;
  /** @returns whether it was stored: then it survives the page */
  put(row: OutboxRow): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

export function inOrder(one: OutboxRow, other: OutboxRow): number {
  return one.order - other.order || (one.clientId < other.clientId ? -1 : 1);
}

const { inTurn } = browserRows('jarmark-outbox', 'messages', 'clientId');

/** A user's outbox in this browser; in memory when storage is blocked. */
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
