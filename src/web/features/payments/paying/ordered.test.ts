import { expect, test } from 'vitest';
import type { Transaction } from '#contract/payments/payments.ts';
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

test('the same is bought again on its plan page, and viewed on its own page', () => {
  expect([AD, FARM, SHOP].map(againHref)).toEqual([
    '/changeAnnouncementPlan?id=12&plan=extended',
    '/changeAgritourismPlan?id=7&plan=basic',
    '/shopLinkPlan',
  ]);
  expect([AD, FARM, SHOP].map(seenHref)).toEqual(['/ad/12', '/agritourism/7', null]);
});

test('a deleted listing leads to the panel', () => {
  expect(againHref({ ...AD, listingId: null })).toBe('/userpanel');
});

test('payments for the same listing have the same target, whatever the plan', () => {
  const ordered = { type: 'listing', listingId: 12, plan: 'basic' } as const;
  expect([AD, FARM, SHOP].map((each) => isSameTarget(ordered, each))).toEqual([true, false, false]);
  expect([AD, FARM, SHOP].map((each) => isSameTarget({ type: 'shopLink' }, each))).toEqual([false, false, true]);
});

test('a quote of the shop link names no listing', () => {
  expect(quoteQuery({ type: 'shopLink' })).toEqual({});
  expect(quoteQuery({ type: 'listing', listingId: 12, plan: 'basic' })).toEqual({ listingId: 12, plan: 'basic' });
});

test('an active shop link is recognised by what a payment would extend', () => {
  const nowMs = Date.parse('2026-11-21T23:40:00Z');
  const at = (days: number) => new Date(nowMs + (days + shopLinkPlan.visibleDays) * DAY_MS).toISOString();
  expect(shopLinkUntil({ days: 14, activeUntil: at(0) }, nowMs)).toBeNull();
  // Computed by another clock, slightly ahead.
  expect(shopLinkUntil({ days: 14, activeUntil: at(0.001) }, nowMs)).toBeNull();
  expect(shopLinkUntil({ days: 14, activeUntil: at(5) }, nowMs)).toBe('2026-11-26T23:40:00.000Z');
});
