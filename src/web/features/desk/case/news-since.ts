import type { ModerationCase } from '#contract/moderation.ts';

/** What came into a case since somebody looked at it. */
export interface CaseNews {
  readonly reports: number;
  readonly flags: number;
  /** The thing itself was changed. */
  readonly isChanged: boolean;
  /** It is there no more. */
  readonly isGone: boolean;
}

/** What is new in a case; null when there is nothing that a decision has to take into account. */
export function newsSince(seen: ModerationCase, now: ModerationCase): CaseNews | null {
  const known = new Set(seen.reports.map(({ id }) => id));
  const news: CaseNews = {
    reports: now.reports.filter(({ id }) => !known.has(id)).length,
    flags: Math.max(0, now.flagged.length - seen.flagged.length),
    isChanged: !now.now.gone && JSON.stringify(seen.now) !== JSON.stringify(now.now),
    isGone: now.now.gone && !seen.now.gone,
  };
  return news.reports + news.flags > 0 || news.isChanged || news.isGone ? news : null;
}
