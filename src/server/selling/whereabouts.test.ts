import { expect, test } from 'vitest';
import { updateProfile } from '#contract/accounts/settings.ts';
import { getListing, listListings } from '#contract/listings/listings.ts';
import { placeLabel } from '#contract/places/place-label.ts';
import { listPlaces, lookUpPlace } from '#contract/places/places.ts';
import { actOnListings, createListing, getEditable, getLastPlace, updateListing } from '#contract/selling/selling.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();
const AD = {
  title: 'Garnek gliniany',
  description: 'Toczony na kole, dwa litry.',
  town: 'Zamość',
  category: 201,
  price: '40',
  tags: [],
  details: {},
  pictures: [],
};
const lookUp = (name: string) => app.api().call(lookUpPlace, { query: { name } });

test('a place with a unique name is found by its spelling alone', async () => {
  expect(await lookUp('zamość')).toMatchObject({ place: { name: 'Zamość', near: null }, choices: [] });
  expect(await lookUp('Grójec')).toMatchObject({ place: { name: 'Grójec', voivodeship: 'mazowieckie' } });
  expect(await lookUp('Nibylandia')).toEqual({ place: null, choices: [] });
});

test('misspelt and ambiguous names are queried, and each choice’s label identifies it', async () => {
  const { place, choices } = await lookUp('Lowicz');
  expect([place, choices.map(placeLabel)]).toEqual([null, ['Łowicz, łódzkie']]);
  const several = await lookUp('Grojec');
  expect(several.place).toBeNull();
  const labels = several.choices.map(placeLabel);
  expect(labels).toHaveLength(3);
  expect(labels).toContain('Grójec, mazowieckie');
  // Two of them are in one voivodeship and differ by a nearby place.
  expect(new Set(labels).size).toBe(3);
  for (const choice of several.choices)
    expect(await lookUp(placeLabel(choice))).toEqual({ place: choice, choices: [] });
});

test.each([
  ['Grojec', /Grójec, mazowieckie/],
  ['Lowicz', /Czy chodzi o Łowicz, łódzkie/],
  ['Nowa Wies', /Nowa Wieś, małopolskie/],
  ['Józefów', /Józefów, lubelskie/],
  ['Nibylandia', /Nie znamy/],
])('%s is not stored without asking', async (town, reason) => {
  const person = await aPerson(app);
  await expect(person.api.call(createListing.ad, { body: { ...AD, town } })).rejects.toMatchObject({
    code: 'placeUnknown',
    fieldErrors: { town: [expect.stringMatching(reason)] },
  });
});

test('an edit keeps the chosen namesake', async () => {
  const person = await aPerson(app);
  const { choices } = await lookUp('Józefów');
  for (const choice of choices) {
    const { data } = await person.api.call(createListing.ad, { body: { ...AD, town: placeLabel(choice) } });
    const { form } = await person.api.call(getEditable.ad, { params: { id: data.id } });
    expect(form.town).toBe(placeLabel(choice));
    const body = { version: data.version, form: { ...AD, town: form.town as string, price: '50' } };
    await person.api.call(updateListing.ad, { params: { id: data.id }, body });
    await person.api.call(actOnListings, { body: { ids: [data.id], action: 'renew' } });
    const { location } = await app.api().call(getListing.ad, { params: { id: data.id } });
    expect(location).toEqual({ lat: choice.lat, lng: choice.lng });
  }
});

test('an unlisted village has its own name and its neighbour’s coordinates', async () => {
  const person = await aPerson(app);
  const { data } = await person.api.call(createListing.ad, { body: { ...AD, village: ' Kociubyńce Małe ' } });
  await person.api.call(actOnListings, { body: { ids: [data.id], action: 'renew' } });
  await app.settle();
  const shown = await app.api().call(getListing.ad, { params: { id: data.id } });
  const { place } = await lookUp('Zamość');
  expect(shown).toMatchObject({
    town: 'Kociubyńce Małe',
    nearTown: 'Zamość',
    voivodeship: 'lubelskie',
    location: { lat: place?.lat, lng: place?.lng },
  });
  const found = async (query: object) => (await app.api().call(listListings.ad, { query })).total;
  expect(await found({ q: 'kociubynce' })).toBe(1);
  expect(await found({ q: 'garnek zamość' })).toBe(1);
  expect(await found({ town: 'Zamość', radius: 5 })).toBe(1);
  for (const town of ['Kociubyńce Małe', 'kociubynce-male', 'Kociubyńce Małe, lubelskie (Zamość)'])
    expect(await found({ town, radius: 5 }), town).toBe(1);
  const around = await app.api().call(listListings.ad, { query: { town: 'kociubynce male', radius: 5 } });
  expect(around.near).toMatchObject({ id: place?.id, name: 'Kociubyńce Małe', voivodeship: 'lubelskie' });
  await expect(found({ town: 'Kociubyńce Małe, mazowieckie' })).rejects.toMatchObject({ code: 'placeUnknown' });
  const offered = async (q: string, villages: '0' | '1' = '1') =>
    (await app.api().call(listPlaces, { query: { q, villages } })).items.map(placeLabel);
  expect(await offered('kociub')).toEqual(['Kociubyńce Małe, lubelskie (Zamość)']);
  expect([await offered('kociub', '0'), await offered('%'), await offered('k')]).toMatchObject([
    [],
    [],
    { length: 10 },
  ]);
  await person.api.call(actOnListings, { body: { ids: [data.id], action: 'pause' } });
  await app.settle();
  expect(await offered('kociub')).toEqual([]);
  expect(await found({ town: 'Kociubyńce Małe' })).toBe(0);
  await person.api.call(actOnListings, { body: { ids: [data.id], action: 'resume' } });
  const { form } = await person.api.call(getEditable.ad, { params: { id: data.id } });
  expect(form).toMatchObject({ town: 'Zamość, lubelskie', village: 'Kociubyńce Małe' });
  const body = { version: data.version, form: { ...AD, village: '' } };
  await person.api.call(updateListing.ad, { params: { id: data.id }, body });
  expect(await app.api().call(getListing.ad, { params: { id: data.id } })).toMatchObject({
    town: 'Zamość',
    nearTown: null,
  });
});

test('a new listing starts with the place of the last one, otherwise with the seller’s town', async () => {
  const person = await aPerson(app);
  const last = () => person.api.call(getLastPlace);
  expect(await last()).toEqual({ place: null });
  await person.api.call(updateProfile, { body: { town: 'Łowicz' } });
  expect(await last()).toEqual({ place: { town: 'Łowicz, łódzkie', village: null } });
  await person.api.call(createListing.ad, { body: AD });
  await person.api.call(createListing.ad, { body: { ...AD, title: 'Dzbanek gliniany', village: 'Wólka Dolna' } });
  expect(await last()).toEqual({ place: { town: 'Zamość, lubelskie', village: 'Wólka Dolna' } });
});
