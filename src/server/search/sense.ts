import type { WordLists } from './word-lists.ts';

/** With this many details, things of the head's name may be in another category, and things in its category unnamed. */
export const TELLING_WORDS = 2;

/**
 * What the head of a query means in this market.
 *
 * category  everything in the category that has this name.
 * whole     everything in the categories that the head names.
 * thing     listings whose title names the thing.
 * mention   listings whose title only mentions it.
 * seller    a seller's name.
 * absent    nobody offers it, and listings only mention it: "kluski" where only eggs for them are offered.
 * none      no listing matches.
 */
export type HeadSense = 'category' | 'whole' | 'thing' | 'mention' | 'seller' | 'absent' | 'none';

/**
 * What a query means in this market: how its head is meant, and what a match must have.
 *
 * details      the details that a match must have. A detail that no listing has together with the others is dropped.
 * purposes     what the thing is for; matches rank higher.
 * isOwn        some things of this name are in the categories that the head names. Listings elsewhere that only share
 *              the name are then not meant.
 * isElsewhere  all things of this name are outside the branch of categories that the head names.
 */
export interface Sense {
  readonly head: HeadSense;
  readonly musts: readonly WordLists[];
  readonly details: readonly WordLists[];
  readonly purposes: readonly WordLists[];
  readonly isOwn: boolean;
  readonly isElsewhere: boolean;
}
