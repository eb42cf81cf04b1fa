import { setCatalogue } from '#kinds/ad/catalogue.ts';
import type { Db } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { SearchService } from '../search/service.ts';
import { findEdition } from './repository.ts';

interface HoldingDeps {
  readonly db: Db;
  readonly search: Pick<SearchService, 'renameCategories'>;
}

/** Reads the edition that holds and makes it the catalogue of this node. */
export async function holdCatalogue({ db, search }: HoldingDeps): Promise<void> {
  const { number, changes } = await findEdition(db);
  setCatalogue({ edition: number, changes });
  search.renameCategories();
}

/**
 * Keeps this node's catalogue current, beginning now. Subscribe before the page cache does: a page rendered between
 * change and purge is dropped then.
 */
export async function followEditions(deps: HoldingDeps, events: EventHub): Promise<void> {
  events.on('catalogue.changed', () => holdCatalogue(deps));
  events.onGap(() => holdCatalogue(deps));
  await holdCatalogue(deps);
}
