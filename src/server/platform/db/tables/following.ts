import type { Generated } from 'kysely';
import type { FollowFrequency } from '#contract/following.ts';
import type { Moment, MomentByDefault } from './columns.ts';

/** Follows and favourites, and pending notifications about them. */
export interface FollowingTables {
  follow: FollowTable;
  listing_debut: { listing_id: number; shown_at: Moment; told_until: number | null };
  follow_due: { id: Generated<number>; listing_id: number; noted_at: MomentByDefault };
  follow_waiting: { account_id: number; seller_id: number; listing_id: number };
  favourite_due: { id: Generated<number>; listing_id: number; due_at: MomentByDefault };
}

interface FollowTable {
  account_id: number;
  seller_id: number;
  frequency: Generated<FollowFrequency>;
  created_at: MomentByDefault;
}
