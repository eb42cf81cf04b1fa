import { tagsOfEggCode } from '#kinds/rules/egg-marks.ts';
import type { FieldName } from '#kinds/rules/fields.ts';
import { ruleFieldsFor } from '#kinds/rules/for-category.ts';
import { formatPay } from '#kinds/rules/pay.ts';
import { fold } from '#kinds/rules/words.ts';

/** Voivodeships by TERYT number. */
const VOIVODESHIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dolnośląskie: '02',
    'kujawsko-pomorskie': '04',
    lubelskie: '06',
    lubuskie: '08',
    łódzkie: '10',
    małopolskie: '12',
    mazowieckie: '14',
    opolskie: '16',
    podkarpackie: '18',
    podlaskie: '20',
    pomorskie: '22',
    śląskie: '24',
    świętokrzyskie: '26',
    'warmińsko-mazurskie': '28',
    wielkopolskie: '30',
    zachodniopomorskie: '32',
  }),
);

/**
 * The parts of a post that generated numbers depend on. `sellerKey` determines them: a seller has one herd and one
 * registration.
 */
export interface DemoPost {
  readonly categoryId: number | null;
  readonly title: string;
  readonly tags: readonly string[];
  readonly priceMinor: number | null;
  readonly sellerKey: string;
  readonly voivodeship: string;
}

/**
 * Plausible numbers for a listing of the demo market that comply with the rules and are not in real use: no district or
 * certification body has the number 99. The same post gets the same numbers.
 *
 * @returns the details to add, and the tags with those implied by the numbers
 */
export function demoDetails(post: DemoPost): { details: Partial<Record<FieldName, string>>; tags: string[] } {
  const names = ruleFieldsFor(post.categoryId, post.tags).map(({ name }) => name);
  const details = Object.fromEntries(names.flatMap((name) => makeDetail(name, post))) as Partial<
    Record<FieldName, string>
  >;
  return { details, tags: [...new Set([...post.tags, ...tagsOfEggCode(details.eggCode)])] };
}

function makeDetail(name: FieldName, post: DemoPost): (readonly [FieldName, string])[] {
  const value = makers[name](post);
  return value === null ? [] : [[name, value]];
}

type Maker = (post: DemoPost) => string | null;

const makers: Readonly<Record<FieldName, Maker>> = {
  breederNumber: (post) =>
    /schronisk|kundel|adopcj|kwarantann/.test(fold(post.title))
      ? veterinary(post, '34')
      : `${post.categoryId === 513 ? 'FPL' : 'ZKWP'} 99${digits(post, 'breeder', 2)}/20${10 + (seedOf(post, 'year') % 15)}`,
  organicCertificate: (post) => `PL-EKO-99 ${digits(post, 'organic', 5)}/26`,
  eggCode: makeEggCode,
  plantOperator: (post) => `PL-${region(post)}/99/${digits(post, 'plants', 6)}`,
  foodRegistration: makeRegistration,
  herdNumber: (post) => `PL0000${digits(post, 'herd', 5)}-001`,
  equineNumber: (post) => `616099${digits(post, `horse ${post.title}`, 9)}`,
  keeperNumber: (post) => (post.categoryId === 511 ? veterinary(post, '68') : null),
  pay: makePay,
};

const OTHER_BIRDS = /przepiorcz|gesi|kacz|strusi|indycz|perlicz|bazanci/;

function makeEggCode(post: DemoPost): string {
  if (OTHER_BIRDS.test(fold(post.title))) return 'OTHER-BIRDS';
  const method = [['organic', 'eco'], ['freerange'], ['barneggs'], ['cagedhens']].findIndex((tags) =>
    tags.some((tag) => post.tags.includes(tag)),
  );
  return method === -1 ? 'MAX-50' : `${method}-PL-${veterinary(post, '13')}`;
}

/** Most farmers of the market sell as farms do; a few have an approved dairy, smokehouse or kitchen. */
function makeRegistration(post: DemoPost): string | null {
  const [field] = ruleFieldsFor(post.categoryId, []).filter(({ name }) => name === 'foodRegistration');
  if (!field?.required) return null;
  const takes = field.forms.map(({ id }) => id);
  if (sellsAsItCame(post)) return `SB ${veterinary(post, '38')}`;
  if (takes.includes('rhd')) {
    return seedOf(post, 'size') % 4 === 0 ? `PL ${veterinary(post, '02')} WE` : `RHD ${veterinary(post, '60')}`;
  }
  return seedOf(post, 'size') % 2 === 0
    ? `RHD 99/${digits(post, 'rhd', 3)}/2025`
    : `PPIS HŻ.9027.99.${digits(post, 'ppis', 3)}.2025`;
}

/** Honey, whole birds and fresh fish qualify for direct sale; smoked, cut or churned products do not. */
function sellsAsItCame({ categoryId, tags }: DemoPost): boolean {
  return (
    [101, 102, 108, 109].includes(categoryId ?? 0) &&
    !['smoked', 'marinated', 'fillet'].some((tag) => tags.includes(tag))
  );
}

/** The pay of the demo's jobs is gross; low amounts are hourly, high ones monthly. */
function makePay({ priceMinor }: DemoPost): string | null {
  if (priceMinor === null) return null;
  const per = priceMinor < 30_000 ? 'hour' : 'month';
  const step = per === 'hour' ? 100 : 10_000;
  const fromMinor = Math.round(priceMinor / step) * step;
  return formatPay({ fromMinor, toMinor: Math.ceil((fromMinor * 1.1) / step) * step, per });
}

function veterinary(post: DemoPost, activity: string): string {
  return `${region(post)}99${activity}${digits(post, activity, 2)}`;
}

function region({ voivodeship }: DemoPost): string {
  return VOIVODESHIPS.get(voivodeship) ?? '14';
}

/** Digits that depend only on the seller and the purpose, never all zeros. */
function digits(post: DemoPost, purpose: string, count: number): string {
  const span = 10 ** count - 1;
  return String(1 + (seedOf(post, purpose) % span)).padStart(count, '0');
}

/** FNV-1a, 32 bits. */
function seedOf({ sellerKey }: DemoPost, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${sellerKey} ${purpose}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
