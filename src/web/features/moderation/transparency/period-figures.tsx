import type { ReactNode } from 'react';
import type { Transparency } from '#contract/moderation/transparency.ts';
import { numberText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Bars, type Row } from './bars.tsx';
import { DocumentFigures } from './document-figures.tsx';
import { durationText } from './duration-text.ts';

export type Period = Transparency['periods'][number];

/** The name of a half-year; the current one is marked. */
export function PeriodName({ period, isRunning }: { period: Period; isRunning?: boolean }) {
  const t = useT();
  const [year = '', month] = period.from.split('-');
  return (
    <>
      {t(`transparency.half.${month === '01' ? 'first' : 'second'}`, { year })}{' '}
      {isRunning && (
        <Badge tone="amber" className="ms-1 align-middle font-sans">
          {t('transparency.running')}
        </Badge>
      )}
    </>
  );
}

/** A half-year's figures: totals and breakdowns. */
export function PeriodFigures({ period }: { period: Period }) {
  const t = useT();
  const { noticesByReason, flagsByKind, decisionsByAction, appealsGranted, appealsRejected } = period;
  const outcomes: Row[] = [
    { name: t('transparency.granted'), count: appealsGranted },
    { name: t('transparency.rejected'), count: appealsRejected },
  ];
  return (
    <div className="flex flex-col gap-7">
      <Sums period={period} />
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <Bars title={t('transparency.byReason')} rows={rowsOf(noticesByReason, (id) => t(`reason.${id}`))} />
        <Bars title={t('transparency.byKind')} rows={rowsOf(flagsByKind, (id) => t(`transparency.kind.${id}`))} />
        <Bars title={t('transparency.byAction')} rows={rowsOf(decisionsByAction, (id) => t(`action.${id}`))} />
        <Bars title={t('transparency.byOutcome')} rows={outcomes} />
      </div>
      <DocumentFigures period={period} />
    </div>
  );
}

/** In the contract's order, so that half-years can be compared. */
function rowsOf<Id extends string>(counts: Readonly<Record<Id, number>>, nameOf: (id: Id) => string): Row[] {
  return (Object.keys(counts) as Id[]).map((id) => ({ name: nameOf(id), count: counts[id] }));
}

function Sums({ period }: { period: Period }) {
  const { locale, t } = useLanguage();
  const timeOf = (hours: number | null) => {
    if (hours === null) return undefined;
    return t('transparency.median', { time: hours < 1 ? t('transparency.underHour') : durationText(locale, hours) });
  };
  const { notices, noticesByVisitors, flags, decisions, appeals } = period;
  const visitors =
    notices > 0 ? t('transparency.visitors', { count: numberText(locale, noticesByVisitors) }) : undefined;
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <Sum name={t('transparency.notices')} count={notices} more={visitors} />
      <Sum name={t('transparency.flags')} count={flags} />
      <Sum name={t('transparency.decisions')} count={decisions} more={timeOf(period.medianHoursToDecision)} />
      <Sum name={t('transparency.appeals')} count={appeals} more={timeOf(period.medianHoursToAppealDecision)} />
    </dl>
  );
}

function Sum({ name, count, more }: { name: string; count: number; more?: ReactNode }) {
  const { locale } = useLanguage();
  return (
    <div className="rounded-card bg-linen px-4 py-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="font-heading text-[2rem] leading-tight font-bold text-primary-strong lining-nums">
        {numberText(locale, count)}
      </dd>
      {more && <dd className="text-sm text-muted">{more}</dd>}
    </div>
  );
}
