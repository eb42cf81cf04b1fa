import { expect, test } from 'vitest';
import type { Transaction } from '#contract/payments.ts';
import { shopLinkPlan } from '#kinds/plans.ts';
import { againHref, isSameTarget, quoteQuery, seenHref, shopLinkUntil } from './ordered.ts';

const AD = { targetType: 'ad', variant: 'highlighted', kind: 'ad', listingId: 12 } as Transaction;
const FARM = {
  targetType: 'agritourismFacility',
  variant: 'promoted',
  kind: 'agritourism',
  listingId: 7,
} as Transaction;
const SHOP = { targetType: 'shopPromotion', variant: 'basic', kind: null, listingId: null } as Transaction;
const DAY_MS = 86_400_000;

test('the same is ordered again where it was ordered, and seen where it stands', () => {
  expect([AD, FARM, SHOP].map(againHref)).toEqual([
    '/changeAnnouncementPlan?id=12&plan=extended',
    '/changeAgritourismPlan?id=7&plan=basic',
    '/shopLinkPlan',
  ]);
  expect([AD, FARM, SHOP].map(seenHref)).toEqual(['/ad/12', '/agritourism/7', null]);
});

test('a listing that has gone leads to the panel', () => {
  expect(againHref({ ...AD, listingId: null })).toBe('/userpanel');
});

test('a payment of the same listing is the same target in any plan', () => {
  const ordered = { type: 'listing', listingId: 12, plan: 'basic' } as const;
  expect([AD, FARM, SHOP].map((each) => isSameTarget(ordered, each))).toEqual([true, false, false]);
  expect([AD, FARM, SHOP].map((each) => isSameTarget({ type: 'shopLink' }, each))).toEqual([false, false, true]);
});

test('a quote of the shop’s link names no listing', () => {
  expect(quoteQuery({ type: 'shopLink' })).toEqual({});
  expect(quoteQuery({ type: 'listing', listingId: 12, plan: 'basic' })).toEqual({ listingId: 12, plan: 'basic' });
});

test('a link that runs already is told by what a payment would make of it', () => {
  const nowMs = Date.parse('2026-11-21T23:40:00Z');
  const at = (days: number) => new Date(nowMs + (days + shopLinkPlan.visibleDays) * DAY_MS).toISOString();
  expect(shopLinkUntil({ activeUntil: at(0) }, nowMs)).toBeNull();
  // Answered by another clock, a little ahead.
  expect(shopLinkUntil({ activeUntil: at(0.001) }, nowMs)).toBeNull();
  expect(shopLinkUntil({ activeUntil: at(5) }, nowMs)).toBe('2026-11-26T23:40:00.000Z');
});
