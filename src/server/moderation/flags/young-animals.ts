import type { Found, ReadToken } from './phrases.ts';

/** Puppies and kittens must stay with their mother for this long. */
const OLD_ENOUGH_WEEKS = 8;
const WEEKS_A_MONTH = 4.35;
const DAYS_A_WEEK = 7;

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  jeden: 1,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  pięć: 5,
  sześć: 6,
  siedem: 7,
  osiem: 8,
  dziewięć: 9,
  dziesięć: 10,
  dwanaście: 12,
  półtora: 1.5,
};
const PARTS: Readonly<Record<string, number>> = {
  jedno: 1,
  półtora: 1.5,
  dwu: 2,
  trzy: 3,
  cztero: 4,
  pięcio: 5,
  sześcio: 6,
  siedmio: 7,
  ośmio: 8,
  dziewięcio: 9,
  dziesięcio: 10,
};
const COMPOUND =
  /^(jedno|półtora|dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|dziewięcio|dziesięcio)(tygodniow|miesięczn)/;
const WEEK = /^(tyg|tygod\p{L}*)$/u;
const MONTH = /^(mies|miesiąc\p{L}*|miesięcy|miesięczn\p{L}*)$/u;
const DAY = /^(dni|dniow\p{L}*)$/u;
/** One month old, without a number: "miesięczne kocięta", "mają miesiąc". */
const MONTH_OLD = /^(miesięczn(y|a|e|i|ych|ego|ej)|miesiąc)$/u;
const BEFORE_MONTH = /^(mają|ma|skończyły|skończył)$/u;

/** Before a number these mean that it is not an age: "za 3 tygodnie", "co 2 tygodnie", "przez 4 tygodnie". */
const NO_AGE = new Set(
  'za co przez od po przed ponad powyżej pierwsze pierwszych ostatnie ostatnich następne kolejne jeszcze całe'.split(
    ' ',
  ),
);
/** Words that mean a number near them is not the current age, such as “vaccinated”. */
const PAST_STEMS = new Set([
  'szczepić',
  'zaszczepić',
  'szczepiony',
  'zaszczepiony',
  'odrobaczyć',
  'odrobaczony',
  'gwarancja',
  'umowa',
]);
/** Words about leaving the mother: a lower age in the same text is then only today's age. */
const LEAVING =
  /^(odb[ió]\p{L}*|odebra\p{L}*|wyda\p{L}*|odda\p{L}*|opuszcz\p{L}*|opuści\p{L}*|rezerw\p{L}*|przeprowadz\p{L}*|dom|domu|domy|domów)$/u;
const CLOSE_BY = 8;

interface Age {
  readonly weeks: number;
  readonly at: number;
  readonly words: string;
}

/** Ages under eight weeks, unless the text says that the animals leave later. */
export function findYoungAnimals(tokens: readonly ReadToken[]): Found[] {
  const ages = tokens.flatMap((_, at) => ageAt(tokens, at) ?? []);
  const leavesLater = ages.some(({ weeks, at }) => weeks >= OLD_ENOUGH_WEEKS && isOfLeaving(tokens, at));
  if (leavesLater) return [];
  return ages.flatMap(({ weeks, at, words }) =>
    weeks < OLD_ENOUGH_WEEKS && isAge(tokens, at) ? [{ words, statement: words }] : [],
  );
}

function ageAt(tokens: readonly ReadToken[], at: number): Age | null {
  const { word } = tokens[at] as ReadToken;
  const compound = COMPOUND.exec(word);
  if (compound)
    return {
      weeks: (PARTS[compound[1] as string] as number) * weeksOf(word.slice(compound[1]?.length)),
      at,
      words: word,
    };
  const next = tokens[at + 1]?.word ?? '';
  const number = numberOf(word);
  const unit = weeksOf(next);
  if (number !== null && unit > 0) return { weeks: number * unit, at, words: `${word} ${next}` };
  return isMonthOld(word, tokens[at - 1]?.word ?? '') ? { weeks: WEEKS_A_MONTH, at, words: word } : null;
}

function isMonthOld(word: string, before: string): boolean {
  if (!MONTH_OLD.test(word)) return false;
  return word === 'miesiąc' ? BEFORE_MONTH.test(before) : numberOf(before) === null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,2}(\.\d+)?$/.test(word)) return Number(word);
  return NUMBER_WORDS[word] ?? null;
}

/** The length of a time unit in weeks; 0 for other words. */
function weeksOf(word: string): number {
  if (WEEK.test(word)) return 1;
  if (MONTH.test(word)) return WEEKS_A_MONTH;
  return DAY.test(word) ? 1 / DAYS_A_WEEK : 0;
}

function isAge(tokens: readonly ReadToken[], at: number): boolean {
  if (NO_AGE.has(tokens[at - 1]?.word ?? '')) return false;
  const close = tokens.slice(Math.max(0, at - 4), at + 6);
  return !close.some(({ stems }) => [...stems].some((stem) => PAST_STEMS.has(stem)));
}

function isOfLeaving(tokens: readonly ReadToken[], at: number): boolean {
  return tokens.slice(Math.max(0, at - CLOSE_BY), at + CLOSE_BY).some(({ word }) => LEAVING.test(word));
}
