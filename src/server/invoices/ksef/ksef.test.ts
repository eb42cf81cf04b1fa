import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFaults, textsOf } from '../../../../test/ksef/fa3-faults.ts';
import { NIP } from '../../../../test/ksef/fake-ksef.ts';
import { aCorrection, aKsef, anInvoice, configWith, its, retry, rowOf } from '../../../../test/ksef/outbox-site.ts';
import { BUYER } from '../../../../test/money-factories.ts';
import { findKsefQr, ksefQrUrl } from './qr.ts';

test('an invoice for a business reaches KSeF, and its number, receipt and hash are stored', async () => {
  const id = await anInvoice();
  expect(its.queued).toContain('ksef.send');
  await aKsef().send();

  const row = await rowOf(id);
  const [kept] = its.server.state.invoices;
  expect(row).toMatchObject({
    ksef_state: 'accepted',
    ksef_number: kept?.ksefNumber,
    ksef_ref: kept?.ref,
    ksef_error: null,
  });
  expect(textsOf(row.ksef_upo ?? '', 'NumerKSeFDokumentu')).toEqual([kept?.ksefNumber]);
  expect(Buffer.from(row.ksef_hash ?? []).toString('base64')).toBe(kept?.hash);
  expect(listFaults(kept?.xml ?? '')).toEqual([]);
  expect([...its.server.state.sessions.values()].map(({ isOpen }) => isOpen)).not.toContain(true);
});

test('the folder contains what KSeF gets, and the printed QR code leads to it', async () => {
  const id = await anInvoice();
  await aKsef().send();
  const [kept] = its.server.state.invoices;
  const [name] = readdirSync(its.folder);
  expect(name).toMatch(/^FV-\d{4}-\d\d-0001\.xml$/);
  const file = readFileSync(join(its.folder, name ?? ''));
  expect(file.toString()).toBe(kept?.xml);

  const { facts } = await rowOf(id);
  const issueDate = textsOf(file.toString(), 'P_1')[0] ?? '';
  const url = ksefQrUrl('https://qr.ksef.mf.gov.pl', {
    sellerNip: NIP,
    issueDate,
    hash: createHash('sha256').update(file).digest(),
  });
  expect(facts).toMatchObject({ qr: { url, label: 'OFFLINE' } });
  expect(url).toMatch(/^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/1234563218\/\d\d-\d\d-\d{4}\/[\w-]{43}$/);
});

test('invoices for private people and samples never go to KSeF and have no QR code', async () => {
  const ids = [await anInvoice({ buyer: BUYER }), await anInvoice({ provider: 'sandbox' })];
  await aKsef().send();
  expect(its.queued).not.toContain('ksef.send');
  expect((await Promise.all(ids.map(rowOf))).map(({ ksef_state, facts }) => [ksef_state, facts])).toEqual([
    ['none', expect.objectContaining({ qr: null })],
    ['none', expect.objectContaining({ qr: null })],
  ]);
  expect([its.server.calls, existsSync(its.folder)]).toEqual([[], false]);
});

test('without KSeF all invoices are only written to the folder', async () => {
  const alone = configWith({});
  const ids: number[] = [];
  for (let count = 0; count < 45; count += 1) ids.push(await anInvoice({ config: alone }));
  await aKsef(alone).send();
  const rows = await Promise.all(ids.map(rowOf));
  expect(new Set(rows.map(({ ksef_state }) => ksef_state))).toEqual(new Set(['exported']));
  const files = readdirSync(its.folder);
  expect(files.length).toBe(45);
  const xmls = files.map((name) => readFileSync(join(its.folder, name), 'utf8'));
  expect(xmls.flatMap(listFaults)).toEqual([]);
  expect(rows[0]?.facts).toMatchObject({ qr: null });
  expect(await retry(ids[0] ?? 0)).toBe(false);
});

test('a correction waits until its original has a number, and names it', async () => {
  const invoiceId = await anInvoice();
  const correctionId = await aCorrection(invoiceId);
  expect((await rowOf(correctionId)).facts).toMatchObject({ qr: null });
  its.server.state.fates.push({ code: 450, description: 'Błąd' });
  await aKsef().send();
  expect(await rowOf(invoiceId)).toMatchObject({ ksef_state: 'refused' });
  expect(await rowOf(correctionId)).toMatchObject({ ksef_state: 'waiting', ksef_error: null });

  await retry(invoiceId);
  await aKsef().send();
  const { ksef_number: number } = await rowOf(invoiceId);
  expect(await rowOf(correctionId)).toMatchObject({ ksef_state: 'accepted' });
  expect(its.server.state.accepted.map(({ xml }) => textsOf(xml, 'NrKSeFFaKorygowanej'))).toEqual([[], [number]]);
});

test('a correction of an invoice in KSeF has a QR code; one of an exported invoice is only exported', async () => {
  const sent = await anInvoice();
  await aKsef().send();
  const correctionId = await aCorrection(sent);
  await aKsef().send();
  const { facts, ksef_hash: hash } = await rowOf(correctionId);
  const tail = Buffer.from(hash ?? []).toString('base64url');
  expect(facts).toMatchObject({ qr: { url: expect.stringMatching(new RegExp(`/${tail}$`)) } });

  const exported = await anInvoice({ config: configWith({}) });
  await aKsef(configWith({})).send();
  const other = await aCorrection(exported);
  await aKsef().send();
  expect(await rowOf(other)).toMatchObject({ ksef_state: 'exported', ksef_number: null });
});

test('a QR code is printed only if KSeF is configured', () => {
  expect(findKsefQr({ isSample: true } as never, its.config.payments)).toBe(null);
  expect(findKsefQr({} as never, configWith({}).payments)).toBe(null);
});
