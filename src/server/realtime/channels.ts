import type { Socket } from 'socket.io';
import * as z from 'zod';
import { userChannel } from '#contract/realtime.ts';
import type { Authenticate } from '../platform/mount.ts';
import type { Members, Membership } from './members.ts';
import type { WaitingRoom } from './waiting-room.ts';

const MOST_SOCKETS_OF_ACCOUNT = 20;
const BEARER = /^Bearer +([\w-]+)$/i;

const subscribeSchema = z.object({
  channel: z.string().max(100),
  auth: z.object({ headers: z.object({ Authorization: z.string().max(500).optional() }).optional() }).optional(),
});
const unsubscribeSchema = subscribeSchema.pick({ channel: true });
type Subscribe = z.output<typeof subscribeSchema>;

/** Why a subscription is refused, as the HTTP statuses that Laravel clients know. */
type Refusal = 401 | 403 | 429;

interface ChannelDeps {
  readonly members: Members;
  readonly waiting: WaitingRoom;
  readonly authenticate: Authenticate;
  readonly onError: (error: unknown) => void;
}

/**
 * Handles laravel-echo's `subscribe` and `unsubscribe` for the caller's own private channel. Replies with
 * `subscription_error` (channel, status) or `subscribed` (channel): from then on no event is missed. Unknown events are
 * ignored; a malformed payload closes the connection.
 */
export function createChannels({ members, waiting, authenticate, onError }: ChannelDeps): (socket: Socket) => void {
  async function admit({ channel, auth }: Subscribe, socket: Socket): Promise<Membership | Refusal> {
    const token = BEARER.exec(auth?.headers?.Authorization ?? '')?.[1];
    const caller = token ? await authenticate(token) : null;
    if (!caller) return 401;
    if (channel !== userChannel(caller.id)) return 403;
    const others = members.ofAccount(caller.id).size - (members.ofAccount(caller.id).has(socket) ? 1 : 0);
    if (others >= MOST_SOCKETS_OF_ACCOUNT) return 429;
    return { accountId: caller.id, sessionId: caller.sessionId };
  }

  async function subscribe(socket: Socket, wish: Subscribe): Promise<void> {
    const admitted = await admit(wish, socket);
    if (!socket.connected) return;
    if (typeof admitted === 'number') {
      socket.emit('subscription_error', wish.channel, admitted);
      return;
    }
    leave(socket);
    void socket.join(wish.channel);
    members.add(socket, admitted);
    waiting.leave(socket.conn);
    socket.emit('subscribed', wish.channel, {});
  }

  /** A socket represents one account at a time. */
  function leave(socket: Socket): void {
    const membership = members.find(socket);
    if (!membership) return;
    void socket.leave(userChannel(membership.accountId));
    members.remove(socket);
  }

  function unsubscribe(socket: Socket, channel: string): void {
    const membership = members.find(socket);
    if (!membership || userChannel(membership.accountId) !== channel || !socket.connected) return;
    leave(socket);
    waiting.enter(socket.conn, addressOfSocket(socket));
  }

  return (socket) => {
    // Handle the messages of one socket in order, although authentication is asynchronous.
    let last: Promise<void> = Promise.resolve();
    const inOrder = (work: () => void | Promise<void>) => {
      last = last.then(work).catch((error: unknown) => {
        onError(error);
        // The request cannot be answered: close, so that the client reconnects and retries.
        socket.conn.close(true);
      });
    };
    socket.on('subscribe', (said: unknown) => {
      const wish = subscribeSchema.safeParse(said);
      if (wish.success) inOrder(() => subscribe(socket, wish.data));
      else socket.conn.close(true);
    });
    socket.on('unsubscribe', (said: unknown) => {
      const wish = unsubscribeSchema.safeParse(said);
      if (wish.success) inOrder(() => unsubscribe(socket, wish.data.channel));
      else socket.conn.close(true);
    });
    socket.on('disconnect', () => members.remove(socket));
  };
}

/** The remote address recorded when the socket connected. */
function addressOfSocket(socket: Socket): string {
  return (socket.data as { address?: string }).address ?? '';
}
