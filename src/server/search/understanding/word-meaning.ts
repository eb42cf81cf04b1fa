import { getKind, type KindId } from '#kinds/index.ts';
import { spelled } from '../negated-forms.ts';
import { fold } from '../text.ts';
import type { CorrectedWord } from '../types.ts';
import { type QueryWord, readWord } from '../words.ts';
import { positiveForms } from './degrees.ts';
import type { Market } from './market.ts';
import { adjectivesOfNickname, familyOf, relatedStems } from './related-words.ts';
import { largerThings, smallerThings } from './sizes.ts';
import { isForeignAdjective, isForeignWord, polishFor } from './translations.ts';
import { isColour } from './word-classes.ts';

// "Maka" is read as "mąka" if listings contain "mąka" and none contains "maka".
export function withMarks(word: QueryWord, market: Market): QueryWord {
  const { strict, loose } = word;
  // "Rak" is a crayfish, even if no listing has one while some contain "rąk" (hands).
  if (!loose || market.hasForm(word.text) || market.hints.thingsCalled([word.text]).length > 0) return word;
  if (!loose.surfaces.some((form) => market.hasForm(form))) return word;
  return { ...word, strict: loose, loose: strict };
}

// The equally likely corrections of a misspelled word; any other word stays as it is.
export function correctedOf(
  word: QueryWord,
  others: readonly QueryWord[],
  kind: KindId,
  market: Market,
  corrected: CorrectedWord[],
): QueryWord[] {
  const meant = likelyMeant(word, kind, market);
  const likely = meant.length > 0 ? meant : meantBeside(word, others, kind, market);
  const [used] = likely;
  if (used === undefined) return [word];
  corrected.push({ typed: spelled(word.text), used: spelled(used) });
  return likely.map((form) => ({ ...readWord(form, market.stemmer), isAbout: word.isAbout }));
}

// An inflected form that names nothing on offer may be a mistake, if the other words are found together with a
// correction of it: "mód gryczany".
function meantBeside(word: QueryWord, others: readonly QueryWord[], kind: KindId, market: Market): string[] {
  const { isKnown, isBaseForm, isAbout, strict } = word;
  if (!isKnown || isBaseForm || isAbout || others.length === 0) return [];
  const { otherWords, needs, deeds } = market.lexicon;
  if (isColour(strict.stems) || otherWords.standard(strict.stems).length > 0 || needs.of(strict.stems)) return [];
  if (deeds.of(strict.stems, word.text).length > 0 || market.hints.of(strict.stems).length > 0) return [];
  const said = others.map((each) => each.text).join(' ');
  if (!market.isFound(kind, said)) return [];
  const likely = market.corrections(kind, { ...word, isKnown: false });
  return likely.filter((each) => market.isThing(kind, each) && market.isFound(kind, `${each} ${said}`));
}

// Names also match things on offer that sound alike: "żórawina" is likelier a misspelling than a small town.
function likelyMeant(word: QueryWord, kind: KindId, market: Market): string[] {
  const { otherWords, needs } = market.lexicon;
  const { stems } = word.strict;
  if (isColour(stems) || otherWords.standard(stems).length > 0 || needs.of(stems)) return [];
  // A name for the things of a category is correct, even if the dictionary does not have it.
  const unknown = stems.filter((stem) => stem.startsWith('?'));
  if (market.hints.of([word.text]).length > 0 || (!word.isKnown && market.hints.thingsCalled(unknown).length > 0))
    return [];
  if (word.loose && market.hints.thingsCalled(word.loose.stems).length > 0) return [];
  // "Secas" is no mistake, though the name of a category contains "secos".
  if (!word.isKnown && (isForeignWord(word.text) || isForeignAdjective(word, market.stemmer))) return [];
  // "Litwa" is not a mistake if a listing contains "litewski".
  if (relatedStems(stems).some(market.isWritten)) return [];
  const likely = spelledSo(word, market.corrections(kind, word), market);
  // A word may be meant although no listing contains it: "agroturstyka", "traktozysta".
  const mayBeWord = word.isKnown || market.stemmer.restored(word.text).length > 0 || polishFor(word).length > 0;
  if (likely.length === 0 && !mayBeWord && !market.isFound(kind, word.text)) {
    return market.hints.spelledLike(word.text).slice(0, 1);
  }
  const isName = word.strict.stems.some((stem) => stem.startsWith('?'));
  // For kinds without categories, a name after a preposition is a place, not a misspelled thing: "w Paryżu".
  if (isName && word.isKnown && word.isAbout && !getKind(kind).capabilities.categories) return [];
  if (likely.length > 0 || !word.isKnown || !isName || market.isSeller(kind, word.text)) return likely;
  // "Secas" is Spanish for dried, although the dictionary has it as a name.
  return polishFor(word).length > 0 || market.isThing(kind, word.text) ? [] : market.saidAlike(kind, word.text);
}

