import { expect, test } from 'vitest';
import {
  choosePlan,
  createListing,
  duplicateListing,
  getEditable,
  listOwnListings,
  updateListing,
} from '#contract/selling/selling.ts';
import { momentAtPolishClock, polishClock, polishDay } from '#contract/values/polish-time.ts';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

function event(startsAt: string, endsAt: string) {
  return {
    title: 'Dożynki gminne',
    description: 'Wieńce, orkiestra i kiermasz.',
    town: 'Zamość',
    tags: ['harvest_festival'],
    startsAt,
    endsAt,
    details: { venue: 'Stadion', organiser: 'Gmina' },
    pictures: [],
  };
}

test('a past event is refused at its dates, in every language', async () => {
  const person = await aPerson(app);
  const body = event('2020-08-15T12:00:00+02:00', '2020-08-15T20:00:00+02:00');
  const reasons = new Set<string>();
  for (const locale of LOCALE_IDS) {
    const call = app.as(person.token, locale).call(createListing.event, { body });
    const error = await call.then(
      () => null,
      (failure: { code: string; fieldErrors: Record<string, string[]> }) => failure,
    );
    expect(error?.code).toBe('validationFailed');
    expect(error?.fieldErrors.startsAt).toEqual(error?.fieldErrors.endsAt);
    reasons.add(error?.fieldErrors.endsAt?.[0] ?? '');
  }
  expect(reasons.size).toBe(LOCALE_IDS.length);
  expect((await person.api.call(listOwnListings, { query: { kind: 'event' } })).total).toBe(0);
});

test('an event that ends later today, or began days ago, can still be posted', async () => {
  const person = await aPerson(app);
  const soon = new Date(Date.now() + 60_000);
  await person.api.call(createListing.event, { body: event(inDays(-0.1), soon.toISOString()) });
  await person.api.call(createListing.event, { body: event(inDays(-3), inDays(1)) });
  const over = person.api.call(createListing.event, { body: event(inDays(-0.1), inDays(-0.01)) });
  await expect(over).rejects.toMatchObject({ fieldErrors: { endsAt: [expect.any(String)] } });
});

test('days are Polish days', () => {
  expect(polishDay(momentAtPolishClock('2027-08-15T00:30') ?? 0)).toBe('2027-08-15');
  expect(polishClock('2027-08-14T22:30:00Z')).toBe('2027-08-15T00:30');
});

test('a past event can be edited and copied, but neither renewed nor moved to an earlier date', async () => {
  const person = await aPerson(app);
  const past = { starts_at: inDays(-30), ends_at: inDays(-29) };
  const id = await aListing(app, 'event', {
    ...past,
    seller_id: person.id,
    status: 'expired',
    tags: ['fair'],
    details: { venue: 'Rynek', organiser: 'Gmina' },
  });
  const { form, listing } = await person.api.call(getEditable.event, { params: { id } });
  expect(listing.plans).toEqual([]);
  const edited = { ...form, title: 'Jarmark, jak było' } as ReturnType<typeof event>;
  const saved = await person.api.call(updateListing.event, {
    params: { id },
    body: { version: listing.version, form: edited },
  });
  expect(saved.data.title).toBe('Jarmark, jak było');
  const activation = person.api.call(choosePlan, { params: { id }, body: { plan: 'free' } });
  await expect(activation).rejects.toMatchObject({ code: 'moveNotAllowed' });
  const copy = await person.api.call(duplicateListing, { params: { id } });
  const next = { ...edited, startsAt: inDays(300), endsAt: inDays(301) };
  const moved = await person.api.call(updateListing.event, {
    params: { id: copy.data.id },
    body: { version: copy.data.version, form: next },
  });
  expect(moved.data.plans).toContain('free');
  const back = person.api.call(updateListing.event, {
    params: { id: copy.data.id },
    body: { version: moved.data.version, form: edited },
  });
  await expect(back).rejects.toMatchObject({ fieldErrors: { endsAt: [expect.any(String)] } });
});
