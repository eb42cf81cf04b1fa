import { CSV_COLUMNS, type CsvColumn, REASONS_COLUMN, USUAL_COLUMNS } from '#contract/selling/csv-columns.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator, inAllLocales } from '#i18n/translator.ts';
import { perCatalogue } from '#kinds/ad/catalogue.ts';
import { type Category, categoriesById, categoryPath, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { tagsOf } from '#kinds/define-kind.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { kinds } from '#kinds/index.ts';
import { PRICE_UNITS } from '#kinds/price-units.ts';
import { foldName } from '../places/service.ts';
import { once } from '../platform/once.ts';

/** Folds case, Polish letters and punctuation, so that `KATEGORIA:` equals `kategoria`. */
function folded(text: string): string {
  return foldName(text.replace(/[_.:*()]/g, ' ')).trim();
}

type Heading = CsvColumn | typeof REASONS_COLUMN;

/** Common column names that appear in no message. */
const OTHER_HEADINGS: Readonly<Record<string, Heading>> = {
  nazwa: 'title',
  numer: 'id',
  nr: 'id',
  tresc: 'description',
  miasto: 'town',
  sztuki: 'pieces',
  ilosc: 'pieces',
  zdjecie: 'pictures',
  sklep: 'shop_url',
  'minimum price': 'floor',
};

// Read when the first file arrives: compiling the messages of all languages would delay the start of the server.
const headings = once(() => {
  const byName = new Map<string, Heading>(Object.entries(OTHER_HEADINGS));
  for (const column of CSV_COLUMNS) {
    const isUsual = (USUAL_COLUMNS as readonly string[]).includes(column);
    const id = isUsual ? `selling.csv.column.${column}` : `rules.field.${column}.label`;
    for (const name of [column, ...inAllLocales(id as MessageId)]) byName.set(folded(name), column);
  }
  for (const name of [REASONS_COLUMN, ...inAllLocales('selling.csv.column.reasons')])
    byName.set(folded(name), REASONS_COLUMN);
  return byName;
});

/** The column that a heading names, in any language and case; undefined if unknown. */
export function columnOf(heading: string): Heading | undefined {
  return headings().get(folded(heading));
}

const categoriesByName = perCatalogue(() => {
  const byName = new Map<string, Set<Category>>();
  for (const category of categoriesById.values()) {
    if (category.id === ROOT_CATEGORY_ID) continue;
    for (const name of [category.key, ...inAllLocales(`category.${category.key}` as MessageId)]) {
      const known = byName.get(folded(name)) ?? new Set();
      byName.set(folded(name), known.add(category));
    }
  }
  return byName;
});

/**
 * The leaf categories that a text may mean: a key, a number, a name in any language, or a path such as
 * `Żywność > Owoce`, which may omit leading parts.
 */
export function categoriesNamed(text: string): readonly Category[] {
  const parts = text
    .split(/[>›»/|]/)
    .map(folded)
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const byNumber = /^\d+$/.test(last) ? categoriesById.get(Number(last)) : undefined;
  const found = byNumber ? [byNumber] : [...(categoriesByName().get(last) ?? [])];
  const leaves = found.filter(({ isLeaf }) => isLeaf);
  const above = parts.slice(0, -1);
  return leaves.filter((leaf) => {
    const names = categoryPath(leaf.id).slice(0, -1).map(namesOf);
    let from = 0;
    return above.every((part) => {
      const at = names.findIndex((known, index) => index >= from && known.has(part));
      from = at + 1;
      return at >= 0;
    });
  });
}

function namesOf({ key }: Category): ReadonlySet<string> {
  return new Set([key, ...inAllLocales(`category.${key}` as MessageId)].map(folded));
}

/** A category as a path in the tree: `Żywność > Owoce`. */
export function categoryPathText(category: Category, locale: Locale): string {
  const translate = getTranslator(locale);
  return categoryPath(category.id)
    .map(({ key }) => translate(`category.${key}` as MessageId))
    .join(' > ');
}

/** Stored values by their keys and by the messages that name them in any language. */
function byName(keys: readonly string[], messages: (key: string) => readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const key of keys) {
    for (const name of [key, ...messages(key).flatMap((id) => inAllLocales(id as MessageId))]) {
      found.set(folded(name), key);
    }
  }
  return found;
}

/** Further words used in spreadsheets, besides the messages. */
const YES_WORDS = ['yes', 'y', 't', 'x', '1', 'true', 'prawda', 'wahr', 'verdadero', 'vero', 'істина'];
const NO_WORDS = ['no', 'n', '0', 'false', 'fałsz', 'falsch', 'falso', 'хибність'];
const yesNoByName = once(
  () =>
    new Map([
      ...[...NO_WORDS, ...inAllLocales('selling.csv.no')].map((word) => [folded(word), false] as const),
      ...[...YES_WORDS, ...inAllLocales('selling.csv.yes')].map((word) => [folded(word), true] as const),
    ]),
);

/** Whether a cell says yes, in any language; undefined for an empty cell and for any other text. */
export function isYes(text: string): boolean | undefined {
  return yesNoByName().get(folded(text));
}

const flagsByName = once(() => byName(tagsOf(kinds.ad), (flag) => [`tag.${flag}`]));
const waysByName = once(() => byName(DELIVERY_WAYS, (way) => [`delivery.way.${way}`, `delivery.short.${way}`]));
const unitsByName = once(() => byName(PRICE_UNITS, (unit) => [`priceUnit.short.${unit}`, `priceUnit.per.${unit}`]));

/** The unit of a price by its key or a name in any language; an unknown text is returned as it is. */
export function unitNamed(text: string): string {
  return unitsByName().get(folded(text.replace(/^\s*(?:(?:zł|pln)\s*)?\//i, ''))) ?? text;
}

/** Attributes by their names in any language, separated by commas or bars; or by their keys, separated by spaces. */
export function flagsNamed(text: string): string[] {
  return keysNamed(text, flagsByName());
}

/** Ways of delivery, written like attributes. */
export function deliveryNamed(text: string): string[] {
  return keysNamed(text, waysByName());
}

function keysNamed(text: string, keysByName: ReadonlyMap<string, string>): string[] {
  const whole = text
    .split(/[,;|]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return whole.flatMap((part) => {
    const known = keysByName.get(folded(part));
    return known ? [known] : part.split(/\s+/).map((word) => keysByName.get(folded(word)) ?? word);
  });
}
