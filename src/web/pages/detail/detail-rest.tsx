import type { Comment } from '#contract/comments.ts';
import { getKind } from '#kinds/index.ts';
import { CommentsSection } from '../../features/comments/comments-section.tsx';
import { Heart } from '../../features/favourites/heart.tsx';
import { CardRow } from '../../features/listings/card-row.tsx';
import { Contacts } from '../../features/listings/detail/contacts.tsx';
import { Delivery } from '../../features/listings/detail/delivery.tsx';
import { Description } from '../../features/listings/detail/description.tsx';
import { Facts } from '../../features/listings/detail/facts.tsx';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { Offers } from '../../features/listings/detail/offers.tsx';
import { Programme } from '../../features/listings/detail/programme.tsx';
import { SellerCard } from '../../features/listings/detail/seller-card.tsx';
import { useT } from '../../lib/i18n.tsx';
import type { DetailData, LoadedDetail } from './detail-data.ts';
import { ReportComment } from './report-comment.tsx';
import { Whereabouts } from './whereabouts.tsx';

export { ActionBar } from './action-bar.tsx';

/** The text of a listing, below its pictures. */
export function DetailText({ listing, stated }: ListingProps & Pick<LoadedDetail, 'stated'>) {
  return (
    <>
      <Facts listing={listing} stated={stated} />
      {listing.description && <Description text={listing.description} />}
      {getKind(listing.kind).capabilities.schedule && <Programme listing={listing} />}
      <Delivery listing={listing} />
      <Offers listing={listing} />
      <Whereabouts listing={listing} />
    </>
  );
}

/** The seller. */
export function DetailPeople({ listing }: ListingProps) {
  return (
    <>
      {getKind(listing.kind).capabilities.contacts && <Contacts listing={listing} />}
      <SellerCard listing={listing} />
    </>
  );
}

/** The API returns at most two rows of four; if fewer, show one full row rather than one and a half. */
const MOST_SIMILAR = 8;
const ROW = 4;

const renderTools = (comment: Comment) => <ReportComment comment={comment} />;

/** Comments and similar listings. */
export function DetailEnd({ data: { listing, comments, similar } }: { data: DetailData }) {
  const t = useT();
  const { capabilities } = getKind(listing.kind);
  const title = capabilities.schedule ? 'schedule' : capabilities.contacts ? 'places' : 'goods';
  return (
    <>
      {comments && (
        <CommentsSection
          key={listing.id}
          listing={listing}
          comments={comments}
          renderTools={renderTools}
          className="mt-10"
        />
      )}
      {similar.length > 0 && (
        <section className="mt-12 print:hidden" aria-labelledby="similar">
          <h2 id="similar" className="mb-4 text-heading">
            {t(`detail.similar.${title}`)}
          </h2>
          <CardRow listings={similar.length < MOST_SIMILAR ? similar.slice(0, ROW) : similar} Heart={Heart} />
        </section>
      )}
    </>
  );
}
