import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BuyerReview } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { listBuyerReviews } from './calls.ts';

interface ReviewsPage {
  readonly items: readonly BuyerReview[];
  readonly page: number;
  readonly pageCount: number;
}

/**
 * The reviews of a buyer: those of the page until one is changed, then those of the API. The server caches the page and
 * invalidates it on an event, which may come after the response to the write; the API is never cached.
 */
export function useShownReviews(buyerId: number, loaded: ReviewsPage) {
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<{ buyerId: number; reviews: ReviewsPage } | null>(null);

  async function renew(): Promise<void> {
    // For the rest of the page, such as the number of reviews.
    void revalidate();
    const reviews = await browserApi()
      .call(listBuyerReviews, { params: { id: buyerId }, query: { page: loaded.page } })
      .catch(() => null);
    if (reviews) setNewer({ buyerId, reviews });
  }

  const isSame = newer?.buyerId === buyerId && newer.reviews.page === loaded.page;
  return { shown: isSame ? newer.reviews : loaded, renew };
}
