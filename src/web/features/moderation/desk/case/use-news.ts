import { useRef, useState } from 'react';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { type CaseNews, newsSince } from './news-since.ts';

/** Watches a case for changes while a moderator works on it; none is missed. */
export function useNews(value: ModerationCase): { readonly news: CaseNews | null; readonly forget: () => void } {
  const seen = useRef(value);
  const [news, setNews] = useState<CaseNews | null>(null);
  if (seen.current !== value) {
    const next = newsSince(seen.current, value);
    // The case is reloaded, so changes add up until the decision.
    if (next) setNews(sum(news, next));
    seen.current = value;
  }
  return { news, forget: () => setNews(null) };
}

function sum(before: CaseNews | null, next: CaseNews): CaseNews {
  if (!before) return next;
  return {
    reports: before.reports + next.reports,
    flags: before.flags + next.flags,
    isChanged: before.isChanged || next.isChanged,
    isGone: before.isGone || next.isGone,
  };
}
