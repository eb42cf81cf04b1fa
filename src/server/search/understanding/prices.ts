import { NUMBER, readNumber, SUM } from './number-words.ts';
import type { Span, TypedText } from './typed-text.ts';

/** A price range in grosz, both ends included; `isFree` if the query asks for things that cost nothing. */
export interface PriceMeaning {
  readonly fromMinor?: number;
  readonly toMinor?: number;
  readonly isFree: boolean;
  readonly span: Span;
}

const CURRENCY = '(?:zł(?:ot\\p{L}*)?|zl(?:ot\\p{L}*)?|pln|злот\\p{L}*)(?!\\p{L})\\.?';
/** Must hold after a number without a currency: with a unit or a date behind it, the number is not a price. */
const NO_UNIT =
  '(?![.,]?\\d)(?!\\s*(?:kg|g|gr|dag|deko|km|l|ml|m|cm|mm|ha|szt|litr\\p{L}*|sztuk\\p{L}*|os\\p{L}*|lat|rok\\p{L}*|dni|tyg\\p{L}*|mies\\p{L}*|ton\\p{L}*|kilo\\p{L}*|gram\\p{L}*|metr\\p{L}*|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|%|-|(?:do|i|to|bis|und)\\s*\\d{1,2}\\.?\\s*(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|wrzesnia|października|pazdziernika|listopada|grudnia))(?!\\p{L}))';
/** The unit that a price is for, which is ignored: "za noc", "/kg". */
const EACH =
  '(?:\\s*(?:za|od|na|/|per|pro|por|a)\\s*(?:noc\\p{L}*|dob[ęey]|osob[ęey]|szt\\p{L}*|kg|kilo\\p{L}*|litr\\p{L}*|nocleg\\p{L}*|night|nacht|person\\p{L}*)(?!\\p{L}))?';
/** `AMOUNT` and `PAID` have two capture groups each, of which one matches. */
const AMOUNT = `(?:${SUM}(?:\\s*${CURRENCY})?|${NUMBER}(?:\\s*${CURRENCY}|${NO_UNIT}))${EACH}`;
const PAID = `(?:${SUM}(?:\\s*${CURRENCY})?|${NUMBER}\\s*${CURRENCY})${EACH}`;
const START = '(?<![\\p{L}\\d])';

const BETWEEN = new RegExp(
  `${START}(?:od|from|von|zwischen|between|entre|desde|de|da|tra|від|między|miedzy|pomiędzy|pomiedzy)\\s+(?:${SUM}|${NUMBER})\\s*(?:${CURRENCY})?\\s*(?:do|to|bis|und|and|a|hasta|y|e|до|i|-|–)\\s*${AMOUNT}`,
  'u',
);
const DASHED = new RegExp(`${START}(?:(?:za|for|für|por|per|за)\\s+)?(?:${SUM}|${NUMBER})\\s*[-–]\\s*${PAID}`, 'u');
const AT_MOST = new RegExp(
  `${START}(?:(?:ceni?e|cena)\\s+)?(?:do|poniżej|ponizej|najwyżej|najwyzej|maksymalnie|maks|max|(?:taniej|mniej|nie więcej|nie wiecej|nie drożej|nie drozej|tańsz\\p{L}+|tansz\\p{L}+|nie droższ\\p{L}+|nie drozsz\\p{L}+) (?:niż|niz|jak|od)|nie przekracza\\p{L}+|bud[żz]et(?: do)?|limit(?: do)?|za mniej niż|under|below|up to|less than|cheaper than|at most|bis zu|bis|unter|höchstens|hasta|menos de|fino a|meno di|sotto|до|менше|дешевше|не більше)\\s+${AMOUNT}`,
  'u',
);
const AT_LEAST = new RegExp(
  `${START}(?:od|powyżej|powyzej|ponad|co najmniej|minimum|min|drożej niż|from|over|above|more than|at least|ab|über|mindestens|desde|más de|oltre|più di|від|понад|більше)\\s+${AMOUNT}`,
  'u',
);
const ABOUT = new RegExp(
  `${START}(?:(?:za|for|für|por|per)\\s+)?(?:ok\\.?|oko[łl]o|mniej wi[ęe]cej|circa|ca\\.?|about|around|approximately|etwa|ungefähr|unos|alrededor de|приблизно|близько)\\s+${PAID}`,
  'u',
);
const NAMED = new RegExp(`${START}(?:(?:za|po|for|für|por|per|за)\\s+)?${PAID}`, 'u');
const FREE =
  /(?<!\p{L})(?:za darmo|za free|gratis|darmow\p{L}+|bezpłatn\p{L}+|bezplatn\p{L}+|nieodpłatn\p{L}+|for free|free of charge|kostenlos\p{L}*|umsonst|zu verschenken|gratuit\p{L}+|безкоштовн\p{L}+|безплатн\p{L}+)(?!\p{L})/u;

/** How far a price may differ from the one after "około", as a share of it. */
const ABOUT_SHARE = 0.2;

/** Takes the price out of the text. */
export function takePrice(text: TypedText): PriceMeaning | undefined {
  const free = text.take(FREE);
  if (free) return { fromMinor: 0, toMinor: 0, isFree: true, span: free.span };
  const range = text.take(BETWEEN) ?? text.take(DASHED);
  if (range) {
    const [from = 0, to = 0] = minorsOf(sameUnit(range.groups)).sort((a, b) => a - b);
    return { fromMinor: from, toMinor: to, isFree: false, span: range.span };
  }
  const about = text.take(ABOUT);
  if (about) {
    const [minor = 0] = minorsOf(about.groups);
    const share = Math.round(minor * ABOUT_SHARE);
    return { fromMinor: minor - share, toMinor: minor + share, isFree: false, span: about.span };
  }
  const most = text.take(AT_MOST);
  if (most) return { toMinor: minorsOf(most.groups)[0] ?? 0, isFree: false, span: most.span };
  const least = text.take(AT_LEAST);
  if (least) return { fromMinor: minorsOf(least.groups)[0] ?? 0, isFree: false, span: least.span };
  const named = text.take(NAMED);
  return named && { toMinor: minorsOf(named.groups)[0] ?? 0, isFree: false, span: named.span };
}

// "Od 5 do 8 tysięcy": both numbers are thousands.
function sameUnit(groups: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const [from = '', to = ''] = groups.filter((group) => group !== undefined);
  return /tys/.test(to) && !/tys/.test(from) && readNumber(from) < 1000 ? [`${from} tys`, to] : groups;
}

function minorsOf(groups: readonly (string | undefined)[]): number[] {
  return groups.flatMap((group) => (group === undefined ? [] : Math.round(readNumber(group) * 100)));
}

const CHEAP =
  /(?<!\p{L})(?:tani(?:o|a|e|ej|ch|ego|ą|m)?|najtań\p{L}*|najtan\p{L}*|niedrog\p{L}*|cheap(?:est)?|billig\p{L}*|günstig\p{L}*|barat\p{L}*|económic\p{L}*|economic[ioah]\p{L}*|дешев\p{L}*|недорог\p{L}*)(?!\p{L})/u;

/** Takes a word such as "tanio" out of the text; it sorts the results by price. */
export function takeCheap(text: TypedText): Span | undefined {
  return text.take(CHEAP)?.span;
}
