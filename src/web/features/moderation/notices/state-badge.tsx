import type { Decision } from '#contract/moderation/decisions.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { decisionState } from './decision-state.ts';

/** Whether a decision is in force, and until when. */
export function StateBadge({ decision }: { decision: Decision }) {
  const { locale, t } = useLanguage();
  const { name, tone, date } = decisionState(decision, useNowMs());
  return <Badge tone={tone}>{t(`notices.state.${name}`, { date: date ? dateText(locale, date) : '' })}</Badge>;
}
