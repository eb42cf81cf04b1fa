import { FLAG_KINDS } from '#contract/moderation/flag-kinds.ts';
import { ACTIONS } from '#contract/moderation/house-rules.ts';
import { REPORT_REASONS } from '#contract/moderation/reports.ts';
import type { Transparency } from '#contract/moderation/transparency.ts';
import type { Db } from '../../platform/db/client.ts';
import type { EventHub } from '../../platform/events.ts';
import {
  type AppealCount,
  type CredentialCount,
  countAppeals,
  countCredentialAnswers,
  countDecisions,
  countFlags,
  countNotices,
  type DecisionCount,
  type FlagCount,
  findSpan,
  type NoticeCount,
} from './repository.ts';

type Period = Transparency['periods'][number];

interface Counts {
  readonly notices: readonly NoticeCount[];
  readonly flags: readonly FlagCount[];
  readonly decisions: readonly DecisionCount[];
  readonly appeals: readonly AppealCount[];
  readonly credentials: readonly CredentialCount[];
}

export type TransparencyService = ReturnType<typeof createTransparencyService>;

/** As long as pages are cached; new reports alone do not invalidate earlier. */
const KEPT_MS = 60_000;

/** Statistics of moderation: one row per half-year since the first case, the current one first. */
export function createTransparencyService({ db, events }: { db: Db; events: EventHub }) {
  let kept: { readonly figures: Promise<Transparency>; readonly untilMs: number } | null = null;
  const forget = () => {
    kept = null;
  };
  events.on('moderation.changed', forget);
  events.on('listings.changed', forget);
  events.onGap(forget);

  /** Aggregating all reports is expensive, so concurrent and subsequent calls share one result. */
  async function get(): Promise<Transparency> {
    if (kept && kept.untilMs > Date.now()) return kept.figures;
    const figures = count();
    kept = { figures, untilMs: Date.now() + KEPT_MS };
    figures.catch(forget);
    return figures;
  }

  async function count(): Promise<Transparency> {
    const [{ first, last }, notices, flags, decisions, appeals, credentials] = await Promise.all([
      findSpan(db),
      countNotices(db),
      countFlags(db),
      countDecisions(db),
      countAppeals(db),
      countCredentialAnswers(db),
    ]);
    const halves = Array.from({ length: last - first + 1 }, (_, index) => last - index);
    return { periods: halves.map((half) => periodOf(half, { notices, flags, decisions, appeals, credentials })) };
  }

  return { get };
}

function periodOf(half: number, counts: Counts): Period {
  const inHalf = <Row extends { half: number }>(rows: readonly Row[]) => rows.filter((row) => row.half === half);
  const notices = inHalf(counts.notices);
  const flags = inHalf(counts.flags);
  const decisions = inHalf(counts.decisions);
  const all = decisions.find(({ action }) => action === null);
  const [appeals] = inHalf(counts.appeals);
  const [credentials] = inHalf(counts.credentials);
  return {
    ...daysOf(half),
    notices: sumOf(notices, 'count'),
    noticesByReason: byName(REPORT_REASONS, notices, 'reason'),
    noticesByVisitors: sumOf(notices, 'by_visitors'),
    flags: sumOf(flags, 'count'),
    flagsByKind: byName(FLAG_KINDS, flags, 'kind'),
    decisions: all?.count ?? 0,
    decisionsByAction: byName(ACTIONS, decisions, 'action'),
    medianHoursToDecision: whole(all?.median_hours),
    appeals: appeals?.received ?? 0,
    appealsGranted: appeals?.granted ?? 0,
    appealsRejected: appeals?.rejected ?? 0,
    medianHoursToAppealDecision: whole(appeals?.median_hours),
    credentialsSeen: credentials?.seen ?? 0,
    credentialsRefused: credentials?.refused ?? 0,
    medianDaysToCredentialAnswer: whole(credentials && credentials.median_hours / 24),
  };
}

/** The first and last day of a half-year. */
function daysOf(half: number): { from: string; to: string } {
  const year = Math.floor(half / 2);
  return half % 2 === 0
    ? { from: `${year}-01-01`, to: `${year}-06-30` }
    : { from: `${year}-07-01`, to: `${year}-12-31` };
}

function sumOf<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

/** A count for every name, zero included. */
function byName<Id extends string, Name extends string>(
  names: readonly Id[],
  rows: readonly ({ count: number } & Readonly<Record<Name, Id | null>>)[],
  field: Name,
): Record<Id, number> {
  const counted = names.map((name) => [name, rows.find((row) => row[field] === name)?.count ?? 0]);
  return Object.fromEntries(counted) as Record<Id, number>;
}

function whole(time: number | null | undefined): number | null {
  return time === null || time === undefined ? null : Math.round(time);
}
