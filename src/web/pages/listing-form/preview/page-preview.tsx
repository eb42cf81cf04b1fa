import type { ListingDetail } from '#contract/listings/listings.ts';
import { statedFacts } from '../../../features/listings/detail/stated-facts.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Gallery } from '../../../lib/pictures/gallery.tsx';
import { ContactPanel } from '../../detail/contact-panel.tsx';
import { DetailContacts, DetailText } from '../../detail/detail-rest.tsx';
import { Headline } from '../../detail/headline.tsx';

/** The listing's own page, built from the same parts, but inert. Load it with the messages of `preview`. */
export function PagePreview({ listing }: { listing: ListingDetail }) {
  const { locale, t } = useLanguage();
  return (
    <section
      aria-label={t('posting.preview.page')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be scrollable by keyboard
      tabIndex={0}
      className="overflow-hidden rounded-card border border-line bg-paper lg:max-h-[70dvh] lg:overflow-y-auto lg:overscroll-contain"
    >
      <div inert className="flex min-w-0 flex-col gap-6 p-4 lg:w-[40rem] lg:[zoom:0.55]">
        <Gallery pictures={listing.pictures} title={listing.title} />
        <Headline listing={listing} />
        <ContactPanel listing={listing} />
        <DetailText listing={listing} stated={statedFacts(listing, t, locale)} credentialWords={{}} />
        <DetailContacts listing={listing} />
      </div>
    </section>
  );
}
