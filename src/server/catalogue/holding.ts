import { currentCatalogue, setCatalogue } from '#kinds/ad/catalogue.ts';
import type { Db } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { SearchService } from '../search/service.ts';
import { findEdition } from './repository.ts';

interface HoldingDeps {
  readonly db: Db;
  readonly search: Pick<SearchService, 'renameCategories'>;
}

/** Reads the newest edition and makes it the catalogue of this node. */
export type HoldCatalogue = () => Promise<void>;

/**
 * Keeps this node's catalogue current. Subscribe before the page cache does, so that a page rendered between change and
 * purge is dropped.
 */
export async function followEditions({ db, search }: HoldingDeps, events: EventHub): Promise<HoldCatalogue> {
  let named = currentCatalogue();
  const hold = async () => {
    const { number, changes } = await findEdition(db);
    setCatalogue({ edition: number, changes });
    if (named === currentCatalogue()) return;
    named = currentCatalogue();
    search.renameCategories();
  };
  events.on('catalogue.changed', hold);
  events.onGap(hold);
  await hold();
  return hold;
}
