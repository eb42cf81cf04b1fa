import type { ProviderId } from '#contract/payments/payments.ts';
import { type Content, element, type Markup, withoutForbidden, xmlDocument } from '../../feeds/xml.ts';
import { type CorrectionRow, correctionRows } from '../amounts.ts';
import type { InvoiceContent } from '../content.ts';

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const YES = '1';
const NO = '2';
const PAID_BY: Readonly<Record<ProviderId, string>> = {
  sandbox: 'Płatność na próbę',
  stripe: 'Płatność internetowa (Stripe)',
  przelewy24: 'Płatność internetowa (Przelewy24)',
};
/** Maximum text lengths, by the schema's type names. */
const LENGTH = { TZnakowy: 256, TZnakowy512: 512, TAdresEmail: 255 };

/**
 * An invoice in KSeF's logical structure FA(3), version 1-0E. Derives from the content alone, byte for byte, so that
 * its hash can be printed before it is sent.
 *
 * Prices are gross (art. 106e ust. 7 of the VAT act). A correction has its line twice, before and after, while its sums
 * are differences.
 */
export function fa3Xml(content: InvoiceContent): string {
  return xmlDocument(
    element('Faktura', { xmlns: NAMESPACE }, header(content), seller(content), buyer(content), body(content)),
  );
}

function header({ issuedAt }: InvoiceContent): Markup {
  return element(
    'Naglowek',
    {},
    element('KodFormularza', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }, 'FA'),
    field('WariantFormularza', '3'),
    field('DataWytworzeniaFa', issuedAt),
    field('SystemInfo', 'Jarmark'),
  );
}

function seller({ seller: { nip, name, addressLines, email } }: InvoiceContent): Markup {
  return element(
    'Podmiot1',
    {},
    element('DaneIdentyfikacyjne', {}, field('NIP', nip ?? ''), text('Nazwa', name, LENGTH.TZnakowy512)),
    address(addressLines),
    element('DaneKontaktowe', {}, text('Email', email, LENGTH.TAdresEmail)),
  );
}

/** A business, and not one of the bodies (JST, GV) whose units get invoices in the name of the whole. */
function buyer({ buyer: { name, address: street, zip, city, ...rest } }: InvoiceContent): Markup {
  const nip = rest.type === 'business' ? field('NIP', rest.nip) : field('BrakID', YES);
  return element(
    'Podmiot2',
    {},
    element('DaneIdentyfikacyjne', {}, nip, text('Nazwa', name, LENGTH.TZnakowy512)),
    address([street, `${zip} ${city}`]),
    field('JST', NO),
    field('GV', NO),
  );
}

function address([first = '', ...others]: readonly string[]): Markup {
  const second = others.length > 0 ? text('AdresL2', others.join(', '), LENGTH.TZnakowy512) : null;
  return element('Adres', {}, field('KodKraju', 'PL'), text('AdresL1', first, LENGTH.TZnakowy512), second);
}

function body(content: InvoiceContent): Markup {
  const { number, issueDate, saleDate, currency, corrects } = content;
  return element(
    'Fa',
    {},
    field('KodWaluty', currency),
    field('P_1', issueDate),
    field('P_2', number),
    saleDate === issueDate ? null : field('P_6', saleDate),
    ...sums(content),
    field('P_15', amount(content.grossMinor)),
    remarks(),
    field('RodzajFaktury', corrects ? 'KOR' : 'VAT'),
    ...(corrects ? correction(corrects) : []),
    ...lines(content),
    corrects ? null : payment(content),
  );
}

/** Where the sums of a rate go. Without tax there is only the net. */
const SUMS: Readonly<Record<number, readonly [net: string, vat: string | null]>> = {
  23: ['P_13_1', 'P_14_1'],
  8: ['P_13_2', 'P_14_2'],
  5: ['P_13_3', 'P_14_3'],
  0: ['P_13_6_1', null],
};

function sums({ lines: [line], netMinor, vatMinor }: InvoiceContent): Markup[] {
  const fields = SUMS[line?.vatPercent ?? -1];
  if (!fields) throw new Error(`there is no field for the VAT rate ${line?.vatPercent}`);
  const [net, vat] = fields;
  return [field(net, amount(netMinor)), ...(vat ? [field(vat, amount(vatMinor))] : [])];
}

/** Mandatory annotations for special kinds of invoices, none of which applies. */
function remarks(): Markup {
  return element(
    'Adnotacje',
    {},
    ...['P_16', 'P_17', 'P_18', 'P_18A'].map((name) => field(name, NO)),
    element('Zwolnienie', {}, field('P_19N', YES)),
    element('NoweSrodkiTransportu', {}, field('P_22N', YES)),
    field('P_23', NO),
    element('PMarzy', {}, field('P_PMarzyN', YES)),
  );
}

const ON_THE_DAY_OF_THE_CORRECTION = '2';

function correction(corrects: NonNullable<InvoiceContent['corrects']>): Markup[] {
  const { reason, number, issueDate, ksefNumber } = corrects;
  const inKsef = ksefNumber
    ? [field('NrKSeF', YES), field('NrKSeFFaKorygowanej', ksefNumber)]
    : [field('NrKSeFN', YES)];
  return [
    text('PrzyczynaKorekty', reason, LENGTH.TZnakowy),
    field('TypKorekty', ON_THE_DAY_OF_THE_CORRECTION),
    element(
      'DaneFaKorygowanej',
      {},
      field('DataWystFaKorygowanej', issueDate),
      text('NrFaKorygowanej', number, LENGTH.TZnakowy),
      ...inKsef,
    ),
  ];
}

function lines({ lines: all, corrects }: InvoiceContent): Markup[] {
  if (!corrects) {
    return all.map((line, index) => row(line.name, { ...line, unit: line }, { number: index + 1 }));
  }
  const [difference] = all;
  const { before } = corrects;
  if (!difference) return [];
  const rows = correctionRows(before, difference);
  return [
    row(before.name, rows.before, { number: 1, isBefore: true }),
    row(before.name, rows.after, { number: 2, isBefore: false }),
  ];
}

function row(
  name: string,
  { quantity, unit, grossMinor, vatMinor, vatPercent }: CorrectionRow,
  { number, isBefore = false }: { number: number; isBefore?: boolean },
): Markup {
  return element(
    'FaWiersz',
    {},
    field('NrWierszaFa', String(number)),
    text('P_7', name, LENGTH.TZnakowy512),
    field('P_8A', 'usł.'),
    field('P_8B', String(quantity)),
    unit && field('P_9B', amount(unit.grossMinor)),
    field('P_11A', amount(grossMinor)),
    field('P_11Vat', amount(vatMinor)),
    field('P_12', vatPercent === 0 ? '0 KR' : String(vatPercent)),
    isBefore ? field('StanPrzed', YES) : null,
  );
}

function payment({ paidDate, paidBy }: InvoiceContent): Markup {
  return element(
    'Platnosc',
    {},
    field('Zaplacono', YES),
    field('DataZaplaty', paidDate),
    field('PlatnoscInna', YES),
    field('OpisPlatnosci', PAID_BY[paidBy]),
  );
}

function field(name: string, value: Content): Markup {
  return element(name, {}, value);
}

/** Free text as a schema token: on one line, trimmed and truncated. */
function text(name: string, value: string, maxLength: number): Markup {
  const token = [
    ...withoutForbidden(value)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxLength)
    .join('')
    .trim();
  return field(name, token === '' ? '–' : token);
}

/** Formats grosz as złoty: `-12.05`. */
function amount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
