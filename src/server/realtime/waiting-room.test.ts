import { expect, test } from 'vitest';
import { PacketLimit } from './packet-limit.ts';
import { Presence } from './presence.ts';
import { WaitingRoom } from './waiting-room.ts';

const aConnection = () => {
  const connection = { isOpen: true, close: () => {} };
  connection.close = () => {
    connection.isOpen = false;
  };
  return connection;
};

test('a connection not subscribed after twenty seconds is closed; a subscribed one is not', () => {
  const room = new WaitingRoom(true);
  const [silent, subscribed, late] = [aConnection(), aConnection(), aConnection()];
  room.enter(silent, '10.0.0.1', 0);
  room.enter(subscribed, '10.0.0.1', 0);
  room.enter(late, '10.0.0.1', 1);
  room.leave(subscribed);
  room.cutOverdue(19_999);
  expect(silent.isOpen).toBe(true);
  room.cutOverdue(20_000);
  expect([silent.isOpen, subscribed.isOpen, late.isOpen]).toEqual([false, true, true]);
});

test('one address has sixty places, and closing a connection frees one', () => {
  const room = new WaitingRoom(true);
  const waiting = Array.from({ length: 60 }, aConnection);
  for (const each of waiting) room.enter(each, '10.0.0.1');
  expect(room.hasPlace('10.0.0.1')).toBe(false);
  expect(room.hasPlace('10.0.0.2')).toBe(true);
  room.leave(waiting[0] as (typeof waiting)[number]);
  room.leave(waiting[0] as (typeof waiting)[number]);
  expect(room.hasPlace('10.0.0.1')).toBe(true);
  room.enter(aConnection(), '10.0.0.1');
  expect(room.hasPlace('10.0.0.1')).toBe(false);
});

test('without a limit by address any number of connections may wait', () => {
  const room = new WaitingRoom(false);
  for (let count = 0; count < 100; count += 1) room.enter(aConnection(), '10.0.0.1');
  expect(room.hasPlace('10.0.0.1')).toBe(true);
});

test('at most twenty packets are accepted in any ten seconds', () => {
  const limit = new PacketLimit();
  for (let count = 0; count < 20; count += 1) expect(limit.take(count * 100)).toBe(true);
  expect(limit.take(9_999)).toBe(false);
  const slow = new PacketLimit();
  for (let count = 0; count < 200; count += 1) expect(slow.take(count * 500)).toBe(true);
});

test('presence is recorded on arrival and then once a minute', () => {
  const presence = new Presence();
  expect(presence.take([1], 0)).toEqual([1]);
  expect(presence.take([1, 2], 30_000)).toEqual([2]);
  expect(presence.take([1, 2], 60_000)).toEqual([1]);
  expect(presence.take([2], 89_999)).toEqual([]);
  expect(presence.take([1, 2], 90_000)).toEqual([1, 2]);
});
