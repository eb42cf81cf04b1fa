import { expect, test } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { plansFrom } from '#kinds/life.ts';
import { actLabel, actsOf, bulkActionsOf, INVERSES, predicted } from './acts-of.ts';
import { lookOf, standingMessage, standingOf } from './standing.ts';

function anOwn(fields: Partial<OwnListing> = {}): OwnListing {
  const status = fields.status ?? 'basic';
  return {
    id: 1,
    kind: 'ad',
    title: 'Miód lipowy',
    town: 'Zamość',
    categoryId: 101,
    price: 38,
    priceUnit: 'jar',
    priceIsLowest: false,
    picture: null,
    status,
    hidden: null,
    reserved: false,
    daysLeft: status === 'expired' || status === 'neverActivated' ? null : 9,
    visibleUntil: status === 'neverActivated' ? null : '2026-12-01T10:00:00.000Z',
    plans: plansFrom(status),
    wantedPlan: null,
    views: 0,
    avg_rating: null,
    avg_rating_count: 0,
    version: 1,
    created_at: '2026-11-01T10:00:00.000Z',
    startsAt: null,
    undoUntil: null,
    ...fields,
  };
}

const texts = { date: () => '1 grudnia', time: () => '10:30' };

test('the reason for hiding takes precedence over the lifecycle state', () => {
  expect(standingOf(anOwn())).toBe('visible');
  expect(standingOf(anOwn({ status: 'expired', hidden: 'ended' }))).toBe('ended');
  expect(standingOf(anOwn({ status: 'neverActivated' }))).toBe('waiting');
  expect(standingOf(anOwn({ status: 'neverActivated', wantedPlan: 'extended' }))).toBe('unpaid');
});

test('every state has a primary action and its own text', () => {
  const firstActs = [
    [anOwn(), 'edit'],
    [anOwn({ status: 'neverActivated' }), 'plan'],
    [anOwn({ status: 'neverActivated', kind: 'event' }), 'renew'],
    [anOwn({ status: 'expired' }), 'renew'],
    [anOwn({ hidden: 'paused' }), 'resume'],
    [anOwn({ hidden: 'ended' }), 'reopen'],
    [anOwn({ hidden: 'ended', status: 'expired' }), 'renew'],
    [anOwn({ hidden: 'holiday' }), 'edit'],
    [anOwn({ hidden: 'suspended', plans: [] }), 'edit'],
    [anOwn({ hidden: 'deleted' }), 'restore'],
  ] as const;
  for (const [own, act] of firstActs) expect(actsOf(own)[0]).toBe(act);
  const words = firstActs.map(([own]) => standingMessage(own, texts)[0]);
  expect(new Set(words).size).toBe(words.length - 1);
});

test('no plan is offered where there is no upgrade, nor for what is never promoted', () => {
  expect(actsOf(anOwn({ status: 'highlighted' }))).not.toContain('plan');
  expect(actsOf(anOwn({ kind: 'event' }))).not.toContain('plan');
  expect(actsOf(anOwn({ status: 'promoted' }))).toContain('plan');
});

test('a bulk action is offered when at least one listing allows it', () => {
  expect(bulkActionsOf([anOwn(), anOwn({ status: 'expired' })])).toEqual([
    'renew',
    'pause',
    'reserve',
    'end',
    'remove',
  ]);
  expect(bulkActionsOf([anOwn({ hidden: 'deleted' })])).toEqual(['restore']);
});

test("an action's label says what it means for the listing", () => {
  expect(actLabel('renew', anOwn({ status: 'neverActivated' }))).toBe('selling.act.show');
  expect(actLabel('renew', anOwn({ status: 'expired' }))).toBe('selling.act.renew');
  expect(actLabel('end', anOwn())).toBe('selling.act.sold');
  expect(actLabel('end', anOwn({ kind: 'event' }))).toBe('selling.act.over');
  expect(actLabel('plan', anOwn({ status: 'neverActivated' }))).toBe('selling.act.plan');
});

test('a predicted action is undone by its inverse', () => {
  const paused = predicted(anOwn(), 'pause');
  expect(paused.hidden).toBe('paused');
  expect(INVERSES.pause).toBe('resume');
  expect(predicted(paused, 'resume')).toEqual(anOwn());
});

test('the last two days are marked', () => {
  expect(lookOf(anOwn({ daysLeft: 3 })).tone).toBe('success');
  expect(lookOf(anOwn({ daysLeft: 2 })).tone).toBe('amber');
});
