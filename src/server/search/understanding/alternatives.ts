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
): AskedWord[] {
  const { stemmer } = market;
  const links = linksOf(placed);
  linkUnlisted(words, links);
  linkSideBySide(words, links, market);
  const joined: AskedWord[] = [];
  for (const asked of withNounsLinked(words, links, stemmer)) {
    const link = links.get(asked.word.text);
    const isAnAdjective = isAdjective(asked.word.text, stemmer);
    const at = joined.findLastIndex(
      ({ role, word }) => role === 'detail' && isAdjective(word.text, stemmer) === isAnAdjective,
    );
    const former = joined[at];
    const isAlternative =
      former !== undefined &&
      asked.role === 'detail' &&
      (former.word.text === head?.word.text && !asked.word.isAbout
        ? link === 'or' || (link === 'and' && asked.categoryIds.length > 0)
        : (link === 'or' || (link === 'and' && areOfMaterials(former, asked, stemmer))) &&
          former.word.isAbout === asked.word.isAbout);
    if (isAlternative) joined[at] = { ...former, alternatives: [...former.alternatives, asked.word] };
    else joined.push(asked);
  }
  return joined;
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