// A word that only lacks its diacritics is not corrected to another word on offer: "polamane" is not "polane".
function spelledSo({ text, isKnown }: QueryWord, likely: string[], { stemmer }: Market): string[] {
  const isLacking = !isKnown && stemmer.restored(text).length > 0;
  return isLacking ? likely.filter((each) => fold(each) === fold(text)) : likely;
}

// The word with its translations, synonyms, standard word and diminutives.
export function meaningOf(word: QueryWord, isAlone: boolean, kind: KindId, market: Market): QueryWord {
  // The dictionary has some foreign words as names only: "capra".
  const isCommon = word.isKnown && !word.strict.stems.some((stem) => stem.startsWith('?'));
  // "Tort" is Polish, whether or not one is offered.
  // "Skyr" names goods, although it also looks like a transliterated Ukrainian word.
  const foreign = polishFor(word, market.hints.thingsCalled([word.text]).length === 0);
  const isSame = foreign.length === 0 || foreign.includes(word.text);
  const isCalled = word.isBaseForm && isSame && market.hints.thingsCalled([word.text]).length > 0;
  const isOurs = isCommon && market.isThing(kind, word.text);
  // "Milk" is also a form of a Polish word, but no listing offers that.
  const isPolish =
    isOurs && (word.isBaseForm || word.strict.stems.some((stem) => !stem.includes(':') && market.isWritten(stem)));
  const polish = isPolish || isCalled ? [] : foreign;
  const { otherWords } = market.lexicon;
  // "Pilze" is German for mushrooms and not a regional word for goslings.
  const isForeign = !word.isKnown && polish.length > 0 && isForeignWord(word.text);
  const standard = isOurs || isForeign ? [] : otherWords.standard(word.strict.stems);
  const own = polish.length > 0 && !word.isKnown ? inOtherLanguages(word) : word;
  const called = withStems(isCalled ? inPolish(word) : own, [
    ...(word.isKnown ? word.strict.stems.flatMap(positiveForms) : []),
    ...polish.flatMap((each) => [each, ...market.stemmer.knownStems(each)]),
    ...standard,
  ]);
  const same = withFirstHalf(withStems(called, otherWords.same(called.strict.stems)));
  // A diminutive that names nothing on offer also matches the plain word.
  const full = isOurs ? same : withStems(same, largerThings(word, isAlone, kind, market));
  const also = [...otherWords.also(full.strict.stems), ...(polish.length > 0 ? [] : smallerThings(full, market))];
  const family = [...full.strict.stems, ...also].some(market.isWritten) ? [] : familyStems(word, market);
  return { ...full, also: [...new Set([...also, ...family])] };
}

// A word that no listing contains may stand there as another word of its root: "sadzić" for "wsadzić".
function familyStems({ text, strict, isKnown }: QueryWord, { isWritten }: Market): string[] {
  return (isKnown ? strict.stems.flatMap(familyOf) : adjectivesOfNickname(text)).filter(isWritten);
}

// A foreign word is not read as a Polish word without its diacritics: "cow" is not "ców".
function inOtherLanguages(word: QueryWord): QueryWord {
  const stems = word.strict.stems.filter((stem) => stem.includes(':') || stem.startsWith('?'));
  return { ...word, strict: { surfaces: [word.text], stems } };
}

// A Polish word is not the foreign word with a similar form: "tort" and "torte".
function inPolish(word: QueryWord): QueryWord {
  const stems = word.strict.stems.filter((stem) => !stem.includes(':'));
  return { ...word, strict: { ...word.strict, stems } };
}

// "Sosnowy" stands as the first half of "sosnowo-jodłowy".
function withFirstHalf(word: QueryWord): QueryWord {
  const halves = word.strict.stems
    .filter((stem) => /[yi]$/u.test(stem) && (stem.endsWith('owy') || relatedStems([stem]).length > 0))
    .map((stem) => stem.replace(/y$|(?<=[kg])i$/u, 'o').replace(/i$/u, 'io'));
  if (halves.length === 0) return word;
  return { ...word, strict: { ...word.strict, surfaces: [...word.strict.surfaces, ...halves] } };
}

export function withStems(word: QueryWord, stems: readonly string[]): QueryWord {
  if (stems.length === 0) return word;
  return { ...word, strict: { ...word.strict, stems: [...new Set([...word.strict.stems, ...stems])] } };
}
