import { expect, test } from 'vitest';
import { getTranslator } from '#i18n/translator.ts';
import { membersData } from './members-data.ts';

const site = { publicUrl: 'https://jarmark.example', locale: 'pl' } as const;
const dataOf = (path: string) => membersData(path, site, getTranslator('pl'));

test('each sort of page says what it is for', () => {
  const paths = [
    '/addAnnouncement',
    '/editAgritourismFacility/3',
    '/addEvent',
    '/chat/user/5',
    '/changeAgritourismPlan',
    '/shopLinkPlan',
  ];
  expect(new Set(paths.map((path) => dataOf(path).purpose)).size).toBe(paths.length);
  expect(dataOf('/conversationsnew/7').purpose).toBe(dataOf('/chat').purpose);
});

test('whoever logs in comes back, and whoever has is not sent to log in', () => {
  const { strangers, members } = dataOf('/editEvent/7');
  expect(strangers.links.map(({ to }) => to)).toEqual([
    '/login?back=%2FeditEvent%2F7',
    '/register?back=%2FeditEvent%2F7',
  ]);
  expect(members.links.map(({ to }) => to)).toEqual(['/userpanel', '/ads']);
});

test('nobody else is told of such a page', () => {
  expect(dataOf('/chat').meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
});
