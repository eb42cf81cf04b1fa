import type { ListingDetail } from '#contract/listings.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { DetailPeople, DetailText } from '../../detail/detail-rest.tsx';
import { Headline } from '../../detail/headline.tsx';
import { statedFacts } from '../../detail/stated-facts.ts';
import { Gallery } from '../../gallery/gallery.tsx';

/** The listing's own page, made of the same parts; nothing in it can be pressed. Load it with the messages of `detail`. */
export function PagePreview({ listing }: { listing: ListingDetail }) {
  const { locale, t } = useLanguage();
  return (
    <section
      aria-label={t('posting.preview.page')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must be able to scroll it
      tabIndex={0}
      className="overflow-hidden rounded-card border border-line bg-paper lg:max-h-[70dvh] lg:overflow-y-auto lg:overscroll-contain"
    >
      <div inert className="flex min-w-0 flex-col gap-6 p-4 lg:w-[40rem] lg:[zoom:0.55]">
        <Gallery pictures={listing.pictures} title={listing.title} />
        <Headline listing={listing} />
        <DetailText listing={listing} stated={statedFacts(listing, t, locale)} />
        <DetailPeople listing={listing} />
      </div>
    </section>
  );
}
