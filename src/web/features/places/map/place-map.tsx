import { plainName } from '../../../lib/places/voivodeship.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type NearbyCity, nearestCities } from './cities.ts';
import { placeLabels } from './label-places.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Place, project } from './projection.ts';

export interface PlaceMapProps {
  /** Accessible name of the map. */
  label: string;
  /** In Polish, as in listings. */
  voivodeship: string;
  /** Without it only the voivodeship is shown. */
  location: Place | null;
  className?: string;
}

/** A nearer city's dot would be hidden below the marker. */
const NEAREST_SHOWN_KM = 12;

/** A map of Poland with the voivodeship, a marker and the nearest big cities. */
export function PlaceMap({ label, voivodeship, location, className }: PlaceMapProps) {
  const name = plainName(voivodeship);
  const cities = location ? nearestCities(location).filter((city) => city.distanceKm > NEAREST_SHOWN_KM) : [];
  return (
    <svg
      viewBox={`-2 -6 ${MAP_WIDTH + 4} ${MAP_HEIGHT + 10}`}
      role="img"
      aria-label={label}
      className={classNames('block h-auto w-full', className)}
    >
      <use href="/map.svg#poland" className="fill-linen stroke-line-strong/40 stroke-[0.6]" strokeLinejoin="round" />
      <use href={`/map.svg#${name}`} className="fill-primary-soft stroke-primary stroke-[1]" strokeLinejoin="round" />
      {location && <Cities cities={cities} marker={location} />}
      {location && <Marker location={location} />}
    </svg>
  );
}

function Cities({ cities, marker }: { cities: readonly NearbyCity[]; marker: Place }) {
  const dots = cities.map((city) => ({ name: city.name, ...project(city) }));
  const labels = placeLabels(dots, project(marker), MAP_WIDTH);
  return dots.map(({ name, x, y }, index) => {
    const label = labels[index];
    return (
      <g key={name}>
        <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.1" className="fill-surface stroke-ink stroke-[1.1]" />
        <text
          x={label?.x.toFixed(1)}
          y={label?.y.toFixed(1)}
          textAnchor={label?.anchor}
          className="fill-ink stroke-surface stroke-[2.4] text-[0.5625rem] font-bold [paint-order:stroke]"
          strokeLinejoin="round"
        >
          {name}
        </text>
      </g>
    );
  });
}

function Marker({ location }: { location: Place }) {
  const { x, y } = project(location);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path
        d="M0 0C-1.6-5-7-8-7-13.2a7 7 0 0 1 14 0C7-8 1.6-5 0 0z"
        className="fill-(--folk-red) stroke-surface stroke-[1.2]"
      />
      <circle cy="-13" r="2.6" className="fill-surface" />
    </g>
  );
}
