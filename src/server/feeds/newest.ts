import type { ApiClient } from '#contract/api-client.ts';
import { pageUrl } from './addresses.ts';
import { type Feed, type FeedSetting, feedEntry, NO_MOMENT } from './feed.ts';
import { type ListRequest, listPagePath, readList, subjectOf } from './list-request.ts';

/** A feed of the newest listings of a list. @throws ApiError as the list does */
export async function newestFeed(
  wish: ListRequest,
  selfUrl: string,
  setting: FeedSetting & { readonly api: ApiClient },
): Promise<Feed> {
  const { publicUrl, market, locale, translate, api } = setting;
  const found = await readList(api, wish, { sort: '-created_at' });
  const subject = subjectOf(wish, found.near, translate);
  const moments = found.items.map((card) => card.created_at).sort();
  return {
    title: `${subject} – ${market.name}`,
    description: translate('feeds.description', { subject }),
    locale,
    selfUrl,
    pageUrl: pageUrl(publicUrl, listPagePath(wish), locale, market.languages.default),
    updatedAt: moments.at(-1) ?? NO_MOMENT,
    entries: found.items.map((card) => feedEntry(card, setting)),
  };
}
