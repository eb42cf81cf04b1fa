import { expect, test } from 'vitest';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { newsSince } from './news-since.ts';

type Part = Pick<ModerationCase, 'reports' | 'flagged' | 'now'>;

const NOW = { title: 'Miód', text: 'Z lipy.', gone: false } as ModerationCase['now'];
const report = (id: number) => ({ id }) as ModerationCase['reports'][number];
const flag = { kind: 'links' } as ModerationCase['flagged'][number];
const aCase = (part: Partial<Part>) =>
  ({ reports: [report(1)], flagged: [], now: NOW, ...part }) as unknown as ModerationCase;

test('a reloaded case has no news while nothing has changed', () => {
  expect(newsSince(aCase({}), { ...aCase({}), takenBy: null })).toBeNull();
});

test('reports, flags and edits since then are listed', () => {
  const after = aCase({
    reports: [report(1), report(4), report(5)],
    flagged: [flag],
    now: { ...NOW, text: 'Z gryki.' },
  });
  expect(newsSince(aCase({}), after)).toEqual({ reports: 2, flags: 1, isChanged: true, isGone: false });
});

test('content deleted meanwhile is gone, not changed', () => {
  const news = newsSince(aCase({}), aCase({ now: { ...NOW, gone: true } }));
  expect(news).toEqual({ reports: 0, flags: 0, isChanged: false, isGone: true });
});
