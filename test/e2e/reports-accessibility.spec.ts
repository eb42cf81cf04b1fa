import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

const BACA = { id: 7, name: 'Bacówka', avatar: null, auth_token: 'x'.repeat(43) };
const ME = { ...BACA, description: '', role: 'user', verified: true, strong: false, suspended: true };
const MOMENT = '2026-11-16T10:00:00.000Z';
const LATER = '2099-05-18T10:00:00.000Z';
const NOTICE_PATH = `/notice/${'a'.repeat(43)}`;

const APPEAL = { state: 'rejected', text: 'Proszę spojrzeć jeszcze raz.', created_at: MOMENT, decidedAt: MOMENT };
const NOTICE = {
  reference: 'Z-1042',
  created_at: MOMENT,
  target: { type: 'listing', id: 1, title: 'Oscypek wędzony' },
  reason: 'scam',
  description: 'Prosi o przelew z góry.',
  decision: { action: 'hide', rule: 'scam', decidedAt: MOMENT, appealUntil: LATER, mayAppeal: true },
  appeal: null,
};
const DECISION = {
  id: 12,
  reference: 'D-12',
  target: { type: 'account', id: 7, title: 'Bacówka', excerpt: 'Sery z Podhala.' },
  action: 'suspendAccount',
  rule: 'fakeReviews',
  explanation: 'Oceny pod ofertami pisała jedna osoba.',
  automatedDetection: true,
  suspendedUntil: LATER,
  decidedAt: MOMENT,
  liftedAt: null,
  appealUntil: LATER,
  mayAppeal: true,
  appeal: null,
};

interface Screen {
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Checks only this part: what it covers cannot be reached anyway. */
  readonly part?: string;
}

const answer = (path: string, json: unknown) => (page: Page) => page.route(path, (route) => route.fulfill({ json }));

async function beSuspended(page: Page): Promise<void> {
  // The token is invalid; calls that are not mocked here must not end the session.
  await page.route('**/api/**', (route) => route.abort());
  await page.route('**/api/user/me', (route) => route.fulfill({ json: ME }));
  await page.route('**/api/decisions', (route) => route.fulfill({ json: [DECISION] }));
  await page.route('**/api/decisions/12', (route) => route.fulfill({ json: DECISION }));
  const state = JSON.stringify({ user: BACA, isLoggedIn: true });
  await page.addInitScript((text) => localStorage.setItem('appState', text), state);
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zgłoś', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const SCREENS: Record<string, Screen> = {
  'report, new': { path: '/user/1', act: openDialog, part: '[role=dialog]' },
  'report, wrong': {
    path: '/user/1',
    act: async (page) => {
      await openDialog(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
      await expect(page.getByText('Wybierz powód.')).toBeVisible();
    },
    part: '[role=dialog]',
  },
  'report, sent': {
    path: '/user/1',
    prepare: async (page) => {
      await beSuspended(page);
      await answer('**/api/reports', { success: true, data: { reference: 'Z-1042' } })(page);
    },
    act: async (page) => {
      await openDialog(page);
      await page.getByRole('dialog').getByLabel('Oszustwo').check();
      await page.getByRole('dialog').getByLabel('Krótki opis').fill('Prosi o przelew z góry.');
      await page.getByRole('dialog').getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
      await expect(page.getByText('Z-1042')).toBeVisible();
    },
    part: '[role=dialog]',
  },
  'notice, waiting': { path: NOTICE_PATH, prepare: answer('**/api/notices/*', { ...NOTICE, decision: null }) },
  'notice, decided': { path: NOTICE_PATH, prepare: answer('**/api/notices/*', NOTICE) },
  'notice, appealed': {
    path: NOTICE_PATH,
    prepare: answer('**/api/notices/*', { ...NOTICE, appeal: { ...APPEAL, answer: 'Sprawdziliśmy: tak zostaje.' } }),
  },
  'notice, out of reach': { path: NOTICE_PATH, prepare: (page) => page.route('**/api/notices/*', (r) => r.abort()) },
  decision: { path: '/decision/12', prepare: beSuspended },
  decisions: { path: '/userpanel?section=decisions', prepare: beSuspended },
  'posting while suspended': { path: '/addAnnouncement', prepare: beSuspended },
};

/** The text or element that shows that a screen is ready. */
const SIGNS: Record<string, string> = {
  'notice, waiting': 'Czeka na moderację',
  'notice, decided': 'Rozstrzygnięte',
  'notice, appealed': 'Odwołanie odrzucone',
  'notice, out of reach': 'Nie udało się tego wczytać',
  decision: 'Dlaczego',
  decisions: 'Fałszywe opinie',
  'posting while suspended': 'Twoje konto jest zawieszone',
};

for (const [name, { path, prepare, act, part }] of Object.entries(SCREENS)) {
  test(`${name}: no accessibility violations in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare?.(page);
    await page.goto(path);
    await hydrated(page);
    await act?.(page);
    const sign = SIGNS[name];
    if (sign) await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
    await expectAccessible(page, part);
  });
}
