import fc from 'fast-check';
import { expect, test } from 'vitest';
import { share } from '#test/effort.ts';
import { TOKEN } from '../../../../test/ksef/fake-ksef.ts';
import { aKsef, anInvoice, configWith, forgetOutcome, its, retry, rowOf } from '../../../../test/ksef/outbox-site.ts';

test('while KSeF is down invoices wait, the operator is warned once, and they are sent later', async () => {
  const id = await anInvoice();
  its.server.mode = 'down';
  const ksef = aKsef();
  for (let run = 0; run < 3; run += 1) await ksef.send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'waiting', ksef_error: 'KSeF ma awarię (503)' });
  expect(its.warnings).toEqual(['KSeF: KSeF ma awarię (503)']);
  its.server.mode = 'up';
  await ksef.send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted', ksef_error: null });
});

test('no request is sent during the delay that KSeF asked for', async () => {
  const id = await anInvoice();
  const ksef = aKsef();
  its.server.mode = 'busy';
  await ksef.send();
  its.server.mode = 'up';
  its.nowMs += 119_000;
  await ksef.send();
  expect(its.server.calls.length).toBe(1);
  its.nowMs += 2_000;
  await ksef.send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted' });
});

test('an invoice submitted but not recorded is recovered with its KSeF number', async () => {
  const id = await anInvoice();
  its.server.isCutOffAfterTaking = true;
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'waiting', ksef_ref: null });
  its.server.isCutOffAfterTaking = false;
  await aKsef().send();
  const [kept] = its.server.state.accepted;
  expect(its.server.state.accepted.length).toBe(1);
  expect(await rowOf(id)).toMatchObject({
    ksef_state: 'accepted',
    ksef_number: kept?.ksefNumber,
    ksef_session: kept?.session,
  });
});

test('an unrecorded invoice with a late receipt is not marked as refused meanwhile', async () => {
  const id = await anInvoice();
  its.server.isCutOffAfterTaking = true;
  await aKsef().send();
  Object.assign(its.server, { isCutOffAfterTaking: false, isReceiptLate: true });
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'sent' });
  its.server.isReceiptLate = false;
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({
    ksef_state: 'accepted',
    ksef_number: its.server.state.accepted[0]?.ksefNumber,
  });
});

test('another invoice under the same number is not mistaken for ours', async () => {
  const id = await anInvoice();
  await aKsef().send();
  const [kept] = its.server.state.invoices;
  if (!kept) throw new Error('KSeF received nothing');
  its.server.state.invoices[0] = { ...kept, xml: kept.xml.replace('Pasieka', 'Pasiecznik'), hash: 'another' };
  await forgetOutcome(id);
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({
    ksef_state: 'refused',
    ksef_number: null,
    ksef_error: '440 Duplikat faktury',
  });
});

test('a refused invoice has a reason and can be retried by an admin, an accepted one cannot', async () => {
  const id = await anInvoice();
  its.server.state.fates.push({ code: 450, description: 'Błąd weryfikacji semantyki dokumentu faktury' });
  await aKsef().send();
  const error = '450 Błąd weryfikacji semantyki dokumentu faktury';
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'refused', ksef_error: error, ksef_number: null });
  expect(its.warnings).toEqual([`KSeF refused invoice ${id}: ${error}`]);
  await aKsef().send();
  expect(its.server.state.invoices.length).toBe(1);

  expect(await retry(id)).toBe(true);
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted', ksef_error: null });
  expect(await retry(id)).toBe(false);
});

test('an invoice lost by KSeF is sent again', async () => {
  const id = await anInvoice();
  its.server.state.fates.push({ code: 550, description: 'Operacja została anulowana przez system' });
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({
    ksef_state: 'waiting',
    ksef_error: '550 Operacja została anulowana przez system',
  });
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted' });
});

