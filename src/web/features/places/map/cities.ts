import { distanceKm, type Place } from './projection.ts';

interface City extends Place {
  readonly name: string;
}

/** Well-known cities, far enough apart for their labels on the map. */
const CITIES: readonly City[] = [
  { name: 'Warszawa', lat: 52.23, lng: 21.01 },
  { name: 'Kraków', lat: 50.06, lng: 19.94 },
  { name: 'Łódź', lat: 51.77, lng: 19.47 },
  { name: 'Wrocław', lat: 51.11, lng: 17.03 },
  { name: 'Poznań', lat: 52.41, lng: 16.93 },
  { name: 'Gdańsk', lat: 54.35, lng: 18.65 },
  { name: 'Szczecin', lat: 53.43, lng: 14.55 },
  { name: 'Bydgoszcz', lat: 53.12, lng: 18.01 },
  { name: 'Lublin', lat: 51.25, lng: 22.57 },
  { name: 'Białystok', lat: 53.13, lng: 23.16 },
  { name: 'Katowice', lat: 50.26, lng: 19.02 },
  { name: 'Rzeszów', lat: 50.04, lng: 22 },
  { name: 'Kielce', lat: 50.87, lng: 20.63 },
  { name: 'Olsztyn', lat: 53.78, lng: 20.49 },
  { name: 'Opole', lat: 50.67, lng: 17.93 },
  { name: 'Zielona Góra', lat: 51.94, lng: 15.51 },
  { name: 'Koszalin', lat: 54.19, lng: 16.18 },
  { name: 'Radom', lat: 51.4, lng: 21.15 },
  { name: 'Częstochowa', lat: 50.81, lng: 19.12 },
];

export interface NearbyCity extends City {
  readonly distanceKm: number;
}

/** The three cities nearest to a place, nearest first. */
export function nearestCities(place: Place): NearbyCity[] {
  return CITIES.map((city) => ({ ...city, distanceKm: distanceKm(place, city) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, 3);
}
