import type { Attention } from '#contract/payments/desk.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

export const ATTENTION_ICONS: Readonly<Record<Attention, IconName>> = {
  notActivated: 'circle-alert',
  withdrawal: 'undo-2',
  refundFailed: 'triangle-alert',
  mismatch: 'scale',
  ksefRefused: 'file-text',
};

/** Why a payment needs attention. */
export function AttentionMark({ attention }: { attention: Attention }) {
  return (
    <Badge tone={attention === 'withdrawal' ? 'info' : 'danger'} icon={ATTENTION_ICONS[attention]}>
      {useT()(`moneyDesk.attention.${attention}`)}
    </Badge>
  );
}
