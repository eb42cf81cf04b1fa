import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { FieldErrors } from '#contract/errors.ts';
import type { ListingForm } from '#contract/listing-forms.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { FIELD_NAMES } from '#kinds/rules/fields.ts';

/** The columns of an exported file, in their order; an import may have them in any. */
export const COLUMNS = [
  'title',
  'description',
  'category',
  'price',
  'pieces',
  'weight',
  'weight_unit',
  'volume',
  'volume_unit',
  'town',
  'flags',
  'shop_url',
  ...FIELD_NAMES,
] as const;
type Column = (typeof COLUMNS)[number];

/** A line of a file: its number as an editor counts, and its cells by column. */
export interface CsvLine {
  readonly line: number;
  readonly cells: Partial<Record<Column, string>>;
}

/** A file that is no table: where it breaks. */
export class CsvError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Headings may be written in any case; what is no column of ours is left out. */
function columnOf(heading: string): string {
  const name = heading.trim().toLowerCase();
  return COLUMNS.find((column) => column.toLowerCase() === name) ?? name;
}

/** The sign that parts the names in the heading: elsewhere a comma may stand in a price. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [';', '\t', ','].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

/** Spreadsheets of Poland part cells by semicolons, those of others by commas. @throws CsvError */
export function readCsv(text: string): CsvLine[] {
  try {
    const rows = parse(text, {
      columns: (header: string[]) => header.map((name) => columnOf(name)),
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record as CsvLine['cells'] }));
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    throw new CsvError(message, lines ?? 1);
  }
}

const categoryByKey = new Map([...categoriesById.values()].map((category) => [category.key, category.id]));

/** A line as a form that has not been checked yet. */
export function formOfLine({ cells }: CsvLine): Record<string, unknown> {
  const amount = (value?: string, unit?: string) => (value ? { value, unit: unit?.toLowerCase() } : undefined);
  const category = cells.category ?? '';
  return {
    title: cells.title ?? '',
    description: cells.description ?? '',
    town: cells.town ?? '',
    category: categoryByKey.get(category.toLowerCase()) ?? Number(category || Number.NaN),
    price: cells.price,
    pieces: cells.pieces,
    weight: amount(cells.weight, cells.weight_unit || 'kg'),
    volume: amount(cells.volume, cells.volume_unit || 'l'),
    tags: (cells.flags ?? '').split(/[\s|]+/).filter(Boolean),
    shop_url: cells.shop_url,
    details: {},
    codes: Object.fromEntries(FIELD_NAMES.flatMap((name) => (cells[name] ? [[name, cells[name]]] : []))),
    pictures: [],
  };
}

/** Names a line by what it says, so that the same line again is the same ad. */
export function keyOfLine({ cells }: CsvLine): string {
  const said = COLUMNS.map((column) => (cells[column] ?? '').trim());
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

/** A form's errors by the columns of the file. */
export function errorsByColumn(errors: FieldErrors): FieldErrors {
  const byColumn: FieldErrors = {};
  for (const [field, messages] of Object.entries(errors)) {
    const [first = '', second = ''] = field.split('.');
    const column = first === 'tags' ? 'flags' : first === 'codes' ? second : first;
    byColumn[column] = [...(byColumn[column] ?? []), ...messages];
  }
  return byColumn;
}

/** A cell that a spreadsheet would run as a formula is kept a text. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Ads as the file that an import takes. */
export function writeCsv(forms: readonly ListingForm[]): string {
  const rows = forms.map((form) => ({
    title: harmless(form.title),
    description: harmless(form.description),
    category: categoriesById.get(form.category ?? 0)?.key ?? '',
    price: form.price ?? '',
    pieces: form.pieces ?? '',
    weight: form.weight?.value ?? '',
    weight_unit: form.weight?.unit ?? '',
    volume: form.volume?.value ?? '',
    volume_unit: form.volume?.unit ?? '',
    town: form.town,
    flags: form.tags.join(' '),
    shop_url: form.shop_url ?? '',
    ...form.codes,
  }));
  return stringify(rows, { header: true, columns: [...COLUMNS], delimiter: ';', bom: true });
}
