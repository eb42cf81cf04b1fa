import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '#contract/paging.ts';
import { getKind } from '#kinds/index.ts';
import { listFollows } from '../../features/following/calls.ts';
import { listSavedSearches } from '../../features/saved-searches/calls.ts';
import { learnSaved } from '../../features/saved-searches/load-saved.ts';
import { backgroundCall } from '../../lib/session/background-call.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { PLACE_KEY } from '../../lib/storage/keys.ts';
import { readStored } from '../../lib/storage/stored-value.ts';
import { listAds } from './calls.ts';
import { type NearPlace, nearHref, parseNearPlace } from './near-place.ts';
import { noteVisit } from './visits.ts';

/** At most this many followed sellers are shown. */
const FOLLOWED_MAX = 4;

/** The number of listings requested; more are not counted. */
export const MANY = PAGE_SIZE;

/** A search of the user with something new. */
interface NewFound {
  readonly name: string;
  readonly count: number;
  readonly to: string;
}

/** The latest listing of a followed seller. */
interface FollowedGoods {
  readonly seller: string;
  readonly title: string;
  readonly to: string;
}

/**
 * What is new for a returning visitor.
 *
 * count  ads since the previous visit, at most `MANY`; 0 also on the first visit.
 * near   ads around the town that the visitor chose on an earlier visit.
 */
export interface ForYouNews {
  readonly count: number;
  readonly near: (NearPlace & { readonly count: number; readonly to: string }) | null;
  readonly searches: readonly NewFound[];
  readonly followed: readonly FollowedGoods[];
}

/** Requests the news once, when the page is idle. Null until then, and on failure. */
export function useForYou(): ForYouNews | null {
  const session = useSession();
  const memberId = session ? session.id : session;
  const [found, setFound] = useState<ForYouNews | null>(null);
  useEffect(() => {
    if (memberId === null) return;
    let isOver = false;
    const stop = whenIdle(() => {
      find(noteVisit(Date.now()).beforeMs, memberId !== false).then(
        (next) => !isOver && setFound(next),
        (error: unknown) => console.debug('for you: not loaded', error),
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [memberId]);
  return found;
}

async function find(sinceMs: number, isMember: boolean): Promise<ForYouNews> {
  const place = parseNearPlace(readStored(PLACE_KEY));
  const [count, nearCount, searches, followed] = await Promise.all([
    countSince(sinceMs, {}),
    place ? countSince(sinceMs, { town: place.town, radius: String(place.radiusKm) }) : 0,
    isMember ? findSearches() : [],
    isMember ? findFollowed() : [],
  ]);
  return { count, near: place && { ...place, count: nearCount, to: nearHref(place) }, searches, followed };
}

async function countSince(sinceMs: number, query: Record<string, string>): Promise<number> {
  if (sinceMs === 0) return 0;
  const { items } = await backgroundCall(listAds, { query: { ...query, sort: '-created_at' } });
  return items.filter(({ created_at: createdAt }) => Date.parse(createdAt) > sinceMs).length;
}

async function findSearches(): Promise<NewFound[]> {
  const { items } = await backgroundCall(listSavedSearches);
  learnSaved(items);
  return items
    .filter(({ newCount }) => newCount > 0)
    .map(({ name, newCount, kind, query }) => ({ name, count: newCount, to: `${getKind(kind).paths.list}?${query}` }));
}

async function findFollowed(): Promise<FollowedGoods[]> {
  const { items } = await backgroundCall(listFollows, { query: {} });
  return items
    .flatMap(({ seller, newest: [latest] }) =>
      latest
        ? [{ seller: seller.name, title: latest.title, to: `${getKind(latest.kind).paths.detail}/${latest.id}` }]
        : [],
    )
    .slice(0, FOLLOWED_MAX);
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(act, { timeout: 3_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, 500);
  return () => clearTimeout(id);
}
