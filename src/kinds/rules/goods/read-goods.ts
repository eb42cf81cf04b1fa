import { naturePath } from '../../ad/categories.ts';
import { isAmount, isOffer, isOfferAfter, isSale } from '../alcohol-words.ts';
import type { Finding, Post } from '../rule.ts';
import { type Word, wordsOf, wordTest } from '../words.ts';
import { startsNearly } from './nearly.ts';
import { type AskedTopic, CATEGORY_OF, type GoodsTopic, isAskedTopic } from './topics.ts';
import { type GoodsWords, goodsWords, isAlive, isGift, isNoAnimal, isWanted } from './words.ts';

/** The first of the branches whose titles name work rather than goods. */
const JOBS = 700;
/** The only goods among the services. */
const WOOD_AND_HAY = 812;
/** Categories in which animals are shapes and motifs unless a word says that they are alive. */
const SHAPED: readonly [from: number, to: number][] = [
  [200, 399],
  [110, 112],
  [124, 124],
];
/** Other categories whose rules also require the number of a topic. */
const ALSO_IN: Readonly<Partial<Record<AskedTopic, readonly number[]>>> = {
  dogs: [513],
  cats: [512],
  rawMilk: [103],
  cattle: [506, 507, 509],
  pigs: [506, 507, 508],
  sheep: [507, 508, 509],
  goats: [506, 508, 509],
};

const PAIR_WITHIN = 3;
const DENIED_WITHIN = 4;
const PURPOSE_WITHIN = 3;
const CLOSE_BY = 4;
const OFFERED_WITHIN = 6;

const isDenial = wordTest('nie|bez|ani|zaden|zadn(?:a|e|ego|ej|ych)|brak|zero|nigdy|without|ohne|sin|senza|без');
/** Words after a negation that do not negate the goods but praise them, as in "bez recepty". */
const isNoDenial = wordTest('(?:recept|akcyz|egzamin|zezwol|badan|rodowod|wizyt|etykiet)\\p{L}*');
const isDeniedAfter = wordTest('(?:stosuj|uzywa|sprzeda|podaj|oferuj|palim|dodaj)\\p{L}*');
const isPurpose = wordTest('do|na|dla|od|przeciw|przeciwko|o|pod|przed|po|jak|niz|zamiast|for|fur|para|per|для');
const isCompany = wordTest('z|ze|w|we|przy|u|nad|with|mit|con|з|зі');
/** Verbs that offer something made to order. */
const isMade = wordTest('(?:wyrobi|zalatwi|dostarcz)(?:e|my|am|amy)|robie');
const isHeld = wordTest('mam|mamy|oddam|oddamy|tani(?:o|a|e)?|sztuk(?:i|a)?|szt|karton\\p{L}*|paczk\\p{L}+');
const isForSale = wordTest('sprzedania|kupienia|oddania|odbioru');
const isPrice = wordTest('zl|pln|odstepne|€|eur|euro|[\\d.,]+(?:zl|pln|eur)');

interface Entry {
  readonly goods: GoodsWords;
  /** Whether the words from here on name the goods; `offered`: only beside an offer. */
  readonly names: (words: readonly Word[], at: number) => 'always' | 'offered' | null;
}

const byBeginning: ReadonlyMap<string, readonly Entry[]> = indexed(goodsWords);
const misspelled = goodsWords.flatMap((goods) => goods.nearly.map((stem) => ({ goods, stem })));

function indexed(all: readonly GoodsWords[]): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const goods of all) {
    const entry: Entry = { goods, names: (words, at) => namesGoods(goods, words, at) };
    const tests = [goods.things, goods.offered, ...goods.pairs.map(([first]) => first)];
    const beginnings = new Set(tests.flatMap((each) => [...(each?.beginnings ?? [])]));
    for (const beginning of beginnings) index.set(beginning, [...(index.get(beginning) ?? []), entry]);
  }
  return index;
}

function namesGoods(goods: GoodsWords, words: readonly Word[], at: number): 'always' | 'offered' | null {
  const { text } = words[at] as Word;
  if (goods.things?.passes(text)) return 'always';
  const isPair = goods.pairs.some(
    ([first, second]) => first.passes(text) && phraseAfter(words, at, PAIR_WITHIN).some((next) => second.passes(next)),
  );
  if (isPair) return 'always';
  return goods.offered?.passes(text) ? 'offered' : null;
}

