import { CSV_COLUMNS, type CsvColumn } from '#contract/selling/csv-columns.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoriesById, categoryPath } from '#kinds/ad/categories.ts';
import { codeForms } from '#kinds/rules/code-forms.ts';
import type { FieldName } from '#kinds/rules/fields.ts';
import { isRuleField } from '#kinds/rules/fields.ts';

/** Columns required to post an ad. */
export const REQUIRED: ReadonlySet<CsvColumn> = new Set(['title', 'category', 'price', 'town']);

/** The template's two example ads, in Polish. */
const EXAMPLES: readonly Partial<Record<CsvColumn, string>>[] = [
  {
    title: 'Miód lipowy z własnej pasieki',
    description: 'Lipcowy zbiór, słoik 900 g. Nieprzegrzewany, prosto z ula.',
    category: 'honey',
    price: '42,50',
    price_unit: 'jar',
    weight: '900',
    weight_unit: 'g',
    town: 'Zamość',
    pictures: 'miod-1.jpg, miod-2.jpg',
    delivery: 'parcel',
    foodRegistration: codeForms.directSale.example,
  },
  {
    title: 'Ser kozi dojrzewający',
    description: 'Trzy miesiące w piwnicy, z mleka naszych dwunastu kóz.',
    category: 'cheese',
    price: '60',
    price_unit: 'piece',
    floor: '50',
    negotiable: 'yes',
    swap: 'yes',
    swap_for: 'miód',
    pieces: '1',
    weight: '0,5',
    weight_unit: 'kg',
    town: 'Łowicz',
    village: 'Zalesie Dolne',
    pictures: 'ser.jpg',
    flags: 'vegetarian',
    foodRegistration: codeForms.rhd.example,
  },
];

/** A column's heading in a file for people. */
export function headingOf(column: CsvColumn, t: Translate): string {
  return t(isRuleField(column) ? `rules.field.${column}.label` : `selling.csv.column.${column}`);
}

/** A category in a file for people: `Żywność > Sery`. */
export function categoryText(key: string, t: Translate): string {
  const id = [...categoriesById.values()].find((category) => category.key === key)?.id ?? 0;
  return categoryPath(id)
    .map((category) => t(`category.${category.key}` as MessageId))
    .join(' > ');
}

/** Translates a cell. */
function said(column: CsvColumn, cell: string, t: Translate): string {
  if (!cell) return cell;
  if (column === 'category') return categoryText(cell, t);
  if (column === 'price_unit') return t(`priceUnit.short.${cell}` as MessageId);
  if (column === 'delivery') return t(`delivery.short.${cell}` as MessageId);
  if (cell === 'yes') return t('selling.csv.yes');
  return column === 'flags' ? t(`tag.${cell}` as MessageId) : cell;
}

/** A column's example, as in the template. */
export function exampleOf(column: CsvColumn, t: Translate): string {
  const cell = EXAMPLES.map((each) => each[column]).find(Boolean) ?? OTHER_EXAMPLES[column] ?? '';
  return said(column, cell, t);
}

const OTHER_EXAMPLES: Readonly<Partial<Record<CsvColumn, string>> & Record<FieldName, string>> = {
  id: '1234',
  free: 'yes',
  delivery_km: '40',
  volume: '0,7',
  volume_unit: 'l',
  shop_url: 'https://mojsklep.pl/miod',
  breederNumber: codeForms.kennel.example,
  organicCertificate: codeForms.organic.example,
  eggCode: codeForms.eggStamp.example,
  plantOperator: codeForms.plantOperator.example,
  foodRegistration: codeForms.rhd.example,
  herdNumber: codeForms.herd.example,
  equineNumber: codeForms.equine.example,
  keeperNumber: codeForms.veterinary.example,
  pay: codeForms.pay.example,
};

/** A template file for Polish spreadsheets: semicolons, and a UTF-8 byte order mark. */
export function templateText(t: Translate): string {
  // A new ad has no id yet.
  const columns = CSV_COLUMNS.filter((column) => column !== 'id');
  const lines = EXAMPLES.map((each) => columns.map((column) => quoted(said(column, each[column] ?? '', t))).join(';'));
  return `\ufeff${[columns.map((column) => quoted(headingOf(column, t))).join(';'), ...lines].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
