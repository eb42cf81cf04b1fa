import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/accounts.ts';
import { listAudit } from '#contract/moderation/audit.ts';
import { getCase } from '#contract/moderation/cases.ts';
import { decideCase } from '#contract/moderation/deciding.ts';
import {
  changeRole,
  confirmPerson,
  endPersonSessions,
  erasePerson,
  exportPerson,
  getPerson,
  listPeople,
  openPersonCase,
  sendPersonReset,
} from '#contract/operator/people.ts';
import { aListing, anAccount, aPerson, aSession } from '#test/factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { aPurchase } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const anAdmin = () => aModerator(app, 'admin');
type Admin = Awaited<ReturnType<typeof anAdmin>>;

const namesFound = async ({ api }: Admin, query: object) =>
  (await api.call(listPeople, { query })).items.map(({ name }) => name);
const actsOf = async ({ api }: Admin) => (await api.call(listAudit, {})).items.map(({ action }) => action);

test('people are found by prefixes of their names, by e-mail, phone and id', async () => {
  const admin = await anAdmin();
  const { id, email } = await aPerson(app, { name: 'Żaneta Łęcka' });
  await aPerson(app, { name: 'Bronisław Kos', email: 'bronek_kos@example.pl' });
  for (const q of ['łęc', 'Żaneta Łęcka', 'łęcka żan', email, email.slice(0, 8).toUpperCase(), String(id)]) {
    expect(await namesFound(admin, { q }), q).toContain('Żaneta Łęcka');
  }
  expect(await namesFound(admin, { q: 'żan' })).toEqual(['Żaneta Łęcka']);
  expect(await namesFound(admin, { q: '501 502 503' })).toEqual(['Bronisław Kos', 'Żaneta Łęcka']);
  // An underscore is not a wildcard.
  expect(await namesFound(admin, { q: 'bronek_' })).toEqual(['Bronisław Kos']);
  expect(await namesFound(admin, { q: 'b_onek' })).toEqual([]);
  expect(await namesFound(admin, { q: "';--" })).toEqual([]);
});

test('filters narrow the list, and pages follow one another without gaps', async () => {
  const admin = await anAdmin();
  await aPerson(app, { name: 'Niepotwierdzona', verified: false });
  expect(await namesFound(admin, { confirmed: 'no' })).toEqual(['Niepotwierdzona']);
  expect(await namesFound(admin, { role: 'admin' })).toEqual(['Administrator']);
  expect(await namesFound(admin, { state: 'suspended' })).toEqual([]);
  expect(await namesFound(admin, { sellsAs: 'trader' })).toEqual([]);
  const ids = [];
  for (let number = 0; number < 30; number += 1) ids.push(await anAccount(app, { name: 'Wielu' }));
  const first = await admin.api.call(listPeople, { query: { q: 'wielu' } });
  const second = await admin.api.call(listPeople, { query: { q: 'wielu', before: first.next ?? 0 } });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.reverse());
  expect(second.next).toBeNull();
});

test("a person's page shows listings, payments and sessions, and what can be done", async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  const listingId = await aListing(app, 'ad');
  const seen = await admin.api.call(getPerson, { params: { id: person.id } });
  expect(seen).toMatchObject({ email: person.email, role: 'user', isVerified: true, openCaseId: null });
  expect(seen.sessions).toHaveLength(1);
  expect(seen.can).toEqual(['endSessions', 'sendReset', 'openCase', 'changeRole', 'export', 'erase']);
  const all = await app.client.db.selectFrom('listing').select('seller_id').where('id', '=', listingId).execute();
  const seller = await admin.api.call(getPerson, { params: { id: all[0]?.seller_id ?? 0 } });
  expect(seller.listings).toMatchObject([{ id: listingId, isShown: true }]);
  const purchaseId = await aPurchase(app);
  const { account_id: buyerId } = await app.client.db
    .selectFrom('purchase')
    .select('account_id')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const buyer = await admin.api.call(getPerson, { params: { id: buyerId } });
  expect(buyer).toMatchObject({ payments: [{ id: purchaseId }], counts: { payments: 1 } });
  const own = await admin.api.call(getPerson, { params: { id: admin.id } });
  expect(own.can).not.toContain('erase');
  await expect(admin.api.call(getPerson, { params: { id: 999_999 } })).rejects.toMatchObject({ code: 'notFound' });
});

test('an admin can confirm an address once, unless another account has confirmed it', async () => {
  const admin = await anAdmin();
  const email = 'wspolny@example.pl';
  const first = await aPerson(app, { email, verified: false });
  const second = await aPerson(app, { email, verified: false });
  const call = { params: { id: first.id }, idempotencyKey: 'potwierdzenie-1' };
  expect((await admin.api.call(confirmPerson, call)).data.isVerified).toBe(true);
  expect((await admin.api.call(confirmPerson, call)).data.isVerified).toBe(true);
  expect((await actsOf(admin)).filter((action) => action === 'person.confirm')).toHaveLength(1);
  await expect(admin.api.call(confirmPerson, { params: { id: first.id } })).rejects.toMatchObject({
    code: 'actionNotPossible',
  });
  // The other account can never confirm it, and is erased as after a confirmation by link.
  await expect(admin.api.call(confirmPerson, { params: { id: second.id } })).rejects.toMatchObject({
    code: 'notFound',
  });
});

test('an admin can end all sessions of others, but not their own', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  await admin.api.call(endPersonSessions, { params: { id: person.id } });
  await expect(person.api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(admin.api.call(endPersonSessions, { params: { id: admin.id } })).rejects.toMatchObject({
    code: 'ownAccount',
  });
  expect(await actsOf(admin)).toEqual(['person.endSessions']);
});

