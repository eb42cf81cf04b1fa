import type { MessageId } from '#i18n/message-id.ts';
import { Heart } from '../../features/favourites/heart.tsx';
import { fullCard } from '../../features/listings/card-listing.ts';
import { ListingCard } from '../../features/listings/listing-card.tsx';
import { useT } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import type { HomeData } from './home-data.ts';
import { Shelf } from './shelf.tsx';

/** As many as the first row of a phone has: their pictures are in sight at once. */
const IN_SIGHT = 2;

/** Two highlighted goods, then the newest ones; below them the categories in season. */
export function FirstGoods({ first, season }: Pick<HomeData, 'first' | 'season'>) {
  const t = useT();
  return (
    <Shelf title={t('home.today')} to="/ads" isFirst>
      <ul className="grid gap-2.5 min-[20rem]:grid-cols-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {first.map((listing, index) => (
          <li key={listing.id} className="min-w-0 max-sm:nth-[n+5]:hidden max-lg:nth-[n+7]:hidden">
            <ListingCard listing={fullCard(listing)} layout="narrow" Heart={Heart} priority={index < IN_SIGHT} />
          </li>
        ))}
      </ul>
      {season.length > 0 && (
        <div className="mt-5 flex items-center gap-x-3 gap-y-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
          <h3 className="shrink-0 font-sans text-[0.9375rem] font-bold" id="season">
            {t('home.season')}
          </h3>
          <ul className="flex gap-2 sm:flex-wrap" aria-labelledby="season">
            {season.map(({ id, key }) => (
              <li key={id}>
                <Link to={`/category/${id}`} prefetch="intent" className="chip min-h-11 whitespace-nowrap">
                  {t(`category.${key}` as MessageId)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Shelf>
  );
}
