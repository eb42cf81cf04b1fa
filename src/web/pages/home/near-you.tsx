import { Form, Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Ornament } from '../../ui/ornament.tsx';

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

function addressAround(town: string): string {
  return `/ads?${new URLSearchParams({ town, radius: '50', sort: 'distance' })}`;
}

/** Asks for the visitor's town and links to listings around it. */
export function NearYou() {
  const t = useT();
  return (
    <section aria-labelledby="near" data-theme="dark" className="scallop-top mt-12 text-ink">
      <div className="scallop-bottom bg-[#1a4a31] py-14">
        <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-4 sm:px-6 lg:grid-cols-[1fr_22rem]">
          <div>
            <h2 id="near" className="text-title">
              {t('home.near')}
            </h2>
            <p className="mt-2 max-w-xl text-subheading text-[#d9dfcf]">{t('home.near.text')}</p>
            <Form action="/ads" className="mt-6 grid max-w-2xl items-end gap-3 sm:grid-cols-[1fr_10rem_auto]">
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
              <button type="submit" className="btn btn-amber">
                {t('home.near.submit')}
              </button>
            </Form>
            <ul aria-label={t('home.near.cities')} className="mt-5 flex flex-wrap gap-x-4 gap-y-1">
              {CITIES.map((city) => (
                <li key={city}>
                  <Link
                    to={addressAround(city)}
                    className="inline-block py-0.5 font-semibold text-amber-strong hover:underline"
                  >
                    {city}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className="relative mx-auto hidden w-full max-w-88 lg:block" aria-hidden="true">
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
