import type { FastifyInstance } from 'fastify';
import { stopMessageMails } from '#contract/realtime.ts';
import { type Mounted, mount, written } from '../../platform/mount.ts';
import type { UnreadService } from './service.ts';

export function unreadRoutes({ stopMails }: UnreadService): Mounted[] {
  return [
    mount(stopMessageMails, async ({ params }) => {
      await stopMails(params.token);
      return written({ stopped: true as const });
    }),
  ];
}

/**
 * The link in the unsubscribe header. Mail programs POST to it; opened in a browser it redirects to the page. A GET
 * changes nothing, because spam filters open every link.
 */
export function serveStopLinks(fastify: FastifyInstance): void {
  fastify.get<{ Params: { token: string } }>('/api/mails/stop/:token', (request, reply) =>
    reply.redirect(`/stopMails/${encodeURIComponent(request.params.token)}`, 303),
  );
}
