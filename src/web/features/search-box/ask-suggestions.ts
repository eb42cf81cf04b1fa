import type { AnswerOf } from '#contract/endpoint.ts';
import type { suggest } from '#contract/listings.ts';
import type { Locale } from '#i18n/locales.ts';

type Answer = AnswerOf<typeof suggest>;

/** One line below the search field and where it leads. */
export interface Suggestion {
  readonly kind: 'word' | 'category' | 'town';
  readonly text: string;
  readonly detail: string | null;
  readonly to: string;
}

/** How far around a suggested town is searched. */
const RADIUS_KM = 30;

/**
 * Asks what may be meant by the words typed so far. Of several words the last may be a town for itself ("ser Łowicz"):
 * then the words before it are searched for around it.
 *
 * @throws  when there is no answer, or the signal aborts.
 */
export async function askSuggestions(query: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const words = query.split(/\s+/);
  const last = words.at(-1) as string;
  const before = words.slice(0, -1).join(' ');
  const [whole, ofLast] = await Promise.all([ask(query, locale, signal), before ? ask(last, locale, signal) : null]);
  return [
    ...whole.words.map((word) => wordSuggestion([before, word].filter(Boolean).join(' '))),
    ...whole.categories.map(categorySuggestion),
    ...whole.towns.map((town) => townSuggestion(town, '')),
    ...(ofLast?.towns ?? []).map((town) => townSuggestion(town, before)),
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

function wordSuggestion(text: string): Suggestion {
  return { kind: 'word', text, detail: null, to: `/ads?${new URLSearchParams({ q: text })}` };
}

function categorySuggestion({ id, name, parentName }: Answer['categories'][number]): Suggestion {
  return { kind: 'category', text: name, detail: parentName, to: `/category/${id}` };
}

function townSuggestion({ id, name, voivodeship }: Answer['towns'][number], words: string): Suggestion {
  const query = { ...(words && { q: words }), town: String(id), radius: String(RADIUS_KM), sort: 'distance' };
  return {
    kind: 'town',
    text: [words, name].filter(Boolean).join(' · '),
    detail: voivodeship,
    to: `/ads?${new URLSearchParams(query)}`,
  };
}
