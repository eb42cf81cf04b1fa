import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { CardRow } from '../listings/card-row.tsx';
import { Contacts } from './contacts.tsx';
import { Description } from './description.tsx';
import type { DetailData, ListingProps, LoadedDetail } from './detail-data.ts';
import { Facts } from './facts.tsx';
import { Offers } from './offers.tsx';
import { Programme } from './programme.tsx';
import { SellerCard } from './seller-card.tsx';
import { Whereabouts } from './whereabouts.tsx';

export { ActionBar } from './action-bar.tsx';

/** What is said of a listing below its pictures. */
export function DetailText({ listing, stated }: ListingProps & Pick<LoadedDetail, 'stated'>) {
  return (
    <>
      <Facts listing={listing} stated={stated} />
      <Description text={listing.description} />
      {getKind(listing.kind).capabilities.schedule && <Programme listing={listing} />}
      <Offers listing={listing} />
      <Whereabouts listing={listing} />
    </>
  );
}

/** Who offers it. */
export function DetailPeople({ listing }: ListingProps) {
  return (
    <>
      {getKind(listing.kind).capabilities.contacts && <Contacts listing={listing} />}
      <SellerCard listing={listing} />
    </>
  );
}

/** The API answers at most two rows of four; where it finds fewer, one full row looks better than one and a half. */
const MOST_SIMILAR = 8;
const ROW = 4;

/** What others say of it, and what is like it. */
export function DetailEnd({ data: { listing, comments, similar } }: { data: DetailData }) {
  const t = useT();
  const { capabilities } = getKind(listing.kind);
  const title = capabilities.schedule ? 'schedule' : capabilities.contacts ? 'places' : 'goods';
  return (
    <>
      {comments && <CommentsSection key={listing.id} listing={listing} comments={comments} className="mt-10" />}
      {similar.length > 0 && (
        <section className="mt-12 print:hidden" aria-labelledby="similar">
          <h2 id="similar" className="mb-4 text-heading">
            {t(`detail.similar.${title}`)}
          </h2>
          <CardRow listings={similar.length < MOST_SIMILAR ? similar.slice(0, ROW) : similar} />
        </section>
      )}
    </>
  );
}
