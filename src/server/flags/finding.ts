import { createHash } from 'node:crypto';
import type { FlagKind } from '#contract/flag-kinds.ts';
import type { HouseRule } from '#contract/rule-grounds.ts';
import type { Severity } from '../moderation/severity.ts';
import type { TargetRef } from '../moderation/targets.ts';

/**
 * What people wrote somewhere, as the detectors read it.
 *
 * type         what it is.
 * title        a listing's title, or the name of a person; empty for a comment.
 * text         a description, or a comment with the seller's answer.
 * captions     what is said of a listing's pictures.
 * categoryId   of an ad; null for what is not in a category.
 * ownLinks     addresses that the person gave where addresses belong.
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
 * Something that a detector noticed.
 *
 * rule     which rule it may be against: a hint for whoever decides.
 * words    what was noticed, as it stands in the text.
 * traces   what makes it this finding and no other: the same traces are the same finding.
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

/** A detector: text in, at most one finding of each kind out. */
export type Detector = (wording: Wording) => readonly Finding[];

/** What a database keeps of a finding. Most severe things come first among the words, and no thing twice. */
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

/** The same for the same finding about the same thing, whatever else of the thing has changed. */
export function fingerprintOf({ kind, traces }: Finding, { type, id }: TargetRef): string {
  const noticed = [...new Set(traces)].sort();
  return createHash('sha256')
    .update(JSON.stringify([kind, type, id, noticed]))
    .digest('hex')
    .slice(0, 32);
}
