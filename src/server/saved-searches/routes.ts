import type { FastifyInstance } from 'fastify';
import {
  changeLinkedSearch,
  confirmSavedSearch,
  createSavedSearch,
  getLinkedSearch,
  listSavedQueries,
  listSavedSearches,
  removeSavedSearch,
  saveSearchByMail,
  stopSavedSearch,
  updateSavedSearch,
} from '#contract/saved-searches/saved-searches.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { SavedSearchService } from './service.ts';
import type { VisitorSearchService } from './visitors.ts';

export function savedSearchRoutes(searches: SavedSearchService, visitors: VisitorSearchService): Mounted[] {
  return [
    mount(listSavedSearches, async (_, context) => ({ items: await searches.list(context) })),
    mount(listSavedQueries, async (_, context) => ({ items: await searches.listQueries(context) })),
    mount(createSavedSearch, async ({ body }, context) => written(await searches.create(body, context))),
    mount(updateSavedSearch, async ({ params: { id }, body }, context) =>
      written(await searches.update(id, body, context)),
    ),
    mount(removeSavedSearch, async ({ params: { id } }, context) => {
      await searches.remove(id, context);
      return written({ id });
    }),
    mount(saveSearchByMail, async ({ body }, context) => {
      await visitors.saveByMail(body, context);
      return written({ accepted: true as const });
    }),
    mount(confirmSavedSearch, async ({ params: { token } }, context) =>
      written(await visitors.confirm(token, context)),
    ),
    mount(getLinkedSearch, ({ params: { token } }, context) => visitors.get(token, context)),
    mount(changeLinkedSearch, async ({ params: { token }, body }, context) =>
      written(await visitors.change(token, body, context)),
    ),
    mount(stopSavedSearch, async ({ params: { token } }, context) => {
      await visitors.stop(token, context);
      return written({ stopped: true as const });
    }),
  ];
}

/**
 * The link in the unsubscribe header. Mail programs POST to it; opened in a browser it redirects to the page. A GET
 * changes nothing, because spam filters open every link.
 */
export function serveSearchLinks(fastify: FastifyInstance): void {
  fastify.get<{ Params: { token: string } }>('/api/saved-searches/stop/:token', (request, reply) =>
    reply.redirect(`/savedSearch/${encodeURIComponent(request.params.token)}`, 303),
  );
}
