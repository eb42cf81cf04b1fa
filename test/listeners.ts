import Echo from 'laravel-echo';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { openConversation } from '#contract/conversations.ts';
import { type RealtimeEvents, userChannel } from '#contract/realtime.ts';
import { aTalker, type Talker } from './talk-factories.ts';
import type { TestApp } from './test-app.ts';

type Heard = { readonly [E in keyof RealtimeEvents]: RealtimeEvents[E][] };

/** A user's socket and the events that it has received. */
export interface Listener {
  readonly heard: Heard;
  readonly socket: Socket;
  /** The statuses with which subscriptions were refused. */
  readonly refusals: number[];
  /** Why the server disconnected it; null while it is open. */
  readonly cutBy: () => string | null;
  readonly leave: () => void;
}

/** Two people and their conversation, still empty. */
export async function aPair(test: TestApp): Promise<{ one: Talker; other: Talker; conversationId: number }> {
  const one = await aTalker(test);
  const other = await aTalker(test);
  const { data } = await one.api.call(openConversation, { body: { userId: other.id } });
  return { one, other, conversationId: data.id };
}

interface ListenerOptions {
  readonly origin: string;
  /** The user whose channel is requested. */
  readonly id: number;
  readonly token: string | null;
  /** Options beside the usual ones. */
  readonly options?: Partial<ManagerOptions & SocketOptions>;
}

/** Listens with a Laravel Echo client. */
export function aListener({ origin, id, token, options = {} }: ListenerOptions): Listener {
  const echo = new Echo({
    broadcaster: 'socket.io',
    host: origin,
    client: io,
    ...(token === null ? {} : { bearerToken: token }),
    // All Echos of a process share their headers unless given their own; otherwise the last token would be used for
    // all.
    auth: { headers: {} },
    ...options,
    // A separate connection for each: by default the client shares one per host.
    forceNew: true,
  });
  const heard: Heard = {
    subscribed: [],
    messagePosted: [],
    messagesRead: [],
    typing: [],
    conversationChanged: [],
    transactionChanged: [],
    newsChanged: [],
  };
  const channel = echo.private(`App.User.${id}`);
  for (const name of Object.keys(heard) as (keyof Heard)[]) {
    channel.listen(`.${name}`, (data: never) => (heard[name] as unknown[]).push(data));
  }
  const { socket } = echo.connector as unknown as { socket: Socket };
  const refusals: number[] = [];
  socket.on('subscription_error', (name: string, status: number) => {
    if (name === userChannel(id)) refusals.push(status);
  });
  let cutBy: string | null = null;
  socket.on('disconnect', (reason) => {
    cutBy = reason;
  });
  return { heard, socket, refusals, cutBy: () => cutBy, leave: () => echo.disconnect() };
}

/** Waits for an event on a socket; returns its payload. */
export function onceHeard(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => socket.once(event, (...said: unknown[]) => resolve(said)));
}
