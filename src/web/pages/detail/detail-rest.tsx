import { type ReactNode, Suspense } from 'react';
import type { Comment } from '#contract/comments.ts';
import { getKind } from '#kinds/index.ts';
import { CommentsSection } from '../../features/comments/comments-section.tsx';
import { CredentialsPart } from '../../features/credentials/shown/credentials-part.tsx';
import { Heart } from '../../features/favourites/heart.tsx';
import type { SentCard } from '../../features/listings/card-listing.ts';
import { CardRow } from '../../features/listings/card-row.tsx';
import { Contacts } from '../../features/listings/detail/contacts.tsx';
import { Delivery } from '../../features/listings/detail/delivery.tsx';
import { Description } from '../../features/listings/detail/description.tsx';
import { Facts } from '../../features/listings/detail/facts.tsx';
import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { Offers } from '../../features/listings/detail/offers.tsx';
import { Programme } from '../../features/listings/detail/programme.tsx';
import { ReportCredentials } from '../../features/moderation/reporting/report-credentials.tsx';
import { AgreementPart } from '../../features/reviews/late-agreement-part.ts';
import { useT } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import type { DetailData, LoadedDetail } from './detail-data.ts';
import { ReportComment } from './report-comment.tsx';
import { Whereabouts } from './whereabouts.tsx';

export { ActionBar } from './action-bar.tsx';

/** The text of a listing, below its pictures. */
export function DetailText({
  listing,
  stated,
  credentialWords,
}: ListingProps & Pick<LoadedDetail, 'stated' | 'credentialWords'>) {
  return (
    <>
      <Facts listing={listing} stated={stated} />
      <CredentialsPart
        credentials={listing.credentials}
        words={credentialWords}
        report={<ReportCredentials type="listing" id={listing.id} />}
      />
      {listing.description && <Description text={listing.description} />}
      {getKind(listing.kind).capabilities.schedule && <Programme listing={listing} />}
      <Delivery listing={listing} />
      <Offers listing={listing} />
      <Whereabouts listing={listing} />
    </>
  );
}

/** How to reach a place; nothing for other kinds. */
export function DetailContacts({ listing }: ListingProps) {
  return getKind(listing.kind).capabilities.contacts && <Contacts listing={listing} />;
}

const renderTools = (comment: Comment) => <ReportComment comment={comment} />;

/** The comments; nothing for kinds without. */
export function DetailComments({ data: { listing, comments } }: { data: DetailData }) {
  return (
    comments && (
      <CommentsSection
        key={listing.id}
        listing={listing}
        comments={comments}
        renderTools={renderTools}
        renderAgreement={(user) => (
          <Suspense>
            <AgreementPart user={user} query={{ listing: listing.id }} />
          </Suspense>
        )}
      />
    )
  );
}

/** At most two rows of four are loaded; if fewer, show one full row rather than one and a half. */
const MOST_CARDS = 8;
const ROW = 4;

/** More from this seller, and similar listings of others. */
export function DetailEnd({ data: { listing, more, similar } }: { data: DetailData }) {
  const t = useT();
  const { capabilities } = getKind(listing.kind);
  const title = capabilities.schedule ? 'schedule' : capabilities.contacts ? 'places' : 'goods';
  return (
    <>
      <Cards id="more" title={t(`detail.more.${title}`)} cards={more}>
        <Link to={`/user/${listing.seller.id}`} className="link inline-flex min-h-11 items-center">
          {t('detail.seeProfile')}
        </Link>
      </Cards>
      <Cards id="similar" title={t(`detail.similar.${title}`)} cards={similar} />
    </>
  );
}

interface CardsProps {
  id: string;
  title: string;
  cards: readonly SentCard[];
  /** Beside the heading. */
  children?: ReactNode;
}

function Cards({ id, title, cards, children }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="mt-12 print:hidden" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {children}
      </div>
      <CardRow listings={cards.length < MOST_CARDS ? cards.slice(0, ROW) : cards} Heart={Heart} />
    </section>
  );
}
