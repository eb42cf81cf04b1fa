import type { MessageId } from '#i18n/message-id.ts';
import type { IconName } from '../../ui/icon-names.ts';

export const ADMIN_PATH = '/admin';

/** The groups of the navigation, in its order: what happens, what is offered, how the site runs. */
export const ADMIN_GROUPS = ['market', 'offer', 'site'] as const;

export type AdminGroup = (typeof ADMIN_GROUPS)[number];

/** A part of the operator's desk, as the navigation lists it. */
export interface AdminEntry {
  readonly to: string;
  readonly icon: IconName;
  readonly label: MessageId;
  readonly group: AdminGroup;
}

/** All parts of the operator's desk; within a group in the navigation's order. A new part adds a line here. */
export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { to: ADMIN_PATH, icon: 'layout-grid', label: 'operator.nav.overview', group: 'market' },
  { to: '/admin/people', icon: 'users', label: 'operator.nav.people', group: 'market' },
  { to: '/moderation', icon: 'scale', label: 'operator.nav.moderation', group: 'market' },
  { to: '/admin/payments', icon: 'receipt', label: 'operator.nav.payments', group: 'market' },
  { to: '/admin/mails', icon: 'mail', label: 'operator.nav.mails', group: 'site' },
  { to: '/admin/jobs', icon: 'check-check', label: 'operator.nav.jobs', group: 'site' },
  { to: '/admin/settings', icon: 'settings', label: 'operator.nav.settings', group: 'site' },
  { to: '/setup', icon: 'sprout', label: 'operator.nav.setup', group: 'site' },
  { to: '/admin/catalogue', icon: 'list', label: 'operator.nav.catalogue', group: 'offer' },
  { to: '/admin/texts', icon: 'file-text', label: 'operator.nav.texts', group: 'offer' },
  { to: '/admin/plans', icon: 'tag', label: 'operator.nav.plans', group: 'offer' },
  { to: '/admin/vouchers', icon: 'ticket', label: 'operator.nav.vouchers', group: 'offer' },
];

/** The entry of a page: the one whose path is the longest beginning of the page's; undefined outside the desk. */
export function entryOf(pathname: string): AdminEntry | undefined {
  return ADMIN_ENTRIES.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`)).sort(
    (a, b) => b.to.length - a.to.length,
  )[0];
}