/** The words after one, up to the end of the sentence. */
function phraseAfter(words: readonly Word[], at: number, within: number): string[] {
  const next = words.slice(at + 1, at + 1 + within);
  const end = next.findIndex(({ opens }) => opens === 'sentence');
  return (end < 0 ? next : next.slice(0, end)).map(({ text }) => text);
}

/** The words before one, the nearest first, up to the beginning of the sentence or clause. */
function phraseBefore(words: readonly Word[], at: number, within: number, ends: readonly Word['opens'][]): string[] {
  const before: string[] = [];
  for (let step = at; step > Math.max(0, at - within); step -= 1) {
    if (ends.includes((words[step] as Word).opens)) break;
    before.push((words[step - 1] as Word).text);
  }
  return before;
}

interface Place {
  readonly words: readonly Word[];
  readonly isTitle: boolean;
  readonly post: Post;
  /** Whether any word of the title and the description passes. */
  readonly has: (test: (word: string) => boolean) => boolean;
}

/**
 * Detects forbidden goods, and restricted goods outside their own category, which requires a number. A seller may
 * dispute a finding of the latter (`post.disputed`): moderators then check the listing. In a title of goods a name is
 * enough; elsewhere the text must also offer the goods.
 */
export function readGoods(post: Post): Finding[] {
  const isDisputed = ({ topic }: FoundGoods) => isAskedTopic(topic) && (post.disputed?.includes(topic) ?? false);
  return findGoods(post).flatMap((found) => (isDisputed(found) ? [] : [toFinding(found)]));
}

export interface FoundGoods {
  readonly topic: GoodsTopic;
  readonly field: 'title' | 'description';
  readonly word: string;
}

function toFinding({ topic, field, word }: FoundGoods): Finding {
  const message = `rules.goods.${isAskedTopic(topic) ? messageOf(topic) : topic}` as const;
  return { field, severity: 'refuse', message, values: { word }, topic };
}

/** Farm animals share one message. */
function messageOf(topic: AskedTopic): 'dogs' | 'cats' | 'rawMilk' | 'herd' | 'horses' {
  return topic === 'dogs' || topic === 'cats' || topic === 'rawMilk' || topic === 'horses' ? topic : 'herd';
}

/** The forbidden or misplaced goods that a listing offers, each topic once, including disputed ones. */
export function findGoods(listing: Post): FoundGoods[] {
  const post = { ...listing, categoryId: natureOf(listing.categoryId) };
  const title = wordsOf(post.title);
  const description = wordsOf(post.description);
  const both = [...title, ...description];
  const shared = { post, has: (test: (word: string) => boolean) => both.some(({ text }) => test(text)) };
  const found = [
    ...findIn({ ...shared, words: title, isTitle: true }),
    ...findIn({ ...shared, words: description, isTitle: false }),
  ];
  return found.filter(({ topic }, at) => found.findIndex((each) => each.topic === topic) === at);
}

function findIn(place: Place): FoundGoods[] {
  const { words, isTitle } = place;
  return words.flatMap((word, at) => {
    const goods = goodsAt(place, at);
    return goods ? [{ topic: goods.topic, field: isTitle ? 'title' : 'description', word: word.written } as const] : [];
  });
}

function goodsAt(place: Place, at: number): GoodsWords | undefined {
  const { words } = place;
  const { text } = words[at] as Word;
  const known = byBeginning.get(text.slice(0, 2)) ?? [];
  const meant = known.find(({ goods, names }) => {
    const how = names(words, at);
    return how !== null && counts(place, goods, at, how);
  });
  if (meant) return meant.goods;
  return misspelled.find(({ goods, stem }) => startsNearly(text, stem) && counts(place, goods, at, 'always'))?.goods;
}

function counts(place: Place, goods: GoodsWords, at: number, how: 'always' | 'offered'): boolean {
  const { post, words, isTitle } = place;
  if (isWhereItBelongs(goods.topic, post.categoryId) || isSomethingElse(place, goods, at)) return false;
  const isNamedEnough = how === 'always' && (isTitle || goods.isTelling) && isGoods(post.categoryId, goods);
  return isNamedEnough || isOffered(words, at, !isAskedTopic(goods.topic));
}

