import Echo from 'laravel-echo';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { openConversation } from '#contract/conversations.ts';
import { type RealtimeEvents, userChannel } from '#contract/realtime.ts';
import { aTalker, type Talker } from './talk-factories.ts';
import type { TestApp } from './test-app.ts';

type Heard = { readonly [E in keyof RealtimeEvents]: RealtimeEvents[E][] };

/** A socket of somebody, and what it has heard. */
export interface Listener {
  readonly heard: Heard;
  readonly socket: Socket;
  /** Statuses with which subscriptions were refused. */
  readonly refusals: number[];
  /** Why the server cut it; null while it is open. */
  readonly cutBy: () => string | null;
  readonly leave: () => void;
}

/** Two people and the conversation that they have, in which nothing is said yet. */
export async function aPair(test: TestApp): Promise<{ one: Talker; other: Talker; conversationId: number }> {
  const one = await aTalker(test);
  const other = await aTalker(test);
  const { data } = await one.api.call(openConversation, { body: { userId: other.id } });
  return { one, other, conversationId: data.id };
}

interface ListenerOptions {
  readonly origin: string;
  /** Whose channel is asked for. */
  readonly id: number;
  readonly token: string | null;
  /** What is set beside what everybody sets. */
  readonly options?: Partial<ManagerOptions & SocketOptions>;
}

/** Listens with a client of Laravel Echo. */
export function aListener({ origin, id, token, options = {} }: ListenerOptions): Listener {
  const echo = new Echo({
    broadcaster: 'socket.io',
    host: origin,
    client: io,
    ...(token === null ? {} : { bearerToken: token }),
    // All Echos of a process share their headers, unless they bring their own: the last one's token would speak for all.
    auth: { headers: {} },
    ...options,
    // Each a connection of its own: the client shares one between all that speak with a host.
    forceNew: true,
  });
  const heard: Heard = {
    subscribed: [],
    messagePosted: [],
    messagesRead: [],
    typing: [],
    conversationChanged: [],
    transactionChanged: [],
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

/** Waits for something that happens to a socket; answers what came with it. */
export function onceHeard(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => socket.once(event, (...said: unknown[]) => resolve(said)));
}
