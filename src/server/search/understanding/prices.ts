import type { Span, TypedText } from './typed-text.ts';

/** What may be paid, in grosz, both ends included; `isFree` when nothing at all. */
export interface PriceMeaning {
  readonly fromMinor?: number;
  readonly toMinor?: number;
  readonly isFree: boolean;
  readonly span: Span;
}

const NUMBER = '(\\d{1,3}(?:[ \\u00a0]\\d{3})+|\\d+)(?:[.,](\\d{1,2}))?';
const CURRENCY = '(?:zł(?:ot\\p{L}*)?|zl(?:ot\\p{L}*)?|pln|злот\\p{L}*)(?!\\p{L})\\.?';
/** After a number without a currency: then it is no price. */
const NO_UNIT =
  '(?![.,]?\\d)(?!\\s*(?:kg|g|gr|dag|deko|km|l|ml|m|cm|mm|ha|szt|litr\\p{L}*|sztuk\\p{L}*|os\\p{L}*|lat|rok\\p{L}*|dni|tyg\\p{L}*|mies\\p{L}*|ton\\p{L}*|kilo\\p{L}*|gram\\p{L}*|metr\\p{L}*|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|%|-)(?!\\p{L}))';
const AMOUNT = `${NUMBER}(?:\\s*${CURRENCY}|${NO_UNIT})`;
const PAID = `${NUMBER}\\s*${CURRENCY}`;
const START = '(?<![\\p{L}\\d])';

const BETWEEN = new RegExp(
  `${START}(?:od|from|von|zwischen|between|entre|desde|de|da|tra|від|między|miedzy|pomiędzy|pomiedzy)\\s+${NUMBER}\\s*(?:${CURRENCY})?\\s*(?:do|to|bis|und|and|a|hasta|y|e|до|i|-|–)\\s*${AMOUNT}`,
  'u',
);
const DASHED = new RegExp(`${START}${NUMBER}\\s*[-–]\\s*${PAID}`, 'u');
const AT_MOST = new RegExp(
  `${START}(?:(?:ceni?e|cena)\\s+)?(?:do|poniżej|ponizej|najwyżej|najwyzej|maksymalnie|maks|max|taniej niż|taniej niz|mniej niż|mniej niz|nie więcej niż|nie drożej niż|za mniej niż|under|below|up to|less than|cheaper than|at most|bis zu|bis|unter|höchstens|hasta|menos de|fino a|meno di|sotto|до|менше|дешевше|не більше)\\s+${AMOUNT}`,
  'u',
);
const AT_LEAST = new RegExp(
  `${START}(?:od|powyżej|powyzej|ponad|co najmniej|minimum|min|drożej niż|from|over|above|more than|at least|ab|über|mindestens|desde|más de|oltre|più di|від|понад|більше)\\s+${AMOUNT}`,
  'u',
);
const NAMED = new RegExp(`${START}(?:(?:za|po|for|für|por|per|за)\\s+)?${PAID}`, 'u');
const FREE =
  /(?<!\p{L})(?:za darmo|za free|gratis|darmow\p{L}+|bezpłatn\p{L}+|bezplatn\p{L}+|nieodpłatn\p{L}+|oddam|for free|free of charge|kostenlos\p{L}*|umsonst|zu verschenken|gratuit\p{L}+|безкоштовн\p{L}+|безплатн\p{L}+)(?!\p{L})/u;

/** Takes what may be paid out of the text. */
export function takePrice(text: TypedText): PriceMeaning | undefined {
  const free = text.take(FREE);
  if (free) return { fromMinor: 0, toMinor: 0, isFree: true, span: free.span };
  const range = text.take(BETWEEN) ?? text.take(DASHED);
  if (range) {
    const ends = [minorOf(range.groups.slice(0, 2)), minorOf(range.groups.slice(2))].sort((a, b) => a - b);
    return { fromMinor: ends[0] as number, toMinor: ends[1] as number, isFree: false, span: range.span };
  }
  const most = text.take(AT_MOST) ?? text.take(NAMED);
  if (most) return { toMinor: minorOf(most.groups), isFree: false, span: most.span };
  const least = text.take(AT_LEAST);
  return least && { fromMinor: minorOf(least.groups), isFree: false, span: least.span };
}

function minorOf([whole = '0', part = '']: readonly (string | undefined)[]): number {
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}

const CHEAP =
  /(?<!\p{L})(?:tani(?:o|a|e|ej|ch|ego|ą|m)?|najtań\p{L}*|najtan\p{L}*|niedrog\p{L}*|cheap(?:est)?|billig\p{L}*|günstig\p{L}*|barat\p{L}*|económic\p{L}*|economic[ioah]\p{L}*|дешев\p{L}*|недорог\p{L}*)(?!\p{L})/u;

/** Takes a word out that asks for the cheapest first. */
export function takeCheap(text: TypedText): Span | undefined {
  return text.take(CHEAP)?.span;
}
