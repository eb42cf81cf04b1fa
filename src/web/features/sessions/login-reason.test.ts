import { expect, test } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { loginReason } from './login-reason.ts';

test.each([
  ['/addAnnouncement', 'Zaloguj się, aby dodać ogłoszenie.'],
  ['/addEvent', 'Zaloguj się, aby dodać wydarzenie.'],
  ['/conversationsnew/12', 'Zaloguj się, aby napisać do sprzedającego.'],
  ['/conversations', 'Zaloguj się, aby przeczytać swoje wiadomości.'],
  ['/chat/conversation/4', 'Zaloguj się, aby przeczytać swoje wiadomości.'],
  ['/userpanel?section=favourites', 'Zaloguj się, aby zobaczyć ulubione oferty.'],
  ['/userpanel?section=ads', 'Zaloguj się, aby otworzyć swój panel.'],
  ['/ad/12?from=list#comments', 'Zaloguj się, aby napisać opinię.'],
  ['/changeAnnouncementPlan?id=4', 'Zaloguj się, aby wybrać plan i zapłacić.'],
])('a visitor to %s is told: %s', (back, text) => {
  const reason = loginReason(back);
  expect(reason && getTranslator('pl')(reason)).toBe(text);
});

test.each(['/', '/ads?q=miod', '/ad/12', '/user/3', '/addressbook'])('%s needs no login', (back) => {
  expect(loginReason(back)).toBeUndefined();
});
