/**
 * A format of a code.
 *
 * pattern   of the canonical value, as `normaliseField` returns it.
 * example   a canonical value that is not in real use.
 * prefix    how the value begins, if several forms share a field; a form can offer it as a choice.
 * declared  the example is the only value: something to tick, not to type. Pages show its message instead of the value.
 */
export interface CodeForm {
  readonly id: FormId;
  readonly pattern: RegExp;
  readonly example: string;
  readonly prefix?: string;
  readonly declared?: true;
}

export const FORM_IDS = [
  'kennel',
  'shelter',
  'organic',
  'eggStamp',
  'smallFlock',
  'otherBirds',
  'plantOperator',
  'pay',
  'rhd',
  'rhdPlant',
  'directSale',
  'marginal',
  'approved',
  'sanitary',
  'herd',
  'equine',
  'veterinary',
] as const;
export type FormId = (typeof FORM_IDS)[number];

/** TERYT numbers voivodeships with the even numbers from 02 to 32, and their districts (powiat) from 01. */
const VOIVODESHIP = '(?:0[2468]|[12][02468]|3[02])';
const DISTRICT = '(?:0[1-9]|[1-9]\\d)';

/** The veterinary identification number: voivodeship, district, kind of activity, serial number. */
const VETERINARY = `${VOIVODESHIP}${DISTRICT}\\d{4,6}`;

const UNION_COUNTRY = 'AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PT|RO|SE|SI|SK';

const LETTER = 'A-ZĄĆĘŁŃÓŚŹŻ';

function form(id: FormId, pattern: string, example: string, more: Partial<CodeForm> = {}): CodeForm {
  return { id, pattern: new RegExp(`^(?:${pattern})$`, 'u'), example, ...more };
}

/** Every form; rules name those that they accept. */
export const codeForms = {
  // "Nr" alone is no name of a club.
  kennel: form(
    'kennel',
    `(?=.*\\d)(?!N[RO][ ./-]|NUMER[ ./-])[${LETTER}]{2,10}(?:[ ./-][${LETTER}\\d]{1,12}){1,5}`,
    'ZKWP 9999/2024',
  ),
  shelter: form('shelter', VETERINARY, '14993401'),
  organic: form(
    'organic',
    '(?=.*\\d\\D*\\d\\D*\\d\\D*\\d)PL-EKO-\\d{2}[ .][A-Z\\d](?:[ ./-]?[A-Z\\d]){2,39}',
    'PL-EKO-99 12345/24',
  ),
  eggStamp: form('eggStamp', `[0-3]-PL-${VETERINARY}|[0-3]-(?:${UNION_COUNTRY})-[A-Z\\d]{3,14}`, '1-PL-14991301'),
  smallFlock: form('smallFlock', 'MAX-50', 'MAX-50', { declared: true }),
  otherBirds: form('otherBirds', 'OTHER-BIRDS', 'OTHER-BIRDS', { declared: true }),
  plantOperator: form('plantOperator', `PL-${VOIVODESHIP}/${DISTRICT}/\\d{4,7}`, 'PL-14/99/012345'),
  pay: form('pay', '\\d{1,6}(?:\\.\\d{2})?(?:-\\d{1,6}(?:\\.\\d{2})?)?/(?:hour|day|month|kg|piece)', '32-36/hour'),
  rhd: form('rhd', `RHD ${VETERINARY}`, 'RHD 14996001', { prefix: 'RHD' }),
  rhdPlant: form('rhdPlant', `RHD (?=.*\\d)[${LETTER}\\d](?:[ ./-]?[${LETTER}\\d]){2,39}`, 'RHD 99/2024', {
    prefix: 'RHD',
  }),
  directSale: form('directSale', `SB ${VETERINARY}`, 'SB 14993801', { prefix: 'SB' }),
  marginal: form('marginal', `MLO ${VETERINARY}`, 'MLO 14994001', { prefix: 'MLO' }),
  approved: form('approved', `PL ${VETERINARY} WE`, 'PL 14990201 WE', { prefix: 'PL' }),
  sanitary: form('sanitary', `PPIS (?=.*\\d)[${LETTER}\\d](?:[ ./-]?[${LETTER}\\d]){2,39}`, 'PPIS HŻ.9027.99.2024', {
    prefix: 'PPIS',
  }),
  herd: form('herd', 'PL\\d{9}-\\d{3}', 'PL000099999-001'),
  equine: form('equine', '\\d{3}[A-Z\\d]{12}', '616099000123424'),
  veterinary: form('veterinary', VETERINARY, '14993401'),
} as const satisfies Record<FormId, CodeForm>;
