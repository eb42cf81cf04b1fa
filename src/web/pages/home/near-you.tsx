import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { keepNearPlace, nearHref } from './near-place.ts';

const RADII_KM = [10, 30, 50, 100];
const USUAL_RADIUS_KM = 30;
/** Where most visitors search; the names are the same in every language of the site. */
const CITIES = [
  'Warszawa',
  'Kraków',
  'Łódź',
  'Wrocław',
  'Poznań',
  'Gdańsk',
  'Lublin',
  'Białystok',
  'Rzeszów',
  'Olsztyn',
];

const CITY_RADIUS_KM = 50;

/** Keeps the town for the next visit. */
function keepChosen({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
  const fields = new FormData(form);
  const town = String(fields.get('town')).trim();
  if (town) keepNearPlace({ town, radiusKm: Number(fields.get('radius')) });
}

/** Asks for the visitor's town and links to listings around it. */
export function NearYou() {
  const t = useT();
  return (
    <section aria-labelledby="near" data-theme="dark" className="scallop-top mt-6 text-ink sm:mt-10">
      <div className="scallop-bottom bg-[#1a4a31] py-7 sm:py-9">
        <div className="mx-auto grid max-w-page items-center gap-x-12 px-4 sm:px-6 lg:grid-cols-[1fr_15rem]">
          <div className="min-w-0">
            <h2 id="near" className="text-heading">
              {t('home.near')}
            </h2>
            <p className="mt-1 max-w-xl text-[#d9dfcf] max-sm:hidden">{t('home.near.text')}</p>
            <Form
              action="/ads"
              onSubmit={keepChosen}
              className="mt-3 grid max-w-2xl grid-cols-[minmax(0,1fr)_7rem] items-end gap-3 sm:mt-4 sm:grid-cols-[1fr_10rem_auto]"
            >
              <Field label={t('home.near.town')} required>
                <TextInput name="town" placeholder="Kazimierz Dolny" autoComplete="address-level2" maxLength={100} />
              </Field>
              <Field label={t('home.near.radius')}>
                <SelectInput name="radius" defaultValue={USUAL_RADIUS_KM}>
                  {RADII_KM.map((radius) => (
                    <option key={radius} value={radius}>
                      {radius} km
                    </option>
                  ))}
                </SelectInput>
              </Field>
              <input type="hidden" name="sort" value="distance" />
              <button type="submit" className="btn btn-amber max-sm:col-span-2">
                {t('home.near.submit')}
              </button>
            </Form>
            <ul
              aria-label={t('home.near.cities')}
              className="mt-2 flex gap-x-4 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap"
            >
              {CITIES.map((city) => (
                <li key={city}>
                  <Link
                    to={nearHref({ town: city, radiusKm: CITY_RADIUS_KM })}
                    onClick={() => keepNearPlace({ town: city, radiusKm: CITY_RADIUS_KM })}
                    className="flex min-h-11 min-w-11 items-center font-semibold text-amber-strong hover:underline"
                  >
                    {city}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className="relative hidden lg:block" aria-hidden="true">
            <svg viewBox="0 0 208 200" className="h-auto w-full fill-[#2b6b48] stroke-[#1a4a31]">
              <use href="/map.svg#poland" />
            </svg>
            <Ornament name="rooster" className="absolute inset-x-0 top-1/4 mx-auto w-2/5" />
          </div>
        </div>
      </div>
    </section>
  );
}
