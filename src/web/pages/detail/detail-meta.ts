import type { MetaDescriptor } from 'react-router';
import type { ListingDetail } from '#contract/listings/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { withoutMarks } from '#kinds/text-marks.ts';
import { translatorFor } from '../../lib/messages.ts';
import { voivodeshipText } from '../../lib/places/voivodeship.ts';
import { priceText } from '../../lib/prices/price-text.ts';
import type { Site } from '../../lib/seo/addresses.ts';
import { jsonLd } from '../../lib/seo/json-ld.ts';
import { listingData } from '../../lib/seo/listing-data.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { breadcrumbList } from '../../lib/seo/site-data.ts';
import type { DetailData } from './detail-data.ts';
import { trailTo } from './trail.ts';

/** The meta description of a listing without its own description: price, category and place. */
function inShort(
  listing: ListingDetail,
  categoryNames: readonly string[],
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const place = `${listing.town}, ${voivodeshipText(listing.voivodeship, t)}`;
  return [listing.title, priceText(locale, listing, t), ...categoryNames.slice(-1), place].filter(Boolean).join(' · ');
}

/** Meta tags of a listing; further pages of its comments have the same canonical URL. */
export function detailMeta({ listing: written, comments }: DetailData, site: Site): MetaDescriptor[] {
  const { locale } = site;
  const t = translatorFor(locale);
  const listing = { ...written, description: withoutMarks(written.description) };
  const { capabilities, paths } = getKind(listing.kind);
  const categoryNames = categoryPath(listing.categoryId ?? 0).map(({ key }) => t(`category.${key}` as MessageId));
  const isFirst = !comments || comments.page === 1;
  return [
    ...pageMeta({
      ...site,
      title: `${listing.title}, ${listing.town}`,
      description: listing.description || inShort(listing, categoryNames, { t, locale }),
      path: `${paths.detail}/${listing.id}${isFirst ? '' : `?comments=${comments.page}`}`,
      picture: listing.picture,
      type: capabilities.categories ? 'product' : 'article',
    }),
    jsonLd(listingData(listing, { ...site, t, categoryNames, ...(comments && { comments: comments.items }) })),
    jsonLd(breadcrumbList(trailTo(listing, t), site)),
  ];
}
