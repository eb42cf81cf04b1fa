import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFaults, textsOf } from '../../../../test/ksef/fa3-faults.ts';
import type { InvoiceContent, InvoiceLine } from '../content.ts';
import { fa3Xml } from './fa3.ts';

const SELLER = {
  name: 'Jarmark Wiejski sp. z o.o.',
  addressLines: ['ul. Rynek 1', '33-300 Nowy Sącz'],
  nip: '1234563218',
  email: 'faktury@jarmark.example',
};
const BUYER = {
  type: 'business',
  name: 'Pasieka „Pod Lipą” Żółć & Syn',
  address: 'Węgrzce Wielkie 12',
  city: 'Łącko',
  zip: '33-390',
  email: 'pasieka@example.pl',
  nip: '5260250274',
} as const;

function line(grossMinor: number, name = 'Wyróżnienie ogłoszenia „Miód lipowy” na 14 dni'): InvoiceLine {
  const netMinor = Math.round(grossMinor / 1.23);
  return { name, quantity: 1, netMinor, vatPercent: 23, vatMinor: grossMinor - netMinor, grossMinor };
}

function anInvoice(fields: Partial<InvoiceContent> = {}, only = line(4900)): InvoiceContent {
  return {
    number: 'FV/2026/11/0001',
    market: 'Jarmark',
    isSample: false,
    issueDate: '2026-11-22',
    issuedAt: '2026-11-22T10:15:30.120Z',
    saleDate: '2026-11-22',
    paidDate: '2026-11-22',
    paidBy: 'stripe',
    seller: SELLER,
    buyer: BUYER,
    lines: [only],
    netMinor: only.netMinor,
    vatMinor: only.vatMinor,
    grossMinor: only.grossMinor,
    currency: 'PLN',
    corrects: null,
    ...fields,
  };
}

/** A correction of an invoice of 49.00 that refunds an amount. */
function aCorrection(
  refundMinor: number,
  ksefNumber: string | null = '1234563218-20261122-0100A0B1C2D3-4E',
): InvoiceContent {
  const before = line(4900);
  const after = line(4900 - refundMinor);
  const difference = {
    ...before,
    netMinor: after.netMinor - before.netMinor,
    vatMinor: after.vatMinor - before.vatMinor,
    grossMinor: -refundMinor,
  };
  const reason = 'Odstąpienie od umowy';
  const corrects = { number: 'FV/2026/11/0001', issueDate: '2026-11-22', ksefNumber, reason, before };
  return anInvoice({ number: 'KOR/2026/12/0001', issueDate: '2026-12-01', corrects }, difference);
}

/** The n-th amount of an element, in grosz. */
const minorOf = (xml: string, name: string, index = 0) => Math.round(Number(textsOf(xml, name)[index]) * 100);

test('an invoice and all kinds of corrections are valid against the schema', () => {
  const all = [
    anInvoice(),
    anInvoice({ saleDate: '2026-11-20', paidDate: '2026-11-20', paidBy: 'przelewy24' }),
    anInvoice({ seller: { ...SELLER, addressLines: ['Łącko 1'] } }),
    anInvoice({ seller: { ...SELLER, addressLines: ['ul. Rynek 1', 'lok. 3', '33-300 Nowy Sącz'] } }),
    aCorrection(4900),
    aCorrection(1),
    aCorrection(3150, null),
  ];
  expect(all.map((content) => listFaults(fa3Xml(content)))).toEqual(all.map(() => []));
});

test('the schema rules detect all errors', () => {
  const xml = fa3Xml(anInvoice({ saleDate: '2026-11-20' }));
  const correction = fa3Xml(aCorrection(4900));
  const swap = (text: string, a: RegExp, b: RegExp) => {
    const [first, second] = [a.exec(text)?.[0] ?? '?', b.exec(text)?.[0] ?? '?'];
    return text.replace(first, '\0').replace(second, first).replace('\0', second);
  };
  const wrong = [
    xml.replace('2025/06/25/13775', '2023/06/29/12648'),
    xml.replace(' wersjaSchemy="1-0E"', ''),
    xml.replace('<WariantFormularza>3', '<WariantFormularza>2'),
    xml.replace('2026-11-22T10:15:30.120Z', '2025-08-31T10:15:30.120Z'),
    xml.replace('>1234563218<', '>0234563218<'),
    xml.replace('>1234563218<', '>1003563218<'),
    xml.replace(/<JST>.*?<\/JST>/, ''),
    swap(xml, /<JST>.*?<\/JST>/, /<GV>.*?<\/GV>/)
      .replace('<JST>', '<X>')
      .replace('</JST>', '</X>'),
    swap(xml, /<P_1>.*?<\/P_1>/, /<P_2>.*?<\/P_2>/),
    swap(xml, /<P_15>.*?<\/P_15>/, /<P_14_1>.*?<\/P_14_1>/),
    xml.replace('<P_6>2026-11-20', '<P_6>2026-11-31'),
    xml.replace('<P_15>49.00', '<P_15>49,00'),
    xml.replace('<P_15>49.00', '<P_15>049.00'),
    xml.replace(/<P_14_1>.*?<\/P_14_1>/, ''),
    xml.replace(/<P_18A>.*?<\/P_18A>/, ''),
    xml.replace(/<P_19N>.*?<\/P_19N>/, ''),
    xml.replace(/<Adnotacje>.*<\/Adnotacje>/, ''),
    xml.replace('<P_12>23', '<P_12>24'),
    xml.replace('<P_7>', '<P_7> '),
    xml.replace(/<P_7>.*?<\/P_7>/, `<P_7>${'a'.repeat(513)}</P_7>`),
    xml.replace(/<DataZaplaty>.*?<\/DataZaplaty>/, ''),
    xml.replace('<Platnosc>', '<Platnosc>słowo'),
    xml.replace('</Fa>', '<Uwagi>x</Uwagi></Fa>'),
    xml.replace('</Faktura>', '<Stopka/></Faktura>'),
    xml.replace('encoding="UTF-8"', 'encoding="ISO-8859-2"'),
    correction.replace(/<NrKSeFFaKorygowanej>.*?<\/NrKSeFFaKorygowanej>/, ''),
    correction.replace('0100A0B1C2D3', '0100a0b1c2d3'),
    correction.replace('</DaneFaKorygowanej>', '<NrKSeFN>1</NrKSeFN></DaneFaKorygowanej>'),
    correction.replace(/<DaneFaKorygowanej>.*<\/DaneFaKorygowanej>/, ''),
    correction.replace('<StanPrzed>1', '<StanPrzed>2'),
  ];
  expect(wrong.map((each) => listFaults(each).length > 0 && each !== xml && each !== correction)).toEqual(
    wrong.map(() => true),
  );
});

