import { data, type RouterContextProvider } from 'react-router';
import { listComments } from '#contract/comments.ts';
import { isApiError } from '#contract/errors.ts';
import { getListing, listListings, listSimilar } from '#contract/listings/listings.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { credentialWords } from '../../features/credentials/shown/credential-words.ts';
import { cardListing } from '../../features/listings/card-listing.ts';
import { statedFacts } from '../../features/listings/detail/stated-facts.ts';
import { translatorFor } from '../../lib/messages.ts';
import { getSeam } from '../../lib/seam.ts';
import { startPage } from '../../lib/start-page.ts';
import type { DetailData, LoadedDetail } from './detail-data.ts';
import { detailMeta } from './detail-meta.ts';
import { trailTo } from './trail.ts';

/** The loader arguments that a listing's page needs. */
export interface DetailLoaderArgs {
  readonly params: { readonly id: string };
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

const WHOLE_NUMBER = /^[1-9]\d{0,15}$/;

/**
 * Loads a listing with its comments (page `?comments=`), more of its seller and similar listings. For loaders only: it
 * imports the contract's schemas.
 *
 * @throws a Response: 404 for a listing or a page of comments that does not exist, else the API's status.
 */
export async function loadDetail(args: DetailLoaderArgs, kindId: KindId): Promise<LoadedDetail> {
  const page = args.url.searchParams.get('comments') || '1';
  if (!WHOLE_NUMBER.test(args.params.id) || !WHOLE_NUMBER.test(page)) throw data(null, { status: 404 });
  try {
    const [detail, { site, saying }] = await Promise.all([read(args, kindId, Number(page)), startPage(args, 'detail')]);
    const t = translatorFor(site.locale);
    const trail = trailTo(detail.listing, t)
      .slice(0, -1)
      .map(({ name, path }) => ({ label: name, to: path }));
    const { credentials } = detail.listing;
    // A number that stands with the credentials, beside its state, is not repeated.
    const stated = statedFacts(detail.listing, t, site.locale).filter(
      ({ value }) => !credentials.some(({ number }) => number === value),
    );
    const words = credentialWords(credentials, t);
    return { ...detail, trail, stated, credentialWords: words, saying, meta: detailMeta(detail, site) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw data(null, { status: error.code === 'validationFailed' ? 404 : error.status });
  }
}

const MORE_OF_SELLER = 8;

async function read(args: DetailLoaderArgs, kindId: KindId, page: number): Promise<DetailData> {
  const { api } = getSeam(args);
  const params = { id: args.params.id };
  const { comments: areThereComments } = getKind(kindId).capabilities;
  const reading = api.call(getListing[kindId], { params });
  const [listing, comments, alike, ofSeller] = await Promise.all([
    reading,
    areThereComments ? api.call(listComments, { params, query: { page } }) : null,
    api.call(listSimilar[kindId], { params }),
    reading.then(({ seller }) => api.call(listListings[kindId], { query: { seller: String(seller.id) } as never })),
  ]);
  if (page > (comments?.pageCount || 1)) throw data(null, { status: 404 });
  const more = ofSeller.items.filter(({ id }) => id !== listing.id).slice(0, MORE_OF_SELLER);
  const shown = new Set(more.map(({ id }) => id));
  const similar = alike.items.filter(({ id }) => !shown.has(id));
  return { listing, comments, more: more.map(cardListing), similar: similar.map(cardListing) };
}
