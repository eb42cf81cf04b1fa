import { useEffect, useState } from 'react';
import type { Decision } from '#contract/moderation/decisions.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { listDecisions } from './calls.ts';
import { isSuspending } from './decision-state.ts';

/** Tells a suspended user until when, what they may still do, and where to read why. */
export function SuspendedNotice({ className }: { className?: string }) {
  const { locale, t } = useLanguage();
  const decision = useSuspension();
  const until = decision?.suspendedUntil;
  return (
    <Alert
      tone="warning"
      title={t('notices.suspended.title')}
      className={className}
      action={
        <LinkButton
          to={decision ? `/decision/${decision.id}` : sectionHref('decisions')}
          variant="secondary"
          size="sm"
          icon="scale"
        >
          {t('notices.suspended.link')}
        </LinkButton>
      }
    >
      <p>{until ? t('notices.suspended.until', { date: dateText(locale, until) }) : t('notices.suspended.text')}</p>
    </Alert>
  );
}

/** The decision that currently suspends the account; undefined until loaded. */
function useSuspension(): Decision | undefined {
  const [decision, setDecision] = useState<Decision>();
  useEffect(() => {
    const find = async () => {
      const decisions = await browserApi().call(listDecisions);
      setDecision(decisions.find((each) => isSuspending(each, Date.now())));
    };
    // Without it, link to all decisions.
    find().catch(() => {});
  }, []);
  return decision;
}
