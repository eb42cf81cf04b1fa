import { type RawBuilder, sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { DatabaseClient, Db, Tx } from './db/client.ts';

/** Every domain event, by name, with what it carries: ids, never content. */
export interface DomainEvents {
  /** A listing came, changed or went; `revision` is the one it has now. */
  'listing.changed': { id: number; kind: KindId; sellerId: number };
  /** Many listings changed at once: look at all of them again. */
  'listings.changed': Record<string, never>;
  /** What pages show around a listing changed, such as the name of who commented on it; not the listing itself. */
  'listing.stale': { id: number };
  /** A person's public profile changed. */
  'account.changed': { id: number };
  /** Moderators decided something, or somebody appealed: what is told of their work changed. */
  'moderation.changed': Record<string, never>;
  /** A message was stored; `memberIds` are both sides. */
  'message.posted': { id: number; conversationId: number; memberIds: number[] };
  /** One side has read up to a message. */
  'messages.read': { conversationId: number; memberIds: number[]; readerId: number; number: number };
  /** Somebody is writing to `memberIds` now; told, never stored. */
  'message.typing': { conversationId: number; memberIds: number[]; senderId: number };
  /** Something else about a conversation changed for `memberIds`: a message was removed, or it was put away. */
  'conversation.changed': { conversationId: number; memberIds: number[] };
  /** A payment has another state, or something about it (a refund, an invoice) is new. */
  'transaction.changed': { id: number; accountId: number };
  /** Log-ins ended: whatever still speaks for them is to be cut off. */
  'sessions.ended': { accountId: number; sessionIds: number[] };
}

export type EventName = keyof DomainEvents;
type Handler<N extends EventName> = (payload: DomainEvents[N]) => void | Promise<void>;

const CHANNEL = 'jarmark_event';

/** Tells of something in the transaction that did it: other nodes hear of it exactly when it is committed. */
export async function emit<N extends EventName>(tx: Tx | Db, name: N, payload: DomainEvents[N]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ name, payload })})`.execute(tx);
}

/** The same as part of a statement that does it: an expression of what is selected last. */
export function emitting<N extends EventName>(name: N, payload: RawBuilder<DomainEvents[N]>): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, json_build_object('name', ${name}::text, 'payload', ${payload})::text)`;
}

/** Tells of several things of one sort with one statement. */
export async function emitAll<N extends EventName>(
  tx: Tx | Db,
  name: N,
  payloads: readonly DomainEvents[N][],
): Promise<void> {
  if (payloads.length === 0) return;
  const texts = payloads.map((payload) => JSON.stringify({ name, payload }));
  await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(tx);
}

/** Hears the events of all nodes, this one included. */
export class EventHub {
  readonly #handlers = new Map<EventName, Handler<never>[]>();
  readonly #gapHandlers: (() => void | Promise<void>)[] = [];
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  on<N extends EventName>(name: N, handler: Handler<N>): void {
    const handlers = this.#handlers.get(name) ?? [];
    handlers.push(handler as Handler<never>);
    this.#handlers.set(name, handlers);
  }

  /** Called after a time in which events may have been missed. */
  onGap(handler: () => void | Promise<void>): void {
    this.#gapHandlers.push(handler);
  }

  async start(client: DatabaseClient): Promise<void> {
    await client.listen(
      CHANNEL,
      (text) => void this.#receive(text),
      () => void this.#guard(this.#gapHandlers, undefined as never),
    );
  }

  async #receive(text: string): Promise<void> {
    const { name, payload } = JSON.parse(text) as { name: EventName; payload: never };
    await this.#guard(this.#handlers.get(name) ?? [], payload);
  }

  async #guard(handlers: readonly ((payload: never) => void | Promise<void>)[], payload: never): Promise<void> {
    for (const handler of handlers) {
      try {
        await handler(payload);
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}
