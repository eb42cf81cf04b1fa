import type { ListingProps } from '../../features/listings/detail/listing-props.ts';
import { nearestCities } from '../../features/places/map/cities.ts';
import { PlaceMap } from '../../features/places/map/place-map.tsx';
import { useLanguage } from '../../lib/i18n.tsx';
import { voivodeshipText } from '../../lib/places/voivodeship.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Where a listing is: a small map, distances in words, and a link to a real map. */
export function Whereabouts({ listing }: ListingProps) {
  const { t } = useLanguage();
  const { town, location } = listing;
  const voivodeship = voivodeshipText(listing.voivodeship, t);
  const cities = location
    ? nearestCities(location).map(({ name, distanceKm }) =>
        t('detail.kmAway', { city: name, km: Math.round(distanceKm) }),
      )
    : [];
  return (
    <Card
      as="section"
      id="whereabouts"
      className="grid scroll-mt-24 print:hidden items-center gap-x-6 gap-y-4 p-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:p-6"
      aria-labelledby="whereabouts-heading"
    >
      <PlaceMap
        label={t('detail.mapLabel', { town, voivodeship })}
        voivodeship={listing.voivodeship}
        location={location}
        className="mx-auto max-w-96 sm:row-span-2"
      />
      <div className="max-sm:row-start-1 sm:self-end">
        <h2 id="whereabouts-heading" className="text-heading">
          {t('detail.whereabouts')}
        </h2>
        <p>
          <b>{town}</b>, {voivodeship}
        </p>
      </div>
      <div className="text-[0.9375rem] sm:self-start">
        {cities.length > 0 && <p className="text-muted">{t('detail.nearestCities', { cities: cities.join(', ') })}</p>}
        {location && <MapLink {...location} />}
      </div>
    </Card>
  );
}

function MapLink({ lat, lng }: { lat: number; lng: number }) {
  const { t } = useLanguage();
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`}
      target="_blank"
      rel="nofollow noopener"
      className="link mt-1 tap inline-flex min-h-6 items-center gap-1.5 print:hidden"
    >
      <Icon name="map" size={18} />
      {t('detail.openMap')}
      <span className="sr-only">{t('detail.newTab')}</span>
    </a>
  );
}