test('an invoice that KSeF processes slowly, and a late receipt, are polled again', async () => {
  const id = await anInvoice();
  const ksef = aKsef();
  its.server.slowness = 8;
  for (let run = 0; run < 2; run += 1) await ksef.send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'sent', ksef_number: null });
  its.server.isReceiptLate = true;
  await ksef.send();
  const [kept] = its.server.state.invoices;
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'sent', ksef_number: kept?.ksefNumber, ksef_upo: null });
  its.server.isReceiptLate = false;
  await ksef.send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted', ksef_number: kept?.ksefNumber });
  expect(its.server.state.invoices.length).toBe(1);
});

test('one log-in serves many runs: it is refreshed when old, and replaced when KSeF has ended it', async () => {
  const ksef = aKsef();
  const countOf = (call: string) => its.server.calls.filter((each) => each === call).length;
  for (let run = 0; run < 3; run += 1) {
    await anInvoice();
    await ksef.send();
  }
  expect([countOf('POST /auth/challenge'), countOf('POST /auth/token/refresh')]).toEqual([1, 0]);
  its.nowMs += 30 * 60_000;
  its.server.aheadMs = 30 * 60_000;
  await anInvoice();
  await ksef.send();
  expect([countOf('POST /auth/challenge'), countOf('POST /auth/token/refresh')]).toEqual([1, 1]);
  its.server.state.access.clear();
  await anInvoice();
  await ksef.send();
  expect(countOf('POST /auth/challenge')).toBe(2);
  expect(its.server.state.accepted.length).toBe(5);
});

test('KSeF’s new keys are fetched when the cached ones are no longer accepted', async () => {
  const ksef = aKsef();
  await anInvoice();
  await ksef.send();
  its.server.state.rotateKeys();
  const id = await anInvoice();
  await ksef.send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted' });
});

test('if KSeF does not accept the token nothing is sent, and the waiting invoice says so', async () => {
  const id = await anInvoice();
  await aKsef(configWith({ KSEF_URL: its.server.url, KSEF_TOKEN: `${TOKEN}?` })).send();
  const error = 'KSeF nie przyjął tokena: 450 Błędny token; Nieprawidłowy token';
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'waiting', ksef_error: error });
  expect([its.server.state.invoices, its.warnings]).toEqual([[], [`KSeF: ${error}`]]);
  expect(await retry(id)).toBe(true);
  await aKsef().send();
  expect(await rowOf(id)).toMatchObject({ ksef_state: 'accepted' });
});

const TROUBLES = ['none', 'down', 'cut', 'lost', 'rotated', 'ended', 'slow', 'late'] as const;

test('with any failures on the way, each invoice is in KSeF once, under the number stored here', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.constantFrom(...TROUBLES), { minLength: 1, maxLength: 6 }),
      async (count, troubles) => {
        its.server.state.invoices.length = 0;
        const ids: number[] = [];
        for (let made = 0; made < count; made += 1) ids.push(await anInvoice());
        for (const trouble of [...troubles, 'none', 'none', 'none'] as const) {
          befall(trouble);
          await aKsef().send();
        }
        const numbers = await Promise.all(ids.map(async (id) => (await rowOf(id)).ksef_number));
        expect(numbers.toSorted()).toEqual(its.server.state.accepted.map(({ ksefNumber }) => ksefNumber).toSorted());
        expect(its.server.state.accepted.length).toBe(count);
        expect(new Set(await Promise.all(ids.map(async (id) => (await rowOf(id)).ksef_state)))).toEqual(
          new Set(['accepted']),
        );
      },
    ),
    { numRuns: share(100) },
  );
}, 120_000);

function befall(trouble: (typeof TROUBLES)[number]): void {
  its.server.mode = trouble === 'down' ? 'down' : 'up';
  its.server.isCutOffAfterTaking = trouble === 'cut';
  its.server.isReceiptLate = trouble === 'late';
  its.server.slowness = trouble === 'slow' ? 5 : 0;
  its.server.state.fates.length = 0;
  if (trouble === 'lost') its.server.state.fates.push({ code: 550, description: 'Operacja anulowana' });
  if (trouble === 'rotated') its.server.state.rotateKeys();
  if (trouble === 'ended') its.server.state.access.clear();
}