test('a password reset link is mailed to the person, once per idempotency key', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  const call = { params: { id: person.id }, idempotencyKey: 'nowe-haslo-1' };
  await admin.api.call(sendPersonReset, call);
  await admin.api.call(sendPersonReset, call);
  await untilDone(app, ['account.mail']);
  const mails = (await app.mails()).filter(({ html }) => html?.includes('/resetPassword'));
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([person.email]);
});

test('a suspension requires a case, and the person receives the reasons', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  const { data } = await admin.api.call(openPersonCase, { params: { id: person.id } });
  const again = await admin.api.call(openPersonCase, { params: { id: person.id } });
  expect(again.data.caseId).toBe(data.caseId);
  expect((await admin.api.call(getPerson, { params: { id: person.id } })).openCaseId).toBe(data.caseId);
  const { version } = await admin.api.call(getCase, { params: { id: data.caseId } });
  const explanation = 'Oszukano kilka osób, które zapłaciły z góry.';
  const body = { version, action: 'suspendAccount' as const, rule: 'scam' as const, explanation, days: 7 as const };
  await admin.api.call(decideCase, { params: { id: data.caseId }, body });
  const seen = await admin.api.call(getPerson, { params: { id: person.id } });
  expect(seen).toMatchObject({ isSuspended: true, openCaseId: null, decisions: [{ action: 'suspendAccount' }] });
  expect(await namesFound(admin, { state: 'suspended' })).toHaveLength(1);
  await expect(admin.api.call(openPersonCase, { params: { id: admin.id } })).rejects.toMatchObject({
    code: 'ownAccount',
  });
});

test("changing a role requires a fresh second factor, and the last admin's role cannot change", async () => {
  const admin = await anAdmin();
  const { id } = await aPerson(app);
  const give = (to: Admin, params: { id: number }, role: 'user' | 'admin', code?: string) =>
    to.api.call(changeRole, { params, body: { role, ...(code ? { code } : {}) } });
  await expect(give(admin, { id: admin.id }, 'user')).rejects.toMatchObject({ code: 'lastAdmin' });
  expect((await give(admin, { id }, 'admin')).data.role).toBe('admin');
  expect((await app.client.db.selectFrom('audit_entry').select('content').execute()).at(-1)?.content).toEqual({
    ...{ account: id, from: 'user', to: 'admin' },
  });
  await expect(give(admin, { id }, 'admin')).rejects.toMatchObject({ code: 'actionNotPossible' });
  // An hour later the same session has to prove it again.
  await app.client.db
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - 3_600_000) })
    .execute();
  await expect(give(admin, { id }, 'user')).rejects.toMatchObject({ fieldErrors: { code: [expect.any(String)] } });
  await expect(give(admin, { id }, 'user', '123456')).rejects.toMatchObject({ code: 'validationFailed' });
  expect((await admin.api.call(getPerson, { params: { id } })).role).toBe('admin');
});

test('when two admins demote each other concurrently, one remains', async () => {
  const admins = [await anAdmin(), await anAdmin()] as const;
  const outcomes = await Promise.allSettled(
    admins.map(({ api }, index) =>
      api.call(changeRole, { params: { id: admins[1 - index]?.id ?? 0 }, body: { role: 'user' } }),
    ),
  );
  const { db } = app.client;
  expect(await db.selectFrom('account').select('id').where('role', '=', 'admin').execute()).toHaveLength(1);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('nobody gets a role without a confirmed address', async () => {
  const admin = await anAdmin();
  const { id } = await aPerson(app, { verified: false });
  await expect(admin.api.call(changeRole, { params: { id }, body: { role: 'moderator' } })).rejects.toMatchObject({
    code: 'actionNotPossible',
  });
});

test('an export is created for the person, and its link is mailed only to them', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app);
  await admin.api.call(exportPerson, { params: { id: person.id } });
  await untilDone(app, ['account.export', 'account.mail']);
  const links = (await app.mails()).filter(({ html }) => html?.includes('/exports/') || html?.includes('.zip'));
  expect(links.every(({ to }) => to?.[0]?.address === person.email)).toBe(true);
  const rows = await app.client.db.selectFrom('data_export').select(['account_id', 'file_name']).execute();
  expect(rows).toMatchObject([{ account_id: person.id, file_name: expect.stringMatching(/zip$/) }]);
});

test('erasing an account requires typing its name, and staff accounts cannot be erased', async () => {
  const admin = await anAdmin();
  const person = await aPerson(app, { name: 'Franciszek Dąb' });
  const params = { id: person.id };
  const erase = (name: string) =>
    admin.api.call(erasePerson, { params, body: { name }, idempotencyKey: `usuniecie-${name.length}` });
  await expect(erase('Franciszek')).rejects.toMatchObject({ fieldErrors: { name: [expect.any(String)] } });
  await erase('Franciszek Dąb');
  await erase('Franciszek Dąb');
  await expect(admin.api.call(getPerson, { params })).rejects.toMatchObject({ code: 'notFound' });
  expect(await actsOf(admin)).toEqual(['person.erase']);
  const staff = await aModerator(app);
  const call = { params: { id: staff.id }, body: { name: 'Moderatorka' } };
  await expect(admin.api.call(erasePerson, call)).rejects.toMatchObject({ code: 'actionNotPossible' });
  const own = { params: { id: admin.id }, body: { name: 'Administrator' } };
  await expect(admin.api.call(erasePerson, own)).rejects.toMatchObject({ code: 'ownAccount' });
});

test('actions that affect access require the password', async () => {
  const admin = await anAdmin();
  const api = app.as(await aSession(app, admin.id, { isStrong: true, confirmed: false }));
  const { id } = await aPerson(app);
  await expect(api.call(changeRole, { params: { id }, body: { role: 'moderator' } })).rejects.toMatchObject({
    code: 'passwordConfirmationRequired',
  });
});
