import { expect, test } from 'vitest';
import { isNarrow, mailsHref, mailsViewOf, overviewDaysOf, peopleBehind, peopleHref, peopleViewOf } from './places.ts';

const viewOf = (text: string) => peopleViewOf(new URLSearchParams(text));

test('a view of the people survives its URL', () => {
  const search = '?q=%C5%82%C4%99c&role=admin&state=suspended&confirmed=no&sellsAs=none&before=17';
  expect(peopleHref(viewOf(search))).toBe(`/admin/people${search}`);
  expect(peopleHref(viewOf(''))).toBe('/admin/people');
});

test('invalid parameters of a URL are dropped', () => {
  expect(viewOf('role=owner&state=gone&confirmed=maybe&sellsAs=x&before=-1')).toEqual(viewOf(''));
  expect(overviewDaysOf(new URLSearchParams('days=8'))).toBe(30);
  expect(mailsHref(mailsViewOf(new URLSearchParams('state=lost&before=%27&recipientId=x')))).toBe('/admin/mails');
});

test('a later page alone is no filter', () => {
  expect(isNarrow(viewOf('before=5'))).toBe(false);
  expect(isNarrow(viewOf('confirmed=no'))).toBe(true);
});

test('a person leads back to the view they were found in, and nowhere else', () => {
  expect(peopleBehind({ people: '?q=ula' })).toBe('/admin/people?q=ula');
  expect(peopleBehind({ people: 'https://elsewhere.example/' })).toBe('/admin/people');
  expect(peopleBehind(null)).toBe('/admin/people');
});
