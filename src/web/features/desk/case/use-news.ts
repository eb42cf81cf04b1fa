import { useRef, useState } from 'react';
import type { ModerationCase } from '#contract/moderation.ts';
import { type CaseNews, newsSince } from './news-since.ts';

/** Watches a case for what comes in while a moderator is at it; nothing of it is passed over. */
export function useNews(value: ModerationCase): { readonly news: CaseNews | null; readonly forget: () => void } {
  const seen = useRef(value);
  const [news, setNews] = useState<CaseNews | null>(null);
  if (seen.current !== value) {
    const next = newsSince(seen.current, value);
    // As the case is looked at anew, what is new adds up until a decision is made.
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
