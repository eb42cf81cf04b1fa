import { foreignStem } from '../light-stemmers.ts';
import { isAdjective, type Stemmer } from '../stemmer.ts';
import { fold } from '../text.ts';
import type { QueryWord } from '../words.ts';
import { rowsOf } from './branch-words.ts';
import { inUkrainianLetters, withoutLatinCase } from './foreign-spelling.ts';
import type { TypedText } from './typed-text.ts';

/** Foreign names of several words, and a Polish name that is not longer. */
const PAIRS =
  'made of>of|made from>from|made out of>of|made with>with|gemacht aus>aus|hergestellt aus>aus|zrobion[yae] z>z|wykonan[yae] z>z|' +
  'puppies for free>szczenięta do adopcji|free puppies>szczenięta do adopcji|free puppy>szczenię do adopcji|kittens for free>kocięta do adopcji|free kittens>kocięta do adopcji|free kitten>kocię do adopcji|welpen kostenlos>szczenięta do adopcji|welpen zu verschenken>szczenięta do adopcji|kätzchen zu verschenken>kocięta do adopcji|' +
  'fatt[oa] a mano>ręczny|hech[oa] a mano>ręczny|place to stay>nocleg|somewhere to stay>nocleg|vegetable box>warzywa|vegetables box>warzywa|veg box>warzywa|gemüsekiste>warzywa|fruit box>owoce|добрі руки>do adopcji|хороші руки>do adopcji|directly from>from|direkt vom>vom|direkt beim>beim|directamente del>del|direttamente dal>dal|' +
  'ready to cook>oprawiona|oven ready>oprawiona|someone to milk>ktoś do dojenia|someone to look after>ktoś do opieki|someone to take care of>ktoś do opieki|somebody to milk>ktoś do dojenia|' +
  'swimming pool>basen|schwimm bad>basen|sour cream>śmietana|cottage cheese>twaróg|guinea fowl>perliczka|guinea pig>kawia|' +
  'petting zoo>mini zoo|straw bale>bela słomy|straw bales>bele słomy|hay bale>bela siana|hay bales>bele siana|' +
  'tree surgeon>arborysta|cut down>wycinka|chop down>wycinka|seasonal work>praca|seasonal job>praca|summer job>praca|tree felling>wycinka|tree cutting>wycinka|flax seeds>siemię lniane|flax seed>siemię lniane|semi di lino>siemię lniane|poppy seeds>mak|poppy seed>mak|goose down pillow>poduszka z gęsiego pierza|down pillow>poduszka z pierza|lawn mowing>koszenie trawnika|grass cutting>koszenie trawnika|casa rural>agroturystyka|palla di natale>bombka|palline di natale>bombki|bola de navidad>bombka|christmas bauble>bombka|christmas ball>bombka|' +
  'urlaub auf dem land>agroturystyka|landurlaub>agroturystyka|auf dem land>na wsi|turismo rurale?>agroturystyka|vacaciones rurales>agroturystyka|верхова їзда>jazda konna|сільський туризм>agroturystyka|зелений туризм>agroturystyka|farm holidays?>agroturystyka|' +
  'buckwheat pancakes?>bliny gryczane|crepes? de trigo sarraceno>bliny gryczane|frittelle di grano saraceno>bliny gryczane|buchweizenpfannkuchen>bliny gryczane|sprouting seeds>kiełki|korbflechten lernen>kurs wyplatania|pulcini di un giorno>pisklęta|pollitos de un d[ií]a>pisklęta|point of lay>nioski|latte di>mleko|in vaso>donica|im topf>donica|in a pot>w donicy|burro di cacao>pomadka|sea buckthorn>rokitnik|horse shoe>podkowa|candle stick>świecznik|table cloth>obrus|dog house>buda|dog kennel>buda|dog leash>smycz|dog collar>obroża|bird feeder>karmnik|bird house>budka|nest box>budka|nest boxes>budki|bag pipes>dudy|red currant>porzeczka|black currant>porzeczka|lemon balm>melisa|spring onion>szczypior|olla de barro>garnek|' +
  'farm stay>nocleg|country house>domek|day old chicks>pisklęta|day old ducklings>kaczuszki|day old goslings>gąsięta|' +
  'cold pressed>tłoczony|cold cuts>wędlina|cold smoked>wędzony|fire wood>drewno|fresh water fish>ryba|stud farm>stadnina|crafts fair>jarmark|craft fair>jarmark|farmers market>targ|wedding venue>wesele|cheese dairy>serowarnia';

