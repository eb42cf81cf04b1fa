import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { listFaults, textsOf } from '../../../../test/ksef/fa3-faults.ts';
import { differenceLine, lineOf } from '../amounts.ts';
import type { InvoiceContent } from '../content.ts';
import { fa3Xml } from '../ksef/fa3.ts';
import { makeInvoicePdf } from './document.ts';

const LINE = lineOf('Promocja ogłoszenia „Żurek śląski” w serwisie Jarmark: plan rozszerzony, 14 dni', 3900, 23);
const sumsOf = ({ netMinor, vatMinor, grossMinor }: typeof LINE) => ({ netMinor, vatMinor, grossMinor });
const INVOICE: InvoiceContent = {
  number: 'FV/2026/11/0001',
  market: 'Jarmark',
  isSample: false,
  issueDate: '2026-11-21',
  issuedAt: '2026-11-21T10:00:00.000Z',
  saleDate: '2026-11-20',
  paidDate: '2026-11-20',
  paidBy: 'przelewy24',
  seller: {
    name: 'Stowarzyszenie „Targ Łowicki”',
    addressLines: ['ul. Rynek Kościuszki 1', '99-400 Łowicz'],
    nip: '1234563218',
    email: 'faktury@targ.example.pl',
  },
  buyer: {
    type: 'business',
    name: 'Zażółć Gęślą Jaźń Sp. z o.o.',
    address: 'ul. Ćmielowska 7/8',
    city: 'Świętochłowice',
    zip: '41-600',
    email: 'b@example.pl',
    nip: '5260250274',
  },
  lines: [LINE],
  ...sumsOf(LINE),
  currency: 'PLN',
  corrects: null,
};
const DIFFERENCE = differenceLine(LINE, 2090);
const CORRECTION: InvoiceContent = {
  ...INVOICE,
  number: 'KOR/2026/12/0001',
  lines: [DIFFERENCE],
  ...sumsOf(DIFFERENCE),
  corrects: {
    number: 'FV/2026/11/0001',
    issueDate: '2026-11-21',
    ksefNumber: '1234563218-20261121-0100001AF629-AF',
    reason: 'odstąpienie od umowy',
    before: LINE,
  },
};

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** A PDF as programs read it: text per page, structure, title. */
async function read(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  const trees: Node[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    trees.push((await page.getStructTree()) as Node);
  }
  const { info } = await pdf.getMetadata();
  const text = texts.join(' ').replace(/\s+/g, ' ');
  return {
    text,
    pages: pdf.numPages,
    roles: trees.flatMap(rolesOf),
    info: info as Record<string, unknown>,
    trees,
  };
}

