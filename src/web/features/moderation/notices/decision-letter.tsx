import type { ReactNode } from 'react';
import type { Decision } from '#contract/moderation/decisions.ts';
import { HOUSE_RULES } from '#contract/moderation/rule-grounds.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { AppealPart } from './appeal-part.tsx';
import { appealDecision } from './calls.ts';
import { Letter, LetterPart, Quote } from './letter.tsx';
import { appealTo } from './send-appeal.ts';
import { StateBadge } from './state-badge.tsx';

export interface DecisionLetterProps {
  decision: Decision;
  remote: UsedRemote<Decision>;
}

/** The statement of reasons that DSA article 17 requires, as a letter: what, why, legal ground, facts and remedies. */
export function DecisionLetter({ decision, remote }: DecisionLetterProps) {
  const { locale, t } = useLanguage();
  const { id, reference, action, target, explanation, liftedAt, appeal, mayAppeal } = decision;
  const send = appealTo(remote, async (text, idempotencyKey) => {
    const api = browserApi({ idempotencyKey });
    return (await api.call(appealDecision, { params: { id }, body: { text } })).data;
  });
  return (
    <Letter
      reference={
        <>
          <b className="text-ink">{t('notices.decision.number', { reference })}</b>{' '}
          {t('notices.decision.of', { date: dateText(locale, decision.decidedAt) })}
        </>
      }
      title={t(`notices.did.${action}`, { target: target.type })}
      standing={<StateBadge decision={decision} />}
    >
      {liftedAt && <Alert tone="success">{t('notices.liftedText', { date: dateText(locale, liftedAt) })}</Alert>}
      <About decision={decision} />
      {!liftedAt && <Effect decision={decision} />}
      <LetterPart title={t('notices.decision.why')}>
        <p className="whitespace-pre-line wrap-anywhere">{explanation}</p>
      </LetterPart>
      <Ground decision={decision} />
      <LetterPart title={t('notices.decision.how')}>
        <p>{t(`notices.detected.${decision.automatedDetection ? 'automatic' : 'people'}`)}</p>
        <p>{t('notices.human')}</p>
      </LetterPart>
      {(appeal || mayAppeal || !liftedAt) && (
        <AppealPart decision={decision} appeal={appeal} granted={t('notices.appeal.grantedDecision')} send={send} />
      )}
    </Letter>
  );
}

function About({ decision: { target } }: { decision: Decision }) {
  const t = useT();
  return (
    <LetterPart title={t('notices.decision.what')}>
      <p className="wrap-anywhere">
        {t(`target.${target.type}`)}
        {target.title && !(target.type === 'message' && target.excerpt) && (
          <>
            : <b>{target.title}</b>
          </>
        )}
      </p>
      {target.excerpt && (
        <>
          <p className="text-sm text-muted">{t('notices.decision.excerpt')}</p>
          <Quote>{target.excerpt}</Quote>
        </>
      )}
    </LetterPart>
  );
}

function Effect({ decision: { action, target, decidedAt, suspendedUntil } }: { decision: Decision }) {
  const { locale, t } = useLanguage();
  return (
    <LetterPart title={t('notices.decision.effect')}>
      <p>{t(`notices.effect.${action}`, { target: target.type })}</p>
      {action !== 'askChange' && (
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          <Term name={t('notices.since')}>{dateText(locale, decidedAt)}</Term>
          {action === 'suspendAccount' && (
            <Term name={t('notices.until')}>
              {suspendedUntil ? dateText(locale, suspendedUntil) : t('notices.forever')}
            </Term>
          )}
        </dl>
      )}
    </LetterPart>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}:</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function Ground({ decision: { rule } }: { decision: Decision }) {
  const t = useT();
  return (
    <LetterPart title={t('notices.decision.ground')}>
      <p>
        <b>{t(`rule.${rule}`)}</b>
        <span className="text-muted"> · {t(`ground.${HOUSE_RULES[rule]}`)}</span>
      </p>
      <p>
        <Link to="/terms" className="link tap inline-flex min-h-6 items-center">
          {t('notices.decision.terms')}
        </Link>
      </p>
    </LetterPart>
  );
}
