import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason } from '#contract/moderation/reports.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

/* Badges used across the desk. */

const SEVERITIES = {
  1: ['neutral', 'flag'],
  2: ['amber', 'circle-alert'],
  3: ['danger', 'flame'],
} as const satisfies Record<number, readonly [Tone, IconName]>;

/** A case's severity: 1 to 3. */
export function SeverityMark({ severity }: { severity: number }) {
  const t = useT();
  const level = severity >= 3 ? 3 : severity === 2 ? 2 : 1;
  const [tone, icon] = SEVERITIES[level];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`desk.severity.${level}`)}
    </Badge>
  );
}

export function ReasonMark({ reason }: { reason: ReportReason }) {
  return <Badge>{useT()(`reason.${reason}`)}</Badge>;
}

export const FLAG_ICONS: Readonly<Record<FlagKind, IconName>> = {
  forbiddenWords: 'ban',
  forbiddenCategory: 'tag',
  disputedGoods: 'tag',
  links: 'link',
  contactInText: 'phone',
  equalListings: 'copy',
  fastPosting: 'clock',
  knownPicture: 'images',
  sellsMuch: 'store',
};

/** An automatic flag. */
export function FlagMark({ kind }: { kind: FlagKind }) {
  return (
    <Badge tone="info" icon={FLAG_ICONS[kind]}>
      {useT()(`desk.flag.${kind}`)}
    </Badge>
  );
}

export const ACTION_ICONS: Readonly<Record<ModerationAction, IconName>> = {
  dismiss: 'check',
  askChange: 'pencil',
  hide: 'eye-off',
  remove: 'trash-2',
  suspendAccount: 'ban',
};

const ACTION_TONES: Readonly<Record<ModerationAction, Tone>> = {
  dismiss: 'success',
  askChange: 'amber',
  hide: 'amber',
  remove: 'danger',
  suspendAccount: 'danger',
};

/** A decision's action. */
export function ActionMark({ action }: { action: ModerationAction }) {
  return (
    <Badge tone={ACTION_TONES[action]} icon={ACTION_ICONS[action]}>
      {useT()(`action.${action}`)}
    </Badge>
  );
}
