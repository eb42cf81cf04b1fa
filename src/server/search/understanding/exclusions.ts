import { featureOfWord } from './features.ts';
import type { Span, TypedText } from './typed-text.ts';

/** Leaves out listings with any of the tags, and listings that contain any of the words in any field. */
export interface Exclusion {
  readonly text: string;
  readonly tags: readonly string[];
  readonly words: readonly string[];
  readonly span: Span;
}

/** "Nie" joined to an adjective: "nieklatkowe". */
const NOT_JOINED =
  /(?<!\p{L})nie(klatkow\p{L}*|ci[ęe]t\p{L}*|w[ęe]dzon\p{L}*|solon\p{L}*|mro[żz]on\p{L}*|kastrowan\p{L}*|wypalan\p{L}*)(?!\p{L})/u;
// A clause on what a thing does not do excludes nothing: "choinka, która nie gubi igieł", "żeby pies się nie nudził".
// "Zamiast folii" excludes nothing either: it names a purpose, which the sayings resolve.
const NOT =
  /(?<!\p{L})(?:(?:ale|but|aber|pero|ma|але)\s+)?(?:(?<!(?<!\p{L})(?:kt[oó]r\p{L}{1,3}|co|(?:[żz]eby|aby)(?:\s+\p{L}+){0,3})\s+(?:si[ęe]\s+)?)nie|zamiast(?!\s+(?:foli|plasti|worecz|papier|reklam[oó]w|kosiar|prosz|p[łl]yn|bukiet))|oprócz|oprocz|poza|prócz|not|without|except|nicht|kein(?:e|en|er)?|ohne|außer|no|sin|excepto|senza|non|tranne|не|без|крім|замість|anstatt|statt)\s+(?:od\s+|z\s+|ze\s+|w\s+|we\s+|na\s+|do\s+|kur\s+)*(\p{L}{3,})/u;
/** What a named thing is wanted instead of. Folia and the like name a purpose, which the sayings resolve. */
const REPLACED =
  /(?<!\p{L})(?:zamiast(?!\s+(?:foli|plasti|worecz|papier|reklam[oó]w|kosiar|bukiet))|anstatt|statt|замість|instead\s+of|en\s+(?:lugar|vez)\s+de|al\s+posto\s+(?:di|del|della))\s+\p{L}{3,}(?:\s+\p{L}+(?:ego|ej|ych))?(?!\p{L})/u;
const NO_THING =
  /^\s*(?:(?:szukam|potrzebuj\p{L}+|poprosz[ęe])\s+)?(?:co[śs]?|czego[śs]?|something|etwas|algo|qualcosa|щось)?(?!\p{L})/u;

/** "Not" before these words excludes nothing: "nie tylko". */
const EMPTY = new Set([
  'tylko',
  'wiem',
  'mam',
  'zbyt',
  'mogę',
  'może',
  'moze',
  'umiem',
  'chce',
  'chcę',
  'lubi',
  'wie',
  'je',
  'ma',
  'jest',
  'tym',
  'trzeba',
  'można',
  'mozna',
  'wolno',
  'domem',
  'miastem',
  'sezonem',
  'only',
  'nur',
]);

/** "Która nie ma rogów" means the same as "bez rogów". */
const HAS_NOT = /(?<!\p{L})nie\s+(?:ma|maj[aą]|mieli|miał[aoy]?)(?=\s+\p{L}{3,})/u;

/** Takes the exclusions out of the text. "Bez" is left to the words, as listings use it too. */
export function takeExclusions(text: TypedText): Exclusion[] {
  const found: Exclusion[] = [];
  takeReplaced(text);
  const lacking = HAS_NOT.exec(text.rest);
  if (lacking) text.replace({ from: lacking.index, to: lacking.index + lacking[0].length }, 'bez');
  for (;;) {
    const next = text.take(NOT_JOINED) ?? text.take(NOT);
    if (!next) return found;
    const [word = ''] = next.groups;
    if (EMPTY.has(word)) continue;
    const feature = featureOfWord(word);
    found.push({ text: word, tags: feature?.tags ?? [], words: feature?.words ?? [word], span: next.span });
  }
}

// "Syrop zamiast napojów gazowanych" may mention such drinks, so it excludes nothing. "Coś zamiast cytryny" does.
function takeReplaced(text: TypedText): void {
  const replaced = REPLACED.exec(text.rest);
  const before = text.rest.slice(0, replaced?.index);
  if (replaced && before.replace(NO_THING, '').trim() !== '')
    text.remove({ from: replaced.index, to: replaced.index + replaced[0].length });
}
