import { stringify } from 'csv-stringify/sync';
import { FLAG_KINDS } from '#contract/moderation/flag-kinds.ts';
import { ACTIONS } from '#contract/moderation/house-rules.ts';
import { REPORT_REASONS } from '#contract/moderation/reports.ts';
import type { Transparency } from '#contract/moderation/transparency.ts';

type Period = Transparency['periods'][number];

/** The columns in order, with names independent of language, for programs that read the file. */
const COLUMNS: readonly (readonly [name: string, cell: (period: Period) => string | number | null])[] = [
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['notices', ({ notices }) => notices],
  ['notices.visitors', ({ noticesByVisitors }) => noticesByVisitors],
  ...REPORT_REASONS.map((id) => [`notices.${id}`, (period: Period) => period.noticesByReason[id]] as const),
  ['flags', ({ flags }) => flags],
  ...FLAG_KINDS.map((id) => [`flags.${id}`, (period: Period) => period.flagsByKind[id]] as const),
  ['decisions', ({ decisions }) => decisions],
  ...ACTIONS.map((id) => [`decisions.${id}`, (period: Period) => period.decisionsByAction[id]] as const),
  ['medianHoursToDecision', ({ medianHoursToDecision }) => medianHoursToDecision],
  ['appeals', ({ appeals }) => appeals],
  ['appeals.granted', ({ appealsGranted }) => appealsGranted],
  ['appeals.rejected', ({ appealsRejected }) => appealsRejected],
  ['medianHoursToAppealDecision', ({ medianHoursToAppealDecision }) => medianHoursToAppealDecision],
  ['credentials.seen', ({ credentialsSeen }) => credentialsSeen],
  ['credentials.refused', ({ credentialsRefused }) => credentialsRefused],
  ['medianDaysToCredentialAnswer', ({ medianDaysToCredentialAnswer }) => medianDaysToCredentialAnswer],
];

/** The figures as CSV, one row per half-year; unknown values are empty. */
export function transparencyCsv({ periods }: Transparency): string {
  const lines = periods.map((period) => COLUMNS.map(([, cell]) => cell(period)));
  return stringify([COLUMNS.map(([name]) => name), ...lines]);
}
