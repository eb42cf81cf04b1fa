import type { Quantity } from '#kinds/define-kind.ts';
import { OF_AGE } from './ages.ts';
import type { Span, TypedText } from './typed-text.ts';

/** How much of a thing is wanted, in stored units: grams, millilitres, pieces. */
export interface AmountMeaning {
  readonly quantity: Exclude<Quantity, 'price'>;
  readonly value: number;
  readonly span: Span;
}

/** Patterns for units in the six languages, with the factor that converts to stored units. */
const UNITS: readonly (readonly [pattern: string, quantity: AmountMeaning['quantity'], factor: number])[] = [
  ['kg|kilo\\p{L}*|кг|кіло\\p{L}*', 'weight', 1000],
  ['dag|dkg|deko\\p{L}*', 'weight', 10],
  ['gr?|gram\\p{L}*|г|грам\\p{L}*', 'weight', 1],
  ['ton\\p{L}*|t|тонн?\\p{L}*', 'weight', 1_000_000],
  ['ml|mililit\\p{L}*|мл', 'volume', 1],
  ['l|litr\\p{L}*|liter\\p{L}*|л|літр\\p{L}*', 'volume', 1000],
  ['szt|sztuk\\p{L}*|pieces?|pcs|stück|stueck|piezas?|uds?|unidades|pezz[io]|шт|штук\\p{L}*', 'pieces', 1],
];
const PARTS: readonly (readonly [pattern: string, share: number])[] = [
  ['p[óo]ł|pol|half(?: a)?|halbes|medio|mezzo|пів', 0.5],
  ['[ćc]wier[ćc]|quarter(?: of a)?|viertel|cuarto de|чверть', 0.25],
  ['p[óo][łl]tora', 1.5],
];
const NUMBER = `(\\d+(?:[.,]\\d+)?|${PARTS.map(([pattern]) => pattern).join('|')})`;
/** Words that are an amount by themselves: "litr mleka", "tuzin jaj". */
const ALONE: readonly (readonly [pattern: string, quantity: AmountMeaning['quantity'], value: number])[] = [
  ['kilo|kilogram|kilo[śs]', 'weight', 1000],
  ['tona|ton[ęe]', 'weight', 1_000_000],
  ['cetnar|kwintal|metr zboża', 'weight', 100_000],
  ['litr|liter|літр', 'volume', 1000],
  ['tuzin|dozen|dutzend|docena|dozzina', 'pieces', 12],
  ['mendel', 'pieces', 15],
  ['kop[aęy]', 'pieces', 60],
];
const MAX_PIECES = 1000;

const patterns = UNITS.map(([unit, quantity, factor]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${NUMBER}[\\s-]*(?:${unit})\\.?(?!\\p{L})`, 'u'),
  quantity,
  factor,
}));
const alone = ALONE.map(([words, quantity, value]) => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?=\\s+\\p{L}{3,}|$)`, 'u'),
  quantity,
  value,
}));
/** Genitives of the months: a number before one is a day. */
const OF_MONTH =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrze[śs]nia|pa[źz]dziernika|listopada|grudnia';
/** A number of pieces, as in "10 jajek"; not an age, an anniversary or a day of a month. */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,4})(?=\\s+(?!${OF_AGE}|miesi[ęeąa]c|tygod|os[óo]b|urodzin|rocznic|lat |lat$|lecie|latk|birthday|years?|geburtstag|jahre|años|anni|день народж|річн|${OF_MONTH})\\p{L}{3,})`,
  'u',
);

/** Takes one amount out of the text: with a unit, else a word such as "tuzin", else a bare number of pieces. */
export function takeAmount(text: TypedText, quantities: readonly Quantity[]): AmountMeaning | undefined {
  for (const { pattern, quantity, factor } of patterns) {
    const found = quantities.includes(quantity) ? text.take(pattern) : undefined;
    if (!found) continue;
    const [number = ''] = found.groups;
    const count = /^\d/.test(number) ? Number(number.replace(',', '.')) : partOf(number);
    if (count > 0) return { quantity, value: count * factor, span: found.span };
  }
  for (const { pattern, quantity, value } of alone) {
    const found = quantities.includes(quantity) ? text.take(pattern) : undefined;
    if (found) return { quantity, value, span: found.span };
  }
  const count = quantities.includes('pieces') ? COUNT.exec(text.rest) : null;
  if (!count || Number(count[1]) === 0 || Number(count[1]) > MAX_PIECES) return undefined;
  const span = { from: count.index, to: count.index + count[0].length };
  text.remove(span);
  return { quantity: 'pieces', value: Number(count[1]), span };
}

function partOf(word: string): number {
  return PARTS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(word))?.[1] ?? 1;
}
