import { expect, test } from 'vitest';
import { polishDay } from '#contract/values/polish-time.ts';
import { planMarket } from './market.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const market = planMarket(NOW);
const ads = market.filter(({ kind }) => kind === 'ad');

test('every plan is in use, and some ads have expired, wait, or are paused', () => {
  for (const status of ['basic', 'promoted', 'highlighted', 'expired', 'neverActivated'])
    expect(ads.filter((ad) => ad.status === status && !ad.isPaused).length, status).toBeGreaterThan(10);
  const paused = ads.filter(({ pausedAtMs }) => pausedAtMs !== null);
  expect(paused.length).toBeGreaterThan(3);
  for (const { status, pausedAtMs, isPaused } of paused) {
    expect([status, isPaused]).toEqual(['basic', true]);
    expect(pausedAtMs).toBeLessThan(NOW);
  }
});

test('times when a listing was shown follow each other and end before now', () => {
  for (const { title, pastStandings, createdAtMs, activatedAtMs, status, visibleUntilMs } of market) {
    let lastMs = createdAtMs;
    for (const { fromMs, untilMs } of pastStandings) {
      expect(fromMs, title).toBeGreaterThanOrEqual(lastMs);
      expect(untilMs, title).toBeGreaterThanOrEqual(fromMs);
      lastMs = untilMs;
    }
    expect(lastMs, title).toBeLessThanOrEqual(NOW);
    if (status === 'expired') expect(visibleUntilMs, title).toBe(lastMs);
    if (activatedAtMs !== null) expect(activatedAtMs, title).toBeLessThanOrEqual(NOW);
  }
});

test('many ads were renewed, and promoted ones were free before', () => {
  const renewed = ads.filter(({ pastStandings }) => pastStandings.length > 1);
  expect(renewed.length).toBeGreaterThan(ads.length / 4);
  for (const { status, pastStandings } of ads)
    if (status === 'promoted' || status === 'highlighted') expect(pastStandings.at(-1)?.status).toBe('basic');
});

test('nobody looks at what is not shown', () => {
  for (const { title, days, status, createdAtMs, visibleUntilMs, pausedAtMs } of market) {
    if (status === 'neverActivated') expect(days, title).toEqual([]);
    const last = pausedAtMs ?? (status === 'expired' ? visibleUntilMs : null) ?? NOW;
    for (const { day } of days) {
      expect(day >= polishDay(createdAtMs), title).toBe(true);
      expect(day <= polishDay(last), title).toBe(true);
    }
  }
});

test('promotion brings views', () => {
  const mean = (status: string) => {
    const days = ads.filter((ad) => ad.status === status).flatMap((ad) => ad.days.slice(-2));
    return days.reduce((sum, { views }) => sum + views, 0) / days.length;
  };
  expect(mean('promoted')).toBeGreaterThan(1.5 * mean('basic'));
  expect(mean('highlighted')).toBeGreaterThan(mean('promoted'));
});

test('a day counts the favourites of that day, and the total counts the days', () => {
  for (const { title, days, keptBy, viewCount, sellerKey } of market) {
    const firstDay = days[0]?.day ?? '9';
    const kept = keptBy.filter(({ atMs }) => polishDay(atMs) >= firstDay).length;
    expect(
      days.reduce((sum, { favourites }) => sum + favourites, 0),
      title,
    ).toBe(kept);
    expect(
      days.reduce((sum, { views }) => sum + views, 0),
      title,
    ).toBeLessThanOrEqual(viewCount);
    expect(keptBy.map(({ accountKey }) => accountKey)).not.toContain(sellerKey);
    for (const { atMs } of keptBy) expect(atMs).toBeLessThanOrEqual(NOW);
  }
});

test('comments are spread over weeks', () => {
  const ages = market.flatMap(({ comments }) => comments.map(({ atMs }) => (NOW - atMs) / DAY_MS));
  for (const [from, to] of [
    [0, 7],
    [7, 21],
    [21, 60],
  ] as const)
    expect(ages.filter((age) => age >= from && age < to).length).toBeGreaterThan(100);
});
