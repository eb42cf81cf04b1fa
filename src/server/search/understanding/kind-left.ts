import type { KindId } from '#kinds/index.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { tokensOf } from '../text.ts';
import type { QueryMeaning } from './meaning.ts';

/** Kinds that take a query for which no ad is found, by what they find of it. */
const OTHERS: readonly KindId[] = ['event', 'agritourism'];
/** So few listings of a kind have all words of the query that they are what it asks for. */
const FEW = 3;
/** One word, found anywhere in a text, says too little. */
const TELLING_WORDS = 2;

/** Words for watching, tasting or taking part: they ask for no goods, even if goods are named: "zobaczyć lawendę". */
const TAKING_PART =
  /(?<!\p{L})(?:zobaczy[cć]|obejrze[cć]|ogl[aą]da[cć]|pos[łl]ucha[cć]|pozna[cć]|spr[oó]bowa[cć]|skosztowa[cć]|dosta[cć]|nauczy[cć]|naucz[eę]|przebra[cć]|zamieszka[cć]|pomieszka[cć]|na\s+[zż]ywo|pokaz\p{L}{0,3}|konkurs\p{L}{0,3}|wy[sś]cig\p{L}{0,3}|procesj\p{L}{1,2}|poch[oó]d|gdzie\s+mog[eęa])(?!\p{L})/iu;

/**
 * The kind that alone has what no ad offers: a few listings with all words of the query. Unless the query says that one
 * wants to see or do something, it must name no goods, and a title must have one of its words: what nobody sells is
 * mentioned by some event.
 *
 * isThing  whether a listing of the kind is called by a word.
 */
export function kindLeft(
  words: string,
  meaning: QueryMeaning | null,
  totals: Readonly<Record<KindId, number>>,
  namesGoods: boolean,
  isThing: (kind: KindId, word: string) => boolean,
): KindId | undefined {
  const telling = tokensOf(words).filter(({ word }) => !STOP_WORDS.has(word));
  if (!meaning || totals.ad > 0 || telling.length < TELLING_WORDS) return undefined;
  const takesPart = TAKING_PART.test(words);
  if (namesGoods && !takesPart) return undefined;
  const isCalledSo = (kind: KindId) => takesPart || telling.some(({ word }) => isThing(kind, word));
  const found = OTHERS.filter((kind) => totals[kind] > 0 && totals[kind] <= FEW && isCalledSo(kind));
  return found.sort((a, b) => totals[a] - totals[b])[0];
}
