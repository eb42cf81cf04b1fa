import type { ModerationCase } from '#contract/moderation/cases.ts';

/** Changes to a case since it was loaded. */
export interface CaseNews {
  readonly reports: number;
  readonly flags: number;
  /** The content was edited. */
  readonly isChanged: boolean;
  /** The content was deleted. */
  readonly isGone: boolean;
}

/** Changes to a case; null when there are none that a decision must consider. */
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
