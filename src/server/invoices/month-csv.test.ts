import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { aPaidPurchase, invoicesOf, issued } from '#test/invoice-factories.ts';
import { BUSINESS, BUYER } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

test('the export lists each invoice and correction of a month once, in a format for Polish spreadsheets', async () => {
  const { invoices } = await invoicesOf(app);
  const at = (moment: string) => new Date(moment);
  const paid = { paid_at: at('2026-11-20T12:00:00Z'), provider_ref: 'P24-A1' };
  const purchase = await aPaidPurchase(app, { ...paid, buyer: { ...BUSINESS, name: '=HYPERLINK("zły";1)' } });
  await issued(app, invoices, purchase, at('2026-11-20T12:00:00Z'));
  await issued(app, invoices, await aPaidPurchase(app, { provider: 'sandbox' }), at('2026-11-01T00:00:00Z'));
  await issued(app, invoices, await aPaidPurchase(app), at('2026-10-31T22:59:00Z'));
  await issued(app, invoices, await aPaidPurchase(app), at('2026-11-30T23:00:00Z'));
  await app.client.db
    .transaction()
    .execute((tx) =>
      invoices.correct(
        tx,
        { purchase, refund: { amount_minor: 1250, reason: 'goodwill' } },
        at('2026-11-30T22:59:00Z'),
      ),
    );
  const { fileName, csv, invoices: count } = await invoices.exportMonth('2026-11');
  expect({ fileName, count }).toEqual({ fileName: 'jarmark-faktury-2026-11.csv', count: 3 });
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(5);
  const rows: Record<string, string>[] = parse(csv, { delimiter: ';', columns: true, bom: true });
  expect(rows.map(({ Numer, Rodzaj }) => [Numer, Rodzaj])).toEqual([
    ['FV/2026/11/0001', 'faktura'],
    ['KOR/2026/11/0001', 'korekta'],
    ['TFV/2026/11/0001', 'WZÓR (faktura)'],
  ]);
  expect(rows[0]).toMatchObject({
    'Data wystawienia': '2026-11-20',
    'Data zapłaty': '2026-11-20',
    Nabywca: '\'=HYPERLINK("zły";1)',
    'NIP nabywcy': BUSINESS.type === 'business' ? BUSINESS.nip : '',
    Netto: '20,33',
    'Stawka VAT': '23%',
    VAT: '4,67',
    Brutto: '25,00',
    'Sposób zapłaty': 'online (Przelewy24)',
    'Numer płatności': 'P24-A1',
  });
  expect(rows[1]).toMatchObject({ Brutto: '-12,50', 'Koryguje fakturę': 'FV/2026/11/0001' });
  expect(rows[2]).toMatchObject({ Nabywca: BUYER.name, 'NIP nabywcy': '' });
});

test('a month without invoices has only the header', async () => {
  const { invoices } = await invoicesOf(app);
  const { csv, invoices: count } = await invoices.exportMonth('2026-02');
  expect(count).toBe(0);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1);
});
