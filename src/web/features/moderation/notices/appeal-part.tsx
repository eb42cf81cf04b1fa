import { useEffect, useRef, useState } from 'react';
import type { AppealState } from '#contract/moderation/reports.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AppealForm, type SendAppeal } from './appeal-form.tsx';
import { LetterPart, Quote } from './letter.tsx';

export interface AppealPartProps {
  decision: { readonly mayAppeal: boolean; readonly appealUntil: string };
  appeal: AppealState | null;
  /** The outcome of a granted appeal. */
  granted: string;
  send: SendAppeal;
}

/** How to appeal a decision, or what became of the appeal. */
export function AppealPart({ decision, appeal, granted, send }: AppealPartProps) {
  const t = useT();
  const [isNews, setNews] = useState(false);
  const sendAndTell: SendAppeal = async (text, key) => {
    await send(text, key);
    setNews(true);
  };
  if (appeal) return <Appealed appeal={appeal} granted={granted} isNews={isNews} />;
  return (
    <LetterPart title={t('notices.appeal.title')}>
      {decision.mayAppeal ? (
        <AppealForm until={decision.appealUntil} send={sendAndTell} />
      ) : (
        <p>{t('notices.appeal.closed')}</p>
      )}
      <Elsewhere />
    </LetterPart>
  );
}

const STATES = {
  open: ['clock', 'text-amber-strong'],
  granted: ['circle-check', 'text-success'],
  rejected: ['circle-x', 'text-danger'],
} as const;

function Appealed({ appeal, granted, isNews }: { appeal: AppealState; granted: string; isNews: boolean }) {
  const { locale, t } = useLanguage();
  const { state, text, created_at: createdAt, answer, decidedAt } = appeal;
  const what = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) what.current?.focus();
  }, [isNews]);
  const [icon, tone] = STATES[state];
  return (
    <LetterPart title={t(`notices.appeal.${state}`)}>
      <p ref={what} tabIndex={-1} className="flex items-start gap-2.5 outline-none">
        <Icon name={icon} className={`mt-0.5 ${tone}`} />
        <span>{state === 'granted' ? granted : t(`notices.appeal.${state}Text` as MessageId)}</span>
      </p>
      {answer && (
        <>
          <p className="mt-2 font-bold">
            {t('notices.appeal.answer', { date: dateText(locale, decidedAt ?? createdAt) })}
          </p>
          <Quote>{answer}</Quote>
        </>
      )}
      <p className="mt-2 font-bold">{t('notices.appeal.yours', { date: dateText(locale, createdAt) })}</p>
      <Quote>{text}</Quote>
      {state !== 'granted' && <Elsewhere />}
    </LetterPart>
  );
}

/** Other remedies that are open regardless of our decision (DSA articles 20 and 21). */
function Elsewhere() {
  const t = useT();
  return <p className="mt-2 text-sm text-muted">{t('notices.elsewhere')}</p>;
}