const pairs = PAIRS.split('|').map((pair) => {
  const [words = '', polish = ''] = pair.split('>');
  return { pattern: new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'), polish };
});

/** A jar, bottle or sack of something only says how it is packed: "jar of honey", "botella de aceite". */
const PACKED =
  /(?<!\p{L})(?:(?:jars?|bottles?|bags?|sacks?|packets?|kilos?|kg|pounds?|dozen) of|(?:tarros?|frascos?|botes?|botellas?|bolsas?|sacos?|kilos?|docena) de|(?:vasett[oi]|barattol[oi]|bottigli[ae]|sacc(?:o|hi|hetto)|chil[oi]|dozzina) di)\s(?=\p{L})/u;

/** Phrases that say nothing about the goods: "looking for honey" is not about what honey is used for. */
const ASIDES =
  /(?<!\p{L})(?:(?:looking|searching) for|as an? (?:gift|present)|by (?:post|mail)|direct(?:ly)? from (?:the )?(?:producer|maker)|(?:good|high|top|best) quality|small batch|made in poland|wo gibt es|gibt es|por internet)(?!\p{L})/u;

/** Replaces foreign names of several words by the Polish name: "swimming pool" is not about swimming. */
export function nameInPolish(text: TypedText): void {
  text.take(PACKED);
  text.take(ASIDES);
  for (const { pattern, polish } of pairs) {
    const found = pattern.exec(text.rest);
    if (found) text.replace({ from: found.index, to: found.index + found[0].length }, polish);
  }
}

/** Adjectives match in any form, because they agree with their noun: "setas secas", "trota affumicata". */
const POLISH_ADJECTIVE = /[yi]$/u;

const LANGUAGES = ['en', 'de', 'es', 'uk', 'it'] as const;

interface Translation {
  readonly polish: string;
  readonly word: string;
}

// The stem of "gerieben" lacks its "en", which the stem of "geriebener" has.
function stemsOfParticiple(word: string, language: string, polish: string): string[] {
  return language === 'de' && word.endsWith('en') && POLISH_ADJECTIVE.test(polish)
    ? [foreignStem(`${word}e`, 'de')]
    : [];
}

/** The words of the table without diacritics, by language. */
const wordsByLanguage = new Map<string, Set<string>>(LANGUAGES.map((language) => [language, new Set()]));
const translationsByStem = new Map<string, Translation[]>();
for (const line of rowsOf('translations')) {
  const [polish = '', ...columns] = line.split('|');
  for (const [at, words] of columns.entries()) {
    for (const word of words.replaceAll("'", '').split(' ').filter(Boolean)) {
      const language = LANGUAGES[at] as string;
      const stem = foreignStem(word, language);
      wordsByLanguage.get(language)?.add(fold(word));
      for (const each of new Set([stem, ...stemsOfParticiple(word, language, polish)]))
        translationsByStem.set(each, [...(translationsByStem.get(each) ?? []), { polish, word: fold(word) }]);
    }
  }
}

/** Polish words by the Ukrainian word in Latin letters, as people without a Cyrillic keyboard type it: "moloko". */
const translationsInLatin = new Map<string, string[]>();

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гh ґg дd еe єje жz зz иi іi їi йi кk лl мm нn оo пp рr сs тt уu фf хh цc чc шs щs ь юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

// Unifies the common transliterations, and drops the final vowels, which depend on the case.
function latinStem(word: string): string {
  const plain = fold(word)
    .replace(/shch|szcz|sch|sh|sz/g, 's')
    .replace(/ch|cz|tch/g, 'c')
    .replace(/kh|ch/g, 'h')
    .replace(/zh|ż|rz/g, 'z')
    .replace(/ts/g, 'c')
    .replace(/w/g, 'v')
    .replace(/g/g, 'h')
    .replace(/[yj]/g, 'i')
    .replace(/ii+/g, 'i')
    .replace(/i(?=[aeou])/g, '');
  const stem = plain.replace(/[aeiou]+$/, '');
  return stem.length > 2 ? stem : plain;
}

for (const line of rowsOf('translations')) {
  const [polish = '', , , , ukrainian = ''] = line.split('|');
  for (const word of ukrainian.replaceAll("'", '').split(' ').filter(Boolean)) {
    const stem = latinStem([...fold(word)].map((letter) => LATIN[letter] ?? '').join(''));
    if (stem.length > 2) translationsInLatin.set(stem, [...(translationsInLatin.get(stem) ?? []), polish]);
  }
}

/**
 * Tells words with the same stem apart, by language: whether the form may belong to the word. "Manzanas" belongs to
 * "manzana", not to "manzano".
 */
const MAY_BE: Readonly<Record<string, (form: string, word: string) => boolean>> = {
  // Stems of short words are ambiguous: "led" is not a form of "Leder".
  de: (form, word) =>
    form.length !== SHORT_GERMAN || !word.startsWith(form) || SHORT_ENDINGS.test(word.slice(form.length)),
  es: (form, word) => spanishSingulars(form).some((each) => spanishSingulars(word).includes(each)),
  it: (form, word) =>
    form === word || form.slice(0, -1) !== word.slice(0, -1) || ITALIAN_ENDINGS.has(form.slice(-1) + word.slice(-1)),
};
/** German forms of this length match a longer word only if it is their plural. */
const SHORT_GERMAN = 3;
const SHORT_ENDINGS = /^(?:e|n|en|s)?$/;
const UKRAINIAN_ADJECTIVE = /(?:а|е|і|у|я|є|ю|ою|ої|ого|ому|им|их|ими)$/u;
function spanishSingulars(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/(?<=[^aeiou])es$/, ''), word.replace(/ces$/, 'z')];
}
const ITALIAN_ENDINGS = new Set(['ea', 'ae', 'io', 'oi', 'ie', 'ei']);

