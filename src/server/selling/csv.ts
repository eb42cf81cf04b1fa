import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { FieldErrors } from '#contract/errors.ts';
import { CSV_COLUMNS, type CsvColumn, REASONS_COLUMN } from '#contract/selling/csv-columns.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { FIELD_NAMES } from '#kinds/rules/fields.ts';
import { isTerm } from '#kinds/terms.ts';
import { columnOf, deliveryNamed, flagsNamed, unitNamed } from './csv-words.ts';
import { cellsOfTerms, readTerms } from './terms-columns.ts';

/** A record of a file: its first line number (1-based), its cells by column, and the raw cells. */
export interface CsvLine {
  readonly line: number;
  readonly cells: Partial<Record<CsvColumn, string>>;
  readonly row: readonly string[];
}

/**
 * A parsed file.
 *
 * headings  as written, without the column of reasons that an earlier import added.
 * unknown   headings that match no column.
 */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly unknown: readonly string[];
  readonly lines: readonly CsvLine[];
}

/** Why a file cannot be read: an unpaired quotation mark, a duplicate column, or other damage. */
export class CsvError extends Error {
  readonly reason: 'csvBroken' | 'csvQuote' | 'csvColumnTwice';
  readonly values: { line: number; column: string };
  constructor(reason: CsvError['reason'], values: { line?: number; column?: string }) {
    super(reason);
    this.reason = reason;
    this.values = { line: 1, column: '', ...values };
  }
}

/** The delimiter used in the heading: further down a comma may be part of a price. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [';', '\t', ','].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

interface Row {
  readonly line: number;
  readonly row: string[];
}

/** @throws CsvError at the line where the unreadable row begins. */
function readRows(text: string): Row[] {
  let lastLine = 0;
  const rows: Row[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record(row: string[], { lines }) {
        rows.push({ line: lineWithText(text, lastLine), row });
        lastLine = lines;
        return null;
      },
    });
    return rows;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    throw new CsvError(/QUOTE/.test(code) ? 'csvQuote' : 'csvBroken', { line: lineWithText(text, lastLine) });
  }
}

/** The number of the first non-empty line after the given number of lines. */
function lineWithText(text: string, after: number): number {
  const lines = text.split(/\r\n|\n|\r/);
  const at = lines.findIndex((line, index) => index >= after && line.trim() !== '');
  return at < 0 ? after + 1 : at + 1;
}

/** Polish spreadsheets separate cells with semicolons, others with commas. @throws CsvError */
export function readCsv(text: string): CsvTable {
  const [head, ...rows] = readRows(text);
  const columns = (head?.row ?? []).map((heading) => columnOf(heading));
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw new CsvError('csvColumnTwice', { column: head?.row[columns.lastIndexOf(twice)] ?? twice });
  const kept = columns.flatMap((column, at) => (column === REASONS_COLUMN ? [] : [at]));
  const pick = (row: readonly string[]) => kept.map((at) => plain(row[at] ?? ''));
  return {
    headings: pick(head?.row ?? []),
    unknown: kept.flatMap((at) => (columns[at] || !head?.row[at] ? [] : [head.row[at]])),
    lines: rows.map(({ line, row }) => ({
      line,
      cells: Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, plain(row[at] ?? '')]] : []))),
      row: pick(row),
    })),
  };
}

/** A record as an unvalidated form. */
export function formOfLine(
  { cells }: CsvLine,
  known: { category: number; pictures: ListingForm['pictures'] },
): Record<string, unknown> {
  const amount = (value?: string, unit?: string) => (value ? { value, unit: unit?.toLowerCase() } : undefined);
  const terms = readTerms(cells, flagsNamed(cells.flags ?? ''));
  return {
    title: cells.title ?? '',
    description: cells.description ?? '',
    town: cells.town ?? '',
    village: cells.village,
    category: known.category,
    price: terms.price,
    floor: cells.floor,
    priceUnit: unitNamed(cells.price_unit ?? ''),
    pieces: cells.pieces,
    weight: amount(cells.weight, cells.weight_unit || 'kg'),
    volume: amount(cells.volume, cells.volume_unit || 'l'),
    tags: terms.tags,
    delivery: deliveryNamed(cells.delivery ?? ''),
    deliveryKm: cells.delivery_km,
    shop_url: cells.shop_url,
    details: terms.details,
    codes: Object.fromEntries(FIELD_NAMES.flatMap((name) => (cells[name] ? [[name, cells[name]]] : []))),
    pictures: known.pictures,
  };
}

