import { useEffect, useRef, useState } from 'react';
import type { AppealLine } from '#contract/moderation/cases.ts';
import { dateText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { PastDecisionItem } from '../case/past-decision.tsx';
import { caseHref } from '../places.ts';
import { AppealForm } from './appeal-form.tsx';

export interface AppealCardProps {
  appeal: AppealLine;
  /** Shown within its case, which already shows the decision. */
  isInCase?: boolean;
  /** The appeal was decided here or, without an argument, by somebody else: the page has to refresh. */
  onDecided: (answered?: AppealLine) => void;
}

/** An appeal beside the decision it contests, and the answer. */
export function AppealCard({ appeal: given, isInCase, onDecided }: AppealCardProps) {
  const { t } = useLanguage();
  const [answered, setAnswered] = useState<AppealLine | null>(null);
  const appeal = answered ?? given;
  return (
    <article className="card overflow-hidden">
      <div className={classNames('grid', !isInCase && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}>
        <div className="flex min-w-0 flex-col gap-5 p-4 sm:p-5">
          <Said appeal={appeal} />
          <AnswerPart appeal={appeal} isNew={answered !== null} onAnswered={setAnswered} onDecided={onDecided} />
        </div>
        {!isInCase && (
          <div className="min-w-0 border-line bg-linen p-4 max-lg:border-t sm:p-5 lg:border-s">
            <h3 className="mb-3 font-sans text-base font-bold">{t('desk.appeal.against')}</h3>
            <PastDecisionItem decision={appeal.decision} isInCase />
            <p className="mt-3">
              <Link to={caseHref(appeal.caseId)} className="link tap inline-flex min-h-6 items-center gap-1.5">
                {t('desk.appeal.toCase', { id: appeal.caseId })}
                <Icon name="arrow-right" size="1rem" />
              </Link>
            </p>
          </div>
        )}
      </div>
    </article>
  );
}

/** The appellant and their text. */
function Said({ appeal }: { appeal: AppealLine }) {
  const { t } = useLanguage();
  const { by, name, text, created_at: createdAt, decision } = appeal;
  return (
    <div>
      <h2 className="font-heading text-subheading font-semibold wrap-anywhere">
        {decision.target.title || t(`target.${decision.target.type}`)}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={by === 'owner' ? 'primary' : 'info'} icon={by === 'owner' ? 'user' : 'flag'}>
          {t(`desk.appeal.by.${by}`)}
        </Badge>
        {name && <span className="font-bold text-ink">{name}</span>}
        <TimeLabel moment={createdAt} />
      </p>
      <blockquote className="mt-3 border-s-4 border-amber ps-4 whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </div>
  );
}

interface AnswerPartProps {
  appeal: AppealLine;
  isNew: boolean;
  onAnswered: (appeal: AppealLine) => void;
  onDecided: (answered?: AppealLine) => void;
}

/** The answer, its form, or why the moderator may not answer. */
function AnswerPart({ appeal, isNew, onAnswered, onDecided }: AnswerPartProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (appeal.outcome) return <Answer appeal={appeal} isNew={isNew} />;
  if (appeal.ownDecision) {
    return (
      <p className="flex items-start gap-2.5 text-muted">
        <Icon name="users" className="mt-0.5 text-amber-strong" />
        {t('desk.appeal.own')}
      </p>
    );
  }
  if (!isOpen) {
    return (
      <Button icon="scale" className="self-start" onClick={() => setOpen(true)}>
        {t('desk.appeal.answer')}
      </Button>
    );
  }
  return (
    <AppealForm
      appeal={appeal}
      onCancel={() => setOpen(false)}
      onAnswered={(next) => {
        onAnswered(next);
        onDecided(next);
      }}
      onLate={() => onDecided()}
    />
  );
}

function Answer({ appeal, isNew }: { appeal: AppealLine; isNew: boolean }) {
  const { locale, t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  const isGranted = appeal.outcome === 'granted';
  return (
    <div ref={place} tabIndex={-1} className="rounded-field outline-none" role={isNew ? 'status' : undefined}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={isGranted ? 'success' : 'neutral'} icon={isGranted ? 'circle-check' : 'x'}>
          {t(isGranted ? 'desk.appeal.granted' : 'desk.appeal.rejected')}
        </Badge>
        {appeal.decidedBy && t('desk.past.by', { name: appeal.decidedBy.name })}
        {appeal.decidedAt && <span>{dateText(locale, appeal.decidedAt)}</span>}
      </p>
      {appeal.answer && <p className="mt-2 whitespace-pre-line wrap-anywhere">{appeal.answer}</p>}
    </div>
  );
}
