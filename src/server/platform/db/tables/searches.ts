import type { Generated } from 'kysely';
import type { Channel, Frequency } from '#contract/saved-searches/frequencies.ts';
import type { KindId } from '#kinds/index.ts';
import type { MaybeMoment, Moment, MomentByDefault } from './columns.ts';

/** Saved searches, and their new matches. */
export interface SearchTables {
  saved_search: SavedSearchTable;
  saved_search_match: SavedSearchMatchTable;
  saved_search_link: SavedSearchLinkTable;
  saved_search_due: SavedSearchDueTable;
}

interface SavedSearchTable {
  id: Generated<number>;
  account_id: number | null;
  email: string | null;
  locale: string;
  kind: KindId;
  query: string;
  name: string;
  frequency: Generated<Frequency>;
  channels: Generated<Channel[]>;
  confirmed_at: MaybeMoment;
  paused_at: MaybeMoment;
  known_ids: Generated<number[]>;
  known_before: MaybeMoment;
  seen_at: MomentByDefault;
  looked_on: Generated<string>;
  changed_at: MomentByDefault;
  created_at: MomentByDefault;
}

interface SavedSearchMatchTable {
  search_id: number;
  listing_id: number;
  found_at: MomentByDefault;
  notice: number | null;
  told_at: MaybeMoment;
}

interface SavedSearchLinkTable {
  token_hash: Buffer;
  search_id: number;
  expires_at: Moment;
}

interface SavedSearchDueTable {
  id: Generated<number>;
  listing_id: number;
  noted_at: MomentByDefault;
  claimed_until: MomentByDefault;
}
