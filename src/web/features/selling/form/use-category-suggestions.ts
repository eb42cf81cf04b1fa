import { useEffect, useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { TITLE_MIN_LENGTH } from './bounds.ts';
import { suggestCategories } from './calls.ts';

const TYPING_PAUSE_MS = 400;

/** The likeliest categories of a title; `isSure`: the first one fits. */
export interface CategorySuggestions {
  readonly categories: readonly number[];
  readonly isSure: boolean;
}

const NONE: CategorySuggestions = { categories: [], isSure: false };

/** The categories that fit a title, debounced; earlier ones stay until the next arrive. */
export function useCategorySuggestions(title: string): CategorySuggestions {
  const [found, setFound] = useState(NONE);
  const asked = title.trim();
  useEffect(() => {
    if (asked.length < TITLE_MIN_LENGTH) {
      setFound(NONE);
      return;
    }
    let isOver = false;
    const ask = async () => {
      const answer = await browserApi()
        .call(suggestCategories, { query: { title: asked } })
        .catch(() => null);
      if (answer && !isOver) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return found;
}
