import type { IconName } from '../../ui/icon-names.ts';

/** The parts of the panel, in groups, in the order of its navigation; what stands first is the panel itself. */
export const SECTION_GROUPS = [
  { id: 'start', sections: ['overview', 'favourites'] },
  { id: 'offers', sections: ['ads', 'agritourism', 'events', 'add'] },
  { id: 'me', sections: ['avatar', 'description', 'gallery'] },
  { id: 'account', sections: ['transactions', 'security', 'preferences', 'blocked', 'decisions', 'export', 'delete'] },
] as const;

export type SectionGroupId = (typeof SECTION_GROUPS)[number]['id'];
export type SectionId = (typeof SECTION_GROUPS)[number]['sections'][number];

export const SECTION_IDS: readonly SectionId[] = SECTION_GROUPS.flatMap(({ sections }) => [...sections]);

export const SECTION_ICONS: Readonly<Record<SectionId, IconName>> = {
  overview: 'house',
  favourites: 'heart',
  ads: 'shopping-basket',
  agritourism: 'bed-double',
  events: 'calendar-days',
  add: 'plus',
  avatar: 'user',
  description: 'pencil',
  gallery: 'images',
  transactions: 'receipt',
  security: 'lock',
  preferences: 'bell',
  blocked: 'ban',
  decisions: 'scale',
  export: 'download',
  delete: 'trash-2',
};

export const PANEL_PATH = '/userpanel';

/** Where a section is. The overview is the panel itself. */
export function sectionHref(id: SectionId): string {
  return id === 'overview' ? PANEL_PATH : `${PANEL_PATH}?section=${id}`;
}

/** The section that an address names; the overview where it names none, or one that does not exist. */
export function sectionOf(search: string | URLSearchParams): SectionId {
  const wanted = new URLSearchParams(search).get('section');
  return SECTION_IDS.find((id) => id === wanted) ?? 'overview';
}
