import { Heart } from '../../features/favourites/heart.tsx';
import { CardRow } from '../../features/listings/card-row.tsx';
import { useT } from '../../lib/i18n.tsx';
import { EventAgenda } from './event-agenda.tsx';
import { FirstGoods } from './first-goods.tsx';
import type { HomeData } from './home-data.ts';
import { HowItWorks } from './how-it-works.tsx';
import { NearYou } from './near-you.tsx';
import { Shelf } from './shelf.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** Below the categories: listings of each kind, and how the marketplace works. */
export function HomeShelves({ home }: { home: HomeData }) {
  const t = useT();
  const { first, paid, events, facilities, season } = home;
  return (
    <>
      {first.length > 0 && <FirstGoods first={first} season={season} />}
      <NearYou />
      {paid.length > 0 && (
        <Shelf title={t('home.paid')} hint={t('home.paid.hint')} to="/ads">
          <CardRow listings={paid} Heart={Heart} />
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
