import type { FastifyInstance } from 'fastify';
import { stopMessageMails } from '#contract/realtime.ts';
import { type Mounted, mount, written } from '../mount.ts';
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
 * The link in a mail's head: mail programs post to it, and those that cannot open it like a page. Looking changes nothing,
 * as whatever guards mailboxes looks at every link.
 */
export function serveStopLinks(fastify: FastifyInstance): void {
  fastify.get<{ Params: { token: string } }>('/api/mails/stop/:token', (request, reply) =>
    reply.redirect(`/stopMails/${encodeURIComponent(request.params.token)}`, 303),
  );
}
