import { fold, wordTest } from './words.ts';

/**
 * An occupation with a masculine and a feminine name.
 *
 * man, woman       nominative singular, as shown to the seller.
 * isMan, isWoman   whether a folded word is an inflected form of the one or the other; some are of both: pracownicy.
 * womanIsThing     the feminine form also names a machine, a craft or a bee (pilarka, stolarka, murarka), so it alone
 *                  is no evidence that a woman is wanted.
 */
export interface JobNoun {
  readonly man: string;
  readonly woman: string;
  readonly isMan: (word: string) => boolean;
  readonly isWoman: (word: string) => boolean;
  readonly womanIsThing: boolean;
}

type Entry = readonly [man: string, woman: string, thing?: 'thing'];

const POLISH: readonly Entry[] = [
  ['pracownik', 'pracownica'],
  ['pracownik', 'pracowniczka'],
  ['pomocnik', 'pomocnica'],
  ['pomocnik', 'pomocniczka'],
  ['robotnik', 'robotnica'],
  ['kierownik', 'kierowniczka'],
  ['mechanik', 'mechaniczka'],
  ['ogrodnik', 'ogrodniczka'],
  ['cukiernik', 'cukierniczka'],
  ['czeladnik', 'czeladniczka'],
  ['sadownik', 'sadowniczka'],
  ['rolnik', 'rolniczka'],
  ['zootechnik', 'zootechniczka'],
  ['elektryk', 'elektryczka'],
  ['leśnik', 'leśniczka'],
  ['rzeźnik', 'rzeźniczka'],
  ['uczeń', 'uczennica'],
  ['kierowca', 'kierowczyni'],
  ['sprzedawca', 'sprzedawczyni'],
  ['wychowawca', 'wychowawczyni'],
  ['traktorzysta', 'traktorzystka'],
  ['kombajnista', 'kombajnistka'],
  ['recepcjonista', 'recepcjonistka'],
  ['brygadzista', 'brygadzistka'],
  ['florysta', 'florystka'],
  ['kelner', 'kelnerka'],
  ['barman', 'barmanka'],
  ['kucharz', 'kucharka'],
  ['piekarz', 'piekarka'],
  ['masarz', 'masarka'],
  ['serowar', 'serowarka'],
  ['mleczarz', 'mleczarka'],
  ['pszczelarz', 'pszczelarka'],
  ['kowal', 'kowalka'],
  ['garncarz', 'garncarka'],
  ['krawiec', 'krawcowa'],
  ['tkacz', 'tkaczka'],
  ['szwacz', 'szwaczka'],
  ['plecionkarz', 'plecionkarka'],
  ['stolarz', 'stolarka', 'thing'],
  ['murarz', 'murarka', 'thing'],
  ['ślusarz', 'ślusarka', 'thing'],
  ['pilarz', 'pilarka', 'thing'],
  ['drwal', 'drwalka', 'thing'],
  ['dojarz', 'dojarka', 'thing'],
  ['zbieracz', 'zbieraczka'],
  ['sprzątacz', 'sprzątaczka'],
  ['rozbieracz', 'rozbieraczka'],
  ['opiekun', 'opiekunka'],
  ['operator', 'operatorka'],
  ['animator', 'animatorka'],
  ['instruktor', 'instruktorka'],
  ['magazynier', 'magazynierka'],
  ['praktykant', 'praktykantka'],
  ['asystent', 'asystentka'],
  ['agronom', 'agronomka'],
  ['weterynarz', 'weterynarka'],
  ['oborowy', 'oborowa'],
  ['stajenny', 'stajenna'],
  ['pokojowy', 'pokojówka'],
];

