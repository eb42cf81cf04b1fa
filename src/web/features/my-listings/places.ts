import { getKind, type KindId } from '#kinds/index.ts';

/** Where the own listings of each kind are, and where their plan is chosen; a kind that is never promoted has no such page. */
const PLACES: Readonly<Record<KindId, { readonly section: OwnSection; readonly plan: string | null }>> = {
  ad: { section: 'ads', plan: '/changeAnnouncementPlan' },
  agritourism: { section: 'agritourism', plan: '/changeAgritourismPlan' },
  event: { section: 'events', plan: null },
};

/** Where the owner's bar stands on the page of a listing; the phones' bar below leads there. */
export const OWNER_BAR_ID = 'own-listing';

/** The sections of the panel that show own listings. */
export type OwnSection = 'ads' | 'agritourism' | 'events';

interface Which {
  readonly kind: KindId;
  readonly id: number;
}

export function sectionOfKind(kind: KindId): OwnSection {
  return PLACES[kind].section;
}

/** The page where a plan is chosen for a listing; null for a kind that has none. */
export function planHref({ kind, id }: Which): string | null {
  const { plan } = PLACES[kind];
  return plan && `${plan}?id=${id}`;
}

/** The page where a paid plan of a listing is ordered; null for a kind that has none. */
export function payHref(listing: Which, plan: 'basic' | 'extended'): string | null {
  const href = planHref(listing);
  return href && `${href}&plan=${plan}`;
}

export function editHref({ kind, id }: Which): string {
  return `${getKind(kind).paths.edit}/${id}`;
}

/** The page that everybody sees. */
export function publicHref({ kind, id }: Which): string {
  return `${getKind(kind).paths.detail}/${id}`;
}
