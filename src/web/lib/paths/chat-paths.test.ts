import { expect, test } from 'vitest';
import { chatPlaceOf, conversationHref, isChatPath, isFromList, listHref, listViewOf } from './chat-paths.ts';

test('both paths lead to the same conversation', () => {
  expect(chatPlaceOf({ id: '7' })).toEqual({ name: 'conversation', id: 7 });
  expect(chatPlaceOf({ conversationId: '7' })).toEqual({ name: 'conversation', id: 7 });
});

test('a conversation starts about a listing or with a user', () => {
  expect(chatPlaceOf({ announcementId: '12' })).toEqual({ name: 'start', about: { announcementId: 12 } });
  expect(chatPlaceOf({ userId: '3' })).toEqual({ name: 'start', about: { userId: 3 } });
});

test.each(['0', '-1', '1.5', '1e3', 'abc', '', '99999999999999999', ' 7'])('"%s" is not an id', (text) => {
  for (const name of ['id', 'conversationId', 'announcementId', 'userId'])
    expect(chatPlaceOf({ [name]: text })).toEqual({ name: 'nowhere' });
});

test('without an id it is one of the lists, which stays beside the open conversation', () => {
  expect(chatPlaceOf({})).toEqual({ name: 'list' });
  expect([listHref(), listHref('archived')]).toEqual(['/chat', '/chat?view=archived']);
  for (const view of ['inbox', 'archived'] as const) {
    const { pathname, searchParams } = new URL(conversationHref(9, view), 'https://jarmark.example');
    expect(pathname).toBe('/chat/conversation/9');
    expect(listViewOf(searchParams)).toBe(view);
  }
});

test('the chat ends where other pages begin', () => {
  const inside = [
    '/chat',
    '/chat/user/5',
    '/Chat',
    '/conversation/7',
    '/conversations',
    '/conversationsnew/7',
    '/chat/',
  ];
  expect(inside.filter(isChatPath)).toEqual(inside);
  expect(['/', '/chatter', '/conversationist', '/user/5/chat', '/ads'].filter(isChatPath)).toEqual([]);
});

test('only a history entry that says so follows the list', () => {
  expect([{ isFromList: true }, null, undefined, 'x', {}].map(isFromList)).toEqual([true, false, false, false, false]);
});
