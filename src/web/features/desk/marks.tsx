import { Link } from 'react-router';
import type { FlagKind } from '#contract/flag-kinds.ts';
import type { ModerationAction } from '#contract/house-rules.ts';
import type { Person } from '#contract/primitives.ts';
import type { ReportReason } from '#contract/reports.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { useT } from '../../lib/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/*
 * Small marks that are said alike wherever they stand at the desk.
 */

const SEVERITIES = {
  1: ['neutral', 'flag'],
  2: ['amber', 'circle-alert'],
  3: ['danger', 'flame'],
} as const satisfies Record<number, readonly [Tone, IconName]>;

/** How much hurry a case has: 1 to 3. */
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
  links: 'link',
  contactInText: 'phone',
  equalListings: 'copy',
  fastPosting: 'clock',
  knownPicture: 'images',
};

/** Something that the site noticed by itself. */
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

/** What was decided. */
export function ActionMark({ action }: { action: ModerationAction }) {
  return (
    <Badge tone={ACTION_TONES[action]} icon={ACTION_ICONS[action]}>
      {useT()(`action.${action}`)}
    </Badge>
  );
}

export interface PersonMarkProps {
  person: Person;
  /** Leads to the profile. */
  isLink?: boolean;
  size?: number;
  className?: string;
}

/** Somebody's face and name. */
export function PersonMark({ person, isLink, size = 24, className = '' }: PersonMarkProps) {
  const content = (
    <>
      <Avatar name={person.name} src={avatarSrc(person)} size={size} />
      <span className="min-w-0 truncate">{person.name}</span>
    </>
  );
  const look = `inline-flex min-w-0 max-w-full items-center gap-2 ${className}`;
  if (!isLink) return <span className={look}>{content}</span>;
  return (
    <Link to={`/user/${person.id}`} className={`${look} min-h-6 font-bold underline-offset-4 hover:underline`}>
      {content}
    </Link>
  );
}
