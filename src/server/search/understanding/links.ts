import { isFoodCategory } from '../category-hints.ts';
import { tokenize } from '../text.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import type { PlacedWord } from './typed-text.ts';

/** How a word is joined to an earlier one: as an alternative, or as an addition. */
export type Link = 'or' | 'and';

const OR = new Set('lub albo czy bądź badz or oder або чи oppure'.split(' '));
const AND = new Set('i oraz and und y та і й'.split(' '));
/** Italian prepositions: after them "i" is the article, as in "con i cavalli". */
const BEFORE_ARTICLE = new Set('con per tra fra in di'.split(' '));

/** The links of words to earlier words, by the text of the later word. */
export function linksOf(words: readonly PlacedWord[]): Map<string, Link> {
  const links = new Map<string, Link>();
  const seen = new Set<string>();
  let pending: Link | undefined;
  for (const [at, { word, isListed }] of words.entries()) {
    if (OR.has(word)) pending = 'or';
    else if (AND.has(word) && !BEFORE_ARTICLE.has(words[at - 1]?.word ?? '')) pending = 'and';
    else {
      const link = pending ?? (isListed && at > 0 ? 'or' : undefined);
      const [first] = tokenize(word);
      // In "ser kozi, ser owczy" the second "ser" repeats the first, so its adjective is the alternative.
      const isRepeated = first !== undefined && seen.has(first);
      if (link && first !== undefined && !isRepeated) links.set(first, link);
      pending = isRepeated ? link : undefined;
      if (first !== undefined) seen.add(first);
    }
  }
  return links;
}

/** Links the earlier items of a list without commas, if neighbours share a category: "masło śmietana i twaróg". */
export function linkUnlisted(words: readonly AskedWord[], links: Map<string, Link>): void {
  for (let at = words.length - 1; at > 1; at--) {
    const [before, asked, next] = [words[at - 2], words[at - 1], words[at]] as const;
    const link = next && links.get(next.word.text);
    if (!before || !asked || !link || links.has(asked.word.text)) continue;
    if (areAlike(before, asked) && areAlike(asked, next)) links.set(asked.word.text, link);
  }
}

function areAlike(one: AskedWord, other: AskedWord): boolean {
  const isNamed = [one, other].every(({ word, role }) => role === 'detail' && !word.isAbout);
  return isNamed && one.categoryIds.some((id) => other.categoryIds.includes(id));
}

/**
 * Links two adjacent things of one category as alternatives: "salceson kaszanka". If some listing has both words, the
 * second describes the first, and they are not linked.
 */
export function linkSideBySide(
  words: readonly AskedWord[],
  links: Map<string, Link>,
  { hints, isFound }: Market,
): void {
  const isThing = ({ word, categoryIds: [own, ...others] }: AskedWord) =>
    word.isBaseForm &&
    own !== undefined &&
    others.length === 0 &&
    isFoodCategory(own) &&
    !hints.isName(own, word.strict.stems);
  for (const [at, asked] of words.entries()) {
    const next = words[at + 1];
    if (!next || links.has(next.word.text) || !areAlike(asked, next) || !isThing(asked) || !isThing(next)) continue;
    if (!isFound('ad', `${asked.word.text} ${next.word.text}`)) links.set(next.word.text, 'or');
  }
}
