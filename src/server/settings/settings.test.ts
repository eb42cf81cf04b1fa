import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { register } from '#contract/accounts/accounts.ts';
import { createComment } from '#contract/comments.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { createListing } from '#contract/selling/selling.ts';
import { INITIAL_SETTINGS, type SettingValues } from '#contract/settings/registry.ts';
import { changeSettings, getSettings, removeLogo, setLogo } from '#contract/settings/settings.ts';
import { emit } from '#server/platform/events.ts';
import { aListing, aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

// A separate server, because settings are held in memory.
const app = testApp({ OPERATOR_PHONE: '', CONTACT_EMAIL: 'poczta@targ.example' });

beforeEach(async () => {
  await emit(app.client.db, 'settings.changed', {});
  await expect.poll(() => app.app.settings.values().marketName).toBe('Jarmark');
});

const AD = {
  title: 'Miód gryczany z Roztocza',
  description: 'Ciemny, o mocnym smaku. Odbiór w pasiece albo wysyłka.',
  town: 'Zamość',
  category: 101,
  price: '42,50',
  weight: { value: '1,2', unit: 'kg' },
  tags: [],
  details: {},
  codes: { foodRegistration: 'SB 06993804' },
};

const change = async (body: Partial<SettingValues>) =>
  (await aModerator(app, 'admin')).api.call(changeSettings, { body: body as never });

const refused = async (body: Record<string, unknown>) => {
  const { api } = await aModerator(app, 'admin');
  const error = await api.call(changeSettings, { body: body as never }).catch((each: unknown) => each);
  return Object.keys((error as { fieldErrors: object }).fieldErrors);
};

test('settings have their initial values until an admin changes them', async () => {
  const { api } = await aModerator(app, 'admin');
  const { values, locked, changed } = await api.call(getSettings);
  expect(values).toEqual({ ...INITIAL_SETTINGS, contactEmail: 'poczta@targ.example' });
  expect(locked).toEqual({ contactEmail: 'CONTACT_EMAIL' });
  expect(changed).toEqual({});
});

test('a change is stored, in force at once, and in the audit log with its old and new value', async () => {
  const admin = await aModerator(app, 'admin');
  const { data } = await admin.api.call(changeSettings, {
    body: { marketName: ' Targ Kaszubski ', marketPlace: 'Kartuzy' },
  });
  expect(data.values).toMatchObject({ marketName: 'Targ Kaszubski', marketPlace: 'Kartuzy' });
  expect(data.changed.marketName?.by?.id).toBe(admin.id);
  expect(app.app.settings.values().marketName).toBe('Targ Kaszubski');
  const { items } = await admin.api.call(listAudit, { query: {} });
  expect(items.filter(({ action }) => action === 'setting.change').map(({ content }) => content)).toEqual(
    expect.arrayContaining([{ setting: 'marketName', from: 'Jarmark', to: 'Targ Kaszubski' }]),
  );
});

test('repeating a change adds no second entry to the log', async () => {
  const admin = await aModerator(app, 'admin');
  await admin.api.call(changeSettings, { body: { marketPlace: 'Nowy Sącz' } });
  const before = (await admin.api.call(listAudit, { query: {} })).total;
  await admin.api.call(changeSettings, { body: { marketPlace: 'Nowy Sącz' } });
  expect((await admin.api.call(listAudit, { query: {} })).total).toBe(before);
});

test('null returns a setting to its initial value', async () => {
  await change({ marketName: 'Rynek' });
  const { data } = await change({ marketName: null as never });
  expect(data.values.marketName).toBe('Jarmark');
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['a name of one character', { marketName: 'J' }, ['marketName']],
  ['markup in a name', { marketName: 'Targ <b>' }, ['marketName']],
  ['an unknown setting', { marketColour: 'red' }, ['form']],
  ['a setting of the environment', { contactEmail: 'inny@targ.example' }, ['contactEmail']],
  ['an operator without an address', { operatorName: 'Stowarzyszenie Pod Lipą' }, ['operatorAddress']],
  ['a wrong tax number', { operatorTaxId: '123-456-32-19' }, ['operatorTaxId']],
  ['a colour that cannot be read', { colours: coloursOf('#f5e6c8') }, ['colours.primary.light']],
  ['no language', { languages: { offered: [], default: 'pl' } }, ['languages.offered', 'languages.default']],
  ['a default that is not offered', { languages: { offered: ['pl'], default: 'en' } }, ['languages.default']],
  ['a banner without a text', { banner: bannerOf({ pl: ' ' }) }, ['banner.texts.pl']],
  [
    'a banner that ends before it begins',
    { banner: bannerOf({ pl: 'a' }, '2026-12-02', '2026-12-01') },
    ['banner.until'],
  ],
  ['a link to no page', { socialLinks: [{ network: 'facebook', url: 'javascript:alert(1)' }] }, ['socialLinks.0.url']],
  ['a blocked address without a domain', { blockedAddresses: ['spam'] }, ['blockedAddresses.0']],
])('%s is refused at its field', async (_, body, fields) => {
  expect(await refused(body)).toEqual(fields);
});

function coloursOf(light: string) {
  return { primary: { light, dark: '#7cc792' }, accent: { light: '#e9a325', dark: '#f2b544' } };
}

function bannerOf(texts: Record<string, string>, from: string | null = null, until: string | null = null) {
  return { texts, from, until, isDismissible: true };
}

test('a blocked word is refused at its field, in any case, as a whole word', async () => {
  await change({ blockedWords: ['oscypek*', 'złoty pociąg'] });
  const seller = await aPerson(app);
  const post = (title: string) => seller.api.call(createListing.ad, { body: { ...AD, title } });
  await expect(post('Domowe OSCYPKI i Złoty  Pociąg')).rejects.toMatchObject({
    fieldErrors: { title: [/złoty pociąg/] },
  });
  await expect(post('Ser oscypek')).rejects.toMatchObject({ code: 'validationFailed' });
  await expect(post('Złoty pociągacz')).resolves.toBeDefined();
  const listing = await aListing(app, 'ad');
  const comment = seller.api.call(createComment, {
    params: { id: listing },
    body: { rating: 5, text: 'oscypek!' } as never,
  });
  await expect(comment).rejects.toMatchObject({ fieldErrors: { text: [expect.stringContaining('oscypek')] } });
});

test('a blocked domain blocks registration from it and its subdomains', async () => {
  await change({ blockedAddresses: ['@Spam.example', 'zly@poczta.example'] });
  const join = (email: string) =>
    app.api().call(register, {
      body: { name: 'Hanka', email, password: 'zielona krowa gra', phone_number: '501502503' },
    });
  for (const email of ['a@spam.example', 'a@x.spam.example', 'ZLY@poczta.example'])
    await expect(join(email)).rejects.toMatchObject({ fieldErrors: { email: [expect.any(String)] } });
  for (const email of ['a@notspam.example', 'dobry@poczta.example']) await expect(join(email)).resolves.toBeDefined();
});

test('the audit log masks blocked addresses', async () => {
  const admin = await aModerator(app, 'admin');
  await admin.api.call(changeSettings, { body: { blockedAddresses: ['jan.kowalski@poczta.example'] } });
  const { items } = await admin.api.call(listAudit, { query: {} });
  expect(JSON.stringify(items)).not.toContain('kowalski');
  expect(items[0]?.content).toMatchObject({ setting: 'blockedAddresses', to: '["j…@poczta.example"]' });
});

async function aPicture(format: 'png' | 'gif' = 'png'): Promise<File> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 4, background: '#1f5c3a' } });
  const bytes = format === 'png' ? await picture.png().toBuffer() : Buffer.from('GIF89a-not-a-picture');
  return new File([new Uint8Array(bytes)], `logo.${format}`);
}

