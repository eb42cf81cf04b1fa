import { isOfMaterial } from '../materials.ts';
import { isAdjective, type Stemmer } from '../stemmer.ts';
import { type Link, linkSideBySide, linksOf, linkUnlisted } from './links.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import type { PlacedWord } from './typed-text.ts';

// "Kury lub kaczki" asks for either thing, "miód lipowy lub gryczany" for one thing of either kind.
export function joinAlternatives(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  placed: readonly PlacedWord[],
  market: Market,
  isOfGoods: boolean,
): AskedWord[] {
  const { stemmer } = market;
  const links = linksOf(placed);
  linkUnlisted(words, links);
  linkSideBySide(words, links, market);
  const joined: AskedWord[] = [];
  let isOfSeveral = false;
  for (const asked of withNounsLinked(words, links, stemmer)) {
    const link = links.get(asked.word.text);
    const at = link && isOfGoods ? otherThingAt(asked, joined, head, stemmer) : -1;
    if (at >= 0) {
      joined[at] = withAlternative(joined[at] as AskedWord, asked);
      isOfSeveral = true;
      continue;
    }
    const isAnAdjective = isAdjective(asked.word.text, stemmer);
    const formerAt = joined.findLastIndex(
      ({ role, word }) => role === 'detail' && isAdjective(word.text, stemmer) === isAnAdjective,
    );
    const former = joined[formerAt];
    const isAlternative =
      former !== undefined &&
      asked.role === 'detail' &&
      (former.word.text === head?.word.text && !asked.word.isAbout
        ? link === 'or' || (link === 'and' && asked.categoryIds.length > 0)
        : (link === 'or' || (link === 'and' && areOfMaterials(former, asked, stemmer))) &&
          former.word.isAbout === asked.word.isAbout);
    if (isAlternative) joined[formerAt] = withAlternative(former, asked);
    else joined.push(asked);
  }
  const headAt = joined.findIndex(({ word }) => word.text === head?.word.text);
  // "Wystawa królików i kur": a noun before both is not said of one of them.
  const isOfOne = ({ word }: AskedWord, at: number) => at > headAt || isAdjective(word.text, stemmer);
  return head && isOfSeveral
    ? joined.map((asked, at) => (isOfOne(asked, at) ? asOfChoice(asked, head) : asked))
    : joined;
}

function withAlternative(former: AskedWord, { word }: AskedWord): AskedWord {
  return { ...former, alternatives: [...former.alternatives, word] };
}

// "Krem do rąk i mydło", "kury nioski i króliki": the place of the head, if the word names a thing of other categories
// and between the two stand only words that describe the head.
function otherThingAt(
  { word, role, categoryIds }: AskedWord,
  before: readonly AskedWord[],
  head: AskedWord | undefined,
  stemmer: Stemmer,
): number {
  const isNamed = role === 'detail' && !word.isAbout && categoryIds.length > 0 && !isAdjective(word.text, stemmer);
  if (!head || !isNamed || head.word.isAbout || head.categoryIds.length === 0) return -1;
  const isOfHead = (id: number) => head.categoryIds.includes(id);
  const at = before.findIndex((asked) => asked.word.text === head.word.text);
  const describes = (asked: AskedWord) =>
    asked.role !== 'detail' ||
    asked.word.isAbout ||
    asked.categoryIds.some(isOfHead) ||
    isAdjective(asked.word.text, stemmer);
  return !categoryIds.some(isOfHead) && before.slice(at + 1).every(describes) ? at : -1;
}

// What is said of one of several things cannot be asked of the others, so it only ranks that one: "chleb żytni i miód
// lipowy".
function asOfChoice(asked: AskedWord, head: AskedWord): AskedWord {
  if (asked.role !== 'detail' || asked.word.text === head.word.text) return asked;
  return { ...asked, role: 'colour', isOfChoice: true };
}

// "Mąka pszenna i żytnia" asks for two kinds of flour, not for a mixture of both.
function areOfMaterials(one: AskedWord, other: AskedWord, stemmer: Stemmer): boolean {
  return isOfMaterial(one.word, stemmer) && isOfMaterial(other.word, stemmer);
}

// "Kabanosy albo sucha kiełbasa": the noun is the alternative, and its adjective only raises the rank.
function withNounsLinked(words: readonly AskedWord[], links: Map<string, Link>, stemmer: Stemmer): AskedWord[] {
  const isNoun = (asked: AskedWord | undefined) =>
    asked?.role === 'detail' && !asked.word.isAbout && !isAdjective(asked.word.text, stemmer);
  return words.map((asked, at) => {
    const next = words[at + 1];
    const isBeforeNoun = next !== undefined && isNoun(next) && isAdjective(asked.word.text, stemmer);
    const isChoice = links.get(asked.word.text) === 'or' && words.slice(0, at).some(isNoun);
    if (asked.role !== 'detail' || !isBeforeNoun || !isChoice) return asked;
    links.set(next.word.text, 'or');
    return { ...asked, role: 'colour' };
  });
}
