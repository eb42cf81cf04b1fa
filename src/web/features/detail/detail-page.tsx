import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { ActionBar } from './action-bar.tsx';
import { Contacts } from './contacts.tsx';
import { Description } from './description.tsx';
import type { DetailData } from './detail-data.ts';
import { trailTo } from './detail-texts.ts';
import { Facts } from './facts.tsx';
import { Headline } from './headline.tsx';
import { Offers } from './offers.tsx';
import { Programme } from './programme.tsx';
import { SellerCard } from './seller-card.tsx';
import { Whereabouts } from './whereabouts.tsx';

/** The page of a listing of any kind; what the kind can do decides what stands on it. */
export function DetailPage({ data }: { data: DetailData }) {
  const t = useT();
  const { listing, comments, similar } = data;
  const { capabilities } = getKind(listing.kind);
  const crumbs = trailTo(listing, t)
    .slice(0, -1)
    .map(({ name, path }) => ({ label: name, to: path }));
  return (
    <>
      <div className="mx-auto w-full max-w-page px-4 pt-4 pb-10 sm:px-6 sm:pt-6">
        <Breadcrumbs label={t('list.breadcrumbs')} items={crumbs} className="mb-4 print:hidden" />
        <article className={LAYOUT}>
          <div className="min-w-0 lg:col-start-1">
            <Gallery key={listing.id} pictures={listing.pictures} title={listing.title} />
          </div>
          <div className={SIDE}>
            <Headline listing={listing} className="min-w-0" />
            <aside aria-label={t('detail.contact')} className={PEOPLE}>
              {capabilities.contacts && <Contacts listing={listing} />}
              <SellerCard listing={listing} />
            </aside>
          </div>
          <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:pt-2">
            <Facts listing={listing} />
            <Description text={listing.description} />
            {capabilities.schedule && <Programme listing={listing} />}
            <Offers listing={listing} />
            <Whereabouts listing={listing} />
          </div>
        </article>
        {comments && <CommentsSection listing={listing} comments={comments} className="mt-10" />}
        {similar.length > 0 && (
          <section className="mt-12 print:hidden" aria-labelledby="similar">
            <h2 id="similar" className="mb-4 text-heading">
              {t(
                capabilities.schedule
                  ? 'detail.similar.schedule'
                  : capabilities.contacts
                    ? 'detail.similar.places'
                    : 'detail.similar.goods',
              )}
            </h2>
            <ListingGrid items={similar} headingLevel={3} />
          </section>
        )}
      </div>
      <ActionBar listing={listing} />
    </>
  );
}

/** Two columns that do not wait for each other: the second row of the grid takes whatever the side leaves. */
const LAYOUT =
  'grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:flex print:flex-col print:gap-4';
/** On narrow screens its two parts stand around the text: what it is, what is said of it, who offers it. */
const SIDE =
  'max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:min-w-0 lg:flex-col lg:gap-6 print:contents';
const PEOPLE = 'flex min-w-0 flex-col gap-4 max-lg:order-last lg:sticky lg:top-24';
