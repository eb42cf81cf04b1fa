import type { AnswerOf } from '#contract/endpoint.ts';
import type { suggest } from '#contract/listings/listings.ts';
import type { Picture } from '#contract/primitives.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { priceText } from '../../lib/prices/price-text.ts';

type Answer = AnswerOf<typeof suggest>;

/** A row below the search field, and its link; `clear` has none: it removes the last searches. */
export interface Suggestion {
  readonly kind: 'own' | 'clear' | 'popular' | 'word' | 'category' | 'town' | 'goods';
  readonly text: string;
  readonly detail: string | null;
  readonly to: string;
  readonly picture?: Picture | null;
}

/** Search radius around a suggested town. */
const RADIUS_KM = 30;

/** Suggestions for an empty field: this browser's last searches, popular searches and main categories. */
export async function askFirstSuggestions({ locale }: { locale: Locale }, signal: AbortSignal): Promise<Suggestion[]> {
  const { words, categories } = await ask('', locale, signal);
  return [...words.map((text) => textSuggestion('popular', text)), ...categories.map(categorySuggestion)];
}

/** A search for a text. */
export function textSuggestion(kind: 'own' | 'popular' | 'word', text: string): Suggestion {
  return { kind, text, detail: null, to: `/ads?${new URLSearchParams({ q: text })}` };
}

/**
 * Requests suggestions for the words typed so far. The last words may be a town ("ser Nowy Sącz"): then the words
 * before it are searched for around it.
 *
 * @throws  when there is no response, or the signal aborts.
 */
export async function askSuggestions(
  query: string,
  { locale, t }: { locale: Locale; t: Translate },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const before = query.split(/\s+/).slice(0, -1).join(' ');
  const { words, categories, goods, towns } = await ask(query, locale, signal);
  return [
    ...words.map((word) => textSuggestion('word', [before, word].filter(Boolean).join(' '))),
    ...categories.map(categorySuggestion),
    ...towns.map(townSuggestion),
    ...goods.map((each) => goodsSuggestion(each, priceText(locale, each, t))),
  ];
}

async function ask(query: string, locale: Locale, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/suggestions?q=${encodeURIComponent(query)}`, {
    signal,
    headers: { 'accept-language': locale },
  });
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`);
  return (await response.json()) as Answer;
}

function categorySuggestion({ id, name, parentName }: Answer['categories'][number]): Suggestion {
  return { kind: 'category', text: name, detail: parentName, to: `/category/${id}` };
}

function goodsSuggestion({ id, kind, title, picture }: Answer['goods'][number], detail: string | null): Suggestion {
  return { kind: 'goods', text: title, detail, to: `${getKind(kind).paths.detail}/${id}`, picture };
}

function townSuggestion({ id, name, voivodeship, words }: Answer['towns'][number]): Suggestion {
  const query = { ...(words && { q: words }), town: String(id), radius: String(RADIUS_KM), sort: 'distance' };
  return {
    kind: 'town',
    text: [words, name].filter(Boolean).join(' · '),
    detail: voivodeship,
    to: `/ads?${new URLSearchParams(query)}`,
  };
}
