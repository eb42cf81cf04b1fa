import type { Socket } from 'socket.io';

/** The account and session that a socket represents. */
export interface Membership {
  readonly accountId: number;
  readonly sessionId: number;
}

/** The subscribed sockets of this node, by account and by session. */
export class Members {
  readonly #memberships = new Map<Socket, Membership>();
  readonly #byAccount = new Map<number, Set<Socket>>();
  readonly #bySession = new Map<number, Set<Socket>>();

  get size(): number {
    return this.#memberships.size;
  }

  add(socket: Socket, membership: Membership): void {
    this.remove(socket);
    this.#memberships.set(socket, membership);
    addTo(this.#byAccount, membership.accountId, socket);
    addTo(this.#bySession, membership.sessionId, socket);
  }

  remove(socket: Socket): void {
    const membership = this.#memberships.get(socket);
    if (!membership) return;
    this.#memberships.delete(socket);
    removeFrom(this.#byAccount, membership.accountId, socket);
    removeFrom(this.#bySession, membership.sessionId, socket);
  }

  find(socket: Socket): Membership | undefined {
    return this.#memberships.get(socket);
  }

  ofAccount(accountId: number): ReadonlySet<Socket> {
    return this.#byAccount.get(accountId) ?? NONE;
  }

  ofSession(sessionId: number): ReadonlySet<Socket> {
    return this.#bySession.get(sessionId) ?? NONE;
  }

  accountIds(): number[] {
    return [...this.#byAccount.keys()];
  }

  sessionIds(): number[] {
    return [...this.#bySession.keys()];
  }
}

const NONE: ReadonlySet<Socket> = new Set();

function addTo(sets: Map<number, Set<Socket>>, key: number, socket: Socket): void {
  const set = sets.get(key);
  if (set) set.add(socket);
  else sets.set(key, new Set([socket]));
}

function removeFrom(sets: Map<number, Set<Socket>>, key: number, socket: Socket): void {
  const set = sets.get(key);
  set?.delete(socket);
  if (set?.size === 0) sets.delete(key);
}
