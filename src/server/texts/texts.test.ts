import { beforeEach, expect, test, vi } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { listNews } from '#contract/notifications/notifications.ts';
import { TERMS_NOTICE_DAYS } from '#contract/texts/kept.ts';
import {
  acceptTerms,
  discardTextDraft,
  getDueTerms,
  getText,
  getTextVersion,
  listTexts,
  previewMail,
  publishText,
  readText,
  saveTextDraft,
  sendSampleMail,
  withdrawText,
} from '#contract/texts/texts.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { findTextFaults } from '#server/texts/checking.ts';
import { tellOfTerms } from '#server/texts/terms.ts';
import { aPerson } from '#test/factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
// Each test starts with empty tables, which the node does not notice by itself.
beforeEach(() => app.app.texts.refresh());
const inDays = (days: number) => polishDay(polishMidnight(polishDay(new Date()), days));
const TERMS = { title: 'Regulamin', lead: 'Krótko i jasno.', body: '## Zwroty {#returns}\n\nMasz 14 dni na zwrot.' };

type Fields = Record<string, string>;

/** The desk of an admin. */
async function aDesk() {
  const { id, api } = await aModerator(app, 'admin');
  const save = async (text: string, locale: Locale, fields: Fields, revision = 0) =>
    (await api.call(saveTextDraft, { params: { id: text }, body: { locale, revision, fields } })).data;
  const publish = async (text: string, drafts: Partial<Record<Locale, number>>, from: string | null = null) =>
    (await api.call(publishText, { params: { id: text }, body: { drafts: drafts as never, from } })).data;
  const put = async (text: string, locale: Locale, fields: Fields, from: string | null = null) => {
    const { draft } = await save(text, locale, fields);
    return publish(text, { [locale]: draft?.revision ?? 0 }, from);
  };
  return { id, api, save, publish, put };
}

const read = (id: 'terms' | 'cookie-policy' | 'home' | 'about', version?: number, locale: Locale = 'pl') =>
  app.api(locale).call(readText, { params: { id }, query: version === undefined ? {} : { version } });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error : Promise.reject(error)),
  );

