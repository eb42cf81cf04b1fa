import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { currentTracer, type Step } from './tracing.ts';

const LEAST_FAILURE = 500;

/**
 * Traces all requests to routes registered from here on, until their response is sent. Spans are named after routes,
 * because URLs may contain tokens.
 */
export function traceRequests(fastify: FastifyInstance): void {
  const steps = new WeakMap<FastifyRequest, Step>();
  const wrapped = new WeakSet<RouteHandlerMethod>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? '?';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const step = currentTracer()?.start(`${method} ${route}`, attributes, true);
    if (step) steps.set(request, step);
    done();
  });
  fastify.addHook('onRoute', (route) => {
    // A HEAD route is registered with the handler of its GET route.
    if (wrapped.has(route.handler)) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const step = steps.get(request);
      return step ? step.run(() => handler.call(this, request, reply)) : handler.call(this, request, reply);
    };
    wrapped.add(route.handler);
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const step = steps.get(request);
    step?.set({ 'http.response.status_code': statusCode });
    step?.end(statusCode >= LEAST_FAILURE ? String(statusCode) : undefined);
    done();
  });
}
