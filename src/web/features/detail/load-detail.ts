import { data, type MetaDescriptor, type RouterContextProvider } from 'react-router';
import { listComments } from '#contract/comments.ts';
import { isApiError } from '#contract/errors.ts';
import { getListing, listSimilar } from '#contract/listings.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { startMessages } from '../../lib/messages.ts';
import { getSeam } from '../../lib/seam.ts';
import type { DetailData } from './detail-data.ts';
import { detailMeta } from './detail-meta.ts';

/** The part of a loader's arguments that a listing's page needs. */
export interface DetailLoaderArgs {
  readonly params: { readonly id: string };
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

const WHOLE_NUMBER = /^[1-9]\d{0,15}$/;

/** A listing's page with what its head says: made here, so that the browser need not load what makes it. */
export interface LoadedDetail extends DetailData {
  readonly meta: MetaDescriptor[];
}

/**
 * Reads a listing with its comments (page `?comments=`) and what is like it. For loaders only: it brings the contract's
 * schemas along.
 *
 * @throws a Response: 404 for a listing or a page of comments that does not exist, else the API's status.
 */
export async function loadDetail(args: DetailLoaderArgs, kindId: KindId): Promise<LoadedDetail> {
  const page = args.url.searchParams.get('comments') || '1';
  if (!WHOLE_NUMBER.test(args.params.id) || !WHOLE_NUMBER.test(page)) throw data(null, { status: 404 });
  try {
    const detail = await read(args, kindId, Number(page));
    const { locale, publicUrl } = getSeam(args);
    await startMessages(locale);
    return { ...detail, meta: detailMeta(detail, { locale, publicUrl }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw data(null, { status: error.code === 'validationFailed' ? 404 : error.status });
  }
}

async function read(args: DetailLoaderArgs, kindId: KindId, page: number): Promise<DetailData> {
  const { api } = getSeam(args);
  const params = { id: args.params.id };
  const { comments: areThereComments } = getKind(kindId).capabilities;
  const [listing, comments, similar] = await Promise.all([
    api.call(getListing[kindId], { params }),
    areThereComments ? api.call(listComments, { params, query: { page } }) : null,
    api.call(listSimilar[kindId], { params }),
  ]);
  if (page > (comments?.pageCount || 1)) throw data(null, { status: 404 });
  return { listing, comments, similar: similar.items };
}
