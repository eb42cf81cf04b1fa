import { data } from 'react-router';
import { getProfile, type Profile } from '#contract/accounts/accounts.ts';
import { type Comment, listReceivedComments } from '#contract/comments.ts';
import { isApiError } from '#contract/errors.ts';
import { LAST_PAGE } from '#contract/paging.ts';
import { type BuyerReview, listBuyerReviews } from '#contract/reviews.ts';
import type { ListData } from '../../features/listings/filters/list-data.ts';
import { type ListLoaderArgs, loadList } from '../../features/listings/load-list.ts';
import { getSeam } from '../../lib/seam.ts';
import { chooseTab, type ReviewsTab, tabsOf } from './profile-tabs.ts';

/** A page of the reviews that a user has received. */
export interface Received<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageCount: number;
}

/** Content of a profile's page; `list`, `comments` or `buyerReviews` is set, depending on the tab. */
export interface ProfileData {
  readonly profile: Profile;
  readonly tab: string;
  readonly isTabChosen: boolean;
  readonly list: ListData | null;
  readonly comments: Received<Comment> | null;
  readonly buyerReviews: Received<BuyerReview> | null;
}

/** Loads a profile with the requested tab. For loaders only. @throws a Response with 404 for an unknown user. */
export async function loadProfile(
  args: ListLoaderArgs,
  userId: string,
): Promise<{ page: ProfileData; status: number }> {
  const profile = await readProfile(args, userId);
  const wanted = args.url.searchParams.get('tab');
  const tab = chooseTab(tabsOf(profile), wanted);
  const base = { profile, tab: tab.name, isTabChosen: wanted === tab.name };
  if (tab.kindId === null) {
    const { received, status } = await readReceived(args, tab.name, profile.id);
    return { page: { ...base, list: null, comments: null, buyerReviews: null, ...received }, status };
  }
  const overrides = { path: `/user/${profile.id}`, fixed: { seller: String(profile.id) }, keep: ['tab'] };
  const { list, status } = await loadList(args, tab.kindId, overrides);
  // The tab may be the default one; the links to its other pages name it nevertheless.
  const named = { ...list, values: { ...list.values, tab: tab.name } };
  return { page: { ...base, list: named, comments: null, buyerReviews: null }, status };
}

async function readProfile(args: ListLoaderArgs, userId: string): Promise<Profile> {
  try {
    return await getSeam(args).api.call(getProfile, { params: { id: userId } as never });
  } catch (error) {
    throw isApiError(error) ? data(null, { status: error.status }) : error;
  }
}

async function readReceived(
  args: ListLoaderArgs,
  tab: ReviewsTab['name'],
  id: number,
): Promise<{ received: Partial<ProfileData>; status: number }> {
  const asked = args.url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1;
  const { api } = getSeam(args);
  const parts = { params: { id }, query: { page } };
  const found =
    tab === 'comments'
      ? { comments: await api.call(listReceivedComments, parts) }
      : { buyerReviews: await api.call(listBuyerReviews, parts) };
  const isBeyond = page > 1 && Object.values(found).every(({ items }) => items.length === 0);
  const received = Object.fromEntries(
    Object.entries(found).map(([name, { items, pageCount }]) => [name, { items, page, pageCount }]),
  );
  return { received, status: isBeyond ? 404 : 200 };
}
