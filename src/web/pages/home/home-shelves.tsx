import { Heart } from '../../features/favourites/heart.tsx';
import { CardRow } from '../../features/listings/card-row.tsx';
import { ListingCard } from '../../features/listings/listing-card.tsx';
import { useT } from '../../lib/i18n.tsx';
import { EventAgenda } from './event-agenda.tsx';
import { Highlights } from './highlights.tsx';
import type { HomeData } from './home-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { NearYou } from './near-you.tsx';
import { Shelf } from './shelf.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** Below the category tiles: listings of each kind, and how the marketplace works. */
export function HomeShelves({ home }: { home: HomeData }) {
  const t = useT();
  const { highlighted, promoted, newest, events, facilities } = home;
  return (
    <>
      {highlighted.length > 0 && (
        <Shelf title={t('home.highlighted')} hint={t('home.highlighted.hint')} to="/ads">
          <Highlights listings={highlighted} />
        </Shelf>
      )}
      {promoted.length > 0 && (
        <Shelf title={t('home.promoted')} hint={t('home.promoted.hint')} to="/ads">
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
            {promoted.map((listing) => (
              <li key={listing.id} className="min-w-0 max-sm:nth-[n+5]:hidden">
                <ListingCard listing={listing} layout="compact" Heart={Heart} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      <NearYou />
      {newest.length > 0 && (
        <Shelf title={t('home.newest')} to="/ads?sort=-created_at">
          <CardRow listings={newest} Heart={Heart} />
        </Shelf>
      )}
      {events.length > 0 && (
        <Shelf title={t('home.events')} to="/events" band>
          <EventAgenda events={events} />
        </Shelf>
      )}
      {facilities.length > 0 && (
        <Shelf title={t('home.facilities')} to="/agritourismFacilities">
          <CardRow listings={facilities} Heart={Heart} />
        </Shelf>
      )}
      <HowItWorks />
      <TrustStrip />
    </>
  );
}
