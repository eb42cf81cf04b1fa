import { codeForms } from '#kinds/rules/code-forms.ts';
import { FIELD_NAMES, type FieldName } from '#kinds/rules/fields.ts';

/** The columns that an ad of any category may have. */
export const USUAL_COLUMNS = [
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
] as const;

/** All columns of the file, as the server has them; a test holds it. The last are what only some categories ask for. */
export const COLUMNS = [...USUAL_COLUMNS, ...FIELD_NAMES] as const;
export type Column = (typeof COLUMNS)[number];

/** Those without which no ad can be posted. */
export const REQUIRED: ReadonlySet<Column> = new Set(['title', 'description', 'category', 'price', 'town']);

/** What stands in the template, in Polish as the market is: two ads that could be there. */
const EXAMPLES: readonly Partial<Record<Column, string>>[] = [
  {
    title: 'Miód lipowy z własnej pasieki',
    description: 'Lipcowy zbiór, słoik 900 g. Nieprzegrzewany, prosto z ula.',
    category: 'honey',
    price: '42,50',
    weight: '900',
    weight_unit: 'g',
    town: 'Zamość',
    foodRegistration: codeForms.directSale.example,
  },
  {
    title: 'Ser kozi dojrzewający',
    description: 'Trzy miesiące w piwnicy, z mleka naszych dwunastu kóz.',
    category: 'cheese',
    price: '60',
    pieces: '1',
    weight: '0,5',
    weight_unit: 'kg',
    town: 'Łowicz',
    flags: 'vegetarian',
    foodRegistration: codeForms.rhd.example,
  },
];

/** An example of a column, as the template has it. */
export function exampleOf(column: Column): string {
  return EXAMPLES.map((each) => each[column]).find(Boolean) ?? OTHER_EXAMPLES[column] ?? '';
}

const OTHER_EXAMPLES: Readonly<Partial<Record<Column, string>> & Record<FieldName, string>> = {
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

/** A file to start from, as spreadsheets of Poland open it: semicolons, and a mark that it is UTF-8. */
export function templateText(): string {
  const lines = EXAMPLES.map((each) => COLUMNS.map((column) => quoted(each[column] ?? '')).join(';'));
  return `\ufeff${[COLUMNS.join(';'), ...lines].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
