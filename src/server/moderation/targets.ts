import type { MessageFile } from '#contract/conversations.ts';
import type { ModeratedContent } from '#contract/moderation.ts';
import type { Picture } from '#contract/primitives.ts';
import type { ReportTarget } from '#contract/reports.ts';
import type { Locale } from '#i18n/locales.ts';
import type { KindId } from '#kinds/index.ts';
import { withoutMarks } from '#kinds/text-marks.ts';
import type { Db } from '../db/client.ts';
import { beginningOf } from './excerpt.ts';
import { findMessages } from './message-targets-repository.ts';
import { presentFacts, type TargetFacts } from './target-facts.ts';
import { fromAccount, fromComment, fromListing, fromMessage } from './target-rows.ts';
import { findAccounts, findComments, findListings } from './targets-repository.ts';

/** One thing that can be reported. */
export interface TargetRef {
  readonly type: ReportTarget;
  readonly id: number;
}

/**
 * A thing as it reads, in no language of its own: what a case keeps as its snapshot. A comment's title is that of the
 * listing it is on, a message's how it begins.
 */
export interface TargetContent {
  /** Of a comment or a message: whose listing it is about, so that its title goes when they do. */
  readonly sellerId: number | null;
  readonly kind: KindId | null;
  readonly title: string;
  readonly text: string;
  readonly rating: number | null;
  readonly pictures: readonly Picture[];
  readonly files: readonly MessageFile[];
  readonly facts: TargetFacts;
  readonly hidden: boolean;
  readonly path: string | null;
}

/**
 * A thing that is there.
 *
 * accountId     whose it is.
 * recipientId   of a message: who received it, and may report it; null of what everybody sees.
 * isReportable  people can have seen it: a listing that was never shown, or a comment that is hidden, cannot be reported.
 */
export interface Target extends TargetContent {
  readonly type: ReportTarget;
  readonly id: number;
  readonly accountId: number;
  readonly recipientId: number | null;
  readonly isReportable: boolean;
}

/** Under which a thing is found in the answer of `findTargets`. */
export function targetKey({ type, id }: TargetRef): string {
  return `${type}:${id}`;
}

/** The things that are there, by `targetKey`: one query for each type that is asked for, however many there are. */
export async function findTargets(db: Db, refs: readonly TargetRef[]): Promise<Map<string, Target>> {
  const idsOf = (type: ReportTarget) => refs.filter((ref) => ref.type === type).map(({ id }) => id);
  const found = await Promise.all([
    lookUp(db, idsOf('listing'), findListings, fromListing),
    lookUp(db, idsOf('comment'), findComments, fromComment),
    lookUp(db, idsOf('account'), findAccounts, fromAccount),
    lookUp(db, idsOf('message'), findMessages, fromMessage),
  ]);
  return new Map(found.flat().map((target) => [targetKey(target), target]));
}

async function lookUp<Row>(
  db: Db,
  ids: readonly number[],
  find: (db: Db, ids: readonly number[]) => Promise<Row[]>,
  toTarget: (row: Row) => Target,
): Promise<Target[]> {
  return ids.length === 0 ? [] : (await find(db, ids)).map(toTarget);
}

/** One thing; undefined when it is not there (any more). */
export async function findTarget(db: Db, ref: TargetRef): Promise<Target | undefined> {
  return (await findTargets(db, [ref])).get(targetKey(ref));
}

/** What a case keeps of a thing: JSON. */
export function snapshotOf(target: Target): TargetContent {
  const { sellerId, kind, title, text, rating, pictures, files, facts, hidden, path } = target;
  return { sellerId, kind, title, text, rating, pictures, files, facts, hidden, path };
}

/** What stands for a title that is there no more, as for the name of whoever has gone. */
const NO_TITLE = '–––';

/** Reads a kept snapshot, also one that was blanked when its owner was erased. */
export function readSnapshot(snapshot: object): TargetContent {
  const nothing = {
    sellerId: null,
    kind: null,
    text: '',
    rating: null,
    pictures: [],
    files: [],
    facts: {},
    hidden: false,
    path: null,
  };
  const kept = snapshot as Partial<TargetContent>;
  return { ...nothing, ...kept, title: kept.title || NO_TITLE };
}

/** A thing as moderators see it, in their language. `gone`: it is there no more, and the content is what was kept. */
export function presentContent(
  ref: TargetRef,
  content: TargetContent,
  locale: Locale,
  { gone = false }: { gone?: boolean } = {},
): ModeratedContent {
  return {
    type: ref.type,
    id: ref.id,
    kind: content.kind,
    title: content.title || NO_TITLE,
    text: content.text,
    rating: content.rating,
    pictures: [...content.pictures],
    files: [...content.files],
    facts: presentFacts(content.facts, locale),
    gone,
    hidden: gone || content.hidden,
    path: gone ? null : content.path,
  };
}

/** How a thing reads now; what was kept of it, with `gone`, when it is there no more. */
export function presentNow(
  ref: TargetRef,
  now: Target | undefined,
  snapshot: object,
  locale: Locale,
): ModeratedContent {
  return presentContent(ref, now ?? readSnapshot(snapshot), locale, { gone: now === undefined });
}

/** Whether a thing reads, or looks, otherwise than it did; being hidden or shown is no change. */
export function hasChanged(snapshot: object, now: Target | undefined): boolean {
  if (!now) return false;
  return readable(readSnapshot(snapshot)) !== readable(now);
}

function readable({ title, text, rating, pictures, facts }: TargetContent): string {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([title, text, rating, pictures.map(({ id, alt }) => [id, alt]), sorted]);
}

const EXCERPT_LENGTH = 180;

/** The beginning of a thing's text on one line. */
export function excerptOf({ text }: Pick<TargetContent, 'text'>): string {
  return beginningOf(withoutMarks(text), EXCERPT_LENGTH);
}
