import { stringify } from 'csv-stringify/sync';
import type { InvoiceContent, InvoiceLine } from './content.ts';
import { wayWords } from './wording.ts';

/** An invoice with the additional fields that bookkeeping needs. */
export interface BookedInvoice {
  readonly content: InvoiceContent;
  readonly providerRef: string | null;
  readonly ksefNumber: string | null;
}

/** An amount for Polish spreadsheets: `-12,30`. */
const plain = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');
const firstLine = ({ lines }: InvoiceContent): Partial<InvoiceLine> => lines[0] ?? {};

type Cell = (invoice: BookedInvoice) => string | number | null;

const COLUMNS: readonly (readonly [title: string, cell: Cell])[] = [
  ['Rodzaj', ({ content }) => kindOf(content)],
  ['Numer', ({ content }) => content.number],
  ['Data wystawienia', ({ content }) => content.issueDate],
  ['Data sprzedaży', ({ content }) => content.saleDate],
  ['Data zapłaty', ({ content }) => content.paidDate],
  ['Nabywca', ({ content }) => content.buyer.name],
  ['NIP nabywcy', ({ content: { buyer } }) => (buyer.type === 'business' ? buyer.nip : null)],
  ['Adres', ({ content }) => content.buyer.address],
  ['Kod pocztowy', ({ content }) => content.buyer.zip],
  ['Miejscowość', ({ content }) => content.buyer.city],
  ['Usługa', ({ content }) => firstLine(content).name ?? null],
  ['Netto', ({ content }) => plain(content.netMinor)],
  ['Stawka VAT', ({ content }) => `${firstLine(content).vatPercent}%`],
  ['VAT', ({ content }) => plain(content.vatMinor)],
  ['Brutto', ({ content }) => plain(content.grossMinor)],
  ['Waluta', ({ content }) => content.currency],
  ['Koryguje fakturę', ({ content }) => content.corrects?.number ?? null],
  ['Przyczyna korekty', ({ content }) => content.corrects?.reason ?? null],
  ['Sposób zapłaty', ({ content }) => wayWords(content.paidBy)],
  ['Numer płatności', ({ providerRef }) => providerRef],
  ['Numer KSeF', ({ ksefNumber }) => ksefNumber],
];

function kindOf({ corrects, isSample }: InvoiceContent): string {
  const kind = corrects ? 'korekta' : 'faktura';
  return isSample ? `WZÓR (${kind})` : kind;
}

/**
 * Invoices as CSV, one per line, for Polish spreadsheets: semicolons and decimal commas. Buyers' input is never
 * interpreted as a formula.
 */
export function monthCsv(invoices: readonly BookedInvoice[]): string {
  const lines = invoices.map((invoice) => COLUMNS.map(([, cell]) => unarmed(cell(invoice))));
  return stringify([COLUMNS.map(([title]) => title), ...lines], {
    delimiter: ';',
    record_delimiter: 'windows',
    bom: true,
  });
}

const AMOUNT = /^-?\d+,\d\d$/;
const FORMULA = /^[=+\-@\t\r]/;

function unarmed(cell: string | number | null): string | number | null {
  return typeof cell === 'string' && FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
}
