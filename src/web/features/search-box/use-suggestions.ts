import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { askSuggestions, type Suggestion } from './ask-suggestions.ts';

const WAIT_MS = 120;
const SHORTEST = 2;
/** Answers of this page's life: who deletes a letter sees the former ones at once. */
const known = new Map<string, readonly Suggestion[]>();
const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for what is typed, a moment after the last key; an answer that comes too late is dropped. Until the next
 * ones are there the former ones stay.
 */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const { locale } = useLanguage();
  const [suggestions, setSuggestions] = useState(NONE);
  const query = text.trim();
  useEffect(() => {
    if (!isWanted) return;
    const former = query.length < SHORTEST ? NONE : known.get(`${locale} ${query}`);
    if (former) return setSuggestions(former);
    const abort = new AbortController();
    const timer = setTimeout(() => ask(query, locale, abort.signal).then(setSuggestions, ignore), WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isWanted, locale]);
  return suggestions;
}

async function ask(query: string, locale: Locale, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await askSuggestions(query, locale, signal);
  known.set(`${locale} ${query}`, answer);
  return answer;
}

/** Suggestions are a help: without an answer the field works as it is. */
function ignore(): void {}
