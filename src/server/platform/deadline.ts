import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';
import { ApiError } from '#contract/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False if a request may take as long as its client needs, like an upload. */
    readonly hasDeadline?: boolean;
  }
}

/** Shared by everything that runs for one request. */
interface Deadline {
  hasPassed: boolean;
}

const current = new AsyncLocalStorage<Deadline>();

/**
 * Called before each statement, so that a request that has timed out sends no more of them.
 *
 * @throws ApiError 'timeout' if the deadline of the current request has passed
 */
export function assertInTime(): void {
  if (current.getStore()?.hasPassed) throw new ApiError('timeout');
}

/**
 * Binds a function to the current request's deadline, for callers outside its async context, such as render threads.
 */
export function keepDeadline<Args extends unknown[], T>(act: (...args: Args) => T): (...args: Args) => T {
  return AsyncLocalStorage.bind(act);
}

/**
 * Gives every route registered from here on a deadline, counted from the start of its handler. A request without a
 * response by then gets 503. Its handler is not interrupted, but its next statement fails, so that its transaction
 * rolls back.
 */
export function limitRequests(fastify: FastifyInstance, deadlineMs: number): void {
  const limited = new WeakSet<RouteHandlerMethod>();
  fastify.addHook('onRoute', (route) => {
    // A HEAD route is registered with the handler of its GET route.
    if (route.config?.hasDeadline === false || limited.has(route.handler)) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const deadline = { hasPassed: false };
      const answer: unknown = current.run(deadline, () => handler.call(this, request, reply));
      return answer instanceof Promise ? settleInTime(answer, deadline, deadlineMs, reply) : answer;
    };
    limited.add(route.handler);
  });
}

function settleInTime<T>(answer: Promise<T>, deadline: Deadline, deadlineMs: number, reply: FastifyReply): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // The body is being sent; slow clients may take longer to read it.
      if (reply.sent || reply.raw.headersSent) return;
      deadline.hasPassed = true;
      reject(new ApiError('timeout'));
    }, deadlineMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
