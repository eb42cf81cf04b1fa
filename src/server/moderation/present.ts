import type { AppealLine, CaseLine, ModerationCase, PastDecision } from '#contract/moderation/cases.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Person } from '#contract/primitives.ts';
import { listingPath } from '../feeds/addresses.ts';
import type { AppealRow } from './appeals-repository.ts';
import type { FlagRow, findNamedListings, OwnerRow, ReportRow } from './case-repository.ts';
import type { MessageBeforeRow } from './message-targets-repository.ts';
import type { PastDecisionRow } from './past-decisions-repository.ts';
import type { CaseLineRow } from './queue-repository.ts';
import { decisionReference } from './reports/references.ts';
import { excerptOf, readSnapshot } from './targets.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function person(id: number, name: string, avatar: string | null): Person {
  return { id, name, avatar: avatar ? { image_path: avatar } : null };
}

/** Lists end here, like all lists of the site. */
export const LIST_MAX = 10_000;

/** One page; `counted` is capped at `LIST_MAX + 1`. */
export function presentPage<T>(items: T[], counted: number, page: number) {
  const total = Math.min(counted, LIST_MAX);
  return {
    items,
    total,
    totalIsExact: counted <= LIST_MAX,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

export function presentLine(row: CaseLineRow): CaseLine {
  const kept = readSnapshot({ title: row.title ?? '', text: row.text ?? '' });
  return {
    id: row.id,
    target: {
      type: row.target_type,
      id: row.target_id,
      title: kept.title,
      excerpt: excerptOf(kept),
      picture: row.picture,
    },
    owner: person(row.owner_id, row.owner_name, row.owner_avatar),
    severity: row.severity,
    openedAt: row.opened_at.toISOString(),
    reportCount: row.report_count,
    reasons: row.reasons ?? [],
    flags: row.flags ?? [],
    takenBy: row.taker_id === null ? null : person(row.taker_id, row.taker_name ?? '', row.taker_avatar),
    decidedAt: iso(row.decided_at),
    action: row.action,
  };
}

export function presentPastDecision(row: PastDecisionRow): PastDecision {
  return {
    id: row.id,
    reference: decisionReference(row.id),
    caseId: row.case_id,
    target: { type: row.target_type, id: row.target_id, title: readSnapshot({ title: row.title ?? '' }).title },
    action: row.action,
    rule: row.rule,
    explanation: row.explanation,
    suspendedUntil: iso(row.suspended_until),
    decidedAt: row.decided_at.toISOString(),
    decidedBy: person(row.moderator_id, row.moderator_name, row.moderator_avatar),
    liftedAt: iso(row.lifted_at),
  };
}

export function presentBefore(row: MessageBeforeRow): ModerationCase['before'][number] {
  return {
    id: row.id,
    sender: person(row.sender_id, row.sender_name, row.sender_avatar),
    text: row.content,
    files: row.files,
    created_at: row.created_at.toISOString(),
  };
}

export function presentReport(row: ReportRow): ModerationCase['reports'][number] {
  const name = row.name ?? '';
  return {
    id: row.id,
    reason: row.reason,
    description: row.description,
    created_at: row.created_at.toISOString(),
    locale: row.locale,
    reporter: {
      person: row.reporter_id === null ? null : person(row.reporter_id, name, row.avatar),
      name,
      email: row.email,
      sentBefore: row.sent_before,
      dismissedBefore: row.dismissed_before,
    },
  };
}

/** The stored details of an automatic finding. */
interface FlagDetails {
  readonly words?: readonly string[];
  readonly listingIds?: readonly number[];
  readonly count?: number | null;
}

/** The distinct listings that flags refer to. */
export function namedListings(flags: readonly FlagRow[]): number[] {
  return [...new Set(flags.flatMap(({ details }) => (details as FlagDetails).listingIds ?? []))];
}

type NamedListings = Awaited<ReturnType<typeof findNamedListings>>;

export function presentFlag(
  { kind, created_at, details }: FlagRow,
  listings: NamedListings,
): ModerationCase['flagged'][number] {
  const { words = [], listingIds = [], count = null } = details as FlagDetails;
  const named = listings.filter(({ id }) => listingIds.includes(id));
  return {
    kind,
    created_at: created_at.toISOString(),
    words: [...words],
    listings: named.map((listing) => ({ id: listing.id, title: listing.title, path: listingPath(listing) })),
    count,
  };
}

export function presentHistory(row: OwnerRow, decisions: readonly PastDecisionRow[]): ModerationCase['history'] {
  return {
    person: person(row.id, row.name, row.avatar_path),
    locale: row.locale,
    memberSince: row.created_at.toISOString(),
    verified: row.is_verified,
    suspended: row.is_suspended,
    suspendedUntil: iso(row.suspended_until),
    gone: row.is_gone,
    listings: row.listings,
    comments: row.comments,
    openCases: row.open_cases,
    reportsReceived: row.reports_received,
    decisions: decisions.map(presentPastDecision),
  };
}

export function presentAppeal(row: AppealRow, callerId: number): AppealLine {
  return {
    id: row.appeal_id,
    caseId: row.case_id,
    decision: presentPastDecision(row),
    by: row.report_id === null ? 'owner' : 'reporter',
    name: row.appellant_name ?? '',
    text: row.body,
    created_at: row.created_at.toISOString(),
    outcome: row.outcome,
    answer: row.answer,
    decidedAt: iso(row.answered_at),
    decidedBy: row.answerer_id === null ? null : person(row.answerer_id, row.answerer_name ?? '', row.answerer_avatar),
    ownDecision: row.moderator_id === callerId,
  };
}
