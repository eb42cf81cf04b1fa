import type { Profile } from '#contract/accounts/accounts.ts';
import { KIND_IDS, type KindId } from '#kinds/index.ts';

/** The tabs of a profile: listings by kind, received comments, and reviews as a buyer. */
export type ProfileTab = { readonly name: string; readonly kindId: KindId; readonly count: number } | ReviewsTab;
export interface ReviewsTab {
  readonly name: 'comments' | 'buyer';
  readonly kindId: null;
  readonly count: number;
}

/** A kind's tab in the URL. */
const NAMES: Readonly<Record<KindId, string>> = { ad: 'ads', agritourism: 'agritourism', event: 'events' };

/** All tabs in order; reviews as a buyer, which few people have, only where there are some. */
export function tabsOf({ counts, asBuyer }: Pick<Profile, 'counts' | 'asBuyer'>): readonly ProfileTab[] {
  const offers = KIND_IDS.map((kindId) => ({ name: NAMES[kindId], kindId, count: counts[kindId] }));
  const buyer: ProfileTab[] = [{ name: 'buyer', kindId: null, count: asBuyer.avg_rating_count }];
  return [
    ...offers,
    { name: 'comments', kindId: null, count: counts.comments },
    ...(asBuyer.avg_rating_count > 0 ? buyer : []),
  ];
}

/** The requested tab, else the first one that is not empty, else the first. */
export function chooseTab(tabs: readonly ProfileTab[], wanted: string | null): ProfileTab {
  const chosen = tabs.find(({ name }) => name === wanted) ?? tabs.find(({ count }) => count > 0) ?? tabs[0];
  if (!chosen) throw new Error('a profile has tabs');
  return chosen;
}

/** URL of a tab's page. */
export function tabHref(userId: number, name: string, page = 1): string {
  return `/user/${userId}?tab=${name}${page > 1 ? `&page=${page}` : ''}`;
}