test('a logo is served in its sizes, and an old one is removed', async () => {
  const { api } = await aModerator(app, 'admin');
  const { data } = await api.call(setLogo, { files: [await aPicture()] } as never);
  const id = data.values.logo as string;
  for (const [file, type, px] of [
    ['128.webp', 'image/webp', 128],
    ['512.png', 'image/png', 512],
  ] as const) {
    const answer = await app.app.fastify.inject(`/logo/${id}-${file}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: px, height: px });
  }
  const manifest = (await app.app.fastify.inject('/manifest.webmanifest')).json();
  expect(manifest.icons).toEqual([{ src: `/logo/${id}-512.png`, sizes: '512x512', type: 'image/png' }]);
  expect((await api.call(removeLogo)).data.values.logo).toBeNull();
  expect((await app.app.fastify.inject(`/logo/${id}-128.webp`)).statusCode).toBe(404);
});

test('a file that is not a picture is refused as a logo', async () => {
  const { api } = await aModerator(app, 'admin');
  await expect(api.call(setLogo, { files: [await aPicture('gif')] } as never)).rejects.toMatchObject({
    fieldErrors: { 'files.0': [expect.any(String)] },
  });
});

test('a market that must not be indexed has no sitemap in robots.txt', async () => {
  await change({ isIndexed: false });
  expect((await app.app.fastify.inject('/robots.txt')).body).not.toContain('Sitemap:');
});
