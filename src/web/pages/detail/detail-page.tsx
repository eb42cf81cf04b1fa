import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { LaterFiles } from '../../lib/later-files.tsx';
import { Gallery } from '../../lib/pictures/gallery.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ContactPanel } from './contact-panel.tsx';
import type { LoadedDetail } from './detail-data.ts';
import { Headline } from './headline.tsx';
import { Watch } from './watch.tsx';

const LATER_CHUNKS = ['detail-parts', 'list-parts', 'cards', 'controls', 'late'];

const loadRest = () => import('./detail-rest.tsx');
const ActionBar = later(loadRest, (module) => module.ActionBar);
const DetailText = later(loadRest, (module) => module.DetailText);
const DetailContacts = later(loadRest, (module) => module.DetailContacts);
const DetailComments = later(loadRest, (module) => module.DetailComments);
const DetailEnd = later(loadRest, (module) => module.DetailEnd);

/** The page of a listing of any kind; its parts depend on the kind's features. */
export function DetailPage({ data }: { data: LoadedDetail }) {
  const t = useT();
  const { listing, trail, stated, credentialWords } = data;
  return (
    <>
      <LaterFiles chunks={LATER_CHUNKS} />
      <div className="mx-auto w-full max-w-page px-4 pt-4 pb-10 sm:px-6 sm:pt-6 print:p-0">
        <Breadcrumbs label={t('list.breadcrumbs')} items={trail} className="mb-4 print:hidden" />
        <div className="print:hidden">
          <Watch listing={listing} />
        </div>
        <article className={LAYOUT}>
          <div className="min-w-0 lg:col-start-1">
            <Gallery key={listing.id} pictures={listing.pictures} title={listing.title} />
          </div>
          <div className={SIDE}>
            <Headline listing={listing} className="min-w-0" />
            <aside aria-label={t('detail.contact')} className={PEOPLE}>
              <ContactPanel listing={listing} />
              <div className="max-lg:order-1 empty:hidden">
                <DetailContacts listing={listing} />
              </div>
            </aside>
          </div>
          <div className={TEXT}>
            <DetailText listing={listing} stated={stated} credentialWords={credentialWords} />
          </div>
          <div className="min-w-0 max-lg:order-2 lg:col-start-1 print:hidden">
            <DetailComments data={data} />
          </div>
        </article>
        <DetailEnd data={data} />
      </div>
      <ActionBar listing={listing} />
    </>
  );
}

/** Two independent columns: the last grid row takes whatever the side leaves. */
const LAYOUT =
  'grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] print:gap-4 print:has-[.picture]:grid-cols-2';
/** On narrow screens its parts surround the text: headline, price and seller, text, a place's contacts. */
const SIDE =
  'max-lg:contents lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:flex lg:min-w-0 lg:flex-col lg:gap-4 print:flex print:flex-col print:gap-3';
/** In sight while the text and the comments scroll past. */
const PEOPLE = 'max-lg:contents lg:sticky lg:top-6 lg:flex lg:min-w-0 lg:flex-col lg:gap-4';
const TEXT = 'flex min-w-0 flex-col gap-8 lg:col-start-1 lg:pt-2 print:col-span-full print:gap-3';
