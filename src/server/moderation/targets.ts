import type { MessageFile } from '#contract/conversations.ts';
import type { ModeratedContent } from '#contract/moderation/cases.ts';
import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { Picture } from '#contract/primitives.ts';
import type { Locale } from '#i18n/locales.ts';
import type { KindId } from '#kinds/index.ts';
import { withoutMarks } from '#kinds/text-marks.ts';
import type { Db } from '../platform/db/client.ts';
import { beginningOf } from './excerpt.ts';
import { findMessages } from './message-targets-repository.ts';
import { presentFacts, type TargetFacts } from './target-facts.ts';
import { fromAccount, fromComment, fromListing, fromMessage } from './target-rows.ts';
import { findAccounts, findComments, findListings } from './targets-repository.ts';

/** Refers to something that can be reported. */
export interface TargetRef {
  readonly type: ReportTarget;
  readonly id: number;
}

/**
 * The content of a target, independent of language: what a case stores as its snapshot. A comment has the title of its
 * listing, a message its own beginning.
 */
export interface TargetContent {
  /** Of a comment or message: the seller of its listing, or the reviewed buyer, so that the title is erased with them. */
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
 * An existing target.
 *
 * accountId     its owner.
 * recipientId   of a message: the recipient, who may report it; null for public content.
 * isReportable  people can have seen it: false for unpublished listings and hidden comments.
 */
export interface Target extends TargetContent {
  readonly type: ReportTarget;
  readonly id: number;
  readonly accountId: number;
  readonly recipientId: number | null;
  readonly isReportable: boolean;
}

/** The key of a target in the result of `findTargets`. */
export function targetKey({ type, id }: TargetRef): string {
  return `${type}:${id}`;
}

/** Existing targets by `targetKey`, with one query for each type. */
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

/** One target; undefined when it does not exist (any more). */
export async function findTarget(db: Db, ref: TargetRef): Promise<Target | undefined> {
  return (await findTargets(db, [ref])).get(targetKey(ref));
}

/** The JSON snapshot that a case stores. */
export function snapshotOf(target: Target): TargetContent {
  const { sellerId, kind, title, text, rating, pictures, files, facts, hidden, path } = target;
  return { sellerId, kind, title, text, rating, pictures, files, facts, hidden, path };
}

/** Placeholder for an erased title, as for the name of a deleted account. */
const NO_TITLE = '–––';

/** Reads a stored snapshot, including one that was blanked when its owner was erased. */
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

/** A target in a moderator's language. `gone`: it no longer exists, and the content is from the snapshot. */
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

/** The current content of a target; its snapshot, with `gone`, when it no longer exists. */
export function presentNow(
  ref: TargetRef,
  now: Target | undefined,
  snapshot: object,
  locale: Locale,
): ModeratedContent {
  return presentContent(ref, now ?? readSnapshot(snapshot), locale, { gone: now === undefined });
}

/** Whether the content of a target has changed; being hidden or shown is not a change. */
export function hasChanged(snapshot: object, now: Target | undefined): boolean {
  if (!now) return false;
  return readable(readSnapshot(snapshot)) !== readable(now);
}

function readable({ title, text, rating, pictures, facts }: TargetContent): string {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([title, text, rating, pictures.map(({ id, alt }) => [id, alt]), sorted]);
}

const EXCERPT_LENGTH = 180;

/** The beginning of a target's text on one line. */
export function excerptOf({ text }: Pick<TargetContent, 'text'>): string {
  return beginningOf(withoutMarks(text), EXCERPT_LENGTH);
}