/** Whether a form may belong to a word of another language, judging by the spelling. */
export function mayBeFormOf(form: string, word: string, language: string): boolean {
  return MAY_BE[language]?.(fold(form), word) ?? true;
}

/** Whether the table contains exactly this word of a language, apart from diacritics. */
export function isWordOf(language: string, word: string): boolean {
  return wordsByLanguage.get(language)?.has(fold(word)) === true;
}

/** Whether the table contains exactly this word of any language, apart from diacritics. */
export function isForeignWord(word: string): boolean {
  return LANGUAGES.some((language) => isWordOf(language, word));
}

// The table has Ukrainian adjectives in the masculine: "козячий" for "козяче".
function adjectiveStems(text: string): string[] {
  const base = text.replace(UKRAINIAN_ADJECTIVE, 'ий');
  return base === text ? [] : [foreignStem(base, 'uk'), foreignStem(base.replace(/ий$/u, 'ій'), 'uk')];
}

const CLOSED = /^(uk:\p{L}+)і(\p{L}{1,2})$/u;

// Ukrainian "о" and "е" become "і" in a closed syllable: "ягід" belongs to "ягода", "осіл" to "осел".
function openedStems(stem: string): string[] {
  const [, before, after] = CLOSED.exec(stem) ?? [];
  return before === undefined ? [] : [`${before}о${after}`, `${before}е${after}`];
}

/** The ending of German occupations: a "Käser" is not a cheese, though both have the same stem. */
const GERMAN_PERSON = /er(?:in)?$/;

function ofExactly(form: string, translations: readonly Translation[]): readonly Translation[] {
  const exact = GERMAN_PERSON.test(form) ? translations.filter(({ word }) => word === form) : [];
  return exact.length > 0 ? exact : translations;
}

/** The Polish translations of a word; with `mayBeInLatin`, unknown words are also read as transliterated Ukrainian. */
export function polishFor(word: Pick<QueryWord, 'text' | 'strict' | 'isKnown'>, mayBeInLatin = true): string[] {
  const { text, isKnown } = word;
  const polish = isCyrillic(text) ? polishForCyrillic(text, word.strict.stems) : translated(text, word.strict.stems);
  const inLatin = !mayBeInLatin || isKnown || polish.length > 0 ? [] : polishForLatin(latinStem(text));
  return [...new Set([...polish, ...inLatin])];
}

function translated(text: string, stems: readonly string[]): string[] {
  const form = fold(text);
  return [...stems, ...stems.flatMap(openedStems)].flatMap((stem) => {
    const mayBe = MAY_BE[stem.slice(0, 2)] ?? (() => true);
    return ofExactly(form, translationsByStem.get(stem) ?? []).flatMap((each) =>
      mayBe(form, each.word) || POLISH_ADJECTIVE.test(each.polish) ? each.polish : [],
    );
  });
}

// "Медові" has the stem of the noun "мед" as well, but it is the adjective. Russian words are close to Ukrainian ones.
function polishForCyrillic(text: string, stems: readonly string[]): string[] {
  const adjectives = translated(text, adjectiveStems(text));
  if (adjectives.some((each) => POLISH_ADJECTIVE.test(each))) return adjectives;
  const polish = [...translated(text, stems), ...adjectives];
  const ukrainian = inUkrainianLetters(text);
  if (polish.length > 0 || ukrainian === text) return polish;
  return translated(ukrainian, [foreignStem(ukrainian, 'uk'), ...adjectiveStems(ukrainian)]);
}

function isCyrillic(text: string): boolean {
  return /^[а-яёіїєґ]/u.test(text);
}

function polishForLatin(stem: string): readonly string[] {
  const exact = translationsInLatin.get(stem);
  const bare = exact ? undefined : withoutLatinCase(stem);
  return exact ?? (bare === undefined ? [] : (translationsInLatin.get(bare) ?? []));
}

/** In English and German the head comes last: "goat cheese". */
const HEAD_LAST = new Set(['en', 'de']);

/** Whether a word with these stems exists only in languages whose head comes last. */
export function isHeadLast(stems: readonly string[]): boolean {
  const languages = stems.filter((stem) => translationsByStem.has(stem)).map((stem) => stem.slice(0, 2));
  return languages.length > 0 && languages.every((language) => HEAD_LAST.has(language));
}

/** Whether all Polish translations of a foreign word are adjectives: "козячий" in "козячий сир". */
export function isForeignAdjective(word: QueryWord, stemmer: Stemmer): boolean {
  const polish = word.isKnown ? [] : polishFor(word);
  return polish.length > 0 && polish.every((each) => isAdjective(each, stemmer));
}