test("the built-in text is version 0 with the operator's data, and the editor starts with it", async () => {
  const text = await read('terms');
  expect(text).toMatchObject({ version: 0, state: 'builtIn', to: null });
  expect(JSON.stringify(text.sections)).toContain(getTranslator('pl')('documents.runsDemo').slice(0, 40));
  expect(JSON.stringify(text)).not.toMatch(/\{\{|\{#/);
  const { api } = await aDesk();
  const desk = await api.call(getText, { params: { id: 'terms' } });
  expect(desk).toMatchObject({ draft: null, base: { number: 0, state: 'builtIn' } });
  expect(desk.base.fields.body).toContain('{{operator.runs}}');
  expect(desk.base.fields.body).toMatch(/^## .+ \{#[\w-]+\}$/m);
  const { items } = await api.call(listTexts, {});
  expect(items.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['terms', 'cookie-policy', 'about', 'home', 'contact', 'mail.verifyEmail']),
  );
});

test.each(['terms', 'cookie-policy', 'about'] as const)('the built-in %s can be published unchanged', async (id) => {
  const { api, put } = await aDesk();
  const before = { uk: await read(id, undefined, 'uk'), pl: await read(id) };
  for (const locale of ['uk', 'pl'] as const) {
    const { base } = await api.call(getText, { params: { id }, query: { locale } });
    await put(id, locale, base.fields);
    expect((await read(id, undefined, locale)).sections).toEqual(before[locale].sections);
  }
});

test('a version applies at once in the languages it changes; other languages name the text they show', async () => {
  const { api, put } = await aDesk();
  const desk = await put('terms', 'pl', TERMS);
  expect(desk).toMatchObject({ draft: null, base: { number: 1, state: 'current' } });
  expect(desk.versions.map(({ number, state }) => [number, state])).toEqual([
    [1, 'inForce'],
    [0, 'past'],
  ]);
  expect((await read('terms')).sections[0]).toMatchObject({ id: 'returns', heading: 'Zwroty' });
  // Without a translation, the built-in German text would differ from the new terms.
  expect(await read('terms', undefined, 'de')).toMatchObject({ state: 'missing', sections: [{ heading: 'Zwroty' }] });
  await put('terms', 'de', { ...TERMS, title: 'Bedingungen' });
  expect(await read('terms', undefined, 'de')).toMatchObject({ version: 2, state: 'current' });
  await put('terms', 'pl', { ...TERMS, lead: 'Jeszcze krócej.' });
  expect(await read('terms', undefined, 'de')).toMatchObject({ version: 3, state: 'older' });
  expect((await read('terms', 1)).fields.lead).toBe('Krótko i jasno.');
  expect((await read('terms', 0)).state).toBe('builtIn');
  expect((await failure(read('terms', 9)))?.code).toBe('notFound');
  const version = await api.call(getTextVersion, { params: { id: 'terms', number: 1 } });
  expect(version.fields).toEqual(TERMS);
});

test('a scheduled version comes into force on its day, and blocks other versions until then', async () => {
  const { api, save, publish, put } = await aDesk();
  const day = inDays(TERMS_NOTICE_DAYS);
  const desk = await put('cookie-policy', 'pl', TERMS, day);
  expect(desk.versions[0]).toMatchObject({ number: 1, state: 'scheduled', from: day });
  expect(await read('cookie-policy')).toMatchObject({ version: 0, to: inDays(TERMS_NOTICE_DAYS - 1) });
  const { draft } = await save('cookie-policy', 'pl', { ...TERMS, title: 'Inny' });
  const refused = await failure(publish('cookie-policy', { pl: draft?.revision ?? 0 }));
  expect(refused?.code).toBe('actionNotPossible');
  const before = app.app.texts.policyDate();
  vi.useFakeTimers({ toFake: ['Date'], now: polishMidnight(day) });
  try {
    expect(await read('cookie-policy')).toMatchObject({ version: 1, from: day });
    expect([before === day, app.app.texts.policyDate()]).toEqual([false, day]);
  } finally {
    vi.useRealTimers();
  }
  await api.call(withdrawText, { params: { id: 'cookie-policy' }, body: { number: 1 } });
  expect((await read('cookie-policy')).versions.map(({ number }) => number)).toEqual([0]);
});

test('a second policy on the same day also brings the banner back', async () => {
  const { put } = await aDesk();
  const dates = [app.app.texts.policyDate()];
  for (const title of ['Pierwsza', 'Druga']) {
    await put('cookie-policy', 'pl', { ...TERMS, title });
    dates.push(app.app.texts.policyDate());
  }
  expect(new Set(dates).size).toBe(3);
  expect(dates[1]?.slice(0, 10)).toBe(inDays(0));
});

test('withdrawing a scheduled version turns it into a draft, and its number is not reused', async () => {
  const { api, put } = await aDesk();
  await put('about', 'pl', TERMS, inDays(3));
  const desk = (await api.call(withdrawText, { params: { id: 'about' }, body: { number: 1 } })).data;
  expect(desk.draft?.fields).toEqual(TERMS);
  expect((await failure(api.call(withdrawText, { params: { id: 'about' }, body: { number: 1 } })))?.code).toBe(
    'actionNotPossible',
  );
  const { publish } = await aDesk();
  expect((await publish('about', { pl: 1 })).versions[0]?.number).toBe(2);
});

test('concurrent edits by two admins are a conflict for the second, and neither text is lost', async () => {
  const [one, other] = [await aDesk(), await aDesk()];
  await one.save('home', 'pl', { title: 'Pierwszy', lead: 'x' });
  const refused = await failure(other.save('home', 'pl', { title: 'Drugi', lead: 'y' }));
  expect(refused?.code).toBe('conflict');
  const { draft } = await other.api.call(getText, { params: { id: 'home' } });
  expect(draft).toMatchObject({ revision: 1, fields: { title: 'Pierwszy' }, saved: { by: { id: one.id } } });
  // A change in another language is not a conflict.
  await other.save('home', 'en', { title: 'Second', lead: 'y' });
  const stale = await failure(one.publish('home', { pl: 2 }));
  expect(stale?.code).toBe('conflict');
  const gone = await failure(
    one.api.call(discardTextDraft, { params: { id: 'home' }, body: { locale: 'pl', revision: 7 } }),
  );
  expect(gone?.code).toBe('conflict');
  await one.api.call(discardTextDraft, { params: { id: 'home' }, body: { locale: 'pl', revision: 1 } });
  expect((await one.api.call(getText, { params: { id: 'home' } })).draft).toBeNull();
});

test('a repeated request saves a draft once', async () => {
  const { api } = await aDesk();
  const save = () =>
    api.call(saveTextDraft, {
      params: { id: 'home' },
      body: { locale: 'pl', revision: 0, fields: { title: 'Raz', lead: 'x' } },
      idempotencyKey: 'szkic-raz-jeden',
    });
  await save();
  expect((await save()).data.draft?.revision).toBe(1);
});

test('errors are reported at their line and field, in every published language', async () => {
  const { save, publish } = await aDesk();
  await save('terms', 'pl', { title: '', lead: 'x', body: '## A\n\n{{operator.nip}}\n<b>x</b>' });
  await save('terms', 'en', { title: 'Terms', lead: 'x', body: 'no heading' });
  const error = await failure(publish('terms', { pl: 1, en: 1 }));
  expect(error?.fieldErrors).toEqual({
    'pl.title': ['Uzupełnij to pole.'],
    'pl.body': [expect.stringMatching(/^Wiersz 3: .*operator\.nip/), expect.stringMatching(/^Wiersz 4: .*HTML/)],
    'en.body': [expect.stringMatching(/^Wiersz 1: /)],
  });
  for (const day of [inDays(-1), inDays(500)]) {
    await save('about', 'pl', TERMS, day === inDays(-1) ? 0 : 1);
    const refused = await failure(publish('about', { pl: day === inDays(-1) ? 1 : 2 }, day));
    expect(Object.keys(refused?.fieldErrors ?? {})).toEqual(['from']);
  }
});

test('texts of the home page replace the messages in their own language only', async () => {
  const { put } = await aDesk();
  await put('home', 'pl', { title: 'Targ u {{market.name}}', lead: 'Prosto z pola.' });
  expect((await read('home')).fields).toEqual({ title: 'Targ u Jarmark', lead: 'Prosto z pola.' });
  expect((await read('home', undefined, 'en')).fields).toEqual({});
});

test('mails use the texts in force, and their placeholders are validated', async () => {
  const { save, publish, put, api } = await aDesk();
  const id = 'mail.listingExpired';
  const { base, fields } = await api.call(getText, { params: { id } });
  expect(fields.find(({ name }) => name === 'subject')).toMatchObject({ needed: ['title'] });
  await save(id, 'pl', { ...base.fields, subject: 'Koniec {titel}', heading: 'Otwarty {nawias' });
  const error = await failure(publish(id, { pl: 1 }));
  expect(error?.fieldErrors).toEqual({
    'pl.subject': [expect.stringContaining('titel'), expect.stringContaining('title')],
    'pl.heading': [expect.stringContaining('nawiasy')],
  });
  await api.call(discardTextDraft, { params: { id }, body: { locale: 'pl', revision: 1 } });
  await put(id, 'pl', { ...base.fields, subject: 'Zdjęte z lady: {title}' });
  expect(getTranslator('pl')('mail.listingExpired.subject', { title: 'Ser' })).toBe('Zdjęte z lady: Ser');
  expect(getTranslator('en')('mail.listingExpired.subject', { title: 'Ser' })).not.toContain('Zdjęte');
});

test('a preview of a mail shows draft texts, and can be sent to the caller', async () => {
  const { api } = await aDesk();
  const params = { id: 'mail.messagesWaiting' };
  const { base } = await api.call(getText, { params });
  const body = { locale: 'pl' as const, fields: { ...base.fields, heading: 'Puk, puk' } };
  const { data } = await api.call(previewMail, { params, body });
  expect(data.html).toContain('Puk, puk');
  expect(data.html).not.toMatch(/<style|<script|<link/);
  expect(data.subject).toContain('Zofia Gąsienica');
  await api.call(sendSampleMail, { params, body });
  const [mail] = await app.mails(1);
  expect(mail?.text).toContain('Puk, puk');
  expect((await failure(api.call(previewMail, { params: { id: 'terms' }, body })))?.code).toBe('notFound');
});

test('a scheduled version changes mails and drops cached pages on time', async () => {
  const { api, put } = await aDesk();
  const id = 'mail.listingExpired';
  const { base } = await api.call(getText, { params: { id } });
  await put(id, 'pl', { ...base.fields, subject: 'Od jutra: {title}' }, inDays(1));
  const subject = () => getTranslator('pl')('mail.listingExpired.subject', { title: 'Ser' });
  expect(subject()).not.toBe('Od jutra: Ser');
  const page = { status: 200, headers: {}, body: Buffer.from('page'), encoded: new Map() };
  await app.app.pages.getOrMake('pl /', async () => page);
  await app.client.db
    .updateTable('text_version')
    .set({ holds_at: new Date(Date.now() + 3_000) })
    .execute();
  await app.app.texts.refresh();
  expect(app.app.pages.find('pl /')).toBeDefined();
  await expect.poll(subject).toBe('Od jutra: Ser');
  await expect.poll(() => app.app.pages.find('pl /')).toBeUndefined();
});

test.each(LOCALE_IDS)('the built-in texts in %s pass the check', (locale) => {
  const { definitions, builtIn } = app.app.texts;
  expect(definitions.filter(({ kind }) => kind === 'mail').length).toBeGreaterThan(30);
  for (const definition of definitions)
    expect(findTextFaults(definition, builtIn.fieldsOf(definition, locale, 'Jarmark'), 'pl'), definition.id).toEqual(
      {},
    );
});

test('there is a sample of every mail', async () => {
  const { api } = await aDesk();
  const { items } = await api.call(listTexts, {});
  for (const { id } of items.filter(({ kind }) => kind === 'mail')) {
    const { base } = await api.call(getText, { params: { id } });
    const { data } = await api.call(previewMail, { params: { id }, body: { locale: 'pl', fields: base.fields } });
    expect(data.subject, id).not.toMatch(/[{}]|mail\./);
  }
});

test('everybody who has not accepted new terms is notified once, and acceptance is stored', async () => {
  const [reader, other] = [await aPerson(app), await aPerson(app)];
  const { put, id: adminId } = await aDesk();
  expect((await reader.api.call(getDueTerms, {})).due).toBeNull();
  const day = inDays(TERMS_NOTICE_DAYS);
  await put('terms', 'pl', TERMS, day);
  expect((await reader.api.call(getDueTerms, {})).due).toEqual({ version: 1, from: day, accepted: 0 });
  const termsNews = async (api: typeof reader.api) =>
    (await api.call(listNews, { query: {} })).items.filter(({ kind }) => kind === 'terms');
  await expect.poll(async () => (await termsNews(other.api)).length).toBe(1);
  expect((await termsNews(reader.api))[0]).toMatchObject({ title: 'Nowy regulamin', path: '/terms?version=1' });
  // Notify again, as after a crash or by two concurrent nodes.
  await app.client.db.updateTable('text_version').set({ told_through: 0 }).execute();
  const publishNews = vi.fn();
  await tellOfTerms({ db: app.client.db, publishNews });
  const again = publishNews.mock.calls.flatMap(([, news]) => news as { accountId: number; key: string }[]);
  expect(again.map(({ accountId }) => accountId).sort((a, b) => a - b)).toEqual(
    [reader.id, other.id, adminId].sort((a, b) => a - b),
  );
  expect(new Set(again.map(({ key }) => key))).toEqual(new Set(['terms 1']));
  const told = async () =>
    (await app.mails()).flatMap(({ subject, to }) =>
      subject?.startsWith('Nowy regulamin od') ? [to?.[0]?.address] : [],
    );
  await expect.poll(told, { timeout: 20_000 }).toEqual(expect.arrayContaining([reader.email, other.email]));
  expect(new Set(await told()).size).toBe((await told()).length);

  await reader.api.call(acceptTerms, { body: { version: 1 } });
  await reader.api.call(acceptTerms, { body: { version: 1 } });
  expect((await reader.api.call(getDueTerms, {})).due).toBeNull();
  expect((await failure(reader.api.call(acceptTerms, { body: { version: 9 } })))?.code).toBe('notFound');
  const rows = await app.client.db
    .selectFrom('terms_acceptance')
    .select(['version', 'accepted_at'])
    .where('account_id', '=', reader.id)
    .orderBy('version')
    .execute();
  expect(rows.map(({ version }) => version)).toEqual([0, 1]);
  expect(rows[1]?.accepted_at).toBeInstanceOf(Date);
});

test('a translation of the terms is not announced, and registering accepts the terms in force', async () => {
  const before = await aPerson(app);
  const { put } = await aDesk();
  await put('terms', 'en', TERMS);
  expect((await before.api.call(getDueTerms, {})).due).toBeNull();
  await put('terms', 'pl', TERMS);
  expect((await before.api.call(getDueTerms, {})).due).toMatchObject({ version: 2, accepted: 0 });
  expect((await (await aPerson(app)).api.call(getDueTerms, {})).due).toBeNull();
});

test('all changes of texts are in the audit log', async () => {
  const { api, save, put } = await aDesk();
  await put('home', 'pl', { title: 'A', lead: 'b' }, inDays(2));
  await api.call(withdrawText, { params: { id: 'home' }, body: { number: 1 } });
  await api.call(discardTextDraft, { params: { id: 'home' }, body: { locale: 'pl', revision: 1 } });
  await save('contact', 'de', { title: 'x' });
  const { items } = await api.call(listAudit, { query: {} });
  expect(items.map(({ action, content }) => [action, content.textId])).toEqual([
    ['text.draft', 'contact'],
    ['text.discard', 'home'],
    ['text.withdraw', 'home'],
    ['text.publish', 'home'],
    ['text.draft', 'home'],
  ]);
  expect(items[3]?.content).toEqual({ textId: 'home', edition: 1, language: 'pl', day: inDays(2) });
});
