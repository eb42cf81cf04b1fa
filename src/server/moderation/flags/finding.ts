import { createHash } from 'node:crypto';
import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Severity } from '../severity.ts';
import type { TargetRef } from '../targets.ts';

/**
 * Text by users, as the detectors read it.
 *
 * type         the type of its target.
 * title        a listing's title, or an account's name; empty for a comment.
 * text         a description, or a comment with the seller's reply.
 * captions     the captions of a listing's pictures.
 * categoryId   of an ad; null for everything else.
 * ownLinks     links that the user entered in the fields meant for links.
 */
export interface Wording {
  readonly type: 'listing' | 'comment' | 'account';
  readonly title: string;
  readonly text: string;
  readonly captions: string;
  readonly categoryId: number | null;
  readonly ownLinks: readonly string[];
}

/**
 * Something that a detector found.
 *
 * rule     the rule it may break, as a hint for the moderator.
 * words    the matched words as they appear in the text.
 * traces   identify the finding: equal traces are the same finding.
 */
export interface Finding {
  readonly kind: FlagKind;
  readonly severity: Severity;
  readonly rule: HouseRule;
  readonly words: readonly string[];
  readonly listingIds: readonly number[];
  readonly count: number | null;
  readonly traces: readonly string[];
}

/** A detector: takes text, returns at most one finding of each kind. */
export type Detector = (wording: Wording) => readonly Finding[];

/** The stored details of a finding. Words are ordered by severity, without duplicates. */
export interface FlagDetails {
  readonly words: readonly string[];
  readonly listingIds: readonly number[];
  readonly count: number | null;
  readonly rule: HouseRule;
}

const WORDS_KEPT = 12;
const LISTINGS_KEPT = 10;

export function detailsOf({ words, listingIds, count, rule }: Finding): FlagDetails {
  return {
    words: [...new Set(words)].slice(0, WORDS_KEPT),
    listingIds: listingIds.slice(0, LISTINGS_KEPT),
    count,
    rule,
  };
}

/** Identifies a finding about a target, independent of other changes to the target. */
export function fingerprintOf({ kind, traces }: Finding, { type, id }: TargetRef): string {
  const noticed = [...new Set(traces)].sort();
  return createHash('sha256')
    .update(JSON.stringify([kind, type, id, noticed]))
    .digest('hex')
    .slice(0, 32);
}
