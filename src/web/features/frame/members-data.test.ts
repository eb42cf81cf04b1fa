import { expect, test } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { membersData } from './members-data.ts';

const site = { publicUrl: 'https://jarmark.example', locale: 'pl' } as const;
const purposeOf = (path: string) => membersData(path, site, getTranslator('pl')).purpose;

test('each sort of page says what it is for', () => {
  const paths = [
    '/addAnnouncement',
    '/editAgritourismFacility/3',
    '/addEvent',
    '/chat/user/5',
    '/changeAgritourismPlan',
    '/shopLinkPlan',
    '/login',
    '/resetPassword',
    '/verifyEmail/9',
    '/userpanel',
  ];
  expect(new Set(paths.map(purposeOf)).size).toBe(paths.length);
  expect(purposeOf('/conversationsnew/7')).toBe(purposeOf('/chat'));
  expect(purposeOf('/uploadimage')).toBe(purposeOf('/userpanel'));
});

test('who would log in is not sent to log in', () => {
  const { links } = membersData('/login', site, getTranslator('pl'));
  expect(links.map(({ to }) => to)).toEqual(['/ads', '/']);
  expect(membersData('/chat', site, getTranslator('pl')).links[0]?.to).toBe('/login');
});

test('nobody else is told of such a page', () => {
  expect(membersData('/chat', site, getTranslator('pl')).meta).toContainEqual({
    name: 'robots',
    content: 'noindex, nofollow',
  });
});