/** Columns added later: part of a record's key only if they have a value, so that older keys stay valid. */
const LATER_COLUMNS: readonly CsvColumn[] = [
  ...(['id', 'village', 'pictures', 'price_unit', 'delivery', 'delivery_km'] as const),
  ...(['floor', 'negotiable', 'swap', 'swap_for', 'free'] as const),
];
const NAMING_COLUMNS = CSV_COLUMNS.filter((column) => !LATER_COLUMNS.includes(column));

/** A key derived from a record's content: importing the same record again means the same ad. */
export function keyOfLine({ cells }: CsvLine): string {
  const said = NAMING_COLUMNS.map((column) => cells[column] ?? '');
  const more = LATER_COLUMNS.flatMap((column) => (cells[column] ? [[column, cells[column]]] : []));
  const text = JSON.stringify(more.length > 0 ? [...said, more] : said);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The picture names in a cell. */
export function pictureNamesOf({ cells }: CsvLine): string[] {
  return (cells.pictures ?? '')
    .split(/[|,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

const COLUMN_OF_FIELD: Readonly<Record<string, CsvColumn>> = {
  tags: 'flags',
  priceUnit: 'price_unit',
  deliveryKm: 'delivery_km',
  'details.swapFor': 'swap_for',
};

/** Maps a form's errors to the columns of the file. */
export function errorsByColumn(errors: FieldErrors): FieldErrors {
  const byColumn: FieldErrors = {};
  for (const [field, messages] of Object.entries(errors)) {
    const [first = '', second = ''] = field.split('.');
    const column = first === 'codes' ? second : (COLUMN_OF_FIELD[field] ?? COLUMN_OF_FIELD[first] ?? first);
    byColumn[column] = [...(byColumn[column] ?? []), ...messages];
  }
  return byColumn;
}

/** Quotes a cell that a spreadsheet would run as a formula. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Removes the quote that `harmless` adds. */
function plain(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}

const withComma = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','));

/** Ads in the import format, each with its id so that a later import updates it. */
export function writeCsv(ads: readonly { readonly id: number; readonly form: ListingForm }[]): string {
  const rows = ads.map(({ id, form }) => ({
    id: String(id),
    title: form.title,
    description: form.description,
    category: categoriesById.get(form.category ?? 0)?.key ?? '',
    price: withComma(form.price),
    price_unit: form.priceUnit ?? '',
    floor: withComma(form.floor),
    ...cellsOfTerms(form),
    pieces: withComma(form.pieces),
    weight: withComma(form.weight?.value),
    weight_unit: form.weight?.unit ?? '',
    volume: withComma(form.volume?.value),
    volume_unit: form.volume?.unit ?? '',
    town: form.town,
    village: form.village ?? '',
    flags: form.tags.filter((tag) => !isTerm(tag)).join(' '),
    delivery: (form.delivery ?? []).join(' '),
    delivery_km: withComma(form.deliveryKm),
    shop_url: form.shop_url ?? '',
    ...form.codes,
  }));
  const cells = rows.map((row) =>
    CSV_COLUMNS.map((column) => (row as Partial<Record<CsvColumn, string>>)[column] ?? ''),
  );
  return tableText([[...CSV_COLUMNS], ...cells]);
}

/** Rows as a CSV file for Polish spreadsheets: semicolons and a UTF-8 byte order mark. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { delimiter: ';', bom: true },
  );
}
