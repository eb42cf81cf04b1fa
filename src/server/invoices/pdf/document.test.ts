import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { differenceLine, lineOf } from '../amounts.ts';
import type { InvoiceContent } from '../content.ts';
import { makeInvoicePdf } from './document.ts';

const LINE = lineOf('Promocja ogłoszenia „Żurek śląski” w serwisie Jarmark: plan rozszerzony, 14 dni', 3900);
const sumsOf = ({ netMinor, vatMinor, grossMinor }: typeof LINE) => ({ netMinor, vatMinor, grossMinor });
const INVOICE: InvoiceContent = {
  number: 'FV/2026/11/0001',
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

/** What programs read of a PDF: its text page by page, its structure, its title. */
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

test('an invoice says all that the law asks for, with every Polish letter', async () => {
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

test('a correction says what it corrects, why, before and after, and what is given back', async () => {
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

test('a sample says so in words that are read out, and says nothing of signatures', async () => {
  const { text } = await read(await makeInvoicePdf({ ...INVOICE, isSample: true, paidBy: 'sandbox' }, null));
  expect(text).toMatch(/WZÓR Płatność była próbna/);
  const nameless = await read(await makeInvoicePdf({ ...INVOICE, isSample: true }, null));
  expect(nameless.text).toMatch(/WZÓR Sprzedawca nie podał danych/);
  expect(text).not.toContain('nie wymaga podpisu');
});

test('it is tagged: headings, tables with heads, a code with its words, and its language', async () => {
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

test('every letter is embedded, and the same invoice is the same bytes', async () => {
  const [first, again] = [await makeInvoicePdf(INVOICE, null), await makeInvoicePdf(INVOICE, null)];
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(again)).toBe(hash(first));
  expect(hash(await makeInvoicePdf({ ...INVOICE, number: 'FV/2026/11/0002' }, null))).not.toBe(hash(first));
  expect(first.toString('latin1')).not.toMatch(/BaseFont \/(Helvetica|Times|Courier)/);
  expect(first.length).toBeLessThan(80_000);
});

test('the longest names that the forms take fit on one sheet, and what does not goes on on the next', async () => {
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

test('what no letter is there for leaves no box: pictures go, letters of far scripts are question marks', async () => {
  const line = { ...LINE, name: 'Miód 🍯 z pasieki 蜂 Їжак ‮odwrotnie' };
  const { text } = await read(await makeInvoicePdf({ ...INVOICE, lines: [line] }, null));
  expect(text).toMatch(/Miód z pasieki \? Їжак odwrotnie/);
  expect(text).not.toContain('\u0000');
});