test('with any names and prices the invoice is valid and contains them', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 700 });
  const prices = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(words, words, prices, (name, title, grossMinor) => {
      const xml = fa3Xml(anInvoice({ buyer: { ...BUYER, name, address: title } }, line(grossMinor, title)));
      expect(listFaults(xml)).toEqual([]);
      expect(minorOf(xml, 'P_15')).toBe(grossMinor);
      expect(minorOf(xml, 'P_13_1') + minorOf(xml, 'P_14_1')).toBe(grossMinor);
    }),
    { numRuns: 500 },
  );
});

test('control characters and lone surrogates do not break the file, and names stay complete', () => {
  const xml = fa3Xml(anInvoice({ buyer: { ...BUYER, name: ' Kram\u0000\tŻabki \ud800 <&>"\n' } }));
  expect(listFaults(xml)).toEqual([]);
  expect(textsOf(xml, 'Nazwa')).toEqual([SELLER.name, 'Kram Żabki <&>"']);
  expect(textsOf(fa3Xml(anInvoice({ buyer: { ...BUYER, name: '\u0007' } })), 'Nazwa')[1]).toBe('–');
});

test('the same invoice always has the same XML', () => {
  expect(fa3Xml(structuredClone(aCorrection(1200)))).toBe(fa3Xml(aCorrection(1200)));
});

test('a sale date appears only if it differs from the issue date', () => {
  expect(textsOf(fa3Xml(anInvoice({ saleDate: '2026-11-20' })), 'P_6')).toEqual(['2026-11-20']);
  expect(textsOf(fa3Xml(anInvoice()), 'P_6')).toEqual([]);
});

test('a correction shows its line before and after, and its sums are the difference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4900 }), (refundMinor) => {
      const xml = fa3Xml(aCorrection(refundMinor));
      expect(listFaults(xml)).toEqual([]);
      expect(textsOf(xml, 'StanPrzed')).toEqual(['1']);
      expect(minorOf(xml, 'P_15')).toBe(-refundMinor);
      expect(minorOf(xml, 'P_11A', 1) - minorOf(xml, 'P_11A', 0)).toBe(-refundMinor);
      expect(minorOf(xml, 'P_11Vat', 1) - minorOf(xml, 'P_11Vat', 0)).toBe(minorOf(xml, 'P_14_1'));
      const [quantity, unit] = [Number(textsOf(xml, 'P_8B')[1]), minorOf(xml, 'P_9B', 1)];
      expect(quantity * unit).toBe(minorOf(xml, 'P_11A', 1));
    }),
  );
});

test('a full refund leaves quantity zero at the old price, a partial one a lower price', () => {
  const whole = fa3Xml(aCorrection(4900));
  const rowsOf = (xml: string) => ['P_8B', 'P_9B', 'P_11A', 'P_11Vat', 'P_12'].map((name) => textsOf(xml, name));
  expect(rowsOf(whole)).toEqual([
    ['1', '0'],
    ['49.00', '49.00'],
    ['49.00', '0.00'],
    ['9.16', '0.00'],
    ['23', '23'],
  ]);
  expect(['P_13_1', 'P_14_1', 'P_15'].map((name) => textsOf(whole, name)[0])).toEqual(['-39.84', '-9.16', '-49.00']);
  expect(rowsOf(fa3Xml(aCorrection(1250)))[0]).toEqual(['1', '1']);
  expect(rowsOf(fa3Xml(aCorrection(1250)))[1]).toEqual(['49.00', '36.50']);
});

test('a correction names its original by its KSeF number, or says that it has none', () => {
  expect(textsOf(fa3Xml(aCorrection(100)), 'NrKSeFFaKorygowanej')).toEqual(['1234563218-20261122-0100A0B1C2D3-4E']);
  const outside = fa3Xml(aCorrection(100, null));
  expect([textsOf(outside, 'NrKSeFN'), textsOf(outside, 'NrKSeF')]).toEqual([['1'], []]);
});
