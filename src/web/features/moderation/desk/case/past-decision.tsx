import { Suspense, useState } from 'react';
import type { PastDecision } from '#contract/moderation/cases.ts';
import { dateText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Link } from '../../../../ui/link.tsx';
import { ActionMark } from '../marks.tsx';
import { caseHref } from '../places.ts';
import { stillHolds } from './standing.ts';

const LiftDialog = lazyPart(
  () => import('./lift-dialog.tsx'),
  (module) => module.LiftDialog,
);

export interface PastDecisionItemProps {
  decision: PastDecision;
  /** Shown in its own case: names neither the case nor the content. */
  isInCase?: boolean;
  /** Called after lifting; left out where it cannot be lifted. */
  onLifted?: () => Promise<void> | void;
}

/** A past decision: what, why and by whom, and a button to lift it while it is in force. */
export function PastDecisionItem({ decision, isInCase, onLifted }: PastDecisionItemProps) {
  const { locale, t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { reference, caseId, target, action, rule, explanation, decidedAt, decidedBy, liftedAt, suspendedUntil } =
    decision;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ActionMark action={action} />
        <span className="text-sm text-muted">{reference}</span>
        <span className="ms-auto text-sm text-muted">{dateText(locale, decidedAt)}</span>
      </div>
      {!isInCase && (
        <p className="mt-2">
          <Link to={caseHref(caseId)} className="link wrap-anywhere">
            {target.title || t(`target.${target.type}`)}
          </Link>
        </p>
      )}
      {rule && <p className="mt-2 text-[0.9375rem] font-bold">{t(`rule.${rule}`)}</p>}
      {explanation && <p className="mt-1 text-[0.9375rem] whitespace-pre-line wrap-anywhere">{explanation}</p>}
      <p className="mt-2 text-sm text-muted">
        {t('desk.past.by', { name: decidedBy.name })}
        {action === 'suspendAccount' &&
          ` · ${suspendedUntil ? t('desk.past.until', { date: dateText(locale, suspendedUntil) }) : t('desk.past.forGood')}`}
        {liftedAt && ` · ${t('desk.past.lifted', { date: dateText(locale, liftedAt) })}`}
      </p>
      {onLifted && stillHolds(decision, Date.now()) && (
        <Button size="sm" variant="secondary" icon="undo-2" className="mt-3" onClick={() => setAsking(true)}>
          {t('desk.lift')}
        </Button>
      )}
      {isAsking && onLifted && (
        <Suspense>
          <LiftDialog decision={decision} onLifted={onLifted} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
