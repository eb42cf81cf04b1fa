import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAudit } from '#contract/moderation/audit.ts';
import { checkPayment, explainMismatch, getPayment, listPayments } from '#contract/payments/desk.ts';
import { aPaidPlan } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aModerator } from '#test/trust-factories.ts';

const app = testApp();
const WHY = 'Bank doliczył opłatę 1 zł, operator potwierdził to telefonicznie.';

/** A paid plan with a different amount at the provider. */
async function aMismatch() {
  const { purchaseId } = await aPaidPlan(app);
  const { db } = app.client;
  await db.updateTable('sandbox_payment').set({ amount_minor: 9_900 }).execute();
  await sql`delete from payment_event`.execute(db);
  const admin = await aModerator(app, 'admin');
  const params = { id: purchaseId };
  const { data } = await admin.api.call(checkPayment, { params });
  expect(data.attentions).toEqual(['mismatch']);
  const idsOf = async (attention: 'any' | 'mismatch' | 'explained') =>
    (await admin.api.call(listPayments, { query: { attention } })).items.map(({ id }) => id);
  return { admin, params, idsOf };
}

test('an explained mismatch needs no more attention, stays visible, and is in the audit log', async () => {
  const { admin, params, idsOf } = await aMismatch();
  expect(await idsOf('mismatch')).toEqual([params.id]);
  const call = { params, body: { text: ` ${WHY} ` }, idempotencyKey: 'dlaczego-tak' };
  const [{ data }, again] = await Promise.all([
    admin.api.call(explainMismatch, call),
    admin.api.call(explainMismatch, call),
  ]);
  expect(again.data).toEqual(data);
  expect(data).toMatchObject({
    attentions: [],
    explanations: [{ mismatch: 'amount', text: WHY, by: { id: admin.id } }],
  });
  expect([await idsOf('any'), await idsOf('mismatch'), await idsOf('explained')]).toEqual([[], [], [params.id]]);
  const { items } = await admin.api.call(listAudit, {});
  const noted = items.filter(({ action }) => action === 'payment.explain');
  expect(noted).toMatchObject([
    { actor: { id: admin.id }, content: { payment: params.id, mismatch: 'amount', text: WHY } },
  ]);
  // The nightly comparison gets the same amount again, which is explained.
  expect((await admin.api.call(checkPayment, { params })).data.attentions).toEqual([]);
});

test('a new mismatch needs attention even after an earlier one was explained', async () => {
  const { admin, params, idsOf } = await aMismatch();
  await admin.api.call(explainMismatch, { params, body: { text: WHY } });
  await sql`delete from payment_event`.execute(app.client.db);
  expect((await admin.api.call(checkPayment, { params })).data).toMatchObject({ attentions: ['mismatch'] });
  await admin.api.call(explainMismatch, { params, body: { text: 'Znów ta sama opłata banku.' } });
  const { explanations } = await admin.api.call(getPayment, { params });
  expect(explanations.map(({ text }) => text)).toEqual(['Znów ta sama opłata banku.', WHY]);
  expect(await idsOf('explained')).toEqual([params.id]);
});

test('an explanation needs a text and a mismatch', async () => {
  const { admin, params } = await aMismatch();
  for (const text of ['', 'Jest ok.', 'a'.repeat(501)]) {
    await expect(admin.api.call(explainMismatch, { params, body: { text } })).rejects.toMatchObject({
      code: 'validationFailed',
      fieldErrors: { text: [expect.any(String)] },
    });
  }
  await admin.api.call(explainMismatch, { params, body: { text: WHY } });
  const rejects = (id: number) =>
    expect(admin.api.call(explainMismatch, { params: { id }, body: { text: WHY } })).rejects;
  await rejects(params.id).toMatchObject({ code: 'actionNotPossible' });
  await rejects(999_999).toMatchObject({ code: 'notFound' });
});
