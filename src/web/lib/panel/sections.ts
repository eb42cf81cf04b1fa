import type { IconName } from '../../ui/icon-names.ts';
import type { SessionUser } from '../session/session-store.ts';

/** The panel's sections in groups, in navigation order; the first is the panel itself, the last what ends it. */
export const SECTION_GROUPS = [
  { id: 'start', sections: ['overview', 'notifications', 'favourites', 'following', 'searches'] },
  { id: 'offers', sections: ['ads', 'agritourism', 'events', 'add'] },
  { id: 'me', sections: ['avatar', 'description', 'seller', 'gallery', 'credentials'] },
  {
    id: 'account',
    sections: ['transactions', 'security', 'preferences', 'programs', 'blocked', 'decisions', 'export'],
  },
  { id: 'end', sections: ['delete'] },
] as const;

export type SectionGroupId = (typeof SECTION_GROUPS)[number]['id'];
export type SectionId = (typeof SECTION_GROUPS)[number]['sections'][number];

export const SECTION_IDS: readonly SectionId[] = SECTION_GROUPS.flatMap(({ sections }) => [...sections]);

export const SECTION_ICONS: Readonly<Record<SectionId, IconName>> = {
  overview: 'house',
  notifications: 'bell',
  favourites: 'heart',
  following: 'users',
  searches: 'search',
  ads: 'shopping-basket',
  agritourism: 'bed-double',
  events: 'calendar-days',
  add: 'plus',
  avatar: 'user',
  description: 'pencil',
  seller: 'store',
  gallery: 'images',
  credentials: 'award',
  transactions: 'receipt',
  security: 'lock',
  preferences: 'settings',
  programs: 'plug',
  blocked: 'ban',
  decisions: 'scale',
  export: 'download',
  delete: 'trash-2',
};

/** Props of every section. */
export interface SectionProps {
  readonly user: SessionUser;
}

export const PANEL_PATH = '/userpanel';

/** URL of a section. The overview is the panel itself. */
export function sectionHref(id: SectionId): string {
  return id === 'overview' ? PANEL_PATH : `${PANEL_PATH}?section=${id}`;
}

/** The section in a URL; the overview when missing or unknown. */
export function sectionOf(search: string | URLSearchParams): SectionId {
  const wanted = new URLSearchParams(search).get('section');
  return SECTION_IDS.find((id) => id === wanted) ?? 'overview';
}
