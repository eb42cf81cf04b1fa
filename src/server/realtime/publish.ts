import type { PostedMessage } from '#contract/conversations.ts';
import type { RealtimeEvents } from '#contract/realtime.ts';
import type { DomainEvents, EventHub } from '../platform/events.ts';

/** Emits an event to accounts, each on its own channel. */
export type Say = <E extends keyof RealtimeEvents>(
  accountIds: readonly number[],
  event: E,
  data: RealtimeEvents[E],
) => void;

/** Loads stored messages for publishing; deleted ones are omitted. */
export type FindPosted = (ids: readonly number[]) => Promise<readonly PostedMessage[]>;

interface PublishDeps {
  readonly events: EventHub;
  /** Whether any of these accounts has a socket on this node. */
  readonly isHere: (accountIds: readonly number[]) => boolean;
  readonly findPosted: FindPosted;
  readonly say: Say;
  readonly onError: (error: unknown) => void;
}

/** How to publish each domain event that concerns a connected account. */
type Table = { readonly [N in EventWithMembers]: (payload: DomainEvents[N], tools: Tools) => void };
type EventWithMembers =
  | 'message.posted'
  | 'messages.read'
  | 'message.typing'
  | 'conversation.changed'
  | 'transaction.changed'
  | 'news.changed';
interface Tools {
  readonly say: Say;
  readonly posted: ReadonlyMap<number, PostedMessage>;
}

const TABLE: Table = {
  'message.posted': ({ id, conversationId, memberIds }, { say, posted }) => {
    const message = posted.get(id);
    if (message) say(memberIds, 'messagePosted', message);
    else say(memberIds, 'conversationChanged', { conversationId });
  },
  'messages.read': ({ memberIds, conversationId, readerId, number }, { say }) =>
    say(memberIds, 'messagesRead', { conversationId, readerId, number }),
  'message.typing': ({ memberIds, conversationId, senderId }, { say }) =>
    say(memberIds, 'typing', { conversationId, senderId }),
  'conversation.changed': ({ memberIds, conversationId }, { say }) =>
    say(memberIds, 'conversationChanged', { conversationId }),
  'transaction.changed': ({ id, accountId }, { say }) => say([accountId], 'transactionChanged', { id }),
  'news.changed': ({ accountId }, { say }) => say([accountId], 'newsChanged', {}),
};

/** The accounts that an event concerns. */
function membersOf(payload: DomainEvents[EventWithMembers]): readonly number[] {
  return 'memberIds' in payload ? payload.memberIds : [payload.accountId];
}

/** A queued event; `tell` receives the messages that were loaded for the batch. */
interface Waiting {
  readonly postedId: number | null;
  readonly tell: (posted: ReadonlyMap<number, PostedMessage>) => void;
}

const MOST_AT_ONCE = 100;

/**
 * Publishes domain events to the sockets of this node in commit order. Events carry ids; one query loads all messages
 * that arrived while the previous one ran, so nothing waits for a batch to fill.
 *
 * @returns  a function that resolves when everything received so far is published
 */
export function publishEvents({ events, isHere, findPosted, say, onError }: PublishDeps): () => Promise<void> {
  const queue: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function load(ids: number[]): Promise<ReadonlyMap<number, PostedMessage>> {
    if (ids.length === 0) return new Map();
    try {
      return new Map((await findPosted(ids)).map((message) => [message.id, message]));
    } catch (error) {
      onError(error);
      return new Map();
    }
  }

  async function tellAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_AT_ONCE);
      const posted = await load(batch.flatMap(({ postedId }) => postedId ?? []));
      for (const { tell } of batch) tell(posted);
    }
    running = null;
  }

  function hear<N extends EventWithMembers>(name: N): void {
    events.on(name, (payload) => {
      if (!isHere(membersOf(payload))) return;
      const tell = (posted: ReadonlyMap<number, PostedMessage>) => TABLE[name](payload, { say, posted });
      queue.push({ postedId: name === 'message.posted' && 'id' in payload ? payload.id : null, tell });
      running ??= tellAll();
    });
  }
  for (const name of Object.keys(TABLE) as EventWithMembers[]) hear(name);
  return async () => void (await running);
}
