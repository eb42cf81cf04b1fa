import type { ReactNode } from 'react';
import type { Notice } from '#contract/moderation/reports.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The stages of a notice: received, read by a moderator, decided. */
export function NoticeProgress({ notice: { created_at: createdAt, decision } }: { notice: Notice }) {
  const { locale, t } = useLanguage();
  return (
    <ol className="mt-1 flex flex-col">
      <Station state="done" title={t('notices.step.received')} date={dateText(locale, createdAt)}>
        {t('notices.step.receivedText')}
      </Station>
      {decision ? (
        <>
          <Station state="done" title={t('notices.step.read')}>
            {t('notices.step.readText')}
          </Station>
          <Station state="done" isLast title={t('notices.step.decided')} date={dateText(locale, decision.decidedAt)}>
            <Outcome decision={decision} />
          </Station>
        </>
      ) : (
        <>
          <Station state="now" title={t('notices.step.waiting')}>
            {t('notices.step.waitingText')}
          </Station>
          <Station state="later" isLast title={t('notices.step.decided')}>
            {t('notices.step.decidedText')}
          </Station>
        </>
      )}
    </ol>
  );
}

function Outcome({ decision: { action, rule } }: { decision: NonNullable<Notice['decision']> }) {
  const t = useT();
  return (
    <>
      <b className="block text-ink">{t(`notices.outcome.${action}`)}</b>
      {rule && (
        <span className="mt-1 block">
          {t('notices.rule')}: <b>{t(`rule.${rule}`)}</b>
        </span>
      )}
      <span className="mt-1 block">{t('notices.human')}</span>
    </>
  );
}

interface StationProps {
  state: 'done' | 'now' | 'later';
  title: string;
  date?: string;
  isLast?: boolean;
  children: ReactNode;
}

const MARKS = {
  done: 'bg-primary text-on-primary border-primary',
  now: 'border-amber-strong bg-amber-soft text-amber-strong',
  later: 'border-line-strong border-dashed text-muted',
} as const;
const ICONS = { done: 'check', now: 'eye', later: 'scale' } as const;

function Station({ state, title, date, isLast, children }: StationProps) {
  const t = useT();
  return (
    <li className="relative flex gap-4 pb-6 last:pb-0" aria-current={state === 'now' ? 'step' : undefined}>
      {!isLast && <span aria-hidden="true" className="absolute start-[1.0625rem] top-9 bottom-0 w-0.5 bg-line" />}
      <span
        aria-hidden="true"
        className={classNames('grid size-9 shrink-0 place-items-center rounded-full border-2', MARKS[state])}
      >
        <Icon name={ICONS[state]} size={18} />
      </span>
      <div className="min-w-0 pt-1">
        <p className="font-bold">
          {title}
          {date && <span className="ms-2 text-sm font-normal text-muted">{date}</span>}
          {state === 'now' && <span className="sr-only"> ({t('notices.step.now')})</span>}
        </p>
        <div className="text-muted">{children}</div>
      </div>
    </li>
  );
}
