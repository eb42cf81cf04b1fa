import type { MetaDescriptor } from 'react-router';
import type { ListingDetail } from '#contract/listings/listings.ts';
import type { CommentsPage } from '../../features/comments/comments-page.ts';
import type { CredentialWords } from '../../features/credentials/shown/credential-words.ts';
import type { SentCard } from '../../features/listings/card-listing.ts';
import type { StatedFact } from '../../features/listings/detail/stated-facts.ts';

/**
 * Content of a listing's page.
 *
 * comments  null for a kind without comments.
 * more      up to 8 other listings of the seller, of the same kind.
 * similar   up to 8 listings like it, none of them in `more`.
 */
export interface DetailData {
  readonly listing: ListingDetail;
  readonly comments: CommentsPage | null;
  readonly more: readonly SentCard[];
  readonly similar: readonly SentCard[];
}

/**
 * Derived by the loader, so that the browser does not load the code for it.
 *
 * stated           declarations required by the category's rules.
 * credentialWords  names and meanings of the kinds of its credentials.
 * trail            from home to the listing, without the listing itself.
 * saying           the page's messages; see `startPage`.
 * meta             the page's meta tags.
 */
export interface LoadedDetail extends DetailData {
  readonly stated: readonly StatedFact[];
  readonly credentialWords: CredentialWords;
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly saying: string;
  readonly meta: MetaDescriptor[];
}