function rolesOf({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

test('an invoice contains everything the law requires, with all Polish letters', async () => {
  const { text, pages, info } = await read(await makeInvoicePdf(INVOICE, null));
  for (const part of [
    'Faktura FV/2026/11/0001',
    'Data wystawienia 21 listopada 2026',
    'Data sprzedaży 20 listopada 2026',
    'Sprzedawca Stowarzyszenie „Targ Łowicki” ul. Rynek Kościuszki 1 99-400 Łowicz NIP: 1234563218',
    'Nabywca Zażółć Gęślą Jaźń Sp. z o.o. ul. Ćmielowska 7/8 41-600 Świętochłowice NIP: 5260250274',
    '1 usł. 31,71 31,71 23% 7,29 39,00',
    'Razem 31,71 7,29 39,00',
    'Razem brutto 39,00 zł',
    'Zapłacono 39,00 zł',
    'strona 1 z 1',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Promocja ogłoszenia „Żurek śląski” w serwisie/);
  expect(text).not.toMatch(/WZÓR|korekt/);
  expect(pages).toBe(1);
  expect(info).toMatchObject({ Title: 'Faktura FV/2026/11/0001', Author: INVOICE.seller.name });
});

test('a correction states the original, the reason, the lines before and after, and the refund', async () => {
  const { text, info } = await read(await makeInvoicePdf(CORRECTION, null));
  for (const part of [
    'Faktura korygująca KOR/2026/12/0001',
    'do faktury FV/2026/11/0001 z dnia 21 listopada 2026',
    'Numer KSeF tej faktury: 1234563218-20261121-0100001AF629-AF',
    'Przyczyna korekty: odstąpienie od umowy',
    'Przed korektą 1 usł. 31,71 31,71 23% 7,29 39,00',
    'Po korekcie 1 usł. 14,72 14,72 23% 3,38 18,10',
    'Różnica – −16,99 −16,99 23% −3,91 −20,90',
    'Do zwrotu 20,90 zł',
  ])
    expect(text).toContain(part);
  expect(info).toMatchObject({ Title: 'Faktura korygująca KOR/2026/12/0001' });
});

/** An amount of a PDF (`−1 234,50`) or of an XML (`-1234.50`), in grosz. */
const minorOf = (text = '') =>
  Math.round(
    Number(
      text
        .replace(/[\s\u00a0]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ) * 100,
  );

test.each([3900, 2090, 1, 3899])('for a refund of %d grosz the PDF and the XML agree', async (backMinor) => {
  const difference = differenceLine(LINE, backMinor);
  const content = { ...CORRECTION, lines: [difference], ...sumsOf(difference) };
  const { text } = await read(await makeInvoicePdf(content, null));
  const xml = fa3Xml(content);
  expect(listFaults(xml)).toEqual([]);
  const ROW = /(?:Przed korektą|Po korekcie) (\S+) usł\. (\S+) (\S+) 23% (\S+) (\S+)/g;
  const rows = [...text.matchAll(ROW)].map(([, quantity, unit, net, vat, gross]) => ({
    quantity: Number(quantity),
    unitNet: minorOf(unit),
    net: minorOf(net),
    vat: minorOf(vat),
    gross: minorOf(gross),
  }));
  const inXml = [0, 1].map((index) => {
    const [quantity, unitGross, gross, vat] = ['P_8B', 'P_9B', 'P_11A', 'P_11Vat'].map((name) =>
      minorOf(textsOf(xml, name)[index]),
    ) as [number, number, number, number];
    // The net unit price, derived from the gross one.
    const unitNet = Math.round(unitGross / 1.23);
    return { quantity: quantity / 100, unitNet, net: gross - vat, vat, gross };
  });
  expect(rows).toEqual(inXml);
  for (const { quantity, unitNet, net } of rows) expect(quantity * unitNet).toBe(net);
  const [, count, net, vat, gross] = /Różnica (\S+)(?: usł\.)? \S+ (\S+) 23% (\S+) (\S+)/.exec(text) ?? [];
  expect(count).toBe(backMinor === LINE.grossMinor ? '−1' : '–');
  const sums = ['P_13_1', 'P_14_1', 'P_15'].map((name) => minorOf(textsOf(xml, name)[0]));
  expect([net, vat, gross].map(minorOf)).toEqual(sums);
  expect(sums[2]).toBe(-backMinor);
});

test('a sample says so in readable text, and mentions no signatures', async () => {
  const { text } = await read(await makeInvoicePdf({ ...INVOICE, isSample: true, paidBy: 'sandbox' }, null));
  expect(text).toMatch(/WZÓR Płatność była próbna/);
  const nameless = await read(await makeInvoicePdf({ ...INVOICE, isSample: true }, null));
  expect(nameless.text).toMatch(/WZÓR Sprzedawca nie podał danych/);
  expect(text).not.toContain('nie wymaga podpisu');
});

test('it is tagged: headings, tables with header cells, a QR code with alt text, and the language', async () => {
  const qr = { url: 'https://qr.example/invoice/1234563218/21-11-2026/abc', label: 'OFFLINE' };
  const bytes = await makeInvoicePdf(CORRECTION, qr);
  const { roles, trees, text } = await read(bytes);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles.filter((role) => role === 'H2')).toHaveLength(3);
  expect(roles.filter((role) => role === 'Table')).toHaveLength(2);
  expect(roles.filter((role) => role === 'TH').length).toBe(7 + 3 + 4 + 2);
  expect(JSON.stringify(trees)).toContain(`prowadzi do tej faktury w KSeF: ${qr.url}`);
  expect(text).toContain('OFFLINE');
  const raw = bytes.toString('latin1');
  expect(raw).toContain('/Marked true');
  expect(raw).toContain('/Lang (pl-PL)');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('every font is embedded, and the same invoice has the same bytes', async () => {
  const [first, again] = [await makeInvoicePdf(INVOICE, null), await makeInvoicePdf(INVOICE, null)];
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(again)).toBe(hash(first));
  expect(hash(await makeInvoicePdf({ ...INVOICE, number: 'FV/2026/11/0002' }, null))).not.toBe(hash(first));
  expect(first.toString('latin1')).not.toMatch(/BaseFont \/(Helvetica|Times|Courier)/);
  expect(first.length).toBeLessThan(80_000);
});

test('the longest allowed names fit on one page, and anything longer continues on the next', async () => {
  const buyer = {
    ...INVOICE.buyer,
    name: 'ŻÓŁW'.repeat(38).slice(0, 150),
    address: 'ulica Świętych Apostołów '.repeat(7).slice(0, 150),
    city: 'Świętochłowice '.repeat(6).slice(0, 80),
  };
  const line = { ...LINE, name: LINE.name.replace('Żurek śląski', 'Ś'.repeat(60)) };
  const qr = { url: `https://qr.example/${'x'.repeat(100)}`, label: 'OFFLINE' };
  const one = await read(await makeInvoicePdf({ ...INVOICE, lines: [line], buyer }, qr));
  expect(one.pages).toBe(1);
  expect(one.text.replaceAll(' ', '')).toContain(buyer.name);
  const corrects = CORRECTION.corrects && { ...CORRECTION.corrects, before: line };
  const seller = { ...INVOICE.seller, name: 'Stowarzyszenie '.repeat(13), addressLines: Array(12).fill('ul. Rynek 1') };
  const two = await read(await makeInvoicePdf({ ...CORRECTION, corrects, buyer, seller }, qr));
  expect(two.pages).toBe(2);
  expect(two.text).toMatch(/strona 1 z 2[\s\S]*Do zwrotu[\s\S]*strona 2 z 2/);
});

test('unsupported characters leave no boxes: emoji are dropped, other scripts become question marks', async () => {
  const line = { ...LINE, name: 'Miód 🍯 z pasieki 蜂 Їжак ‮odwrotnie' };
  const { text } = await read(await makeInvoicePdf({ ...INVOICE, lines: [line] }, null));
  expect(text).toMatch(/Miód z pasieki \? Їжак odwrotnie/);
  expect(text).not.toContain('\u0000');
});

test.each([
  'Jarmark',
  'Targ Wschodniosłowiański',
  'Stowarzyszenie Rolników „Pod Dębem” Łąka',
  'ŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻŻ',
])('the head names the market: %s', async (market) => {
  const { text, pages } = await read(await makeInvoicePdf({ ...INVOICE, market }, null));
  expect(pages).toBe(1);
  expect(text.replaceAll(' ', '')).toContain(`${market}FakturaFV/2026/11/0001`.replaceAll(' ', ''));
});
