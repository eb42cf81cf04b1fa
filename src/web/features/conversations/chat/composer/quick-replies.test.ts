import { expect, test } from 'vitest';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { ThreadItem } from '../../inbox/thread.ts';
import { quickReplies } from './quick-replies.ts';

const ME = 1;
const OTHER = 2;

function aConversation(path: string | null, sellerId: number): Conversation {
  const person = (id: number) => ({ id, name: `Osoba ${id}`, avatar: null });
  return {
    id: 5,
    users: [person(OTHER), person(ME)],
    updated_at: '2026-11-20T10:00:00.000Z',
    LastMessage: null,
    about: {
      id: 3,
      title: 'Miód',
      path,
      price: 40,
      priceUnit: 'jar',
      priceIsLowest: false,
      picture: null,
      sellerId,
      state: path ? 'shown' : 'gone',
      reserved: false,
      takesOffers: true,
    },
    unread: 0,
    readNumber: 0,
    otherReadNumber: 0,
    lastSeen: null,
    archived: false,
    closed: null,
  };
}

function aMessage(senderId: number): ThreadItem {
  return { kind: 'stored', key: 'a', message: { sender_id: senderId } as Message };
}

test('a buyer is offered opening questions that suit the kind of listing', () => {
  expect(quickReplies(aConversation('/ad/3', OTHER), [])).toContain('chat.compose.ask.available');
  expect(quickReplies(aConversation('/agritourism/3', OTHER), [])).toContain('chat.compose.ask.pets');
  expect(quickReplies(aConversation('/event/3', OTHER), [])).toContain('chat.compose.ask.tickets');
});

test('a buyer who has written gets no suggestions', () => {
  expect(quickReplies(aConversation('/ad/3', OTHER), [aMessage(ME)])).toEqual([]);
  expect(quickReplies(aConversation('/ad/3', OTHER), [aMessage(OTHER)])).toEqual([]);
});

test('a seller is offered answers while the other has the last message', () => {
  const conversation = aConversation('/ad/3', ME);
  expect(quickReplies(conversation, [aMessage(OTHER)])).toContain('chat.compose.say.available');
  expect(quickReplies(conversation, [aMessage(OTHER), aMessage(ME)])).toEqual([]);
  expect(quickReplies(conversation, [])).toEqual([]);
});

test('no suggestions for a listing that is gone, or without a listing', () => {
  expect(quickReplies(aConversation(null, OTHER), [])).toEqual([]);
  expect(quickReplies({ ...aConversation('/ad/3', OTHER), about: null }, [])).toEqual([]);
});