/** The other languages, with their forms written out as regular expressions on folded words. */
const OTHERS: readonly (readonly [man: string, woman: string, isMan: string, isWoman: string])[] = [
  ...['Kellner', 'Gärtner', 'Bäcker', 'Verkäufer', 'Erntehelfer', 'Traktorfahrer', 'Melker', 'Hofmitarbeiter'].map(
    german,
  ),
  ['Koch', 'Köchin', 'koch', 'kochin(?:nen)?'],
  ...['camarer', 'cociner', 'jardiner', 'panader', 'jornaler', 'carpinter', 'ganader'].map(spanish),
  ['cameriere', 'cameriera', 'camerier[ei]', 'cameriera'],
  ['cuoco', 'cuoca', 'cuoc(?:o|hi)', 'cuoc(?:a|he)'],
  ['operaio', 'operaia', 'opera(?:io|i)', 'opera(?:ia|ie)'],
  ['raccoglitore', 'raccoglitrice', 'raccoglitor[ei]', 'raccoglitric[ei]'],
  ['офіціант', 'офіціантка', 'офіціант(?:а|и|ів)?', 'офіціант(?:ка|ку|ки|ок)'],
  ['кухар', 'кухарка', 'кухар(?:я|і|ів)?', 'кухар(?:ка|ку|ки|ок)'],
  ['прибиральник', 'прибиральниця', 'прибиральник(?:а|и|ів)?', 'прибиральниц(?:я|ю|і)'],
  ['продавець', 'продавчиня', 'продав(?:ець|ця|ці|ців)', 'продавчин(?:я|ю|і)'],
  ['помічник', 'помічниця', 'помічник(?:а|и|ів)?', 'помічниц(?:я|ю|і)'],
  ['працівник', 'працівниця', 'працівник(?:а|и|ів)?', 'працівниц(?:я|ю|і)'],
  ['робітник', 'робітниця', 'робітник(?:а|и|ів)?', 'робітниц(?:я|ю|і)'],
  ['водій', 'водійка', 'воді(?:й|я|ї|їв)', 'водій(?:ка|ку|ки)'],
  ['дояр', 'доярка', 'дояр(?:а|і|ів)?', 'дояр(?:ка|ку|ки|ок)'],
];

function german(man: string): readonly [string, string, string, string] {
  return [man, `${man}in`, `${fold(man)}[sn]?`, `${fold(man)}in(?:nen)?`];
}

function spanish(stem: string): readonly [string, string, string, string] {
  return [`${stem}o`, `${stem}a`, `${stem}os?`, `${stem}as?`];
}

/**
 * Cases of a Polish masculine: pracownik-, traktorzyst-a; nominative plural with softened ending (pracownicy,
 * kierowcy).
 */
function manForms(man: string): string {
  const stem = fold(man)
    .replace(/a$/, '')
    .replace(/iec$/, 'i?e?c')
    .replace(/ow?y$/, 'ow(?:y|ego|ych)')
    .replace(/enny$/, 'enn(?:y|ego|ych)');
  return `${stem}(?:a|e|y|i|u|em|iem|owi|ow|zy|owie)?|${fold(man).replace(/[ka]$/, '').replace(/t$/, '')}(?:cy|ci)`;
}

/** Cases of a Polish feminine: kelnerk-a, pracownic-a, kierowczyn-i, krawcow-a; genitive plural kelnerek. */
function womanForms(woman: string): string {
  const stem = fold(woman).replace(/[ai]$/, '');
  if (/(?:ow|enn)$/.test(stem)) return `${stem}(?:a|ej)`;
  return `${stem}(?:a|i|e|y|o|ie|ia|ej|ami|om)?|${stem.replace(/k$/, '')}ek`;
}

/** Every known occupation in both forms; a word may belong to two entries (pracownik: pracownica, pracowniczka). */
export const jobNouns: readonly JobNoun[] = [
  ...POLISH.map(([man, woman, thing]) => noun(man, woman, manForms(man), womanForms(woman), thing === 'thing')),
  ...OTHERS.map(([man, woman, isMan, isWoman]) => noun(man, woman, isMan, isWoman, false)),
];

function noun(man: string, woman: string, isMan: string, isWoman: string, womanIsThing: boolean): JobNoun {
  return { man, woman, isMan: wordTest(isMan), isWoman: wordTest(isWoman), womanIsThing };
}
