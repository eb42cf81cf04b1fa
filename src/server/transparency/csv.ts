import { stringify } from 'csv-stringify/sync';
import { FLAG_KINDS } from '#contract/flag-kinds.ts';
import { ACTIONS } from '#contract/house-rules.ts';
import { REPORT_REASONS } from '#contract/reports.ts';
import type { Transparency } from '#contract/transparency.ts';

type Period = Transparency['periods'][number];

/** The columns in their order: names without a language, so that a program that reads the file need not know any. */
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
];

/** The figures as a table, one line for each half-year; what is not known is left empty. */
export function transparencyCsv({ periods }: Transparency): string {
  const lines = periods.map((period) => COLUMNS.map(([, cell]) => cell(period)));
  return stringify([COLUMNS.map(([name]) => name), ...lines]);
}
