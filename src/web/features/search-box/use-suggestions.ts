import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { suggest } from '#contract/listings.ts';
import { useLanguage } from '../../lib/i18n.tsx';

type Suggestions = AnswerOf<typeof suggest>;

/** One line below the search field and where it leads. */
export interface Suggestion {
  readonly kind: 'word' | 'category' | 'town';
  readonly text: string;
  readonly detail: string | null;
  readonly to: string;
}

const WAIT_MS = 120;

/** Suggestions for what is typed, a moment after the last key; an answer that comes too late is dropped. */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const { locale } = useLanguage();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const query = text.trim();
  useEffect(() => {
    if (!isWanted || query.length < 2) {
      setSuggestions([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/suggestions?q=${encodeURIComponent(query)}`, {
          signal: abort.signal,
          headers: { 'accept-language': locale },
        });
        if (response.ok) setSuggestions(toList((await response.json()) as Suggestions, query));
      } catch {
        // Suggestions are a help: without an answer the field works as it is.
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isWanted, locale]);
  return suggestions;
}

/** The word that is being typed is completed; the words before it stay. */
function toList({ words, categories, towns }: Suggestions, query: string): Suggestion[] {
  const before = query.split(/\s+/).slice(0, -1).join(' ');
  return [
    ...words.map((word): Suggestion => {
      const text = [before, word].filter(Boolean).join(' ');
      return { kind: 'word', text, detail: null, to: `/ads?q=${encodeURIComponent(text)}` };
    }),
    ...categories.map(
      ({ id, name, parentName }): Suggestion => ({ kind: 'category', text: name, detail: parentName, to: `/category/${id}` }),
    ),
    ...towns.map(
      ({ id, name, voivodeship }): Suggestion => ({
        kind: 'town',
        text: name,
        detail: voivodeship,
        to: `/ads?town=${id}&radius=30&sort=distance`,
      }),
    ),
  ];
}