/** The seed category that determines the nature of the goods; null for kinds without categories. */
function natureOf(categoryId: number | null): number | null {
  return categoryId === null ? null : (naturePath(categoryId).at(-1)?.id ?? categoryId);
}

function isWhereItBelongs(topic: GoodsTopic, categoryId: number | null): boolean {
  if (!isAskedTopic(topic)) return false;
  if (categoryId === null) return true;
  return categoryId === CATEGORY_OF[topic] || (ALSO_IN[topic]?.includes(categoryId) ?? false);
}

function isGoods(categoryId: number | null, { topic, onlyIn }: GoodsWords): boolean {
  if (categoryId === null) return false;
  if (onlyIn) return onlyIn.includes(Math.floor(categoryId / 100) * 100);
  return categoryId < JOBS || categoryId === WOOD_AND_HAY || !isAskedTopic(topic);
}

function isSomethingElse(place: Place, goods: GoodsWords, at: number): boolean {
  const { words, isTitle, post } = place;
  if (isAskedTopic(goods.topic) && (isGiven(place) || isWantedTitle(post.title))) return true;
  if (goods.isAnimal && isShaped(post.categoryId) && !place.has(isAlive.passes)) return true;
  const around = isTitle ? words.map(({ text }) => text) : closeBy(words, at);
  if (around.some((text) => goods.unless?.passes(text) || (goods.isAnimal && isNoAnimal.passes(text)))) return true;
  return isDenied(words, at) || isForSomething(words, at, goods);
}

/** Whether it is given away; a listing with a price is a sale, whatever its text says. */
function isGiven({ post, has }: Place): boolean {
  return has(isGift.passes) && !post.isPriced && !has(isPrice);
}

function isWantedTitle(title: string): boolean {
  return wordsOf(title)
    .slice(0, 2)
    .some(({ text }) => isWanted.passes(text));
}

function isShaped(categoryId: number | null): boolean {
  return categoryId !== null && SHAPED.some(([from, to]) => categoryId >= from && categoryId <= to);
}

function closeBy(words: readonly Word[], at: number): string[] {
  return [...phraseBefore(words, at, CLOSE_BY, ['sentence', 'clause']), ...phraseAfter(words, at, CLOSE_BY)];
}

function isDenied(words: readonly Word[], at: number): boolean {
  const before = phraseBefore(words, at, DENIED_WITHIN, ['sentence']);
  const isBefore = before.some((text, step) => isDenial(text) && !isNoDenial(before[step - 1] ?? ''));
  if (isBefore) return true;
  const after = phraseAfter(words, at, DENIED_WITHIN);
  return after.some((text, step) => isDenial(text) && isDeniedAfter(after[step + 1] ?? ''));
}

/** "Dla psa", "na papierosy"; also "z mlekiem", unless the goods must not be in anything. */
function isForSomething(words: readonly Word[], at: number, { isPart }: GoodsWords): boolean {
  const phrase = phraseBefore(words, at, PURPOSE_WITHIN, ['sentence', 'clause', 'list']);
  const verb = phrase.findIndex((text) => isOffer(text) || isHeld(text));
  const before = verb < 0 ? phrase : phrase.slice(0, verb);
  return before.some((text, step) => {
    if (!isPurpose(text) && (isPart || !isCompany(text))) return false;
    const next = before[step - 1] ?? '';
    return !isSale(next) && !isForSale(next);
  });
}

/**
 * Offered in the same sentence, or followed by an amount or a price.
 *
 * evenHeld  "mam" and "sto sztuk" count as an offer too, since such goods are not mentioned for other reasons.
 */
function isOffered(words: readonly Word[], at: number, evenHeld: boolean): boolean {
  const before = phraseBefore(words, at, OFFERED_WITHIN, ['sentence']);
  if (before.some((text) => isOffer(text) || isMade(text) || (evenHeld && isHeld(text)))) return true;
  return phraseAfter(words, at, CLOSE_BY).some(
    (text) =>
      isOfferAfter(text) ||
      isPrice(text) ||
      isForSale(text) ||
      isOffer(text) ||
      (evenHeld && (isAmount(text) || isHeld(text))),
  );
}
