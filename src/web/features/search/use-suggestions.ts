import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n.tsx';
import { askFirstSuggestions, askSuggestions, type Suggestion } from './ask-suggestions.ts';

const WAIT_MS = 120;
const SHORTEST = 2;
/** Responses cached for the page's lifetime: deleting a character shows the earlier ones at once. */
const known = new Map<string, readonly Suggestion[]>();
const NONE: readonly Suggestion[] = [];

/**
 * Debounced suggestions for the typed text, which may be empty; stale responses are dropped. Earlier suggestions stay
 * until the next ones arrive.
 */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const language = useLanguage();
  const { locale } = language;
  const [suggestions, setSuggestions] = useState(NONE);
  const query = text.trim();
  useEffect(() => {
    if (!isWanted) return;
    const isTooShort = query.length > 0 && query.length < SHORTEST;
    const former = isTooShort ? NONE : known.get(`${locale} ${query}`);
    if (former) return setSuggestions(former);
    const abort = new AbortController();
    const timer = setTimeout(() => ask(query, language, abort.signal).then(setSuggestions, ignore), WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isWanted, language, locale]);
  return suggestions;
}

type Language = ReturnType<typeof useLanguage>;

async function ask(query: string, language: Language, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = query ? await askSuggestions(query, language, signal) : await askFirstSuggestions(language, signal);
  known.set(`${language.locale} ${query}`, answer);
  return answer;
}

/** Suggestions are optional: on failure the field works without them. */
function ignore(): void {}
