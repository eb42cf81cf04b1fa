import type { Finding } from './finding.ts';

/** What an account younger than three days has published within the last hour. */
export interface RecentPosts {
  readonly listings: number;
  readonly comments: number;
}

/** More than a diligent person writes in an hour; sellers who import a whole shop still activate it step by step. */
export const USUAL_IN_AN_HOUR: RecentPosts = { listings: 15, comments: 8 };

/** A new account that posts fast; flagged again only when the number has doubled. */
export function detectFastPosting(posts: RecentPosts): Finding | null {
  const traces = (['listings', 'comments'] as const).flatMap((of) => {
    const times = posts[of] / USUAL_IN_AN_HOUR[of];
    return times > 1 ? [`${of} ${2 ** Math.floor(Math.log2(times))}`] : [];
  });
  if (traces.length === 0) return null;
  return {
    kind: 'fastPosting',
    severity: 1,
    rule: 'spam',
    words: [],
    listingIds: [],
    count: Math.max(posts.listings, posts.comments),
    traces,
  };
}
