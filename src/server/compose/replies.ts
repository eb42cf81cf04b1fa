import type { FastifyInstance } from 'fastify';
import type { ReplyConfig } from '../config.ts';
import type { SendingService } from '../conversations/sending.ts';
import type { Bounces } from '../notifications/bounces/bounces.ts';
import { serveFailureWebhook } from '../notifications/bounces/webhook.ts';
import { listenForReplies } from '../notifications/replies/listener.ts';
import { createReceiving, type Incoming } from '../notifications/replies/receiving.ts';
import { serveMailWebhook } from '../notifications/replies/webhook.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';

interface RepliesDeps {
  readonly config: ReplyConfig | null;
  readonly db: Db;
  readonly limits: Limits;
  readonly send: SendingService['send'];
  readonly bounces: Bounces;
  readonly log: RequestContext['log'];
  readonly onError: (error: unknown) => void;
}

/** Replies by mail, and bounces. */
export interface Replies {
  readonly serve: (fastify: FastifyInstance) => void;
  /** Starts listening. @throws when the port is taken */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Wires up the receiving of replies and bounces, as configured. */
export function composeReplies({ config, db, limits, send, bounces, log, onError }: RepliesDeps): Replies {
  if (!config) return { serve() {}, async start() {}, async close() {} };
  const { domain, listen, secret } = config;
  const receiving = createReceiving({ db, send, domain, log });
  const incoming: Incoming = {
    resolve: async (address) => (await bounces.resolve(address)) ?? receiving.resolve(address),
    receive: async (mail) => (await bounces.receive(mail)) ?? receiving.receive(mail),
  };
  let listener: { readonly close: () => Promise<void> } | undefined;
  return {
    serve: (fastify) => {
      if (!secret) return;
      serveMailWebhook(fastify, { receive: incoming.receive, secret, limits });
      serveFailureWebhook(fastify, { note: bounces.note, secret, limits });
    },
    start: async () => {
      if (listen) listener = await listenForReplies(listen, incoming, onError);
    },
    close: async () => listener?.close(),
  };
}
