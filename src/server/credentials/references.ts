import type { Locale } from '#i18n/locales.ts';
import type { Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { listReferences, refreshChecked, replaceReferences } from './repository.ts';

export { listReferences, refreshChecked };

/**
 * Sets the credentials that a listing refers to; undefined leaves them unchanged. The caller publishes the change of
 * the listing.
 *
 * @throws  ApiError 'validationFailed' at `credentialIds` for one that is not the seller's
 */
export async function setReferences(
  tx: Tx,
  listing: { listingId: number; sellerId: number },
  ids: readonly number[] | undefined,
  locale: Locale,
): Promise<void> {
  if (!ids) return;
  if (!(await replaceReferences(tx, listing, ids)))
    throw fieldError(locale, 'credentialIds', 'validation.credentialGone');
  await refreshChecked(tx, [listing.listingId]);
}
