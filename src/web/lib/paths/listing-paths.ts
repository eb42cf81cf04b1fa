import { getKind, type KindId } from '#kinds/index.ts';

/** The panel section and the plan page of each kind; a kind that is never promoted has no plan page. */
const PLACES: Readonly<Record<KindId, { readonly section: OwnSection; readonly plan: string | null }>> = {
  ad: { section: 'ads', plan: '/changeAnnouncementPlan' },
  agritourism: { section: 'agritourism', plan: '/changeAgritourismPlan' },
  event: { section: 'events', plan: null },
};

/** Element id of the owner's bar on a listing's page, the target of the phones' bottom bar. */
export const OWNER_BAR_ID = 'own-listing';

/** Sections of the panel with the user's listings. */
export type OwnSection = 'ads' | 'agritourism' | 'events';

interface Which {
  readonly kind: KindId;
  readonly id: number;
}

export function sectionOfKind(kind: KindId): OwnSection {
  return PLACES[kind].section;
}

/** The page to choose a listing's plan; null for a kind without plans. */
export function planHref({ kind, id }: Which): string | null {
  const { plan } = PLACES[kind];
  return plan && `${plan}?id=${id}`;
}

/** The page to order a listing's paid plan; null for a kind without plans. */
export function payHref(listing: Which, plan: 'basic' | 'extended'): string | null {
  const href = planHref(listing);
  return href && `${href}&plan=${plan}`;
}

export function editHref({ kind, id }: Which): string {
  return `${getKind(kind).paths.edit}/${id}`;
}

/** The public page. */
export function publicHref({ kind, id }: Which): string {
  return `${getKind(kind).paths.detail}/${id}`;
}
