import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { DatabaseClient, Db, Tx } from './db/client.ts';
import { isOutage } from './db/outage.ts';

/** All domain events by name, with their payload: ids, never content. */
export interface DomainEvents {
  /** A listing was created, changed or deleted. */
  'listing.changed': { id: number; kind: KindId; sellerId: number };
  /** Many listings changed at once: reload them all. */
  'listings.changed': Record<string, never>;
  /** The operator has changed the catalogue: the newest edition is in force. */
  'catalogue.changed': Record<string, never>;
  /** The price list changed, now or for later: each node reads the prices in force. */
  'prices.changed': Record<string, never>;
  /** What pages show around a listing changed, such as the name of a commenter; not the listing itself. */
  'listing.stale': { id: number };
  /** A person's public profile changed. */
  'account.changed': { id: number };
  /** Moderators decided something, or an appeal was made: statistics about moderation changed. */
  'moderation.changed': Record<string, never>;
  /** A message was stored; `memberIds` are both members. */
  'message.posted': { id: number; conversationId: number; memberIds: number[] };
  /** A member has read up to a message. */
  'messages.read': { conversationId: number; memberIds: number[]; readerId: number; number: number };
  /** Someone is typing to `memberIds`; not stored. */
  'message.typing': { conversationId: number; memberIds: number[]; senderId: number };
  /** Something else about a conversation changed for `memberIds`: a message was removed, or it was archived. */
  'conversation.changed': { conversationId: number; memberIds: number[] };
  /** A payment has a new status, refund or invoice. */
  'transaction.changed': { id: number; accountId: number };
  /** An account got news or has read some. */
  'news.changed': { accountId: number };
  /** An admin changed settings of the site: each node reads them again. */
  'settings.changed': Record<string, never>;
  /** A text has a new version, or another version came into force. */
  'texts.changed': Record<string, never>;
  /** Webhook deliveries are pending; published by triggers. */
  'webhooks.due': Record<string, never>;
  /** Sessions ended: their connections must be closed. */
  'sessions.ended': { accountId: number; sessionIds: number[] };
}

export type EventName = keyof DomainEvents;
type Handler<N extends EventName> = (payload: DomainEvents[N]) => void | Promise<void>;

const CHANNEL = 'jarmark_event';
const TRYING_AGAIN_MS = 1_000;
const MAX_TRIES = 60;

/** Publishes an event within a transaction: other nodes receive it once it is committed. */
export async function emit<N extends EventName>(tx: Tx | Db, name: N, payload: DomainEvents[N]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ name, payload })})`.execute(tx);
}

/** The same as an SQL expression, to be selected last by the statement that makes the change. */
export function emitting<N extends EventName>(name: N, payload: RawBuilder<DomainEvents[N]>): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, json_build_object('name', ${name}::text, 'payload', ${payload})::text)`;
}

/** Publishes several events of one kind in one statement. */
export async function emitAll<N extends EventName>(
  tx: Tx | Db,
  name: N,
  payloads: readonly DomainEvents[N][],
): Promise<void> {
  if (payloads.length === 0) return;
  const texts = payloads.map((payload) => JSON.stringify({ name, payload }));
  await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(tx);
}

/** Receives the events of all nodes, including this one. */
export class EventHub {
  readonly #handlers = new Map<EventName, Handler<never>[]>();
  readonly #gapHandlers: (() => void | Promise<void>)[] = [];
  readonly #lossHandlers: (() => void)[] = [];
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  on<N extends EventName>(name: N, handler: Handler<N>): void {
    const handlers = this.#handlers.get(name) ?? [];
    handlers.push(handler as Handler<never>);
    this.#handlers.set(name, handlers);
  }

  /** Called after a gap in which events may have been missed. */
  onGap(handler: () => void | Promise<void>): void {
    this.#gapHandlers.push(handler);
  }

  /** Called when events begin to be missed, until `onGap` reports that they arrive again. */
  onLoss(handler: () => void): void {
    this.#lossHandlers.push(handler);
  }

  async start(client: DatabaseClient): Promise<void> {
    await client.listen(CHANNEL, {
      onPayload: (text) => void this.#receive(text),
      onLost: () => void this.#guard(this.#lossHandlers, undefined as never),
      onReconnect: () => void this.#guard(this.#gapHandlers, undefined as never),
    });
  }

  async #receive(text: string): Promise<void> {
    const { name, payload } = JSON.parse(text) as { name: EventName; payload: never };
    await this.#guard(this.#handlers.get(name) ?? [], payload);
  }

  async #guard(handlers: readonly ((payload: never) => void | Promise<void>)[], payload: never): Promise<void> {
    for (const handler of handlers) {
      await this.#run(handler, payload).catch(this.#onError);
    }
  }

  /** Retries if the database fails while a handler reads it, so that no event is lost. */
  async #run(handler: (payload: never) => void | Promise<void>, payload: never): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await handler(payload);
      } catch (error) {
        if (!isOutage(error) || tries === MAX_TRIES) throw error;
      }
      await sleep(TRYING_AGAIN_MS, undefined, { ref: false });
    }
  }
}
