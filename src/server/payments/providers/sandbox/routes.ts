import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { DEFAULT_LOCALE, findLocale, type Locale, negotiateLocale } from '#i18n/locales.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { pagePolicy } from '../../../platform/security.ts';
import { decide } from './decide.ts';
import { missingPage, type PageFrame, paymentPage } from './page.ts';
import { findPayment, type SandboxPayment } from './repository.ts';
import { findSiteSheet } from './site-sheet.ts';
import { serveStaticFiles } from './static-files.ts';
import { createWebhookWorker, type SignedWebhook } from './webhooks.ts';

interface SandboxSite {
  readonly config: Pick<Config, 'publicUrl' | 'mode' | 'market'>;
  readonly db: Db;
  readonly jobs: Jobs;
}

interface Asked {
  readonly Params: { readonly ref: string };
  readonly Querystring: { readonly lang?: string };
}

const decisionSchema = z.object({ decision: z.enum(['approve', 'wait', 'decline']) });

/** Serves the pages where a buyer chooses the outcome, and registers the worker of the sandbox's webhooks. */
export function serveSandboxPages(fastify: FastifyInstance, site: SandboxSite): void {
  const siteSheet = findSiteSheet(site.config.mode);
  serveStaticFiles(fastify);
  fastify.get<Asked>('/sandbox/payments/:ref', (request, reply) => showPage(site, siteSheet, request, reply));
  fastify.post<Asked>('/sandbox/payments/:ref', (request, reply) => takeDecision(site, siteSheet, request, reply));
  site.jobs.work('sandbox.webhook', createWebhookWorker({ db: site.db, post: (webhook) => post(fastify, webhook) }));
}

/** Injects the request, which skips the network: this host may not reach its own public address. */
async function post(fastify: FastifyInstance, { rawBody, headers }: SignedWebhook): Promise<number> {
  const url = '/webhooks/payments/sandbox';
  const { statusCode } = await fastify.inject({ method: 'POST', url, headers, payload: rawBody });
  return statusCode;
}

async function showPage(
  site: SandboxSite,
  siteSheet: string | null,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const payment = await findPayment(site.db, request.params.ref);
  const locale = findLocale(request.query.lang) ?? findLocale(payment?.locale) ?? localeOf(request);
  const path = `/sandbox/payments/${encodeURIComponent(request.params.ref)}`;
  const frame: PageFrame = { locale, siteSheet, path, market: site.config.market };
  if (!payment) return send(site, reply.status(404), missingPage(frame));
  return send(site, reply, paymentPage(payment, returnPathOf(payment, site.config.publicUrl), frame));
}

function send({ config }: SandboxSite, reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy([], config.publicUrl.startsWith('https:')))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Redirects to the shop after a decision, or back to the page, which explains why it was not accepted. */
async function takeDecision(
  site: SandboxSite,
  siteSheet: string | null,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const payment = await findPayment(site.db, request.params.ref);
  const asked = decisionSchema.safeParse(request.body);
  if (!payment) return showPage(site, siteSheet, request, reply);
  const isTaken = asked.success && (await decide(site, payment.ref, asked.data.decision));
  const target = isTaken ? returnPathOf(payment, site.config.publicUrl) : `/sandbox/payments/${payment.ref}`;
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

/** A path for addresses within the site: the page may be open under another host name, and forms may not leave it. */
function returnPathOf({ returnUrl }: SandboxPayment, publicUrl: string): string {
  return returnUrl.startsWith(`${publicUrl}/`) ? returnUrl.slice(publicUrl.length) : returnUrl;
}

function localeOf(request: FastifyRequest): Locale {
  const cookie = /(?:^|;\s*)selectedLanguage=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  return findLocale(cookie) ?? negotiateLocale(request.headers['accept-language']) ?? DEFAULT_LOCALE;
}
