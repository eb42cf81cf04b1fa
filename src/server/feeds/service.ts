import { ApiError } from '#contract/errors.ts';
import type { Db } from '../platform/db/client.ts';
import { listingPath, sellerPath } from './addresses.ts';
import { listListingAddresses, listListingParts, listSellerAddresses, listSellerParts } from './repository.ts';
import { IDS_PER_PART, type SitemapPage, standingPages } from './sitemap.ts';

/** The index scans whole tables, so it is cached this long; search engines fetch it a few times a day. */
const INDEX_TTL_MS = 10 * 60_000;

/**
 * The content of sitemaps. A part of listings or sellers is a range of 10,000 ids, so that no part has to count others.
 */
export function createSitemapService({ db }: { db: Db }) {
  /** All non-empty parts, with the latest change of their entries. */
  const listParts = keptFor(INDEX_TTL_MS, async (): Promise<SitemapPage[]> => {
    const listings = await listListingParts(db, IDS_PER_PART);
    const sellers = await listSellerParts(db, IDS_PER_PART);
    return [
      { path: '/sitemap-pages.xml' },
      ...listings.map((each) => ({ path: `/sitemap-${each.part}.xml`, changedAt: each.changed_at })),
      ...sellers.map((each) => ({ path: `/sitemap-sellers-${each.part}.xml`, changedAt: each.changed_at })),
    ];
  });

  /** Pages of listings in a part's id range. @throws ApiError 'notFound' when it is empty */
  async function getListings(part: number): Promise<SitemapPage[]> {
    const rows = await listListingAddresses(db, ...spanOf(part));
    return assertSome(rows.map((row) => ({ path: listingPath(row), changedAt: row.updated_at })));
  }

  /** Pages of sellers in a part's id range. @throws ApiError 'notFound' when it is empty */
  async function getSellers(part: number): Promise<SitemapPage[]> {
    const rows = await listSellerAddresses(db, ...spanOf(part));
    return assertSome(rows.map((row) => ({ path: sellerPath(row.id), changedAt: row.updated_at })));
  }

  return { listParts, getListings, getSellers, listStanding: standingPages };
}

function spanOf(part: number): [aboveId: number, upToId: number] {
  return [(part - 1) * IDS_PER_PART, part * IDS_PER_PART];
}

function assertSome(pages: SitemapPage[]): SitemapPage[] {
  if (pages.length === 0) throw new ApiError('notFound');
  return pages;
}

/** Caches a result for some time and shares it between concurrent callers; a failure is not cached. */
function keptFor<T>(ttlMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; untilMs: number } | undefined;
  return () => {
    if (kept && kept.untilMs > Date.now()) return kept.answer;
    const answer = load();
    kept = { answer, untilMs: Date.now() + ttlMs };
    answer.catch(() => {
      if (kept?.answer === answer) kept = undefined;
    });
    return answer;
  };
}
