import { getProfile } from './accounts.ts';
import { listComments, listReceivedComments } from './comments.ts';
import { sendContactMessage } from './contact.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { getCategories, getListing, getShowcase, listListings, listSimilar, suggest } from './listings.ts';
import { listPlaces } from './places.ts';

/** The whole API on one page. What is not here is not mounted, documented or callable. */
export const api: readonly AnyEndpoint[] = [
  getCategories,
  getShowcase,
  ...Object.values(listListings),
  ...Object.values(getListing),
  ...Object.values(listSimilar),
  suggest,
  listPlaces,
  listComments,
  getProfile,
  listReceivedComments,
  sendContactMessage,
];
